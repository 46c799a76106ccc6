#include "rules.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace clew::tidy {

namespace {

using Tree = std::map<std::string, const File*, std::less<>>; // by path

Tree tree_of(const std::vector<File>& files) {
    Tree tree;
    for (const File& file : files) {
        tree.emplace(file.path, &file);
    }
    return tree;
}

bool is_source(std::string_view path) {
    return path.size() > 4 && path.substr(path.size() - 4) == ".cpp";
}

std::string folder_of(std::string_view path) {
    return std::string(path.substr(0, path.rfind('/') + 1));
}

/// Walks the includes from each header; a header met again while it is open closes a circle.
class Walk {
public:
    explicit Walk(const Tree& tree) : tree_(tree) {}

    Faults all() {
        for (const auto& [path, file] : tree_) {
            visit(*file);
        }
        return std::move(faults_);
    }

private:
    void visit(const File& file) {
        if (!done_.insert(file.path).second) {
            return;
        }
        open_.push_back(file.path);
        for (const Include& include : includes_of(file.text)) {
            follow(file, include);
        }
        open_.pop_back();
    }

    void follow(const File& file, const Include& include) {
        const auto next = tree_.find("include/" + include.name);
        if (next == tree_.end()) {
            return;
        }
        const auto again = std::find(open_.begin(), open_.end(), next->first);
        if (again == open_.end()) {
            visit(*next->second);
            return;
        }
        std::string circle;
        for (auto one = again; one != open_.end(); ++one) {
            circle += '\'' + *one + "' includes ";
        }
        faults_.push_back(
            fault_at(file, include.line, "a circle of includes: " + circle + '\'' + *again + '\''));
    }

    const Tree& tree_;
    std::set<std::string> done_;
    std::vector<std::string> open_;
    Faults faults_;
};

} // namespace

Faults cycle_faults(const std::vector<File>& files) {
    const Tree tree = tree_of(files);
    return Walk(tree).all();
}

Faults mirror_faults(const std::vector<File>& files) {
    const Tree tree = tree_of(files);
    Faults faults;
    for (const File& file : files) {
        const std::string_view floor = floor_of(file.path);
        if (!is_source(file.path) || floor.empty() || file.path == "src/app/main.cpp") {
            continue;
        }
        const std::string name =
            "clew/" + std::string(floor) + '/' + std::string(stem_of(file.path)) + ".hpp";
        const std::vector<Include> includes = includes_of(file.text);
        if (tree.find("include/" + name) == tree.end()) {
            faults.push_back(fault_at(file, 1, "there is no header 'include/" + name + "'"));
        } else if (includes.empty() || includes.front().name != name) {
            faults.push_back(fault_at(file, 1, "the first include is not its own '" + name + "'"));
        }
    }
    return faults;
}

Faults list_faults(const std::vector<File>& files) {
    const Tree tree = tree_of(files);
    const auto names = [&](const std::string& folder, std::string_view path) {
        const auto list = tree.find(folder + "meson.build");
        const std::string name = '\'' + std::string(path.substr(folder.size())) + '\'';
        return list != tree.end() && list->second->text.find(name) != std::string::npos;
    };
    Faults faults;
    for (const File& file : files) {
        const std::string folder = folder_of(file.path);
        const std::string above = folder_of(folder.substr(0, folder.size() - 1));
        const bool listed = names(folder, file.path) || names(above, file.path);
        if ((is_source(file.path) || folder == "data/worlds/") && !listed) {
            faults.push_back(fault_at(file, 1, "no 'meson.build' beside it names this file"));
        }
    }
    return faults;
}

} // namespace clew::tidy
