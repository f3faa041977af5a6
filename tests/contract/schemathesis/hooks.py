"""What Schemathesis cannot know: which items there are, that whoever asks must stay, and which refusals are right."""

import os
import re
import tomllib
from pathlib import Path
from zlib import crc32

import requests
import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.core.parameters import ParameterLocation
from schemathesis.openapi.checks import RejectedPositiveData

from spellings import EMPTY, FORM, form_text, reads_as_valid

API = os.environ["FUZZ_API"]
ADMINISTRATOR = tuple(os.environ["FUZZ_ADMINISTRATOR"].split(":", 1))
# Ids of the accounts that ask.
ASKING = os.environ["FUZZ_ASKING"].split()

# The first two make of an answer a part of it, or wrap it: the document tells of that once (x-partial), not in each schema.
# The third takes any text, as in the reference: a relation that nothing has embeds nothing. contract/answers judges what it embeds.
LEFT_ALONE = {"_fields", "_envelope", "_embed"}
CONDITIONS = {"if-match", "if-unmodified-since"}
# Their deletion would end who asks, whatever the arguments are.
ENDING = ("/core/v2/users/me", "/core/v2/users/{user_id}/application-passwords")
# Members of users and of their application passwords by which whoever asks could lock itself out.
LIMITING = {"roles", "scopes", "expires", "allowed_addresses"}

RULES = tomllib.loads(Path(__file__).with_name("rules.toml").read_text())
# Parts of paths that are the id of an item of the collection before them, by another name.
OWNERS = {"parent", "user_id", "webhook"}
ARGUMENT_RULES = re.compile("|".join(RULES["arguments"]))

known_ids: dict[tuple[str, str], list] = {}


@schemathesis.hook
def before_load_schema(_context, document):
    """Takes out the parameters that are left alone, and lets lenient ones be any text."""
    shared = document["components"]["parameters"]

    def written(parameter):
        return shared.get(parameter.get("$ref", "").rpartition("/")[2], parameter)

    for path in ENDING:
        del document["paths"][path]["delete"]
    for item in document["paths"].values():
        for owner in (item, *(value for value in item.values() if isinstance(value, dict))):
            if "parameters" in owner:
                judged = [one for one in owner["parameters"] if written(one)["name"] not in LEFT_ALONE]
                for schema in (written(one)["schema"] for one in judged):
                    if schema.get("x-lenient"):
                        schema["type"] = "string"
                owner["parameters"] = judged


@schemathesis.hook
def filter_case(_context, case):
    """Leaves out what would remove the account that asks, and what a query cannot say."""
    return not (removes_asker(case) or beyond_queries(case.query))


@schemathesis.serializer(FORM)
def write_form(context, _value):
    """Schemathesis itself writes an object in a list as the names of its members."""
    return form_text(context.case.body)


@schemathesis.hook
def before_call(_context, case, _kwargs):
    """Lets no example, which is not filtered, end who asks either."""
    if removes_asker(case):
        case.path_parameters = {name: "0" for name in case.path_parameters or {}}
        case.body = {} if case.method != "DELETE" else case.body


def removes_asker(case):
    if not case.path.startswith("/core/v2/users/") or case.method == "GET":
        return False
    owner = case.path.split("/")[4]
    whose = str((case.path_parameters or {}).get(owner[1:-1], owner))
    takes = case.method == "DELETE" or (isinstance(case.body, dict) and not LIMITING.isdisjoint(case.body))
    return takes and (whose == "me" or whose in ASKING)


def beyond_queries(query):
    """A text is a list by its commas and blanks: what holds nothing else is an empty list, not a list of an empty text. A member
    that is empty is not sent at all."""
    return any((isinstance(value, list) and value and not "".join(map(str, value)).strip(", \t\r\n"))
               or (isinstance(value, dict) and any(member in EMPTY for member in value.values()))
               for value in (query or {}).values())


@schemathesis.hook
def map_case(_context, case):
    """Lets three of four well-formed paths name items that exist; one of four cases has a condition."""
    number = crc32(repr((case.path_parameters, case.body)).encode())
    if number % 4:
        if case.path_parameters and not case.meta.is_negative_at(ParameterLocation.PATH):
            case.path_parameters = existing(case.path, dict(case.path_parameters), number)
        case.headers = {name: value for name, value in (case.headers or {}).items() if name.lower() not in CONDITIONS}
    return case


def existing(path, parameters, number):
    """Replaces each parameter by the id of an item in the collection before it."""
    address = ""
    for segment in path.split("/")[1:]:
        if segment.startswith("{"):
            name = segment[1:-1]
            ids = ids_below(address.removesuffix("/by-slug"), "id" if name in OWNERS else name)
            if ids:
                id = ids[number % len(ids)]
                parameters[name] = str(id) if isinstance(parameters[name], str) else id
            segment = str(parameters[name])
        address += f"/{segment}"
    return parameters


def ids_below(collection, name):
    """Ids, or whatever else the last part of a path is, of what a collection lists, as soon as it lists anything."""
    if not known_ids.get((collection, name)):
        found = [item[name] for item in listed(collection, name) if name in item]
        known_ids[collection, name] = [id for id in found if str(id) not in ASKING]
    return known_ids[collection, name]


def listed(collection, name):
    answer = requests.get(API + collection, params={"per_page": 50}, auth=ADMINISTRATOR, timeout=30)
    found = answer.json() if answer.ok else []
    if isinstance(found, list):
        return found
    # A page of the calendar is a list beside its totals; types, statuses and the like go by their names.
    lists = [value for value in found.values() if isinstance(value, list)]
    return lists[0] if lists else [{name: key} for key in found]


@schemathesis.hook
def filter_failure(_context, failure, case, response):
    """Refusals by rules that no schema can say are right, and so is taking another spelling of a valid body."""
    if isinstance(failure, AcceptedNegativeData):
        only_body = {place.value for place in case.meta.components if case.meta.is_negative_at(place)} == {"body"}
        return not (only_body and reads_as_valid(case))
    if not isinstance(failure, RejectedPositiveData):
        return True
    error = response.json()
    if error["code"] not in ("rest_invalid_param", "rest_missing_callback_param"):
        return error["code"] not in RULES["codes"]
    params = error["data"].get("params") or [""]
    return not all(ARGUMENT_RULES.search(said) for said in (params.values() if isinstance(params, dict) else params))
