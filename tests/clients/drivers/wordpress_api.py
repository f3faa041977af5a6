"""The client `wordpress-api`: a thin layer over `requests` that signs and checks."""

from serve import LOGIN, PASSWORD, SITE, serve
from wordpress import API

api = API(
    url=SITE,
    api="wp-json",
    version="wp/v2",
    consumer_key="",
    consumer_secret="",
    basic_auth=True,
    user_auth=True,
    wp_user=LOGIN,
    wp_pass=PASSWORD,
    query_string_auth=False,
)


def path(given, query=""):
    return f"{given['collection']}/{given.get('id', '')}".rstrip("/") + query


def all_pages(given):
    """Follows the links to the next page, as its own documentation does."""
    found, following = [], path(given, "?per_page=100")
    while following:
        response = api.get(following)
        found += response.json()
        following = response.links.get("next", {}).get("url")
    return found


def upload(given):
    headers = {
        "content-type": "text/plain",
        "content-disposition": f"attachment; filename={given['fileName']}",
    }
    return api.post("media", given["text"].encode(), headers=headers).json()


serve({
    "create": lambda given: api.post(path(given), given["members"]).json(),
    "get": lambda given: api.get(path(given, "?context=edit")).json(),
    "list": lambda given: api.get(path(given, f"?context=edit&search={given['search']}")).json(),
    "all": all_pages,
    "update": lambda given: api.put(path(given), given["members"]).json(),
    "remove": lambda given: api.delete(path(given, "?force=true")).json(),
    "upload": upload,
})
