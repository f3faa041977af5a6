// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "cal/events/v1",
  "info": {
    "title": "Almanac calendar",
    "version": "1",
    "summary": "Events, their venues, organizers, categories and tags.",
    "description": "Times are wall times of the event's own zone, as `YYYY-MM-DD HH:MM:SS`; members whose names begin with `utc_` have the same in UTC. Invalid values are listed in `params`; `details` lists only values of a wrong type.",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "/api",
      "description": "The API root of the site."
    }
  ],
  "security": [
    {},
    {
      "basic": []
    },
    {
      "nonce": []
    }
  ],
  "tags": [
    {
      "name": "Index",
      "description": "What this namespace offers."
    },
    {
      "name": "Events",
      "description": "Events and their times."
    },
    {
      "name": "Venues",
      "description": "Venues of events."
    },
    {
      "name": "Organizers",
      "description": "Organizers of events."
    },
    {
      "name": "Event categories",
      "description": "A tree of subjects of events."
    },
    {
      "name": "Event tags",
      "description": "Free subject words, the same as those of posts."
    }
  ],
  "components": {
    "securitySchemes": {
      "basic": {
        "type": "http",
        "scheme": "basic",
        "description": "Login name or mail address, and an application password."
      },
      "nonce": {
        "type": "apiKey",
        "in": "header",
        "name": "X-WP-Nonce",
        "description": "For scripts of the site's own pages, together with the cookie of a session that began at `/account/sign-in/`."
      }
    },
    "parameters": {
      "Fields": {
        "name": "_fields",
        "in": "query",
        "x-partial": true,
        "description": "Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 8000
          }
        },
        "example": [
          "id",
          "title.rendered"
        ],
        "allowReserved": true
      },
      "IfNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "description": "Answer 304 without a body while the entity tag is one of these.",
        "schema": {
          "type": "string"
        }
      },
      "CalendarPage": {
        "name": "page",
        "in": "query",
        "description": "Page of the list, counted from one.",
        "schema": {
          "type": "integer",
          "default": 1,
          "minimum": 1
        },
        "allowReserved": true
      },
      "CalendarPerPage": {
        "name": "per_page",
        "in": "query",
        "description": "Items on a page; more than 50 count as 50.",
        "schema": {
          "type": "integer",
          "default": 10,
          "minimum": 1
        },
        "allowReserved": true
      },
      "StartDate": {
        "name": "start_date",
        "in": "query",
        "description": "Only events that start on this day or later; without it today, unless a relative bound is given. Dates have many forms, such as `2033-02-10`, `2033-02-10 15:00`, `10 February 2033`, `today` or `+2 weeks`.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "EndDate": {
        "name": "end_date",
        "in": "query",
        "description": "Only events that end on this day or earlier; without it two years from now, unless a relative bound is given.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "StartsBefore": {
        "name": "starts_before",
        "in": "query",
        "description": "Only events that start before the end of this day.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "StartsAfter": {
        "name": "starts_after",
        "in": "query",
        "description": "Only events that start after this day.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "EndsBefore": {
        "name": "ends_before",
        "in": "query",
        "description": "Only events that end before the last second of this day.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "EndsAfter": {
        "name": "ends_after",
        "in": "query",
        "description": "Only events that end after this day.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "StrictDates": {
        "name": "strict_dates",
        "in": "query",
        "description": "Bounds are the very times that are given, not whole days. Those that name no zone are in UTC; both are turned into the time of the site. Relative bounds leave out the time itself. `yes`, `on`, `1` and `true` ask for it; any other word does not.",
        "schema": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2000,
              "minLength": 1,
              "pattern": "^(?:[^0]|0[\\s\\S])"
            },
            {
              "type": "boolean",
              "default": false
            }
          ]
        },
        "allowReserved": true
      },
      "CalendarSearch": {
        "name": "search",
        "in": "query",
        "description": "Only items that match these words.",
        "schema": {
          "type": "string",
          "maxLength": 2000,
          "minLength": 1,
          "pattern": "^(?:[^0]|0[\\s\\S])"
        },
        "allowReserved": true
      },
      "EventCategories": {
        "name": "categories",
        "in": "query",
        "description": "Only events in one of these categories, or below one, by id or slug. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 2000
          },
          "minItems": 1,
          "maxItems": 100
        },
        "allowReserved": true
      },
      "EventTags": {
        "name": "tags",
        "in": "query",
        "description": "Only events with one of these tags, by id or slug. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 2000
          },
          "minItems": 1,
          "maxItems": 100
        },
        "allowReserved": true
      },
      "EventVenues": {
        "name": "venue",
        "in": "query",
        "description": "Only events at one of these venues. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "minItems": 1,
          "maxItems": 100
        },
        "allowReserved": true
      },
      "EventOrganizers": {
        "name": "organizer",
        "in": "query",
        "description": "Only events of one of these organizers. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "minItems": 1,
          "maxItems": 100
        },
        "allowReserved": true
      },
      "Featured": {
        "name": "featured",
        "in": "query",
        "description": "Only events that are featured, or with false only the others.",
        "schema": {
          "type": "boolean"
        },
        "allowReserved": true
      },
      "EventStatus": {
        "name": "status",
        "in": "query",
        "description": "Only events with one of these statuses. All but `publish` are for those who may write events, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 2000,
            "x-names": "identifier"
          },
          "minItems": 1,
          "maxItems": 50
        },
        "allowReserved": true
      },
      "Geoloc": {
        "name": "geoloc",
        "in": "query",
        "description": "Only events at venues of which the coordinates are known.",
        "schema": {
          "type": "boolean"
        },
        "allowReserved": true
      },
      "GeolocLatitude": {
        "name": "geoloc_lat",
        "in": "query",
        "description": "Only events at venues near this latitude, in degrees north; needs `geoloc_lng`.",
        "schema": {
          "type": "number",
          "minimum": -90,
          "maximum": 90
        },
        "allowReserved": true
      },
      "GeolocLongitude": {
        "name": "geoloc_lng",
        "in": "query",
        "description": "Only events at venues near this longitude, in degrees east; needs `geoloc_lat`.",
        "schema": {
          "type": "number",
          "minimum": -180,
          "maximum": 180
        },
        "allowReserved": true
      },
      "GeolocRadius": {
        "name": "geoloc_radius",
        "in": "query",
        "description": "How many kilometres count as near.",
        "schema": {
          "type": "number",
          "minimum": 0,
          "maximum": 20040,
          "default": 40
        },
        "allowReserved": true
      },
      "EventInclude": {
        "name": "include",
        "in": "query",
        "description": "Only these events, each once, oldest publication first. Dates do not count then. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 1000
        },
        "allowReserved": true
      },
      "PostParent": {
        "name": "post_parent",
        "in": "query",
        "description": "Only events below this one.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "Ticketed": {
        "name": "ticketed",
        "in": "query",
        "description": "No event of this site has tickets. With false all are found; true is refused (`event-tickets-not-active` in `details`).",
        "schema": {
          "type": "boolean"
        },
        "allowReserved": true
      },
      "Ical": {
        "name": "ical",
        "in": "query",
        "description": "Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says.",
        "schema": {
          "type": "boolean",
          "default": false
        },
        "allowReserved": true
      },
      "IcalMax": {
        "name": "ical_max",
        "in": "query",
        "description": "With `ical`: at most so many events, those that begin first; a series with its changed occurrences is one. All unless it is given.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100000
        },
        "allowReserved": true
      },
      "EventId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the event.",
        "schema": {
          "type": "integer"
        }
      },
      "EventPassword": {
        "name": "password",
        "in": "query",
        "description": "Password of a protected event; ignored for other events.",
        "schema": {
          "type": "string",
          "maxLength": 4096,
          "minLength": 1
        },
        "allowReserved": true
      },
      "Occurrence": {
        "name": "occurrence",
        "in": "query",
        "description": "The `original_start` of one time of an event that happens again; the answer has its dates. One that was changed on its own is answered by the event that stands for it.",
        "schema": {
          "type": "string",
          "maxLength": 40
        },
        "allowReserved": true
      },
      "PreviewToken": {
        "name": "preview_token",
        "in": "query",
        "description": "Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`.",
        "schema": {
          "type": "string",
          "maxLength": 200
        },
        "allowReserved": true
      },
      "PreviewTokenHeader": {
        "name": "X-Preview-Token",
        "in": "header",
        "description": "The same as `preview_token`, which it overrides.",
        "schema": {
          "type": "string"
        }
      },
      "IfMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing.",
        "schema": {
          "type": "string"
        }
      },
      "IfUnmodifiedSince": {
        "name": "If-Unmodified-Since",
        "in": "header",
        "description": "Write only while the item was not modified after this time; otherwise answer 412 and change nothing.",
        "schema": {
          "type": "string"
        }
      },
      "ForceRemoval": {
        "name": "force",
        "in": "query",
        "description": "Delete permanently instead of moving to the trash.",
        "schema": {
          "type": "boolean",
          "default": false
        },
        "allowReserved": true
      },
      "RemovedOccurrence": {
        "name": "occurrence",
        "in": "query",
        "description": "The `original_start` of the time that is taken away from an event that happens again. Without it the whole event is removed.",
        "schema": {
          "type": "string",
          "maxLength": 40
        },
        "allowReserved": true
      },
      "RemovalEdit": {
        "name": "edit",
        "in": "query",
        "description": "What is removed in addition to that time: nothing (`this`, the default), what `following` there is, or `all`. The answer shows the series that is left.",
        "schema": {
          "type": "string",
          "enum": [
            "this",
            "following",
            "all"
          ]
        },
        "allowReserved": true
      },
      "EventSlug": {
        "name": "slug",
        "in": "path",
        "required": true,
        "description": "Slug of the event.",
        "schema": {
          "type": "string"
        }
      },
      "EventPasswordBySlug": {
        "name": "password",
        "in": "query",
        "description": "Password of a protected event; ignored for other events.",
        "schema": {
          "type": "string",
          "maxLength": 4096,
          "minLength": 1
        },
        "allowReserved": true
      },
      "PlacesOfEvent": {
        "name": "event",
        "in": "query",
        "description": "Only those of this event, which the caller may read.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "HasEvents": {
        "name": "has_events",
        "in": "query",
        "description": "Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter.",
        "schema": {
          "x-lenient": true,
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2000
            },
            {
              "type": "boolean"
            },
            {
              "type": "null"
            }
          ]
        },
        "allowReserved": true
      },
      "OnlyWithUpcoming": {
        "name": "only_with_upcoming",
        "in": "query",
        "description": "Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`.",
        "schema": {
          "x-lenient": true,
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2000
            },
            {
              "type": "boolean",
              "default": false
            },
            {
              "type": "null"
            }
          ]
        },
        "allowReserved": true
      },
      "PlaceStatus": {
        "name": "status",
        "in": "query",
        "description": "Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 2000,
            "x-names": "identifier"
          },
          "minItems": 1
        },
        "allowReserved": true
      },
      "PlaceId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the item.",
        "schema": {
          "type": "integer"
        }
      },
      "PlaceSlug": {
        "name": "slug",
        "in": "path",
        "required": true,
        "description": "Slug of the item.",
        "schema": {
          "type": "string"
        }
      },
      "CalendarTermsExclude": {
        "name": "exclude",
        "in": "query",
        "description": "Leave out these ids, all of which must exist. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1
        },
        "allowReserved": true
      },
      "CalendarTermsInclude": {
        "name": "include",
        "in": "query",
        "description": "Only these ids, all of which must exist. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1
        },
        "allowReserved": true
      },
      "CalendarTermsOrder": {
        "name": "order",
        "in": "query",
        "description": "`asc` by default; any other word means descending.",
        "schema": {
          "type": "string",
          "maxLength": 2000,
          "minLength": 1,
          "pattern": "^(?:[^0]|0[\\s\\S])"
        },
        "allowReserved": true
      },
      "CalendarTermsOrderby": {
        "name": "orderby",
        "in": "query",
        "description": "`name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name.",
        "schema": {
          "type": "string",
          "maxLength": 2000,
          "default": "name",
          "minLength": 1,
          "pattern": "^(?:[^0]|0[\\s\\S])"
        },
        "allowReserved": true
      },
      "CalendarTermsHideEmpty": {
        "name": "hide_empty",
        "in": "query",
        "description": "Leave out terms without published items; ancestors of used terms stay.",
        "schema": {
          "type": "boolean",
          "default": true
        },
        "allowReserved": true
      },
      "CalendarTermsParent": {
        "name": "parent",
        "in": "query",
        "description": "Only those directly below this category, which must exist.",
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "allowReserved": true
      },
      "CalendarTermsOfPost": {
        "name": "post",
        "in": "query",
        "description": "Only terms of this event, which the caller may read; another name of `event`.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "CalendarTermsOfEvent": {
        "name": "event",
        "in": "query",
        "description": "Only terms of this event, which the caller may read.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "CalendarTermsSlug": {
        "name": "slug",
        "in": "query",
        "description": "Only the term with this slug.",
        "schema": {
          "type": "string",
          "maxLength": 2000,
          "minLength": 1,
          "pattern": "^(?:[^0]|0[\\s\\S])"
        },
        "allowReserved": true
      },
      "CalendarTermId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the term.",
        "schema": {
          "type": "integer"
        }
      },
      "IfModifiedSince": {
        "name": "If-Modified-Since",
        "in": "header",
        "description": "Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item.",
        "schema": {
          "type": "string"
        }
      }
    },
    "headers": {
      "ETag": {
        "description": "Strong entity tag of this answer.",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      "CalendarFile": {
        "description": "Name under which a calendar file is saved; absent where the answer is JSON.",
        "schema": {
          "type": "string"
        }
      },
      "EventTotal": {
        "description": "Number of events that match and that the caller may see; absent where the answer is a calendar file.",
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "EventTotalPages": {
        "description": "Number of pages at this page size; absent where the answer is a calendar file.",
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "ItemETag": {
        "description": "Strong entity tag of this answer; absent on what a preview token opens.",
        "schema": {
          "type": "string"
        }
      },
      "LastModified": {
        "description": "When the item was last stored. What it shows of other items may be newer.",
        "schema": {
          "type": "string"
        }
      },
      "RetryAfter": {
        "description": "Seconds to wait before trying again.",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 1
        }
      },
      "CalTotal": {
        "description": "Number of items that match and that the caller may see.",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "CalTotalPages": {
        "description": "Number of pages at this page size.",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "Location": {
        "description": "Address of the new item.",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uri"
        }
      },
      "RequestId": {
        "description": "Id of the request; also in the log of the service.",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      "Caching": {
        "description": "Who may keep the answer: `no-cache` asks for it again with `If-None-Match`, `private` forbids shared caches, `no-store` all.",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      "ApiRoot": {
        "description": "Address of the API root, with the relation `https://api.w.org/`.",
        "schema": {
          "type": "string"
        }
      },
      "Varying": {
        "description": "The headers of the request on which the answer depends besides its address.",
        "schema": {
          "type": "string"
        }
      },
      "Allowed": {
        "description": "The methods that this caller may use on this address.",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      "AllowedIfKnown": {
        "description": "The methods that this caller may use on this address; absent where the request did not get so far that they are known, and after a deletion.",
        "schema": {
          "type": "string"
        }
      },
      "WrittenETag": {
        "description": "Strong entity tag of the result of the write, for `If-Match`; absent if it has no version.",
        "schema": {
          "type": "string"
        }
      },
      "StaleFor": {
        "description": "Seconds for which the answer may have been out of date; on copies that visitors get while the database is unavailable.",
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "Stale": {
        "description": "Says that the answer is a copy that could not be compared with the database.",
        "schema": {
          "type": "string"
        }
      },
      "Challenge": {
        "description": "How to sign in; browsers are not challenged, because they would send credentials to every page from then on.",
        "schema": {
          "type": "string"
        }
      }
    },
    "schemas": {
      "NamespaceIndex": {
        "description": "A namespace and its routes.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "routes": {
            "$ref": "#/components/schemas/Routes"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          }
        },
        "required": [
          "namespace",
          "routes",
          "_links"
        ]
      },
      "Routes": {
        "description": "Routes by pattern.",
        "type": "object",
        "x-names": "route",
        "additionalProperties": {
          "$ref": "#/components/schemas/Route"
        }
      },
      "Route": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "methods": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Method"
            }
          },
          "endpoints": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Endpoint"
            }
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          }
        },
        "required": [
          "namespace",
          "methods",
          "endpoints"
        ]
      },
      "Method": {
        "type": "string",
        "enum": [
          "GET",
          "POST",
          "PUT",
          "PATCH",
          "DELETE"
        ]
      },
      "Endpoint": {
        "description": "Methods that take the same arguments.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "methods": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Method"
            }
          },
          "allow_batch": {
            "type": "object",
            "description": "Present where batches may call it.",
            "additionalProperties": false,
            "properties": {
              "v1": {
                "type": "boolean",
                "not": {
                  "const": false
                }
              }
            },
            "required": [
              "v1"
            ]
          },
          "args": {
            "description": "Arguments by name.",
            "type": "object",
            "x-names": "argument",
            "additionalProperties": {
              "$ref": "#/components/schemas/Argument"
            }
          }
        },
        "required": [
          "methods",
          "args"
        ]
      },
      "Argument": {
        "description": "A JSON schema of the argument, with `required` as a boolean.",
        "type": "object",
        "x-names": "schema",
        "additionalProperties": true,
        "properties": {
          "required": {
            "type": "boolean"
          }
        },
        "required": [
          "required"
        ]
      },
      "Links": {
        "description": "Relations by name. Names that are not registered relations have a prefix that `curies` explains. What was deleted (`previous`) has no links, nor do routes with parameters.",
        "type": "object",
        "x-names": "relation",
        "additionalProperties": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Link"
          }
        }
      },
      "Link": {
        "description": "A link to a resource. Members other than `href` depend on its relation.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "href"
        ],
        "properties": {
          "href": {
            "type": "string",
            "description": "Absolute address, or a template of one.",
            "x-names": "address"
          },
          "embeddable": {
            "type": "boolean",
            "description": "`_embed` can fetch it.",
            "not": {
              "const": false
            }
          },
          "targetHints": {
            "$ref": "#/components/schemas/LinkHints"
          },
          "count": {
            "type": "integer",
            "description": "How many items lie behind the link."
          },
          "id": {
            "type": "integer",
            "description": "Id of the target."
          },
          "post_type": {
            "type": "string",
            "description": "Content type of the target.",
            "x-names": "identifier"
          },
          "taxonomy": {
            "type": "string",
            "description": "Taxonomy of the targets.",
            "x-names": "identifier"
          },
          "name": {
            "type": "string",
            "description": "Prefix that is explained.",
            "x-names": "relation"
          },
          "templated": {
            "type": "boolean",
            "description": "The address is a template.",
            "not": {
              "const": false
            }
          }
        }
      },
      "LinkHints": {
        "description": "Methods that the caller may use on the target.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "allow": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "GET",
                "POST",
                "PUT",
                "PATCH",
                "DELETE"
              ]
            }
          }
        },
        "required": [
          "allow"
        ]
      },
      "CalendarDocument": {
        "description": "A document of OpenAPI 3.0.",
        "type": "object",
        "additionalProperties": true
      },
      "EventList": {
        "description": "A page of events.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "events",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "events": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Event"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page.",
            "x-names": "address"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Items that match and that the caller may see."
          },
          "total_pages": {
            "type": "integer",
            "minimum": 0,
            "description": "Pages at this page size."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page.",
            "x-names": "address"
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the page before.",
            "x-names": "address"
          }
        }
      },
      "Event": {
        "description": "An event. `json_ld` shows in single reads only.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "global_id",
          "global_id_lineage",
          "author",
          "status",
          "date",
          "date_utc",
          "modified",
          "modified_utc",
          "url",
          "rest_url",
          "title",
          "description",
          "excerpt",
          "slug",
          "image",
          "all_day",
          "start_date",
          "start_date_details",
          "end_date",
          "end_date_details",
          "utc_start_date",
          "utc_start_date_details",
          "utc_end_date",
          "utc_end_date_details",
          "timezone",
          "timezone_abbr",
          "cost",
          "cost_details",
          "website",
          "show_map",
          "show_map_link",
          "hide_from_listings",
          "sticky",
          "featured",
          "categories",
          "tags",
          "venue",
          "organizer",
          "custom_fields"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id."
          },
          "global_id": {
            "type": "string",
            "description": "Names it beyond this site."
          },
          "global_id_lineage": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Global ids that it had."
          },
          "author": {
            "type": "string",
            "pattern": "^\\d+$",
            "description": "Id of the user, as text."
          },
          "status": {
            "$ref": "#/components/schemas/EntryStatus"
          },
          "date": {
            "description": "Publication in the zone of the site.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "date_utc": {
            "description": "The same in UTC; zeros for a draft.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified": {
            "description": "Last change, in the zone of the site. Creation counts as one at `date`, where that is given.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified_utc": {
            "description": "The same in UTC; zeros for a draft.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "url": {
            "type": "string",
            "description": "Address of its page."
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this resource.",
            "x-names": "address"
          },
          "title": {
            "type": "string",
            "description": "Rendered."
          },
          "description": {
            "type": "string",
            "description": "Rendered."
          },
          "excerpt": {
            "type": "string",
            "description": "Rendered."
          },
          "slug": {
            "type": "string",
            "description": "Name within addresses."
          },
          "image": {
            "description": "The featured picture, or false.",
            "oneOf": [
              {
                "type": "boolean",
                "not": {
                  "const": true
                }
              },
              {
                "$ref": "#/components/schemas/CalendarImage"
              }
            ]
          },
          "all_day": {
            "type": "boolean"
          },
          "start_date": {
            "description": "Wall time in the zone of the event.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "start_date_details": {
            "$ref": "#/components/schemas/DateDetails"
          },
          "end_date": {
            "description": "Wall time in the zone of the event.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "end_date_details": {
            "$ref": "#/components/schemas/DateDetails"
          },
          "utc_start_date": {
            "$ref": "#/components/schemas/CalendarTime"
          },
          "utc_start_date_details": {
            "$ref": "#/components/schemas/DateDetails"
          },
          "utc_end_date": {
            "$ref": "#/components/schemas/CalendarTime"
          },
          "utc_end_date_details": {
            "$ref": "#/components/schemas/DateDetails"
          },
          "timezone": {
            "type": "string",
            "description": "A name, or an offset such as `UTC+5:30`."
          },
          "timezone_abbr": {
            "type": "string",
            "description": "The zone's abbreviation at the start; for an offset, the offset itself."
          },
          "cost": {
            "type": "string",
            "description": "For people, such as `$10 – $25`."
          },
          "cost_details": {
            "$ref": "#/components/schemas/CostDetails"
          },
          "website": {
            "type": "string",
            "description": "The event's own address unless a website was named."
          },
          "show_map": {
            "type": "boolean"
          },
          "show_map_link": {
            "type": "boolean"
          },
          "hide_from_listings": {
            "type": "boolean"
          },
          "sticky": {
            "type": "boolean"
          },
          "featured": {
            "type": "boolean"
          },
          "categories": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EventTerm"
            }
          },
          "tags": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EventTerm"
            }
          },
          "venue": {
            "description": "The venue; a list of several, or an empty list.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Venue"
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Venue"
                },
                "minItems": 2
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Venue"
                },
                "maxItems": 0
              }
            ]
          },
          "organizer": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Organizer"
            },
            "description": "In the order given."
          },
          "custom_fields": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 0,
            "description": "Always empty."
          },
          "json_ld": {
            "$ref": "#/components/schemas/CalendarJsonLd"
          },
          "recurrence": {
            "$ref": "#/components/schemas/EventRecurrence"
          },
          "occurrence": {
            "$ref": "#/components/schemas/EventOccurrence"
          }
        }
      },
      "EntryStatus": {
        "description": "Status of publication. Media, which have that of what they belong to, have others.",
        "type": "string",
        "enum": [
          "publish",
          "future",
          "draft",
          "pending",
          "private",
          "trash",
          "ads_expired",
          "fields-disabled",
          "cal-ea-success",
          "cal-ea-failed",
          "cal-ea-schedule",
          "cal-ea-pending",
          "cal-ea-draft",
          "cal-ignored"
        ]
      },
      "CalendarTime": {
        "description": "A date and time, a blank between them. Zeros mean none.",
        "type": "string",
        "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
      },
      "CalendarImage": {
        "description": "A picture of the site, as the calendar shows it.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "url",
          "id",
          "extension",
          "width",
          "height",
          "filesize"
        ],
        "properties": {
          "url": {
            "type": "string",
            "description": "Address of the whole picture."
          },
          "id": {
            "type": "integer",
            "description": "Id of the media item."
          },
          "extension": {
            "type": "string",
            "description": "Ending of the file name, such as `png`."
          },
          "width": {
            "type": "integer",
            "description": "Pixels."
          },
          "height": {
            "type": "integer",
            "description": "Pixels."
          },
          "filesize": {
            "type": "integer",
            "description": "Bytes."
          },
          "sizes": {
            "description": "Smaller versions by name.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/CalendarImageSize"
            }
          }
        }
      },
      "CalendarImageSize": {
        "description": "One smaller version of a picture.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "width": {
            "type": "integer",
            "description": "Pixels."
          },
          "height": {
            "type": "integer",
            "description": "Pixels."
          },
          "mime-type": {
            "type": "string",
            "description": "Media type of the file."
          },
          "filesize": {
            "type": "integer",
            "description": "Bytes."
          },
          "url": {
            "type": "string",
            "description": "Address of the file."
          }
        },
        "required": [
          "width",
          "height",
          "mime-type",
          "filesize",
          "url"
        ]
      },
      "DateDetails": {
        "description": "A date and time in parts, each with leading zeros.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "year": {
            "type": "string",
            "pattern": "^\\d{4}$"
          },
          "month": {
            "type": "string",
            "pattern": "^\\d{2}$"
          },
          "day": {
            "type": "string",
            "pattern": "^\\d{2}$"
          },
          "hour": {
            "type": "string",
            "pattern": "^\\d{2}$"
          },
          "minutes": {
            "type": "string",
            "pattern": "^\\d{2}$"
          },
          "seconds": {
            "type": "string",
            "pattern": "^\\d{2}$"
          }
        },
        "required": [
          "year",
          "month",
          "day",
          "hour",
          "minutes",
          "seconds"
        ]
      },
      "CostDetails": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "currency_symbol": {
            "type": "string",
            "description": "As given, or that of a single price; otherwise empty."
          },
          "currency_code": {
            "type": "string",
            "description": "Empty unless it was given."
          },
          "currency_position": {
            "type": "string",
            "description": "prefix or suffix where it was given, prefix or postfix as a single price has it, or empty."
          },
          "values": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Prices in order, or words as a slug."
          }
        },
        "required": [
          "currency_symbol",
          "currency_code",
          "currency_position",
          "values"
        ]
      },
      "EventTerm": {
        "description": "A category or tag of an event.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "term_group": {
            "type": "integer",
            "description": "Always 0.",
            "const": 0
          },
          "term_taxonomy_id": {
            "type": "integer",
            "description": "The same as `id`."
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "cal_events_cat",
              "post_tag"
            ]
          },
          "description": {
            "type": "string"
          },
          "parent": {
            "type": "integer",
            "description": "Id of the category above; 0 at the top."
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "filter": {
            "type": "string",
            "description": "Always `raw`.",
            "const": "raw"
          },
          "id": {
            "type": "integer"
          },
          "urls": {
            "$ref": "#/components/schemas/EventTermUrls"
          }
        },
        "required": [
          "name",
          "slug",
          "term_group",
          "term_taxonomy_id",
          "taxonomy",
          "description",
          "parent",
          "count",
          "filter",
          "id",
          "urls"
        ]
      },
      "EventTermUrls": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "self",
          "collection"
        ],
        "properties": {
          "self": {
            "type": "string",
            "description": "Address of the term.",
            "x-names": "address"
          },
          "collection": {
            "type": "string",
            "description": "Address of all of its kind.",
            "x-names": "address"
          },
          "up": {
            "type": "string",
            "description": "Address of the category above.",
            "x-names": "address"
          }
        }
      },
      "Venue": {
        "description": "A venue of events. `json_ld` shows in single reads only, and `image` while it has a picture.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "status",
          "date",
          "date_utc",
          "modified",
          "modified_utc",
          "url",
          "slug",
          "global_id",
          "global_id_lineage",
          "venue",
          "show_map",
          "show_map_link"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id."
          },
          "author": {
            "type": "string",
            "pattern": "^\\d+$",
            "description": "Id of the user, as text."
          },
          "status": {
            "$ref": "#/components/schemas/EntryStatus"
          },
          "date": {
            "description": "Publication in the zone of the site.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "date_utc": {
            "description": "The same in UTC; zeros for a draft.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified": {
            "description": "Last change in the zone of the site.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified_utc": {
            "description": "The same in UTC; zeros for a draft.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "url": {
            "type": "string",
            "description": "Address of its page."
          },
          "slug": {
            "type": "string",
            "description": "Name within addresses."
          },
          "global_id": {
            "type": "string",
            "description": "Names it beyond this site."
          },
          "global_id_lineage": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Global ids that it had."
          },
          "venue": {
            "type": "string",
            "description": "Name."
          },
          "show_map": {
            "type": "boolean"
          },
          "show_map_link": {
            "type": "boolean"
          },
          "description": {
            "type": "string",
            "description": "Rendered; absent while it is empty."
          },
          "excerpt": {
            "type": "string",
            "description": "Rendered; absent while it is empty."
          },
          "phone": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "website": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "image": {
            "$ref": "#/components/schemas/CalendarImage"
          },
          "json_ld": {
            "$ref": "#/components/schemas/CalendarJsonLd"
          },
          "address": {
            "type": "string",
            "description": "Street and number; absent while it is empty."
          },
          "city": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "country": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "province": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "state": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "zip": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "stateprovince": {
            "type": "string",
            "description": "The state or the province; absent while it is empty."
          }
        }
      },
      "CalendarJsonLd": {
        "description": "Structured data in the words of schema.org.",
        "type": "object",
        "additionalProperties": true
      },
      "Organizer": {
        "description": "An organizer of events. `json_ld` shows in single reads only, and `image` while it has a picture.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "status",
          "date",
          "date_utc",
          "modified",
          "modified_utc",
          "url",
          "slug",
          "global_id",
          "global_id_lineage",
          "organizer"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id."
          },
          "author": {
            "type": "string",
            "pattern": "^\\d+$",
            "description": "Id of the user, as text."
          },
          "status": {
            "$ref": "#/components/schemas/EntryStatus"
          },
          "date": {
            "description": "Publication in the zone of the site.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "date_utc": {
            "description": "The same in UTC; zeros for a draft.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified": {
            "description": "Last change in the zone of the site.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified_utc": {
            "description": "The same in UTC; zeros for a draft.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "url": {
            "type": "string",
            "description": "Address of its page."
          },
          "slug": {
            "type": "string",
            "description": "Name within addresses."
          },
          "global_id": {
            "type": "string",
            "description": "Names it beyond this site."
          },
          "global_id_lineage": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Global ids that it had."
          },
          "organizer": {
            "type": "string",
            "description": "Name."
          },
          "description": {
            "type": "string",
            "description": "Rendered; absent while it is empty."
          },
          "excerpt": {
            "type": "string",
            "description": "Rendered; absent while it is empty."
          },
          "phone": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "website": {
            "type": "string",
            "description": "Absent while it is empty."
          },
          "image": {
            "$ref": "#/components/schemas/CalendarImage"
          },
          "json_ld": {
            "$ref": "#/components/schemas/CalendarJsonLd"
          },
          "email": {
            "type": "string",
            "description": "Mail address; absent while it is empty."
          }
        }
      },
      "EventRecurrence": {
        "description": "How an event happens again; what an update sends back as it is.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "rrule": {
            "type": [
              "string",
              "null"
            ],
            "description": "A rule (RFC 5545) without its name; null where further times alone are named."
          },
          "rdate": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CalendarTime"
            },
            "description": "Further times."
          },
          "exdate": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CalendarTime"
            },
            "description": "Excluded times."
          }
        },
        "required": [
          "rrule",
          "rdate",
          "exdate"
        ]
      },
      "EventOccurrence": {
        "description": "The occurrence of a recurring event that is shown.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "original_start": {
            "description": "When it begins by the rule; its name, and the value of `occurrence` in requests.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "start_date": {
            "$ref": "#/components/schemas/CalendarTime"
          },
          "end_date": {
            "$ref": "#/components/schemas/CalendarTime"
          },
          "utc_start_date": {
            "$ref": "#/components/schemas/CalendarTime"
          },
          "utc_end_date": {
            "$ref": "#/components/schemas/CalendarTime"
          },
          "series": {
            "type": "integer",
            "description": "Id of the event that happens again."
          },
          "changed": {
            "type": "boolean",
            "description": "It was changed individually, and is an event of its own."
          }
        },
        "required": [
          "original_start",
          "start_date",
          "end_date",
          "utc_start_date",
          "utc_end_date",
          "series",
          "changed"
        ]
      },
      "DeletedEvent": {
        "description": "Report of an event that was deleted permanently.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "previous": {
            "$ref": "#/components/schemas/Event"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "UnsavedEventChanges": {
        "description": "The changes of an event that the caller has kept and not saved.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "changes": {
            "description": "null if there are none, or if the event is newer.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/EventChanges"
              },
              {
                "type": "null"
              }
            ]
          }
        },
        "required": [
          "changes"
        ]
      },
      "EventChanges": {
        "description": "An event with changes that are not saved.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "modified": {
            "description": "When they were kept, in the zone of the site.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "modified_utc": {
            "description": "The same in UTC.",
            "$ref": "#/components/schemas/CalendarTime"
          },
          "occurrence": {
            "description": "The `original_start` of the time of a series that they are about; null if they are about the whole event.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/CalendarTime"
              },
              {
                "type": "null"
              }
            ]
          },
          "title": {
            "type": "string",
            "description": "As it was written."
          },
          "description": {
            "type": "string",
            "description": "As it was written."
          },
          "excerpt": {
            "type": "string",
            "description": "As it was written."
          },
          "event": {
            "description": "The event as it would be.",
            "$ref": "#/components/schemas/Event"
          }
        },
        "required": [
          "modified",
          "modified_utc",
          "occurrence",
          "title",
          "description",
          "excerpt",
          "event"
        ]
      },
      "PreviewLink": {
        "description": "A link that shows an item that is not public yet.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "url": {
            "type": "string",
            "format": "uri",
            "description": "The page of this site that shows the item."
          },
          "front_end_url": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri",
            "description": "The address of the preview on a separate front end; null unless `PREVIEW_URL` is set."
          },
          "token": {
            "type": "string",
            "description": "Opens the item over the API, as `preview_token` or `X-Preview-Token`; both addresses contain it."
          },
          "expires": {
            "type": "string",
            "format": "date-time",
            "description": "When the link ends, in UTC."
          }
        },
        "required": [
          "url",
          "front_end_url",
          "token",
          "expires"
        ]
      },
      "VenueList": {
        "description": "A page of venues.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "venues",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "venues": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Venue"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page.",
            "x-names": "address"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Items that match and that the caller may see."
          },
          "total_pages": {
            "type": "integer",
            "minimum": 0,
            "description": "Pages at this page size."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page.",
            "x-names": "address"
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the page before.",
            "x-names": "address"
          }
        }
      },
      "DeletedVenue": {
        "description": "Report of a venue that was deleted permanently.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "previous": {
            "$ref": "#/components/schemas/Venue"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "OrganizerList": {
        "description": "A page of organizers.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "organizers",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "organizers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Organizer"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page.",
            "x-names": "address"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Items that match and that the caller may see."
          },
          "total_pages": {
            "type": "integer",
            "minimum": 0,
            "description": "Pages at this page size."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page.",
            "x-names": "address"
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the page before.",
            "x-names": "address"
          }
        }
      },
      "DeletedOrganizer": {
        "description": "Report of an organizer that was deleted permanently.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "previous": {
            "$ref": "#/components/schemas/Organizer"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "EventCategoryList": {
        "description": "A page of event categories.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "categories",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "categories": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EventCategory"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page.",
            "x-names": "address"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Items that match and that the caller may see."
          },
          "total_pages": {
            "type": "integer",
            "minimum": 0,
            "description": "Pages at this page size."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page.",
            "x-names": "address"
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the page before.",
            "x-names": "address"
          }
        }
      },
      "EventCategory": {
        "description": "A category of events.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "count",
          "description",
          "name",
          "slug",
          "meta",
          "url",
          "urls",
          "taxonomy",
          "parent"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id."
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "description": {
            "type": "string",
            "description": "A few words about it."
          },
          "name": {
            "type": "string",
            "description": "Text in its HTML form."
          },
          "slug": {
            "type": "string",
            "description": "Name within addresses."
          },
          "meta": {
            "type": "object",
            "additionalProperties": true,
            "maxProperties": 0,
            "description": "Always empty."
          },
          "url": {
            "type": "string",
            "description": "Address of its page."
          },
          "urls": {
            "$ref": "#/components/schemas/EventTermUrls"
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "cal_events_cat"
            ]
          },
          "parent": {
            "type": "integer",
            "description": "Id of the category above; 0 at the top."
          }
        }
      },
      "EventTagList": {
        "description": "A page of event tags.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "tags",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "tags": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EventTag"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page.",
            "x-names": "address"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Items that match and that the caller may see."
          },
          "total_pages": {
            "type": "integer",
            "minimum": 0,
            "description": "Pages at this page size."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page.",
            "x-names": "address"
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the page before.",
            "x-names": "address"
          }
        }
      },
      "EventTag": {
        "description": "A tag of events and posts.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "count",
          "description",
          "name",
          "slug",
          "meta",
          "url",
          "urls",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id."
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "description": {
            "type": "string",
            "description": "A few words about it."
          },
          "name": {
            "type": "string",
            "description": "Text in its HTML form."
          },
          "slug": {
            "type": "string",
            "description": "Name within addresses."
          },
          "meta": {
            "type": "object",
            "additionalProperties": true,
            "maxProperties": 0,
            "description": "Always empty."
          },
          "url": {
            "type": "string",
            "description": "Address of its page."
          },
          "urls": {
            "$ref": "#/components/schemas/EventTermUrls"
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "post_tag"
            ]
          }
        }
      },
      "Error": {
        "description": "Every error has this shape.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "code": {
            "type": "string",
            "description": "Stable, for programs."
          },
          "message": {
            "type": "string",
            "description": "A sentence, for people."
          },
          "data": {
            "$ref": "#/components/schemas/ErrorData"
          }
        },
        "required": [
          "code",
          "message",
          "data"
        ]
      },
      "ErrorData": {
        "description": "Further members of an error. Members other than `status` depend on its code.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "integer",
            "minimum": 400,
            "maximum": 599,
            "description": "Status of the answer."
          },
          "params": {
            "description": "Missing arguments as a list, or invalid ones with a message for each.",
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "string",
                  "x-names": "argument"
                }
              },
              {
                "type": "object",
                "additionalProperties": {
                  "type": "string",
                  "x-names": "sentence"
                },
                "x-names": "argument"
              }
            ]
          },
          "details": {
            "type": "object",
            "description": "The error of each invalid argument.",
            "x-names": "argument",
            "additionalProperties": {
              "$ref": "#/components/schemas/ErrorDetail"
            }
          },
          "json_error_message": {
            "type": "string",
            "description": "Why the body is not JSON."
          },
          "json_error_code": {
            "type": "integer",
            "description": "Number of that reason."
          },
          "scope": {
            "type": "string",
            "description": "The scope that an application password lacks."
          },
          "term_id": {
            "type": "integer",
            "description": "The term that is there already."
          },
          "retry_after": {
            "type": "integer",
            "description": "Seconds to wait before trying again."
          },
          "errors": {
            "description": "The problems of a text or a file, by location.",
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "missing": {
            "description": "Settings that are not set, by name.",
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "provider_error": {
            "type": "string",
            "description": "Error code of the ad provider."
          },
          "provider_message": {
            "type": "string",
            "description": "Message of the ad provider for people."
          }
        },
        "required": [
          "status"
        ]
      },
      "ErrorDetail": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "code": {
            "type": "string"
          },
          "message": {
            "type": "string",
            "x-names": "sentence"
          },
          "data": {
            "description": "Further details of the error.",
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "param": {
                "type": "string",
                "description": "Path of the invalid value.",
                "x-names": "sentence"
              }
            },
            "additionalProperties": true
          }
        },
        "required": [
          "code",
          "message",
          "data"
        ]
      },
      "EventCreateInput": {
        "description": "Writable fields of a new event.",
        "type": "object",
        "required": [
          "title",
          "start_date",
          "end_date"
        ],
        "properties": {
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "minLength": 1,
            "description": "Protects the event. null opens it."
          },
          "title": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Wall time in the zone of the event, such as `2033-05-10 19:00:00`, `10 May 2033 7pm`, `05/10/2033 19:00` or `2033-05-10T19:00`; with an offset it is converted. Without a time it is midnight. A day may be relative to today: `tomorrow 10:00`, `+2 weeks`, `next friday 7pm`."
          },
          "end_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "In the same forms. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "null"
              }
            ]
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "show_map_link": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "hide_from_listings": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInput"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInput"
          },
          "recurrence": {
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/Recurrence"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EventTermsInput": {
        "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
        "anyOf": [
          {
            "type": "integer",
            "description": "Id."
          },
          {
            "type": "string",
            "maxLength": 30000,
            "description": "Ids, names or slugs, separated by commas."
          },
          {
            "type": "array",
            "maxItems": 100,
            "items": {
              "anyOf": [
                {
                  "type": "integer",
                  "description": "Id."
                },
                {
                  "type": "string",
                  "maxLength": 200,
                  "description": "Name or slug."
                }
              ]
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "EventVenuesInput": {
        "description": "Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999999999,
            "description": "Id."
          },
          {
            "$ref": "#/components/schemas/PlaceIds"
          },
          {
            "type": "array",
            "maxItems": 100,
            "items": {
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999999999999999,
                  "description": "Id."
                },
                {
                  "$ref": "#/components/schemas/PlaceIds"
                },
                {
                  "$ref": "#/components/schemas/VenueCreateInput"
                },
                {
                  "$ref": "#/components/schemas/PlaceReference"
                }
              ]
            }
          },
          {
            "$ref": "#/components/schemas/VenueCreateInput"
          },
          {
            "$ref": "#/components/schemas/PlaceReference"
          },
          {
            "type": "null"
          }
        ]
      },
      "PlaceIds": {
        "description": "Ids of venues or organizers as text, separated by commas; an empty text names none.",
        "type": "string",
        "maxLength": 2000,
        "pattern": "^[\\s,]*(?:\\d{1,15}(?:\\s*,[\\s,]*|\\s*$))*$"
      },
      "VenueCreateInput": {
        "description": "Writable fields of a new venue.",
        "type": "object",
        "required": [
          "venue"
        ],
        "properties": {
          "venue": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "show_map": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "show_map_link": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "address": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Street and number."
          },
          "city": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "City."
          },
          "country": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Country."
          },
          "province": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Province."
          },
          "state": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "State."
          },
          "zip": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Postal code."
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "stateprovince": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change."
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "PlaceReference": {
        "description": "One that exists, by its id. Other members are ignored.",
        "type": "object",
        "properties": {
          "id": {
            "description": "Id.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 999999999999999
              },
              {
                "type": "string",
                "maxLength": 40,
                "pattern": "^\\s*\\d{1,15}\\s*$"
              }
            ]
          }
        },
        "required": [
          "id"
        ]
      },
      "EventOrganizersInput": {
        "description": "Ids of organizers or data of new ones, in the same forms as `venue`.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999999999,
            "description": "Id."
          },
          {
            "$ref": "#/components/schemas/PlaceIds"
          },
          {
            "type": "array",
            "maxItems": 100,
            "items": {
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999999999999999,
                  "description": "Id."
                },
                {
                  "$ref": "#/components/schemas/PlaceIds"
                },
                {
                  "$ref": "#/components/schemas/OrganizerCreateInput"
                },
                {
                  "$ref": "#/components/schemas/PlaceReference"
                }
              ]
            }
          },
          {
            "$ref": "#/components/schemas/OrganizerCreateInput"
          },
          {
            "$ref": "#/components/schemas/PlaceReference"
          },
          {
            "type": "null"
          }
        ]
      },
      "OrganizerCreateInput": {
        "description": "Writable fields of a new organizer.",
        "type": "object",
        "required": [
          "organizer"
        ],
        "properties": {
          "organizer": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Mail address, as it is written."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "Recurrence": {
        "description": "How an event happens again (RFC 5545). Times are wall times of the event's zone; its start always counts, as the first of `COUNT` too.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "rrule": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "A rule without its name, such as `FREQ=WEEKLY;BYDAY=MO`. `UNTIL` is a wall time in answers; a UTC value is converted. Rules that name no day, and those that name more than can be followed, are refused."
          },
          "rdate": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "string",
              "maxLength": 40
            },
            "description": "Further times. A day alone takes the time of the start; a `Z` at the end means UTC."
          },
          "exdate": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "string",
              "maxLength": 40
            },
            "description": "Excluded times, in the same formats."
          }
        }
      },
      "EventUpdateInput": {
        "description": "Writable fields of an event.",
        "type": "object",
        "properties": {
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "minLength": 1,
            "description": "Protects the event. null opens it."
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation."
          },
          "end_date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "null"
              }
            ]
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "show_map_link": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "hide_from_listings": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInput"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInput"
          },
          "recurrence": {
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/Recurrence"
              },
              {
                "type": "null"
              }
            ]
          },
          "occurrence": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 40,
            "description": "The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event."
          },
          "edit": {
            "description": "`this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "this",
                  "following",
                  "all"
                ]
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EventBySlugUpdateInput": {
        "description": "Writable fields of an event that is named by its slug; `slug` is the new one.",
        "type": "object",
        "properties": {
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "minLength": 1,
            "description": "Protects the event. null opens it."
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation."
          },
          "end_date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "null"
              }
            ]
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "show_map_link": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "hide_from_listings": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInput"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInput"
          },
          "recurrence": {
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/Recurrence"
              },
              {
                "type": "null"
              }
            ]
          },
          "occurrence": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 40,
            "description": "The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event."
          },
          "edit": {
            "description": "`this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "this",
                  "following",
                  "all"
                ]
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EventChangesInput": {
        "description": "Changes of an event that are not saved, as in an update. Status, slug, author, date of publication and password have no effect.",
        "type": "object",
        "properties": {
          "title": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation."
          },
          "end_date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "null"
              }
            ]
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "show_map_link": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "hide_from_listings": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInput"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInput"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInput"
          },
          "recurrence": {
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/Recurrence"
              },
              {
                "type": "null"
              }
            ]
          },
          "occurrence": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 40,
            "description": "The `original_start` of the time of a series that the changes are about, which is shown as an event that happens once. Without it they are about the whole event."
          }
        }
      },
      "VenueUpdateInput": {
        "description": "Writable fields of a venue.",
        "type": "object",
        "properties": {
          "venue": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "show_map": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "show_map_link": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "address": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Street and number."
          },
          "city": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "City."
          },
          "country": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Country."
          },
          "province": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Province."
          },
          "state": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "State."
          },
          "zip": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Postal code."
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "stateprovince": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change."
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "OrganizerUpdateInput": {
        "description": "Writable fields of an organizer.",
        "type": "object",
        "properties": {
          "organizer": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "future",
                  "draft",
                  "pending",
                  "private",
                  "ads_expired",
                  "fields-disabled",
                  "cal-ea-success",
                  "cal-ea-failed",
                  "cal-ea-schedule",
                  "cal-ea-pending",
                  "cal-ea-draft",
                  "cal-ignored"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "website": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Mail address, as it is written."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EventCategoryCreateInput": {
        "description": "Writable fields of a new event category.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the category above. A descendant of the category itself puts it at the top level."
          }
        }
      },
      "EventCategoryUpdateInput": {
        "description": "Writable fields of an event category.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the category above. A descendant of the category itself puts it at the top level."
          }
        }
      },
      "EventTagCreateInput": {
        "description": "Writable fields of a new event tag.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          }
        }
      },
      "EventTagUpdateInput": {
        "description": "Writable fields of an event tag.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          }
        }
      },
      "EventTermsInputForm": {
        "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
        "anyOf": [
          {
            "type": "integer",
            "description": "Id."
          },
          {
            "type": "string",
            "maxLength": 30000,
            "description": "Ids, names or slugs, separated by commas."
          },
          {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "anyOf": [
                {
                  "type": "integer",
                  "description": "Id."
                },
                {
                  "type": "string",
                  "maxLength": 200,
                  "description": "Name or slug."
                }
              ]
            }
          }
        ]
      },
      "VenueCreateInputForm": {
        "description": "Writable fields of a new venue.",
        "type": "object",
        "required": [
          "venue"
        ],
        "properties": {
          "venue": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish."
          },
          "show_map": {
            "type": "string",
            "maxLength": 2000,
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "show_map_link": {
            "type": "string",
            "maxLength": 2000,
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "address": {
            "type": "string",
            "maxLength": 2000,
            "description": "Street and number."
          },
          "city": {
            "type": "string",
            "maxLength": 2000,
            "description": "City."
          },
          "country": {
            "type": "string",
            "maxLength": 2000,
            "description": "Country."
          },
          "province": {
            "type": "string",
            "maxLength": 2000,
            "description": "Province."
          },
          "state": {
            "type": "string",
            "maxLength": 2000,
            "description": "State."
          },
          "zip": {
            "type": "string",
            "maxLength": 2000,
            "description": "Postal code."
          },
          "phone": {
            "type": "string",
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "stateprovince": {
            "type": "string",
            "maxLength": 2000,
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change."
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          }
        }
      },
      "EventVenuesInputForm": {
        "description": "Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999999999,
            "description": "Id."
          },
          {
            "$ref": "#/components/schemas/PlaceIds"
          },
          {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999999999999999,
                  "description": "Id."
                },
                {
                  "$ref": "#/components/schemas/PlaceIds"
                },
                {
                  "$ref": "#/components/schemas/VenueCreateInputForm"
                },
                {
                  "$ref": "#/components/schemas/PlaceReference"
                }
              ]
            }
          },
          {
            "$ref": "#/components/schemas/VenueCreateInputForm"
          },
          {
            "$ref": "#/components/schemas/PlaceReference"
          }
        ]
      },
      "OrganizerCreateInputForm": {
        "description": "Writable fields of a new organizer.",
        "type": "object",
        "required": [
          "organizer"
        ],
        "properties": {
          "organizer": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish."
          },
          "phone": {
            "type": "string",
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "email": {
            "type": "string",
            "maxLength": 2000,
            "description": "Mail address, as it is written."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          }
        }
      },
      "EventOrganizersInputForm": {
        "description": "Ids of organizers or data of new ones, in the same forms as `venue`.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999999999,
            "description": "Id."
          },
          {
            "$ref": "#/components/schemas/PlaceIds"
          },
          {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999999999999999,
                  "description": "Id."
                },
                {
                  "$ref": "#/components/schemas/PlaceIds"
                },
                {
                  "$ref": "#/components/schemas/OrganizerCreateInputForm"
                },
                {
                  "$ref": "#/components/schemas/PlaceReference"
                }
              ]
            }
          },
          {
            "$ref": "#/components/schemas/OrganizerCreateInputForm"
          },
          {
            "$ref": "#/components/schemas/PlaceReference"
          }
        ]
      },
      "RecurrenceForm": {
        "minProperties": 1,
        "description": "How an event happens again (RFC 5545). Times are wall times of the event's zone; its start always counts, as the first of `COUNT` too.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "rrule": {
            "type": "string",
            "maxLength": 2000,
            "description": "A rule without its name, such as `FREQ=WEEKLY;BYDAY=MO`. `UNTIL` is a wall time in answers; a UTC value is converted. Rules that name no day, and those that name more than can be followed, are refused."
          },
          "rdate": {
            "minItems": 1,
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "string",
              "maxLength": 40
            },
            "description": "Further times. A day alone takes the time of the start; a `Z` at the end means UTC."
          },
          "exdate": {
            "minItems": 1,
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "string",
              "maxLength": 40
            },
            "description": "Excluded times, in the same formats."
          }
        }
      },
      "EventCreateInputForm": {
        "description": "Writable fields of a new event.",
        "type": "object",
        "required": [
          "title",
          "start_date",
          "end_date"
        ],
        "properties": {
          "password": {
            "type": "string",
            "maxLength": 4096,
            "minLength": 1,
            "description": "Protects the event. null opens it."
          },
          "title": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Wall time in the zone of the event, such as `2033-05-10 19:00:00`, `10 May 2033 7pm`, `05/10/2033 19:00` or `2033-05-10T19:00`; with an offset it is converted. Without a time it is midnight. A day may be relative to today: `tomorrow 10:00`, `+2 weeks`, `next friday 7pm`."
          },
          "end_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "In the same forms. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": "string",
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish."
          },
          "timezone": {
            "type": "string",
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": "boolean",
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              }
            ]
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": "boolean"
          },
          "show_map_link": {
            "type": "boolean"
          },
          "hide_from_listings": {
            "type": "boolean",
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": "boolean",
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": "boolean"
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInputForm"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInputForm"
          },
          "recurrence": {
            "$ref": "#/components/schemas/RecurrenceForm",
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once."
          }
        }
      },
      "EventUpdateInputForm": {
        "description": "Writable fields of an event.",
        "type": "object",
        "properties": {
          "password": {
            "type": "string",
            "maxLength": 4096,
            "minLength": 1,
            "description": "Protects the event. null opens it."
          },
          "title": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation."
          },
          "end_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": "string",
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish."
          },
          "timezone": {
            "type": "string",
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": "boolean",
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              }
            ]
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": "boolean"
          },
          "show_map_link": {
            "type": "boolean"
          },
          "hide_from_listings": {
            "type": "boolean",
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": "boolean",
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": "boolean"
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInputForm"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInputForm"
          },
          "recurrence": {
            "$ref": "#/components/schemas/RecurrenceForm",
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once."
          },
          "occurrence": {
            "type": "string",
            "maxLength": 40,
            "description": "The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event."
          },
          "edit": {
            "type": "string",
            "enum": [
              "this",
              "following",
              "all"
            ],
            "description": "`this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time."
          }
        }
      },
      "EventBySlugUpdateInputForm": {
        "description": "Writable fields of an event that is named by its slug; `slug` is the new one.",
        "type": "object",
        "properties": {
          "password": {
            "type": "string",
            "maxLength": 4096,
            "minLength": 1,
            "description": "Protects the event. null opens it."
          },
          "title": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation."
          },
          "end_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": "string",
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish."
          },
          "timezone": {
            "type": "string",
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": "boolean",
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              }
            ]
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": "boolean"
          },
          "show_map_link": {
            "type": "boolean"
          },
          "hide_from_listings": {
            "type": "boolean",
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": "boolean",
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": "boolean"
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInputForm"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInputForm"
          },
          "recurrence": {
            "$ref": "#/components/schemas/RecurrenceForm",
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once."
          },
          "occurrence": {
            "type": "string",
            "maxLength": 40,
            "description": "The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event."
          },
          "edit": {
            "type": "string",
            "enum": [
              "this",
              "following",
              "all"
            ],
            "description": "`this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time."
          }
        }
      },
      "EventChangesInputForm": {
        "description": "Changes of an event that are not saved, as in an update. Status, slug, author, date of publication and password have no effect.",
        "type": "object",
        "properties": {
          "title": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Name of the event."
          },
          "start_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation."
          },
          "end_date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Made unique."
          },
          "excerpt": {
            "type": "string",
            "maxLength": 20000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A short text about it."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish."
          },
          "timezone": {
            "type": "string",
            "maxLength": 2000,
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are."
          },
          "all_day": {
            "type": "boolean",
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              }
            ]
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "show_map": {
            "type": "boolean"
          },
          "show_map_link": {
            "type": "boolean"
          },
          "hide_from_listings": {
            "type": "boolean",
            "description": "Hidden from lists."
          },
          "sticky": {
            "type": "boolean",
            "description": "Pinned in calendar views."
          },
          "featured": {
            "type": "boolean"
          },
          "categories": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "tags": {
            "$ref": "#/components/schemas/EventTermsInputForm"
          },
          "venue": {
            "$ref": "#/components/schemas/EventVenuesInputForm"
          },
          "organizer": {
            "$ref": "#/components/schemas/EventOrganizersInputForm"
          },
          "recurrence": {
            "$ref": "#/components/schemas/RecurrenceForm",
            "description": "Recurrence of the event. null or an empty object makes an event that takes place once."
          },
          "occurrence": {
            "type": "string",
            "maxLength": 40,
            "description": "The `original_start` of the time of a series that the changes are about, which is shown as an event that happens once. Without it they are about the whole event."
          }
        }
      },
      "VenueUpdateInputForm": {
        "description": "Writable fields of a venue.",
        "type": "object",
        "properties": {
          "venue": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish."
          },
          "show_map": {
            "type": "string",
            "maxLength": 2000,
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "show_map_link": {
            "type": "string",
            "maxLength": 2000,
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default."
          },
          "address": {
            "type": "string",
            "maxLength": 2000,
            "description": "Street and number."
          },
          "city": {
            "type": "string",
            "maxLength": 2000,
            "description": "City."
          },
          "country": {
            "type": "string",
            "maxLength": 2000,
            "description": "Country."
          },
          "province": {
            "type": "string",
            "maxLength": 2000,
            "description": "Province."
          },
          "state": {
            "type": "string",
            "maxLength": 2000,
            "description": "State."
          },
          "zip": {
            "type": "string",
            "maxLength": 2000,
            "description": "Postal code."
          },
          "phone": {
            "type": "string",
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "stateprovince": {
            "type": "string",
            "maxLength": 2000,
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change."
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          }
        }
      },
      "OrganizerUpdateInputForm": {
        "description": "Writable fields of an organizer.",
        "type": "object",
        "properties": {
          "organizer": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 2000,
            "description": "Name."
          },
          "author": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the user."
          },
          "date": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day."
          },
          "date_utc": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "The same in UTC; `date` wins."
          },
          "description": {
            "type": "string",
            "description": "HTML, or text with paragraphs separated by empty lines."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored"
            ],
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish."
          },
          "phone": {
            "type": "string",
            "maxLength": 2000,
            "description": "Telephone number."
          },
          "website": {
            "type": "string",
            "maxLength": 2000,
            "description": "An absolute address of the web, or empty."
          },
          "email": {
            "type": "string",
            "maxLength": 2000,
            "description": "Mail address, as it is written."
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 8000
              },
              {
                "type": "integer"
              }
            ]
          }
        }
      },
      "EventCategoryCreateInputForm": {
        "description": "Writable fields of a new event category.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": "string",
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          },
          "parent": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the category above. A descendant of the category itself puts it at the top level."
          }
        }
      },
      "EventCategoryUpdateInputForm": {
        "description": "Writable fields of an event category.",
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": "string",
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          },
          "parent": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the category above. A descendant of the category itself puts it at the top level."
          }
        }
      },
      "EventTagCreateInputForm": {
        "description": "Writable fields of a new event tag.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": "string",
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          }
        }
      },
      "EventTagUpdateInputForm": {
        "description": "Writable fields of an event tag.",
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "maxLength": 200,
            "description": "Name; markup is dropped."
          },
          "description": {
            "type": "string",
            "maxLength": 65535,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "A few words about it."
          },
          "slug": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": "^(?:[^0]|0[\\s\\S])",
            "description": "Slug; by default made from the name of a new term."
          }
        }
      }
    },
    "responses": {
      "BadRequest": {
        "description": "An argument is missing or invalid, or the body cannot be read.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_invalid_param",
              "message": "Invalid parameter: per_page.",
              "data": {
                "status": 400,
                "params": {
                  "per_page": "per_page must be between 1 and 100."
                },
                "details": {
                  "per_page": {
                    "code": "rest_out_of_bounds",
                    "message": "per_page must be between 1 and 100.",
                    "data": null
                  }
                }
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "Unauthorized": {
        "description": "The caller is not authenticated, or the credentials are wrong.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "incorrect_password",
              "message": "The credentials are not valid.",
              "data": {
                "status": 401
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          },
          "WWW-Authenticate": {
            "$ref": "#/components/headers/Challenge"
          }
        }
      },
      "NotFound": {
        "description": "The item was not found.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_post_invalid_id",
              "message": "The item was not found.",
              "data": {
                "status": 404
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "Forbidden": {
        "description": "The caller is authenticated but not authorized to do this.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_forbidden",
              "message": "You may not do that.",
              "data": {
                "status": 403
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "TooManyAttempts": {
        "description": "Too much was attempted within a time: wrong passwords for an item from one network, or changes of an account by its owner.",
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_too_many_attempts",
              "message": "There were too many attempts. Try again later.",
              "data": {
                "status": 429,
                "retry_after": 900
              }
            }
          }
        }
      },
      "PreconditionFailed": {
        "description": "The item has changed since the caller read it; nothing was written.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_precondition_failed",
              "message": "The item has changed since.",
              "data": {
                "status": 412
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "Gone": {
        "description": "The item is already in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_already_trashed",
              "message": "The item is already in the trash.",
              "data": {
                "status": 410
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "NotPermitted": {
        "description": "The credentials may not be used for this (`rest_scope_missing`), a browser may have added them by itself to a request of another site (`rest_cross_site_credentials`), or a nonce does not fit the session (`rest_cookie_invalid_nonce`).",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_cross_site_credentials",
              "message": "This request does not accept credentials that a browser sends automatically.",
              "data": {
                "status": 403
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "NoSuchRoute": {
        "description": "A part of the path is not of the form that it should have, such as an id that is not a number (`rest_no_route`).",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_no_route",
              "message": "No route matches this address and method.",
              "data": {
                "status": 404
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "TooSlow": {
        "description": "The request did not arrive in time.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_request_timeout",
              "message": "The request did not arrive in time.",
              "data": {
                "status": 408
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "BodyTooLarge": {
        "description": "The body is larger than this site accepts.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_body_too_large",
              "message": "The body is larger than this site accepts.",
              "data": {
                "status": 413
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "UnsupportedMediaType": {
        "description": "The body is neither JSON nor a form; `text/plain` counts as no body.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_unsupported_media_type",
              "message": "Bodies of this media type are not supported. Send application/json or application/x-www-form-urlencoded.",
              "data": {
                "status": 415
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "HeadersTooLarge": {
        "description": "The headers, the address included, are larger than this site accepts.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_headers_too_large",
              "message": "The headers are larger than this site accepts.",
              "data": {
                "status": 431
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "Unavailable": {
        "description": "The site has more requests than it can answer in time (`rest_overloaded`), or it is starting or stopping (`rest_not_ready`). The database cannot be reached (`rest_database_unavailable`), takes too long (`rest_database_timeout`) or accepts no changes (`rest_database_read_only`), or the media store cannot be reached (`rest_storage_unavailable`); nothing was changed. After `rest_outcome_unknown` nobody knows whether a change was made: the database was lost while it was being stored.",
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          },
          "Retry-After": {
            "description": "Seconds to wait before trying again.",
            "schema": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_database_unavailable",
              "message": "The site cannot reach its database. Try again in a moment.",
              "data": {
                "status": 503,
                "retry_after": 5
              }
            }
          }
        }
      },
      "StorageFull": {
        "description": "No space is left for this change; nothing was changed.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_storage_full",
              "message": "The site has no room left for this change. Nothing was changed.",
              "data": {
                "status": 507
              }
            }
          }
        },
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/AllowedIfKnown"
          }
        }
      },
      "NotModifiedAnswer": {
        "description": "The caller's copy is current; there is no body.",
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/Allowed"
          },
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "Age": {
            "$ref": "#/components/headers/StaleFor"
          },
          "Warning": {
            "$ref": "#/components/headers/Stale"
          }
        }
      },
      "NotModifiedPage": {
        "description": "The caller's copy is current; there is no body.",
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/Allowed"
          },
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "Age": {
            "$ref": "#/components/headers/StaleFor"
          },
          "Warning": {
            "$ref": "#/components/headers/Stale"
          },
          "Content-Disposition": {
            "$ref": "#/components/headers/CalendarFile"
          },
          "X-Cal-Total": {
            "$ref": "#/components/headers/EventTotal"
          },
          "X-Cal-TotalPages": {
            "$ref": "#/components/headers/EventTotalPages"
          }
        }
      },
      "NotModifiedItem": {
        "description": "The caller's copy is current; there is no body.",
        "headers": {
          "Cache-Control": {
            "$ref": "#/components/headers/Caching"
          },
          "Link": {
            "$ref": "#/components/headers/ApiRoot"
          },
          "Vary": {
            "$ref": "#/components/headers/Varying"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "Allow": {
            "$ref": "#/components/headers/Allowed"
          },
          "ETag": {
            "$ref": "#/components/headers/ItemETag"
          },
          "Age": {
            "$ref": "#/components/headers/StaleFor"
          },
          "Warning": {
            "$ref": "#/components/headers/Stale"
          },
          "Content-Disposition": {
            "$ref": "#/components/headers/CalendarFile"
          },
          "Last-Modified": {
            "$ref": "#/components/headers/LastModified"
          }
        }
      }
    },
    "examples": {
      "EventList": {
        "value": {
          "events": [
            {
              "id": 71,
              "global_id": "example.org?id=71",
              "global_id_lineage": [
                "example.org?id=71"
              ],
              "author": "1",
              "status": "publish",
              "date": "2033-04-02 09:00:00",
              "date_utc": "2033-04-02 13:00:00",
              "modified": "2033-04-02 09:00:00",
              "modified_utc": "2033-04-02 13:00:00",
              "url": "https://example.org/event/quiz-night/",
              "rest_url": "https://example.org/api/cal/events/v1/events/71",
              "title": "Quiz night",
              "description": "<p>Ten rounds, teams of four.</p>",
              "excerpt": "",
              "slug": "quiz-night",
              "image": false,
              "all_day": false,
              "start_date": "2033-05-10 19:00:00",
              "start_date_details": {
                "year": "2033",
                "month": "05",
                "day": "10",
                "hour": "19",
                "minutes": "00",
                "seconds": "00"
              },
              "end_date": "2033-05-10 22:00:00",
              "end_date_details": {
                "year": "2033",
                "month": "05",
                "day": "10",
                "hour": "22",
                "minutes": "00",
                "seconds": "00"
              },
              "utc_start_date": "2033-05-10 23:00:00",
              "utc_start_date_details": {
                "year": "2033",
                "month": "05",
                "day": "10",
                "hour": "23",
                "minutes": "00",
                "seconds": "00"
              },
              "utc_end_date": "2033-05-11 02:00:00",
              "utc_end_date_details": {
                "year": "2033",
                "month": "05",
                "day": "11",
                "hour": "02",
                "minutes": "00",
                "seconds": "00"
              },
              "timezone": "America/New_York",
              "timezone_abbr": "EDT",
              "cost": "$5",
              "cost_details": {
                "currency_symbol": "$",
                "currency_code": "",
                "currency_position": "prefix",
                "values": [
                  "5"
                ]
              },
              "website": "https://example.org/event/quiz-night/",
              "show_map": true,
              "show_map_link": true,
              "hide_from_listings": false,
              "sticky": false,
              "featured": false,
              "categories": [
                {
                  "name": "Games",
                  "slug": "games",
                  "term_group": 0,
                  "term_taxonomy_id": 7,
                  "taxonomy": "cal_events_cat",
                  "description": "Played together",
                  "parent": 0,
                  "count": 1,
                  "filter": "raw",
                  "id": 7,
                  "urls": {
                    "self": "https://example.org/api/cal/events/v1/categories/7",
                    "collection": "https://example.org/api/cal/events/v1/categories"
                  }
                }
              ],
              "tags": [],
              "venue": {
                "id": 72,
                "author": "1",
                "status": "publish",
                "date": "2033-04-02 09:00:00",
                "date_utc": "2033-04-02 13:00:00",
                "modified": "2033-04-02 09:00:00",
                "modified_utc": "2033-04-02 13:00:00",
                "url": "https://example.org/venue/the-anchor/",
                "slug": "the-anchor",
                "global_id": "example.org?id=72",
                "global_id_lineage": [
                  "example.org?id=72"
                ],
                "venue": "The Anchor",
                "show_map": true,
                "show_map_link": true,
                "address": "1 Pier Road",
                "city": "Portland",
                "country": "United States",
                "state": "ME",
                "zip": "04101",
                "stateprovince": "ME"
              },
              "organizer": [
                {
                  "id": 31,
                  "author": "1",
                  "status": "publish",
                  "date": "2033-04-02 09:00:00",
                  "date_utc": "2033-04-02 13:00:00",
                  "modified": "2033-04-02 09:00:00",
                  "modified_utc": "2033-04-02 13:00:00",
                  "url": "https://example.org/organizer/guild-of-saint-luke/",
                  "slug": "guild-of-saint-luke",
                  "global_id": "example.org?id=31",
                  "global_id_lineage": [
                    "example.org?id=31"
                  ],
                  "organizer": "Guild of Saint Luke",
                  "email": "guild@example.org"
                }
              ],
              "custom_fields": []
            }
          ],
          "rest_url": "https://example.org/api/cal/events/v1/events?page=1&per_page=10&start_date=2033-05-01%2000%3A00%3A00&end_date=2033-05-31%2023%3A59%3A59&status=publish",
          "total": 1,
          "total_pages": 1
        }
      },
      "Calendar": {
        "value": "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Harbor//Almanac//EN\nCALSCALE:GREGORIAN\nMETHOD:PUBLISH\nNAME:Harbor\nX-WR-CALNAME:Harbor\nX-WR-CALDESC:Events for Harbor\nURL:https://example.org/events/\nX-ORIGINAL-URL:https://example.org/events/\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\nX-PUBLISHED-TTL:PT1H\nBEGIN:VTIMEZONE\nTZID:America/New_York\nBEGIN:DAYLIGHT\nDTSTART:20330313T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nTZNAME:EDT\nEND:DAYLIGHT\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:71-1999364400-1999375200@example.org\nDTSTAMP:20330402T130000Z\nDTSTART;TZID=America/New_York:20330510T190000\nDTEND;TZID=America/New_York:20330510T220000\nSEQUENCE:0\nCREATED:20330402T130000Z\nLAST-MODIFIED:20330402T130000Z\nSTATUS:CONFIRMED\nSUMMARY:Quiz night\nDESCRIPTION:Ten rounds\\, teams of four.\nURL:https://example.org/event/quiz-night/\nEND:VEVENT\nEND:VCALENDAR\n"
      },
      "Event": {
        "value": {
          "id": 71,
          "global_id": "example.org?id=71",
          "global_id_lineage": [
            "example.org?id=71"
          ],
          "author": "1",
          "status": "publish",
          "date": "2033-04-02 09:00:00",
          "date_utc": "2033-04-02 13:00:00",
          "modified": "2033-04-02 09:00:00",
          "modified_utc": "2033-04-02 13:00:00",
          "url": "https://example.org/event/quiz-night/",
          "rest_url": "https://example.org/api/cal/events/v1/events/71",
          "title": "Quiz night",
          "description": "<p>Ten rounds, teams of four.</p>",
          "excerpt": "",
          "slug": "quiz-night",
          "image": false,
          "all_day": false,
          "start_date": "2033-05-10 19:00:00",
          "start_date_details": {
            "year": "2033",
            "month": "05",
            "day": "10",
            "hour": "19",
            "minutes": "00",
            "seconds": "00"
          },
          "end_date": "2033-05-10 22:00:00",
          "end_date_details": {
            "year": "2033",
            "month": "05",
            "day": "10",
            "hour": "22",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_start_date": "2033-05-10 23:00:00",
          "utc_start_date_details": {
            "year": "2033",
            "month": "05",
            "day": "10",
            "hour": "23",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_end_date": "2033-05-11 02:00:00",
          "utc_end_date_details": {
            "year": "2033",
            "month": "05",
            "day": "11",
            "hour": "02",
            "minutes": "00",
            "seconds": "00"
          },
          "timezone": "America/New_York",
          "timezone_abbr": "EDT",
          "cost": "$5",
          "cost_details": {
            "currency_symbol": "$",
            "currency_code": "",
            "currency_position": "prefix",
            "values": [
              "5"
            ]
          },
          "website": "https://example.org/event/quiz-night/",
          "show_map": true,
          "show_map_link": true,
          "hide_from_listings": false,
          "sticky": false,
          "featured": false,
          "categories": [
            {
              "name": "Games",
              "slug": "games",
              "term_group": 0,
              "term_taxonomy_id": 7,
              "taxonomy": "cal_events_cat",
              "description": "Played together",
              "parent": 0,
              "count": 1,
              "filter": "raw",
              "id": 7,
              "urls": {
                "self": "https://example.org/api/cal/events/v1/categories/7",
                "collection": "https://example.org/api/cal/events/v1/categories"
              }
            }
          ],
          "tags": [],
          "venue": {
            "id": 72,
            "author": "1",
            "status": "publish",
            "date": "2033-04-02 09:00:00",
            "date_utc": "2033-04-02 13:00:00",
            "modified": "2033-04-02 09:00:00",
            "modified_utc": "2033-04-02 13:00:00",
            "url": "https://example.org/venue/the-anchor/",
            "slug": "the-anchor",
            "global_id": "example.org?id=72",
            "global_id_lineage": [
              "example.org?id=72"
            ],
            "venue": "The Anchor",
            "show_map": true,
            "show_map_link": true,
            "address": "1 Pier Road",
            "city": "Portland",
            "country": "United States",
            "state": "ME",
            "zip": "04101",
            "stateprovince": "ME"
          },
          "organizer": [
            {
              "id": 31,
              "author": "1",
              "status": "publish",
              "date": "2033-04-02 09:00:00",
              "date_utc": "2033-04-02 13:00:00",
              "modified": "2033-04-02 09:00:00",
              "modified_utc": "2033-04-02 13:00:00",
              "url": "https://example.org/organizer/guild-of-saint-luke/",
              "slug": "guild-of-saint-luke",
              "global_id": "example.org?id=31",
              "global_id_lineage": [
                "example.org?id=31"
              ],
              "organizer": "Guild of Saint Luke",
              "email": "guild@example.org"
            }
          ],
          "custom_fields": []
        }
      },
      "DeletedEvent": {
        "value": {
          "deleted": true,
          "previous": {
            "id": 71,
            "global_id": "example.org?id=71",
            "global_id_lineage": [
              "example.org?id=71"
            ],
            "author": "1",
            "status": "publish",
            "date": "2033-04-02 09:00:00",
            "date_utc": "2033-04-02 13:00:00",
            "modified": "2033-04-02 09:00:00",
            "modified_utc": "2033-04-02 13:00:00",
            "url": "https://example.org/event/quiz-night/",
            "rest_url": "https://example.org/api/cal/events/v1/events/71",
            "title": "Quiz night",
            "description": "<p>Ten rounds, teams of four.</p>",
            "excerpt": "",
            "slug": "quiz-night",
            "image": false,
            "all_day": false,
            "start_date": "2033-05-10 19:00:00",
            "start_date_details": {
              "year": "2033",
              "month": "05",
              "day": "10",
              "hour": "19",
              "minutes": "00",
              "seconds": "00"
            },
            "end_date": "2033-05-10 22:00:00",
            "end_date_details": {
              "year": "2033",
              "month": "05",
              "day": "10",
              "hour": "22",
              "minutes": "00",
              "seconds": "00"
            },
            "utc_start_date": "2033-05-10 23:00:00",
            "utc_start_date_details": {
              "year": "2033",
              "month": "05",
              "day": "10",
              "hour": "23",
              "minutes": "00",
              "seconds": "00"
            },
            "utc_end_date": "2033-05-11 02:00:00",
            "utc_end_date_details": {
              "year": "2033",
              "month": "05",
              "day": "11",
              "hour": "02",
              "minutes": "00",
              "seconds": "00"
            },
            "timezone": "America/New_York",
            "timezone_abbr": "EDT",
            "cost": "$5",
            "cost_details": {
              "currency_symbol": "$",
              "currency_code": "",
              "currency_position": "prefix",
              "values": [
                "5"
              ]
            },
            "website": "https://example.org/event/quiz-night/",
            "show_map": true,
            "show_map_link": true,
            "hide_from_listings": false,
            "sticky": false,
            "featured": false,
            "categories": [
              {
                "name": "Games",
                "slug": "games",
                "term_group": 0,
                "term_taxonomy_id": 7,
                "taxonomy": "cal_events_cat",
                "description": "Played together",
                "parent": 0,
                "count": 1,
                "filter": "raw",
                "id": 7,
                "urls": {
                  "self": "https://example.org/api/cal/events/v1/categories/7",
                  "collection": "https://example.org/api/cal/events/v1/categories"
                }
              }
            ],
            "tags": [],
            "venue": {
              "id": 72,
              "author": "1",
              "status": "publish",
              "date": "2033-04-02 09:00:00",
              "date_utc": "2033-04-02 13:00:00",
              "modified": "2033-04-02 09:00:00",
              "modified_utc": "2033-04-02 13:00:00",
              "url": "https://example.org/venue/the-anchor/",
              "slug": "the-anchor",
              "global_id": "example.org?id=72",
              "global_id_lineage": [
                "example.org?id=72"
              ],
              "venue": "The Anchor",
              "show_map": true,
              "show_map_link": true,
              "address": "1 Pier Road",
              "city": "Portland",
              "country": "United States",
              "state": "ME",
              "zip": "04101",
              "stateprovince": "ME"
            },
            "organizer": [
              {
                "id": 31,
                "author": "1",
                "status": "publish",
                "date": "2033-04-02 09:00:00",
                "date_utc": "2033-04-02 13:00:00",
                "modified": "2033-04-02 09:00:00",
                "modified_utc": "2033-04-02 13:00:00",
                "url": "https://example.org/organizer/guild-of-saint-luke/",
                "slug": "guild-of-saint-luke",
                "global_id": "example.org?id=31",
                "global_id_lineage": [
                  "example.org?id=31"
                ],
                "organizer": "Guild of Saint Luke",
                "email": "guild@example.org"
              }
            ],
            "custom_fields": []
          }
        }
      },
      "UnsavedEventChanges": {
        "value": {
          "changes": {
            "modified": "2033-04-03 09:00:00",
            "modified_utc": "2033-04-03 13:00:00",
            "occurrence": null,
            "title": "Quiz night",
            "description": "Ten rounds, teams of four.",
            "excerpt": "",
            "event": {
              "id": 71,
              "global_id": "example.org?id=71",
              "global_id_lineage": [
                "example.org?id=71"
              ],
              "author": "1",
              "status": "publish",
              "date": "2033-04-02 09:00:00",
              "date_utc": "2033-04-02 13:00:00",
              "modified": "2033-04-02 09:00:00",
              "modified_utc": "2033-04-02 13:00:00",
              "url": "https://example.org/event/quiz-night/",
              "rest_url": "https://example.org/api/cal/events/v1/events/71",
              "title": "Quiz night",
              "description": "<p>Ten rounds, teams of four.</p>",
              "excerpt": "",
              "slug": "quiz-night",
              "image": false,
              "all_day": false,
              "start_date": "2033-05-10 19:00:00",
              "start_date_details": {
                "year": "2033",
                "month": "05",
                "day": "10",
                "hour": "19",
                "minutes": "00",
                "seconds": "00"
              },
              "end_date": "2033-05-10 22:00:00",
              "end_date_details": {
                "year": "2033",
                "month": "05",
                "day": "10",
                "hour": "22",
                "minutes": "00",
                "seconds": "00"
              },
              "utc_start_date": "2033-05-10 23:00:00",
              "utc_start_date_details": {
                "year": "2033",
                "month": "05",
                "day": "10",
                "hour": "23",
                "minutes": "00",
                "seconds": "00"
              },
              "utc_end_date": "2033-05-11 02:00:00",
              "utc_end_date_details": {
                "year": "2033",
                "month": "05",
                "day": "11",
                "hour": "02",
                "minutes": "00",
                "seconds": "00"
              },
              "timezone": "America/New_York",
              "timezone_abbr": "EDT",
              "cost": "$5",
              "cost_details": {
                "currency_symbol": "$",
                "currency_code": "",
                "currency_position": "prefix",
                "values": [
                  "5"
                ]
              },
              "website": "https://example.org/event/quiz-night/",
              "show_map": true,
              "show_map_link": true,
              "hide_from_listings": false,
              "sticky": false,
              "featured": false,
              "categories": [
                {
                  "name": "Games",
                  "slug": "games",
                  "term_group": 0,
                  "term_taxonomy_id": 7,
                  "taxonomy": "cal_events_cat",
                  "description": "Played together",
                  "parent": 0,
                  "count": 1,
                  "filter": "raw",
                  "id": 7,
                  "urls": {
                    "self": "https://example.org/api/cal/events/v1/categories/7",
                    "collection": "https://example.org/api/cal/events/v1/categories"
                  }
                }
              ],
              "tags": [],
              "venue": {
                "id": 72,
                "author": "1",
                "status": "publish",
                "date": "2033-04-02 09:00:00",
                "date_utc": "2033-04-02 13:00:00",
                "modified": "2033-04-02 09:00:00",
                "modified_utc": "2033-04-02 13:00:00",
                "url": "https://example.org/venue/the-anchor/",
                "slug": "the-anchor",
                "global_id": "example.org?id=72",
                "global_id_lineage": [
                  "example.org?id=72"
                ],
                "venue": "The Anchor",
                "show_map": true,
                "show_map_link": true,
                "address": "1 Pier Road",
                "city": "Portland",
                "country": "United States",
                "state": "ME",
                "zip": "04101",
                "stateprovince": "ME"
              },
              "organizer": [
                {
                  "id": 31,
                  "author": "1",
                  "status": "publish",
                  "date": "2033-04-02 09:00:00",
                  "date_utc": "2033-04-02 13:00:00",
                  "modified": "2033-04-02 09:00:00",
                  "modified_utc": "2033-04-02 13:00:00",
                  "url": "https://example.org/organizer/guild-of-saint-luke/",
                  "slug": "guild-of-saint-luke",
                  "global_id": "example.org?id=31",
                  "global_id_lineage": [
                    "example.org?id=31"
                  ],
                  "organizer": "Guild of Saint Luke",
                  "email": "guild@example.org"
                }
              ],
              "custom_fields": []
            }
          }
        }
      },
      "VenueList": {
        "value": {
          "venues": [
            {
              "id": 72,
              "author": "1",
              "status": "publish",
              "date": "2033-04-02 09:00:00",
              "date_utc": "2033-04-02 13:00:00",
              "modified": "2033-04-02 09:00:00",
              "modified_utc": "2033-04-02 13:00:00",
              "url": "https://example.org/venue/the-anchor/",
              "slug": "the-anchor",
              "global_id": "example.org?id=72",
              "global_id_lineage": [
                "example.org?id=72"
              ],
              "venue": "The Anchor",
              "show_map": true,
              "show_map_link": true,
              "address": "1 Pier Road",
              "city": "Portland",
              "country": "United States",
              "state": "ME",
              "zip": "04101",
              "stateprovince": "ME"
            }
          ],
          "rest_url": "https://example.org/api/cal/events/v1/venues?page=1&per_page=10&status=publish",
          "total": 1,
          "total_pages": 1
        }
      },
      "Venue": {
        "value": {
          "id": 72,
          "author": "1",
          "status": "publish",
          "date": "2033-04-02 09:00:00",
          "date_utc": "2033-04-02 13:00:00",
          "modified": "2033-04-02 09:00:00",
          "modified_utc": "2033-04-02 13:00:00",
          "url": "https://example.org/venue/the-anchor/",
          "slug": "the-anchor",
          "global_id": "example.org?id=72",
          "global_id_lineage": [
            "example.org?id=72"
          ],
          "venue": "The Anchor",
          "show_map": true,
          "show_map_link": true,
          "address": "1 Pier Road",
          "city": "Portland",
          "country": "United States",
          "state": "ME",
          "zip": "04101",
          "stateprovince": "ME"
        }
      },
      "DeletedVenue": {
        "value": {
          "deleted": true,
          "previous": {
            "id": 72,
            "author": "1",
            "status": "publish",
            "date": "2033-04-02 09:00:00",
            "date_utc": "2033-04-02 13:00:00",
            "modified": "2033-04-02 09:00:00",
            "modified_utc": "2033-04-02 13:00:00",
            "url": "https://example.org/venue/the-anchor/",
            "slug": "the-anchor",
            "global_id": "example.org?id=72",
            "global_id_lineage": [
              "example.org?id=72"
            ],
            "venue": "The Anchor",
            "show_map": true,
            "show_map_link": true,
            "address": "1 Pier Road",
            "city": "Portland",
            "country": "United States",
            "state": "ME",
            "zip": "04101",
            "stateprovince": "ME"
          }
        }
      },
      "OrganizerList": {
        "value": {
          "organizers": [
            {
              "id": 31,
              "author": "1",
              "status": "publish",
              "date": "2033-04-02 09:00:00",
              "date_utc": "2033-04-02 13:00:00",
              "modified": "2033-04-02 09:00:00",
              "modified_utc": "2033-04-02 13:00:00",
              "url": "https://example.org/organizer/guild-of-saint-luke/",
              "slug": "guild-of-saint-luke",
              "global_id": "example.org?id=31",
              "global_id_lineage": [
                "example.org?id=31"
              ],
              "organizer": "Guild of Saint Luke",
              "email": "guild@example.org"
            }
          ],
          "rest_url": "https://example.org/api/cal/events/v1/organizers?page=1&per_page=10&status=publish",
          "total": 1,
          "total_pages": 1
        }
      },
      "Organizer": {
        "value": {
          "id": 31,
          "author": "1",
          "status": "publish",
          "date": "2033-04-02 09:00:00",
          "date_utc": "2033-04-02 13:00:00",
          "modified": "2033-04-02 09:00:00",
          "modified_utc": "2033-04-02 13:00:00",
          "url": "https://example.org/organizer/guild-of-saint-luke/",
          "slug": "guild-of-saint-luke",
          "global_id": "example.org?id=31",
          "global_id_lineage": [
            "example.org?id=31"
          ],
          "organizer": "Guild of Saint Luke",
          "email": "guild@example.org"
        }
      },
      "DeletedOrganizer": {
        "value": {
          "deleted": true,
          "previous": {
            "id": 31,
            "author": "1",
            "status": "publish",
            "date": "2033-04-02 09:00:00",
            "date_utc": "2033-04-02 13:00:00",
            "modified": "2033-04-02 09:00:00",
            "modified_utc": "2033-04-02 13:00:00",
            "url": "https://example.org/organizer/guild-of-saint-luke/",
            "slug": "guild-of-saint-luke",
            "global_id": "example.org?id=31",
            "global_id_lineage": [
              "example.org?id=31"
            ],
            "organizer": "Guild of Saint Luke",
            "email": "guild@example.org"
          }
        }
      },
      "CategoryList": {
        "value": {
          "categories": [
            {
              "id": 7,
              "count": 1,
              "description": "Played together",
              "name": "Games",
              "slug": "games",
              "meta": {},
              "url": "https://example.org/events/category/games/",
              "urls": {
                "self": "https://example.org/api/cal/events/v1/categories/7",
                "collection": "https://example.org/api/cal/events/v1/categories"
              },
              "taxonomy": "cal_events_cat",
              "parent": 0
            }
          ],
          "rest_url": "https://example.org/api/cal/events/v1/categories",
          "total": 1,
          "total_pages": 1
        }
      },
      "Category": {
        "value": {
          "id": 7,
          "count": 1,
          "description": "Played together",
          "name": "Games",
          "slug": "games",
          "meta": {},
          "url": "https://example.org/events/category/games/",
          "urls": {
            "self": "https://example.org/api/cal/events/v1/categories/7",
            "collection": "https://example.org/api/cal/events/v1/categories"
          },
          "taxonomy": "cal_events_cat",
          "parent": 0
        }
      },
      "TagList": {
        "value": {
          "tags": [
            {
              "id": 8,
              "count": 1,
              "description": "",
              "name": "Indoors",
              "slug": "indoors",
              "meta": {},
              "url": "https://example.org/tag/indoors/",
              "urls": {
                "self": "https://example.org/api/cal/events/v1/tags/8",
                "collection": "https://example.org/api/cal/events/v1/tags"
              },
              "taxonomy": "post_tag"
            }
          ],
          "rest_url": "https://example.org/api/cal/events/v1/tags",
          "total": 1,
          "total_pages": 1
        }
      },
      "Tag": {
        "value": {
          "id": 8,
          "count": 1,
          "description": "",
          "name": "Indoors",
          "slug": "indoors",
          "meta": {},
          "url": "https://example.org/tag/indoors/",
          "urls": {
            "self": "https://example.org/api/cal/events/v1/tags/8",
            "collection": "https://example.org/api/cal/events/v1/tags"
          },
          "taxonomy": "post_tag"
        }
      },
      "NamespaceIndex": {
        "value": {
          "namespace": "cal/events/v1",
          "routes": {
            "/cal/events/v1": {
              "namespace": "cal/events/v1",
              "methods": [
                "GET"
              ],
              "endpoints": [
                {
                  "methods": [
                    "GET"
                  ],
                  "args": {
                    "namespace": {
                      "required": false,
                      "default": "cal/events/v1"
                    },
                    "context": {
                      "required": false,
                      "default": "view"
                    }
                  }
                }
              ],
              "_links": {
                "self": [
                  {
                    "href": "https://example.org/api/cal/events/v1"
                  }
                ]
              }
            }
          },
          "_links": {
            "up": [
              {
                "href": "https://example.org/api/"
              }
            ]
          }
        }
      },
      "PreviewLink": {
        "value": {
          "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
          "front_end_url": null,
          "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
          "expires": "2026-11-25T18:00:00Z"
        }
      }
    }
  },
  "paths": {
    "/cal/events/v1": {
      "get": {
        "operationId": "getCalendarNamespace",
        "tags": [
          "Index"
        ],
        "summary": "Describe the namespace",
        "description": "The routes of this namespace, or of the one that is named.",
        "parameters": [
          {
            "name": "namespace",
            "in": "query",
            "description": "Name of the namespace.",
            "schema": {
              "type": "string",
              "x-names": "identifier",
              "maxLength": 2000,
              "default": "cal/events/v1"
            },
            "allowReserved": true
          },
          {
            "name": "context",
            "in": "query",
            "description": "Accepted for compatibility; has no effect.",
            "schema": {
              "type": "string",
              "x-names": "identifier",
              "maxLength": 2000,
              "default": "view"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The namespace and its routes.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/NamespaceIndex"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/NamespaceIndex"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModifiedAnswer"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/doc": {
      "get": {
        "operationId": "getCalendarDocument",
        "tags": [
          "Index"
        ],
        "summary": "Get the OpenAPI document",
        "description": "The document of this namespace in version 3.0 of OpenAPI, whose readers are everywhere. Its paths are relative to the namespace, and are those that the index lists.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CalendarDocument"
                },
                "example": {
                  "openapi": "3.0.0",
                  "info": {
                    "title": "Almanac calendar",
                    "version": "1"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModifiedAnswer"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events": {
      "get": {
        "operationId": "listEvents",
        "tags": [
          "Events"
        ],
        "summary": "List events",
        "description": "Occurrences of events, by their start on their own clock, without those that are hidden from listings. An event has to start and end within the dates. All words of `search` have to occur in title, description or excerpt. A page beyond the end is refused with `event-archive-page-not-found`. The addresses in the answer repeat `page`, `per_page`, `status`, the dates, `include`, `venue`, `organizer`, `featured`, `search` and the `geoloc` arguments; others have to be named again.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CalendarPage"
          },
          {
            "$ref": "#/components/parameters/CalendarPerPage"
          },
          {
            "$ref": "#/components/parameters/StartDate"
          },
          {
            "$ref": "#/components/parameters/EndDate"
          },
          {
            "$ref": "#/components/parameters/StartsBefore"
          },
          {
            "$ref": "#/components/parameters/StartsAfter"
          },
          {
            "$ref": "#/components/parameters/EndsBefore"
          },
          {
            "$ref": "#/components/parameters/EndsAfter"
          },
          {
            "$ref": "#/components/parameters/StrictDates"
          },
          {
            "$ref": "#/components/parameters/CalendarSearch"
          },
          {
            "$ref": "#/components/parameters/EventCategories"
          },
          {
            "$ref": "#/components/parameters/EventTags"
          },
          {
            "$ref": "#/components/parameters/EventVenues"
          },
          {
            "$ref": "#/components/parameters/EventOrganizers"
          },
          {
            "$ref": "#/components/parameters/Featured"
          },
          {
            "$ref": "#/components/parameters/EventStatus"
          },
          {
            "$ref": "#/components/parameters/Geoloc"
          },
          {
            "$ref": "#/components/parameters/GeolocLatitude"
          },
          {
            "$ref": "#/components/parameters/GeolocLongitude"
          },
          {
            "$ref": "#/components/parameters/GeolocRadius"
          },
          {
            "$ref": "#/components/parameters/EventInclude"
          },
          {
            "$ref": "#/components/parameters/PostParent"
          },
          {
            "$ref": "#/components/parameters/Ticketed"
          },
          {
            "$ref": "#/components/parameters/Ical"
          },
          {
            "$ref": "#/components/parameters/IcalMax"
          },
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of events.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/CalendarFile"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/EventTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/EventTotalPages"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventList"
                },
                "examples": {
                  "list": {
                    "$ref": "#/components/examples/EventList"
                  }
                }
              },
              "text/calendar": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "calendar": {
                    "$ref": "#/components/examples/Calendar"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModifiedPage"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createEvent",
        "tags": [
          "Events"
        ],
        "summary": "Create an event",
        "description": "For those who may write events. New venues, organizers, categories and tags are made with the caller's rights, in the same transaction. A picture elsewhere is fetched before anything is written.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventCreateInput"
              },
              "examples": {
                "once": {
                  "value": {
                    "title": "Quiz night",
                    "start_date": "2033-05-10 19:00:00",
                    "end_date": "2033-05-10 22:00:00",
                    "venue": {
                      "venue": "The Anchor",
                      "city": "Utrecht"
                    }
                  }
                },
                "again": {
                  "value": {
                    "title": "Choir",
                    "start_date": "2033-05-12 19:30:00",
                    "end_date": "2033-05-12 21:30:00",
                    "recurrence": {
                      "rrule": "FREQ=WEEKLY;BYDAY=TH",
                      "exdate": [
                        "2033-05-26"
                      ]
                    }
                  }
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventCreateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "201": {
            "description": "The new event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/events/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EventId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getEvent",
        "tags": [
          "Events"
        ],
        "summary": "Read an event",
        "description": "Unpublished items are only for callers who may read them (`event-not-accessible`), items in the trash for callers who may delete them (`event-no-longer-available`). A protected event needs its password (`event-password-protected`), but of those who may edit it.",
        "parameters": [
          {
            "$ref": "#/components/parameters/EventPassword"
          },
          {
            "$ref": "#/components/parameters/Occurrence"
          },
          {
            "$ref": "#/components/parameters/Ical"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The event.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/CalendarFile"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              },
              "text/calendar": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "calendar": {
                    "$ref": "#/components/examples/Calendar"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModifiedItem"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteEvent",
        "tags": [
          "Events"
        ],
        "summary": "Delete an event",
        "description": "Moves the event to the trash, or deletes it permanently with `force`. Deleting an event that is already in the trash is rejected (`event-is-in-trash`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/EventPassword"
          },
          {
            "$ref": "#/components/parameters/ForceRemoval"
          },
          {
            "$ref": "#/components/parameters/RemovedOccurrence"
          },
          {
            "$ref": "#/components/parameters/RemovalEdit"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The event in the trash, or the deleted event.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Event"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedEvent"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedEvent"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "410": {
            "$ref": "#/components/responses/Gone"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "updateEvent",
        "tags": [
          "Events"
        ],
        "summary": "Update an event",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdateInput"
              },
              "examples": {
                "whole": {
                  "value": {
                    "start_date": "2033-05-11 19:00:00",
                    "end_date": "2033-05-11 22:00:00"
                  }
                },
                "oneTime": {
                  "value": {
                    "occurrence": "2033-05-19 19:30:00",
                    "title": "Choir with guests"
                  }
                },
                "fromThere": {
                  "value": {
                    "occurrence": "2033-06-02 19:30:00",
                    "edit": "following",
                    "start_date": "2033-06-02 20:00:00",
                    "end_date": "2033-06-02 22:00:00"
                  }
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateEventByPut",
        "tags": [
          "Events"
        ],
        "summary": "Update an event",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdateInput"
              },
              "examples": {
                "whole": {
                  "value": {
                    "start_date": "2033-05-11 19:00:00",
                    "end_date": "2033-05-11 22:00:00"
                  }
                },
                "oneTime": {
                  "value": {
                    "occurrence": "2033-05-19 19:30:00",
                    "title": "Choir with guests"
                  }
                },
                "fromThere": {
                  "value": {
                    "occurrence": "2033-06-02 19:30:00",
                    "edit": "following",
                    "start_date": "2033-06-02 20:00:00",
                    "end_date": "2033-06-02 22:00:00"
                  }
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateEventByPatch",
        "tags": [
          "Events"
        ],
        "summary": "Update an event",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdateInput"
              },
              "examples": {
                "whole": {
                  "value": {
                    "start_date": "2033-05-11 19:00:00",
                    "end_date": "2033-05-11 22:00:00"
                  }
                },
                "oneTime": {
                  "value": {
                    "occurrence": "2033-05-19 19:30:00",
                    "title": "Choir with guests"
                  }
                },
                "fromThere": {
                  "value": {
                    "occurrence": "2033-06-02 19:30:00",
                    "edit": "following",
                    "start_date": "2033-06-02 20:00:00",
                    "end_date": "2033-06-02 22:00:00"
                  }
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/events/by-slug/{slug}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EventSlug"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getEventBySlug",
        "tags": [
          "Events"
        ],
        "summary": "Read an event by its slug",
        "description": "Unpublished items are only for callers who may read them (`event-not-accessible`), items in the trash for callers who may delete them (`event-no-longer-available`). A protected event needs its password (`event-password-protected`), but of those who may edit it.",
        "parameters": [
          {
            "$ref": "#/components/parameters/EventPasswordBySlug"
          },
          {
            "$ref": "#/components/parameters/Occurrence"
          },
          {
            "$ref": "#/components/parameters/Ical"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The event.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/CalendarFile"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              },
              "text/calendar": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "calendar": {
                    "$ref": "#/components/examples/Calendar"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModifiedItem"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteEventBySlug",
        "tags": [
          "Events"
        ],
        "summary": "Delete an event by its slug",
        "description": "Moves the event to the trash, or deletes it permanently with `force`. Deleting an event that is already in the trash is rejected (`event-is-in-trash`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/EventPasswordBySlug"
          },
          {
            "$ref": "#/components/parameters/ForceRemoval"
          },
          {
            "$ref": "#/components/parameters/RemovedOccurrence"
          },
          {
            "$ref": "#/components/parameters/RemovalEdit"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The event in the trash, or the deleted event.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Event"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedEvent"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedEvent"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "410": {
            "$ref": "#/components/responses/Gone"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "updateEventBySlug",
        "tags": [
          "Events"
        ],
        "summary": "Update an event by its slug",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventBySlugUpdateInput"
              },
              "example": {
                "start_date": "2033-05-11 19:00:00",
                "end_date": "2033-05-11 22:00:00"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventBySlugUpdateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateEventBySlugByPut",
        "tags": [
          "Events"
        ],
        "summary": "Update an event by its slug",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventBySlugUpdateInput"
              },
              "example": {
                "start_date": "2033-05-11 19:00:00",
                "end_date": "2033-05-11 22:00:00"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventBySlugUpdateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateEventBySlugByPatch",
        "tags": [
          "Events"
        ],
        "summary": "Update an event by its slug",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventBySlugUpdateInput"
              },
              "example": {
                "start_date": "2033-05-11 19:00:00",
                "end_date": "2033-05-11 22:00:00"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventBySlugUpdateInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Event"
                },
                "examples": {
                  "event": {
                    "$ref": "#/components/examples/Event"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/event-previews/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EventId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getEventChanges",
        "tags": [
          "Events"
        ],
        "summary": "Get your own unsaved changes of an event",
        "description": "What the caller has kept with `POST`, unless the event was saved after that; nobody reads those of others. Venues, organizers, categories and tags that would be made with the event have the id 0. Requires the right to edit the event.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The changes, if there are any.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UnsavedEventChanges"
                },
                "examples": {
                  "changes": {
                    "$ref": "#/components/examples/UnsavedEventChanges"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModifiedAnswer"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteEventChanges",
        "tags": [
          "Events"
        ],
        "summary": "Discard your own unsaved changes of an event",
        "description": "Links that show them end. Requires the right to edit the event.",
        "responses": {
          "200": {
            "description": "There are none now.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UnsavedEventChanges"
                },
                "example": {
                  "changes": null
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "createEventPreviewLink",
        "tags": [
          "Events"
        ],
        "summary": "Create a preview link for unsaved changes of an event",
        "description": "Keeps the changes apart from the event, where they replace earlier ones of the same caller, and answers with a link that shows the event with them, be it published or not. The event itself stays as it is. Anyone with the link sees the event as visitors would, until the link expires. It ends early when the event is published or trashed, when its creator's password changes, and while its creator may not edit the event. Venues, organizers, categories and tags that would be made with the event have the id 0. Requires the right to edit the event. Events in the trash have no links (`rest_preview_of_trash`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventChangesInput"
              },
              "example": {
                "title": "Quiz night with prizes",
                "start_date": "2033-05-11 19:00:00",
                "end_date": "2033-05-11 22:00:00"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventChangesInputForm"
              },
              "encoding": {
                "venue": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizer": {
                  "style": "deepObject",
                  "explode": true
                },
                "recurrence": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The link. It is signed and not stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PreviewLink"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/PreviewLink"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/venues": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listVenues",
        "tags": [
          "Venues"
        ],
        "summary": "List venues",
        "description": "Published venues, newest first. `search` looks through names, descriptions and all lines of the address; all words have to occur. A page beyond the end is rejected with `venue-archive-page-not-found`. The addresses in the answer repeat `page`, `per_page`, `status`, `event`, `has_events` and `only_with_upcoming`; a search has to be named again.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CalendarPage"
          },
          {
            "$ref": "#/components/parameters/CalendarPerPage"
          },
          {
            "$ref": "#/components/parameters/CalendarSearch"
          },
          {
            "$ref": "#/components/parameters/PlacesOfEvent"
          },
          {
            "$ref": "#/components/parameters/HasEvents"
          },
          {
            "$ref": "#/components/parameters/OnlyWithUpcoming"
          },
          {
            "$ref": "#/components/parameters/PlaceStatus"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of venues.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/VenueList"
                },
                "examples": {
                  "list": {
                    "$ref": "#/components/examples/VenueList"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Create a venue",
        "description": "For those who may write venues. Without a status it is published; what those write who may not publish is a draft, or waits (`pending`). Markup in lines of text is dropped.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueCreateInput"
              },
              "example": {
                "venue": "Old Mill",
                "city": "Utrecht"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueCreateInputForm"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/venues/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PlaceId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Read a venue",
        "description": "Unpublished items are only for callers who may read them (`venue-not-accessible`). An unknown id is an invalid argument (`rest_invalid_param`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The venue, with structured data.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Delete a venue",
        "description": "Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`venue-is-in-trash`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/ForceRemoval"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The venue in the trash, or the deleted venue.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Venue"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedVenue"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedVenue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "410": {
            "$ref": "#/components/responses/Gone"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "updateVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Update a venue",
        "description": "Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateVenueByPut",
        "tags": [
          "Venues"
        ],
        "summary": "Update a venue",
        "description": "Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateVenueByPatch",
        "tags": [
          "Venues"
        ],
        "summary": "Update a venue",
        "description": "Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/venues/by-slug/{slug}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PlaceSlug"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getVenueBySlug",
        "tags": [
          "Venues"
        ],
        "summary": "Read a venue by its slug",
        "description": "Unpublished items are only for callers who may read them (`venue-not-accessible`). An unknown slug is an invalid argument (`rest_invalid_param`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The venue, with structured data.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteVenueBySlug",
        "tags": [
          "Venues"
        ],
        "summary": "Delete a venue by its slug",
        "description": "Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`venue-is-in-trash`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/ForceRemoval"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The venue in the trash, or the deleted venue.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Venue"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedVenue"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedVenue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "410": {
            "$ref": "#/components/responses/Gone"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "updateVenueBySlug",
        "tags": [
          "Venues"
        ],
        "summary": "Update a venue by its slug",
        "description": "Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateVenueBySlugByPut",
        "tags": [
          "Venues"
        ],
        "summary": "Update a venue by its slug",
        "description": "Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateVenueBySlugByPatch",
        "tags": [
          "Venues"
        ],
        "summary": "Update a venue by its slug",
        "description": "Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Venue"
                },
                "examples": {
                  "venue": {
                    "$ref": "#/components/examples/Venue"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/organizers": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listOrganizers",
        "tags": [
          "Organizers"
        ],
        "summary": "List organizers",
        "description": "Published organizers, newest first. `search` looks through names, descriptions and phone, website and mail address; all words have to occur. A page beyond the end is rejected with `organizer-archive-page-not-found`. The addresses in the answer repeat `page`, `per_page`, `status`, `event`, `has_events` and `only_with_upcoming`; a search has to be named again.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CalendarPage"
          },
          {
            "$ref": "#/components/parameters/CalendarPerPage"
          },
          {
            "$ref": "#/components/parameters/CalendarSearch"
          },
          {
            "$ref": "#/components/parameters/PlacesOfEvent"
          },
          {
            "$ref": "#/components/parameters/HasEvents"
          },
          {
            "$ref": "#/components/parameters/OnlyWithUpcoming"
          },
          {
            "$ref": "#/components/parameters/PlaceStatus"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of organizers.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OrganizerList"
                },
                "examples": {
                  "list": {
                    "$ref": "#/components/examples/OrganizerList"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Create an organizer",
        "description": "For those who may write organizers. Without a status it is published; what those write who may not publish is a draft, or waits (`pending`). Markup in lines of text is dropped.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerCreateInput"
              },
              "example": {
                "organizer": "Guild of Saint Luke",
                "email": "guild@example.org"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerCreateInputForm"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/organizers/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PlaceId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Read an organizer",
        "description": "Unpublished items are only for callers who may read them (`organizer-not-accessible`). An unknown id is an invalid argument (`rest_invalid_param`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The organizer, with structured data.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Delete an organizer",
        "description": "Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`organizer-is-in-trash`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/ForceRemoval"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The organizer in the trash, or the deleted organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Organizer"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedOrganizer"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedOrganizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "410": {
            "$ref": "#/components/responses/Gone"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "updateOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Update an organizer",
        "description": "Updates only the fields that are sent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateOrganizerByPut",
        "tags": [
          "Organizers"
        ],
        "summary": "Update an organizer",
        "description": "Updates only the fields that are sent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateOrganizerByPatch",
        "tags": [
          "Organizers"
        ],
        "summary": "Update an organizer",
        "description": "Updates only the fields that are sent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/organizers/by-slug/{slug}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PlaceSlug"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getOrganizerBySlug",
        "tags": [
          "Organizers"
        ],
        "summary": "Read an organizer by its slug",
        "description": "Unpublished items are only for callers who may read them (`organizer-not-accessible`). An unknown slug is an invalid argument (`rest_invalid_param`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The organizer, with structured data.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ItemETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteOrganizerBySlug",
        "tags": [
          "Organizers"
        ],
        "summary": "Delete an organizer by its slug",
        "description": "Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`organizer-is-in-trash`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/ForceRemoval"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The organizer in the trash, or the deleted organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Organizer"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedOrganizer"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedOrganizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "410": {
            "$ref": "#/components/responses/Gone"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "post": {
        "operationId": "updateOrganizerBySlug",
        "tags": [
          "Organizers"
        ],
        "summary": "Update an organizer by its slug",
        "description": "Updates only the fields that are sent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateOrganizerBySlugByPut",
        "tags": [
          "Organizers"
        ],
        "summary": "Update an organizer by its slug",
        "description": "Updates only the fields that are sent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateOrganizerBySlugByPatch",
        "tags": [
          "Organizers"
        ],
        "summary": "Update an organizer by its slug",
        "description": "Updates only the fields that are sent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInput"
              },
              "example": {
                "phone": "555-0101"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organizer"
                },
                "examples": {
                  "organizer": {
                    "$ref": "#/components/examples/Organizer"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/categories": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listEventCategories",
        "tags": [
          "Event categories"
        ],
        "summary": "List event categories",
        "description": "Those that published items have, by name, by default. A page beyond the end is empty. `rest_url` is the bare address of the list; those of the neighbours add only `page`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CalendarPage"
          },
          {
            "$ref": "#/components/parameters/CalendarPerPage"
          },
          {
            "$ref": "#/components/parameters/CalendarSearch"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsExclude"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsInclude"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOrder"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOrderby"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsHideEmpty"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsParent"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOfPost"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOfEvent"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsSlug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of categories.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategoryList"
                },
                "examples": {
                  "list": {
                    "$ref": "#/components/examples/CategoryList"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createEventCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Create an event category",
        "description": "For those who may publish events. A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryCreateInput"
              },
              "example": {
                "name": "Music",
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryCreateInputForm"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new category.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              },
              "Location": {
                "$ref": "#/components/headers/Location"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategory"
                },
                "examples": {
                  "category": {
                    "$ref": "#/components/examples/Category"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/categories/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CalendarTermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getEventCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Read an event category",
        "description": "An unknown id is an invalid argument (`rest_invalid_param`), and so is that of a term of another kind.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The category.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategory"
                },
                "examples": {
                  "category": {
                    "$ref": "#/components/examples/Category"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateEventCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Update an event category",
        "description": "For those who may publish events. Updates only the fields that are sent. The slug of another category is rejected with `duplicate_term_slug`, and a parent that is the category itself or below it with `rest_term_invalid`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryUpdateInput"
              },
              "example": {
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategory"
                },
                "examples": {
                  "category": {
                    "$ref": "#/components/examples/Category"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteEventCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Delete an event category",
        "description": "For those who may publish events. Deletes it permanently; there is no trash. Categories below it move up to where it was. Returns the deleted term.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The deleted category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategory"
                },
                "examples": {
                  "category": {
                    "$ref": "#/components/examples/Category"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateEventCategoryByPut",
        "tags": [
          "Event categories"
        ],
        "summary": "Update an event category",
        "description": "For those who may publish events. Updates only the fields that are sent. The slug of another category is rejected with `duplicate_term_slug`, and a parent that is the category itself or below it with `rest_term_invalid`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryUpdateInput"
              },
              "example": {
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategory"
                },
                "examples": {
                  "category": {
                    "$ref": "#/components/examples/Category"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateEventCategoryByPatch",
        "tags": [
          "Event categories"
        ],
        "summary": "Update an event category",
        "description": "For those who may publish events. Updates only the fields that are sent. The slug of another category is rejected with `duplicate_term_slug`, and a parent that is the category itself or below it with `rest_term_invalid`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryUpdateInput"
              },
              "example": {
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventCategoryUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventCategory"
                },
                "examples": {
                  "category": {
                    "$ref": "#/components/examples/Category"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/tags": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listEventTags",
        "tags": [
          "Event tags"
        ],
        "summary": "List event tags",
        "description": "Those that published items have, by name, by default. A page beyond the end is empty. `rest_url` is the bare address of the list; those of the neighbours add only `page`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CalendarPage"
          },
          {
            "$ref": "#/components/parameters/CalendarPerPage"
          },
          {
            "$ref": "#/components/parameters/CalendarSearch"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsExclude"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsInclude"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOrder"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOrderby"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsHideEmpty"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOfPost"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsOfEvent"
          },
          {
            "$ref": "#/components/parameters/CalendarTermsSlug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of tags.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTagList"
                },
                "examples": {
                  "list": {
                    "$ref": "#/components/examples/TagList"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Cal-Total": {
                "$ref": "#/components/headers/CalTotal"
              },
              "X-Cal-TotalPages": {
                "$ref": "#/components/headers/CalTotalPages"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createEventTag",
        "tags": [
          "Event tags"
        ],
        "summary": "Create an event tag",
        "description": "For callers who may manage categories; the tags are those of posts. A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventTagCreateInput"
              },
              "example": {
                "name": "Music",
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventTagCreateInputForm"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new tag.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              },
              "Location": {
                "$ref": "#/components/headers/Location"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTag"
                },
                "examples": {
                  "tag": {
                    "$ref": "#/components/examples/Tag"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/cal/events/v1/tags/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CalendarTermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getEventTag",
        "tags": [
          "Event tags"
        ],
        "summary": "Read an event tag",
        "description": "An unknown id is an invalid argument (`rest_invalid_param`), and so is that of a term of another kind.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The tag.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTag"
                },
                "examples": {
                  "tag": {
                    "$ref": "#/components/examples/Tag"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current; there is no body.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/NotPermitted"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateEventTag",
        "tags": [
          "Event tags"
        ],
        "summary": "Update an event tag",
        "description": "For callers who may manage categories; the tags are those of posts. Updates only the fields that are sent. The slug of another tag is rejected with `duplicate_term_slug`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventTagUpdateInput"
              },
              "example": {
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventTagUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The tag.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTag"
                },
                "examples": {
                  "tag": {
                    "$ref": "#/components/examples/Tag"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteEventTag",
        "tags": [
          "Event tags"
        ],
        "summary": "Delete an event tag",
        "description": "For callers who may manage categories; the tags are those of posts. Deletes it permanently; there is no trash. Returns the deleted term.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The deleted tag.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTag"
                },
                "examples": {
                  "tag": {
                    "$ref": "#/components/examples/Tag"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/AllowedIfKnown"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "put": {
        "operationId": "updateEventTagByPut",
        "tags": [
          "Event tags"
        ],
        "summary": "Update an event tag",
        "description": "For callers who may manage categories; the tags are those of posts. Updates only the fields that are sent. The slug of another tag is rejected with `duplicate_term_slug`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventTagUpdateInput"
              },
              "example": {
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventTagUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The tag.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTag"
                },
                "examples": {
                  "tag": {
                    "$ref": "#/components/examples/Tag"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateEventTagByPatch",
        "tags": [
          "Event tags"
        ],
        "summary": "Update an event tag",
        "description": "For callers who may manage categories; the tags are those of posts. Updates only the fields that are sent. The slug of another tag is rejected with `duplicate_term_slug`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfUnmodifiedSince"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventTagUpdateInput"
              },
              "example": {
                "description": "Concerts and recitals"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventTagUpdateInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The tag.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventTag"
                },
                "examples": {
                  "tag": {
                    "$ref": "#/components/examples/Tag"
                  }
                }
              }
            },
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/ApiRoot"
              },
              "Vary": {
                "$ref": "#/components/headers/Varying"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "Allow": {
                "$ref": "#/components/headers/Allowed"
              },
              "ETag": {
                "$ref": "#/components/headers/WrittenETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NoSuchRoute"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    }
  }
}
