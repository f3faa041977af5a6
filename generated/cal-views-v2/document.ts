// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "cal/views/v2",
  "info": {
    "title": "Almanac calendar views",
    "version": "2.0",
    "summary": "Pages of the calendar as fragments, for clients that change them without loading a whole page.",
    "description": "Fragments are HTML. A page of the calendar carries the two nonces that the next fragment is asked with; clients that have loaded no page get them here.",
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
      "name": "Views",
      "description": "Lists, months, weeks and days of the calendar."
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
        "description": "Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.",
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
      }
    },
    "headers": {
      "ETag": {
        "description": "Strong entity tag of this answer.",
        "schema": {
          "type": "string"
        }
      }
    },
    "schemas": {
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
      "Argument": {
        "description": "A JSON schema of the argument, with `required` as a boolean.",
        "type": "object",
        "additionalProperties": true,
        "required": [
          "required"
        ],
        "properties": {
          "required": {
            "type": "boolean"
          }
        }
      },
      "Endpoint": {
        "description": "Methods that take the same arguments.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "methods",
          "args"
        ],
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
            }
          },
          "args": {
            "description": "Arguments by name.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/Argument"
            }
          }
        }
      },
      "LinkTarget": {
        "type": "object",
        "properties": {
          "href": {
            "type": "string",
            "description": "Absolute address, or a template of one."
          }
        }
      },
      "LinkHints": {
        "description": "What the caller may do there.",
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
        }
      },
      "LinkAttributes": {
        "type": "object",
        "required": [],
        "properties": {
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
            "description": "Content type of the target."
          },
          "taxonomy": {
            "type": "string",
            "description": "Taxonomy of the targets."
          },
          "name": {
            "type": "string",
            "description": "Prefix that is explained."
          },
          "templated": {
            "type": "boolean",
            "const": true,
            "description": "The address is a template."
          }
        }
      },
      "Link": {
        "unevaluatedProperties": false,
        "allOf": [
          {
            "$ref": "#/components/schemas/LinkTarget"
          },
          {
            "$ref": "#/components/schemas/LinkAttributes"
          }
        ]
      },
      "Links": {
        "description": "Relations by name. Names that are not registered relations have a prefix that `curies` explains.",
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Link"
          }
        }
      },
      "Route": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "namespace",
          "methods",
          "endpoints"
        ],
        "properties": {
          "namespace": {
            "type": "string"
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
        }
      },
      "Routes": {
        "description": "Routes by pattern.",
        "type": "object",
        "additionalProperties": {
          "$ref": "#/components/schemas/Route"
        }
      },
      "NamespaceIndex": {
        "description": "A namespace and its routes.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "namespace": {
            "type": "string"
          },
          "routes": {
            "$ref": "#/components/schemas/Routes"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          }
        }
      },
      "ErrorDetail": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "code",
          "message",
          "data"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "data": {
            "description": "What more there is to say about it.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          }
        }
      },
      "ErrorData": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "status"
        ],
        "properties": {
          "status": {
            "type": "integer",
            "minimum": 400,
            "maximum": 599,
            "description": "Status of the answer."
          },
          "params": {
            "description": "Missing arguments as a list, or wrong ones with a sentence each.",
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              {
                "type": "object",
                "additionalProperties": {
                  "type": "string"
                }
              }
            ]
          },
          "details": {
            "type": "object",
            "description": "The refusal of each wrong argument.",
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
          "term_id": {
            "type": "integer",
            "description": "The term that is there already."
          },
          "retry_after": {
            "type": "integer",
            "description": "Seconds after which the same may be tried again."
          },
          "errors": {
            "description": "What is wrong with a text or a file, place by place.",
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
        }
      },
      "Error": {
        "description": "Every refusal and failure has this shape.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "code",
          "message",
          "data"
        ],
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
        }
      },
      "ViewFragment": {
        "description": "The element of the view, and a script element with the nonces of the next request.",
        "type": "string"
      },
      "RenderedView": {
        "type": "object",
        "description": "A rendered view.",
        "additionalProperties": false,
        "properties": {
          "html": {
            "type": "string",
            "description": "The fragment."
          }
        }
      },
      "ViewNonces": {
        "type": "object",
        "description": "The arguments that `html` is asked with.",
        "additionalProperties": false,
        "properties": {
          "_cal_view_rest_nonce_primary": {
            "type": "string",
            "description": "The nonce of the caller, ten hexadecimal digits."
          },
          "_cal_view_rest_nonce_secondary": {
            "type": "string",
            "description": "The nonce of visitors for those who are signed in; empty for visitors."
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
        "description": "An argument is missing or not acceptable, or the body cannot be read.",
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
        "description": "The caller is anonymous and may not do this, or the credentials are wrong.",
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
        "description": "There is no such item.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_post_invalid_id",
              "message": "There is no such item.",
              "data": {
                "status": 404
              }
            }
          }
        }
      },
      "RenderingFailed": {
        "description": "The fragment could not be rendered.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_view_render_failed",
              "message": "This page of the calendar cannot be shown.",
              "data": {
                "status": 500
              }
            }
          }
        }
      }
    }
  },
  "paths": {
    "/cal/views/v2": {
      "get": {
        "operationId": "getCalendarViewsNamespace",
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
              "maxLength": 2000,
              "default": "cal/views/v2"
            },
            "allowReserved": true
          },
          {
            "name": "context",
            "in": "query",
            "description": "Changes nothing and is not checked.",
            "schema": {
              "type": "string",
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
                  "namespace": "cal/views/v2",
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
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/cal/views/v2/html": {
      "get": {
        "operationId": "getCalendarView",
        "tags": [
          "Views"
        ],
        "summary": "Render a page of the calendar",
        "description": "The fragment of the page at an address of the calendar: the element of the view, and a script element with the nonces of the next request. An address that is none of the calendar stands for the default view, and the answer says `X-View-Fallback: 1`. POST takes the arguments in a body too, as JSON or as a form; there they beat those of the query. Visitors need one of the two nonces (`rest_forbidden`), unless the site asks for none; an application password needs none. What the caller may read is shown; the nonces give no rights. A fragment that cannot be rendered is 500 `rest_view_render_failed`.",
        "parameters": [
          {
            "name": "url",
            "in": "query",
            "required": true,
            "description": "Address of the page, absolute on this site or below it. Signs that no address has are dropped, and so is a fragment.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "example": "https://example.org/events/month/2026-12/",
            "allowReserved": true
          },
          {
            "name": "view",
            "in": "query",
            "description": "The view to render, whatever the address says: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "example": "month",
            "allowReserved": true
          },
          {
            "name": "_cal_view_rest_nonce_primary",
            "in": "query",
            "description": "The nonce of the caller.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "example": "3f9a12c07b",
            "allowReserved": true
          },
          {
            "name": "_cal_view_rest_nonce_secondary",
            "in": "query",
            "description": "The nonce of visitors, which those who are signed in have as well.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "view_data",
            "in": "query",
            "description": "Beats what the address says: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored.",
            "style": "deepObject",
            "schema": {
              "type": "object",
              "additionalProperties": true
            },
            "example": {
              "cal-bar-search": "jazz"
            },
            "allowReserved": true
          },
          {
            "name": "action",
            "in": "query",
            "description": "Changes nothing.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "prev_url",
            "in": "query",
            "description": "Address that was shown before. Where the new one differs in more than its page, its first page is shown, and what is to come.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "should_manage_url",
            "in": "query",
            "description": "Whether the client shows the address of the fragment as its own; the fragment repeats it.",
            "schema": {
              "type": "boolean",
              "default": true
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The fragment, as HTML; as a member of an object where `Accept` names JSON and not HTML.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-View-Fallback": {
                "description": "1 where the address is none of the calendar.",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/ViewFragment"
                }
              },
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RenderedView"
                },
                "example": {
                  "html": "<div class=\"cal-events-view cal-events-view--list\">…</div>"
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
          "500": {
            "$ref": "#/components/responses/RenderingFailed"
          }
        }
      },
      "post": {
        "operationId": "getCalendarViewByPatch",
        "tags": [
          "Views"
        ],
        "summary": "Render a page of the calendar",
        "description": "The fragment of the page at an address of the calendar: the element of the view, and a script element with the nonces of the next request. An address that is none of the calendar stands for the default view, and the answer says `X-View-Fallback: 1`. POST takes the arguments in a body too, as JSON or as a form; there they beat those of the query. Visitors need one of the two nonces (`rest_forbidden`), unless the site asks for none; an application password needs none. What the caller may read is shown; the nonces give no rights. A fragment that cannot be rendered is 500 `rest_view_render_failed`.",
        "parameters": [
          {
            "name": "url",
            "in": "query",
            "required": true,
            "description": "Address of the page, absolute on this site or below it. Signs that no address has are dropped, and so is a fragment.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "example": "https://example.org/events/month/2026-12/",
            "allowReserved": true
          },
          {
            "name": "view",
            "in": "query",
            "description": "The view to render, whatever the address says: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "example": "month",
            "allowReserved": true
          },
          {
            "name": "_cal_view_rest_nonce_primary",
            "in": "query",
            "description": "The nonce of the caller.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "example": "3f9a12c07b",
            "allowReserved": true
          },
          {
            "name": "_cal_view_rest_nonce_secondary",
            "in": "query",
            "description": "The nonce of visitors, which those who are signed in have as well.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "view_data",
            "in": "query",
            "description": "Beats what the address says: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored.",
            "style": "deepObject",
            "schema": {
              "type": "object",
              "additionalProperties": true
            },
            "example": {
              "cal-bar-search": "jazz"
            },
            "allowReserved": true
          },
          {
            "name": "action",
            "in": "query",
            "description": "Changes nothing.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "prev_url",
            "in": "query",
            "description": "Address that was shown before. Where the new one differs in more than its page, its first page is shown, and what is to come.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "should_manage_url",
            "in": "query",
            "description": "Whether the client shows the address of the fragment as its own; the fragment repeats it.",
            "schema": {
              "type": "boolean",
              "default": true
            },
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The fragment, as HTML; as a member of an object where `Accept` names JSON and not HTML.",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-View-Fallback": {
                "description": "1 where the address is none of the calendar.",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/ViewFragment"
                }
              },
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RenderedView"
                },
                "example": {
                  "html": "<div class=\"cal-events-view cal-events-view--list\">…</div>"
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
          "500": {
            "$ref": "#/components/responses/RenderingFailed"
          }
        }
      }
    },
    "/cal/views/v2/nonces": {
      "get": {
        "operationId": "getViewNonces",
        "tags": [
          "Views"
        ],
        "summary": "Get the nonces of calendar views",
        "description": "What `html` takes, for the caller. They hold for twelve to twenty-four hours and give no rights.",
        "responses": {
          "200": {
            "description": "The nonces of the caller.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ViewNonces"
                },
                "example": {
                  "_cal_view_rest_nonce_primary": "3f9a12c07b",
                  "_cal_view_rest_nonce_secondary": ""
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          }
        }
      }
    }
  }
}
