// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "core/v2",
  "info": {
    "title": "Almanac core",
    "version": "2",
    "summary": "Posts, pages, terms, users and what describes them.",
    "description": "Query lists may be written as `include=1,2`, `include[]=1&include[]=2`, `include[0]=1` or `include=1&include=2`; booleans as true, false, 1 or 0. Bodies are JSON or form data. All answers are JSON.",
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
    }
  ],
  "tags": [
    {
      "name": "Index",
      "description": "What this namespace offers."
    },
    {
      "name": "Posts",
      "description": "Dated entries with categories and tags."
    },
    {
      "name": "Pages",
      "description": "Entries in a tree."
    },
    {
      "name": "Media",
      "description": "Files with titles and texts about them."
    },
    {
      "name": "Blocks",
      "description": "Pieces of content that texts use again."
    },
    {
      "name": "Pattern categories",
      "description": "What reusable blocks are sorted by."
    },
    {
      "name": "Block types",
      "description": "Which kinds of blocks contents are made of."
    },
    {
      "name": "Revisions",
      "description": "Earlier states of posts and pages."
    },
    {
      "name": "Autosaves",
      "description": "Unfinished changes to posts and pages."
    },
    {
      "name": "Preview links",
      "description": "Signed links to items that are not public yet."
    },
    {
      "name": "Categories",
      "description": "A tree of subjects."
    },
    {
      "name": "Tags",
      "description": "Free subject words."
    },
    {
      "name": "Menus",
      "description": "Lists of links that the site shows."
    },
    {
      "name": "Menu items",
      "description": "The links of menus."
    },
    {
      "name": "Menu locations",
      "description": "Where the site shows menus."
    },
    {
      "name": "Comments",
      "description": "What readers say about entries."
    },
    {
      "name": "Navigation",
      "description": "Menus that are made of blocks."
    },
    {
      "name": "Event categories",
      "description": "Categories of events as terms."
    },
    {
      "name": "Event entries",
      "description": "Events of the calendar as entries."
    },
    {
      "name": "Venue entries",
      "description": "Venues of the calendar as entries."
    },
    {
      "name": "Organizer entries",
      "description": "Organizers of the calendar as entries."
    },
    {
      "name": "Users",
      "description": "Authors, editors and readers."
    },
    {
      "name": "Application passwords",
      "description": "Credentials for programs."
    },
    {
      "name": "Types",
      "description": "Which kinds of entries there are."
    },
    {
      "name": "Statuses",
      "description": "Which statuses entries can have."
    },
    {
      "name": "Taxonomies",
      "description": "Which kinds of terms there are."
    },
    {
      "name": "Search",
      "description": "Entries, terms and formats by their words."
    },
    {
      "name": "Settings",
      "description": "What administrators decide of the site."
    }
  ],
  "components": {
    "securitySchemes": {
      "basic": {
        "type": "http",
        "scheme": "basic",
        "description": "Login name or mail address, and an application password."
      }
    },
    "parameters": {
      "Fields": {
        "name": "_fields",
        "in": "query",
        "x-partial": true,
        "description": "Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, and what nothing was picked of is an empty object.",
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
      "Embed": {
        "name": "_embed",
        "in": "query",
        "description": "Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "allowEmptyValue": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 2000
          }
        },
        "example": [
          "author"
        ],
        "allowReserved": true
      },
      "Context": {
        "name": "context",
        "in": "query",
        "description": "Which fields the answer shows. The edit context needs the right to edit.",
        "schema": {
          "type": "string",
          "enum": [
            "view",
            "embed",
            "edit"
          ],
          "default": "view"
        },
        "allowReserved": true
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
      "Search": {
        "name": "search",
        "in": "query",
        "description": "Only items that match these words.",
        "schema": {
          "type": "string",
          "maxLength": 2000
        },
        "allowReserved": true
      },
      "After": {
        "name": "after",
        "in": "query",
        "description": "Only items published after this time, which itself does not count.",
        "schema": {
          "type": "string",
          "format": "date-time-or-local",
          "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
        },
        "allowReserved": true
      },
      "ModifiedAfter": {
        "name": "modified_after",
        "in": "query",
        "description": "Only items modified after this time, which itself does not count.",
        "schema": {
          "type": "string",
          "format": "date-time-or-local",
          "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
        },
        "allowReserved": true
      },
      "Author": {
        "name": "author",
        "in": "query",
        "description": "Only items of these users. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "default": []
        },
        "allowReserved": true
      },
      "AuthorExclude": {
        "name": "author_exclude",
        "in": "query",
        "description": "Leave out items of these users. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "default": []
        },
        "allowReserved": true
      },
      "Before": {
        "name": "before",
        "in": "query",
        "description": "Only items published before this time, which itself does not count.",
        "schema": {
          "type": "string",
          "format": "date-time-or-local",
          "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
        },
        "allowReserved": true
      },
      "ModifiedBefore": {
        "name": "modified_before",
        "in": "query",
        "description": "Only items modified before this time, which itself does not count.",
        "schema": {
          "type": "string",
          "format": "date-time-or-local",
          "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
        },
        "allowReserved": true
      },
      "Exclude": {
        "name": "exclude",
        "in": "query",
        "description": "Leave out these ids. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "default": []
        },
        "allowReserved": true
      },
      "Include": {
        "name": "include",
        "in": "query",
        "description": "Only these ids. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "default": []
        },
        "allowReserved": true
      },
      "Offset": {
        "name": "offset",
        "in": "query",
        "description": "Skip this many items; it replaces the page number.",
        "schema": {
          "type": "integer"
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
      "SearchColumns": {
        "name": "search_columns",
        "in": "query",
        "description": "Fields to search; all of them by default. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "post_title",
              "post_content",
              "post_excerpt"
            ]
          },
          "default": []
        },
        "allowReserved": true
      },
      "Slug": {
        "name": "slug",
        "in": "query",
        "description": "Only items with one of these slugs. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 2000
          }
        },
        "allowReserved": true
      },
      "EntryStatuses": {
        "name": "status",
        "in": "query",
        "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
              "request-pending",
              "request-confirmed",
              "request-failed",
              "request-completed",
              "ads_expired",
              "fields-disabled",
              "cal-ea-success",
              "cal-ea-failed",
              "cal-ea-schedule",
              "cal-ea-pending",
              "cal-ea-draft",
              "cal-ignored",
              "any"
            ]
          },
          "default": [
            "publish"
          ]
        },
        "allowReserved": true
      },
      "EntryId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the item.",
        "schema": {
          "type": "integer"
        }
      },
      "EntryPassword": {
        "name": "password",
        "in": "query",
        "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "allowReserved": true
      },
      "PreviewToken": {
        "name": "preview_token",
        "in": "query",
        "description": "Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`.",
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
          "type": "string",
          "maxLength": 200
        }
      },
      "IfModifiedSince": {
        "name": "If-Modified-Since",
        "in": "header",
        "description": "Answer 304 without a body unless the item was modified after this time.",
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
      "Force": {
        "name": "force",
        "in": "query",
        "description": "Delete permanently instead of moving to the trash.",
        "schema": {
          "type": "boolean",
          "default": false
        },
        "example": true,
        "allowReserved": true
      },
      "EntryParentId": {
        "name": "parent",
        "in": "path",
        "required": true,
        "description": "Id of the item that the revision or autosave belongs to.",
        "schema": {
          "type": "integer"
        }
      },
      "RevisionsPerPage": {
        "name": "per_page",
        "in": "query",
        "description": "Revisions per page; all of them by default.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "allowReserved": true
      },
      "RevisionsOrderby": {
        "name": "orderby",
        "in": "query",
        "description": "Field by which revisions are ordered.",
        "schema": {
          "type": "string",
          "default": "date",
          "enum": [
            "date",
            "id",
            "include",
            "relevance",
            "slug",
            "include_slugs",
            "title"
          ]
        },
        "allowReserved": true
      },
      "RevisionId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the revision.",
        "schema": {
          "type": "integer"
        }
      },
      "CompareTo": {
        "name": "to",
        "in": "query",
        "description": "Id of another revision of the same item to compare with. By default the current state of the item.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "AutosaveOwnerId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the item that the autosaves belong to.",
        "schema": {
          "type": "integer"
        }
      },
      "AutosaveParent": {
        "name": "parent",
        "in": "query",
        "description": "Id of the item that the autosaves belong to. The address counts.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "AutosaveId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the autosave.",
        "schema": {
          "type": "integer"
        }
      },
      "Parent": {
        "name": "parent",
        "in": "query",
        "description": "Only children of these items; 0 is the top. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "default": []
        },
        "allowReserved": true
      },
      "ParentExclude": {
        "name": "parent_exclude",
        "in": "query",
        "description": "Leave out children of these items. A comma list is accepted as well.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "items": {
            "type": "integer"
          },
          "default": []
        },
        "allowReserved": true
      },
      "OrderAscending": {
        "name": "order",
        "in": "query",
        "description": "Direction of the ordering.",
        "schema": {
          "type": "string",
          "default": "asc",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "allowReserved": true
      },
      "TermsOrderby": {
        "name": "orderby",
        "in": "query",
        "description": "Field by which terms are ordered.",
        "schema": {
          "type": "string",
          "default": "name",
          "enum": [
            "id",
            "include",
            "name",
            "slug",
            "include_slugs",
            "term_group",
            "description",
            "count"
          ]
        },
        "allowReserved": true
      },
      "HideEmpty": {
        "name": "hide_empty",
        "in": "query",
        "description": "Leave out terms without published items.",
        "schema": {
          "type": "boolean",
          "default": false
        },
        "allowReserved": true
      },
      "TermsOfPost": {
        "name": "post",
        "in": "query",
        "description": "Only terms of this item, which the caller must be able to read.",
        "schema": {
          "type": "integer"
        },
        "allowReserved": true
      },
      "TermId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the term.",
        "schema": {
          "type": "integer"
        }
      },
      "MenuItemsPerPage": {
        "name": "per_page",
        "in": "query",
        "description": "Items on a page.",
        "schema": {
          "type": "integer",
          "default": 100,
          "minimum": 1,
          "maximum": 100
        },
        "allowReserved": true
      },
      "MenuLocationName": {
        "name": "location",
        "in": "path",
        "required": true,
        "description": "Name of the location.",
        "schema": {
          "type": "string",
          "pattern": "[\\w-]+"
        },
        "example": "primary"
      },
      "CommentedPassword": {
        "name": "password",
        "in": "query",
        "description": "Password of a protected item. Callers who may edit the item do not need it.",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "allowReserved": true
      },
      "CommentId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the comment.",
        "schema": {
          "type": "integer"
        }
      },
      "Reassign": {
        "name": "reassign",
        "in": "query",
        "required": true,
        "allowEmptyValue": true,
        "description": "Id of the user who gets what this one wrote. Empty, 0 or false sends it to the trash.",
        "schema": {
          "anyOf": [
            {
              "type": "integer"
            },
            {
              "type": "string",
              "enum": [
                "",
                "false"
              ]
            },
            {
              "type": "boolean",
              "enum": [
                false
              ]
            }
          ]
        },
        "example": false,
        "allowReserved": true
      },
      "UserId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the user.",
        "schema": {
          "type": "integer"
        }
      },
      "PasswordOwner": {
        "name": "user_id",
        "in": "path",
        "required": true,
        "description": "Id of the user, or `me` for the caller.",
        "schema": {
          "type": "string",
          "pattern": "(?:[\\d]+|me)"
        },
        "example": "me"
      },
      "PasswordUuid": {
        "name": "uuid",
        "in": "path",
        "required": true,
        "description": "The `uuid` of the application password.",
        "schema": {
          "type": "string",
          "pattern": "[\\w\\-]+"
        }
      },
      "TypeSlug": {
        "name": "type",
        "in": "path",
        "required": true,
        "description": "Slug of the content type.",
        "schema": {
          "type": "string",
          "x-names": "identifier",
          "pattern": "[\\w-]+"
        },
        "example": "post"
      },
      "StatusSlug": {
        "name": "status",
        "in": "path",
        "required": true,
        "description": "Slug of the status.",
        "schema": {
          "type": "string",
          "x-names": "identifier",
          "pattern": "[\\w-]+"
        },
        "example": "publish"
      },
      "TaxonomySlug": {
        "name": "taxonomy",
        "in": "path",
        "required": true,
        "description": "Slug of the taxonomy.",
        "schema": {
          "type": "string",
          "x-names": "identifier",
          "pattern": "[\\w-]+"
        },
        "example": "category"
      },
      "BlockNamespace": {
        "name": "namespace",
        "in": "path",
        "required": true,
        "description": "First part of the name of a type of blocks.",
        "schema": {
          "type": "string",
          "pattern": "[a-zA-Z0-9_-]+"
        },
        "example": "core"
      },
      "BlockName": {
        "name": "name",
        "in": "path",
        "required": true,
        "description": "Second part of the name of a type of blocks.",
        "schema": {
          "type": "string",
          "pattern": "[a-zA-Z0-9_-]+"
        },
        "example": "latest-posts"
      }
    },
    "headers": {
      "ETag": {
        "description": "Strong entity tag of this answer.",
        "schema": {
          "type": "string"
        }
      },
      "Total": {
        "description": "Number of items that match and that the caller may see.",
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "TotalPages": {
        "description": "Number of pages at this page size.",
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
        "schema": {
          "type": "string",
          "format": "uri"
        }
      },
      "LastModified": {
        "description": "When the item was last modified.",
        "schema": {
          "type": "string"
        }
      },
      "RetryAfter": {
        "description": "Seconds to wait before trying again.",
        "schema": {
          "type": "integer",
          "minimum": 1
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
                "const": true
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
        "description": "Relations by name. Names that are not registered relations have a prefix that `curies` explains.",
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
            "const": true,
            "description": "`_embed` can fetch it."
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
            "const": true,
            "description": "The address is a template."
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
      "Post": {
        "description": "A post.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "content",
          "excerpt",
          "meta",
          "type",
          "format",
          "sticky",
          "categories",
          "tags"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "post"
            ]
          },
          "format": {
            "type": "string",
            "enum": [
              "standard",
              "aside",
              "chat",
              "gallery",
              "link",
              "image",
              "quote",
              "status",
              "video",
              "audio"
            ]
          },
          "sticky": {
            "type": "boolean",
            "description": "Shown before others."
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "EntryMeta": {
        "description": "Registered keys, each with a default.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "_fields_changed": {
            "type": "boolean"
          },
          "_EventAllDay": {
            "type": "boolean"
          },
          "_EventTimezone": {
            "type": "string"
          },
          "_EventStartDate": {
            "type": "string"
          },
          "_EventEndDate": {
            "type": "string"
          },
          "_EventStartDateUTC": {
            "type": "string"
          },
          "_EventEndDateUTC": {
            "type": "string"
          },
          "_EventShowMap": {
            "type": "boolean"
          },
          "_EventShowMapLink": {
            "type": "boolean"
          },
          "_EventURL": {
            "type": "string"
          },
          "_EventCost": {
            "type": "string"
          },
          "_EventCostDescription": {
            "type": "string"
          },
          "_EventCurrencySymbol": {
            "type": "string"
          },
          "_EventCurrencyCode": {
            "type": "string"
          },
          "_EventCurrencyPosition": {
            "type": "string"
          },
          "_EventDateTimeSeparator": {
            "type": "string"
          },
          "_EventTimeRangeSeparator": {
            "type": "string"
          },
          "_EventOrganizerID": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "_EventVenueID": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "_OrganizerEmail": {
            "type": "string"
          },
          "_OrganizerPhone": {
            "type": "string"
          },
          "_OrganizerWebsite": {
            "type": "string"
          },
          "_VenueAddress": {
            "type": "string"
          },
          "_VenueCity": {
            "type": "string"
          },
          "_VenueCountry": {
            "type": "string"
          },
          "_VenueProvince": {
            "type": "string"
          },
          "_VenueState": {
            "type": "string"
          },
          "_VenueZip": {
            "type": "string"
          },
          "_VenuePhone": {
            "type": "string"
          },
          "_VenueURL": {
            "type": "string"
          },
          "_VenueStateProvince": {
            "type": "string"
          },
          "_VenueLat": {
            "type": "string"
          },
          "_VenueLng": {
            "type": "string"
          },
          "_VenueShowMap": {
            "type": "boolean"
          },
          "_VenueShowMapLink": {
            "type": "boolean"
          },
          "footnotes": {
            "type": "string"
          },
          "schema_disabled": {
            "type": "boolean",
            "description": "Whether the entry has no structured data; absent when nobody has set it."
          },
          "schema_type": {
            "type": "string",
            "description": "Type of the entry in its structured data, such as `NewsArticle`; absent when nobody has set it."
          }
        },
        "required": [
          "_fields_changed",
          "_EventAllDay",
          "_EventTimezone",
          "_EventStartDate",
          "_EventEndDate",
          "_EventStartDateUTC",
          "_EventEndDateUTC",
          "_EventShowMap",
          "_EventShowMapLink",
          "_EventURL",
          "_EventCost",
          "_EventCostDescription",
          "_EventCurrencySymbol",
          "_EventCurrencyCode",
          "_EventCurrencyPosition",
          "_EventDateTimeSeparator",
          "_EventTimeRangeSeparator",
          "_EventOrganizerID",
          "_EventVenueID",
          "_OrganizerEmail",
          "_OrganizerPhone",
          "_OrganizerWebsite",
          "_VenueAddress",
          "_VenueCity",
          "_VenueCountry",
          "_VenueProvince",
          "_VenueState",
          "_VenueZip",
          "_VenuePhone",
          "_VenueURL",
          "_VenueStateProvince",
          "_VenueLat",
          "_VenueLng",
          "_VenueShowMap",
          "_VenueShowMapLink",
          "footnotes"
        ]
      },
      "Embedded": {
        "description": "Resources that `_embed` fetched, by relation, in the order of the links and in the embed context. A resource that the caller may not see is an error.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "author": {
            "type": "array",
            "description": "Who wrote it.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedUser"
            }
          },
          "replies": {
            "type": "array",
            "description": "The comments on it.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedComments"
            }
          },
          "core:featuredmedia": {
            "type": "array",
            "description": "Its featured image.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedMedia"
            }
          },
          "core:term": {
            "type": "array",
            "description": "Its terms, one list for each taxonomy; of a menu item the menu.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedTerms"
            }
          },
          "core:attached-to": {
            "type": "array",
            "description": "What a file belongs to.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedEntry"
            }
          },
          "up": {
            "type": "array",
            "description": "The parent, or what a comment is on.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedItem"
            }
          },
          "in-reply-to": {
            "type": "array",
            "description": "What it answers.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedComment"
            }
          },
          "children": {
            "type": "array",
            "description": "Its answers.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedComments"
            }
          },
          "self": {
            "type": "array",
            "description": "What was found.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedItem"
            }
          },
          "core:menu": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EmbeddedMenu"
            }
          },
          "core:menu-location": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EmbeddedMenuLocation"
            }
          },
          "core:menu-item-object": {
            "type": "array",
            "description": "What it leads to.",
            "items": {
              "$ref": "#/components/schemas/EmbeddedItem"
            }
          }
        }
      },
      "EmbeddedUser": {
        "description": "A user, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/UserEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "UserEmbed": {
        "description": "A user.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "url",
          "description",
          "link",
          "slug",
          "avatar_urls"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "name": {
            "type": "string",
            "description": "Name that is shown."
          },
          "url": {
            "type": "string",
            "description": "Address of the user's website or empty."
          },
          "description": {
            "type": "string"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of the author page."
          },
          "slug": {
            "type": "string"
          },
          "avatar_urls": {
            "$ref": "#/components/schemas/AvatarUrls"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "AvatarUrls": {
        "description": "Addresses of the picture by size in pixels.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "24": {
            "type": "string",
            "format": "uri"
          },
          "48": {
            "type": "string",
            "format": "uri"
          },
          "96": {
            "type": "string",
            "format": "uri"
          }
        },
        "required": [
          "24",
          "48",
          "96"
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
                  "type": "string"
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
            "description": "What the ad provider says to programs."
          },
          "provider_message": {
            "type": "string",
            "description": "What the ad provider says to people."
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
            "type": "string"
          },
          "data": {
            "description": "Further details of the error.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          }
        },
        "required": [
          "code",
          "message",
          "data"
        ]
      },
      "EmbeddedComments": {
        "description": "A list of comments, or why none is shown.",
        "anyOf": [
          {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CommentEmbed"
            }
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "CommentEmbed": {
        "description": "A comment.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "parent",
          "author",
          "author_name",
          "author_url",
          "date",
          "content",
          "link",
          "type",
          "author_avatar_urls"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "parent": {
            "type": "integer",
            "description": "Id of the comment that this one answers; 0 at the top level."
          },
          "author": {
            "type": "integer",
            "description": "User id; 0 for visitors and users who are gone."
          },
          "author_name": {
            "type": "string"
          },
          "author_url": {
            "type": "string",
            "description": "An address or empty."
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri"
          },
          "type": {
            "type": "string"
          },
          "author_avatar_urls": {
            "$ref": "#/components/schemas/AvatarUrls"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "EmbeddedMedia": {
        "description": "A file, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/MediaEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "MediaEmbed": {
        "description": "A media item, which is a file with a title and texts about it.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "link",
          "title",
          "author",
          "featured_media",
          "type",
          "caption",
          "alt_text",
          "media_type",
          "mime_type",
          "media_details",
          "source_url"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "type": {
            "type": "string",
            "enum": [
              "attachment"
            ]
          },
          "caption": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "alt_text": {
            "type": "string",
            "description": "What a picture shows, for those who do not see it."
          },
          "media_type": {
            "type": "string",
            "enum": [
              "image",
              "file"
            ]
          },
          "mime_type": {
            "type": "string"
          },
          "media_details": {
            "$ref": "#/components/schemas/MediaDetails"
          },
          "source_url": {
            "type": "string",
            "format": "uri",
            "description": "Address of the file."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "MediaDetails": {
        "description": "Metadata of the file; the members depend on its kind.",
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
          "file": {
            "type": "string",
            "description": "Name of the file with its folder."
          },
          "filesize": {
            "type": "integer",
            "description": "Bytes."
          },
          "sizes": {
            "description": "Smaller versions of a picture by name, and the picture itself as `full` if there are any.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/MediaSize"
            }
          },
          "image_meta": {
            "$ref": "#/components/schemas/ImageMeta"
          },
          "length": {
            "type": "integer",
            "description": "Seconds."
          },
          "length_formatted": {
            "type": "string",
            "description": "Minutes and seconds, with hours in front where there are any."
          },
          "fileformat": {
            "type": "string",
            "description": "Container of sound or video."
          },
          "dataformat": {
            "type": "string",
            "description": "Coding of sound or video."
          },
          "bitrate": {
            "type": "number",
            "description": "Bits per second."
          },
          "sample_rate": {
            "type": "integer",
            "description": "Samples per second."
          },
          "channels": {
            "type": "integer"
          },
          "lossless": {
            "type": "boolean"
          },
          "title": {
            "type": "string"
          },
          "artist": {
            "type": "string"
          },
          "album": {
            "type": "string"
          },
          "year": {
            "type": "string"
          },
          "genre": {
            "type": "string"
          },
          "track_number": {
            "type": "string"
          }
        }
      },
      "MediaSize": {
        "description": "A picture in one size.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "file": {
            "type": "string"
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
          "mime_type": {
            "type": "string"
          },
          "source_url": {
            "type": "string",
            "format": "uri"
          }
        }
      },
      "ImageMeta": {
        "description": "Camera metadata of a picture. Numbers are strings; 0 and an empty string mean unknown.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "aperture": {
            "type": "string"
          },
          "credit": {
            "type": "string"
          },
          "camera": {
            "type": "string"
          },
          "caption": {
            "type": "string"
          },
          "created_timestamp": {
            "type": "string",
            "description": "Seconds since 1970 by the clock of the camera."
          },
          "copyright": {
            "type": "string"
          },
          "focal_length": {
            "type": "string"
          },
          "iso": {
            "type": "string"
          },
          "shutter_speed": {
            "type": "string",
            "description": "Seconds."
          },
          "title": {
            "type": "string"
          },
          "orientation": {
            "type": "string"
          },
          "keywords": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "alt": {
            "type": "string"
          }
        }
      },
      "EmbeddedTerms": {
        "description": "The terms of one taxonomy, the menu of an item, or why none is shown.",
        "anyOf": [
          {
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/CategoryEmbed"
                },
                {
                  "$ref": "#/components/schemas/TagEmbed"
                },
                {
                  "$ref": "#/components/schemas/CalendarCategoryEmbed"
                },
                {
                  "$ref": "#/components/schemas/PatternCategoryEmbed"
                }
              ]
            }
          },
          {
            "$ref": "#/components/schemas/MenuEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "CategoryEmbed": {
        "description": "A category.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "link",
          "name",
          "slug",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "category"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "TagEmbed": {
        "description": "A tag.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "link",
          "name",
          "slug",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "post_tag"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "CalendarCategoryEmbed": {
        "description": "An event category.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "link",
          "name",
          "slug",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "cal_events_cat"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "PatternCategoryEmbed": {
        "description": "A category of reusable blocks.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "link",
          "name",
          "slug",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "core_pattern_category"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "MenuEmbed": {
        "description": "A menu.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "slug"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "EmbeddedEntry": {
        "description": "An entry, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/PostEmbed"
          },
          {
            "$ref": "#/components/schemas/PageEmbed"
          },
          {
            "$ref": "#/components/schemas/MediaEmbed"
          },
          {
            "$ref": "#/components/schemas/EventEntryEmbed"
          },
          {
            "$ref": "#/components/schemas/VenueEntryEmbed"
          },
          {
            "$ref": "#/components/schemas/OrganizerEntryEmbed"
          },
          {
            "$ref": "#/components/schemas/BlockEmbed"
          },
          {
            "$ref": "#/components/schemas/NavigationEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "PostEmbed": {
        "description": "A post.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "link",
          "title",
          "author",
          "featured_media",
          "excerpt",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "type": {
            "type": "string",
            "enum": [
              "post"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "PageEmbed": {
        "description": "A page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "link",
          "title",
          "author",
          "featured_media",
          "excerpt",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "type": {
            "type": "string",
            "enum": [
              "page"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "EventEntryEmbed": {
        "description": "An event as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "link",
          "title",
          "author",
          "featured_media",
          "excerpt",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_events"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "VenueEntryEmbed": {
        "description": "A venue as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "link",
          "title",
          "author",
          "featured_media",
          "excerpt",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_venue"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "OrganizerEntryEmbed": {
        "description": "An organizer as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "link",
          "title",
          "author",
          "featured_media",
          "excerpt",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_organizer"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "BlockEmbed": {
        "description": "A reusable block.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "type",
          "link",
          "title",
          "excerpt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Empty for drafts."
          },
          "type": {
            "type": "string",
            "enum": [
              "core_block"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Its plain address."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "NavigationEmbed": {
        "description": "A menu that is made of blocks.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "slug",
          "type",
          "link",
          "title"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Empty for drafts."
          },
          "type": {
            "type": "string",
            "enum": [
              "core_navigation"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Its plain address."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "EmbeddedItem": {
        "description": "An entry or a term, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/PostEmbed"
          },
          {
            "$ref": "#/components/schemas/PageEmbed"
          },
          {
            "$ref": "#/components/schemas/MediaEmbed"
          },
          {
            "$ref": "#/components/schemas/EventEntryEmbed"
          },
          {
            "$ref": "#/components/schemas/VenueEntryEmbed"
          },
          {
            "$ref": "#/components/schemas/OrganizerEntryEmbed"
          },
          {
            "$ref": "#/components/schemas/BlockEmbed"
          },
          {
            "$ref": "#/components/schemas/NavigationEmbed"
          },
          {
            "$ref": "#/components/schemas/CategoryEmbed"
          },
          {
            "$ref": "#/components/schemas/TagEmbed"
          },
          {
            "$ref": "#/components/schemas/CalendarCategoryEmbed"
          },
          {
            "$ref": "#/components/schemas/PatternCategoryEmbed"
          },
          {
            "$ref": "#/components/schemas/MenuEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "EmbeddedComment": {
        "description": "A comment, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/CommentEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "EmbeddedMenu": {
        "description": "A menu, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/MenuEmbed"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "EmbeddedMenuLocation": {
        "description": "A place for menus, or why none is shown.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/MenuLocation"
          },
          {
            "$ref": "#/components/schemas/Error"
          }
        ]
      },
      "MenuLocation": {
        "description": "A place where the site shows a menu.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "description",
          "menu"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "description": {
            "type": "string",
            "description": "Human-readable label."
          },
          "menu": {
            "type": "integer",
            "description": "Id of the menu there or 0."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "PostEdit": {
        "description": "A post.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content",
          "excerpt",
          "meta",
          "type",
          "format",
          "sticky",
          "categories",
          "tags"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Address with a placeholder where the slug goes."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless the item is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected",
              "block_version"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "post"
            ]
          },
          "format": {
            "type": "string",
            "enum": [
              "standard",
              "aside",
              "chat",
              "gallery",
              "link",
              "image",
              "quote",
              "status",
              "video",
              "audio"
            ]
          },
          "sticky": {
            "type": "boolean",
            "description": "Shown before others."
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedPost": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/PostEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Revision": {
        "description": "A revision of a post or page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "RevisionEmbed": {
        "description": "A revision of a post or page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "slug",
          "title",
          "excerpt",
          "date"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "RevisionEdit": {
        "description": "A revision of a post or page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedRevision": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/RevisionEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "RevisionDiff": {
        "description": "The differences between a revision and another one or the current item.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "from": {
            "type": "integer",
            "description": "Id of the revision."
          },
          "to": {
            "type": "integer",
            "description": "Id of the other revision; the id of the entry where its present state is meant."
          },
          "title": {
            "$ref": "#/components/schemas/TextDiff"
          },
          "content": {
            "$ref": "#/components/schemas/TextDiff"
          },
          "excerpt": {
            "$ref": "#/components/schemas/TextDiff"
          }
        },
        "required": [
          "parent",
          "from",
          "to",
          "title",
          "content",
          "excerpt"
        ]
      },
      "TextDiff": {
        "description": "A text in parts, line by line and where lines were changed word by word. Parts that are equal or deleted make up the old text, parts that are equal or inserted the new one. No parts where both texts are empty.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TextDiffPart"
        }
      },
      "TextDiffPart": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "op": {
            "type": "string",
            "enum": [
              "equal",
              "delete",
              "insert"
            ]
          },
          "text": {
            "type": "string"
          }
        },
        "required": [
          "op",
          "text"
        ]
      },
      "Autosave": {
        "description": "The autosave of one user and one post or page. What was never sent is empty.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site; null where the draft itself was written.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "AutosaveEmbed": {
        "description": "The autosave of one user and one post or page. What was never sent is empty.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "slug",
          "title",
          "excerpt",
          "date"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site; null where the draft itself was written.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "AutosaveEdit": {
        "description": "The autosave of one user and one post or page. What was never sent is empty.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt",
          "preview_link"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site; null where the draft itself was written.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "preview_link": {
            "type": "string",
            "format": "uri",
            "description": "Address that shows the entry with it."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
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
              "null",
              "string"
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
      "Page": {
        "description": "A page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "content",
          "excerpt",
          "meta",
          "type",
          "parent",
          "menu_order"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "page"
            ]
          },
          "parent": {
            "type": "integer",
            "description": "Id of the page above or 0."
          },
          "menu_order": {
            "type": "integer",
            "description": "Place among its siblings."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "PageEdit": {
        "description": "A page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content",
          "excerpt",
          "meta",
          "type",
          "parent",
          "menu_order"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Address with a placeholder where the slug goes."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless the item is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected",
              "block_version"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "page"
            ]
          },
          "parent": {
            "type": "integer",
            "description": "Id of the page above or 0."
          },
          "menu_order": {
            "type": "integer",
            "description": "Place among its siblings."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedPage": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/PageEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Media": {
        "description": "A media item, which is a file with a title and texts about it.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "type",
          "meta",
          "description",
          "caption",
          "alt_text",
          "media_type",
          "mime_type",
          "media_details",
          "post",
          "source_url"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "type": {
            "type": "string",
            "enum": [
              "attachment"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/MediaMeta"
          },
          "description": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "With the picture or a link to the file."
              }
            },
            "required": [
              "rendered"
            ]
          },
          "caption": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "alt_text": {
            "type": "string",
            "description": "What a picture shows, for those who do not see it."
          },
          "media_type": {
            "type": "string",
            "enum": [
              "image",
              "file"
            ]
          },
          "mime_type": {
            "type": "string"
          },
          "media_details": {
            "$ref": "#/components/schemas/MediaDetails"
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item that the file is attached to."
          },
          "source_url": {
            "type": "string",
            "format": "uri",
            "description": "Address of the file."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "MediaMeta": {
        "description": "Registered keys, each with a default; files have no footnotes.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "_fields_changed": {
            "type": "boolean"
          },
          "_EventAllDay": {
            "type": "boolean"
          },
          "_EventTimezone": {
            "type": "string"
          },
          "_EventStartDate": {
            "type": "string"
          },
          "_EventEndDate": {
            "type": "string"
          },
          "_EventStartDateUTC": {
            "type": "string"
          },
          "_EventEndDateUTC": {
            "type": "string"
          },
          "_EventShowMap": {
            "type": "boolean"
          },
          "_EventShowMapLink": {
            "type": "boolean"
          },
          "_EventURL": {
            "type": "string"
          },
          "_EventCost": {
            "type": "string"
          },
          "_EventCostDescription": {
            "type": "string"
          },
          "_EventCurrencySymbol": {
            "type": "string"
          },
          "_EventCurrencyCode": {
            "type": "string"
          },
          "_EventCurrencyPosition": {
            "type": "string"
          },
          "_EventDateTimeSeparator": {
            "type": "string"
          },
          "_EventTimeRangeSeparator": {
            "type": "string"
          },
          "_EventOrganizerID": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "_EventVenueID": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "_OrganizerEmail": {
            "type": "string"
          },
          "_OrganizerPhone": {
            "type": "string"
          },
          "_OrganizerWebsite": {
            "type": "string"
          },
          "_VenueAddress": {
            "type": "string"
          },
          "_VenueCity": {
            "type": "string"
          },
          "_VenueCountry": {
            "type": "string"
          },
          "_VenueProvince": {
            "type": "string"
          },
          "_VenueState": {
            "type": "string"
          },
          "_VenueZip": {
            "type": "string"
          },
          "_VenuePhone": {
            "type": "string"
          },
          "_VenueURL": {
            "type": "string"
          },
          "_VenueStateProvince": {
            "type": "string"
          },
          "_VenueLat": {
            "type": "string"
          },
          "_VenueLng": {
            "type": "string"
          },
          "_VenueShowMap": {
            "type": "boolean"
          },
          "_VenueShowMapLink": {
            "type": "boolean"
          },
          "schema_disabled": {
            "type": "boolean",
            "description": "Whether the item has no structured data; absent when nobody has set it."
          },
          "schema_type": {
            "type": "string",
            "description": "Type of the item in its structured data; absent when nobody has set it."
          }
        },
        "required": [
          "_fields_changed",
          "_EventAllDay",
          "_EventTimezone",
          "_EventStartDate",
          "_EventEndDate",
          "_EventStartDateUTC",
          "_EventEndDateUTC",
          "_EventShowMap",
          "_EventShowMapLink",
          "_EventURL",
          "_EventCost",
          "_EventCostDescription",
          "_EventCurrencySymbol",
          "_EventCurrencyCode",
          "_EventCurrencyPosition",
          "_EventDateTimeSeparator",
          "_EventTimeRangeSeparator",
          "_EventOrganizerID",
          "_EventVenueID",
          "_OrganizerEmail",
          "_OrganizerPhone",
          "_OrganizerWebsite",
          "_VenueAddress",
          "_VenueCity",
          "_VenueCountry",
          "_VenueProvince",
          "_VenueState",
          "_VenueZip",
          "_VenuePhone",
          "_VenueURL",
          "_VenueStateProvince",
          "_VenueLat",
          "_VenueLng",
          "_VenueShowMap",
          "_VenueShowMapLink"
        ]
      },
      "MediaEdit": {
        "description": "A media item, which is a file with a title and texts about it.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "permalink_template",
          "generated_slug",
          "type",
          "meta",
          "description",
          "caption",
          "alt_text",
          "media_type",
          "mime_type",
          "media_details",
          "post",
          "source_url"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Address with a placeholder where the slug goes."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "type": {
            "type": "string",
            "enum": [
              "attachment"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/MediaMeta"
          },
          "description": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "With the picture or a link to the file."
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "caption": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "alt_text": {
            "type": "string",
            "description": "What a picture shows, for those who do not see it."
          },
          "media_type": {
            "type": "string",
            "enum": [
              "image",
              "file"
            ]
          },
          "mime_type": {
            "type": "string"
          },
          "media_details": {
            "$ref": "#/components/schemas/MediaDetails"
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item that the file is attached to."
          },
          "source_url": {
            "type": "string",
            "format": "uri",
            "description": "Address of the file."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedMedia": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/MediaEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Block": {
        "description": "A reusable block.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "type",
          "link",
          "title",
          "template",
          "content",
          "excerpt",
          "meta",
          "core_pattern_category"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "type": {
            "type": "string",
            "enum": [
              "core_block"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Its plain address."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string",
                "description": "Empty while protected, but for the edit context."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "protected"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMeta"
          },
          "core_pattern_category": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "BlockMeta": {
        "description": "Registered keys, each with a default.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "pattern_sync_status": {
            "type": "string",
            "enum": [
              "",
              "partial",
              "unsynced"
            ],
            "description": "How texts follow the block that they use; empty for wholly."
          }
        },
        "required": [
          "pattern_sync_status"
        ]
      },
      "BlockEdit": {
        "description": "A reusable block.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "type",
          "link",
          "title",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content",
          "excerpt",
          "meta",
          "core_pattern_category"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "type": {
            "type": "string",
            "enum": [
              "core_block"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Its plain address."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Its plain address."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless the block is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string",
                "description": "Empty while protected, but for the edit context."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "protected",
              "block_version"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMeta"
          },
          "core_pattern_category": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedBlock": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/BlockEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "BlockRevision": {
        "description": "A revision of a reusable block.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMeta"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "BlockRevisionEmbed": {
        "description": "A revision of a reusable block.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "slug",
          "title",
          "excerpt",
          "date"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "BlockRevisionEdit": {
        "description": "A revision of a reusable block.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMeta"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedBlockRevision": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/BlockRevisionEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "BlockAutosave": {
        "description": "The autosave of one user and one reusable block. What was never sent is empty.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMeta"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site; null where the draft itself was written.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "BlockAutosaveEmbed": {
        "description": "The autosave of one user and one reusable block. What was never sent is empty.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "slug",
          "title",
          "excerpt",
          "date"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site; null where the draft itself was written.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "BlockAutosaveEdit": {
        "description": "The autosave of one user and one reusable block. What was never sent is empty.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "parent",
          "modified",
          "modified_gmt",
          "slug",
          "title",
          "content",
          "excerpt",
          "meta",
          "date",
          "date_gmt",
          "preview_link"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "author": {
            "type": "integer",
            "description": "User id of who made it."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the entry."
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMeta"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "local-date-time",
            "description": "When it was made, in the zone of the site; null where the draft itself was written.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "preview_link": {
            "type": "string",
            "format": "uri",
            "description": "Address that shows the entry with it."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "PatternCategory": {
        "description": "A category of reusable blocks.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "count",
          "description",
          "link",
          "name",
          "slug",
          "meta",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for terms.",
            "additionalProperties": false
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "core_pattern_category"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedPatternCategory": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/PatternCategory"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Category": {
        "description": "A category.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "count",
          "description",
          "link",
          "name",
          "slug",
          "meta",
          "parent",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for terms.",
            "additionalProperties": false
          },
          "parent": {
            "type": "integer",
            "description": "Id of the term above or 0."
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "category"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedCategory": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/Category"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Tag": {
        "description": "A tag.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "count",
          "description",
          "link",
          "name",
          "slug",
          "meta",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for terms.",
            "additionalProperties": false
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "post_tag"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedTag": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/Tag"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Menu": {
        "description": "A menu.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "description",
          "name",
          "slug",
          "meta",
          "locations",
          "auto_add"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for menus.",
            "additionalProperties": false
          },
          "locations": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Where the site shows it."
          },
          "auto_add": {
            "type": "boolean",
            "description": "Pages that are published at the top come to its end by themselves."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedMenu": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/Menu"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "MenuItem": {
        "description": "An item of a menu.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "title",
          "status",
          "url",
          "attr_title",
          "description",
          "type",
          "type_label",
          "object",
          "object_id",
          "parent",
          "menu_order",
          "target",
          "classes",
          "xfn",
          "invalid",
          "menus",
          "meta"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "The title of the target if the item has none."
              }
            },
            "required": [
              "rendered"
            ]
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "draft",
              "pending",
              "private",
              "trash"
            ]
          },
          "url": {
            "type": "string",
            "description": "Where it leads."
          },
          "attr_title": {
            "type": "string",
            "description": "Title attribute of the link."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "type": {
            "type": "string",
            "enum": [
              "custom",
              "post_type",
              "post_type_archive",
              "taxonomy"
            ],
            "description": "What it points to."
          },
          "type_label": {
            "type": "string",
            "description": "The same in words for people."
          },
          "object": {
            "type": "string",
            "x-names": "identifier",
            "description": "Type or taxonomy of what it points to."
          },
          "object_id": {
            "type": "integer",
            "description": "Id of what it points to or 0."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the item above or 0."
          },
          "menu_order": {
            "type": "integer",
            "description": "Place in the menu."
          },
          "target": {
            "type": "string",
            "enum": [
              "",
              "_blank"
            ],
            "description": "Where the link opens."
          },
          "classes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Classes of the link."
          },
          "xfn": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Relations of the link."
          },
          "invalid": {
            "type": "boolean",
            "description": "What it points to is gone."
          },
          "menus": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of its menu; null if it belongs to no menu."
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for menu items.",
            "additionalProperties": false
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "MenuItemEmbed": {
        "description": "An item of a menu.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "title",
          "status",
          "url",
          "attr_title",
          "description",
          "type",
          "type_label",
          "object",
          "object_id",
          "parent",
          "menu_order",
          "target",
          "classes",
          "xfn",
          "invalid"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "The title of the target if the item has none."
              }
            },
            "required": [
              "rendered"
            ]
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "draft",
              "pending",
              "private",
              "trash"
            ]
          },
          "url": {
            "type": "string",
            "description": "Where it leads."
          },
          "attr_title": {
            "type": "string",
            "description": "Title attribute of the link."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "type": {
            "type": "string",
            "enum": [
              "custom",
              "post_type",
              "post_type_archive",
              "taxonomy"
            ],
            "description": "What it points to."
          },
          "type_label": {
            "type": "string",
            "description": "The same in words for people."
          },
          "object": {
            "type": "string",
            "x-names": "identifier",
            "description": "Type or taxonomy of what it points to."
          },
          "object_id": {
            "type": "integer",
            "description": "Id of what it points to or 0."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the item above or 0."
          },
          "menu_order": {
            "type": "integer",
            "description": "Place in the menu."
          },
          "target": {
            "type": "string",
            "enum": [
              "",
              "_blank"
            ],
            "description": "Where the link opens."
          },
          "classes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Classes of the link."
          },
          "xfn": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Relations of the link."
          },
          "invalid": {
            "type": "boolean",
            "description": "What it points to is gone."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "MenuItemEdit": {
        "description": "An item of a menu.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "title",
          "status",
          "url",
          "attr_title",
          "description",
          "type",
          "type_label",
          "object",
          "object_id",
          "parent",
          "menu_order",
          "target",
          "classes",
          "xfn",
          "invalid",
          "menus",
          "meta"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "The title of the target if the item has none."
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "draft",
              "pending",
              "private",
              "trash"
            ]
          },
          "url": {
            "type": "string",
            "description": "Where it leads."
          },
          "attr_title": {
            "type": "string",
            "description": "Title attribute of the link."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "type": {
            "type": "string",
            "enum": [
              "custom",
              "post_type",
              "post_type_archive",
              "taxonomy"
            ],
            "description": "What it points to."
          },
          "type_label": {
            "type": "string",
            "description": "The same in words for people."
          },
          "object": {
            "type": "string",
            "x-names": "identifier",
            "description": "Type or taxonomy of what it points to."
          },
          "object_id": {
            "type": "integer",
            "description": "Id of what it points to or 0."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the item above or 0."
          },
          "menu_order": {
            "type": "integer",
            "description": "Place in the menu."
          },
          "target": {
            "type": "string",
            "enum": [
              "",
              "_blank"
            ],
            "description": "Where the link opens."
          },
          "classes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Classes of the link."
          },
          "xfn": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Relations of the link."
          },
          "invalid": {
            "type": "boolean",
            "description": "What it points to is gone."
          },
          "menus": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of its menu; null if it belongs to no menu."
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for menu items.",
            "additionalProperties": false
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedMenuItem": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/MenuItemEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Comment": {
        "description": "A comment.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "post",
          "parent",
          "author",
          "author_name",
          "author_url",
          "date",
          "date_gmt",
          "content",
          "link",
          "status",
          "type",
          "author_avatar_urls",
          "meta"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "post": {
            "type": "integer",
            "description": "Id of the item."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the comment that this one answers; 0 at the top level."
          },
          "author": {
            "type": "integer",
            "description": "User id; 0 for visitors and users who are gone."
          },
          "author_name": {
            "type": "string"
          },
          "author_url": {
            "type": "string",
            "description": "An address or empty."
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "In UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri"
          },
          "status": {
            "type": "string",
            "enum": [
              "approved",
              "hold",
              "spam",
              "trash"
            ]
          },
          "type": {
            "type": "string"
          },
          "author_avatar_urls": {
            "$ref": "#/components/schemas/AvatarUrls"
          },
          "meta": {
            "$ref": "#/components/schemas/CommentMeta"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "CommentMeta": {
        "description": "Registered keys; always empty.",
        "type": "object",
        "additionalProperties": false,
        "properties": {}
      },
      "CommentEdit": {
        "description": "A comment.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "post",
          "parent",
          "author",
          "author_name",
          "author_email",
          "author_url",
          "author_ip",
          "author_user_agent",
          "date",
          "date_gmt",
          "content",
          "link",
          "status",
          "type",
          "author_avatar_urls",
          "meta"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "post": {
            "type": "integer",
            "description": "Id of the item."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the comment that this one answers; 0 at the top level."
          },
          "author": {
            "type": "integer",
            "description": "User id; 0 for visitors and users who are gone."
          },
          "author_name": {
            "type": "string"
          },
          "author_email": {
            "type": "string"
          },
          "author_url": {
            "type": "string",
            "description": "An address or empty."
          },
          "author_ip": {
            "type": "string",
            "description": "Where it was sent from."
          },
          "author_user_agent": {
            "type": "string",
            "description": "The program that sent it."
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "In the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "In UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              },
              "raw": {
                "type": "string"
              }
            },
            "required": [
              "rendered",
              "raw"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri"
          },
          "status": {
            "type": "string",
            "enum": [
              "approved",
              "hold",
              "spam",
              "trash"
            ]
          },
          "type": {
            "type": "string"
          },
          "author_avatar_urls": {
            "$ref": "#/components/schemas/AvatarUrls"
          },
          "meta": {
            "$ref": "#/components/schemas/CommentMeta"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedComment": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/CommentEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Navigation": {
        "description": "A menu that is made of blocks.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "type",
          "link",
          "title",
          "template",
          "content"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "type": {
            "type": "string",
            "enum": [
              "core_navigation"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Its plain address."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "NavigationEdit": {
        "description": "A menu that is made of blocks.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "type",
          "link",
          "title",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "type": {
            "type": "string",
            "enum": [
              "core_navigation"
            ]
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Its plain address."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Its plain address."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless it is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected",
              "block_version"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedNavigation": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/NavigationEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "EventEntry": {
        "description": "An event as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "content",
          "excerpt",
          "meta",
          "type",
          "tags",
          "cal_events_cat"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_events"
            ]
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "cal_events_cat": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "EventEntryEdit": {
        "description": "An event as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content",
          "excerpt",
          "meta",
          "type",
          "tags",
          "cal_events_cat"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Address with a placeholder where the slug goes."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless the item is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected",
              "block_version"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_events"
            ]
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "cal_events_cat": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Term ids."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedEventEntry": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/EventEntryEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "CalendarCategory": {
        "description": "An event category.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "count",
          "description",
          "link",
          "name",
          "slug",
          "meta",
          "parent",
          "taxonomy"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "count": {
            "type": "integer",
            "description": "Published items that have it."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "meta": {
            "type": "object",
            "description": "No keys are registered for terms.",
            "additionalProperties": false
          },
          "parent": {
            "type": "integer",
            "description": "Id of the term above or 0."
          },
          "taxonomy": {
            "type": "string",
            "enum": [
              "cal_events_cat"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedCalendarCategory": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/CalendarCategory"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "VenueEntry": {
        "description": "A venue as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "content",
          "excerpt",
          "meta",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_venue"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "VenueEntryEdit": {
        "description": "A venue as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content",
          "excerpt",
          "meta",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Address with a placeholder where the slug goes."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless the item is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected",
              "block_version"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_venue"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedVenueEntry": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/VenueEntryEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "OrganizerEntry": {
        "description": "An organizer as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "content",
          "excerpt",
          "meta",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_organizer"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "OrganizerEntryEdit": {
        "description": "An organizer as an entry; what only the calendar knows of it stands in `meta`.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "date",
          "date_gmt",
          "modified",
          "modified_gmt",
          "slug",
          "status",
          "link",
          "title",
          "author",
          "featured_media",
          "comment_status",
          "ping_status",
          "template",
          "permalink_template",
          "generated_slug",
          "password",
          "content",
          "excerpt",
          "meta",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "date": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was or will be published, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "date_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified": {
            "type": "string",
            "format": "local-date-time",
            "description": "When it was last changed, in the zone of the site.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "modified_gmt": {
            "type": "string",
            "format": "utc-date-time",
            "description": "The same in UTC.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$"
          },
          "slug": {
            "type": "string",
            "description": "Name in the address; empty for drafts."
          },
          "status": {
            "type": "string",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash",
              "auto-draft",
              "inherit",
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
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of its page."
          },
          "title": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string"
              }
            },
            "required": [
              "raw",
              "rendered"
            ]
          },
          "author": {
            "type": "integer",
            "description": "User id."
          },
          "featured_media": {
            "type": "integer",
            "description": "Media id of the featured image or 0."
          },
          "comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "template": {
            "type": "string"
          },
          "permalink_template": {
            "type": "string",
            "description": "Address with a placeholder where the slug goes."
          },
          "generated_slug": {
            "type": "string",
            "description": "The slug that the title would give."
          },
          "password": {
            "type": "string",
            "description": "Empty unless the item is protected."
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              },
              "block_version": {
                "type": "integer",
                "description": "1 with block comments, otherwise 0."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected",
              "block_version"
            ]
          },
          "excerpt": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "raw": {
                "type": "string"
              },
              "rendered": {
                "type": "string",
                "description": "Empty while protected."
              },
              "protected": {
                "type": "boolean",
                "description": "A password is set."
              }
            },
            "required": [
              "raw",
              "rendered",
              "protected"
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMeta"
          },
          "type": {
            "type": "string",
            "enum": [
              "cal_organizer"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedOrganizerEntry": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/OrganizerEntryEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "User": {
        "description": "A user.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "url",
          "description",
          "link",
          "slug",
          "avatar_urls",
          "meta"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "name": {
            "type": "string",
            "description": "Name that is shown."
          },
          "url": {
            "type": "string",
            "description": "Address of the user's website or empty."
          },
          "description": {
            "type": "string"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of the author page."
          },
          "slug": {
            "type": "string"
          },
          "avatar_urls": {
            "$ref": "#/components/schemas/AvatarUrls"
          },
          "meta": {
            "$ref": "#/components/schemas/UserMeta"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "UserMeta": {
        "description": "Registered keys.",
        "type": "object",
        "additionalProperties": false,
        "properties": {}
      },
      "UserEdit": {
        "description": "A user.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "username",
          "name",
          "first_name",
          "last_name",
          "email",
          "url",
          "description",
          "link",
          "locale",
          "nickname",
          "slug",
          "registered_date",
          "roles",
          "capabilities",
          "extra_capabilities",
          "avatar_urls",
          "meta"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "username": {
            "type": "string",
            "description": "Login name."
          },
          "name": {
            "type": "string",
            "description": "Name that is shown."
          },
          "first_name": {
            "type": "string"
          },
          "last_name": {
            "type": "string"
          },
          "email": {
            "type": "string"
          },
          "url": {
            "type": "string",
            "description": "Address of the user's website or empty."
          },
          "description": {
            "type": "string"
          },
          "link": {
            "type": "string",
            "format": "uri",
            "description": "Address of the author page."
          },
          "locale": {
            "type": "string"
          },
          "nickname": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "registered_date": {
            "type": "string",
            "format": "date-time",
            "description": "In UTC, with +00:00."
          },
          "roles": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "capabilities": {
            "type": "object",
            "description": "All capabilities, the role names among them.",
            "additionalProperties": {
              "type": "boolean"
            }
          },
          "extra_capabilities": {
            "type": "object",
            "description": "Capabilities granted to the user directly, that is the role names.",
            "additionalProperties": {
              "type": "boolean"
            }
          },
          "avatar_urls": {
            "$ref": "#/components/schemas/AvatarUrls"
          },
          "meta": {
            "$ref": "#/components/schemas/UserMetaEdit"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "UserMetaEdit": {
        "description": "Registered keys.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "persisted_preferences": {
            "type": "object",
            "description": "Settings of editors, by editor.",
            "additionalProperties": true
          }
        },
        "required": [
          "persisted_preferences"
        ]
      },
      "DeletedUser": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/UserEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "ApplicationPassword": {
        "description": "A password for one program.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "uuid",
          "app_id",
          "name",
          "created",
          "last_used",
          "last_ip"
        ],
        "properties": {
          "uuid": {
            "type": "string",
            "format": "uuid"
          },
          "app_id": {
            "type": "string",
            "description": "The uuid of the program or empty."
          },
          "name": {
            "type": "string"
          },
          "created": {
            "type": "string",
            "description": "In UTC, without a zone."
          },
          "last_used": {
            "type": [
              "string",
              "null"
            ],
            "description": "In UTC, without a zone; refreshed once a day at most."
          },
          "last_ip": {
            "type": [
              "string",
              "null"
            ],
            "description": "Address of the last use."
          },
          "scopes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "What it may be used for, as `AREA:VERB`."
          },
          "expires": {
            "type": "string",
            "description": "When it stops working, in UTC, without a zone."
          },
          "allowed_addresses": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "IP addresses and subnets from which it works."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "ApplicationPasswordEmbed": {
        "description": "A password for one program.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "uuid",
          "app_id",
          "name"
        ],
        "properties": {
          "uuid": {
            "type": "string",
            "format": "uuid"
          },
          "app_id": {
            "type": "string",
            "description": "The uuid of the program or empty."
          },
          "name": {
            "type": "string"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "ApplicationPasswordEdit": {
        "description": "A password for one program.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "uuid",
          "app_id",
          "name",
          "created",
          "last_used",
          "last_ip"
        ],
        "properties": {
          "uuid": {
            "type": "string",
            "format": "uuid"
          },
          "app_id": {
            "type": "string",
            "description": "The uuid of the program or empty."
          },
          "name": {
            "type": "string"
          },
          "created": {
            "type": "string",
            "description": "In UTC, without a zone."
          },
          "last_used": {
            "type": [
              "string",
              "null"
            ],
            "description": "In UTC, without a zone; refreshed once a day at most."
          },
          "last_ip": {
            "type": [
              "string",
              "null"
            ],
            "description": "Address of the last use."
          },
          "scopes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "What it may be used for, as `AREA:VERB`."
          },
          "expires": {
            "type": "string",
            "description": "When it stops working, in UTC, without a zone."
          },
          "allowed_addresses": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "IP addresses and subnets from which it works."
          },
          "password": {
            "type": "string",
            "description": "24 characters in groups of four."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "DeletedApplicationPasswords": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "count": {
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "deleted",
          "count"
        ]
      },
      "DeletedApplicationPassword": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "deleted": {
            "type": "boolean",
            "const": true
          },
          "previous": {
            "$ref": "#/components/schemas/ApplicationPasswordEdit"
          }
        },
        "required": [
          "deleted",
          "previous"
        ]
      },
      "Type": {
        "description": "A content type.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "description",
          "hierarchical",
          "has_archive",
          "name",
          "slug",
          "taxonomies",
          "rest_base",
          "rest_namespace",
          "icon",
          "template",
          "template_lock"
        ],
        "properties": {
          "description": {
            "type": "string"
          },
          "hierarchical": {
            "type": "boolean",
            "description": "Items have a parent."
          },
          "has_archive": {
            "description": "Whether it has an archive page, or the slug of that page.",
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "type": "string"
              }
            ]
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "taxonomies": {
            "type": "array",
            "items": {
              "type": "string",
              "x-names": "identifier"
            }
          },
          "rest_base": {
            "type": "string",
            "description": "Last part of the address of the collection.",
            "x-names": "identifier"
          },
          "rest_namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "icon": {
            "type": [
              "string",
              "null"
            ]
          },
          "template": {
            "type": "array",
            "items": {
              "description": "A block and its attributes."
            }
          },
          "template_lock": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "boolean"
              }
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "TypeEmbed": {
        "description": "A content type.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "slug",
          "rest_base",
          "rest_namespace",
          "icon",
          "template",
          "template_lock"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "rest_base": {
            "type": "string",
            "description": "Last part of the address of the collection.",
            "x-names": "identifier"
          },
          "rest_namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "icon": {
            "type": [
              "string",
              "null"
            ]
          },
          "template": {
            "type": "array",
            "items": {
              "description": "A block and its attributes."
            }
          },
          "template_lock": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "boolean"
              }
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "TypeEdit": {
        "description": "A content type.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "capabilities",
          "description",
          "hierarchical",
          "has_archive",
          "visibility",
          "viewable",
          "labels",
          "name",
          "slug",
          "supports",
          "taxonomies",
          "rest_base",
          "rest_namespace",
          "icon",
          "template",
          "template_lock"
        ],
        "properties": {
          "capabilities": {
            "type": "object",
            "description": "Which capability each right needs.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "description": {
            "type": "string"
          },
          "hierarchical": {
            "type": "boolean",
            "description": "Items have a parent."
          },
          "has_archive": {
            "description": "Whether it has an archive page, or the slug of that page.",
            "anyOf": [
              {
                "type": "boolean"
              },
              {
                "type": "string"
              }
            ]
          },
          "visibility": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "show_ui": {
                "type": "boolean"
              },
              "show_in_nav_menus": {
                "type": "boolean"
              }
            },
            "required": [
              "show_ui",
              "show_in_nav_menus"
            ]
          },
          "viewable": {
            "type": "boolean",
            "description": "Its items have pages."
          },
          "labels": {
            "type": "object",
            "description": "Words for people, by use.",
            "additionalProperties": {
              "type": [
                "string",
                "null"
              ]
            }
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "supports": {
            "type": "object",
            "description": "What its items have.",
            "additionalProperties": true
          },
          "taxonomies": {
            "type": "array",
            "items": {
              "type": "string",
              "x-names": "identifier"
            }
          },
          "rest_base": {
            "type": "string",
            "description": "Last part of the address of the collection.",
            "x-names": "identifier"
          },
          "rest_namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "icon": {
            "type": [
              "string",
              "null"
            ]
          },
          "template": {
            "type": "array",
            "items": {
              "description": "A block and its attributes."
            }
          },
          "template_lock": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "boolean"
              }
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "Status": {
        "description": "An entry status.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "public",
          "queryable",
          "slug",
          "date_floating"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "public": {
            "type": "boolean",
            "description": "For everyone."
          },
          "queryable": {
            "type": "boolean"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "date_floating": {
            "type": "boolean",
            "description": "The date moves along until publication."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "StatusEmbed": {
        "description": "An entry status.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "slug"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "StatusEdit": {
        "description": "An entry status.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "private",
          "protected",
          "public",
          "queryable",
          "show_in_list",
          "slug",
          "date_floating"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "private": {
            "type": "boolean",
            "description": "Only for those with the right to read private items."
          },
          "protected": {
            "type": "boolean",
            "description": "Only for those who may edit."
          },
          "public": {
            "type": "boolean",
            "description": "For everyone."
          },
          "queryable": {
            "type": "boolean"
          },
          "show_in_list": {
            "type": "boolean"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "date_floating": {
            "type": "boolean",
            "description": "The date moves along until publication."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "Taxonomy": {
        "description": "A taxonomy.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "description",
          "hierarchical",
          "name",
          "slug",
          "types",
          "rest_base",
          "rest_namespace"
        ],
        "properties": {
          "description": {
            "type": "string"
          },
          "hierarchical": {
            "type": "boolean",
            "description": "Terms have a parent."
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "x-names": "identifier"
            }
          },
          "rest_base": {
            "type": "string",
            "description": "Last part of the address of the collection.",
            "x-names": "identifier"
          },
          "rest_namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "TaxonomyEmbed": {
        "description": "A taxonomy.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "slug",
          "rest_base",
          "rest_namespace"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "rest_base": {
            "type": "string",
            "description": "Last part of the address of the collection.",
            "x-names": "identifier"
          },
          "rest_namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "TaxonomyEdit": {
        "description": "A taxonomy.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "capabilities",
          "description",
          "hierarchical",
          "labels",
          "name",
          "slug",
          "show_cloud",
          "types",
          "rest_base",
          "rest_namespace",
          "visibility"
        ],
        "properties": {
          "capabilities": {
            "type": "object",
            "description": "Which capability each right needs.",
            "additionalProperties": false,
            "properties": {
              "manage_terms": {
                "type": "string"
              },
              "edit_terms": {
                "type": "string"
              },
              "delete_terms": {
                "type": "string"
              },
              "assign_terms": {
                "type": "string"
              }
            },
            "required": [
              "manage_terms",
              "edit_terms",
              "delete_terms",
              "assign_terms"
            ]
          },
          "description": {
            "type": "string"
          },
          "hierarchical": {
            "type": "boolean",
            "description": "Terms have a parent."
          },
          "labels": {
            "type": "object",
            "description": "Words for people, by use.",
            "additionalProperties": {
              "type": [
                "string",
                "null"
              ]
            }
          },
          "name": {
            "type": "string"
          },
          "slug": {
            "type": "string",
            "x-names": "identifier"
          },
          "show_cloud": {
            "type": "boolean"
          },
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "x-names": "identifier"
            }
          },
          "rest_base": {
            "type": "string",
            "description": "Last part of the address of the collection.",
            "x-names": "identifier"
          },
          "rest_namespace": {
            "type": "string",
            "x-names": "identifier"
          },
          "visibility": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "public": {
                "type": "boolean"
              },
              "publicly_queryable": {
                "type": "boolean"
              },
              "show_admin_column": {
                "type": "boolean"
              },
              "show_in_nav_menus": {
                "type": "boolean"
              },
              "show_in_quick_edit": {
                "type": "boolean"
              },
              "show_ui": {
                "type": "boolean"
              }
            },
            "required": [
              "public",
              "publicly_queryable",
              "show_admin_column",
              "show_in_nav_menus",
              "show_in_quick_edit",
              "show_ui"
            ]
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "SearchResult": {
        "description": "Something that a search has found.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "title",
          "url",
          "type"
        ],
        "properties": {
          "id": {
            "description": "Id of the entry or term; the slug of a format.",
            "anyOf": [
              {
                "type": "integer"
              },
              {
                "type": "string"
              }
            ]
          },
          "title": {
            "type": "string",
            "description": "Rendered title or name."
          },
          "url": {
            "type": "string",
            "format": "uri",
            "description": "Address on the site."
          },
          "type": {
            "type": "string",
            "description": "`post` for entries, `post-format` for formats; for terms their taxonomy."
          },
          "subtype": {
            "type": "string",
            "description": "Content type of an entry.",
            "x-names": "identifier"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "Settings": {
        "description": "Settings of the site.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "title": {
            "type": "string",
            "description": "Title of the site in its HTML form."
          },
          "description": {
            "type": "string",
            "description": "Tagline of the site in its HTML form."
          },
          "url": {
            "type": "string",
            "format": "uri",
            "description": "Address of the site."
          },
          "email": {
            "type": "string",
            "description": "Where messages about the site go; empty for nowhere."
          },
          "timezone": {
            "type": "string",
            "description": "IANA name of the zone or an offset such as UTC+5:30."
          },
          "date_format": {
            "type": "string",
            "description": "How pages of the site write dates."
          },
          "time_format": {
            "type": "string",
            "description": "How pages of the site write times."
          },
          "start_of_week": {
            "type": "integer",
            "description": "First day of the week; 0 is Sunday."
          },
          "language": {
            "type": "string",
            "description": "Locale of the site, such as en_US."
          },
          "use_smilies": {
            "type": "boolean",
            "description": "Whether text smilies are meant to show as pictures."
          },
          "default_category": {
            "type": "integer",
            "description": "Category of posts that name none."
          },
          "default_post_format": {
            "type": "string",
            "description": "Format of new posts that name none; 0 is the standard one."
          },
          "posts_per_page": {
            "type": "integer",
            "description": "How many posts a page of the site lists."
          },
          "show_on_front": {
            "type": "string",
            "enum": [
              "posts",
              "page"
            ],
            "description": "What the front page of the site shows."
          },
          "page_on_front": {
            "type": "integer",
            "description": "The page at the front; 0 for none."
          },
          "page_for_posts": {
            "type": "integer",
            "description": "The page that lists posts; 0 for none."
          },
          "default_ping_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "description": "Ping status of new posts that name none."
          },
          "default_comment_status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "description": "Comment status of new posts that name none."
          },
          "site_logo": {
            "type": [
              "integer",
              "null"
            ],
            "description": "The media item that is the logo."
          },
          "site_icon": {
            "type": "integer",
            "description": "The media item that is the icon; 0 for none."
          }
        },
        "required": [
          "title",
          "description",
          "url",
          "email",
          "timezone",
          "date_format",
          "time_format",
          "start_of_week",
          "language",
          "use_smilies",
          "default_category",
          "default_post_format",
          "posts_per_page",
          "show_on_front",
          "page_on_front",
          "page_for_posts",
          "default_ping_status",
          "default_comment_status",
          "site_logo",
          "site_icon"
        ]
      },
      "BlockType": {
        "description": "A type of blocks.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "api_version",
          "name",
          "title",
          "category",
          "parent",
          "ancestor",
          "allowed_blocks",
          "icon",
          "description",
          "keywords",
          "attributes",
          "supports",
          "selectors",
          "provides_context",
          "uses_context",
          "styles",
          "variations",
          "example",
          "is_dynamic",
          "editor_script_handles",
          "script_handles",
          "view_script_handles",
          "view_script_module_ids",
          "editor_style_handles",
          "style_handles",
          "view_style_handles"
        ],
        "properties": {
          "api_version": {
            "type": "integer",
            "description": "Version of the format of types."
          },
          "name": {
            "type": "string",
            "description": "With its namespace."
          },
          "title": {
            "type": "string"
          },
          "category": {
            "type": [
              "string",
              "null"
            ],
            "description": "Where editors offer it."
          },
          "parent": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            },
            "description": "Blocks in which it stands directly; null where it stands anywhere."
          },
          "ancestor": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            },
            "description": "Blocks in which it stands somewhere; null where it stands anywhere."
          },
          "allowed_blocks": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            },
            "description": "Blocks that may stand in it; null where all may."
          },
          "icon": {
            "type": [
              "string",
              "null"
            ]
          },
          "description": {
            "type": "string"
          },
          "keywords": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "attributes": {
            "type": [
              "object",
              "null"
            ],
            "description": "Attributes of the block by name.",
            "additionalProperties": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "supports": {
            "type": "object",
            "description": "What editors offer for it.",
            "additionalProperties": true
          },
          "selectors": {
            "type": "object",
            "description": "Parts of its markup.",
            "additionalProperties": true
          },
          "provides_context": {
            "type": "object",
            "description": "Attributes that blocks in it can see.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "uses_context": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "styles": {
            "type": "array",
            "description": "Its looks.",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {
                  "type": "string"
                },
                "label": {
                  "type": "string"
                },
                "isDefault": {
                  "type": "boolean"
                }
              },
              "required": [
                "name",
                "label"
              ]
            }
          },
          "variations": {
            "type": "array",
            "description": "Forms in which editors offer it.",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "example": {
            "type": [
              "object",
              "null"
            ],
            "description": "For previews.",
            "additionalProperties": true
          },
          "is_dynamic": {
            "type": "boolean",
            "description": "The service makes its markup."
          },
          "editor_script_handles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of scripts of its editor; always empty."
          },
          "script_handles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of its scripts; always empty."
          },
          "view_script_handles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of scripts of its pages; always empty."
          },
          "view_script_module_ids": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of script modules of its pages; always empty."
          },
          "editor_style_handles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of style sheets of its editor; always empty."
          },
          "style_handles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of its style sheets; always empty."
          },
          "view_style_handles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of style sheets of its pages; always empty."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "RenderedBlock": {
        "description": "What a dynamic block looks like now.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "rendered": {
            "type": "string",
            "description": "HTML; empty where there is nothing to show."
          }
        },
        "required": [
          "rendered"
        ]
      },
      "CategoryFilter": {
        "description": "Categories, and how they count.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Term ids."
          },
          "include_children": {
            "type": "boolean",
            "default": false,
            "description": "Categories below count as well."
          },
          "operator": {
            "type": "string",
            "enum": [
              "AND",
              "OR"
            ],
            "default": "OR",
            "description": "All of the terms or one of them."
          }
        }
      },
      "CategoryExclusion": {
        "description": "Categories to leave out.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Term ids."
          },
          "include_children": {
            "type": "boolean",
            "default": false,
            "description": "Categories below count as well."
          }
        }
      },
      "TagFilter": {
        "description": "Tags, and how they count.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Term ids."
          },
          "operator": {
            "type": "string",
            "enum": [
              "AND",
              "OR"
            ],
            "default": "OR",
            "description": "All of the terms or one of them."
          }
        }
      },
      "TagExclusion": {
        "description": "Tags to leave out.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Term ids."
          }
        }
      },
      "PostInput": {
        "description": "Writable fields of a post.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          },
          "format": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "standard",
              "aside",
              "chat",
              "gallery",
              "link",
              "image",
              "quote",
              "status",
              "video",
              "audio",
              null
            ],
            "description": "Null has no effect."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Shown before others; not together with a password. Null means no."
          },
          "categories": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "tags": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          }
        }
      },
      "TitleInput": {
        "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 2000
          },
          {
            "type": "object",
            "properties": {
              "raw": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 2000
                  },
                  {
                    "type": "number"
                  },
                  {
                    "type": "boolean"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "ContentInput": {
        "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "raw": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "number"
                  },
                  {
                    "type": "boolean"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "ExcerptInput": {
        "description": "Like the content. Without one the answer shows the beginning of the content.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 20000
          },
          {
            "type": "object",
            "properties": {
              "raw": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 20000
                  },
                  {
                    "type": "number"
                  },
                  {
                    "type": "boolean"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "EntryMetaInput": {
        "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
        "type": [
          "object",
          "null"
        ],
        "x-names": "identifier",
        "additionalProperties": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 65535
            },
            {
              "type": "number"
            },
            {
              "type": "boolean"
            },
            {
              "type": "array",
              "maxItems": 1000
            },
            {
              "type": "object"
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "EntryInput": {
        "description": "Writable fields of posts and pages.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          }
        }
      },
      "EntryInputFields": {
        "description": "Writable fields of every entry, whatever its type.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EntryTextInput": {
        "description": "Writable fields of entries with content, that is posts and pages.",
        "type": "object",
        "properties": {
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          }
        }
      },
      "PostInputFields": {
        "description": "What can be written on posts only.",
        "type": "object",
        "properties": {
          "format": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "standard",
              "aside",
              "chat",
              "gallery",
              "link",
              "image",
              "quote",
              "status",
              "video",
              "audio",
              null
            ],
            "description": "Null has no effect."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Shown before others; not together with a password. Null means no."
          },
          "categories": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "tags": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          }
        }
      },
      "PostAutosaveInput": {
        "description": "The fields of a post. Title, content and excerpt are stored; the others are checked but have no effect.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          },
          "format": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "standard",
              "aside",
              "chat",
              "gallery",
              "link",
              "image",
              "quote",
              "status",
              "video",
              "audio",
              null
            ],
            "description": "Null has no effect."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Shown before others; not together with a password. Null means no."
          },
          "categories": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "tags": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the item that the autosave belongs to. The address counts."
          }
        }
      },
      "AutosaveInputFields": {
        "type": "object",
        "properties": {
          "parent": {
            "type": "integer",
            "description": "Id of the item that the autosave belongs to. The address counts."
          }
        }
      },
      "PreviewLinkInput": {
        "description": "What the link shows.",
        "type": "object",
        "properties": {
          "revision": {
            "type": "integer",
            "minimum": 1,
            "description": "Id of a revision or autosave of the item, whose texts the link shows. By default it shows the item itself."
          }
        }
      },
      "PageInput": {
        "description": "Writable fields of a page.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the page above. Null or 0 is the top."
          },
          "menu_order": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": -2147483648,
            "maximum": 2147483647,
            "description": "Place among its siblings. Null means 0."
          }
        }
      },
      "PageInputFields": {
        "description": "What can be written on pages only.",
        "type": "object",
        "properties": {
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the page above. Null or 0 is the top."
          },
          "menu_order": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": -2147483648,
            "maximum": 2147483647,
            "description": "Place among its siblings. Null means 0."
          }
        }
      },
      "PageAutosaveInput": {
        "description": "The fields of a page. Title, content and excerpt are stored; the others are checked but have no effect.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          },
          "parent": {
            "type": "integer",
            "description": "Id of the item that the autosave belongs to. The address counts."
          },
          "menu_order": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": -2147483648,
            "maximum": 2147483647,
            "description": "Place among its siblings. Null means 0."
          }
        }
      },
      "MediaUpload": {
        "description": "A file and the fields of its media item.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Private hides the item; any other status and null stand for inherit.",
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
              "cal-ignored",
              "inherit",
              "trash",
              null
            ]
          },
          "alt_text": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "description": "What a picture shows, for those who do not see it. Markup is removed; null empties it."
          },
          "caption": {
            "$ref": "#/components/schemas/CaptionInput"
          },
          "description": {
            "$ref": "#/components/schemas/DescriptionInput"
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item that the file is attached to. Null or 0 detaches it."
          },
          "meta": {
            "$ref": "#/components/schemas/MediaMetaInput"
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; exactly one."
          }
        }
      },
      "CaptionInput": {
        "description": "Like the title; shown next to the file.",
        "anyOf": [
          {
            "type": "string",
            "maxLength": 20000
          },
          {
            "type": "object",
            "properties": {
              "raw": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 20000
              }
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "DescriptionInput": {
        "description": "Like the title; longer than the caption, for the page of the file.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "raw": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "MediaMetaInput": {
        "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well.",
        "type": [
          "object",
          "null"
        ],
        "x-names": "identifier",
        "additionalProperties": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 65535
            },
            {
              "type": "number"
            },
            {
              "type": "boolean"
            },
            {
              "type": "array",
              "maxItems": 1000
            },
            {
              "type": "object"
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "MediaInput": {
        "description": "Writable fields of a media item. Of the statuses only private takes effect; every other one stands for inherit, and restores an item from the trash.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Private hides the item; any other status and null stand for inherit.",
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
              "cal-ignored",
              "inherit",
              "trash",
              null
            ]
          },
          "alt_text": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "description": "What a picture shows, for those who do not see it. Markup is removed; null empties it."
          },
          "caption": {
            "$ref": "#/components/schemas/CaptionInput"
          },
          "description": {
            "$ref": "#/components/schemas/DescriptionInput"
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item that the file is attached to. Null or 0 detaches it."
          },
          "meta": {
            "$ref": "#/components/schemas/MediaMetaInput"
          }
        }
      },
      "MediaInputFields": {
        "description": "What can be written on media items only.",
        "type": "object",
        "properties": {
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Private hides the item; any other status and null stand for inherit.",
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
              "cal-ignored",
              "inherit",
              "trash",
              null
            ]
          },
          "alt_text": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "description": "What a picture shows, for those who do not see it. Markup is removed; null empties it."
          },
          "caption": {
            "$ref": "#/components/schemas/CaptionInput"
          },
          "description": {
            "$ref": "#/components/schemas/DescriptionInput"
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item that the file is attached to. Null or 0 detaches it."
          },
          "meta": {
            "$ref": "#/components/schemas/MediaMetaInput"
          }
        }
      },
      "MediaUploadFile": {
        "type": "object",
        "properties": {
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; exactly one."
          }
        }
      },
      "MediaFetchInput": {
        "description": "The address of a file and the fields of its media item.",
        "type": "object",
        "required": [
          "url"
        ],
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Private hides the item; any other status and null stand for inherit.",
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
              "cal-ignored",
              "inherit",
              "trash",
              null
            ]
          },
          "alt_text": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 20000,
            "description": "What a picture shows, for those who do not see it. Markup is removed; null empties it."
          },
          "caption": {
            "$ref": "#/components/schemas/CaptionInput"
          },
          "description": {
            "$ref": "#/components/schemas/DescriptionInput"
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item that the file is attached to. Null or 0 detaches it."
          },
          "meta": {
            "$ref": "#/components/schemas/MediaMetaInput"
          },
          "url": {
            "type": "string",
            "format": "uri",
            "minLength": 1,
            "maxLength": 8000,
            "description": "Public address of the file."
          }
        }
      },
      "MediaFetchSource": {
        "type": "object",
        "properties": {
          "url": {
            "type": "string",
            "format": "uri",
            "minLength": 1,
            "maxLength": 8000,
            "description": "Public address of the file."
          }
        },
        "required": [
          "url"
        ]
      },
      "MediaEditInput": {
        "description": "How a picture is changed: steps in `modifiers`, done in their order, or one rotation and then one crop. Something has to change.",
        "type": "object",
        "properties": {
          "src": {
            "type": "string",
            "maxLength": 8000,
            "format": "uri",
            "description": "Address of the picture or of one of its sizes."
          },
          "modifiers": {
            "type": "array",
            "minItems": 1,
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/MediaModifier"
            },
            "description": "Steps, applied in order. They replace the other members."
          },
          "rotation": {
            "type": "integer",
            "minimum": 1,
            "maximum": 359,
            "description": "Degrees clockwise."
          },
          "x": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "Left edge of the crop in percent of the width."
          },
          "y": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "Upper edge of the crop in percent of the height."
          },
          "width": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "Width of the part that stays; percent."
          },
          "height": {
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "description": "Height of the part that stays; percent."
          }
        },
        "required": [
          "src"
        ]
      },
      "MediaModifier": {
        "description": "One step of editing a picture.",
        "type": "object",
        "properties": {
          "type": {
            "type": "string",
            "enum": [
              "rotate",
              "crop"
            ]
          },
          "args": {
            "$ref": "#/components/schemas/MediaModifierArgs"
          }
        },
        "required": [
          "type",
          "args"
        ]
      },
      "MediaModifierArgs": {
        "description": "A rotation has an angle. A crop has the edges and the extent of the part that stays, in percent of the picture as the steps before left it.",
        "type": "object",
        "properties": {
          "angle": {
            "type": "number",
            "minimum": -360,
            "maximum": 360,
            "description": "Degrees clockwise."
          },
          "left": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "top": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "width": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "height": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          }
        }
      },
      "PatternCategoryFilter": {
        "description": "Pattern categories, and how they count.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Term ids."
          },
          "operator": {
            "type": "string",
            "enum": [
              "AND",
              "OR"
            ],
            "default": "OR",
            "description": "All of the terms or one of them."
          }
        }
      },
      "PatternCategoryExclusion": {
        "description": "Pattern categories to leave out.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Term ids."
          }
        }
      },
      "BlockInput": {
        "description": "Writable fields of a reusable block.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made unique. Null makes it anew from the title."
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the block."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMetaInput"
          },
          "core_pattern_category": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          }
        }
      },
      "BlockMetaInput": {
        "description": "Registered keys. Unknown keys are ignored and null resets a key to its default.",
        "type": [
          "object",
          "null"
        ],
        "x-names": "identifier",
        "additionalProperties": true,
        "properties": {
          "pattern_sync_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "",
              "partial",
              "unsynced",
              null
            ],
            "description": "How texts follow the block that they use; empty for wholly."
          }
        }
      },
      "BlockAutosaveInput": {
        "description": "The fields of a block. Title, content and excerpt are stored; the others are checked but have no effect.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made unique. Null makes it anew from the title."
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the block."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "meta": {
            "$ref": "#/components/schemas/BlockMetaInput"
          },
          "core_pattern_category": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the item that the autosave belongs to. The address counts."
          }
        }
      },
      "PatternCategoryCreateInput": {
        "description": "Writable fields of a new pattern category.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Not empty.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          },
          "parent": {
            "description": "Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent."
          }
        }
      },
      "TermCreateFields": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "description": "Not empty.",
            "maxLength": 200
          }
        },
        "required": [
          "name"
        ]
      },
      "TermInputFields": {
        "description": "What can be written on every term.",
        "type": "object",
        "properties": {
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          }
        }
      },
      "TagParentInput": {
        "type": "object",
        "properties": {
          "parent": {
            "description": "Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent."
          }
        }
      },
      "PatternCategoryUpdateInput": {
        "description": "Writable fields of a pattern category.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Not empty, and so not null either.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          },
          "parent": {
            "description": "Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent."
          }
        }
      },
      "TermUpdateFields": {
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Not empty, and so not null either.",
            "maxLength": 200
          }
        }
      },
      "CategoryCreateInput": {
        "description": "Writable fields of a new category.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Not empty.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the term above; 0 and null are the top. A term cannot stand below itself and goes to the top instead."
          }
        }
      },
      "TermParentInput": {
        "type": "object",
        "properties": {
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the term above; 0 and null are the top. A term cannot stand below itself and goes to the top instead."
          }
        }
      },
      "CategoryUpdateInput": {
        "description": "Writable fields of a category.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Not empty, and so not null either.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the term above; 0 and null are the top. A term cannot stand below itself and goes to the top instead."
          }
        }
      },
      "TagCreateInput": {
        "description": "Writable fields of a new tag.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Not empty.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          },
          "parent": {
            "description": "Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent."
          }
        }
      },
      "TagUpdateInput": {
        "description": "Writable fields of a tag.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Not empty, and so not null either.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "additionalProperties": true
          },
          "parent": {
            "description": "Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent."
          }
        }
      },
      "MenuCreateInput": {
        "description": "Writable fields of a new menu.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Not empty.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for menus; unknown keys are ignored.",
            "additionalProperties": true
          },
          "locations": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 2000
            },
            "description": "Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none."
          },
          "auto_add": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pages that are published at the top come to its end by themselves from then on. Null means no."
          }
        }
      },
      "MenuInputFields": {
        "description": "Writable fields of every menu.",
        "type": "object",
        "properties": {
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for menus; unknown keys are ignored.",
            "additionalProperties": true
          },
          "locations": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 2000
            },
            "description": "Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none."
          },
          "auto_add": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pages that are published at the top come to its end by themselves from then on. Null means no."
          }
        }
      },
      "MenuUpdateInput": {
        "description": "Writable fields of a menu.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Not empty, and so not null either.",
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed. Null empties it."
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made from the name where it is empty or null, with a number where it is taken."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for menus; unknown keys are ignored.",
            "additionalProperties": true
          },
          "locations": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 2000
            },
            "description": "Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none."
          },
          "auto_add": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Pages that are published at the top come to its end by themselves from then on. Null means no."
          }
        }
      },
      "MenuFilter": {
        "description": "Menus, and how they count.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Menu ids."
          },
          "operator": {
            "type": "string",
            "enum": [
              "AND",
              "OR"
            ],
            "default": "OR",
            "description": "All of the menus or one of them."
          }
        }
      },
      "MenuExclusion": {
        "description": "Menus to leave out.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "terms": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "default": [],
            "description": "Menu ids."
          }
        }
      },
      "MenuItemInput": {
        "description": "Writable fields of a menu item.",
        "type": "object",
        "properties": {
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "custom",
              "post_type",
              "post_type_archive",
              "taxonomy",
              null
            ],
            "description": "Kind of target; a custom link by default."
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "publish",
              "draft",
              "pending",
              "private",
              null
            ],
            "description": "Published by default."
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item above, in the same menu. Null or 0 is the top."
          },
          "attr_title": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Title attribute of the link."
          },
          "classes": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 200
            },
            "maxItems": 50,
            "description": "Classes of the link. A comma list is accepted as well."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "HTML; markup that is not allowed is removed."
          },
          "menu_order": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Position in the menu; the first by default."
          },
          "object": {
            "type": [
              "string",
              "null"
            ],
            "x-names": "identifier",
            "maxLength": 200,
            "description": "Type or taxonomy of what it points to."
          },
          "object_id": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of what it points to."
          },
          "target": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "",
              "_blank",
              null
            ],
            "description": "Where the link opens."
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 8000,
            "description": "Target of a custom link. Addresses that could run scripts count as empty."
          },
          "xfn": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 200
            },
            "maxItems": 50,
            "description": "Relations of the link. A comma list is accepted as well."
          },
          "menus": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of its menu. Null or 0 means no menu; an unknown id is rejected with `invalid_menu_id`."
          },
          "meta": {
            "type": [
              "object",
              "null"
            ],
            "description": "No keys are registered for menu items; unknown keys are ignored.",
            "additionalProperties": true
          }
        }
      },
      "CommentCreateInput": {
        "description": "Writable fields of a new comment.",
        "type": "object",
        "properties": {
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id; only moderators write for others."
          },
          "author_email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "A mail address; moderators may leave it empty."
          },
          "author_ip": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Where it was sent from; for moderators."
          },
          "author_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "author_url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An http or https address; anything else becomes empty."
          },
          "content": {
            "$ref": "#/components/schemas/CommentContentInput"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "In the zone of the site or with an offset.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of an approved comment on the same item; 0 for no parent."
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item."
          },
          "status": {
            "description": "For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing.",
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "meta": {
            "description": "No keys are registered; all are ignored.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "id": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Must be absent; rejected with `rest_comment_exists`."
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "default": "comment",
            "description": "`comment`, or `note` for those who may edit the item."
          }
        }
      },
      "CommentContentInput": {
        "description": "Text, or an object with it as `raw`. Markup that the caller may not use is removed.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "raw": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "CommentInputFields": {
        "description": "Writable fields of new and existing comments.",
        "type": "object",
        "properties": {
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id; only moderators write for others."
          },
          "author_email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "A mail address; moderators may leave it empty."
          },
          "author_ip": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Where it was sent from; for moderators."
          },
          "author_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "author_url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An http or https address; anything else becomes empty."
          },
          "content": {
            "$ref": "#/components/schemas/CommentContentInput"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "In the zone of the site or with an offset.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of an approved comment on the same item; 0 for no parent."
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item."
          },
          "status": {
            "description": "For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing.",
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "meta": {
            "description": "No keys are registered; all are ignored.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          }
        }
      },
      "CommentCreateFields": {
        "description": "Fields that only new comments accept.",
        "type": "object",
        "properties": {
          "id": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Must be absent; rejected with `rest_comment_exists`."
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "default": "comment",
            "description": "`comment`, or `note` for those who may edit the item."
          }
        }
      },
      "CommentUpdateInput": {
        "description": "What can be changed on a comment.",
        "type": "object",
        "properties": {
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id; only moderators write for others."
          },
          "author_email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "A mail address; moderators may leave it empty."
          },
          "author_ip": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Where it was sent from; for moderators."
          },
          "author_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "author_url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "An http or https address; anything else becomes empty."
          },
          "content": {
            "$ref": "#/components/schemas/CommentContentInput"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "In the zone of the site or with an offset.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "parent": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of an approved comment on the same item; 0 for no parent."
          },
          "post": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Id of the item."
          },
          "status": {
            "description": "For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing.",
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "meta": {
            "description": "No keys are registered; all are ignored.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Cannot change; another one is rejected with `rest_comment_invalid_type`."
          }
        }
      },
      "CommentUpdateFields": {
        "description": "Fields that only updates check.",
        "type": "object",
        "properties": {
          "type": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Cannot change; another one is rejected with `rest_comment_invalid_type`."
          }
        }
      },
      "NavigationInput": {
        "description": "What can be written on navigation.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Made unique. Null makes it anew from the title."
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens it."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EventEntryInput": {
        "description": "Writable fields of an event as an entry.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          },
          "tags": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "cal_events_cat": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          }
        }
      },
      "EventEntryInputFields": {
        "description": "Writable fields that only events have.",
        "type": "object",
        "properties": {
          "tags": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          },
          "cal_events_cat": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            },
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well."
          }
        }
      },
      "VenueEntryInput": {
        "description": "Writable fields of a venue as an entry.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          }
        }
      },
      "OrganizerEntryInput": {
        "description": "Writable fields of an organizer as an entry.",
        "type": "object",
        "properties": {
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "date_gmt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "The same in UTC; `date` wins. Null means now.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Name in the address; made unique. Null makes it anew from the title."
          },
          "title": {
            "$ref": "#/components/schemas/TitleInput"
          },
          "author": {
            "type": [
              "integer",
              "null"
            ],
            "description": "User id. Null has no effect."
          },
          "featured_media": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Media id of the featured image. Null or 0 removes it."
          },
          "comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ],
            "description": "Null has no effect."
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "anyOf": [
              {
                "type": "string",
                "maxLength": 2000
              },
              {
                "type": "number"
              },
              {
                "type": "boolean"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null means draft.",
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
              "cal-ignored",
              "trash",
              null
            ]
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Protects content and excerpt. Null or empty opens the item."
          },
          "content": {
            "$ref": "#/components/schemas/ContentInput"
          },
          "excerpt": {
            "$ref": "#/components/schemas/ExcerptInput"
          },
          "meta": {
            "$ref": "#/components/schemas/EntryMetaInput"
          }
        }
      },
      "TypeSlug": {
        "type": "string",
        "description": "A content type.",
        "enum": [
          "post",
          "page",
          "attachment",
          "nav_menu_item",
          "core_block",
          "core_navigation",
          "cal_events",
          "cal_venue",
          "cal_organizer"
        ]
      },
      "UserCreateInput": {
        "description": "Writable fields of a new user.",
        "type": "object",
        "required": [
          "username",
          "email",
          "password"
        ],
        "properties": {
          "username": {
            "type": "string",
            "maxLength": 2000,
            "description": "Login name; at most 60 letters, digits, blanks and `_.-@`."
          },
          "email": {
            "type": "string",
            "maxLength": 254,
            "format": "email"
          },
          "password": {
            "type": "string",
            "maxLength": 4096,
            "description": "Not empty and without a backslash."
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250,
            "description": "Display name; the login name if empty."
          },
          "first_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "last_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 8000,
            "description": "Address of the user's website."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535
          },
          "locale": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "",
              "en_US",
              null
            ],
            "description": "Empty means the default of the site."
          },
          "nickname": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Must not belong to another user."
          },
          "roles": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 2000
            },
            "description": "Needs the capability to promote users. An empty list removes all roles."
          },
          "meta": {
            "$ref": "#/components/schemas/UserMetaInput"
          }
        }
      },
      "UserMetaInput": {
        "description": "Registered keys; unknown ones are ignored.",
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "persisted_preferences": {
            "type": "object",
            "description": "Settings of editors, by editor.",
            "additionalProperties": true
          }
        }
      },
      "UserCreateFields": {
        "type": "object",
        "properties": {
          "username": {
            "type": "string",
            "maxLength": 2000,
            "description": "Login name; at most 60 letters, digits, blanks and `_.-@`."
          },
          "email": {
            "type": "string",
            "maxLength": 254,
            "format": "email"
          },
          "password": {
            "type": "string",
            "maxLength": 4096,
            "description": "Not empty and without a backslash."
          }
        },
        "required": [
          "username",
          "email",
          "password"
        ]
      },
      "UserInputFields": {
        "description": "Writable fields of new and existing users. Null empties a text.",
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250,
            "description": "Display name; the login name if empty."
          },
          "first_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "last_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 8000,
            "description": "Address of the user's website."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535
          },
          "locale": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "",
              "en_US",
              null
            ],
            "description": "Empty means the default of the site."
          },
          "nickname": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Must not belong to another user."
          },
          "roles": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 2000
            },
            "description": "Needs the capability to promote users. An empty list removes all roles."
          },
          "meta": {
            "$ref": "#/components/schemas/UserMetaInput"
          }
        }
      },
      "UserUpdateInput": {
        "description": "Writable fields of a user.",
        "type": "object",
        "properties": {
          "username": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Only the one that the user has; null is rejected."
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 254,
            "format": "email"
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Not empty and without a backslash; null is rejected."
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250,
            "description": "Display name; the login name if empty."
          },
          "first_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "last_name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 8000,
            "description": "Address of the user's website."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535
          },
          "locale": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "",
              "en_US",
              null
            ],
            "description": "Empty means the default of the site."
          },
          "nickname": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 250
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Must not belong to another user."
          },
          "roles": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string",
              "maxLength": 2000
            },
            "description": "Needs the capability to promote users. An empty list removes all roles."
          },
          "meta": {
            "$ref": "#/components/schemas/UserMetaInput"
          }
        }
      },
      "UserUpdateFields": {
        "type": "object",
        "properties": {
          "username": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Only the one that the user has; null is rejected."
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 254,
            "format": "email"
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4096,
            "description": "Not empty and without a backslash; null is rejected."
          }
        }
      },
      "ApplicationPasswordCreateInput": {
        "description": "Writable fields of a new application password.",
        "type": "object",
        "required": [
          "name"
        ],
        "properties": {
          "app_id": {
            "description": "The uuid of the program.",
            "anyOf": [
              {
                "type": "string",
                "format": "uuid"
              },
              {
                "type": "string",
                "enum": [
                  ""
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "name": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": ".*\\S.*",
            "description": "A name that distinguishes it from others."
          },
          "scopes": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "type": "string",
              "maxLength": 60,
              "pattern": "^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"
            },
            "description": "What it may be used for, each as `AREA:VERB`. An area is a namespace, such as `core/v2`, or `*` for all. Verbs are `read` (GET), `write` (POST, PUT and PATCH) and `delete`, or `*`. Writes below `/core/v2/users` belong to the area `accounts` instead: who may make them can take every right of the user. An empty list is no limit."
          },
          "expires": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When it stops working, in UTC unless a zone is named; null for never.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "allowed_addresses": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 18,
                  "pattern": "^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?$",
                  "description": "IPv4."
                },
                {
                  "type": "string",
                  "maxLength": 50,
                  "pattern": "^[\\da-fA-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$",
                  "description": "IPv6."
                }
              ]
            },
            "description": "IP addresses and subnets such as `192.0.2.0/24` from which it works. An empty list is no limit."
          }
        }
      },
      "ApplicationPasswordAppInput": {
        "type": "object",
        "properties": {
          "app_id": {
            "description": "The uuid of the program.",
            "anyOf": [
              {
                "type": "string",
                "format": "uuid"
              },
              {
                "type": "string",
                "enum": [
                  ""
                ]
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "ApplicationPasswordCreateFields": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 2000,
            "minLength": 1,
            "pattern": ".*\\S.*",
            "description": "A name that distinguishes it from others."
          }
        },
        "required": [
          "name"
        ]
      },
      "ApplicationPasswordLimitsInput": {
        "type": "object",
        "properties": {
          "scopes": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "type": "string",
              "maxLength": 60,
              "pattern": "^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"
            },
            "description": "What it may be used for, each as `AREA:VERB`. An area is a namespace, such as `core/v2`, or `*` for all. Verbs are `read` (GET), `write` (POST, PUT and PATCH) and `delete`, or `*`. Writes below `/core/v2/users` belong to the area `accounts` instead: who may make them can take every right of the user. An empty list is no limit."
          },
          "expires": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When it stops working, in UTC unless a zone is named; null for never.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "allowed_addresses": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 18,
                  "pattern": "^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?$",
                  "description": "IPv4."
                },
                {
                  "type": "string",
                  "maxLength": 50,
                  "pattern": "^[\\da-fA-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$",
                  "description": "IPv6."
                }
              ]
            },
            "description": "IP addresses and subnets such as `192.0.2.0/24` from which it works. An empty list is no limit."
          }
        }
      },
      "ApplicationPasswordUpdateInput": {
        "description": "Writable fields of an application password.",
        "type": "object",
        "properties": {
          "app_id": {
            "description": "The uuid of the program.",
            "anyOf": [
              {
                "type": "string",
                "format": "uuid"
              },
              {
                "type": "string",
                "enum": [
                  ""
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": ".*\\S.*",
            "description": "A name that distinguishes it from others."
          },
          "scopes": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "type": "string",
              "maxLength": 60,
              "pattern": "^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"
            },
            "description": "What it may be used for, each as `AREA:VERB`. An area is a namespace, such as `core/v2`, or `*` for all. Verbs are `read` (GET), `write` (POST, PUT and PATCH) and `delete`, or `*`. Writes below `/core/v2/users` belong to the area `accounts` instead: who may make them can take every right of the user. An empty list is no limit."
          },
          "expires": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time-or-local",
            "description": "When it stops working, in UTC unless a zone is named; null for never.",
            "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
          },
          "allowed_addresses": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 18,
                  "pattern": "^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?$",
                  "description": "IPv4."
                },
                {
                  "type": "string",
                  "maxLength": 50,
                  "pattern": "^[\\da-fA-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$",
                  "description": "IPv6."
                }
              ]
            },
            "description": "IP addresses and subnets such as `192.0.2.0/24` from which it works. An empty list is no limit."
          }
        }
      },
      "ApplicationPasswordUpdateFields": {
        "type": "object",
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "minLength": 1,
            "pattern": ".*\\S.*",
            "description": "A name that distinguishes it from others."
          }
        }
      },
      "SettingsInput": {
        "description": "Settings to change. Null restores the default.",
        "type": "object",
        "properties": {
          "title": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "Title of the site. Markup counts as text."
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 65535,
            "description": "Tagline of the site. Markup counts as text."
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 8000,
            "format": "uri",
            "description": "Address of the site. It comes from the configuration of the service, so any other value is rejected."
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 254,
            "description": "Mail address for messages about the site; empty for none."
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "IANA name of the zone or an offset such as UTC+5:30."
          },
          "date_format": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "How pages of the site write dates."
          },
          "time_format": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "description": "How pages of the site write times."
          },
          "start_of_week": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 6,
            "description": "First day of the week."
          },
          "language": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "pattern": "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$",
            "description": "Locale of the site, such as en_US; language and region must exist."
          },
          "use_smilies": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Whether text smilies are meant to show as pictures."
          },
          "default_category": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Category of posts that name none. It has to exist."
          },
          "default_post_format": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "0",
              "standard",
              "aside",
              "chat",
              "gallery",
              "link",
              "image",
              "quote",
              "status",
              "video",
              "audio",
              null
            ],
            "description": "Default format of new posts."
          },
          "posts_per_page": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": -1000,
            "maximum": 1000,
            "description": "How many posts a page of the site lists. -1 stands for as many as a page can hold, 0 counts as 1, and other numbers below it count without their sign."
          },
          "show_on_front": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "posts",
              "page",
              null
            ]
          },
          "page_on_front": {
            "type": [
              "integer",
              "null"
            ],
            "description": "A page that exists and is not in the trash; 0 for none."
          },
          "page_for_posts": {
            "type": [
              "integer",
              "null"
            ],
            "description": "A page that exists and is not in the trash; 0 for none."
          },
          "default_ping_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ]
          },
          "default_comment_status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "closed",
              null
            ]
          },
          "site_logo": {
            "type": [
              "integer",
              "null"
            ],
            "description": "A media item that exists; 0 for none."
          },
          "site_icon": {
            "type": [
              "integer",
              "null"
            ],
            "description": "A media item that exists; 0 for none."
          }
        }
      },
      "BlockAttributes": {
        "description": "Values by the names of attributes. Those that the type does not know are ignored.",
        "type": "object",
        "additionalProperties": true
      },
      "BlockRenderInput": {
        "type": "object",
        "properties": {
          "context": {
            "type": "string",
            "enum": [
              "edit"
            ],
            "default": "edit",
            "description": "The only possible value."
          },
          "attributes": {
            "$ref": "#/components/schemas/BlockAttributes"
          },
          "post_id": {
            "type": "integer",
            "description": "The item in which the block stands."
          }
        }
      }
    },
    "responses": {
      "NotModified": {
        "description": "The caller's copy is current; there is no body.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        }
      },
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
        }
      },
      "TooManyAttempts": {
        "description": "Too much was attempted within a time: wrong passwords for an item from one network, or changes of an account by its owner.",
        "headers": {
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
        }
      },
      "TrashNotSupported": {
        "description": "These items have no trash; `force` must be true.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_trash_not_supported",
              "message": "Set force to true to remove this.",
              "data": {
                "status": 501
              }
            }
          }
        }
      },
      "FileTooLarge": {
        "description": "The file exceeds the upload limit; nothing was stored.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_upload_file_too_big",
              "message": "The file is larger than this site accepts.",
              "data": {
                "status": 413
              }
            }
          }
        }
      },
      "DuplicateComment": {
        "description": "The author has written the same words on this item before.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "comment_duplicate",
              "message": "You have written this comment before.",
              "data": {
                "status": 409
              }
            }
          }
        }
      },
      "ApplicationPasswordsDisabled": {
        "description": "The site is served neither by HTTPS nor on loopback, and its operator has not allowed it.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "application_passwords_disabled",
              "message": "Application passwords are not available without HTTPS.",
              "data": {
                "status": 501
              }
            }
          }
        }
      },
      "NotPermitted": {
        "description": "The credentials may not be used for this (`rest_scope_missing`), or a browser may have added them by itself to a request of another site (`rest_cross_site_credentials`).",
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
        }
      },
      "NoSuchRoute": {
        "description": "A part of the path is not of the form that it should have, such as an id that is no number (`rest_no_route`).",
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
        }
      },
      "Unavailable": {
        "description": "The site has more requests than it can answer in good time (`rest_overloaded`), or it is starting or stopping (`rest_not_ready`). The database cannot be reached (`rest_database_unavailable`), takes too long (`rest_database_timeout`) or accepts no changes (`rest_database_read_only`), or the media store cannot be reached (`rest_storage_unavailable`); nothing was changed. After `rest_outcome_unknown` nobody knows whether a change was made: the database was lost while it was being stored.",
        "headers": {
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
        "description": "There is no room for this change; nothing was changed.",
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
        }
      }
    }
  },
  "paths": {
    "/core/v2": {
      "get": {
        "operationId": "getCoreNamespace",
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
              "default": "core/v2"
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
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/NamespaceIndex"
                },
                "example": {
                  "namespace": "core/v2",
                  "routes": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
    "/core/v2/posts": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPosts",
        "tags": [
          "Posts"
        ],
        "summary": "List posts",
        "description": "Published posts, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Author"
          },
          {
            "$ref": "#/components/parameters/AuthorExclude"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which posts are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "author",
                "date",
                "id",
                "include",
                "modified",
                "parent",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "name": "tax_relation",
            "in": "query",
            "description": "Whether the filters on categories and tags must all hold or one of them.",
            "schema": {
              "type": "string",
              "enum": [
                "AND",
                "OR"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "categories",
            "in": "query",
            "description": "Only posts in these categories. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/CategoryFilter"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "categories_exclude",
            "in": "query",
            "description": "Only posts outside these categories. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/CategoryExclusion"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "tags",
            "in": "query",
            "description": "Only posts with these tags. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/TagFilter"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "tags_exclude",
            "in": "query",
            "description": "Only posts without these tags. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/TagExclusion"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "sticky",
            "in": "query",
            "description": "Only posts that are sticky, or only those that are not.",
            "schema": {
              "type": "boolean"
            },
            "allowReserved": true
          },
          {
            "name": "format",
            "in": "query",
            "description": "Only posts of these formats.",
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "standard",
                  "aside",
                  "chat",
                  "gallery",
                  "link",
                  "image",
                  "quote",
                  "status",
                  "video",
                  "audio"
                ]
              }
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of posts.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Post"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PostEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PostEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "harbor-news",
                    "status": "publish",
                    "type": "post",
                    "title": {
                      "rendered": "Harbor news"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Post"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PostEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PostEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createPost",
        "tags": [
          "Posts"
        ],
        "summary": "Create a post",
        "description": "A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).",
        "x-batch": true,
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PostInput"
              },
              "example": {
                "title": "Harbor news",
                "content": "<p>Ships arrive</p>",
                "status": "publish"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PostInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new post, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/PostEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "harbor-news",
                  "status": "publish",
                  "title": {
                    "raw": "Harbor news",
                    "rendered": "Harbor news"
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
    "/core/v2/posts/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPost",
        "tags": [
          "Posts"
        ],
        "summary": "Read a post",
        "description": "Content and excerpt of a protected post are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The post.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Post"
                    },
                    {
                      "$ref": "#/components/schemas/PostEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/PostEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "harbor-news",
                  "status": "publish",
                  "type": "post",
                  "title": {
                    "rendered": "Harbor news"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Post"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/PostEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/PostEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updatePost",
        "tags": [
          "Posts"
        ],
        "summary": "Update a post",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PostInput"
              },
              "example": {
                "title": "Harbor bulletin"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PostInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The post, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PostEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "harbor-news",
                  "title": {
                    "raw": "Harbor bulletin",
                    "rendered": "Harbor bulletin"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deletePost",
        "tags": [
          "Posts"
        ],
        "summary": "Delete a post",
        "description": "Moves the post to the trash, or deletes it permanently with `force`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The post in the trash, or the deleted post.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/PostEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedPost"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "harbor-news"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updatePostByPut",
        "tags": [
          "Posts"
        ],
        "summary": "Update a post",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PostInput"
              },
              "example": {
                "title": "Harbor bulletin"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PostInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The post, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PostEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "harbor-news",
                  "title": {
                    "raw": "Harbor bulletin",
                    "rendered": "Harbor bulletin"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updatePostByPatch",
        "tags": [
          "Posts"
        ],
        "summary": "Update a post",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PostInput"
              },
              "example": {
                "title": "Harbor bulletin"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PostInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The post, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PostEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "harbor-news",
                  "title": {
                    "raw": "Harbor bulletin",
                    "rendered": "Harbor bulletin"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/posts/{parent}/revisions": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPostRevisions",
        "tags": [
          "Revisions"
        ],
        "summary": "List the revisions of a post",
        "description": "All of them unless `per_page` is given. Who may edit the post may see them. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`. Without `per_page` an offset skips nothing.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/RevisionsPerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "$ref": "#/components/parameters/RevisionsOrderby"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The revisions, newest first by default. Autosaves are among them.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Revision"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/RevisionEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/RevisionEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 48,
                    "author": 2,
                    "parent": 31,
                    "slug": "31-revision-v1",
                    "title": {
                      "rendered": "Harbor news"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Revision"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/RevisionEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/RevisionEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/posts/{parent}/revisions/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPostRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Read a revision of a post",
        "description": "A revision of another item is not found (`rest_revision_parent_id_mismatch`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The revision.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Revision"
                    },
                    {
                      "$ref": "#/components/schemas/RevisionEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/RevisionEdit"
                    }
                  ]
                },
                "example": {
                  "id": 48,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-revision-v1",
                  "title": {
                    "rendered": "Harbor news"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Revision"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/RevisionEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/RevisionEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "deletePostRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Delete a revision of a post",
        "description": "Revisions have no trash, so `force` must be true. Who may delete the post may remove them. `Allow` names the method only where the request has `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted revision.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedRevision"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 48,
                    "author": 2,
                    "parent": 31
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
    "/core/v2/posts/{parent}/revisions/{id}/restore": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "post": {
        "operationId": "restorePostRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Restore a revision of a post",
        "description": "Gives the post the title, content and excerpt of the revision, which makes a new revision. Nothing else changes. Empty texts of an autosave count as not sent and stay as they are. Who may edit the post may do so. Preconditions are about the post.",
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
            "description": "The post, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PostEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "harbor-news",
                  "title": {
                    "raw": "Harbor news",
                    "rendered": "Harbor news"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/posts/{parent}/revisions/{id}/diff": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "diffPostRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Compare a revision of a post",
        "description": "What changes from this revision to another one of the same post, or to the post as it stands. Texts that differ in very much are reported as replaced as a whole.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CompareTo"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The differences.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RevisionDiff"
                },
                "example": {
                  "parent": 31,
                  "from": 48,
                  "to": 31,
                  "title": [
                    {
                      "op": "equal",
                      "text": "Harbor news"
                    }
                  ],
                  "content": [
                    {
                      "op": "equal",
                      "text": "Ships "
                    },
                    {
                      "op": "delete",
                      "text": "leave"
                    },
                    {
                      "op": "insert",
                      "text": "arrive"
                    }
                  ],
                  "excerpt": []
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/posts/{id}/autosaves": {
      "parameters": [
        {
          "$ref": "#/components/parameters/AutosaveOwnerId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPostAutosaves",
        "tags": [
          "Autosaves"
        ],
        "summary": "List the autosaves of a post",
        "description": "One for each user who has unfinished changes. Who may edit the post may see them.",
        "parameters": [
          {
            "$ref": "#/components/parameters/AutosaveParent"
          },
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The autosaves, one for each user who has one.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Autosave"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/AutosaveEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/AutosaveEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 52,
                    "author": 2,
                    "parent": 31,
                    "slug": "31-autosave-v1",
                    "title": {
                      "rendered": "Harbor news"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Autosave"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/AutosaveEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/AutosaveEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "createPostAutosave",
        "tags": [
          "Autosaves"
        ],
        "summary": "Save unfinished changes to a post",
        "description": "The caller has one autosave of a post, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PostAutosaveInput"
              },
              "example": {
                "content": "Ships arrive and"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PostAutosaveInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The autosave, or the draft itself when its author saves it.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AutosaveEdit"
                },
                "example": {
                  "id": 52,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-autosave-v1",
                  "title": {
                    "raw": "Harbor news",
                    "rendered": "Harbor news"
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
      }
    },
    "/core/v2/posts/{parent}/autosaves/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/AutosaveId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPostAutosave",
        "tags": [
          "Autosaves"
        ],
        "summary": "Read an autosave of a post",
        "description": "An id that is not an autosave of this post is not found (`rest_post_no_autosave`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The autosave.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Autosave"
                    },
                    {
                      "$ref": "#/components/schemas/AutosaveEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/AutosaveEdit"
                    }
                  ]
                },
                "example": {
                  "id": 52,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-autosave-v1",
                  "title": {
                    "rendered": "Harbor news"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Autosave"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/AutosaveEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/AutosaveEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/posts/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createPostPreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for a post",
        "description": "Anyone with the link sees the post, and nothing else that is not public, until the link expires. It ends early when the post is published or trashed, when its creator's password changes, and while its creator may not edit the post. Requires the right to edit the post. Items in the trash have no links (`rest_preview_of_trash`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PreviewLinkInput"
              },
              "example": {
                "revision": 48
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PreviewLinkInput"
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
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/pages": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPages",
        "tags": [
          "Pages"
        ],
        "summary": "List pages",
        "description": "Published pages, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Author"
          },
          {
            "$ref": "#/components/parameters/AuthorExclude"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "name": "menu_order",
            "in": "query",
            "description": "Only pages with this order.",
            "schema": {
              "type": "integer"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which pages are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "author",
                "date",
                "id",
                "include",
                "modified",
                "parent",
                "relevance",
                "slug",
                "include_slugs",
                "title",
                "menu_order"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Parent"
          },
          {
            "$ref": "#/components/parameters/ParentExclude"
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of pages.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Page"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PageEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PageEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "about",
                    "status": "publish",
                    "type": "page",
                    "title": {
                      "rendered": "About us"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Page"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PageEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PageEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createPage",
        "tags": [
          "Pages"
        ],
        "summary": "Create a page",
        "description": "A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).",
        "x-batch": true,
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PageInput"
              },
              "example": {
                "title": "About us",
                "content": "<p>We are</p>",
                "status": "publish",
                "menu_order": 2
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PageInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new page, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/PageEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "about",
                  "status": "publish",
                  "title": {
                    "raw": "About us",
                    "rendered": "About us"
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
    "/core/v2/pages/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPage",
        "tags": [
          "Pages"
        ],
        "summary": "Read a page",
        "description": "Content and excerpt of a protected page are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The page.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Page"
                    },
                    {
                      "$ref": "#/components/schemas/PageEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/PageEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "about",
                  "status": "publish",
                  "type": "page",
                  "title": {
                    "rendered": "About us"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Page"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/PageEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/PageEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updatePage",
        "tags": [
          "Pages"
        ],
        "summary": "Update a page",
        "description": "Updates only the fields that are sent. A parent that is the page itself or one of its descendants becomes 0. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PageInput"
              },
              "example": {
                "title": "About the harbor"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PageInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The page, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PageEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "about",
                  "title": {
                    "raw": "About the harbor",
                    "rendered": "About the harbor"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deletePage",
        "tags": [
          "Pages"
        ],
        "summary": "Delete a page",
        "description": "Moves the page to the trash, or deletes it permanently with `force`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The page in the trash, or the deleted page.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/PageEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedPage"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "about"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updatePageByPut",
        "tags": [
          "Pages"
        ],
        "summary": "Update a page",
        "description": "Updates only the fields that are sent. A parent that is the page itself or one of its descendants becomes 0. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PageInput"
              },
              "example": {
                "title": "About the harbor"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PageInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The page, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PageEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "about",
                  "title": {
                    "raw": "About the harbor",
                    "rendered": "About the harbor"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updatePageByPatch",
        "tags": [
          "Pages"
        ],
        "summary": "Update a page",
        "description": "Updates only the fields that are sent. A parent that is the page itself or one of its descendants becomes 0. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PageInput"
              },
              "example": {
                "title": "About the harbor"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PageInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The page, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PageEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "about",
                  "title": {
                    "raw": "About the harbor",
                    "rendered": "About the harbor"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/pages/{parent}/revisions": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPageRevisions",
        "tags": [
          "Revisions"
        ],
        "summary": "List the revisions of a page",
        "description": "All of them unless `per_page` is given. Who may edit the page may see them. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`. Without `per_page` an offset skips nothing.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/RevisionsPerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "$ref": "#/components/parameters/RevisionsOrderby"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The revisions, newest first by default. Autosaves are among them.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Revision"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/RevisionEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/RevisionEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 48,
                    "author": 2,
                    "parent": 31,
                    "slug": "31-revision-v1",
                    "title": {
                      "rendered": "Harbor news"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Revision"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/RevisionEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/RevisionEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/pages/{parent}/revisions/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPageRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Read a revision of a page",
        "description": "A revision of another item is not found (`rest_revision_parent_id_mismatch`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The revision.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Revision"
                    },
                    {
                      "$ref": "#/components/schemas/RevisionEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/RevisionEdit"
                    }
                  ]
                },
                "example": {
                  "id": 48,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-revision-v1",
                  "title": {
                    "rendered": "Harbor news"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Revision"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/RevisionEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/RevisionEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "deletePageRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Delete a revision of a page",
        "description": "Revisions have no trash, so `force` must be true. Who may delete the page may remove them. `Allow` names the method only where the request has `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted revision.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedRevision"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 48,
                    "author": 2,
                    "parent": 31
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
    "/core/v2/pages/{parent}/revisions/{id}/restore": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "post": {
        "operationId": "restorePageRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Restore a revision of a page",
        "description": "Gives the page the title, content and excerpt of the revision, which makes a new revision. Nothing else changes. Empty texts of an autosave count as not sent and stay as they are. Who may edit the page may do so. Preconditions are about the page.",
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
            "description": "The page, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PageEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "about",
                  "title": {
                    "raw": "About us",
                    "rendered": "About us"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/pages/{parent}/revisions/{id}/diff": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "diffPageRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Compare a revision of a page",
        "description": "What changes from this revision to another one of the same page, or to the page as it stands. Texts that differ in very much are reported as replaced as a whole.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CompareTo"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The differences.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RevisionDiff"
                },
                "example": {
                  "parent": 31,
                  "from": 48,
                  "to": 31,
                  "title": [
                    {
                      "op": "equal",
                      "text": "Harbor news"
                    }
                  ],
                  "content": [
                    {
                      "op": "equal",
                      "text": "Ships "
                    },
                    {
                      "op": "delete",
                      "text": "leave"
                    },
                    {
                      "op": "insert",
                      "text": "arrive"
                    }
                  ],
                  "excerpt": []
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/pages/{id}/autosaves": {
      "parameters": [
        {
          "$ref": "#/components/parameters/AutosaveOwnerId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPageAutosaves",
        "tags": [
          "Autosaves"
        ],
        "summary": "List the autosaves of a page",
        "description": "One for each user who has unfinished changes. Who may edit the page may see them.",
        "parameters": [
          {
            "$ref": "#/components/parameters/AutosaveParent"
          },
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The autosaves, one for each user who has one.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Autosave"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/AutosaveEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/AutosaveEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 52,
                    "author": 2,
                    "parent": 31,
                    "slug": "31-autosave-v1",
                    "title": {
                      "rendered": "Harbor news"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Autosave"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/AutosaveEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/AutosaveEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "createPageAutosave",
        "tags": [
          "Autosaves"
        ],
        "summary": "Save unfinished changes to a page",
        "description": "The caller has one autosave of a page, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PageAutosaveInput"
              },
              "example": {
                "content": "We are"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PageAutosaveInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The autosave, or the draft itself when its author saves it.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AutosaveEdit"
                },
                "example": {
                  "id": 52,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-autosave-v1",
                  "title": {
                    "raw": "Harbor news",
                    "rendered": "Harbor news"
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
      }
    },
    "/core/v2/pages/{parent}/autosaves/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/AutosaveId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPageAutosave",
        "tags": [
          "Autosaves"
        ],
        "summary": "Read an autosave of a page",
        "description": "An id that is not an autosave of this page is not found (`rest_post_no_autosave`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The autosave.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Autosave"
                    },
                    {
                      "$ref": "#/components/schemas/AutosaveEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/AutosaveEdit"
                    }
                  ]
                },
                "example": {
                  "id": 52,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-autosave-v1",
                  "title": {
                    "rendered": "Harbor news"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Autosave"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/AutosaveEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/AutosaveEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/pages/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createPagePreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for a page",
        "description": "Anyone with the link sees the page, and nothing else that is not public, until the link expires. It ends early when the page is published or trashed, when its creator's password changes, and while its creator may not edit the page. Requires the right to edit the page. Items in the trash have no links (`rest_preview_of_trash`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PreviewLinkInput"
              },
              "example": {
                "revision": 48
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PreviewLinkInput"
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
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/media": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listMedia",
        "tags": [
          "Media"
        ],
        "summary": "List media items",
        "description": "Files that are attached to nothing or to something that the caller may read, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Author"
          },
          {
            "$ref": "#/components/parameters/AuthorExclude"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which items are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "author",
                "date",
                "id",
                "include",
                "modified",
                "parent",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "parent",
            "in": "query",
            "description": "Only files attached to these items; 0 stands for unattached files. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "name": "parent_exclude",
            "in": "query",
            "description": "Leave out files that are attached to these items. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "name": "status",
            "in": "query",
            "description": "Only items with one of these statuses; all but inherit need permission. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "inherit",
                  "private",
                  "trash"
                ]
              },
              "default": [
                "inherit"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "media_type",
            "in": "query",
            "description": "Only files of one of these kinds. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "image",
                  "video",
                  "text",
                  "application",
                  "audio"
                ]
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "name": "mime_type",
            "in": "query",
            "description": "Only files of one of these media types; unknown ones are ignored. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 2000
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of media items.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Media"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/MediaEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/MediaEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 40,
                    "slug": "harbor",
                    "status": "inherit",
                    "type": "attachment",
                    "media_type": "image",
                    "mime_type": "image/jpeg"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Media"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/MediaEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/MediaEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "uploadMedia",
        "tags": [
          "Media"
        ],
        "summary": "Upload a file",
        "description": "The file is a part of a form, or the body itself; then its name stands in `Content-Disposition`, as in `attachment; filename=\"harbor.jpg\"`, and what is to be written on the item in the query. The name, without its ending, is the title where the request and the file itself give none; the name of the stored file keeps to the letters of ASCII. The type of the file is decided by its content; a file that is not what its name says, or that this site does not take, is refused with `rest_upload_sideload_error`, in a form with `rest_upload_unknown_error`. A file larger than the site takes is rejected with 413 `rest_upload_file_too_big`. Instead of bringing the file, a request may name a public address of it in `url`, with the other members beside it. A batch cannot carry a file: there it is refused as any request without one, with `rest_upload_no_data`, or with `rest_upload_no_content_disposition` where it has a body.",
        "x-batch": true,
        "parameters": [
          {
            "name": "url",
            "in": "query",
            "description": "Address of a file elsewhere, of 32 MB at most, which is fetched unless the request brings one.",
            "schema": {
              "type": "string",
              "format": "uri",
              "minLength": 1,
              "maxLength": 8000
            },
            "allowReserved": true
          },
          {
            "name": "Content-Disposition",
            "in": "header",
            "description": "Name of the file when the body is the file.",
            "schema": {
              "type": "string"
            },
            "example": "attachment; filename=\"harbor.jpg\""
          },
          {
            "name": "Content-MD5",
            "in": "header",
            "description": "MD5 sum of the file, hexadecimal or base64. A file that does not match is rejected.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/MediaUpload"
              },
              "example": {
                "title": "Harbor",
                "alt_text": "Ships at the quay"
              }
            },
            "application/octet-stream": {
              "schema": {
                "type": "string",
                "format": "binary",
                "description": "The file; any media type is accepted."
              }
            },
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MediaFetchInput"
              },
              "example": {
                "url": "https://other.example/harbor.jpg",
                "alt_text": "Ships at the quay"
              }
            }
          },
          "required": true
        },
        "responses": {
          "201": {
            "description": "The new item, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/MediaEdit"
                },
                "example": {
                  "id": 40,
                  "slug": "harbor",
                  "status": "inherit",
                  "title": {
                    "raw": "Harbor",
                    "rendered": "Harbor"
                  },
                  "media_type": "image",
                  "mime_type": "image/jpeg"
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
          "412": {
            "description": "The file does not match `Content-MD5`; nothing was stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Error"
                },
                "example": {
                  "code": "rest_upload_hash_mismatch",
                  "message": "The MD5 sum of the file does not match the request.",
                  "data": {
                    "status": 412
                  }
                }
              }
            }
          },
          "413": {
            "$ref": "#/components/responses/FileTooLarge"
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
    "/core/v2/media/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getMedia",
        "tags": [
          "Media"
        ],
        "summary": "Read a media item",
        "description": "An attached file is readable by whoever may read the item that it is attached to.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The item.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Media"
                    },
                    {
                      "$ref": "#/components/schemas/MediaEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/MediaEdit"
                    }
                  ]
                },
                "example": {
                  "id": 40,
                  "slug": "harbor",
                  "media_type": "image",
                  "mime_type": "image/jpeg",
                  "post": null
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Media"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/MediaEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/MediaEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateMedia",
        "tags": [
          "Media"
        ],
        "summary": "Update a media item",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MediaInput"
              },
              "example": {
                "alt_text": "Ships at the quay",
                "caption": "Seen in May"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MediaInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The item, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MediaEdit"
                },
                "example": {
                  "id": 40,
                  "slug": "harbor",
                  "alt_text": "Ships at the quay"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteMedia",
        "tags": [
          "Media"
        ],
        "summary": "Delete a media item",
        "description": "Moves the item to the trash, or removes it with all its files for good with `force`. A removed picture is featured nowhere any more.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The item in the trash, or the deleted item.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/MediaEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedMedia"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 40,
                    "slug": "harbor"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateMediaByPut",
        "tags": [
          "Media"
        ],
        "summary": "Update a media item",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MediaInput"
              },
              "example": {
                "alt_text": "Ships at the quay",
                "caption": "Seen in May"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MediaInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The item, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MediaEdit"
                },
                "example": {
                  "id": 40,
                  "slug": "harbor",
                  "alt_text": "Ships at the quay"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateMediaByPatch",
        "tags": [
          "Media"
        ],
        "summary": "Update a media item",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MediaInput"
              },
              "example": {
                "alt_text": "Ships at the quay",
                "caption": "Seen in May"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MediaInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The item, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MediaEdit"
                },
                "example": {
                  "id": 40,
                  "slug": "harbor",
                  "alt_text": "Ships at the quay"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/media/{id}/edit": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "post": {
        "operationId": "editMedia",
        "tags": [
          "Media"
        ],
        "summary": "Make an edited copy of a picture",
        "description": "Crops and rotates a picture. The result is a new item with the texts of the old one, which stays as it is. JPEG, PNG, WebP and GIF pictures can be edited; others are rejected with `rest_cannot_edit_file_type`, an address that is not the picture's with 404 `rest_unknown_attachment`, and a call that changes nothing with `rest_image_not_edited`.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MediaEditInput"
              },
              "example": {
                "src": "https://example.org/uploads/2026/11/harbor.jpg",
                "modifiers": [
                  {
                    "type": "rotate",
                    "args": {
                      "angle": 90
                    }
                  }
                ]
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new item, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/MediaEdit"
                },
                "example": {
                  "id": 41,
                  "slug": "harbor-edited",
                  "media_type": "image",
                  "mime_type": "image/jpeg"
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
      }
    },
    "/core/v2/blocks": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listBlocks",
        "tags": [
          "Blocks"
        ],
        "summary": "List blocks",
        "description": "Published blocks, newest first by default. Callers who may not write posts get an empty list. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which blocks are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "date",
                "id",
                "include",
                "modified",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "name": "core_pattern_category",
            "in": "query",
            "description": "Only blocks of these categories. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/PatternCategoryFilter"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "core_pattern_category_exclude",
            "in": "query",
            "description": "Only blocks without these categories. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/PatternCategoryExclusion"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of blocks.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Block"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "opening-hours",
                    "status": "publish",
                    "type": "core_block",
                    "title": {
                      "raw": "Opening hours"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Block"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createBlock",
        "tags": [
          "Blocks"
        ],
        "summary": "Create a block",
        "description": "A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).",
        "x-batch": true,
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BlockInput"
              },
              "example": {
                "title": "Opening hours",
                "content": "<p>Daily from nine</p>",
                "status": "publish"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BlockInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new block, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/BlockEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "opening-hours",
                  "status": "publish",
                  "title": {
                    "raw": "Opening hours"
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
    "/core/v2/blocks/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getBlock",
        "tags": [
          "Blocks"
        ],
        "summary": "Read a block",
        "description": "Content and excerpt of a protected block are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The block.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Block"
                    },
                    {
                      "$ref": "#/components/schemas/BlockEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/BlockEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "opening-hours",
                  "status": "publish",
                  "type": "core_block",
                  "title": {
                    "raw": "Opening hours"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Block"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/BlockEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/BlockEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateBlock",
        "tags": [
          "Blocks"
        ],
        "summary": "Update a block",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/BlockInput"
              },
              "example": {
                "title": "Summer hours"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BlockInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The block, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BlockEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "opening-hours",
                  "title": {
                    "raw": "Summer hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteBlock",
        "tags": [
          "Blocks"
        ],
        "summary": "Delete a block",
        "description": "Moves the block to the trash, or deletes it permanently with `force`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The block in the trash, or the deleted block.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/BlockEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedBlock"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "opening-hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateBlockByPut",
        "tags": [
          "Blocks"
        ],
        "summary": "Update a block",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/BlockInput"
              },
              "example": {
                "title": "Summer hours"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BlockInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The block, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BlockEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "opening-hours",
                  "title": {
                    "raw": "Summer hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateBlockByPatch",
        "tags": [
          "Blocks"
        ],
        "summary": "Update a block",
        "description": "Updates only the fields that are sent. Setting a status restores it from the trash.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/BlockInput"
              },
              "example": {
                "title": "Summer hours"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BlockInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The block, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BlockEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "opening-hours",
                  "title": {
                    "raw": "Summer hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/blocks/{parent}/revisions": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listBlockRevisions",
        "tags": [
          "Revisions"
        ],
        "summary": "List the revisions of a block",
        "description": "All of them unless `per_page` is given. Who may edit the block may see them. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`. Without `per_page` an offset skips nothing.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/RevisionsPerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "$ref": "#/components/parameters/RevisionsOrderby"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The revisions, newest first by default. Autosaves are among them.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockRevision"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockRevisionEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockRevisionEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 48,
                    "author": 2,
                    "parent": 31,
                    "slug": "31-revision-v1",
                    "title": {
                      "rendered": "Opening hours"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockRevision"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockRevisionEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockRevisionEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/blocks/{parent}/revisions/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getBlockRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Read a revision of a block",
        "description": "A revision of another item is not found (`rest_revision_parent_id_mismatch`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The revision.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/BlockRevision"
                    },
                    {
                      "$ref": "#/components/schemas/BlockRevisionEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/BlockRevisionEdit"
                    }
                  ]
                },
                "example": {
                  "id": 48,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-revision-v1",
                  "title": {
                    "rendered": "Opening hours"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/BlockRevision"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/BlockRevisionEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/BlockRevisionEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "deleteBlockRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Delete a revision of a block",
        "description": "Revisions have no trash, so `force` must be true. Who may delete the block may remove them. `Allow` names the method only where the request has `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted revision.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedBlockRevision"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 48,
                    "author": 2,
                    "parent": 31
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
    "/core/v2/blocks/{parent}/revisions/{id}/restore": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "post": {
        "operationId": "restoreBlockRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Restore a revision of a block",
        "description": "Gives the block the title, content and excerpt of the revision, which makes a new revision. Nothing else changes. Empty texts of an autosave count as not sent and stay as they are. Who may edit the block may do so. Preconditions are about the block.",
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
            "description": "The block, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BlockEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "opening-hours",
                  "title": {
                    "raw": "Opening hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/blocks/{parent}/revisions/{id}/diff": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/RevisionId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "diffBlockRevision",
        "tags": [
          "Revisions"
        ],
        "summary": "Compare a revision of a block",
        "description": "What changes from this revision to another one of the same block, or to the block as it stands. Texts that differ in very much are reported as replaced as a whole.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CompareTo"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The differences.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RevisionDiff"
                },
                "example": {
                  "parent": 31,
                  "from": 48,
                  "to": 31,
                  "title": [
                    {
                      "op": "equal",
                      "text": "Harbor news"
                    }
                  ],
                  "content": [
                    {
                      "op": "equal",
                      "text": "Ships "
                    },
                    {
                      "op": "delete",
                      "text": "leave"
                    },
                    {
                      "op": "insert",
                      "text": "arrive"
                    }
                  ],
                  "excerpt": []
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/blocks/{id}/autosaves": {
      "parameters": [
        {
          "$ref": "#/components/parameters/AutosaveOwnerId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listBlockAutosaves",
        "tags": [
          "Autosaves"
        ],
        "summary": "List the autosaves of a block",
        "description": "One for each user who has unfinished changes. Who may edit the block may see them.",
        "parameters": [
          {
            "$ref": "#/components/parameters/AutosaveParent"
          },
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The autosaves, one for each user who has one.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockAutosave"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockAutosaveEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/BlockAutosaveEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 52,
                    "author": 2,
                    "parent": 31,
                    "slug": "31-autosave-v1",
                    "title": {
                      "rendered": "Opening hours"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockAutosave"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockAutosaveEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/BlockAutosaveEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "createBlockAutosave",
        "tags": [
          "Autosaves"
        ],
        "summary": "Save unfinished changes to a block",
        "description": "The caller has one autosave of a block, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BlockAutosaveInput"
              },
              "example": {
                "content": "Daily from"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BlockAutosaveInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The autosave, or the draft itself when its author saves it.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BlockAutosaveEdit"
                },
                "example": {
                  "id": 52,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-autosave-v1",
                  "title": {
                    "raw": "Opening hours",
                    "rendered": "Opening hours"
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
      }
    },
    "/core/v2/blocks/{parent}/autosaves/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryParentId"
        },
        {
          "$ref": "#/components/parameters/AutosaveId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getBlockAutosave",
        "tags": [
          "Autosaves"
        ],
        "summary": "Read an autosave of a block",
        "description": "An id that is not an autosave of this block is not found (`rest_post_no_autosave`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The autosave.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/BlockAutosave"
                    },
                    {
                      "$ref": "#/components/schemas/BlockAutosaveEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/BlockAutosaveEdit"
                    }
                  ]
                },
                "example": {
                  "id": 52,
                  "author": 2,
                  "parent": 31,
                  "slug": "31-autosave-v1",
                  "title": {
                    "rendered": "Opening hours"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/BlockAutosave"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/BlockAutosaveEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/BlockAutosaveEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/blocks/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createBlockPreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for a block",
        "description": "Anyone with the link sees the block, and nothing else that is not public, until the link expires. It ends early when the block is published or trashed, when its creator's password changes, and while its creator may not edit the block. Requires the right to edit the block. Items in the trash have no links (`rest_preview_of_trash`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PreviewLinkInput"
              },
              "example": {
                "revision": 48
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PreviewLinkInput"
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
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/core_pattern_category": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listPatternCategories",
        "tags": [
          "Pattern categories"
        ],
        "summary": "List pattern categories",
        "description": "Ordered by name by default. A page beyond the end is empty. Callers who may not write posts may not see them, nor the blocks themselves.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "$ref": "#/components/parameters/TermsOrderby"
          },
          {
            "$ref": "#/components/parameters/HideEmpty"
          },
          {
            "$ref": "#/components/parameters/TermsOfPost"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of pattern categories.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PatternCategory"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PatternCategoryEmbed"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 7,
                    "count": 3,
                    "name": "Headers",
                    "slug": "headers",
                    "taxonomy": "core_pattern_category"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PatternCategory"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PatternCategoryEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/PatternCategory"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createPatternCategory",
        "tags": [
          "Pattern categories"
        ],
        "summary": "Create a pattern category",
        "description": "A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "x-batch": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PatternCategoryCreateInput"
              },
              "example": {
                "name": "Headers",
                "description": "What stands above"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PatternCategoryCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new pattern category.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/PatternCategory"
                },
                "example": {
                  "id": 7,
                  "count": 0,
                  "name": "Headers",
                  "slug": "headers",
                  "taxonomy": "core_pattern_category"
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
    "/core/v2/core_pattern_category/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getPatternCategory",
        "tags": [
          "Pattern categories"
        ],
        "summary": "Read a pattern category",
        "description": "The id of a term of another taxonomy is not found (`rest_term_invalid`).",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The pattern category.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/PatternCategory"
                    },
                    {
                      "$ref": "#/components/schemas/PatternCategoryEmbed"
                    }
                  ]
                },
                "example": {
                  "id": 7,
                  "count": 3,
                  "name": "Headers",
                  "slug": "headers",
                  "taxonomy": "core_pattern_category"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/PatternCategory"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/PatternCategoryEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/PatternCategory"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updatePatternCategory",
        "tags": [
          "Pattern categories"
        ],
        "summary": "Update a pattern category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PatternCategoryUpdateInput"
              },
              "example": {
                "description": "What stands above texts"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PatternCategoryUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The pattern category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PatternCategory"
                },
                "example": {
                  "id": 7,
                  "description": "What stands above texts",
                  "name": "Headers",
                  "slug": "headers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deletePatternCategory",
        "tags": [
          "Pattern categories"
        ],
        "summary": "Delete a pattern category",
        "description": "Terms have no trash, so `force` must be true.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The pattern category as it was.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedPatternCategory"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 7,
                    "name": "Headers",
                    "slug": "headers"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updatePatternCategoryByPut",
        "tags": [
          "Pattern categories"
        ],
        "summary": "Update a pattern category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PatternCategoryUpdateInput"
              },
              "example": {
                "description": "What stands above texts"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PatternCategoryUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The pattern category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PatternCategory"
                },
                "example": {
                  "id": 7,
                  "description": "What stands above texts",
                  "name": "Headers",
                  "slug": "headers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updatePatternCategoryByPatch",
        "tags": [
          "Pattern categories"
        ],
        "summary": "Update a pattern category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/PatternCategoryUpdateInput"
              },
              "example": {
                "description": "What stands above texts"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PatternCategoryUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The pattern category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PatternCategory"
                },
                "example": {
                  "id": 7,
                  "description": "What stands above texts",
                  "name": "Headers",
                  "slug": "headers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/categories": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listCategories",
        "tags": [
          "Categories"
        ],
        "summary": "List categories",
        "description": "Ordered by name by default. A page beyond the end is empty.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "$ref": "#/components/parameters/TermsOrderby"
          },
          {
            "$ref": "#/components/parameters/HideEmpty"
          },
          {
            "name": "parent",
            "in": "query",
            "description": "Only children of this category; 0 is the top.",
            "schema": {
              "type": "integer"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/TermsOfPost"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of categories.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Category"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CategoryEmbed"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 7,
                    "count": 3,
                    "name": "Rivers",
                    "slug": "rivers",
                    "taxonomy": "category"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Category"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/CategoryEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Category"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Create a category",
        "description": "The same name under the same parent is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "x-batch": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreateInput"
              },
              "example": {
                "name": "Rivers",
                "description": "All about rivers"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new category.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/Category"
                },
                "example": {
                  "id": 7,
                  "count": 0,
                  "name": "Rivers",
                  "slug": "rivers",
                  "taxonomy": "category"
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
    "/core/v2/categories/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Read a category",
        "description": "The id of a term of another taxonomy is not found (`rest_term_invalid`).",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
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
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Category"
                    },
                    {
                      "$ref": "#/components/schemas/CategoryEmbed"
                    }
                  ]
                },
                "example": {
                  "id": 7,
                  "count": 3,
                  "name": "Rivers",
                  "slug": "rivers",
                  "taxonomy": "category"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Category"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/CategoryEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/Category"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Update a category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).",
        "x-batch": true,
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
                "$ref": "#/components/schemas/CategoryUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdateInput"
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
                  "$ref": "#/components/schemas/Category"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Delete a category",
        "description": "Terms have no trash, so `force` must be true. Children move to the parent; posts without any other category get the default category, which cannot be deleted.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedCategory"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 7,
                    "name": "Rivers",
                    "slug": "rivers"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateCategoryByPut",
        "tags": [
          "Categories"
        ],
        "summary": "Update a category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).",
        "x-batch": true,
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
                "$ref": "#/components/schemas/CategoryUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdateInput"
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
                  "$ref": "#/components/schemas/Category"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateCategoryByPatch",
        "tags": [
          "Categories"
        ],
        "summary": "Update a category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).",
        "x-batch": true,
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
                "$ref": "#/components/schemas/CategoryUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdateInput"
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
                  "$ref": "#/components/schemas/Category"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/tags": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listTags",
        "tags": [
          "Tags"
        ],
        "summary": "List tags",
        "description": "Ordered by name by default. A page beyond the end is empty.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "$ref": "#/components/parameters/TermsOrderby"
          },
          {
            "$ref": "#/components/parameters/HideEmpty"
          },
          {
            "$ref": "#/components/parameters/TermsOfPost"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of tags.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Tag"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/TagEmbed"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 7,
                    "count": 3,
                    "name": "Rivers",
                    "slug": "rivers",
                    "taxonomy": "post_tag"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Tag"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/TagEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Tag"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createTag",
        "tags": [
          "Tags"
        ],
        "summary": "Create a tag",
        "description": "A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "x-batch": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TagCreateInput"
              },
              "example": {
                "name": "Rivers",
                "description": "All about rivers"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new tag.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/Tag"
                },
                "example": {
                  "id": 7,
                  "count": 0,
                  "name": "Rivers",
                  "slug": "rivers",
                  "taxonomy": "post_tag"
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
    "/core/v2/tags/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getTag",
        "tags": [
          "Tags"
        ],
        "summary": "Read a tag",
        "description": "The id of a term of another taxonomy is not found (`rest_term_invalid`).",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
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
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Tag"
                    },
                    {
                      "$ref": "#/components/schemas/TagEmbed"
                    }
                  ]
                },
                "example": {
                  "id": 7,
                  "count": 3,
                  "name": "Rivers",
                  "slug": "rivers",
                  "taxonomy": "post_tag"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Tag"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/TagEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/Tag"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateTag",
        "tags": [
          "Tags"
        ],
        "summary": "Update a tag",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/TagUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdateInput"
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
                  "$ref": "#/components/schemas/Tag"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteTag",
        "tags": [
          "Tags"
        ],
        "summary": "Delete a tag",
        "description": "Terms have no trash, so `force` must be true.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted tag.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedTag"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 7,
                    "name": "Rivers",
                    "slug": "rivers"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateTagByPut",
        "tags": [
          "Tags"
        ],
        "summary": "Update a tag",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/TagUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdateInput"
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
                  "$ref": "#/components/schemas/Tag"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateTagByPatch",
        "tags": [
          "Tags"
        ],
        "summary": "Update a tag",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/TagUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdateInput"
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
                  "$ref": "#/components/schemas/Tag"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/menus": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listMenus",
        "tags": [
          "Menus"
        ],
        "summary": "List menus",
        "description": "Ordered by name by default. A page beyond the end is empty.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "$ref": "#/components/parameters/TermsOrderby"
          },
          {
            "$ref": "#/components/parameters/HideEmpty"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of menus.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Menu"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/MenuEmbed"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 7,
                    "name": "Main menu",
                    "slug": "main-menu"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Menu"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/MenuEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Menu"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createMenu",
        "tags": [
          "Menus"
        ],
        "summary": "Create a menu",
        "description": "A taken name is rejected with `menu_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "x-batch": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MenuCreateInput"
              },
              "example": {
                "name": "Main menu",
                "description": "Above every page"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new menu.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/Menu"
                },
                "example": {
                  "id": 7,
                  "name": "Main menu",
                  "slug": "main-menu"
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
    "/core/v2/menus/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getMenu",
        "tags": [
          "Menus"
        ],
        "summary": "Read a menu",
        "description": "The id of a term of another taxonomy is not found (`rest_term_invalid`).",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The menu.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Menu"
                    },
                    {
                      "$ref": "#/components/schemas/MenuEmbed"
                    }
                  ]
                },
                "example": {
                  "id": 7,
                  "name": "Main menu",
                  "slug": "main-menu"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Menu"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/MenuEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/Menu"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateMenu",
        "tags": [
          "Menus"
        ],
        "summary": "Update a menu",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MenuUpdateInput"
              },
              "example": {
                "description": "Above every page of the site"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The menu.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Menu"
                },
                "example": {
                  "id": 7,
                  "description": "Above every page of the site",
                  "name": "Main menu",
                  "slug": "main-menu"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteMenu",
        "tags": [
          "Menus"
        ],
        "summary": "Delete a menu",
        "description": "Terms have no trash, so `force` must be true.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted menu.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedMenu"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 7,
                    "name": "Main menu",
                    "slug": "main-menu"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateMenuByPut",
        "tags": [
          "Menus"
        ],
        "summary": "Update a menu",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MenuUpdateInput"
              },
              "example": {
                "description": "Above every page of the site"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The menu.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Menu"
                },
                "example": {
                  "id": 7,
                  "description": "Above every page of the site",
                  "name": "Main menu",
                  "slug": "main-menu"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateMenuByPatch",
        "tags": [
          "Menus"
        ],
        "summary": "Update a menu",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MenuUpdateInput"
              },
              "example": {
                "description": "Above every page of the site"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The menu.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Menu"
                },
                "example": {
                  "id": 7,
                  "description": "Above every page of the site",
                  "name": "Main menu",
                  "slug": "main-menu"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/menu-items": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listMenuItems",
        "tags": [
          "Menu items"
        ],
        "summary": "List menu items",
        "description": "Published items by their places, by default. For those who may write something; others see items of the menus that the site shows, where it opens them. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/MenuItemsPerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which menu items are ordered.",
            "schema": {
              "type": "string",
              "default": "menu_order",
              "enum": [
                "date",
                "id",
                "include",
                "modified",
                "relevance",
                "slug",
                "include_slugs",
                "title",
                "menu_order"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "name": "tax_relation",
            "in": "query",
            "description": "Whether the filters on menus must all hold or one of them.",
            "schema": {
              "type": "string",
              "enum": [
                "AND",
                "OR"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "menus",
            "in": "query",
            "description": "Only items of these menus. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/MenuFilter"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "menus_exclude",
            "in": "query",
            "description": "Only items outside these menus. A comma list is accepted as well, also for `terms`.",
            "style": "deepObject",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "integer"
                  }
                },
                {
                  "$ref": "#/components/schemas/MenuExclusion"
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "menu_order",
            "in": "query",
            "description": "Only items at this place.",
            "schema": {
              "type": "integer"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of menu items.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/MenuItem"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/MenuItemEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/MenuItemEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "status": "publish",
                    "type": "custom",
                    "title": {
                      "rendered": "Opening hours"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/MenuItem"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/MenuItemEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/MenuItemEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createMenuItem",
        "tags": [
          "Menu items"
        ],
        "summary": "Create a menu item",
        "description": "By default it is published at the first position and belongs to no menu. A custom link needs a title and an address (`rest_title_required`, `rest_url_required`); what another one points to has to be there.",
        "x-batch": true,
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MenuItemInput"
              },
              "example": {
                "title": "Opening hours",
                "url": "/opening-hours/",
                "menus": 7
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuItemInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new menu item, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/MenuItemEdit"
                },
                "example": {
                  "id": 31,
                  "status": "publish",
                  "title": {
                    "rendered": "Opening hours"
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
    "/core/v2/menu-items/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getMenuItem",
        "tags": [
          "Menu items"
        ],
        "summary": "Read a menu item",
        "description": "The title of the target is used if the item has none.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The menu item.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/MenuItem"
                    },
                    {
                      "$ref": "#/components/schemas/MenuItemEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/MenuItemEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "status": "publish",
                  "type": "custom",
                  "title": {
                    "rendered": "Opening hours"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/MenuItem"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/MenuItemEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/MenuItemEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateMenuItem",
        "tags": [
          "Menu items"
        ],
        "summary": "Update a menu item",
        "description": "Updates only the fields that are sent. An item that goes to another menu goes alone, to its top: what is below it moves up to its parent.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MenuItemInput"
              },
              "example": {
                "title": "Summer hours"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuItemInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The menu item, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MenuItemEdit"
                },
                "example": {
                  "id": 31,
                  "title": {
                    "raw": "Summer hours",
                    "rendered": "Summer hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteMenuItem",
        "tags": [
          "Menu items"
        ],
        "summary": "Delete a menu item",
        "description": "Menu items have no trash, so `force` must be true. Items below it move up.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted item.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedMenuItem"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "url": "/opening-hours/"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateMenuItemByPut",
        "tags": [
          "Menu items"
        ],
        "summary": "Update a menu item",
        "description": "Updates only the fields that are sent. An item that goes to another menu goes alone, to its top: what is below it moves up to its parent.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MenuItemInput"
              },
              "example": {
                "title": "Summer hours"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuItemInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The menu item, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MenuItemEdit"
                },
                "example": {
                  "id": 31,
                  "title": {
                    "raw": "Summer hours",
                    "rendered": "Summer hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateMenuItemByPatch",
        "tags": [
          "Menu items"
        ],
        "summary": "Update a menu item",
        "description": "Updates only the fields that are sent. An item that goes to another menu goes alone, to its top: what is below it moves up to its parent.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/MenuItemInput"
              },
              "example": {
                "title": "Summer hours"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MenuItemInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The menu item, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MenuItemEdit"
                },
                "example": {
                  "id": 31,
                  "title": {
                    "raw": "Summer hours",
                    "rendered": "Summer hours"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/menu-locations": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listMenuLocations",
        "tags": [
          "Menu locations"
        ],
        "summary": "List menu locations",
        "description": "Where the site shows menus, and which. For those who may arrange the site.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The locations, by name.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "additionalProperties": {
                    "$ref": "#/components/schemas/MenuLocation"
                  }
                },
                "example": {
                  "primary": {
                    "name": "primary",
                    "description": "Primary menu",
                    "menu": 7
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/menu-locations/{location}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/MenuLocationName"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getMenuLocation",
        "tags": [
          "Menu locations"
        ],
        "summary": "Read a menu location",
        "description": "An unknown one is not found (`rest_menu_location_invalid`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The location.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MenuLocation"
                },
                "example": {
                  "name": "primary",
                  "description": "Primary menu",
                  "menu": 7
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/comments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listComments",
        "tags": [
          "Comments"
        ],
        "summary": "List comments",
        "description": "Approved comments on items that the caller may read, newest first by default. A page beyond the end is empty. `author`, `author_exclude`, `author_email`, `karma`, `status` and `type` are for moderators (`rest_forbidden_param`). Naming an item in `post` that the caller may not read is rejected with `rest_cannot_read_post`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "name": "after",
            "in": "query",
            "description": "Only comments written after this time, which itself does not count.",
            "schema": {
              "type": "string",
              "format": "date-time-or-local",
              "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
            },
            "allowReserved": true
          },
          {
            "name": "author",
            "in": "query",
            "description": "Only comments of these users; for moderators. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              }
            },
            "allowReserved": true
          },
          {
            "name": "author_exclude",
            "in": "query",
            "description": "Leave out comments of these users; for moderators. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              }
            },
            "allowReserved": true
          },
          {
            "name": "author_email",
            "in": "query",
            "description": "Only comments with this mail address; for moderators.",
            "schema": {
              "type": "string",
              "maxLength": 254,
              "format": "email"
            },
            "allowReserved": true
          },
          {
            "name": "before",
            "in": "query",
            "description": "Only comments written before this time, which itself does not count.",
            "schema": {
              "type": "string",
              "format": "date-time-or-local",
              "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?$"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "name": "karma",
            "in": "query",
            "description": "Only comments with this karma; for moderators.",
            "schema": {
              "type": "integer"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which comments are ordered.",
            "schema": {
              "type": "string",
              "default": "date_gmt",
              "enum": [
                "date",
                "date_gmt",
                "id",
                "include",
                "post",
                "parent",
                "type"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "parent",
            "in": "query",
            "description": "Only answers to these comments; 0 stands for the top level. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "name": "parent_exclude",
            "in": "query",
            "description": "Leave out answers to these comments. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "name": "post",
            "in": "query",
            "description": "Only comments on these items. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "name": "status",
            "in": "query",
            "description": "`approve`, `hold`, `spam` or `trash`; `all` and an empty text stand for approve and hold, `any` for every one. All but `approve` are for moderators.",
            "schema": {
              "type": "string",
              "maxLength": 2000,
              "default": "approve"
            },
            "allowReserved": true
          },
          {
            "name": "type",
            "in": "query",
            "description": "Only comments of this type, `all` or an empty text for every one; all but comment are for moderators.",
            "schema": {
              "type": "string",
              "maxLength": 2000,
              "default": "comment"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/CommentedPassword"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of comments.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Comment"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CommentEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CommentEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 12,
                    "post": 31,
                    "parent": 0,
                    "author": 0,
                    "author_name": "Anna",
                    "content": {
                      "rendered": "<p>Well said.</p>"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Comment"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/CommentEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/CommentEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "createComment",
        "tags": [
          "Comments"
        ],
        "summary": "Create a comment",
        "description": "Signed-in callers may comment on open items that they may read; visitors where the site allows it, then with `author_name` and `author_email`. A first comment waits for a moderator (`hold`). The same words once more are rejected with `comment_duplicate`, a second comment within 15 seconds with `comment_flood`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/CommentedPassword"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CommentCreateInput"
              },
              "example": {
                "post": 31,
                "content": "Well said."
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CommentCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new comment, for moderators with the fields of the edit context, for others of the view context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Comment"
                    },
                    {
                      "$ref": "#/components/schemas/CommentEdit"
                    }
                  ]
                },
                "example": {
                  "id": 12,
                  "post": 31,
                  "content": {
                    "rendered": "<p>Well said.</p>"
                  },
                  "status": "hold"
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
          "409": {
            "$ref": "#/components/responses/DuplicateComment"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
    "/core/v2/comments/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CommentId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getComment",
        "tags": [
          "Comments"
        ],
        "summary": "Read a comment",
        "description": "Everybody reads approved comments on items that they may read; those that are not approved only their author and moderators.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/CommentedPassword"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The comment.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Comment"
                    },
                    {
                      "$ref": "#/components/schemas/CommentEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/CommentEdit"
                    }
                  ]
                },
                "example": {
                  "id": 12,
                  "post": 31,
                  "content": {
                    "rendered": "<p>Well said.</p>"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Comment"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/CommentEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/CommentEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateComment",
        "tags": [
          "Comments"
        ],
        "summary": "Update a comment",
        "description": "For moderators. Updates only the fields that are sent. A comment that moves to another item leaves its answers behind.",
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
                "$ref": "#/components/schemas/CommentUpdateInput"
              },
              "example": {
                "status": "approved"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CommentUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The comment, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CommentEdit"
                },
                "example": {
                  "id": 12,
                  "content": {
                    "rendered": "<p>Well said.</p>",
                    "raw": "Well said."
                  },
                  "status": "approved"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteComment",
        "tags": [
          "Comments"
        ],
        "summary": "Delete a comment",
        "description": "For moderators. Moves the comment to the trash, or removes it for good with `force`; its answers then move up to the comment that it answered.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
          },
          {
            "$ref": "#/components/parameters/CommentedPassword"
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
            "description": "The comment in the trash, or the deleted comment.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/CommentEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedComment"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 12,
                    "post": 31
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateCommentByPut",
        "tags": [
          "Comments"
        ],
        "summary": "Update a comment",
        "description": "For moderators. Updates only the fields that are sent. A comment that moves to another item leaves its answers behind.",
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
                "$ref": "#/components/schemas/CommentUpdateInput"
              },
              "example": {
                "status": "approved"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CommentUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The comment, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CommentEdit"
                },
                "example": {
                  "id": 12,
                  "content": {
                    "rendered": "<p>Well said.</p>",
                    "raw": "Well said."
                  },
                  "status": "approved"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateCommentByPatch",
        "tags": [
          "Comments"
        ],
        "summary": "Update a comment",
        "description": "For moderators. Updates only the fields that are sent. A comment that moves to another item leaves its answers behind.",
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
                "$ref": "#/components/schemas/CommentUpdateInput"
              },
              "example": {
                "status": "approved"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CommentUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The comment, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CommentEdit"
                },
                "example": {
                  "id": 12,
                  "content": {
                    "rendered": "<p>Well said.</p>",
                    "raw": "Well said."
                  },
                  "status": "approved"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/navigation": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listNavigation",
        "tags": [
          "Navigation"
        ],
        "summary": "List navigation",
        "description": "Published navigation, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "What navigation is ordered by.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "date",
                "id",
                "include",
                "modified",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of navigation.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Navigation"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/NavigationEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/NavigationEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "main-navigation",
                    "status": "publish",
                    "type": "core_navigation",
                    "title": {
                      "raw": "Main",
                      "rendered": "Main"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/Navigation"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/NavigationEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/NavigationEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createNavigation",
        "tags": [
          "Navigation"
        ],
        "summary": "Create a navigation",
        "description": "A draft, unless a status is given. Title and content may not all be empty (`empty_content`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/NavigationInput"
              },
              "example": {
                "title": "Main",
                "content": "<a href=\"/about/\">About</a>",
                "status": "publish"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/NavigationInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new navigation, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/NavigationEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "main-navigation",
                  "status": "publish",
                  "title": {
                    "raw": "Main",
                    "rendered": "Main"
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
    "/core/v2/navigation/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getNavigation",
        "tags": [
          "Navigation"
        ],
        "summary": "Read a navigation",
        "description": "Content of a protected navigation is empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The navigation.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Navigation"
                    },
                    {
                      "$ref": "#/components/schemas/NavigationEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/NavigationEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "main-navigation",
                  "status": "publish",
                  "type": "core_navigation",
                  "title": {
                    "raw": "Main",
                    "rendered": "Main"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Navigation"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/NavigationEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/NavigationEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateNavigation",
        "tags": [
          "Navigation"
        ],
        "summary": "Update a navigation",
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
                "$ref": "#/components/schemas/NavigationInput"
              },
              "example": {
                "title": "Summer"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/NavigationInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The navigation, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/NavigationEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "main-navigation",
                  "title": {
                    "raw": "Summer"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteNavigation",
        "tags": [
          "Navigation"
        ],
        "summary": "Delete a navigation",
        "description": "Moves the navigation to the trash, or deletes it permanently with `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The navigation in the trash, or the deleted navigation.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/NavigationEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedNavigation"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "main-navigation"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateNavigationByPut",
        "tags": [
          "Navigation"
        ],
        "summary": "Update a navigation",
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
                "$ref": "#/components/schemas/NavigationInput"
              },
              "example": {
                "title": "Summer"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/NavigationInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The navigation, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/NavigationEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "main-navigation",
                  "title": {
                    "raw": "Summer"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateNavigationByPatch",
        "tags": [
          "Navigation"
        ],
        "summary": "Update a navigation",
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
                "$ref": "#/components/schemas/NavigationInput"
              },
              "example": {
                "title": "Summer"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/NavigationInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The navigation, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/NavigationEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "main-navigation",
                  "title": {
                    "raw": "Summer"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/navigation/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createNavigationPreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for a navigation",
        "description": "Anyone with the link sees the navigation, and nothing else that is not public, until the link expires. It ends early when the navigation is published or trashed, when its creator's password changes, and while its creator may not edit the navigation. Requires the right to edit the navigation. Items in the trash have no links (`rest_preview_of_trash`).",
        "responses": {
          "200": {
            "description": "The link. It is signed and not stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PreviewLink"
                },
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/cal_events": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listEventEntries",
        "tags": [
          "Event entries"
        ],
        "summary": "List events as entries",
        "description": "Published events, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Author"
          },
          {
            "$ref": "#/components/parameters/AuthorExclude"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which events are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "author",
                "date",
                "id",
                "include",
                "modified",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "name": "tags",
            "in": "query",
            "description": "Only items with one of these tags, by id. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "name": "cal_events_cat",
            "in": "query",
            "description": "Only items in one of these event categories, by id. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "integer"
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of events.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/EventEntry"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/EventEntryEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/EventEntryEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "quiz-night",
                    "status": "publish",
                    "type": "cal_events",
                    "title": {
                      "raw": "Quiz night"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/EventEntry"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/EventEntryEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/EventEntryEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createEventEntry",
        "tags": [
          "Event entries"
        ],
        "summary": "Create an event as an entry",
        "description": "A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventEntryInput"
              },
              "example": {
                "title": "Quiz night",
                "content": "<p>More of it</p>",
                "status": "publish"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventEntryInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new event, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/EventEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "quiz-night",
                  "status": "publish",
                  "title": {
                    "raw": "Quiz night"
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
    "/core/v2/cal_events/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getEventEntry",
        "tags": [
          "Event entries"
        ],
        "summary": "Read an event as an entry",
        "description": "Content and excerpt of a protected event are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The event.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/EventEntry"
                    },
                    {
                      "$ref": "#/components/schemas/EventEntryEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/EventEntryEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "quiz-night",
                  "status": "publish",
                  "type": "cal_events",
                  "title": {
                    "raw": "Quiz night"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/EventEntry"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/EventEntryEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/EventEntryEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateEventEntry",
        "tags": [
          "Event entries"
        ],
        "summary": "Update an event as an entry",
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
                "$ref": "#/components/schemas/EventEntryInput"
              },
              "example": {
                "title": "Quiz night again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "quiz-night",
                  "title": {
                    "raw": "Quiz night again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteEventEntry",
        "tags": [
          "Event entries"
        ],
        "summary": "Delete an event as an entry",
        "description": "Moves the event to the trash, or deletes it permanently with `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
                      "$ref": "#/components/schemas/EventEntryEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedEventEntry"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "quiz-night"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateEventEntryByPut",
        "tags": [
          "Event entries"
        ],
        "summary": "Update an event as an entry",
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
                "$ref": "#/components/schemas/EventEntryInput"
              },
              "example": {
                "title": "Quiz night again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "quiz-night",
                  "title": {
                    "raw": "Quiz night again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateEventEntryByPatch",
        "tags": [
          "Event entries"
        ],
        "summary": "Update an event as an entry",
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
                "$ref": "#/components/schemas/EventEntryInput"
              },
              "example": {
                "title": "Quiz night again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The event, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "quiz-night",
                  "title": {
                    "raw": "Quiz night again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/cal_events/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createEventEntryPreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for an event",
        "description": "Anyone with the link sees the event, and nothing else that is not public, until the link expires. It ends early when the event is published or trashed, when its creator's password changes, and while its creator may not edit the event. Requires the right to edit the event. Items in the trash have no links (`rest_preview_of_trash`).",
        "responses": {
          "200": {
            "description": "The link. It is signed and not stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PreviewLink"
                },
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/cal_events_cat": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listCalendarCategories",
        "tags": [
          "Event categories"
        ],
        "summary": "List event categories",
        "description": "Ordered by name by default. A page beyond the end is empty.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "$ref": "#/components/parameters/TermsOrderby"
          },
          {
            "$ref": "#/components/parameters/HideEmpty"
          },
          {
            "name": "parent",
            "in": "query",
            "description": "Only children of this category; 0 is the top.",
            "schema": {
              "type": "integer"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/TermsOfPost"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of categories.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CalendarCategory"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CalendarCategoryEmbed"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 7,
                    "count": 3,
                    "name": "Rivers",
                    "slug": "rivers",
                    "taxonomy": "cal_events_cat"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/CalendarCategory"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/CalendarCategoryEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/CalendarCategory"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createCalendarCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Create an event category",
        "description": "The same name under the same parent is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreateInput"
              },
              "example": {
                "name": "Rivers",
                "description": "All about rivers"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new category.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/CalendarCategory"
                },
                "example": {
                  "id": 7,
                  "count": 0,
                  "name": "Rivers",
                  "slug": "rivers",
                  "taxonomy": "cal_events_cat"
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
    "/core/v2/cal_events_cat/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TermId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getCalendarCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Read an event category",
        "description": "The id of a term of another taxonomy is not found (`rest_term_invalid`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
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
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/CalendarCategory"
                    },
                    {
                      "$ref": "#/components/schemas/CalendarCategoryEmbed"
                    }
                  ]
                },
                "example": {
                  "id": 7,
                  "count": 3,
                  "name": "Rivers",
                  "slug": "rivers",
                  "taxonomy": "cal_events_cat"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/CalendarCategory"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/CalendarCategoryEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/CalendarCategory"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateCalendarCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Update an event category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).",
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
                "$ref": "#/components/schemas/CategoryUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdateInput"
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
                  "$ref": "#/components/schemas/CalendarCategory"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteCalendarCategory",
        "tags": [
          "Event categories"
        ],
        "summary": "Delete an event category",
        "description": "Terms have no trash, so `force` must be true. Children move to the parent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
            "description": "The deleted category.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedCalendarCategory"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 7,
                    "name": "Rivers",
                    "slug": "rivers"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateCalendarCategoryByPut",
        "tags": [
          "Event categories"
        ],
        "summary": "Update an event category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).",
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
                "$ref": "#/components/schemas/CategoryUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdateInput"
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
                  "$ref": "#/components/schemas/CalendarCategory"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateCalendarCategoryByPatch",
        "tags": [
          "Event categories"
        ],
        "summary": "Update an event category",
        "description": "Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).",
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
                "$ref": "#/components/schemas/CategoryUpdateInput"
              },
              "example": {
                "description": "All about rivers and streams"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdateInput"
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
                  "$ref": "#/components/schemas/CalendarCategory"
                },
                "example": {
                  "id": 7,
                  "description": "All about rivers and streams",
                  "name": "Rivers",
                  "slug": "rivers"
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/cal_venue": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listVenueEntries",
        "tags": [
          "Venue entries"
        ],
        "summary": "List venues as entries",
        "description": "Published venues, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Author"
          },
          {
            "$ref": "#/components/parameters/AuthorExclude"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which venues are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "author",
                "date",
                "id",
                "include",
                "modified",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of venues.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/VenueEntry"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/VenueEntryEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/VenueEntryEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "the-anchor",
                    "status": "publish",
                    "type": "cal_venue",
                    "title": {
                      "raw": "The Anchor"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/VenueEntry"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/VenueEntryEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/VenueEntryEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createVenueEntry",
        "tags": [
          "Venue entries"
        ],
        "summary": "Create a venue as an entry",
        "description": "A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueEntryInput"
              },
              "example": {
                "title": "The Anchor",
                "content": "<p>More of it</p>",
                "status": "publish"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueEntryInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new venue, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/VenueEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-anchor",
                  "status": "publish",
                  "title": {
                    "raw": "The Anchor"
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
    "/core/v2/cal_venue/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getVenueEntry",
        "tags": [
          "Venue entries"
        ],
        "summary": "Read a venue as an entry",
        "description": "Content and excerpt of a protected venue are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The venue.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/VenueEntry"
                    },
                    {
                      "$ref": "#/components/schemas/VenueEntryEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/VenueEntryEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "the-anchor",
                  "status": "publish",
                  "type": "cal_venue",
                  "title": {
                    "raw": "The Anchor"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/VenueEntry"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/VenueEntryEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/VenueEntryEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateVenueEntry",
        "tags": [
          "Venue entries"
        ],
        "summary": "Update a venue as an entry",
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
                "$ref": "#/components/schemas/VenueEntryInput"
              },
              "example": {
                "title": "The Anchor again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/VenueEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-anchor",
                  "title": {
                    "raw": "The Anchor again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteVenueEntry",
        "tags": [
          "Venue entries"
        ],
        "summary": "Delete a venue as an entry",
        "description": "Moves the venue to the trash, or deletes it permanently with `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
                      "$ref": "#/components/schemas/VenueEntryEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedVenueEntry"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "the-anchor"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateVenueEntryByPut",
        "tags": [
          "Venue entries"
        ],
        "summary": "Update a venue as an entry",
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
                "$ref": "#/components/schemas/VenueEntryInput"
              },
              "example": {
                "title": "The Anchor again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/VenueEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-anchor",
                  "title": {
                    "raw": "The Anchor again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateVenueEntryByPatch",
        "tags": [
          "Venue entries"
        ],
        "summary": "Update a venue as an entry",
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
                "$ref": "#/components/schemas/VenueEntryInput"
              },
              "example": {
                "title": "The Anchor again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The venue, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/VenueEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-anchor",
                  "title": {
                    "raw": "The Anchor again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/cal_venue/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createVenueEntryPreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for a venue",
        "description": "Anyone with the link sees the venue, and nothing else that is not public, until the link expires. It ends early when the venue is published or trashed, when its creator's password changes, and while its creator may not edit the venue. Requires the right to edit the venue. Items in the trash have no links (`rest_preview_of_trash`).",
        "responses": {
          "200": {
            "description": "The link. It is signed and not stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PreviewLink"
                },
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/cal_organizer": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listOrganizerEntries",
        "tags": [
          "Organizer entries"
        ],
        "summary": "List organizers as entries",
        "description": "Published organizers, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/ModifiedAfter"
          },
          {
            "$ref": "#/components/parameters/Before"
          },
          {
            "$ref": "#/components/parameters/ModifiedBefore"
          },
          {
            "$ref": "#/components/parameters/Author"
          },
          {
            "$ref": "#/components/parameters/AuthorExclude"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderDescending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which organizers are ordered.",
            "schema": {
              "type": "string",
              "default": "date",
              "enum": [
                "author",
                "date",
                "id",
                "include",
                "modified",
                "relevance",
                "slug",
                "include_slugs",
                "title"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/SearchColumns"
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "$ref": "#/components/parameters/EntryStatuses"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of organizers.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/OrganizerEntry"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/OrganizerEntryEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/OrganizerEntryEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 31,
                    "slug": "the-guild",
                    "status": "publish",
                    "type": "cal_organizer",
                    "title": {
                      "raw": "The Guild"
                    }
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/OrganizerEntry"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/OrganizerEntryEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/OrganizerEntryEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createOrganizerEntry",
        "tags": [
          "Organizer entries"
        ],
        "summary": "Create an organizer as an entry",
        "description": "A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerEntryInput"
              },
              "example": {
                "title": "The Guild",
                "content": "<p>More of it</p>",
                "status": "publish"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerEntryInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new organizer, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/OrganizerEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-guild",
                  "status": "publish",
                  "title": {
                    "raw": "The Guild"
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
    "/core/v2/cal_organizer/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getOrganizerEntry",
        "tags": [
          "Organizer entries"
        ],
        "summary": "Read an organizer as an entry",
        "description": "Content and excerpt of a protected organizer are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/EntryPassword"
          },
          {
            "$ref": "#/components/parameters/PreviewToken"
          },
          {
            "$ref": "#/components/parameters/PreviewTokenHeader"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The organizer.",
            "headers": {
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/OrganizerEntry"
                    },
                    {
                      "$ref": "#/components/schemas/OrganizerEntryEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/OrganizerEntryEdit"
                    }
                  ]
                },
                "example": {
                  "id": 31,
                  "slug": "the-guild",
                  "status": "publish",
                  "type": "cal_organizer",
                  "title": {
                    "raw": "The Guild"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/OrganizerEntry"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/OrganizerEntryEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/OrganizerEntryEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateOrganizerEntry",
        "tags": [
          "Organizer entries"
        ],
        "summary": "Update an organizer as an entry",
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
                "$ref": "#/components/schemas/OrganizerEntryInput"
              },
              "example": {
                "title": "The Guild again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OrganizerEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-guild",
                  "title": {
                    "raw": "The Guild again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "deleteOrganizerEntry",
        "tags": [
          "Organizer entries"
        ],
        "summary": "Delete an organizer as an entry",
        "description": "Moves the organizer to the trash, or deletes it permanently with `force`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
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
                      "$ref": "#/components/schemas/OrganizerEntryEdit"
                    },
                    {
                      "$ref": "#/components/schemas/DeletedOrganizerEntry"
                    }
                  ]
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 31,
                    "slug": "the-guild"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "put": {
        "operationId": "updateOrganizerEntryByPut",
        "tags": [
          "Organizer entries"
        ],
        "summary": "Update an organizer as an entry",
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
                "$ref": "#/components/schemas/OrganizerEntryInput"
              },
              "example": {
                "title": "The Guild again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OrganizerEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-guild",
                  "title": {
                    "raw": "The Guild again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateOrganizerEntryByPatch",
        "tags": [
          "Organizer entries"
        ],
        "summary": "Update an organizer as an entry",
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
                "$ref": "#/components/schemas/OrganizerEntryInput"
              },
              "example": {
                "title": "The Guild again"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerEntryInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organizer, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OrganizerEntryEdit"
                },
                "example": {
                  "id": 31,
                  "slug": "the-guild",
                  "title": {
                    "raw": "The Guild again"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
    "/core/v2/cal_organizer/{id}/preview-links": {
      "parameters": [
        {
          "$ref": "#/components/parameters/EntryId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "post": {
        "operationId": "createOrganizerEntryPreviewLink",
        "tags": [
          "Preview links"
        ],
        "summary": "Create a preview link for an organizer",
        "description": "Anyone with the link sees the organizer, and nothing else that is not public, until the link expires. It ends early when the organizer is published or trashed, when its creator's password changes, and while its creator may not edit the organizer. Requires the right to edit the organizer. Items in the trash have no links (`rest_preview_of_trash`).",
        "responses": {
          "200": {
            "description": "The link. It is signed and not stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PreviewLink"
                },
                "example": {
                  "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "front_end_url": null,
                  "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                  "expires": "2026-11-25T18:00:00Z"
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
      }
    },
    "/core/v2/users": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "listUsers",
        "tags": [
          "Users"
        ],
        "summary": "List users",
        "description": "Callers who may not list users see those who have published something. A page beyond the end is empty.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderAscending"
          },
          {
            "name": "orderby",
            "in": "query",
            "description": "Field by which users are ordered. Mail address and registration date need the right to list users. `order` says nothing to `include_slugs`, nor to `include` without ids, which goes by login name.",
            "schema": {
              "type": "string",
              "default": "name",
              "enum": [
                "id",
                "include",
                "name",
                "registered_date",
                "slug",
                "include_slugs",
                "email",
                "url"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Slug"
          },
          {
            "name": "roles",
            "in": "query",
            "description": "Only users with one of these roles; needs the right to list users. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 2000
              }
            },
            "allowReserved": true
          },
          {
            "name": "capabilities",
            "in": "query",
            "description": "Only users with one of these capabilities; needs the right to list users. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 2000
              }
            },
            "allowReserved": true
          },
          {
            "name": "who",
            "in": "query",
            "description": "Only users who may write; needs that right too.",
            "schema": {
              "type": "string",
              "enum": [
                "authors"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "has_published_posts",
            "in": "query",
            "description": "Only users who have published something, or something of these types.",
            "style": "form",
            "explode": true,
            "schema": {
              "oneOf": [
                {
                  "type": "boolean"
                },
                {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/TypeSlug"
                  }
                }
              ]
            },
            "allowReserved": true
          },
          {
            "name": "search_columns",
            "in": "query",
            "description": "Search only here. Without it numbers are looked for in login names and ids, what has an `@` in mail addresses where the caller may search these, and all else everywhere. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "email",
                  "name",
                  "id",
                  "username",
                  "slug"
                ]
              },
              "default": []
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of users.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/User"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/UserEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/UserEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "id": 2,
                    "name": "Anna Berg",
                    "slug": "anna",
                    "link": "https://site.test/author/anna/"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/User"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/UserEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/UserEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "createUser",
        "tags": [
          "Users"
        ],
        "summary": "Create a user",
        "description": "A subscriber unless roles are sent. Login name and mail address must be free.",
        "x-batch": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UserCreateInput"
              },
              "example": {
                "username": "anna",
                "email": "anna@site.test",
                "password": "a long secret",
                "roles": [
                  "author"
                ]
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new user, with the fields of the edit context.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
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
    "/core/v2/users/me": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getCurrentUser",
        "tags": [
          "Users"
        ],
        "summary": "Read the caller",
        "description": "The user whose credentials are sent; without any it is rejected with `rest_not_logged_in`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The user.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/User"
                    },
                    {
                      "$ref": "#/components/schemas/UserEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/UserEdit"
                    }
                  ]
                },
                "example": {
                  "id": 2,
                  "name": "Anna Berg",
                  "slug": "anna",
                  "link": "https://site.test/author/anna/"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/User"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/UserEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/UserEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "updateCurrentUser",
        "tags": [
          "Users"
        ],
        "summary": "Update the caller",
        "description": "Updates only the fields that are sent. Changing roles requires the right to promote users.",
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
                "$ref": "#/components/schemas/UserUpdateInput"
              },
              "example": {
                "description": "Writes about hills"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
        "operationId": "deleteCurrentUser",
        "tags": [
          "Users"
        ],
        "summary": "Delete the caller",
        "description": "Like the deletion of any user, and with the same right.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
          },
          {
            "$ref": "#/components/parameters/Reassign"
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
            "description": "The deleted user.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedUser"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 2,
                    "username": "anna"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateCurrentUserByPut",
        "tags": [
          "Users"
        ],
        "summary": "Update the caller",
        "description": "Updates only the fields that are sent. Changing roles requires the right to promote users.",
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
                "$ref": "#/components/schemas/UserUpdateInput"
              },
              "example": {
                "description": "Writes about hills"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
        "operationId": "updateCurrentUserByPatch",
        "tags": [
          "Users"
        ],
        "summary": "Update the caller",
        "description": "Updates only the fields that are sent. Changing roles requires the right to promote users.",
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
                "$ref": "#/components/schemas/UserUpdateInput"
              },
              "example": {
                "description": "Writes about hills"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
    "/core/v2/users/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/UserId"
        },
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getUser",
        "tags": [
          "Users"
        ],
        "summary": "Read a user",
        "description": "Users may read themselves and users who have published something; reading others requires the right to list users.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IfModifiedSince"
          }
        ],
        "responses": {
          "200": {
            "description": "The user.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/User"
                    },
                    {
                      "$ref": "#/components/schemas/UserEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/UserEdit"
                    }
                  ]
                },
                "example": {
                  "id": 2,
                  "name": "Anna Berg",
                  "slug": "anna",
                  "link": "https://site.test/author/anna/"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/User"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/UserEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/UserEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "updateUser",
        "tags": [
          "Users"
        ],
        "summary": "Update a user",
        "description": "Updates only the fields that are sent. Users may update themselves, but not their own roles.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/UserUpdateInput"
              },
              "example": {
                "description": "Writes about hills"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
        "operationId": "deleteUser",
        "tags": [
          "Users"
        ],
        "summary": "Delete a user",
        "description": "Users have no trash, so `force` must be true. What the user wrote goes to another user or to the trash.",
        "x-batch": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Force"
          },
          {
            "$ref": "#/components/parameters/Reassign"
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
            "description": "The deleted user.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedUser"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "id": 2,
                    "username": "anna"
                  }
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/TrashNotSupported"
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
        "operationId": "updateUserByPut",
        "tags": [
          "Users"
        ],
        "summary": "Update a user",
        "description": "Updates only the fields that are sent. Users may update themselves, but not their own roles.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/UserUpdateInput"
              },
              "example": {
                "description": "Writes about hills"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
        "operationId": "updateUserByPatch",
        "tags": [
          "Users"
        ],
        "summary": "Update a user",
        "description": "Updates only the fields that are sent. Users may update themselves, but not their own roles.",
        "x-batch": true,
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
                "$ref": "#/components/schemas/UserUpdateInput"
              },
              "example": {
                "description": "Writes about hills"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UserUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user, with the fields of the edit context.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UserEdit"
                },
                "example": {
                  "id": 2,
                  "username": "anna",
                  "name": "Anna Berg",
                  "email": "anna@site.test",
                  "roles": [
                    "author"
                  ]
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
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
    "/core/v2/users/{user_id}/application-passwords": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PasswordOwner"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listApplicationPasswords",
        "tags": [
          "Application passwords"
        ],
        "summary": "List the application passwords of a user",
        "description": "Newest last. Only their owner and those who may edit the user may see them.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The application passwords, without their secrets.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/ApplicationPassword"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/ApplicationPasswordEmbed"
                      }
                    },
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/ApplicationPasswordEdit"
                      }
                    }
                  ]
                },
                "example": [
                  {
                    "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                    "app_id": "",
                    "name": "Phone",
                    "created": "2026-01-02T03:04:05"
                  }
                ],
                "x-context-schemas": {
                  "view": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/ApplicationPassword"
                    }
                  },
                  "embed": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/ApplicationPasswordEmbed"
                    }
                  },
                  "edit": {
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/ApplicationPasswordEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createApplicationPassword",
        "tags": [
          "Application passwords"
        ],
        "summary": "Create an application password",
        "description": "The secret is shown in this answer and never again. A name may be used twice. Without limits it may do all that its user may, from everywhere and for ever. `rest_scope_missing`: an application password with scopes makes none with more than its own.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordCreateInput"
              },
              "example": {
                "name": "Phone"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordCreateInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new application password and its secret.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
                  "$ref": "#/components/schemas/ApplicationPasswordEdit"
                },
                "example": {
                  "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                  "name": "Phone",
                  "password": "abcd EFGH 1234 ijkl MNOP 5678"
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
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
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
        "operationId": "deleteApplicationPasswords",
        "tags": [
          "Application passwords"
        ],
        "summary": "Delete all application passwords of a user",
        "description": "Also the one that this request uses.",
        "responses": {
          "200": {
            "description": "Number of deleted passwords.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedApplicationPasswords"
                },
                "example": {
                  "deleted": true,
                  "count": 2
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
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
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
    "/core/v2/users/{user_id}/application-passwords/introspect": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PasswordOwner"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "introspectApplicationPassword",
        "tags": [
          "Application passwords"
        ],
        "summary": "Read the application password in use",
        "description": "The one that this request was signed in with.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The application password, without its secret.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/ApplicationPassword"
                    },
                    {
                      "$ref": "#/components/schemas/ApplicationPasswordEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/ApplicationPasswordEdit"
                    }
                  ]
                },
                "example": {
                  "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                  "app_id": "",
                  "name": "Phone",
                  "created": "2026-01-02T03:04:05"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/ApplicationPassword"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/ApplicationPasswordEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/ApplicationPasswordEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/core/v2/users/{user_id}/application-passwords/{uuid}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/PasswordOwner"
        },
        {
          "$ref": "#/components/parameters/PasswordUuid"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getApplicationPassword",
        "tags": [
          "Application passwords"
        ],
        "summary": "Read an application password",
        "description": "Only its owner and those who may edit the user may see it.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The application password, without its secret.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/ApplicationPassword"
                    },
                    {
                      "$ref": "#/components/schemas/ApplicationPasswordEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/ApplicationPasswordEdit"
                    }
                  ]
                },
                "example": {
                  "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                  "app_id": "",
                  "name": "Phone",
                  "created": "2026-01-02T03:04:05"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/ApplicationPassword"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/ApplicationPasswordEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/ApplicationPasswordEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateApplicationPassword",
        "tags": [
          "Application passwords"
        ],
        "summary": "Rename an application password",
        "description": "The secret and the program that it was made for stay as they are.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordUpdateInput"
              },
              "example": {
                "name": "Tablet"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The application password, without its secret.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ApplicationPasswordEdit"
                },
                "example": {
                  "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                  "app_id": "",
                  "name": "Phone",
                  "created": "2026-01-02T03:04:05"
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
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
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
        "operationId": "deleteApplicationPassword",
        "tags": [
          "Application passwords"
        ],
        "summary": "Delete an application password",
        "description": "Requests that use it are refused from now on.",
        "responses": {
          "200": {
            "description": "The application password as it was.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeletedApplicationPassword"
                },
                "example": {
                  "deleted": true,
                  "previous": {
                    "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                    "app_id": "",
                    "name": "Phone",
                    "created": "2026-01-02T03:04:05"
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
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
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
        "operationId": "updateApplicationPasswordByPut",
        "tags": [
          "Application passwords"
        ],
        "summary": "Rename an application password",
        "description": "The secret and the program that it was made for stay as they are.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordUpdateInput"
              },
              "example": {
                "name": "Tablet"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The application password, without its secret.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ApplicationPasswordEdit"
                },
                "example": {
                  "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                  "app_id": "",
                  "name": "Phone",
                  "created": "2026-01-02T03:04:05"
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
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
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
        "operationId": "updateApplicationPasswordByPatch",
        "tags": [
          "Application passwords"
        ],
        "summary": "Rename an application password",
        "description": "The secret and the program that it was made for stay as they are.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordUpdateInput"
              },
              "example": {
                "name": "Tablet"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationPasswordUpdateInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The application password, without its secret.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ApplicationPasswordEdit"
                },
                "example": {
                  "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                  "app_id": "",
                  "name": "Phone",
                  "created": "2026-01-02T03:04:05"
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
            "$ref": "#/components/responses/NotFound"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "429": {
            "$ref": "#/components/responses/TooManyAttempts"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "501": {
            "$ref": "#/components/responses/ApplicationPasswordsDisabled"
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
    "/core/v2/types": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listTypes",
        "tags": [
          "Types"
        ],
        "summary": "List types",
        "description": "Content types that the caller may see. The edit context needs the right to write one of them.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The types, by slug.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/Type"
                      }
                    },
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/TypeEmbed"
                      }
                    },
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/TypeEdit"
                      }
                    }
                  ]
                },
                "example": {
                  "post": {
                    "name": "Posts",
                    "slug": "post",
                    "rest_base": "posts",
                    "rest_namespace": "core/v2"
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/Type"
                    }
                  },
                  "embed": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/TypeEmbed"
                    }
                  },
                  "edit": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/TypeEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/types/{type}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TypeSlug"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getType",
        "tags": [
          "Types"
        ],
        "summary": "Read a type",
        "description": "An unknown one is not found (`rest_type_invalid`); one that is not shown is refused.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The type.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Type"
                    },
                    {
                      "$ref": "#/components/schemas/TypeEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/TypeEdit"
                    }
                  ]
                },
                "example": {
                  "name": "Posts",
                  "slug": "post",
                  "rest_base": "posts",
                  "rest_namespace": "core/v2"
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Type"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/TypeEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/TypeEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/statuses": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listStatuses",
        "tags": [
          "Statuses"
        ],
        "summary": "List statuses",
        "description": "Statuses that the caller may use; the public ones for everyone.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The statuses, by slug.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/Status"
                      }
                    },
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/StatusEmbed"
                      }
                    },
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/StatusEdit"
                      }
                    }
                  ]
                },
                "example": {
                  "publish": {
                    "name": "Published",
                    "slug": "publish",
                    "public": true,
                    "queryable": true
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/Status"
                    }
                  },
                  "embed": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/StatusEmbed"
                    }
                  },
                  "edit": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/StatusEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/statuses/{status}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/StatusSlug"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getStatus",
        "tags": [
          "Statuses"
        ],
        "summary": "Read a status",
        "description": "An unknown one is not found (`rest_status_invalid`); one that the caller may not use is refused.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The status.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Status"
                    },
                    {
                      "$ref": "#/components/schemas/StatusEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/StatusEdit"
                    }
                  ]
                },
                "example": {
                  "name": "Published",
                  "slug": "publish",
                  "public": true,
                  "queryable": true
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Status"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/StatusEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/StatusEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/taxonomies": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listTaxonomies",
        "tags": [
          "Taxonomies"
        ],
        "summary": "List taxonomies",
        "description": "Taxonomies that the caller may see. An unknown type has no taxonomies.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "name": "type",
            "in": "query",
            "description": "Only taxonomies of this content type.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The taxonomies, by slug.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/Taxonomy"
                      }
                    },
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/TaxonomyEmbed"
                      }
                    },
                    {
                      "type": "object",
                      "x-names": "identifier",
                      "additionalProperties": {
                        "$ref": "#/components/schemas/TaxonomyEdit"
                      }
                    }
                  ]
                },
                "example": {
                  "category": {
                    "name": "Categories",
                    "slug": "category",
                    "types": [
                      "post"
                    ],
                    "hierarchical": true
                  }
                },
                "x-context-schemas": {
                  "view": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/Taxonomy"
                    }
                  },
                  "embed": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/TaxonomyEmbed"
                    }
                  },
                  "edit": {
                    "type": "object",
                    "x-names": "identifier",
                    "additionalProperties": {
                      "$ref": "#/components/schemas/TaxonomyEdit"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/taxonomies/{taxonomy}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/TaxonomySlug"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getTaxonomy",
        "tags": [
          "Taxonomies"
        ],
        "summary": "Read a taxonomy",
        "description": "An unknown one is not found (`rest_taxonomy_invalid`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The taxonomy.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/Taxonomy"
                    },
                    {
                      "$ref": "#/components/schemas/TaxonomyEmbed"
                    },
                    {
                      "$ref": "#/components/schemas/TaxonomyEdit"
                    }
                  ]
                },
                "example": {
                  "name": "Categories",
                  "slug": "category",
                  "types": [
                    "post"
                  ],
                  "hierarchical": true
                },
                "x-context-schemas": {
                  "view": {
                    "$ref": "#/components/schemas/Taxonomy"
                  },
                  "embed": {
                    "$ref": "#/components/schemas/TaxonomyEmbed"
                  },
                  "edit": {
                    "$ref": "#/components/schemas/TaxonomyEdit"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/search": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "search",
        "tags": [
          "Search"
        ],
        "summary": "Search the site",
        "description": "Published entries, terms or formats of posts, whoever asks. Entries are found by title, content and excerpt, protected ones by their title alone; best matches come first, then the newest. A page beyond the end is empty, and that of entries has no total.",
        "parameters": [
          {
            "name": "context",
            "in": "query",
            "description": "Which fields the answer shows.",
            "schema": {
              "type": "string",
              "enum": [
                "view",
                "embed"
              ],
              "default": "view"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "name": "type",
            "in": "query",
            "description": "Search text.",
            "schema": {
              "type": "string",
              "enum": [
                "post",
                "term",
                "post-format"
              ],
              "default": "post"
            },
            "allowReserved": true
          },
          {
            "name": "subtype",
            "in": "query",
            "description": "Only these content types, or for terms these taxonomies; formats of posts have none. A subtype of another type is refused. A comma list is accepted as well.",
            "style": "form",
            "explode": true,
            "schema": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "any",
                  "post",
                  "page",
                  "cal_events",
                  "category",
                  "post_tag",
                  "cal_events_cat"
                ]
              },
              "default": [
                "any"
              ]
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/Exclude"
          },
          {
            "$ref": "#/components/parameters/Include"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of what was found.",
            "headers": {
              "X-WP-Total": {
                "$ref": "#/components/headers/Total"
              },
              "X-WP-TotalPages": {
                "$ref": "#/components/headers/TotalPages"
              },
              "Link": {
                "$ref": "#/components/headers/Link"
              },
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/SearchResult"
                  }
                },
                "example": [
                  {
                    "id": 31,
                    "title": "Harbor news",
                    "type": "post",
                    "subtype": "post"
                  }
                ]
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
    "/core/v2/settings": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getSettings",
        "tags": [
          "Settings"
        ],
        "summary": "Read the settings",
        "description": "For those who may manage the site; others are rejected with `rest_forbidden`.",
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
            "description": "The settings.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Settings"
                },
                "example": {
                  "title": "Harbor",
                  "timezone": "America/New_York",
                  "posts_per_page": 10
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
        "operationId": "updateSettings",
        "tags": [
          "Settings"
        ],
        "summary": "Update the settings",
        "description": "Updates only the fields that are sent; null restores the default, and unknown names are ignored. Pages, media and the category that are named have to exist. Changes take effect at once.",
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
                "$ref": "#/components/schemas/SettingsInput"
              },
              "example": {
                "description": "News from the harbor",
                "posts_per_page": 20
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/SettingsInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "All settings as they are now.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Settings"
                },
                "example": {
                  "title": "Harbor",
                  "description": "News from the harbor",
                  "posts_per_page": 20
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
        "operationId": "updateSettingsByPut",
        "tags": [
          "Settings"
        ],
        "summary": "Update the settings",
        "description": "Updates only the fields that are sent; null restores the default, and unknown names are ignored. Pages, media and the category that are named have to exist. Changes take effect at once.",
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
                "$ref": "#/components/schemas/SettingsInput"
              },
              "example": {
                "description": "News from the harbor",
                "posts_per_page": 20
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/SettingsInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "All settings as they are now.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Settings"
                },
                "example": {
                  "title": "Harbor",
                  "description": "News from the harbor",
                  "posts_per_page": 20
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      "patch": {
        "operationId": "updateSettingsByPatch",
        "tags": [
          "Settings"
        ],
        "summary": "Update the settings",
        "description": "Updates only the fields that are sent; null restores the default, and unknown names are ignored. Pages, media and the category that are named have to exist. Changes take effect at once.",
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
                "$ref": "#/components/schemas/SettingsInput"
              },
              "example": {
                "description": "News from the harbor",
                "posts_per_page": 20
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/SettingsInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "All settings as they are now.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Settings"
                },
                "example": {
                  "title": "Harbor",
                  "description": "News from the harbor",
                  "posts_per_page": 20
                }
              }
            },
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
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
      }
    },
    "/core/v2/block-types": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listBlockTypes",
        "tags": [
          "Block types"
        ],
        "summary": "List types of blocks",
        "description": "For those who may edit something; others are rejected with `rest_block_type_cannot_view`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "name": "namespace",
            "in": "query",
            "description": "Only types of this namespace.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The types of blocks.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/BlockType"
                  }
                },
                "example": [
                  {
                    "name": "core/paragraph",
                    "title": "Paragraph",
                    "is_dynamic": false
                  }
                ]
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/block-types/{namespace}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/BlockNamespace"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "listBlockTypesOfNamespace",
        "tags": [
          "Block types"
        ],
        "summary": "List types of blocks of a namespace",
        "description": "An unknown namespace has no block types.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The types of blocks.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/BlockType"
                  }
                },
                "example": [
                  {
                    "name": "core/paragraph",
                    "title": "Paragraph",
                    "is_dynamic": false
                  }
                ]
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/block-types/{namespace}/{name}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/BlockNamespace"
        },
        {
          "$ref": "#/components/parameters/BlockName"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getBlockType",
        "tags": [
          "Block types"
        ],
        "summary": "Read a type of blocks",
        "description": "An unknown one is not found (`rest_block_type_invalid`).",
        "parameters": [
          {
            "$ref": "#/components/parameters/Context"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The type.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BlockType"
                },
                "example": {
                  "name": "core/paragraph",
                  "title": "Paragraph",
                  "is_dynamic": false
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      }
    },
    "/core/v2/block-renderer/{namespace}/{name}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/BlockNamespace"
        },
        {
          "$ref": "#/components/parameters/BlockName"
        },
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getRenderedBlock",
        "tags": [
          "Block types"
        ],
        "summary": "Read the markup of a dynamic block",
        "description": "For those who may edit the item that is named, or something where none is; others are rejected with `block_cannot_read`. Blocks that are unknown or whose markup stands in the content are not found (`block_invalid`). What shows is what everybody may read.",
        "parameters": [
          {
            "name": "context",
            "in": "query",
            "description": "The only possible value.",
            "schema": {
              "type": "string",
              "enum": [
                "edit"
              ],
              "default": "edit"
            },
            "allowReserved": true
          },
          {
            "name": "attributes",
            "in": "query",
            "description": "Attributes of the block, as its type defines them.",
            "style": "deepObject",
            "schema": {
              "$ref": "#/components/schemas/BlockAttributes"
            },
            "allowReserved": true
          },
          {
            "name": "post_id",
            "in": "query",
            "description": "The item in which the block stands.",
            "schema": {
              "type": "integer"
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The markup of the block.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RenderedBlock"
                },
                "example": {
                  "rendered": "<ul class=\"wp-block-page-list\"></ul>"
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
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
      "post": {
        "operationId": "renderBlock",
        "tags": [
          "Block types"
        ],
        "summary": "Render a dynamic block",
        "description": "Like GET, for attributes that are too large for an address. Nothing is stored.",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BlockRenderInput"
              },
              "example": {
                "attributes": {
                  "postsToShow": 3
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BlockRenderInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The markup of the block.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RenderedBlock"
                },
                "example": {
                  "rendered": "<ul class=\"wp-block-page-list\"></ul>"
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
      }
    }
  }
}
