"""The spellings that clients of this interface use beside those of the schemas, as src/http/arguments.ts reads them: the
recordings of the reference have them all. Whatever is none of these must be refused."""

import json
import re
from urllib.parse import urlencode

from jsonschema_rs import Draft202012Validator

FORM = "application/x-www-form-urlencoded"
EMPTY = ({}, [])
# Where Schemathesis keeps the schemas that references name.
STORE = "x-bundled"
NUMERAL = re.compile(r"\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*", re.IGNORECASE)


def reads_as_valid(case):
    """Whether the body is valid once its spellings are those of the schema. What is no object has no members."""
    body = in_form(case.body) if case.media_type == FORM else case.body
    body = body if isinstance(body, (dict, list)) else {}
    for alternative in case.operation.body:
        schema = alternative.validation_schema
        if is_valid(schema, schema, read(schema, schema, body)):
            return True
    return False


def form_text(body):
    """A body as a form, its names written as `encoding` of the documents has them. What is no object has no names."""
    return urlencode([pair for name, value in sent_members(body) for pair in form_pairs(name, value)], errors="replace").encode()


def sent_members(body):
    """What is empty is not sent."""
    return [(name, value) for name, value in body.items() if value not in EMPTY] if isinstance(body, dict) else []


def form_pairs(name, value):
    """A list of texts repeats its name; in another one, each item has its place."""
    if isinstance(value, dict) and value:
        return [pair for inner, member in value.items() for pair in form_pairs(f"{name}[{inner}]", member)]
    if isinstance(value, list) and value:
        is_deep = any(isinstance(item, (dict, list)) for item in value)
        return [pair for place, item in enumerate(value) for pair in form_pairs(f"{name}[{place}]" if is_deep else name, item)]
    return [(name, text_of(value))]


def text_of(value):
    """A value in a form, where nothing but texts can be. What is empty in an object is an empty text."""
    return "" if value in EMPTY else value if isinstance(value, str) else json.dumps(value)


def in_form(body):
    """What arrives of a body in a form."""
    return {name: arriving(value) for name, value in sent_members(body)}


def arriving(value):
    """Texts, and no list where a name occurs once."""
    if isinstance(value, dict) and value:
        return {name: arriving(member) for name, member in value.items()}
    if isinstance(value, list) and value:
        items = [arriving(item) for item in value]
        return items[0] if len(items) == 1 and isinstance(items[0], str) else items
    return text_of(value)


def is_valid(root, schema, value):
    """Judges by a part of a document; what its references name stands in the root."""
    return Draft202012Validator({**schema, STORE: root.get(STORE, {})}).is_valid(value)


def read(root, schema, value):
    """The value as the reader of arguments hands it on."""
    schema = resolve(root, schema)
    if not isinstance(schema, dict):
        return value
    for part in schema.get("allOf", []):
        value = read(root, part, value)
    for choice in (*schema.get("anyOf", []), *schema.get("oneOf", [])):
        converted = read(root, choice, value)
        if is_valid(root, choice, converted):
            return converted
    types = schema.get("type", [])
    for name in [types] if isinstance(types, str) else types:
        if name in READERS:
            converted = READERS[name](root, schema, value)
            if converted is not None:
                return converted
    return value


def resolve(root, schema):
    """Follows references."""
    while isinstance(schema, dict) and "$ref" in schema:
        found = root
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step.replace("~1", "/").replace("~0", "~")]
        schema = found
    return schema


def read_boolean(_root, _schema, value):
    word = str(value).lower() if isinstance(value, (bool, int, str)) else ""
    return {"true": True, "1": True, "false": False, "0": False}.get(word)


def read_number(_root, schema, value):
    if isinstance(value, str) and NUMERAL.fullmatch(value):
        value = float(value)
        return int(value) if value.is_integer() else value
    return None


def read_list(root, schema, value):
    """A list, or a text with commas or blanks between the items."""
    if isinstance(value, (str, int, float)):
        text = ("1" if value else "") if isinstance(value, bool) else str(value)
        value = [item for item in re.split(r"[\s,]+", text) if item]
    return [read(root, schema.get("items"), item) for item in value] if isinstance(value, list) else None


def read_object(root, schema, value):
    """An object, or a list by the places of its items. What is lenient counts as not sent where it has a wrong type."""
    if isinstance(value, list):
        value = {str(place): item for place, item in enumerate(value)}
    if not isinstance(value, dict):
        return None
    members = {name: resolve(root, member) for name, member in schema.get("properties", {}).items()}
    others = schema.get("additionalProperties")
    found = {name: read(root, members.get(name, others), item) for name, item in value.items()}
    return {name: item for name, item in found.items()
            if not members.get(name, {}).get("x-lenient") or is_valid(root, members[name], item)}


READERS = {
    "boolean": read_boolean,
    "integer": read_number,
    "number": read_number,
    "array": read_list,
    "object": read_object,
}
