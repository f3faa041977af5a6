// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "block-editor/v1",
  "info": {
    "title": "Almanac block editor",
    "version": "1",
    "summary": "Data that a block editor needs besides the content.",
    "description": "Link previews, the site's templates in one file, and the fallback navigation.",
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
      "name": "Links",
      "description": "The page at an address."
    },
    {
      "name": "Templates",
      "description": "How the site is laid out."
    },
    {
      "name": "Navigation",
      "description": "Menus that are made of blocks."
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
      "UrlDetails": {
        "description": "Metadata of a page. All members are plain text, and empty when the page has no such metadata.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "title": {
            "type": "string"
          },
          "icon": {
            "type": "string",
            "description": "Absolute address of its icon, or a `data:` address."
          },
          "description": {
            "type": "string"
          },
          "image": {
            "type": "string",
            "description": "Absolute address of its featured picture."
          }
        },
        "required": [
          "title",
          "icon",
          "description",
          "image"
        ]
      },
      "NavigationFallback": {
        "description": "The navigation to use.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "_links"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id of a navigation."
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          },
          "_embedded": {
            "$ref": "#/components/schemas/Embedded"
          }
        }
      },
      "Embedded": {
        "description": "Resources that `_embed` fetched, by relation, in the order of the links; absent without `_embed`. A resource that the caller may not see is an error.",
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {
            "description": "A resource, a list of them, or an error."
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
          "namespace": "block-editor/v1",
          "routes": {
            "/block-editor/v1": {
              "namespace": "block-editor/v1",
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
                      "default": "block-editor/v1"
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
                    "href": "https://example.org/api/block-editor/v1"
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
      }
    }
  },
  "paths": {
    "/block-editor/v1": {
      "get": {
        "operationId": "getBlockEditorNamespace",
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
              "default": "block-editor/v1"
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
    "/block-editor/v1/url-details": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        }
      ],
      "get": {
        "operationId": "getUrlDetails",
        "tags": [
          "Links"
        ],
        "summary": "Describe the page at an address",
        "description": "For those who may edit something. The page is requested without cookies or credentials, at public addresses and at this site alone; the first 150 kB of it are read, and the result is cached for an hour. Refused with `rest_invalid_param` are addresses that may not be requested, also where a redirect leads there. 404 `no_response` where there is no answer with the status 200, and `no_content` where it is empty.",
        "parameters": [
          {
            "name": "url",
            "in": "query",
            "required": true,
            "description": "Absolute http or https address of the page.",
            "schema": {
              "type": "string",
              "maxLength": 8000
            },
            "example": "https://example.org/lighthouse/",
            "allowReserved": true
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "Metadata of the page.",
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
                  "$ref": "#/components/schemas/UrlDetails"
                },
                "example": {
                  "title": "Lighthouse",
                  "icon": "https://example.org/icon.png",
                  "description": "",
                  "image": ""
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
      }
    },
    "/block-editor/v1/export": {
      "get": {
        "operationId": "exportTemplates",
        "tags": [
          "Templates"
        ],
        "summary": "Export the templates of the site",
        "description": "A zip file with the folders `templates` and `parts`, which are empty as long as the site has no templates of its own, and `theme.json`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The file.",
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
                "description": "Names the file.",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "application/zip": {
                "schema": {
                  "type": "string",
                  "format": "binary"
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
              "Content-Disposition": {
                "description": "Names the file.",
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
    "/block-editor/v1/navigation-fallback": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Fields"
        },
        {
          "$ref": "#/components/parameters/Embed"
        }
      ],
      "get": {
        "operationId": "getNavigationFallback",
        "tags": [
          "Navigation"
        ],
        "summary": "Find the navigation to use",
        "description": "The newest published one that has no password. If there is none, it is created now: of the menu at the location `primary`, of one with that name, or of the newest; and without any menu a list of all pages.",
        "parameters": [
          {
            "name": "context",
            "in": "query",
            "description": "Accepted for compatibility; embedded resources always have the context `embed`.",
            "schema": {
              "type": "string",
              "maxLength": 2000,
              "default": "view",
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
            "description": "Its id, and a link to it.",
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
                  "$ref": "#/components/schemas/NavigationFallback"
                },
                "example": {
                  "id": 31,
                  "_links": {
                    "self": [
                      {
                        "href": "https://example.org/api/core/v2/navigation/31"
                      }
                    ]
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
