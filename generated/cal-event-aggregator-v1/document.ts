// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "cal/event-aggregator/v1",
  "info": {
    "title": "Almanac imports",
    "version": "1",
    "summary": "Imports of events, their records, and the callbacks by which an import service delivers.",
    "description": "The site owns the records of imports and the calendar; an import service reads sources and pushes what they hold in batches. Each callback has to know the id of the import and the hash that the answer before it gave; who knows both may push, and nobody else. Callbacks of records that ask for it are signed: `X-Import-Signature` is `sha256=` and the HMAC-SHA256 of the body with the secret of the record, in hexadecimal digits.",
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
      "name": "Callbacks",
      "description": "What an import service calls."
    },
    {
      "name": "Records",
      "description": "Imports that are to be, are, or were."
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
      "ImportId": {
        "name": "import_id",
        "in": "path",
        "required": true,
        "description": "Id of the import, as the import service knows it.",
        "schema": {
          "type": "string",
          "pattern": "\\w+"
        }
      },
      "Signature": {
        "name": "X-Import-Signature",
        "in": "header",
        "description": "`sha256=` and the HMAC-SHA256 of the body with the secret of the record, in hexadecimal digits. Required where the record or the site asks for it.",
        "schema": {
          "type": "string"
        }
      },
      "Page": {
        "name": "page",
        "in": "query",
        "description": "Page of the collection, counted from one.",
        "schema": {
          "type": "integer",
          "default": 1,
          "minimum": 1
        },
        "allowReserved": true
      },
      "PerPage": {
        "name": "per_page",
        "in": "query",
        "description": "Items on a page.",
        "schema": {
          "type": "integer",
          "default": 10,
          "minimum": 1,
          "maximum": 100
        },
        "allowReserved": true
      },
      "OrderDescending": {
        "name": "order",
        "in": "query",
        "description": "Direction of the ordering.",
        "schema": {
          "type": "string",
          "default": "desc",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "allowReserved": true
      },
      "RecordId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the record.",
        "schema": {
          "type": "integer"
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
      "RetryAfter": {
        "description": "Seconds to wait before trying again.",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 1
        }
      },
      "Total": {
        "description": "Number of items that match and that the caller may see.",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "TotalPages": {
        "description": "Number of pages at this page size.",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "Link": {
        "description": "Web links of the answer, such as the neighbouring pages of a list.",
        "schema": {
          "type": "string"
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
      "BatchTaken": {
        "description": "The results of the import so far, and what to send next.",
        "type": "object",
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "success"
            ],
            "description": "The batch is taken."
          },
          "activity": {
            "$ref": "#/components/schemas/ImportActivity"
          },
          "interval": {
            "type": "integer",
            "minimum": 10,
            "maximum": 600,
            "description": "Seconds to wait before the next batch."
          },
          "next_batch_hash": {
            "type": "string",
            "description": "Hash of the next callback; absent when the import is finished."
          }
        },
        "additionalProperties": false,
        "required": [
          "status",
          "activity",
          "interval"
        ]
      },
      "ImportActivity": {
        "description": "Ids of the items that an import has processed, by kind.",
        "type": "object",
        "properties": {
          "cal_events": {
            "$ref": "#/components/schemas/Outcomes"
          },
          "cal_organizer": {
            "$ref": "#/components/schemas/Outcomes"
          },
          "cal_venue": {
            "$ref": "#/components/schemas/Outcomes"
          },
          "cal_events_cat": {
            "$ref": "#/components/schemas/Outcomes"
          },
          "post_tag": {
            "$ref": "#/components/schemas/Outcomes"
          },
          "attachment": {
            "$ref": "#/components/schemas/Outcomes"
          }
        },
        "additionalProperties": false,
        "required": [
          "cal_events",
          "cal_organizer",
          "cal_venue",
          "cal_events_cat",
          "post_tag",
          "attachment"
        ]
      },
      "Outcomes": {
        "description": "Ids by outcome over all batches, ascending and without duplicates; of more than 1,000 the newest. An item that was created and later updated is in both lists.",
        "type": "object",
        "properties": {
          "created": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "integer"
            },
            "description": "Made by this import."
          },
          "updated": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "integer"
            },
            "description": "Changed."
          },
          "skipped": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "integer"
            },
            "description": "Left unchanged."
          },
          "scheduled": {
            "type": "array",
            "maxItems": 1000,
            "items": {
              "type": "integer"
            },
            "description": "Made to appear later."
          }
        },
        "additionalProperties": false,
        "required": [
          "created",
          "updated",
          "skipped",
          "scheduled"
        ]
      },
      "StateTaken": {
        "description": "The state was stored.",
        "type": "object",
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "success"
            ],
            "description": "The operation succeeded."
          }
        },
        "additionalProperties": false,
        "required": [
          "status"
        ]
      },
      "ImportSummary": {
        "description": "A record of an import in lists.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "import_id",
          "origin",
          "type",
          "frequency",
          "status",
          "parent",
          "author",
          "source",
          "source_name",
          "post_status",
          "category",
          "update_authority",
          "csv_type",
          "day_first",
          "include_private",
          "total_events",
          "percentage_complete",
          "recent_child",
          "next_run",
          "created",
          "modified",
          "last_batch_at",
          "_links"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id of the record."
          },
          "import_id": {
            "type": [
              "string",
              "null"
            ],
            "description": "Id by which the import service knows it; null until it was queued."
          },
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "type": {
            "type": "string",
            "enum": [
              "manual",
              "schedule"
            ],
            "description": "One run, or the parent of runs."
          },
          "frequency": {
            "type": "string",
            "enum": [
              "on_demand",
              "every30mins",
              "hourly",
              "daily",
              "weekly",
              "monthly"
            ],
            "description": "How often a schedule runs."
          },
          "status": {
            "type": "string",
            "enum": [
              "draft",
              "pending",
              "success",
              "failed",
              "schedule"
            ],
            "description": "Status of the import."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the record that this is a run of; 0 for none."
          },
          "author": {
            "type": "integer",
            "description": "Id of the user on whose behalf items are created; 0 when the user was deleted."
          },
          "source": {
            "type": "string",
            "description": "Address, id of a media item, or name of the file."
          },
          "source_name": {
            "type": "string",
            "description": "Name to show."
          },
          "post_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "publish",
              "pending",
              "draft",
              "private",
              "do_not_override",
              null
            ],
            "description": "Status of new items; null until the first batch applies the default of the site."
          },
          "category": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Categories that every event gets."
          },
          "update_authority": {
            "type": "string",
            "enum": [
              "overwrite",
              "preserve_changes",
              "retain"
            ],
            "description": "How existing events are updated."
          },
          "csv_type": {
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "description": "What the rows of a table are."
          },
          "day_first": {
            "type": "boolean",
            "description": "Whether `05/06/2027` is the fifth of June."
          },
          "include_private": {
            "type": "boolean",
            "description": "Whether private events are brought too."
          },
          "total_events": {
            "type": "integer",
            "description": "Items of the source."
          },
          "percentage_complete": {
            "type": "integer",
            "description": "How much is done, 0 to 100."
          },
          "recent_child": {
            "type": "integer",
            "description": "Id of the latest run that still exists; 0 for none."
          },
          "next_run": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the next run of a schedule is due, in UTC."
          },
          "created": {
            "type": "string",
            "format": "date-time",
            "description": "When it was made, in UTC."
          },
          "modified": {
            "type": "string",
            "format": "date-time",
            "description": "When it changed last, in UTC."
          },
          "last_batch_at": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the last callback came, in UTC."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          }
        }
      },
      "ImportRecord": {
        "description": "A record of an import.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "import_id",
          "origin",
          "type",
          "frequency",
          "status",
          "parent",
          "author",
          "source",
          "source_name",
          "post_status",
          "category",
          "update_authority",
          "csv_type",
          "day_first",
          "include_private",
          "total_events",
          "percentage_complete",
          "recent_child",
          "next_run",
          "created",
          "modified",
          "last_batch_at",
          "_links",
          "errors",
          "activity",
          "activity_counts"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id of the record."
          },
          "import_id": {
            "type": [
              "string",
              "null"
            ],
            "description": "Id by which the import service knows it; null until it was queued."
          },
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "type": {
            "type": "string",
            "enum": [
              "manual",
              "schedule"
            ],
            "description": "One run, or the parent of runs."
          },
          "frequency": {
            "type": "string",
            "enum": [
              "on_demand",
              "every30mins",
              "hourly",
              "daily",
              "weekly",
              "monthly"
            ],
            "description": "How often a schedule runs."
          },
          "status": {
            "type": "string",
            "enum": [
              "draft",
              "pending",
              "success",
              "failed",
              "schedule"
            ],
            "description": "Status of the import."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the record that this is a run of; 0 for none."
          },
          "author": {
            "type": "integer",
            "description": "Id of the user on whose behalf items are created; 0 when the user was deleted."
          },
          "source": {
            "type": "string",
            "description": "Address, id of a media item, or name of the file."
          },
          "source_name": {
            "type": "string",
            "description": "Name to show."
          },
          "post_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "publish",
              "pending",
              "draft",
              "private",
              "do_not_override",
              null
            ],
            "description": "Status of new items; null until the first batch applies the default of the site."
          },
          "category": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Categories that every event gets."
          },
          "update_authority": {
            "type": "string",
            "enum": [
              "overwrite",
              "preserve_changes",
              "retain"
            ],
            "description": "How existing events are updated."
          },
          "csv_type": {
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "description": "What the rows of a table are."
          },
          "day_first": {
            "type": "boolean",
            "description": "Whether `05/06/2027` is the fifth of June."
          },
          "include_private": {
            "type": "boolean",
            "description": "Whether private events are brought too."
          },
          "total_events": {
            "type": "integer",
            "description": "Items of the source."
          },
          "percentage_complete": {
            "type": "integer",
            "description": "How much is done, 0 to 100."
          },
          "recent_child": {
            "type": "integer",
            "description": "Id of the latest run that still exists; 0 for none."
          },
          "next_run": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the next run of a schedule is due, in UTC."
          },
          "created": {
            "type": "string",
            "format": "date-time",
            "description": "When it was made, in UTC."
          },
          "modified": {
            "type": "string",
            "format": "date-time",
            "description": "When it changed last, in UTC."
          },
          "last_batch_at": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the last callback came, in UTC."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "errors": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ImportProblem"
            },
            "description": "The errors; the newest is last."
          },
          "activity": {
            "$ref": "#/components/schemas/ImportActivity"
          },
          "activity_counts": {
            "$ref": "#/components/schemas/ImportCounts"
          }
        }
      },
      "ImportProblem": {
        "description": "An error of an import or of one of its items.",
        "type": "object",
        "properties": {
          "code": {
            "type": "string",
            "description": "Name of the problem; `item` for one of an item."
          },
          "message": {
            "type": "string",
            "description": "What happened."
          },
          "date": {
            "type": "string",
            "format": "date-time",
            "description": "When it happened, in UTC."
          },
          "index": {
            "type": "integer",
            "description": "Number of the row of the source or of the item in its batch."
          },
          "uid": {
            "type": "string",
            "description": "Unique id of the item."
          }
        },
        "additionalProperties": false,
        "required": [
          "code",
          "message",
          "date"
        ]
      },
      "ImportCounts": {
        "description": "Numbers of the items that an import has processed, by kind. They count what the lists of ids leave out, too.",
        "type": "object",
        "properties": {
          "cal_events": {
            "$ref": "#/components/schemas/OutcomeCounts"
          },
          "cal_organizer": {
            "$ref": "#/components/schemas/OutcomeCounts"
          },
          "cal_venue": {
            "$ref": "#/components/schemas/OutcomeCounts"
          },
          "cal_events_cat": {
            "$ref": "#/components/schemas/OutcomeCounts"
          },
          "post_tag": {
            "$ref": "#/components/schemas/OutcomeCounts"
          },
          "attachment": {
            "$ref": "#/components/schemas/OutcomeCounts"
          }
        },
        "additionalProperties": false,
        "required": [
          "cal_events",
          "cal_organizer",
          "cal_venue",
          "cal_events_cat",
          "post_tag",
          "attachment"
        ]
      },
      "OutcomeCounts": {
        "description": "Numbers of items by outcome over all batches.",
        "type": "object",
        "properties": {
          "created": {
            "type": "integer",
            "minimum": 0,
            "description": "Made by this import."
          },
          "updated": {
            "type": "integer",
            "minimum": 0,
            "description": "Changed."
          },
          "skipped": {
            "type": "integer",
            "minimum": 0,
            "description": "Left unchanged."
          },
          "scheduled": {
            "type": "integer",
            "minimum": 0,
            "description": "Made to appear later."
          }
        },
        "additionalProperties": false,
        "required": [
          "created",
          "updated",
          "skipped",
          "scheduled"
        ]
      },
      "Preview": {
        "description": "The items that a source would deliver.",
        "type": "object",
        "properties": {
          "items": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/PreviewedItem"
            },
            "description": "The first items."
          },
          "problems": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PreviewedProblem"
            },
            "description": "Rows that could not be read as items."
          }
        },
        "additionalProperties": false,
        "required": [
          "items",
          "problems"
        ]
      },
      "PreviewedItem": {
        "description": "One item, as a batch would deliver it.",
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "event",
              "venue",
              "organizer"
            ],
            "description": "What it is."
          },
          "line": {
            "type": "integer",
            "description": "Its line in the source."
          },
          "item": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ImportedEvent"
              },
              {
                "$ref": "#/components/schemas/ImportedVenue"
              },
              {
                "$ref": "#/components/schemas/ImportedOrganizer"
              }
            ],
            "description": "The item."
          },
          "errors": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The problems of the item; it would be skipped."
          }
        },
        "additionalProperties": false,
        "required": [
          "kind",
          "line",
          "item",
          "errors"
        ]
      },
      "ImportedEvent": {
        "description": "An event of an import. A preview shows what the source says of it.",
        "type": "object",
        "properties": {
          "title": {
            "type": "string",
            "description": "Its title; required."
          },
          "description": {
            "type": "string",
            "description": "HTML, which is filtered."
          },
          "excerpt": {
            "type": "string",
            "description": "Summary."
          },
          "start_date": {
            "type": "string",
            "description": "Day or wall time of the start, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM[:SS]`; required."
          },
          "end_date": {
            "type": "string",
            "description": "As `start_date`; of whole days the last one; required."
          },
          "start_hour": {
            "type": "string",
            "description": "Hour of the start, 00 to 23; with a meridian 01 to 12."
          },
          "start_minute": {
            "type": "string",
            "description": "Minute of the start."
          },
          "start_meridian": {
            "type": "string",
            "description": "`am` or `pm`."
          },
          "end_hour": {
            "type": "string",
            "description": "Hour of the end."
          },
          "end_minute": {
            "type": "string",
            "description": "Minute of the end."
          },
          "end_meridian": {
            "type": "string",
            "description": "`am` or `pm`."
          },
          "timezone": {
            "type": "string",
            "description": "IANA name or `UTC+1`; by default the zone of the site."
          },
          "all_day": {
            "type": "boolean",
            "description": "Whole days."
          },
          "uid": {
            "type": "string",
            "description": "Unique id in the source."
          },
          "parent_uid": {
            "type": "string",
            "description": "Unique id of the event that it is an occurrence of."
          },
          "recurrence": {
            "type": "string",
            "description": "Text of the rule by which it repeats in the source."
          },
          "replaces_uid": {
            "type": "string",
            "description": "Unique id that it had before."
          },
          "content_hash": {
            "type": "string",
            "description": "SHA-256 of the source data in hexadecimal; an item with an unchanged hash is skipped."
          },
          "sequence": {
            "type": "integer",
            "description": "Revision in the source; a lower one than before is skipped."
          },
          "event_status": {
            "type": "string",
            "enum": [
              "scheduled",
              "canceled"
            ],
            "description": "Whether it takes place."
          },
          "url": {
            "type": "string",
            "description": "Website of the event."
          },
          "image": {
            "$ref": "#/components/schemas/ImportedImage"
          },
          "cost": {
            "type": "string",
            "description": "What it costs."
          },
          "currency_symbol": {
            "type": "string",
            "description": "Sign of the currency."
          },
          "currency_position": {
            "type": "string",
            "enum": [
              "prefix",
              "postfix"
            ],
            "description": "Position of the currency symbol."
          },
          "currency_code": {
            "type": "string",
            "description": "ISO code of the currency."
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of categories."
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of tags."
          },
          "show_map": {
            "type": "boolean",
            "description": "Whether a map shows."
          },
          "show_map_link": {
            "type": "boolean",
            "description": "Whether a link to a map shows."
          },
          "hide_from_listings": {
            "type": "boolean",
            "description": "Whether lists leave it out."
          },
          "sticky": {
            "type": "boolean",
            "description": "Whether it is listed first."
          },
          "featured": {
            "type": "boolean",
            "description": "Whether it is featured."
          },
          "allow_comments": {
            "type": "boolean",
            "description": "Whether comments are taken."
          },
          "allow_pings": {
            "type": "boolean",
            "description": "Whether pings are taken."
          },
          "id": {
            "type": "string",
            "description": "Id in the source."
          },
          "global_id": {
            "type": "string",
            "description": "Identity across sites."
          },
          "global_id_lineage": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Identities that it had before."
          },
          "venue": {
            "$ref": "#/components/schemas/ImportedVenue"
          },
          "organizer": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ImportedOrganizer"
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/ImportedOrganizer"
                }
              }
            ],
            "description": "The organizers."
          }
        },
        "additionalProperties": false,
        "required": [
          "title",
          "start_date",
          "end_date"
        ]
      },
      "ImportedImage": {
        "description": "A remote picture of at most 10 MiB.",
        "anyOf": [
          {
            "type": "string",
            "description": "Its address."
          },
          {
            "$ref": "#/components/schemas/DescribedImage"
          }
        ]
      },
      "DescribedImage": {
        "description": "A picture with its alternative text.",
        "type": "object",
        "properties": {
          "url": {
            "type": "string",
            "description": "Its address."
          },
          "alt": {
            "type": "string",
            "description": "Alternative text."
          }
        },
        "additionalProperties": false
      },
      "ImportedVenue": {
        "description": "A venue of an import. A preview shows what the source says of it.",
        "type": "object",
        "properties": {
          "venue": {
            "type": "string",
            "description": "Its name; required."
          },
          "address": {
            "type": "string",
            "description": "Street and number, or the whole address in one line, which is split if it is unambiguous."
          },
          "city": {
            "type": "string",
            "description": "City."
          },
          "country": {
            "type": "string",
            "description": "Country."
          },
          "state": {
            "type": "string",
            "description": "State, in the United States."
          },
          "stateprovince": {
            "type": "string",
            "description": "The region that shows."
          },
          "zip": {
            "type": "string",
            "description": "Postal code."
          },
          "phone": {
            "type": "string",
            "description": "Telephone."
          },
          "website": {
            "type": "string",
            "description": "Address of its website."
          },
          "latitude": {
            "type": "number",
            "description": "Degrees north."
          },
          "longitude": {
            "type": "number",
            "description": "Degrees east."
          },
          "overwrite_coordinates": {
            "type": "boolean",
            "description": "Whether the coordinates replace those that the venue has. By default they do if the venue is referred to by id, or if its coordinates came from the same source."
          },
          "description": {
            "type": "string",
            "description": "HTML, which is filtered."
          },
          "excerpt": {
            "type": "string",
            "description": "Summary."
          },
          "image": {
            "$ref": "#/components/schemas/ImportedImage"
          },
          "global_id": {
            "type": "string",
            "description": "Identity across sites."
          },
          "global_id_lineage": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Identities that it had before."
          },
          "_venue_id": {
            "type": "integer",
            "description": "Id of a venue of this site."
          }
        },
        "additionalProperties": false,
        "required": [
          "venue"
        ]
      },
      "ImportedOrganizer": {
        "description": "An organizer of an import. A preview shows what the source says of it.",
        "type": "object",
        "properties": {
          "organizer": {
            "type": "string",
            "description": "Its name; required."
          },
          "phone": {
            "type": "string",
            "description": "Telephone."
          },
          "email": {
            "type": "string",
            "description": "Mail address."
          },
          "website": {
            "type": "string",
            "description": "Address of its website."
          },
          "description": {
            "type": "string",
            "description": "HTML, which is filtered."
          },
          "image": {
            "$ref": "#/components/schemas/ImportedImage"
          },
          "global_id": {
            "type": "string",
            "description": "Identity across sites."
          },
          "global_id_lineage": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Identities that it had before."
          },
          "_organizer_id": {
            "type": "integer",
            "description": "Id of an organizer of this site."
          }
        },
        "additionalProperties": false,
        "required": [
          "organizer"
        ]
      },
      "PreviewedProblem": {
        "description": "A row that could not be read as an item.",
        "type": "object",
        "properties": {
          "line": {
            "type": "integer",
            "description": "Its line in the source."
          },
          "uid": {
            "type": "string",
            "description": "Unique id of the item."
          },
          "message": {
            "type": "string",
            "description": "Why it is not an item."
          }
        },
        "additionalProperties": false,
        "required": [
          "line",
          "message"
        ]
      },
      "ImportWithSecrets": {
        "description": "A record of an import; its secrets are for those who manage the site.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "import_id",
          "origin",
          "type",
          "frequency",
          "status",
          "parent",
          "author",
          "source",
          "source_name",
          "post_status",
          "category",
          "update_authority",
          "csv_type",
          "day_first",
          "include_private",
          "total_events",
          "percentage_complete",
          "recent_child",
          "next_run",
          "created",
          "modified",
          "last_batch_at",
          "_links",
          "errors",
          "activity",
          "activity_counts"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id of the record."
          },
          "import_id": {
            "type": [
              "string",
              "null"
            ],
            "description": "Id by which the import service knows it; null until it was queued."
          },
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "type": {
            "type": "string",
            "enum": [
              "manual",
              "schedule"
            ],
            "description": "One run, or the parent of runs."
          },
          "frequency": {
            "type": "string",
            "enum": [
              "on_demand",
              "every30mins",
              "hourly",
              "daily",
              "weekly",
              "monthly"
            ],
            "description": "How often a schedule runs."
          },
          "status": {
            "type": "string",
            "enum": [
              "draft",
              "pending",
              "success",
              "failed",
              "schedule"
            ],
            "description": "Status of the import."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the record that this is a run of; 0 for none."
          },
          "author": {
            "type": "integer",
            "description": "Id of the user on whose behalf items are created; 0 when the user was deleted."
          },
          "source": {
            "type": "string",
            "description": "Address, id of a media item, or name of the file."
          },
          "source_name": {
            "type": "string",
            "description": "Name to show."
          },
          "post_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "publish",
              "pending",
              "draft",
              "private",
              "do_not_override",
              null
            ],
            "description": "Status of new items; null until the first batch applies the default of the site."
          },
          "category": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Categories that every event gets."
          },
          "update_authority": {
            "type": "string",
            "enum": [
              "overwrite",
              "preserve_changes",
              "retain"
            ],
            "description": "How existing events are updated."
          },
          "csv_type": {
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "description": "What the rows of a table are."
          },
          "day_first": {
            "type": "boolean",
            "description": "Whether `05/06/2027` is the fifth of June."
          },
          "include_private": {
            "type": "boolean",
            "description": "Whether private events are brought too."
          },
          "total_events": {
            "type": "integer",
            "description": "Items of the source."
          },
          "percentage_complete": {
            "type": "integer",
            "description": "How much is done, 0 to 100."
          },
          "recent_child": {
            "type": "integer",
            "description": "Id of the latest run that still exists; 0 for none."
          },
          "next_run": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the next run of a schedule is due, in UTC."
          },
          "created": {
            "type": "string",
            "format": "date-time",
            "description": "When it was made, in UTC."
          },
          "modified": {
            "type": "string",
            "format": "date-time",
            "description": "When it changed last, in UTC."
          },
          "last_batch_at": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the last callback came, in UTC."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "errors": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ImportProblem"
            },
            "description": "The errors; the newest is last."
          },
          "activity": {
            "$ref": "#/components/schemas/ImportActivity"
          },
          "activity_counts": {
            "$ref": "#/components/schemas/ImportCounts"
          },
          "next_batch_hash": {
            "type": "string",
            "description": "The hash that is expected next; absent when none is."
          },
          "callback_secret": {
            "type": "string",
            "description": "Key of the signatures of callbacks."
          }
        }
      },
      "DeletedImport": {
        "description": "A deleted record.",
        "type": "object",
        "properties": {
          "deleted": {
            "type": "boolean",
            "description": "Always true."
          },
          "previous": {
            "$ref": "#/components/schemas/ImportRecord"
          },
          "trashed": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Ids of the events that went to the trash."
          }
        },
        "additionalProperties": false,
        "required": [
          "deleted",
          "previous",
          "trashed"
        ]
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
      "BatchInput": {
        "description": "A batch of items and how far the import has come.",
        "type": "object",
        "properties": {
          "batch_hash": {
            "type": "string",
            "maxLength": 2000,
            "description": "The hash from the previous answer."
          },
          "status": {
            "type": "object",
            "additionalProperties": true,
            "description": "`data` and `batch`, each with `total` and `done`. `data` counts the items of the import, `batch` the batches that were finished before this one."
          },
          "percentage_complete": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "How much of the import is done with this batch, 0 to 100."
          },
          "interval": {
            "type": [
              "number",
              "null"
            ],
            "description": "Seconds that the sender waits between batches."
          },
          "events": {
            "type": [
              "array",
              "null"
            ],
            "items": {},
            "description": "Events, each as `ImportedEvent` has it; with venues and organizers at most 100."
          },
          "venues": {
            "type": [
              "array",
              "null"
            ],
            "items": {},
            "description": "Venues that come without events."
          },
          "organizers": {
            "type": [
              "array",
              "null"
            ],
            "items": {},
            "description": "Organizers that come without events."
          },
          "problems": {
            "type": [
              "array",
              "null"
            ],
            "items": {},
            "description": "Rows of the source that could not be read as items, at most 100: `line`, `message` and, where it is known, `uid`."
          }
        },
        "additionalProperties": true,
        "required": [
          "batch_hash",
          "status",
          "percentage_complete"
        ]
      },
      "StateInput": {
        "description": "The state of an import.",
        "type": "object",
        "properties": {
          "batch_hash": {
            "type": "string",
            "maxLength": 2000,
            "description": "The hash from the previous answer."
          },
          "status": {
            "type": "string",
            "enum": [
              "success",
              "failed",
              "pending"
            ],
            "description": "State of the import."
          },
          "message": {
            "type": "string",
            "maxLength": 20000,
            "description": "What happened, in English."
          },
          "message_slug": {
            "type": "string",
            "maxLength": 2000,
            "description": "Name of the message, for translations."
          },
          "percentage_complete": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "How much of the import is done, 0 to 100."
          }
        },
        "additionalProperties": true,
        "required": [
          "batch_hash",
          "status",
          "message",
          "message_slug",
          "percentage_complete"
        ]
      },
      "ImportInput": {
        "description": "The source to import and how to import it. Either `source` or `media` is required.",
        "type": "object",
        "properties": {
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "source": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2048,
            "description": "Address of the source, or the id of a media item."
          },
          "media": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the media item that is the source."
          },
          "source_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 200,
            "description": "Name to show."
          },
          "type": {
            "description": "One run, or the parent of runs.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "manual",
                  "schedule"
                ],
                "default": "manual"
              },
              {
                "type": "null"
              }
            ]
          },
          "frequency": {
            "description": "How often a schedule runs.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "on_demand",
                  "every30mins",
                  "hourly",
                  "daily",
                  "weekly",
                  "monthly"
                ],
                "default": "on_demand"
              },
              {
                "type": "null"
              }
            ]
          },
          "post_status": {
            "description": "Status of new items; by default that of the site.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "publish",
                  "pending",
                  "draft",
                  "private",
                  "do_not_override"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "category": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "type": "integer",
              "minimum": 1
            },
            "description": "Categories that every event gets."
          },
          "update_authority": {
            "description": "How existing events are updated: with everything delivered, with everything but what users have changed since, or not at all. Venues and organizers that events refer to by name keep their data, unless the import adds to it or comes from the same source.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "overwrite",
                  "preserve_changes",
                  "retain"
                ],
                "default": "overwrite"
              },
              {
                "type": "null"
              }
            ]
          },
          "csv_type": {
            "description": "What the rows of a table are.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "events",
                  "venues",
                  "organizers"
                ],
                "default": "events"
              },
              {
                "type": "null"
              }
            ]
          },
          "day_first": {
            "type": [
              "boolean",
              "null"
            ],
            "default": false,
            "description": "Read `05/06/2027` as 5 June instead of 6 May."
          },
          "include_private": {
            "type": [
              "boolean",
              "null"
            ],
            "default": false,
            "description": "Whether to import events of a calendar file that are marked as private."
          },
          "start": {
            "type": [
              "boolean",
              "null"
            ],
            "default": true,
            "description": "Whether it is queued immediately."
          }
        },
        "additionalProperties": true,
        "required": [
          "origin"
        ]
      },
      "PreviewInput": {
        "description": "The source to preview. Either `source` or `media` is required.",
        "type": "object",
        "properties": {
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "source": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2048,
            "description": "Address of the source, or the id of a media item."
          },
          "media": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Id of the media item that is the source."
          },
          "csv_type": {
            "description": "What the rows of a table are.",
            "anyOf": [
              {
                "type": "string",
                "enum": [
                  "events",
                  "venues",
                  "organizers"
                ],
                "default": "events"
              },
              {
                "type": "null"
              }
            ]
          },
          "day_first": {
            "type": [
              "boolean",
              "null"
            ],
            "default": false,
            "description": "Read `05/06/2027` as 5 June instead of 6 May."
          },
          "include_private": {
            "type": [
              "boolean",
              "null"
            ],
            "default": false,
            "description": "Whether to import events of a calendar file that are marked as private."
          }
        },
        "additionalProperties": true,
        "required": [
          "origin"
        ]
      },
      "BatchInputForm": {
        "description": "A batch of items and how far the import has come.",
        "type": "object",
        "properties": {
          "batch_hash": {
            "type": "string",
            "maxLength": 2000,
            "description": "The hash from the previous answer."
          },
          "status": {
            "minProperties": 1,
            "type": "object",
            "additionalProperties": true,
            "description": "`data` and `batch`, each with `total` and `done`. `data` counts the items of the import, `batch` the batches that were finished before this one."
          },
          "percentage_complete": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "How much of the import is done with this batch, 0 to 100."
          },
          "interval": {
            "type": "number",
            "description": "Seconds that the sender waits between batches."
          },
          "events": {
            "minItems": 1,
            "type": "array",
            "items": {},
            "description": "Events, each as `ImportedEvent` has it; with venues and organizers at most 100."
          },
          "venues": {
            "minItems": 1,
            "type": "array",
            "items": {},
            "description": "Venues that come without events."
          },
          "organizers": {
            "minItems": 1,
            "type": "array",
            "items": {},
            "description": "Organizers that come without events."
          },
          "problems": {
            "minItems": 1,
            "type": "array",
            "items": {},
            "description": "Rows of the source that could not be read as items, at most 100: `line`, `message` and, where it is known, `uid`."
          }
        },
        "additionalProperties": true,
        "required": [
          "batch_hash",
          "status",
          "percentage_complete"
        ]
      },
      "ImportInputForm": {
        "description": "The source to import and how to import it. Either `source` or `media` is required.",
        "type": "object",
        "properties": {
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "source": {
            "type": "string",
            "maxLength": 2048,
            "description": "Address of the source, or the id of a media item."
          },
          "media": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the media item that is the source."
          },
          "source_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Name to show."
          },
          "type": {
            "type": "string",
            "enum": [
              "manual",
              "schedule"
            ],
            "default": "manual",
            "description": "One run, or the parent of runs."
          },
          "frequency": {
            "type": "string",
            "enum": [
              "on_demand",
              "every30mins",
              "hourly",
              "daily",
              "weekly",
              "monthly"
            ],
            "default": "on_demand",
            "description": "How often a schedule runs."
          },
          "post_status": {
            "type": "string",
            "enum": [
              "publish",
              "pending",
              "draft",
              "private",
              "do_not_override"
            ],
            "description": "Status of new items; by default that of the site."
          },
          "category": {
            "minItems": 1,
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "integer",
              "minimum": 1
            },
            "description": "Categories that every event gets."
          },
          "update_authority": {
            "type": "string",
            "enum": [
              "overwrite",
              "preserve_changes",
              "retain"
            ],
            "default": "overwrite",
            "description": "How existing events are updated: with everything delivered, with everything but what users have changed since, or not at all. Venues and organizers that events refer to by name keep their data, unless the import adds to it or comes from the same source."
          },
          "csv_type": {
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "default": "events",
            "description": "What the rows of a table are."
          },
          "day_first": {
            "type": "boolean",
            "default": false,
            "description": "Read `05/06/2027` as 5 June instead of 6 May."
          },
          "include_private": {
            "type": "boolean",
            "default": false,
            "description": "Whether to import events of a calendar file that are marked as private."
          },
          "start": {
            "type": "boolean",
            "default": true,
            "description": "Whether it is queued immediately."
          }
        },
        "additionalProperties": true,
        "required": [
          "origin"
        ]
      },
      "PreviewInputForm": {
        "description": "The source to preview. Either `source` or `media` is required.",
        "type": "object",
        "properties": {
          "origin": {
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "description": "Kind of the source."
          },
          "source": {
            "type": "string",
            "maxLength": 2048,
            "description": "Address of the source, or the id of a media item."
          },
          "media": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of the media item that is the source."
          },
          "csv_type": {
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "default": "events",
            "description": "What the rows of a table are."
          },
          "day_first": {
            "type": "boolean",
            "default": false,
            "description": "Read `05/06/2027` as 5 June instead of 6 May."
          },
          "include_private": {
            "type": "boolean",
            "default": false,
            "description": "Whether to import events of a calendar file that are marked as private."
          }
        },
        "additionalProperties": true,
        "required": [
          "origin"
        ]
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
      "Refused": {
        "description": "The signature is absent or wrong (`rest_import_bad_signature`), the site takes no callbacks now (`rest_forbidden`), or the credentials are wrong.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_import_bad_signature",
              "message": "The signature is not valid.",
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
      "Busy": {
        "description": "Another callback of this import is being processed; nothing was done.",
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
              "code": "rest_import_busy",
              "message": "Another callback of this import is at work.",
              "data": {
                "status": 409,
                "retry_after": 10
              }
            }
          }
        }
      },
      "TooFast": {
        "description": "More than five batches of this import came within ten seconds; nothing was done.",
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
              "code": "rest_import_too_fast",
              "message": "The batches of this import come too fast.",
              "data": {
                "status": 429,
                "retry_after": 7
              }
            }
          }
        }
      },
      "NotSaved": {
        "description": "The state could not be stored; nothing was changed, and the callback may be sent again.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_import_state_not_saved",
              "message": "The state could not be stored.",
              "data": {
                "status": 500
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
      "NoRecord": {
        "description": "The record was not found.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_import_invalid_id",
              "message": "There is no import with this id.",
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
      "NotPending": {
        "description": "The state of the record does not allow this.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_import_not_pending",
              "message": "The import is not pending.",
              "data": {
                "status": 409
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
            "$ref": "#/components/headers/Link"
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
          "X-WP-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-WP-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        }
      }
    },
    "examples": {
      "RecordList": {
        "value": [
          {
            "id": 31,
            "import_id": "522f794ee81b21d194749c6c27d22506",
            "origin": "ics",
            "type": "manual",
            "frequency": "on_demand",
            "status": "success",
            "parent": 0,
            "author": 1,
            "source": "https://example.org/events/ical/",
            "source_name": "example.org",
            "post_status": null,
            "category": [],
            "update_authority": "preserve_changes",
            "csv_type": "events",
            "day_first": false,
            "include_private": false,
            "total_events": 1,
            "percentage_complete": 100,
            "recent_child": 0,
            "next_run": null,
            "created": "2033-04-02T13:00:00Z",
            "modified": "2033-04-02T13:00:08Z",
            "last_batch_at": "2033-04-02T13:00:08Z",
            "_links": {
              "self": [
                {
                  "href": "https://example.org/api/cal/event-aggregator/v1/imports/31"
                }
              ],
              "author": [
                {
                  "href": "https://example.org/api/core/v2/users/1"
                }
              ]
            }
          }
        ]
      },
      "Record": {
        "value": {
          "id": 31,
          "import_id": "522f794ee81b21d194749c6c27d22506",
          "origin": "ics",
          "type": "manual",
          "frequency": "on_demand",
          "status": "pending",
          "parent": 0,
          "author": 1,
          "source": "https://example.org/events/ical/",
          "source_name": "example.org",
          "post_status": null,
          "category": [],
          "update_authority": "preserve_changes",
          "csv_type": "events",
          "day_first": false,
          "include_private": false,
          "total_events": 0,
          "percentage_complete": 0,
          "recent_child": 0,
          "next_run": null,
          "created": "2033-04-02T13:00:00Z",
          "modified": "2033-04-02T13:00:00Z",
          "last_batch_at": null,
          "_links": {
            "self": [
              {
                "href": "https://example.org/api/cal/event-aggregator/v1/imports/31"
              }
            ],
            "author": [
              {
                "href": "https://example.org/api/core/v2/users/1"
              }
            ]
          },
          "errors": [],
          "activity": {
            "cal_events": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "cal_organizer": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "cal_venue": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "cal_events_cat": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "post_tag": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "attachment": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            }
          },
          "activity_counts": {
            "cal_events": {
              "created": 0,
              "updated": 0,
              "skipped": 0,
              "scheduled": 0
            },
            "cal_organizer": {
              "created": 0,
              "updated": 0,
              "skipped": 0,
              "scheduled": 0
            },
            "cal_venue": {
              "created": 0,
              "updated": 0,
              "skipped": 0,
              "scheduled": 0
            },
            "cal_events_cat": {
              "created": 0,
              "updated": 0,
              "skipped": 0,
              "scheduled": 0
            },
            "post_tag": {
              "created": 0,
              "updated": 0,
              "skipped": 0,
              "scheduled": 0
            },
            "attachment": {
              "created": 0,
              "updated": 0,
              "skipped": 0,
              "scheduled": 0
            }
          }
        }
      },
      "DeletedRecord": {
        "value": {
          "deleted": true,
          "previous": {
            "id": 31,
            "import_id": "522f794ee81b21d194749c6c27d22506",
            "origin": "ics",
            "type": "manual",
            "frequency": "on_demand",
            "status": "pending",
            "parent": 0,
            "author": 1,
            "source": "https://example.org/events/ical/",
            "source_name": "example.org",
            "post_status": null,
            "category": [],
            "update_authority": "preserve_changes",
            "csv_type": "events",
            "day_first": false,
            "include_private": false,
            "total_events": 0,
            "percentage_complete": 0,
            "recent_child": 0,
            "next_run": null,
            "created": "2033-04-02T13:00:00Z",
            "modified": "2033-04-02T13:00:00Z",
            "last_batch_at": null,
            "_links": {
              "self": [
                {
                  "href": "https://example.org/api/cal/event-aggregator/v1/imports/31"
                }
              ],
              "author": [
                {
                  "href": "https://example.org/api/core/v2/users/1"
                }
              ]
            },
            "errors": [],
            "activity": {
              "cal_events": {
                "created": [],
                "updated": [],
                "skipped": [],
                "scheduled": []
              },
              "cal_organizer": {
                "created": [],
                "updated": [],
                "skipped": [],
                "scheduled": []
              },
              "cal_venue": {
                "created": [],
                "updated": [],
                "skipped": [],
                "scheduled": []
              },
              "cal_events_cat": {
                "created": [],
                "updated": [],
                "skipped": [],
                "scheduled": []
              },
              "post_tag": {
                "created": [],
                "updated": [],
                "skipped": [],
                "scheduled": []
              },
              "attachment": {
                "created": [],
                "updated": [],
                "skipped": [],
                "scheduled": []
              }
            },
            "activity_counts": {
              "cal_events": {
                "created": 0,
                "updated": 0,
                "skipped": 0,
                "scheduled": 0
              },
              "cal_organizer": {
                "created": 0,
                "updated": 0,
                "skipped": 0,
                "scheduled": 0
              },
              "cal_venue": {
                "created": 0,
                "updated": 0,
                "skipped": 0,
                "scheduled": 0
              },
              "cal_events_cat": {
                "created": 0,
                "updated": 0,
                "skipped": 0,
                "scheduled": 0
              },
              "post_tag": {
                "created": 0,
                "updated": 0,
                "skipped": 0,
                "scheduled": 0
              },
              "attachment": {
                "created": 0,
                "updated": 0,
                "skipped": 0,
                "scheduled": 0
              }
            }
          },
          "trashed": []
        }
      },
      "NamespaceIndex": {
        "value": {
          "namespace": "cal/event-aggregator/v1",
          "routes": {
            "/cal/event-aggregator/v1": {
              "namespace": "cal/event-aggregator/v1",
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
                      "default": "cal/event-aggregator/v1"
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
                    "href": "https://example.org/api/cal/event-aggregator/v1"
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
      "BatchTaken": {
        "value": {
          "status": "success",
          "activity": {
            "cal_events": {
              "created": [
                71
              ],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "cal_organizer": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "cal_venue": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "cal_events_cat": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "post_tag": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            },
            "attachment": {
              "created": [],
              "updated": [],
              "skipped": [],
              "scheduled": []
            }
          },
          "interval": 10,
          "next_batch_hash": "0904985194f5e36e432af4bb7f59750c"
        }
      }
    }
  },
  "paths": {
    "/cal/event-aggregator/v1": {
      "get": {
        "operationId": "getImportsNamespace",
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
              "default": "cal/event-aggregator/v1"
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
    "/cal/event-aggregator/v1/import/{import_id}/batch": {
      "parameters": [
        {
          "$ref": "#/components/parameters/ImportId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "acceptBatch",
        "tags": [
          "Callbacks"
        ],
        "summary": "Accept a batch of items",
        "description": "Creates or updates the items of the batch one by one; an invalid item is skipped and recorded. The last batch (`batch.total` is `batch.done` + 1) ends the import where every item was worked on; every other one is answered with the hash of the next. An import that is unknown or not pending, and a wrong hash, are wrong arguments: `import_id` and `batch_hash` are named together. The same batch sent again gets the same answer and has no effects.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Signature"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BatchInput"
              },
              "example": {
                "batch_hash": "0904985194f5e36e432af4bb7f59750c",
                "status": {
                  "data": {
                    "total": 2,
                    "done": 0
                  },
                  "batch": {
                    "total": 2,
                    "done": 0
                  }
                },
                "percentage_complete": 50,
                "events": [
                  {
                    "title": "Fair",
                    "start_date": "2030-05-01",
                    "end_date": "2030-05-01",
                    "uid": "fair-1"
                  }
                ]
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BatchInputForm"
              },
              "encoding": {
                "status": {
                  "style": "deepObject",
                  "explode": true
                },
                "events": {
                  "style": "deepObject",
                  "explode": true
                },
                "venues": {
                  "style": "deepObject",
                  "explode": true
                },
                "organizers": {
                  "style": "deepObject",
                  "explode": true
                },
                "problems": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The batch was accepted; `next_batch_hash` is absent when the import is finished.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BatchTaken"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/BatchTaken"
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
            "$ref": "#/components/responses/Refused"
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
          "409": {
            "$ref": "#/components/responses/Busy"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooFast"
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
    "/cal/event-aggregator/v1/import/{import_id}/state": {
      "parameters": [
        {
          "$ref": "#/components/parameters/ImportId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "acceptState",
        "tags": [
          "Callbacks"
        ],
        "summary": "Accept the state of an import",
        "description": "`success` and `failed` end the import; `pending` leaves the hash as it is, for the next batch. The message of a failure is noted with the record, the same code once in an hour.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Signature"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/StateInput"
              },
              "example": {
                "batch_hash": "0904985194f5e36e432af4bb7f59750c",
                "status": "failed",
                "message": "The calendar could not be fetched.",
                "message_slug": "error:fetch",
                "percentage_complete": 5
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/StateInput"
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The state was stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StateTaken"
                },
                "example": {
                  "status": "success"
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
            "$ref": "#/components/responses/Refused"
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
          "409": {
            "$ref": "#/components/responses/Busy"
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
          "500": {
            "$ref": "#/components/responses/NotSaved"
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
    "/cal/event-aggregator/v1/imports": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listImports",
        "tags": [
          "Records"
        ],
        "summary": "List imports",
        "description": "The caller's own, and with `edit_others_import_records` those of all. Each record shows the outcome of its items and what went wrong.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "name": "status",
            "in": "query",
            "description": "Only records of these states. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "draft",
                  "pending",
                  "success",
                  "failed",
                  "schedule"
                ]
              }
            },
            "allowReserved": true
          },
          {
            "name": "origin",
            "in": "query",
            "description": "Only records of these kinds of sources. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "ics",
                  "csv",
                  "url"
                ]
              }
            },
            "allowReserved": true
          },
          {
            "name": "type",
            "in": "query",
            "description": "Only single runs, or only schedules.",
            "schema": {
              "type": "string",
              "enum": [
                "manual",
                "schedule"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "parent",
            "in": "query",
            "description": "Only runs of this record; 0 for records that are not runs.",
            "schema": {
              "type": "integer",
              "minimum": 0
            },
            "allowReserved": true
          },
          {
            "name": "search",
            "in": "query",
            "description": "Only records with this text in their source or its name.",
            "schema": {
              "type": "string",
              "maxLength": 200
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of records in order of creation.",
            "headers": {
              "Cache-Control": {
                "$ref": "#/components/headers/Caching"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
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
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/ImportSummary"
                  }
                },
                "examples": {
                  "records": {
                    "$ref": "#/components/examples/RecordList"
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
            "$ref": "#/components/responses/Forbidden"
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
        "operationId": "createImport",
        "tags": [
          "Records"
        ],
        "summary": "Create an import",
        "description": "Its items are created on behalf of the caller. With `start` it is queued at once; a schedule makes its first run. `post_status: publish` takes the right to publish events; by default items that the caller may not publish become `pending`.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ImportInput"
              },
              "example": {
                "origin": "ics",
                "source": "https://example.org/events/ical/"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ImportInputForm"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new record.",
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
              "Location": {
                "$ref": "#/components/headers/Location"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportRecord"
                },
                "examples": {
                  "record": {
                    "$ref": "#/components/examples/Record"
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
    "/cal/event-aggregator/v1/imports/preview": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "previewImport",
        "tags": [
          "Records"
        ],
        "summary": "Preview a source",
        "description": "Reads the source and returns up to 100 items with their problems. Nothing is stored.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PreviewInput"
              },
              "example": {
                "origin": "ics",
                "source": "https://example.org/events/ical/"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PreviewInputForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The items, and the rows that could not be read.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Preview"
                },
                "example": {
                  "items": [
                    {
                      "kind": "event",
                      "line": 1,
                      "item": {
                        "title": "Fair",
                        "start_date": "2033-05-01",
                        "end_date": "2033-05-01"
                      },
                      "errors": []
                    }
                  ],
                  "problems": []
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
    "/cal/event-aggregator/v1/imports/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/RecordId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getImport",
        "tags": [
          "Records"
        ],
        "summary": "Read an import",
        "description": "With its secrets for those who manage the site (`manage_options`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The record.",
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
                  "$ref": "#/components/schemas/ImportWithSecrets"
                },
                "examples": {
                  "record": {
                    "$ref": "#/components/examples/Record"
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
            "$ref": "#/components/responses/NoRecord"
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
        "operationId": "deleteImport",
        "tags": [
          "Records"
        ],
        "summary": "Delete an import",
        "description": "Deletes the record permanently, and ends the runs below it that are pending (`core:import:cancelled`). The records of its runs stay, without a parent. What was imported stays, unless `events` sends the events that it and its runs made to the trash.",
        "parameters": [
          {
            "name": "events",
            "in": "query",
            "description": "What to do with the events that the import and its runs created.",
            "schema": {
              "type": "string",
              "default": "keep",
              "enum": [
                "keep",
                "trash"
              ]
            },
            "allowReserved": true
          }
        ],
        "responses": {
          "200": {
            "description": "The deleted record.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedImport"
                },
                "examples": {
                  "deleted": {
                    "$ref": "#/components/examples/DeletedRecord"
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
            "$ref": "#/components/responses/NoRecord"
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
      }
    },
    "/cal/event-aggregator/v1/imports/{id}/run": {
      "parameters": [
        {
          "$ref": "#/components/parameters/RecordId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "runImport",
        "tags": [
          "Records"
        ],
        "summary": "Run an import",
        "description": "A schedule, or a record that is finished, gets a new record below it; a draft is queued itself. While a run is pending there is no other one (`rest_import_not_pending`).",
        "responses": {
          "202": {
            "description": "The record of the run.",
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
              "Location": {
                "$ref": "#/components/headers/Location"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportRecord"
                },
                "examples": {
                  "record": {
                    "$ref": "#/components/examples/Record"
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
          "404": {
            "$ref": "#/components/responses/NoRecord"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "409": {
            "$ref": "#/components/responses/NotPending"
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
      }
    },
    "/cal/event-aggregator/v1/imports/{id}/cancel": {
      "parameters": [
        {
          "$ref": "#/components/parameters/RecordId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "cancelImport",
        "tags": [
          "Records"
        ],
        "summary": "Cancel an import",
        "description": "A pending one fails with `core:import:cancelled`; what it has imported so far stays.",
        "responses": {
          "200": {
            "description": "The record.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportRecord"
                },
                "examples": {
                  "record": {
                    "$ref": "#/components/examples/Record"
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
            "$ref": "#/components/responses/NoRecord"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "409": {
            "$ref": "#/components/responses/NotPending"
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
      }
    }
  }
}
