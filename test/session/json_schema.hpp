/// JSON Schema, as much of Draft 4 as our schemas use. A keyword that is not known here is a
/// fault of the schema, so that no schema can promise what nobody holds it to.
#ifndef CLEW_TEST_SESSION_JSON_SCHEMA_HPP
#define CLEW_TEST_SESSION_JSON_SCHEMA_HPP

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace clew::test {

class JsonSchema {
public:
    using Json = nlohmann::json;

    explicit JsonSchema(Json root) : root_(std::move(root)) {}

    /// What is wrong with a value, "" if nothing is.
    [[nodiscard]] std::string fault_of(const Json& value) const { return fault_of(value, root_); }

private:
    static std::string fault(const Json& value, const std::string& why) {
        return value.dump().substr(0, 200) + ": " + why;
    }

    [[nodiscard]] std::string fault_of(const Json& value, const Json& schema) const {
        for (const auto& [keyword, wanted] : schema.items()) {
            std::string wrong = one_fault(value, schema, keyword, wanted);
            if (!wrong.empty()) {
                return wrong;
            }
        }
        return "";
    }

    [[nodiscard]] std::string one_fault(const Json& value, const Json& schema,
                                        const std::string& keyword, const Json& wanted) const {
        if (keyword == "$ref") {
            return fault_of(value,
                            root_.at(Json::json_pointer(wanted.get<std::string>().substr(1))));
        }
        if (keyword == "allOf" || keyword == "anyOf" || keyword == "oneOf") {
            return fault_among(value, keyword, wanted);
        }
        if (keyword == "items") {
            return fault_of_items(value, wanted);
        }
        if (keyword == "required" || keyword == "properties" || keyword == "additionalProperties") {
            return value.is_object() ? fault_of_object(value, schema, keyword, wanted) : "";
        }
        return fault_of_plain(value, keyword, wanted);
    }

    [[nodiscard]] std::string fault_among(const Json& value, const std::string& keyword,
                                          const Json& schemas) const {
        std::size_t good = 0;
        std::string wrong;
        for (const Json& schema : schemas) {
            const std::string one = fault_of(value, schema);
            good += one.empty() ? 1U : 0U;
            wrong = one.empty() ? wrong : one;
        }
        const bool is_met = keyword == "allOf"   ? good == schemas.size()
                            : keyword == "anyOf" ? good > 0
                                                 : good == 1;
        return is_met ? ""
                      : fault(value, std::to_string(good) + " of " + keyword + " fit; " + wrong);
    }

    [[nodiscard]] std::string fault_of_items(const Json& value, const Json& schema) const {
        for (const Json& item : value.is_array() ? value : Json::array()) {
            std::string wrong = fault_of(item, schema);
            if (!wrong.empty()) {
                return wrong;
            }
        }
        return "";
    }

    [[nodiscard]] std::string fault_of_object(const Json& value, const Json& schema,
                                              const std::string& keyword,
                                              const Json& wanted) const {
        if (keyword == "required") {
            for (const Json& key : wanted) {
                if (!value.contains(key.get<std::string>())) {
                    return fault(value, "lacks " + key.dump());
                }
            }
            return "";
        }
        for (const auto& [key, member] : value.items()) {
            const bool is_told = schema.at("properties").contains(key);
            if (keyword == "additionalProperties" && wanted == false && !is_told) {
                return fault(value, "may not have '" + key + "'");
            }
            std::string wrong;
            if (keyword == "properties" && is_told) {
                wrong = fault_of(member, wanted.at(key));
            }
            if (!wrong.empty()) {
                return wrong;
            }
        }
        return "";
    }

    static bool is_type(const Json& value, const std::string& type) {
        return (type == "integer" && value.is_number_integer()) || value.type_name() == type;
    }

    [[nodiscard]] static std::string fault_of_plain(const Json& value, const std::string& keyword,
                                                    const Json& wanted) {
        bool is_met = false;
        if (keyword == "type") {
            const Json types = wanted.is_array() ? wanted : Json::array({wanted});
            is_met = std::any_of(types.begin(), types.end(), [&](const Json& type) {
                return is_type(value, type.get<std::string>());
            });
        } else if (keyword == "enum") {
            is_met = std::find(wanted.begin(), wanted.end(), value) != wanted.end();
        } else if (keyword == "minimum") {
            is_met = !value.is_number() || value >= wanted;
        } else if (keyword == "minLength" || keyword == "maxLength") {
            const std::size_t length = value.is_string() ? value.get<std::string>().size() : 0;
            is_met = !value.is_string() ||
                     (keyword == "minLength" ? length >= wanted : length <= wanted);
        } else {
            is_met = keyword == "$schema" || keyword == "title" || keyword == "description" ||
                     keyword == "definitions";
        }
        return is_met ? "" : fault(value, "breaks " + keyword + " " + wanted.dump());
    }

    Json root_;
};

} // namespace clew::test

#endif
