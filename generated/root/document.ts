// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "",
  "info": {
    "title": "Almanac index",
    "version": "1",
    "summary": "What the site is and which routes it has.",
    "description": "The address that clients start from. All answers are JSON. A body that is larger than the site reads is answered with 413 `rest_body_too_large` on every route, a batch like a single request; a file beyond the limit of uploads with 413 `rest_upload_file_too_big`.",
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
      "description": "What the site is and what it offers."
    },
    {
      "name": "Batch",
      "description": "Several writes in one request."
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
      "Link": {
        "description": "Web links of the answer, such as the neighbouring pages of a list.",
        "schema": {
          "type": "string"
        }
      },
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
      "SiteIndex": {
        "description": "The discovery index.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "description": "Title of the site."
          },
          "description": {
            "type": "string"
          },
          "url": {
            "type": "string",
            "format": "uri"
          },
          "home": {
            "type": "string",
            "format": "uri"
          },
          "gmt_offset": {
            "type": "number",
            "description": "Hours that the zone is ahead of UTC now."
          },
          "timezone_string": {
            "type": "string",
            "description": "IANA name of the zone; empty where it is an offset alone."
          },
          "namespaces": {
            "type": "array",
            "items": {
              "type": "string",
              "x-names": "identifier"
            }
          },
          "authentication": {
            "$ref": "#/components/schemas/Authentication"
          },
          "routes": {
            "$ref": "#/components/schemas/Routes"
          },
          "_links": {
            "$ref": "#/components/schemas/Links"
          }
        },
        "required": [
          "name",
          "description",
          "url",
          "home",
          "gmt_offset",
          "timezone_string",
          "namespaces",
          "authentication",
          "routes",
          "_links"
        ]
      },
      "Authentication": {
        "description": "How to obtain credentials; empty when the site does not issue any.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "application-passwords": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "endpoints": {
                "type": "object",
                "additionalProperties": false,
                "properties": {
                  "authorization": {
                    "type": "string",
                    "format": "uri",
                    "description": "Page where a user grants access."
                  }
                },
                "required": [
                  "authorization"
                ]
              }
            },
            "required": [
              "endpoints"
            ]
          }
        }
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
      "BatchAnswer": {
        "description": "The results of the requests of a batch.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "responses"
        ],
        "properties": {
          "responses": {
            "type": "array",
            "description": "In the order of the requests. Some are null only when the batch failed.",
            "items": {
              "oneOf": [
                {
                  "$ref": "#/components/schemas/BatchResponse"
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "failed": {
            "description": "Present when nothing was done: `validation` when arguments were not valid, `atomic` when a request of an atomic batch failed and those before it were undone.",
            "type": "string",
            "enum": [
              "validation",
              "atomic"
            ]
          }
        }
      },
      "BatchResponse": {
        "description": "The answer to one request of a batch.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "body": {
            "description": "A resource, or an error."
          },
          "status": {
            "type": "integer",
            "minimum": 200,
            "maximum": 599
          },
          "headers": {
            "type": "object",
            "description": "Such as `Allow` and `Location`.",
            "additionalProperties": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "integer"
                }
              ]
            }
          }
        },
        "required": [
          "body",
          "status",
          "headers"
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
        "description": "Requests to run together.",
        "type": "object",
        "properties": {
          "validation": {
            "description": "`normal`: each request is independent. `require-all-validate`: no request runs unless the arguments of all are valid. `atomic`: in addition all run in one transaction, which is rolled back when one of them fails.",
            "type": "string",
            "enum": [
              "require-all-validate",
              "normal",
              "atomic"
            ],
            "default": "normal"
          },
          "requests": {
            "description": "The requests, run in this order.",
            "type": "array",
            "maxItems": 25,
            "items": {
              "$ref": "#/components/schemas/BatchRequest"
            }
          }
        },
        "required": [
          "requests"
        ]
      },
      "BatchRequest": {
        "description": "One request of a batch.",
        "type": "object",
        "properties": {
          "method": {
            "type": "string",
            "enum": [
              "POST",
              "PUT",
              "PATCH",
              "DELETE"
            ],
            "default": "POST"
          },
          "path": {
            "type": "string",
            "maxLength": 16000,
            "description": "Path below the API root, with a query if needed."
          },
          "body": {
            "type": "object",
            "additionalProperties": true,
            "description": "Arguments of the request."
          },
          "headers": {
            "type": "object",
            "description": "Headers of this request alone, such as `If-Match`. A number or truth value counts as its text.",
            "additionalProperties": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 8000
                },
                {
                  "type": "number"
                },
                {
                  "type": "boolean"
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "maxLength": 2000
                  }
                }
              ]
            }
          }
        },
        "required": [
          "path"
        ]
      },
      "BatchRequestForm": {
        "description": "One request of a batch.",
        "type": "object",
        "properties": {
          "method": {
            "type": "string",
            "enum": [
              "POST",
              "PUT",
              "PATCH",
              "DELETE"
            ],
            "default": "POST"
          },
          "path": {
            "type": "string",
            "maxLength": 16000,
            "description": "Path below the API root, with a query if needed."
          },
          "body": {
            "minProperties": 1,
            "type": "object",
            "additionalProperties": true,
            "description": "Arguments of the request."
          },
          "headers": {
            "minProperties": 1,
            "type": "object",
            "description": "Headers of this request alone, such as `If-Match`. A number or truth value counts as its text.",
            "additionalProperties": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 8000
                },
                {
                  "type": "number"
                },
                {
                  "type": "boolean"
                },
                {
                  "minItems": 1,
                  "type": "array",
                  "items": {
                    "type": "string",
                    "maxLength": 2000
                  }
                }
              ]
            }
          }
        },
        "required": [
          "path"
        ]
      },
      "BatchInputForm": {
        "description": "Requests to run together.",
        "type": "object",
        "properties": {
          "validation": {
            "description": "`normal`: each request is independent. `require-all-validate`: no request runs unless the arguments of all are valid. `atomic`: in addition all run in one transaction, which is rolled back when one of them fails.",
            "type": "string",
            "enum": [
              "require-all-validate",
              "normal",
              "atomic"
            ],
            "default": "normal"
          },
          "requests": {
            "minItems": 1,
            "description": "The requests, run in this order.",
            "type": "array",
            "maxItems": 25,
            "items": {
              "$ref": "#/components/schemas/BatchRequestForm"
            }
          }
        },
        "required": [
          "requests"
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
          }
        }
      }
    },
    "examples": {
      "SiteIndex": {
        "value": {
          "name": "Harbor",
          "description": "News of the town",
          "url": "https://example.org",
          "home": "https://example.org",
          "gmt_offset": -5,
          "timezone_string": "America/New_York",
          "namespaces": [
            "core/v2"
          ],
          "authentication": {
            "application-passwords": {
              "endpoints": {
                "authorization": "https://example.org/authorize-application/"
              }
            }
          },
          "routes": {},
          "_links": {
            "help": [
              {
                "href": "https://example.org/docs"
              }
            ]
          }
        }
      }
    }
  },
  "paths": {
    "/": {
      "get": {
        "operationId": "getIndex",
        "tags": [
          "Index"
        ],
        "summary": "Describe the site",
        "description": "Name, address and zone of the site, its namespaces, how to sign in, and all routes with their arguments.",
        "parameters": [
          {
            "name": "context",
            "in": "query",
            "description": "Accepted for compatibility; has no effect.",
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
            "description": "The index.",
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
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SiteIndex"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/SiteIndex"
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
    "/batch/v1": {
      "post": {
        "operationId": "runBatch",
        "tags": [
          "Batch"
        ],
        "summary": "Run several writes",
        "description": "Requests are run in order, each as if the caller had sent it alone: the same checks, permissions and errors, and an answer of its own. Only routes that the index marks with `allow_batch` take part; the place of another one says `rest_batch_not_allowed`. Headers of a request count for that request, but never say who calls. Where validation says so, one bad request stops all; `failed` then gives the reason, and requests without an answer are null: it was not done, or was undone.",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BatchInput"
              },
              "example": {
                "validation": "normal",
                "requests": [
                  {
                    "method": "POST",
                    "path": "/core/v2/posts",
                    "body": {
                      "title": "Harbor news"
                    }
                  },
                  {
                    "method": "POST",
                    "path": "/core/v2/tags",
                    "body": {
                      "name": "Ships"
                    }
                  }
                ]
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/BatchInputForm"
              },
              "encoding": {
                "requests": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "207": {
            "description": "The answers, one for each request, in their order.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BatchAnswer"
                },
                "example": {
                  "responses": [
                    {
                      "body": {
                        "code": "rest_no_route",
                        "message": "No such route.",
                        "data": {
                          "status": 404
                        }
                      },
                      "status": 404,
                      "headers": {}
                    }
                  ]
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
            "$ref": "#/components/responses/NotPermitted"
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
    }
  }
}
