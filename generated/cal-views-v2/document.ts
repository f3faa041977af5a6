// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "cal/views/v2",
  "info": {
    "title": "Almanac calendar views",
    "version": "2.0",
    "summary": "Pages of the calendar as fragments, for clients that change them without loading a whole page.",
    "description": "Fragments are HTML. A page of the calendar carries the two nonces with which the next fragment is requested; clients that have loaded no page get them here.",
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
            "x-names": "markup",
            "description": "The fragment."
          }
        },
        "required": [
          "html"
        ]
      },
      "ViewNonces": {
        "type": "object",
        "description": "Arguments for requests of `html`.",
        "x-names": "argument",
        "additionalProperties": false,
        "properties": {
          "_cal_view_rest_nonce_primary": {
            "type": "string",
            "description": "The nonce of the caller, ten hexadecimal digits."
          },
          "_cal_view_rest_nonce_secondary": {
            "type": "string",
            "description": "The visitors' nonce for signed-in users; empty for visitors."
          }
        },
        "required": [
          "_cal_view_rest_nonce_primary",
          "_cal_view_rest_nonce_secondary"
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
      "InvalidRequest": {
        "description": "The address or the body cannot be read (`rest_invalid_encoding`, `rest_invalid_json`), or an argument is wrong.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "rest_invalid_encoding",
              "message": "The request is not valid UTF-8.",
              "data": {
                "status": 400
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
      }
    },
    "examples": {
      "NamespaceIndex": {
        "value": {
          "namespace": "cal/views/v2",
          "routes": {
            "/cal/views/v2": {
              "namespace": "cal/views/v2",
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
                      "default": "cal/views/v2"
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
                    "href": "https://example.org/api/cal/views/v2"
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
      "ViewFragment": {
        "value": "<div class=\"cal-events-view cal-events-view--list\">…</div> <script data-js='cal-events-view-nonce-data' type='application/json'>{\"_cal_view_rest_nonce_primary\":\"3f9a12c07b\",\"_cal_view_rest_nonce_secondary\":\"\"}</script>"
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
              "x-names": "identifier",
              "maxLength": 2000,
              "default": "cal/views/v2"
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
    "/cal/views/v2/html": {
      "get": {
        "operationId": "getCalendarView",
        "tags": [
          "Views"
        ],
        "summary": "Render a page of the calendar",
        "description": "The fragment of the page at an address of the calendar: the element of the view, and a script element with the nonces of the next request. An address outside the calendar selects the default view, and the answer says `X-View-Fallback: 1`. POST takes the arguments in a body too, as JSON or as a form; there they override those of the query. Visitors need one of the two nonces (`rest_forbidden`), unless the site asks for none; an application password needs none. The fragment shows what the caller may read; the nonces grant no rights. A fragment that cannot be rendered is 500 `rest_view_render_failed`.",
        "parameters": [
          {
            "name": "url",
            "in": "query",
            "required": true,
            "description": "Address of the page, absolute on this site or below it. Characters that addresses cannot contain are dropped, and so is a fragment.",
            "schema": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000,
              "x-names": "page"
            },
            "example": "https://example.org/events/month/2026-12/",
            "allowReserved": true
          },
          {
            "name": "view",
            "in": "query",
            "description": "The view to render, regardless of the address: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view.",
            "schema": {
              "type": [
                "string",
                "null"
              ],
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
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000
            },
            "example": "3f9a12c07b",
            "allowReserved": true
          },
          {
            "name": "_cal_view_rest_nonce_secondary",
            "in": "query",
            "description": "The visitors' nonce, which signed-in users have as well.",
            "schema": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "view_data",
            "in": "query",
            "description": "Takes precedence over the address: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored.",
            "style": "deepObject",
            "schema": {
              "type": [
                "object",
                "null"
              ],
              "additionalProperties": true,
              "x-names": "identifier"
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
              "type": [
                "string",
                "null"
              ],
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
              "maxLength": 2000,
              "x-names": "page",
              "x-lenient": true
            },
            "allowReserved": true
          },
          {
            "name": "should_manage_url",
            "in": "query",
            "description": "Whether the client updates its address to that of the fragment; repeated in the fragment.",
            "schema": {
              "type": "boolean",
              "default": true,
              "x-lenient": true
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
              "X-Robots-Tag": {
                "description": "Keeps search engines from listing fragments.",
                "required": true,
                "schema": {
                  "type": "string",
                  "const": "noindex"
                }
              },
              "X-View-Fallback": {
                "description": "1 when the address does not belong to the calendar.",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/ViewFragment"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/ViewFragment"
                  }
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
              "X-Robots-Tag": {
                "description": "Keeps search engines from listing fragments.",
                "required": true,
                "schema": {
                  "type": "string",
                  "const": "noindex"
                }
              },
              "X-View-Fallback": {
                "description": "1 when the address does not belong to the calendar.",
                "schema": {
                  "type": "string"
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
            "$ref": "#/components/responses/NotPermitted"
          },
          "408": {
            "$ref": "#/components/responses/TooSlow"
          },
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "500": {
            "$ref": "#/components/responses/RenderingFailed"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "getCalendarViewByPost",
        "tags": [
          "Views"
        ],
        "summary": "Render a page of the calendar",
        "description": "The fragment of the page at an address of the calendar: the element of the view, and a script element with the nonces of the next request. An address outside the calendar selects the default view, and the answer says `X-View-Fallback: 1`. POST takes the arguments in a body too, as JSON or as a form; there they override those of the query. Visitors need one of the two nonces (`rest_forbidden`), unless the site asks for none; an application password needs none. The fragment shows what the caller may read; the nonces grant no rights. A fragment that cannot be rendered is 500 `rest_view_render_failed`.",
        "parameters": [
          {
            "name": "url",
            "in": "query",
            "required": true,
            "description": "Address of the page, absolute on this site or below it. Characters that addresses cannot contain are dropped, and so is a fragment.",
            "schema": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000,
              "x-names": "page"
            },
            "example": "https://example.org/events/month/2026-12/",
            "allowReserved": true
          },
          {
            "name": "view",
            "in": "query",
            "description": "The view to render, regardless of the address: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view.",
            "schema": {
              "type": [
                "string",
                "null"
              ],
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
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000
            },
            "example": "3f9a12c07b",
            "allowReserved": true
          },
          {
            "name": "_cal_view_rest_nonce_secondary",
            "in": "query",
            "description": "The visitors' nonce, which signed-in users have as well.",
            "schema": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "view_data",
            "in": "query",
            "description": "Takes precedence over the address: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored.",
            "style": "deepObject",
            "schema": {
              "type": [
                "object",
                "null"
              ],
              "additionalProperties": true,
              "x-names": "identifier"
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
              "type": [
                "string",
                "null"
              ],
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
              "maxLength": 2000,
              "x-names": "page",
              "x-lenient": true
            },
            "allowReserved": true
          },
          {
            "name": "should_manage_url",
            "in": "query",
            "description": "Whether the client updates its address to that of the fragment; repeated in the fragment.",
            "schema": {
              "type": "boolean",
              "default": true,
              "x-lenient": true
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
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              },
              "X-Robots-Tag": {
                "description": "Keeps search engines from listing fragments.",
                "required": true,
                "schema": {
                  "type": "string",
                  "const": "noindex"
                }
              },
              "X-View-Fallback": {
                "description": "1 when the address does not belong to the calendar.",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/ViewFragment"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/ViewFragment"
                  }
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
          "500": {
            "$ref": "#/components/responses/RenderingFailed"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
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
        "description": "The nonces that `html` requires, for the caller. They are valid for twelve to twenty-four hours and grant no rights.",
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
              "Age": {
                "$ref": "#/components/headers/StaleFor"
              },
              "Warning": {
                "$ref": "#/components/headers/Stale"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
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
    }
  }
}
