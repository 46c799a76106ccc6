#include "../share.hpp"
#include "tale.hpp"

#include "../play/random_worlds.hpp"

#include "clew/speech/help.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <vector>

namespace clew::test {

namespace {

constexpr std::uint64_t worlds = share_of(100U);
constexpr int lines_each = 40;

std::string nasty(Random& random) {
    constexpr std::array<std::string_view, 14> pieces = {
        "> n",  "# end",        "= 12345678", "\x1B[2J", "\n",   "\t", "caf\xC3\xA9",
        "\xFF", "\xE2\x80\xAE", "\xC2\x9B",   "word",    "word", " ",  "\r\n"};
    std::string text;
    for (std::uint64_t i = 0, count = random.below(12); i < count; ++i) {
        text += pieces[random.below(pieces.size())];
        text += random.chance(0.7) ? " " : "";
    }
    return text;
}

void make_nasty(Random& random, WorldParts& parts) {
    parts.title = nasty(random);
    for (std::string* text : {&parts.texts.opening, &parts.texts.aim, &parts.texts.won,
                              &parts.texts.out_of_turns, &parts.texts.wall}) {
        *text = nasty(random);
    }
    for (Item& item : parts.items) {
        item.name = nasty(random);
        item.text = nasty(random);
        item.lore = nasty(random);
    }
    for (Encounter& encounter : parts.encounters) {
        encounter.name = nasty(random);
        encounter.text = nasty(random);
        if (auto* riddler = std::get_if<Riddler>(&encounter.kind)) {
            riddler->riddles.front().text = nasty(random);
        }
    }
    for (Passage& one : parts.passages) {
        one.text = nasty(random);
    }
    parts.rooms = {{some_room(random, parts), "room", nasty(random), nasty(random)}};
    parts.lists_walls = true;
}

Voice some_voice(Random& random) {
    constexpr std::array<std::uint32_t, 5> widths = {0, 20, 40, 72, 200};
    Voice voice;
    voice.manner.keys = static_cast<Keys>(random.below(4));
    voice.manner.coordinates = static_cast<Coordinates>(random.below(2));
    voice.width = widths[random.below(widths.size())];
    voice.ascii = random.chance(0.5);
    voice.brief = random.chance(0.5);
    return voice;
}

std::string some_line(Random& random) {
    constexpr std::array<std::string_view, 24> words = {
        "take",  "drop", "x", "give", "to",   "word",   "caf\xC3\xA9", "n",
        "south", "east", "w", "read", "use",  "attack", "answer",      "well",
        "all",   "and",  "3", "it",   "look", ">",      "# end",       "\xFF\xFE\x1B[A"};
    std::string line;
    for (std::uint64_t i = 0, count = random.below(5); i < count; ++i) {
        line += words[random.below(words.size())];
        line += ' ';
    }
    return line;
}

std::size_t columns_of(std::string_view line) {
    std::size_t columns = 0;
    for (const char c : line) {
        columns += (static_cast<unsigned char>(c) & 0xC0U) != 0x80 ? 1U : 0U;
    }
    return columns;
}

void check_line(std::string_view line, const Voice& voice) {
    const bool one_word = trim(line).find(' ') == std::string_view::npos;
    BOOST_REQUIRE((voice.width == 0 || columns_of(line) <= voice.width || one_word));
    const std::string_view start = line.substr(0, 2);
    BOOST_REQUIRE((start != "> " && start != "# " && start != "= "));
    for (const char c : line) {
        BOOST_REQUIRE(!is_control(c));
        BOOST_REQUIRE((!voice.ascii || static_cast<unsigned char>(c) < 0x80));
    }
    BOOST_REQUIRE(is_utf8(line));
    BOOST_REQUIRE(line.find("\xE2\x80\xAE") == std::string_view::npos);
    BOOST_REQUIRE(line.find("\xC2\x9B") == std::string_view::npos);
}

void check(const std::string& out, const Voice& voice) {
    BOOST_REQUIRE((out.empty() || out.back() == '\n'));
    for (const std::string_view line : split_lines(out)) {
        check_line(line, voice);
    }
}

void tell_end_and_par(std::string& out, const Telling& telling) { tell_end(out, telling, 1); }

constexpr std::array answers = {tell_opening,  tell_room,  tell_inventory,   tell_exits, tell_score,
                                tell_question, tell_walls, tell_end_and_par, tell_help,  tell_map};

} // namespace

BOOST_AUTO_TEST_SUITE(speech_laws)

BOOST_AUTO_TEST_CASE(no_world_can_harm_the_page_it_is_told_on) {
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
        Random random(seed + 1000);
        WorldParts parts = random_world(seed).parts();
        make_nasty(random, parts);
        Tale tale(std::move(parts), some_voice(random));
        BOOST_TEST_CONTEXT("world " << seed) {
            check(tale.text(), tale.voice);
            for (int i = 0; i < lines_each; ++i) {
                const auto choice = some_choice(random, tale.world, tale.now.state);
                const bool chosen = choice && random.chance(0.5);
                check(chosen ? tale.obey(*choice) : tale.type(some_line(random)) + "\n",
                      tale.voice);
                check(tale.says(answers[random.below(answers.size())]), tale.voice);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(understanding_any_bytes_is_pure) {
    Random random(3);
    Tale tale(keep());
    tale.type("e");
    for (int i = 0; i < 20'000; ++i) {
        std::string line;
        for (std::uint64_t j = 0, length = random.below(20); j < length; ++j) {
            line += static_cast<char>(random.below(256));
        }
        const State before = tale.now.state;
        const std::string once = tale.meaning(line);
        BOOST_TEST_CONTEXT("line " << i) {
            BOOST_REQUIRE(tale.meaning(line) == once);
            BOOST_REQUIRE((tale.now.state == before));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_line_not_understood_has_an_answer) {
    Random random(5);
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
        const Tale tale(random_world(seed).parts(), some_voice(random));
        for (int i = 0; i < lines_each; ++i) {
            const std::string line = some_line(random);
            const Meaning meaning = understand(cleaned(line), tale.telling());
            const bool answers_itself =
                meaning.kind == Meaning::Kind::unknown || meaning.kind == Meaning::Kind::told;
            BOOST_TEST_CONTEXT("world " << seed << ": " << line) {
                BOOST_REQUIRE(meaning.reply.empty() == !answers_itself);
                BOOST_REQUIRE((meaning.kind != Meaning::Kind::nothing || cleaned(line).empty() ||
                               tale.telling().state.asking != nobody));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
