// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "ads-adsense",
  "info": {
    "title": "Almanac ad reports",
    "version": "1",
    "summary": "Impressions and clicks by day, and the reports of an ad provider.",
    "description": "For administrators; others get `rest_forbidden` before arguments are checked. Bodies are JSON or form data.",
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
      "name": "Provider",
      "description": "The link to an ad provider, and its reports."
    },
    {
      "name": "Reports",
      "description": "Impressions and clicks of this site."
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
      "ConfirmedCode": {
        "description": "Information about the tokens; the tokens themselves are never sent.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "token_data": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "token_type": {
                "type": "string"
              },
              "scope": {
                "type": "string"
              },
              "expires": {
                "type": "integer",
                "description": "When the access token ends, in seconds of Unix time."
              }
            },
            "required": [
              "token_type",
              "scope",
              "expires"
            ]
          }
        },
        "required": [
          "status",
          "token_data"
        ]
      },
      "LinkedAccount": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "provider_id": {
            "type": "string",
            "description": "Id of the account."
          },
          "name": {
            "type": "string",
            "description": "Its name at the provider."
          }
        },
        "required": [
          "status",
          "provider_id",
          "name"
        ]
      },
      "ProviderStatus": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "provider": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "status": {
                "type": "boolean",
                "description": "Whether an account is linked."
              },
              "account_id": {
                "description": "The account; empty when no account is linked.",
                "oneOf": [
                  {
                    "$ref": "#/components/schemas/ProviderAccount"
                  },
                  {
                    "type": "string",
                    "const": ""
                  }
                ]
              }
            },
            "required": [
              "status",
              "account_id"
            ]
          }
        },
        "required": [
          "provider"
        ]
      },
      "ProviderAccount": {
        "description": "An account as the provider describes it, which may leave out all but `name`.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string"
          },
          "displayName": {
            "type": "string"
          },
          "reportingTimeZone": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "id": {
                "type": "string"
              }
            },
            "required": [
              "id"
            ]
          },
          "createTime": {
            "type": "string"
          }
        },
        "required": [
          "name"
        ]
      },
      "ProviderReport": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "totalMatchedRows": {
            "type": "string",
            "pattern": "^\\d+$"
          },
          "headers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReportHeader"
            }
          },
          "rows": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReportRow"
            }
          },
          "totals": {
            "$ref": "#/components/schemas/ReportRow"
          },
          "averages": {
            "$ref": "#/components/schemas/ReportRow"
          },
          "startDate": {
            "$ref": "#/components/schemas/ReportDay"
          },
          "endDate": {
            "$ref": "#/components/schemas/ReportDay"
          }
        },
        "required": [
          "totalMatchedRows",
          "headers",
          "rows",
          "totals",
          "averages",
          "startDate",
          "endDate"
        ]
      },
      "ReportHeader": {
        "description": "A column.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "currencyCode": {
            "type": "string",
            "description": "Absent where the provider names none."
          }
        },
        "required": [
          "name",
          "type"
        ]
      },
      "ReportRow": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "cells": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "value": {
                  "type": "string"
                }
              },
              "required": [
                "value"
              ]
            }
          }
        },
        "required": [
          "cells"
        ]
      },
      "ReportDay": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "year": {
            "type": "integer"
          },
          "month": {
            "type": "integer"
          },
          "day": {
            "type": "integer"
          }
        },
        "required": [
          "year",
          "month",
          "day"
        ]
      },
      "Statistics": {
        "description": "All lists have one item for each part of the period, the earliest first.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "mob_impressions": {
            "type": "integer",
            "minimum": 0
          },
          "desk_impressions": {
            "type": "integer",
            "minimum": 0
          },
          "impressions": {
            "type": "integer",
            "minimum": 0
          },
          "mob_clicks": {
            "type": "integer",
            "minimum": 0
          },
          "desk_clicks": {
            "type": "integer",
            "minimum": 0
          },
          "clicks": {
            "type": "integer",
            "minimum": 0
          },
          "ad_day": {
            "type": "string"
          },
          "mob_indi_impr_day_counts": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          },
          "desk_indi_impr_day_counts": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          },
          "individual_impr_day_counts": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          },
          "mob_indi_click_day_counts": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          },
          "desk_indi_click_day_counts": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          },
          "individual_click_day_counts": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          },
          "ad_imp_individual_dates": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "ad_mob_imp_individual_dates": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "ad_desk_imp_individual_dates": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "individual_ad_dates": {
            "type": "string",
            "const": ""
          },
          "top5_ads": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/RankedAd"
            }
          }
        },
        "required": [
          "mob_impressions",
          "desk_impressions",
          "impressions",
          "mob_clicks",
          "desk_clicks",
          "clicks",
          "ad_day",
          "mob_indi_impr_day_counts",
          "desk_indi_impr_day_counts",
          "individual_impr_day_counts",
          "mob_indi_click_day_counts",
          "desk_indi_click_day_counts",
          "individual_click_day_counts",
          "ad_imp_individual_dates",
          "ad_mob_imp_individual_dates",
          "ad_desk_imp_individual_dates",
          "individual_ad_dates",
          "top5_ads"
        ]
      },
      "RankedAd": {
        "description": "A unit and its counts in the period.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "ID",
          "post_title",
          "desk_clicks",
          "mob_clicks",
          "mob_imprsn",
          "desk_imprsn",
          "total_click",
          "total_impression"
        ],
        "properties": {
          "ID": {
            "type": "integer"
          },
          "post_title": {
            "type": "string"
          },
          "desk_clicks": {
            "type": "integer",
            "minimum": 0
          },
          "mob_clicks": {
            "type": "integer",
            "minimum": 0
          },
          "mob_imprsn": {
            "type": "integer",
            "minimum": 0
          },
          "desk_imprsn": {
            "type": "integer",
            "minimum": 0
          },
          "total_click": {
            "type": "integer",
            "minimum": 0
          },
          "total_impression": {
            "type": "integer",
            "minimum": 0
          },
          "is_parent": {
            "type": "string",
            "enum": [
              "yes",
              "no"
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
      "TestReport": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "success"
          },
          "success_msg": {
            "type": "string",
            "const": ""
          },
          "rows": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TestedAd"
            }
          }
        },
        "required": [
          "status",
          "success_msg",
          "rows"
        ]
      },
      "TestedAd": {
        "description": "Clicks by position.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "integer"
          },
          "beginning_of_post": {
            "type": "integer",
            "minimum": 0
          },
          "end_of_post": {
            "type": "integer",
            "minimum": 0
          },
          "middle_of_post": {
            "type": "integer",
            "minimum": 0
          },
          "after_more_tag": {
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "id",
          "beginning_of_post",
          "end_of_post",
          "middle_of_post",
          "after_more_tag"
        ]
      },
      "RevokedLink": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "revoked_remotely": {
            "type": "boolean",
            "description": "Present when the provider could not be notified.",
            "not": {
              "const": true
            }
          }
        },
        "required": [
          "status"
        ]
      },
      "BegunLink": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "authorization_url": {
            "type": "string",
            "description": "For the browser of the administrator."
          },
          "state": {
            "type": "string",
            "description": "Goes with the code."
          },
          "expires": {
            "type": "integer",
            "description": "When the state ends, in seconds of Unix time."
          }
        },
        "required": [
          "status",
          "authorization_url",
          "state",
          "expires"
        ]
      },
      "ProviderCode": {
        "description": "The code under one of two names, and the state that came with it.",
        "type": "object",
        "properties": {
          "code": {
            "type": "string",
            "maxLength": 4096,
            "description": "The code."
          },
          "state": {
            "type": "string",
            "maxLength": 200,
            "description": "The state that came with it."
          },
          "iss": {
            "type": "string",
            "maxLength": 2000,
            "description": "The issuer that came with it, if any; it has to be the right one."
          },
          "report": {
            "type": "object",
            "properties": {
              "provider_code": {
                "type": "string",
                "maxLength": 4096,
                "description": "The code, encoded for addresses."
              },
              "state": {
                "type": "string",
                "maxLength": 200,
                "description": "The state, unless it is sent separately."
              }
            },
            "description": "The code as forms send it."
          }
        }
      },
      "ProviderReportRequest": {
        "type": "object",
        "properties": {
          "account_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "Id of the account."
          },
          "report_type": {
            "type": "string",
            "enum": [
              "earning",
              "earning_forcast",
              "top_device_type"
            ],
            "default": "earning",
            "description": "The measure to report."
          },
          "report_period": {
            "type": "string",
            "enum": [
              "last_7_days",
              "last_15_days",
              "last_30_days",
              "last_6_months",
              "last_1_year",
              "all_time",
              "custom"
            ],
            "default": "last_7_days",
            "description": "Days that end today; all time is three years."
          },
          "cust_fromdate": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d|\\d\\d/\\d\\d/\\d{4}|)$",
            "description": "First day, for `custom`: 2026-11-21 or 21/11/2026."
          },
          "cust_todate": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d|\\d\\d/\\d\\d/\\d{4}|)$",
            "description": "Last day, for `custom`; three years after the first one at most."
          },
          "input_based": {
            "type": "string",
            "maxLength": 200,
            "description": "Changes nothing."
          },
          "report_view_type": {
            "type": "string",
            "maxLength": 200,
            "description": "Changes nothing."
          }
        },
        "required": [
          "account_id"
        ]
      },
      "StatisticsRequest": {
        "type": "object",
        "properties": {
          "id": {
            "description": "An id, `all`, or `top_five_ads`.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 1
              },
              {
                "type": "string",
                "maxLength": 2000,
                "pattern": "^(?:all|top_five_ads)$"
              }
            ]
          },
          "day": {
            "type": "string",
            "enum": [
              "today",
              "yesterday",
              "last_7_days",
              "this_month",
              "last_month",
              "this_year",
              "all_time",
              "custom"
            ],
            "description": "The period."
          },
          "fromdate": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
            "description": "First day, for `custom`."
          },
          "todate": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
            "description": "Last day, for `custom`."
          }
        },
        "required": [
          "id",
          "day"
        ]
      },
      "RevokeRequest": {
        "type": "object",
        "properties": {
          "account_id": {
            "type": "string",
            "maxLength": 200,
            "default": "",
            "description": "Id of the account; empty for every one."
          }
        }
      },
      "ProviderCodeForm": {
        "description": "The code under one of two names, and the state that came with it.",
        "type": "object",
        "properties": {
          "code": {
            "type": "string",
            "maxLength": 4096,
            "description": "The code."
          },
          "state": {
            "type": "string",
            "maxLength": 200,
            "description": "The state that came with it."
          },
          "iss": {
            "type": "string",
            "maxLength": 2000,
            "description": "The issuer that came with it, if any; it has to be the right one."
          },
          "report": {
            "minProperties": 1,
            "type": "object",
            "properties": {
              "provider_code": {
                "type": "string",
                "maxLength": 4096,
                "description": "The code, encoded for addresses."
              },
              "state": {
                "type": "string",
                "maxLength": 200,
                "description": "The state, unless it is sent separately."
              }
            },
            "description": "The code as forms send it."
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
      "Unreachable": {
        "description": "The provider does not respond, or its response is invalid.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "ads_provider_unreachable",
              "message": "The ad provider does not answer.",
              "data": {
                "status": 502
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
      "NotLinked": {
        "description": "No account is linked, or not this one.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "example": {
              "code": "ads_provider_not_linked",
              "message": "No account of an ad provider is linked.",
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
          "namespace": "ads-adsense",
          "routes": {
            "/ads-adsense": {
              "namespace": "ads-adsense",
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
                      "default": "ads-adsense"
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
                    "href": "https://example.org/api/ads-adsense"
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
      "ProviderReport": {
        "value": {
          "totalMatchedRows": "1",
          "headers": [
            {
              "name": "MONTH",
              "type": "DIMENSION"
            },
            {
              "name": "TOTAL_EARNINGS",
              "type": "METRIC_CURRENCY",
              "currencyCode": "USD"
            }
          ],
          "rows": [
            {
              "cells": [
                {
                  "value": "2026-11"
                },
                {
                  "value": "1.23"
                }
              ]
            }
          ],
          "totals": {
            "cells": [
              {
                "value": ""
              },
              {
                "value": "1.23"
              }
            ]
          },
          "averages": {
            "cells": [
              {
                "value": ""
              },
              {
                "value": "1.23"
              }
            ]
          },
          "startDate": {
            "year": 2026,
            "month": 11,
            "day": 15
          },
          "endDate": {
            "year": 2026,
            "month": 11,
            "day": 21
          }
        }
      },
      "Statistics": {
        "value": {
          "mob_impressions": 5,
          "desk_impressions": 12,
          "impressions": 17,
          "mob_clicks": 0,
          "desk_clicks": 2,
          "clicks": 2,
          "ad_day": "last_7_days",
          "mob_indi_impr_day_counts": [
            5
          ],
          "desk_indi_impr_day_counts": [
            12
          ],
          "individual_impr_day_counts": [
            17
          ],
          "mob_indi_click_day_counts": [
            0
          ],
          "desk_indi_click_day_counts": [
            2
          ],
          "individual_click_day_counts": [
            2
          ],
          "ad_imp_individual_dates": [
            "2033-04-02"
          ],
          "ad_mob_imp_individual_dates": [
            "2033-04-02"
          ],
          "ad_desk_imp_individual_dates": [
            "2033-04-02"
          ],
          "individual_ad_dates": "",
          "top5_ads": []
        }
      }
    }
  },
  "paths": {
    "/ads-adsense": {
      "get": {
        "operationId": "getAdReportsNamespace",
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
              "default": "ads-adsense"
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
    "/ads-adsense/ads_confirm_code": {
      "post": {
        "operationId": "confirmProviderCode",
        "tags": [
          "Provider"
        ],
        "summary": "Confirm a code of the provider",
        "description": "Exchanges the code for tokens, which stay here, encrypted, until `ads_provider_get_details` finds out whose they are. 400 `ads_provider_state` for a state that does not wait for a code of this user, or not any more; `ads_provider_error`, with `provider_error`, for a refusal of the provider. After a refusal the link has to be started over.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ProviderCode"
              },
              "example": {
                "code": "4/0AY0e-g7",
                "state": "0bB5r3X1kq"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ProviderCodeForm"
              },
              "encoding": {
                "report": {
                  "style": "deepObject",
                  "explode": true
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The provider has issued tokens.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConfirmedCode"
                },
                "example": {
                  "status": true,
                  "token_data": {
                    "token_type": "Bearer",
                    "scope": "reports.read",
                    "expires": 1795222800
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
          "502": {
            "$ref": "#/components/responses/Unreachable"
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
    "/ads-adsense/ads_provider_get_details": {
      "post": {
        "operationId": "linkProviderAccount",
        "tags": [
          "Provider"
        ],
        "summary": "Read and link the account",
        "description": "The first account of the tokens that were confirmed. 404 `ads_provider_not_linked` where none wait for it; 400 `ads_provider_error` for a refusal of the provider, which is noted.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The account is linked.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LinkedAccount"
                },
                "example": {
                  "status": true,
                  "provider_id": "pub-1",
                  "name": "accounts/pub-1"
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
            "$ref": "#/components/responses/NotLinked"
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
          "502": {
            "$ref": "#/components/responses/Unreachable"
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
    "/ads-adsense/get_report_status": {
      "post": {
        "operationId": "getProviderStatus",
        "tags": [
          "Provider"
        ],
        "summary": "Read the linked account",
        "description": "The most recently linked account, as stored; the provider is not queried.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The account, if one is linked.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProviderStatus"
                },
                "example": {
                  "provider": {
                    "status": false,
                    "account_id": ""
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
    "/ads-adsense/get_report_provider": {
      "post": {
        "operationId": "getProviderReport",
        "tags": [
          "Provider"
        ],
        "summary": "Report earnings",
        "description": "As the provider reports them, for days that end today, in UTC; fetched again after 15 minutes, or after a day when the last day is past. 404 `ads_provider_unknown_account` for an account that is not linked.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ProviderReportRequest"
              },
              "example": {
                "account_id": "pub-1",
                "report_type": "earning",
                "report_period": "last_30_days"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ProviderReportRequest"
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The report.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProviderReport"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/ProviderReport"
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
            "$ref": "#/components/responses/NotLinked"
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
          "502": {
            "$ref": "#/components/responses/Unreachable"
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
    "/ads-adsense/get_report_stats": {
      "post": {
        "operationId": "getAdStatistics",
        "tags": [
          "Reports"
        ],
        "summary": "Report impressions and clicks by day",
        "description": "Of one unit, or of all. Days are those of UTC. Periods of a year are reported by month, all time by year; a custom period has 366 days at most. 404 `ads_invalid_ad_id` for an unknown unit.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/StatisticsRequest"
              },
              "example": {
                "id": "all",
                "day": "last_7_days"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/StatisticsRequest"
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The report.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Statistics"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/Statistics"
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
            "description": "The ad unit was not found.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Error"
                },
                "example": {
                  "code": "ads_invalid_ad_id",
                  "message": "The ad unit was not found.",
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
    "/ads-adsense/get_report_abtesting": {
      "post": {
        "operationId": "getAbTestReport",
        "tags": [
          "Reports"
        ],
        "summary": "Report A/B tests",
        "description": "Clicks of each unit that is an A/B test, by the position that was tried.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The report.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TestReport"
                },
                "example": {
                  "status": "success",
                  "success_msg": "",
                  "rows": []
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
    "/ads-adsense/revoke_provider_link": {
      "post": {
        "operationId": "revokeProviderLink",
        "tags": [
          "Provider"
        ],
        "summary": "Unlink the account",
        "description": "Asks the provider to revoke the tokens and deletes them here, whatever it answers. 404 when no account is linked.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RevokeRequest"
              },
              "example": {
                "account_id": "pub-1"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/RevokeRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The account was unlinked.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RevokedLink"
                },
                "example": {
                  "status": true
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
            "$ref": "#/components/responses/NotLinked"
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
    "/ads-adsense/ads_provider_authorize": {
      "post": {
        "operationId": "beginProviderLink",
        "tags": [
          "Provider"
        ],
        "summary": "Start linking an account",
        "description": "Answers the address at the provider to which the administrator's browser has to go. From there it comes back with a code and the state, which `ads_confirm_code` takes within ten minutes, from the same user. 400 `ads_provider_not_configured`, whose `missing` names what is not set, or `ads_provider_key_missing`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The address to open.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BegunLink"
                },
                "example": {
                  "status": true,
                  "authorization_url": "https://provider.example/authorize?response_type=code",
                  "state": "0bB5r3X1kq",
                  "expires": 1795222800
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
          "431": {
            "$ref": "#/components/responses/HeadersTooLarge"
          },
          "502": {
            "$ref": "#/components/responses/Unreachable"
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
