# Read by tools/play and tools/test: what a build needs, and how Debian brings it.
# All chatter goes to standard error.

say() { printf '%s\n' "${0##*/}: $*" >&2; }

# need COMMAND:PACKAGE… or PACKAGE…: installs the packages that are not there, and only those.
# Where there is no dpkg nothing is done: Meson then names what it misses.
need() {
    command -v dpkg-query >/dev/null || return 0
    missing=
    for pair; do
        package=${pair#*:}
        case $pair in *:*) ! command -v "${pair%%:*}" >/dev/null || continue ;; esac
        case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) in
        *' installed') ;;
        *) missing="$missing $package" ;;
        esac
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        say "packages are missing; as root: apt-get install$missing"
        return 1
    fi
    say "installing$missing"
    # shellcheck disable=SC2086 # a list of names
    {
        DEBIAN_FRONTEND=noninteractive apt-get update -q &&
            DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
    } </dev/null >&2 || { say "apt-get could not install$missing"; return 1; }
}

need_for_build() {
    need g++:g++ meson:meson ninja:ninja-build pkg-config:pkg-config libcli11-dev \
        libboost-test-dev libpng-dev libtomlplusplus-dev nlohmann-json3-dev
}
