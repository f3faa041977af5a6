// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "ads-adsense",
  "info": {
    "title": "Almanac ad reports",
    "version": "1",
    "summary": "What ads were seen and clicked, day by day.",
    "description": "For administrators; others are refused with `rest_forbidden` before arguments are looked at. Bodies are JSON or form data.",
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
            "type": "string"
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
      "StatisticsRequest": {
        "type": "object",
        "required": [
          "id",
          "day"
        ],
        "properties": {
          "id": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 1,
            "pattern": "^(?:all|top_five_ads)$",
            "description": "An id, `all`, or `top_five_ads`."
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
            "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
            "description": "First day, for `custom`."
          },
          "todate": {
            "type": "string",
            "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
            "description": "Last day, for `custom`."
          }
        }
      },
      "AdCounts": {
        "type": "object",
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
          }
        }
      },
      "AdFamily": {
        "description": "Present on units that show others, and on those others below them.",
        "type": "object",
        "required": [],
        "properties": {
          "is_parent": {
            "type": "string",
            "enum": [
              "yes",
              "no"
            ]
          }
        }
      },
      "RankedAd": {
        "description": "A unit and its counts in the period.",
        "unevaluatedProperties": false,
        "allOf": [
          {
            "$ref": "#/components/schemas/AdCounts"
          },
          {
            "$ref": "#/components/schemas/AdFamily"
          }
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
        }
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
        }
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
      "Forbidden": {
        "description": "The caller is known and may not do this.",
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
              "default": "ads-adsense"
            },
            "allowReserved": true
          },
          {
            "name": "context",
            "in": "query",
            "description": "Changes nothing and is not checked.",
            "schema": {
              "type": "string",
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
                  "namespace": "ads-adsense",
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
    "/ads-adsense/get_report_stats": {
      "post": {
        "operationId": "getAdStatistics",
        "tags": [
          "Reports"
        ],
        "summary": "Report impressions and clicks by day",
        "description": "Of one unit, or of all. Days are those of UTC. Periods of a year are told by month, all time by year; an own period has 366 days at most. 404 `ads_invalid_ad_id` for an unknown unit.",
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
          }
        },
        "responses": {
          "200": {
            "description": "The report.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Statistics"
                },
                "example": {
                  "impressions": 17,
                  "clicks": 2,
                  "ad_day": "last_7_days"
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
            "description": "There is no ad unit with this id.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Error"
                },
                "example": {
                  "code": "ads_invalid_ad_id",
                  "message": "There is no ad unit with this id.",
                  "data": {
                    "status": 404
                  }
                }
              }
            }
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
          }
        }
      }
    }
  }
}
