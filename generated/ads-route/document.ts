// Written by `npm run generate` from openapi/. Changes belong there.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "x-namespace": "ads-route",
  "info": {
    "title": "Almanac ads",
    "version": "1",
    "summary": "Ad units, their targeting, and their statistics.",
    "description": "For administrators, and for users with a role that the setting `RoleBasedAccess` names; everybody else is rejected with `rest_forbidden` before arguments are looked at. Bodies are JSON or form data. Every failure has a status of 4xx or 5xx; `status: t` says that something worked.",
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
      "name": "Ad units",
      "description": "Ad units and actions on them."
    },
    {
      "name": "Ad settings",
      "description": "Settings of ads, and their export and import."
    },
    {
      "name": "Look-ups",
      "description": "What forms for ad units offer to choose from."
    },
    {
      "name": "Statistics",
      "description": "Impressions and clicks."
    },
    {
      "name": "Messages",
      "description": "Mail that these routes send."
    },
    {
      "name": "Imports",
      "description": "Units of other ad tools."
    },
    {
      "name": "Provider",
      "description": "The link to an ad provider."
    },
    {
      "name": "Delivery",
      "description": "Ads for pages that others make."
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
      "AdList": {
        "description": "A page of ad units.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "posts_data": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ListedAd"
            }
          },
          "posts_found": {
            "type": "integer",
            "minimum": 0,
            "description": "How many units match the filters."
          }
        },
        "required": [
          "posts_data",
          "posts_found"
        ]
      },
      "ListedAd": {
        "description": "An ad unit in a list.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "post": {
            "$ref": "#/components/schemas/AdPostSummary"
          },
          "post_meta": {
            "$ref": "#/components/schemas/AdFields"
          }
        },
        "required": [
          "post",
          "post_meta"
        ]
      },
      "AdPostSummary": {
        "description": "What every content item has, of an ad unit.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "post_id": {
            "type": "integer"
          },
          "post_title": {
            "type": "string"
          },
          "post_status": {
            "$ref": "#/components/schemas/AdStatus"
          },
          "post_modified": {
            "type": "string",
            "description": "In the zone of the site, `2026-11-21 09:30:00`."
          }
        },
        "required": [
          "post_id",
          "post_title",
          "post_status",
          "post_modified"
        ]
      },
      "AdStatus": {
        "description": "`ads_expired`: a limit of impressions or clicks, or the last day, is past.",
        "type": "string",
        "enum": [
          "publish",
          "draft",
          "ads_expired"
        ]
      },
      "AdFields": {
        "description": "The fields of an ad unit, with the defaults of those that every unit has. What belongs to its type and position is described with `AdFieldsInput`; unknown fields are shown as they were stored.",
        "type": "object",
        "properties": {
          "ad_id": {
            "type": "integer"
          },
          "ads_ad_old_id": {
            "type": "string",
            "description": "Name of the unit in shortcodes and exports: `ad` and a number."
          },
          "ad_type": {
            "$ref": "#/components/schemas/AdType"
          },
          "label": {
            "type": "string"
          },
          "position": {
            "type": "string"
          },
          "priority": {
            "type": "integer"
          },
          "visibility_include": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/VisibilityRule"
            }
          },
          "visibility_exclude": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/VisibilityRule"
            }
          },
          "targeting_include": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TargetingRule"
            }
          },
          "targeting_exclude": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TargetingRule"
            }
          },
          "align": {
            "type": "integer"
          },
          "margin": {
            "type": "integer"
          },
          "margin_left": {
            "type": "integer"
          },
          "margin_right": {
            "type": "integer"
          },
          "margin_bottom": {
            "type": "integer"
          },
          "padding": {
            "type": "integer"
          },
          "padding_left": {
            "type": "integer"
          },
          "padding_right": {
            "type": "integer"
          },
          "padding_bottom": {
            "type": "integer"
          },
          "ad_label_check": {
            "type": "boolean"
          },
          "adlabel": {
            "type": "string",
            "enum": [
              "above",
              "below"
            ]
          },
          "ad_label_text": {
            "type": "string"
          },
          "enabled_on_amp": {
            "type": "boolean"
          },
          "check_lazy_load": {
            "type": "boolean"
          },
          "check_lazy_load_delay": {
            "type": "integer"
          },
          "add_url_nofollow": {
            "type": "boolean"
          },
          "publish_date": {
            "type": "string"
          },
          "check_exp_date": {
            "type": "boolean"
          },
          "exp_date_from": {
            "type": "string"
          },
          "exp_date_to": {
            "type": "string"
          },
          "check_spec_day": {
            "type": "boolean"
          },
          "set_spec_day": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WeekdayChoice"
            }
          },
          "set_expiry_impression": {
            "type": "boolean"
          },
          "expiry_impression": {
            "type": "integer",
            "description": "0 for none."
          },
          "set_expiry_clicks": {
            "type": "boolean"
          },
          "expiry_clicks": {
            "type": "integer",
            "description": "0 for none."
          },
          "cls_btn": {
            "type": "boolean"
          },
          "sticky_ad_show_hide": {
            "type": "boolean"
          },
          "sticky_show_hide_txt": {
            "type": "string"
          },
          "sticky_ad_anim": {
            "type": "boolean"
          },
          "sticky_ad_anim_txt": {
            "type": "integer"
          }
        },
        "additionalProperties": true,
        "required": [
          "ad_id",
          "ads_ad_old_id",
          "ad_type",
          "label",
          "position",
          "priority",
          "visibility_include",
          "visibility_exclude",
          "targeting_include",
          "targeting_exclude",
          "align",
          "margin",
          "margin_left",
          "margin_right",
          "margin_bottom",
          "padding",
          "padding_left",
          "padding_right",
          "padding_bottom",
          "ad_label_check",
          "adlabel",
          "ad_label_text",
          "enabled_on_amp",
          "check_lazy_load",
          "check_lazy_load_delay",
          "add_url_nofollow",
          "publish_date",
          "check_exp_date",
          "exp_date_from",
          "exp_date_to",
          "check_spec_day",
          "set_spec_day",
          "set_expiry_impression",
          "expiry_impression",
          "set_expiry_clicks",
          "expiry_clicks",
          "cls_btn",
          "sticky_ad_show_hide",
          "sticky_show_hide_txt",
          "sticky_ad_anim",
          "sticky_ad_anim_txt"
        ]
      },
      "AdType": {
        "description": "Kind of an ad unit. From `parallax_ads` on they are kept for other systems and not shown by this one.",
        "type": "string",
        "enum": [
          "plain_text",
          "ad_image",
          "provider",
          "provider_manager",
          "video_ads",
          "rotator_ads",
          "random_ads",
          "group_insertion",
          "ab_testing",
          "popup_ads",
          "carousel_ads",
          "ads_space",
          "parallax_ads",
          "half_page_ads",
          "floating_cubes",
          "sticky_scroll",
          "skip_ads",
          "loop_ads",
          "background_ad",
          "ad_blindness",
          "reward_ads",
          "network"
        ]
      },
      "VisibilityRule": {
        "description": "Where an ad shows. `value` is a slug of a type, format, tag, taxonomy (`all` for any), template (`default` for none) or role; the id of a post, page, category or author; or, of `general`, `homepage` or `show_globally`.",
        "type": "object",
        "properties": {
          "type": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string",
                "maxLength": 200
              },
              "value": {
                "type": "string",
                "enum": [
                  "post_type",
                  "general",
                  "post",
                  "page",
                  "post_category",
                  "post_format",
                  "tags",
                  "taxonomy",
                  "page_template",
                  "author",
                  "user_type"
                ]
              }
            },
            "required": [
              "value"
            ]
          },
          "value": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string",
                "maxLength": 200
              },
              "value": {
                "anyOf": [
                  {
                    "type": "integer"
                  },
                  {
                    "type": "string",
                    "maxLength": 200
                  }
                ]
              }
            },
            "required": [
              "value"
            ]
          },
          "condition": {
            "description": "How the next rule is joined, empty counting as AND. When no rule of a list has this member, any rule is enough.",
            "type": "string",
            "enum": [
              "AND",
              "OR",
              ""
            ]
          }
        },
        "required": [
          "type",
          "value"
        ]
      },
      "TargetingRule": {
        "description": "For whom an ad shows. `value` is a device (`desktop`, `mobile` for phones and tablets, `tablet`), a two-letter language, `true` or `false` for `logged_in`, a browser or system for `user_agent`, a role, the name of a cookie (empty for any), a text of the address, the address that led here, a width in pixels, a country, state or city, a date (`2026-11-21`, or two with `..` between), or a weekday in English.",
        "type": "object",
        "properties": {
          "type": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string",
                "maxLength": 200
              },
              "value": {
                "type": "string",
                "enum": [
                  "device_type",
                  "browser_language",
                  "logged_in",
                  "user_agent",
                  "user_type",
                  "cookie",
                  "url_parameter",
                  "referrer_url",
                  "browser_width",
                  "geo_location_country",
                  "geo_location_state",
                  "geo_location_city",
                  "multilingual_language",
                  "date",
                  "weekday"
                ]
              }
            },
            "required": [
              "value"
            ]
          },
          "value": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string",
                "maxLength": 200
              },
              "value": {
                "anyOf": [
                  {
                    "type": "integer"
                  },
                  {
                    "type": "string",
                    "maxLength": 2000
                  }
                ]
              }
            },
            "required": [
              "value"
            ]
          },
          "condition": {
            "description": "How the next rule is joined, empty counting as AND. When no rule of a list has this member, all rules of an include list must hold, and any rule of an exclude list is enough.",
            "type": "string",
            "enum": [
              "AND",
              "OR",
              ""
            ]
          }
        },
        "required": [
          "type",
          "value"
        ]
      },
      "WeekdayChoice": {
        "description": "A weekday.",
        "type": "object",
        "properties": {
          "label": {
            "type": "string",
            "maxLength": 200
          },
          "value": {
            "type": "string",
            "enum": [
              "Monday",
              "Tuesday",
              "Wednesday",
              "Thursday",
              "Friday",
              "Saturday",
              "Sunday"
            ]
          }
        },
        "required": [
          "value"
        ]
      },
      "Ad": {
        "description": "An ad unit.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "post": {
            "$ref": "#/components/schemas/AdPost"
          },
          "post_meta": {
            "$ref": "#/components/schemas/AdFields"
          }
        },
        "required": [
          "post",
          "post_meta"
        ]
      },
      "AdPost": {
        "description": "What every content item has, of an ad unit.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "ID": {
            "type": "integer"
          },
          "post_author": {
            "type": "integer",
            "description": "0 when the account was deleted."
          },
          "post_date": {
            "type": "string"
          },
          "post_date_gmt": {
            "type": "string"
          },
          "post_content": {
            "type": "string",
            "const": ""
          },
          "post_title": {
            "type": "string"
          },
          "post_status": {
            "$ref": "#/components/schemas/AdStatus"
          },
          "post_name": {
            "type": "string"
          },
          "post_modified": {
            "type": "string"
          },
          "post_modified_gmt": {
            "type": "string"
          },
          "post_type": {
            "type": "string",
            "const": "ads-unit"
          }
        },
        "required": [
          "ID",
          "post_author",
          "post_date",
          "post_date_gmt",
          "post_content",
          "post_title",
          "post_status",
          "post_name",
          "post_modified",
          "post_modified_gmt",
          "post_type"
        ]
      },
      "AdSettings": {
        "description": "The settings of ads with the defaults of those not stored, and any additional stored members.",
        "type": "object",
        "properties": {
          "post_types": {
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string",
              "maxLength": 40,
              "x-names": "identifier"
            },
            "description": "Types of content into which ads are put."
          },
          "visibility": {
            "$ref": "#/components/schemas/AdPlaces"
          },
          "quicktags": {
            "$ref": "#/components/schemas/QuickTags"
          },
          "QckTags": {
            "type": "boolean",
            "description": "Shortcodes show ads."
          },
          "maxads": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000,
            "description": "Most ads on a page."
          },
          "RoleBasedAccess": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Roles besides administrators that may use these routes."
          },
          "adsTxtEnabled": {
            "type": "boolean",
            "description": "The site serves `/ads.txt`."
          },
          "adsTxtText": {
            "type": "string",
            "maxLength": 200000,
            "description": "Its text. Markup is removed."
          },
          "ad_performance_tracking": {
            "type": "boolean",
            "description": "Impressions and clicks are counted."
          },
          "ad_log": {
            "type": "boolean",
            "description": "Clicks are logged."
          },
          "logging_toggle": {
            "type": "string",
            "enum": [
              "on",
              "off"
            ],
            "description": "The same as `ad_log`, for forms."
          },
          "report_logging": {
            "type": "string",
            "enum": [
              "improved_v2"
            ],
            "description": "How counts are stored; there is one way."
          },
          "reports_settings": {
            "type": "boolean",
            "description": "Forms show reports."
          },
          "exclude_admin_tracking": {
            "type": "boolean",
            "description": "What administrators see and click is not counted."
          },
          "click_fraud_protection": {
            "type": "boolean",
            "description": "Who clicks too often sees no ads for a while."
          },
          "allowed_click": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Clicks until then."
          },
          "click_limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 8760,
            "description": "Hours after which logged clicks are deleted."
          },
          "ban_duration": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3650,
            "description": "Days without ads."
          },
          "multiUserValue": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Roles that see no ads."
          },
          "multiTagsValue": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Tags whose items show no ads."
          },
          "multiPluginsValue": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Integrations whose items show no ads; `calendar` has events, venues and organizers."
          },
          "lazy_load_global": {
            "type": "boolean",
            "description": "Ads show after a delay."
          },
          "delay_ad_sec": {
            "type": "boolean",
            "description": "Whether units show some seconds later."
          },
          "ignoreShortcodeCond": {
            "type": "boolean",
            "description": "Shortcodes show their ads wherever they are placed."
          },
          "location_settings": {
            "type": "object",
            "description": "The ad of each location that a front end has registered.",
            "additionalProperties": {
              "$ref": "#/components/schemas/AdLocationSetting"
            }
          },
          "ad_blocker_support": {
            "type": "boolean",
            "description": "Visitors who block ads see a notice."
          },
          "notice_type": {
            "type": "string",
            "maxLength": 2000,
            "description": "For front ends of your own."
          },
          "notice_title": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_description": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_txt_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_bg_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_btn_txt_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_btn_bg_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "btn_txt": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_behaviour": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "1 shows it on every page; otherwise it stays hidden for a day once closed."
          },
          "notice_bar": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "1 puts it at the top of the page; otherwise it is at the bottom."
          },
          "notice_close_btn": {
            "type": "boolean",
            "description": "Part of the notice."
          },
          "revenue_sharing_enabled": {
            "type": "boolean",
            "description": "Some views of an entry show units of the provider for its author."
          },
          "ad_owner_revenue_per": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of views for the owner of the site."
          },
          "ad_author_revenue_per": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of views for the author."
          },
          "author_publisher_ids": {
            "type": "object",
            "description": "Publisher ids of authors at the provider, by the ids of users.",
            "maxProperties": 1000,
            "additionalProperties": {
              "type": "string",
              "pattern": "^[A-Za-z\\d][\\w.-]{0,99}$"
            }
          },
          "support_email": {
            "type": "string",
            "maxLength": 254,
            "pattern": "^(?:[^\\s@<>]+@[^\\s@<>]+)?$",
            "description": "Recipient of customer queries; empty for the mail address of the site."
          },
          "provider_client_id": {
            "type": "string",
            "maxLength": 500,
            "description": "Client at the ad provider."
          },
          "provider_client_secret": {
            "type": "string",
            "maxLength": 500,
            "description": "Its secret; shown only as its last characters."
          },
          "provider_scope": {
            "type": "string",
            "maxLength": 1000,
            "pattern": "^[\\x20-\\x7e]*$",
            "description": "Requested scopes, separated by spaces."
          },
          "provider_authorization_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address of the page at the ad provider that asks an administrator for consent."
          },
          "provider_token_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_revoke_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_api_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_redirect_uri": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_script_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Script of the ad provider; if empty, units of the provider are shown without a script."
          },
          "provider_manager_script_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Script of the ad manager."
          },
          "ads": {
            "type": "object",
            "description": "The ad units by name.",
            "additionalProperties": {
              "$ref": "#/components/schemas/AdFields"
            }
          },
          "mode": {
            "type": "string",
            "enum": [
              "new",
              "old"
            ]
          },
          "auto_ads_get_post_types": {
            "type": "object",
            "description": "Types of content with their names; `none` first.",
            "x-names": "identifier",
            "additionalProperties": {
              "type": "string"
            }
          },
          "autoads_excl_user_roles": {
            "type": "object",
            "description": "Roles with their names; `none` first.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "license": {
            "type": "boolean",
            "description": "Nothing here requires a license.",
            "not": {
              "const": true
            }
          },
          "payment_page_status": {
            "type": "string",
            "const": ""
          }
        },
        "additionalProperties": true,
        "required": [
          "post_types",
          "visibility",
          "quicktags",
          "QckTags",
          "maxads",
          "RoleBasedAccess",
          "adsTxtEnabled",
          "adsTxtText",
          "ad_performance_tracking",
          "ad_log",
          "logging_toggle",
          "report_logging",
          "reports_settings",
          "exclude_admin_tracking",
          "click_fraud_protection",
          "allowed_click",
          "click_limit",
          "ban_duration",
          "multiUserValue",
          "multiTagsValue",
          "multiPluginsValue",
          "lazy_load_global",
          "delay_ad_sec",
          "ignoreShortcodeCond",
          "location_settings",
          "ad_blocker_support",
          "notice_type",
          "notice_title",
          "notice_description",
          "notice_txt_color",
          "notice_bg_color",
          "notice_btn_txt_color",
          "notice_btn_bg_color",
          "btn_txt",
          "notice_behaviour",
          "notice_bar",
          "notice_close_btn",
          "revenue_sharing_enabled",
          "ad_owner_revenue_per",
          "ad_author_revenue_per",
          "author_publisher_ids",
          "support_email",
          "provider_client_id",
          "provider_client_secret",
          "provider_scope",
          "provider_authorization_url",
          "provider_token_url",
          "provider_revoke_url",
          "provider_api_url",
          "provider_redirect_uri",
          "provider_script_url",
          "provider_manager_script_url",
          "ads",
          "mode",
          "auto_ads_get_post_types",
          "autoads_excl_user_roles",
          "license",
          "payment_page_status"
        ]
      },
      "AdPlaces": {
        "description": "Kinds of pages on which ads may show.",
        "type": "object",
        "properties": {
          "AppHome": {
            "type": "boolean"
          },
          "AppCate": {
            "type": "boolean"
          },
          "AppArch": {
            "type": "boolean"
          },
          "AppTags": {
            "type": "boolean"
          }
        }
      },
      "QuickTags": {
        "description": "Another place of `QckTags`.",
        "type": "object",
        "properties": {
          "QckTags": {
            "type": "boolean"
          }
        }
      },
      "ChosenOption": {
        "description": "A choice in the format of forms; only its `value` is used.",
        "type": "object",
        "properties": {
          "label": {
            "type": "string",
            "maxLength": 200
          },
          "value": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          }
        },
        "required": [
          "value"
        ]
      },
      "AdLocationSetting": {
        "type": "object",
        "properties": {
          "status": {
            "type": "boolean"
          },
          "ad": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:ad[1-9]\\d{0,8})?$"
          }
        }
      },
      "Option": {
        "description": "Something to choose.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "label": {
            "type": "string"
          },
          "value": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "integer"
              }
            ]
          }
        },
        "required": [
          "label",
          "value"
        ]
      },
      "Information": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "info": {
            "type": "string",
            "description": "Plain text."
          }
        },
        "required": [
          "info"
        ]
      },
      "OptionList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          },
          "data": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Option"
            }
          }
        },
        "required": [
          "status",
          "data"
        ]
      },
      "Answered": {
        "description": "The answer to a question, `t` for yes and `f` for no.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "t",
              "f"
            ]
          }
        },
        "required": [
          "status"
        ]
      },
      "Totals": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "impressions": {
            "type": "integer",
            "minimum": 0
          },
          "clicks": {
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "impressions",
          "clicks"
        ]
      },
      "Done": {
        "description": "The operation succeeded.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          }
        },
        "required": [
          "status"
        ]
      },
      "ActionReport": {
        "description": "The result of the action.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          },
          "msg": {
            "type": "string",
            "description": "A sentence, for people."
          },
          "data": {
            "description": "The copy of a duplicated unit, several copies as a list; an empty list after other actions.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Ad"
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Ad"
                }
              }
            ]
          }
        },
        "required": [
          "status",
          "msg",
          "data"
        ]
      },
      "SavedAd": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          },
          "ad_id": {
            "type": "integer"
          }
        },
        "required": [
          "status",
          "ad_id"
        ]
      },
      "SavedSettings": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "tp"
          },
          "msg": {
            "type": "string"
          }
        },
        "required": [
          "status",
          "msg"
        ]
      },
      "TextVerdict": {
        "description": "Either `valid`, or the problems.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "valid": {
            "type": "boolean",
            "not": {
              "const": false
            }
          },
          "errors": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TextProblem"
            }
          }
        }
      },
      "TextProblem": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "line": {
            "type": "integer",
            "minimum": 1
          },
          "type": {
            "type": "string",
            "enum": [
              "invalid_variable",
              "invalid_subdomain",
              "invalid_record",
              "invalid_exchange",
              "invalid_account_type",
              "invalid_tagid"
            ]
          },
          "value": {
            "type": "string"
          }
        },
        "required": [
          "line",
          "type"
        ]
      },
      "Enqueued": {
        "description": "A message was queued.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          },
          "delivery": {
            "type": "string",
            "enum": [
              "queued",
              "waiting"
            ],
            "description": "`waiting` means that no mail server is configured; the message stays in the outbox until one is."
          },
          "msg": {
            "type": "string",
            "description": "The same in a sentence, for people."
          }
        },
        "required": [
          "status",
          "delivery",
          "msg"
        ]
      },
      "AdExport": {
        "description": "The stored settings, and the ad units by name.",
        "type": "object",
        "properties": {
          "export_version": {
            "type": "integer",
            "const": 1
          },
          "ads": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/AdFields"
            }
          }
        },
        "additionalProperties": true,
        "required": [
          "export_version"
        ]
      },
      "ImportedFile": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          },
          "created": {
            "type": "integer",
            "minimum": 0
          },
          "updated": {
            "type": "integer",
            "minimum": 0
          },
          "skipped": {
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "status",
          "created",
          "updated",
          "skipped"
        ]
      },
      "NextAd": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1
          },
          "name": {
            "type": "string"
          }
        },
        "required": [
          "id",
          "name"
        ]
      },
      "ImportReport": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "const": "t"
          },
          "data": {
            "type": "string",
            "description": "A sentence, for people."
          },
          "imported": {
            "type": "integer",
            "minimum": 0,
            "description": "In a dry run, how many would be."
          },
          "skipped": {
            "type": "integer",
            "minimum": 0
          },
          "ids": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "description": "Ids of the new units; none in a dry run."
          },
          "report": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ImportedItem"
            }
          }
        },
        "required": [
          "status",
          "data",
          "imported",
          "skipped",
          "ids",
          "report"
        ]
      },
      "ImportedItem": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "index": {
            "type": "integer",
            "minimum": 0,
            "description": "Place in the list that was sent."
          },
          "label": {
            "type": "string"
          },
          "imported": {
            "type": "boolean"
          },
          "ad_id": {
            "type": [
              "integer",
              "null"
            ]
          },
          "not_mapped": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Names of parts without an equivalent here."
          },
          "reason": {
            "type": "string",
            "description": "Why it was skipped; otherwise empty."
          }
        },
        "required": [
          "index",
          "label",
          "imported",
          "ad_id",
          "not_mapped",
          "reason"
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
      "Locations": {
        "description": "Places that the configuration registers, by name.",
        "type": "object",
        "additionalProperties": {
          "$ref": "#/components/schemas/Location"
        }
      },
      "Location": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "location": {
            "type": "string"
          },
          "description": {
            "type": "string"
          }
        },
        "required": [
          "location",
          "description"
        ]
      },
      "ClickLog": {
        "description": "A page of the log of clicks.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "posts_data": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LoggedClick"
            }
          },
          "posts_found": {
            "type": "integer",
            "minimum": 0
          },
          "search_param": {
            "type": "string",
            "description": "What was searched for."
          }
        },
        "required": [
          "posts_data",
          "posts_found",
          "search_param"
        ]
      },
      "LoggedClick": {
        "description": "Clicks of one day from one network, address and browser.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "ad_id": {
            "type": "integer"
          },
          "ad_thetime": {
            "type": "integer",
            "description": "Beginning of the day in UTC as Unix seconds."
          },
          "log_clicks": {
            "type": "integer",
            "minimum": 1
          },
          "ip_address": {
            "type": "string",
            "description": "The network; the rest of the address is not kept."
          },
          "url": {
            "type": "string"
          },
          "browser": {
            "type": "string",
            "enum": [
              "Internet explorer",
              "Edge",
              "Yandex",
              "Firefox",
              "Chrome",
              "Safari",
              "Opera",
              "Mobile browser",
              "Other"
            ]
          },
          "referrer": {
            "type": "string"
          },
          "ad_type": {
            "type": "string"
          },
          "label": {
            "type": "string"
          }
        },
        "required": [
          "ad_id",
          "ad_thetime",
          "log_clicks",
          "ip_address",
          "url",
          "browser",
          "referrer",
          "ad_type",
          "label"
        ]
      },
      "AdDecision": {
        "description": "The ads that one visitor sees with one item.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "token",
          "mode",
          "ads"
        ],
        "properties": {
          "token": {
            "type": "string",
            "description": "Part of reports to `ads-track`."
          },
          "mode": {
            "type": "string",
            "enum": [
              "new",
              "old"
            ]
          },
          "ads": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DecidedAd"
            }
          },
          "notice": {
            "$ref": "#/components/schemas/AdNotice"
          }
        }
      },
      "DecidedAd": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "ad_id": {
            "type": "integer"
          },
          "ad_type": {
            "$ref": "#/components/schemas/AdType"
          },
          "position": {
            "$ref": "#/components/schemas/DecidedPosition"
          },
          "html": {
            "type": "string"
          },
          "label": {
            "$ref": "#/components/schemas/DecidedLabel"
          },
          "align": {
            "type": "integer"
          },
          "margin": {
            "$ref": "#/components/schemas/Box"
          },
          "padding": {
            "$ref": "#/components/schemas/Box"
          },
          "lazy": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Seconds until the ad is shown; null for at once."
          }
        },
        "required": [
          "ad_id",
          "ad_type",
          "position",
          "html",
          "label",
          "align",
          "margin",
          "padding",
          "lazy"
        ]
      },
      "DecidedPosition": {
        "description": "The position with its parameters, under the names of the fields.",
        "type": "object",
        "additionalProperties": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "number"
            },
            {
              "type": "boolean"
            }
          ]
        },
        "properties": {
          "name": {
            "type": "string"
          }
        },
        "required": [
          "name"
        ]
      },
      "DecidedLabel": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "show": {
            "type": "boolean"
          },
          "text": {
            "type": "string"
          },
          "place": {
            "type": "string",
            "enum": [
              "above",
              "below"
            ]
          }
        },
        "required": [
          "show",
          "text",
          "place"
        ]
      },
      "Box": {
        "description": "Pixels.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "top": {
            "type": "integer"
          },
          "right": {
            "type": "integer"
          },
          "bottom": {
            "type": "integer"
          },
          "left": {
            "type": "integer"
          }
        },
        "required": [
          "top",
          "right",
          "bottom",
          "left"
        ]
      },
      "AdNotice": {
        "description": "The notice for visitors who block ads, under the names of the settings. Colours that are not set are empty.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "notice_type": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_behaviour": {
            "type": "integer"
          },
          "notice_bar": {
            "type": "integer"
          },
          "notice_title": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_description": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_txt_color": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_bg_color": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_btn_txt_color": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_btn_bg_color": {
            "type": "string",
            "maxLength": 2000
          },
          "notice_close_btn": {
            "type": "boolean"
          },
          "btn_txt": {
            "type": "string",
            "maxLength": 2000
          }
        },
        "required": [
          "notice_type",
          "notice_behaviour",
          "notice_bar",
          "notice_title",
          "notice_description",
          "notice_txt_color",
          "notice_bg_color",
          "notice_btn_txt_color",
          "notice_btn_bg_color",
          "notice_close_btn",
          "btn_txt"
        ]
      },
      "AdFieldsInput": {
        "description": "The fields of an ad unit. Those of the type that are required have to be there when a unit is made. Other names in lower case letters, digits and underscores are kept as they are; all fields together may take 64 KiB.",
        "type": "object",
        "properties": {
          "ad_id": {
            "description": "Id of the unit to change; empty or absent for a new one.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 1
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "ad_type": {
            "$ref": "#/components/schemas/AdType"
          },
          "label": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "\\S",
            "description": "Human-readable name. Markup is removed."
          },
          "position": {
            "$ref": "#/components/schemas/AdPosition"
          },
          "priority": {
            "type": "integer",
            "minimum": -1000,
            "maximum": 1000,
            "description": "Priority; among units at one position the higher number comes first."
          },
          "visibility_include": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/VisibilityRule"
            }
          },
          "visibility_exclude": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/VisibilityRule"
            }
          },
          "targeting_include": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/TargetingRule"
            }
          },
          "targeting_exclude": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/TargetingRule"
            }
          },
          "align": {
            "type": "integer",
            "enum": [
              0,
              1,
              2,
              3
            ],
            "description": "0 left, 1 centre, 2 right, 3 none."
          },
          "margin": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "margin_left": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "margin_right": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "margin_bottom": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding_left": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding_right": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding_bottom": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "ad_label_check": {
            "type": "boolean",
            "description": "A label is shown with the ad."
          },
          "adlabel": {
            "type": "string",
            "enum": [
              "above",
              "below"
            ],
            "description": "Position of the label."
          },
          "ad_label_text": {
            "type": "string",
            "maxLength": 200,
            "description": "Text of the label."
          },
          "enabled_on_amp": {
            "type": "boolean",
            "description": "Kept; without effect."
          },
          "check_lazy_load": {
            "type": "boolean",
            "description": "The ad is shown after a delay."
          },
          "check_lazy_load_delay": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3600,
            "description": "Seconds."
          },
          "add_url_nofollow": {
            "type": "boolean",
            "description": "Links of the ad have rel=\"nofollow\"."
          },
          "publish_date": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d)?$",
            "description": "The unit is a draft until this day begins, in the zone of the site."
          },
          "check_exp_date": {
            "type": "boolean",
            "description": "Shown from `exp_date_from` to `exp_date_to` only."
          },
          "exp_date_from": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d)?$",
            "description": "First day, in the zone of the site."
          },
          "exp_date_to": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d)?$",
            "description": "Last day, in the zone of the site."
          },
          "check_spec_day": {
            "type": "boolean",
            "description": "Shown on the weekdays of `set_spec_day` only."
          },
          "set_spec_day": {
            "type": "array",
            "maxItems": 7,
            "items": {
              "$ref": "#/components/schemas/WeekdayChoice"
            }
          },
          "set_expiry_impression": {
            "type": "boolean",
            "description": "The unit expires after a number of impressions."
          },
          "expiry_impression": {
            "description": "The number; 0 or empty for no limit.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 2147483647
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "set_expiry_clicks": {
            "type": "boolean",
            "description": "The unit expires after a number of clicks."
          },
          "expiry_clicks": {
            "description": "The number; 0 or empty for no limit.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 2147483647
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "cls_btn": {
            "type": "boolean",
            "description": "A sticky ad has a button to close it."
          },
          "sticky_ad_show_hide": {
            "type": "boolean",
            "description": "A sticky ad can be folded."
          },
          "sticky_show_hide_txt": {
            "type": "string",
            "maxLength": 200,
            "description": "Text of the button that folds it."
          },
          "sticky_ad_anim": {
            "type": "boolean",
            "description": "A sticky ad slides in."
          },
          "sticky_ad_anim_txt": {
            "type": "integer",
            "minimum": 0,
            "maximum": 60000,
            "description": "Milliseconds of that."
          },
          "paragraph_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Of which paragraph or tag, counted from one."
          },
          "repeat_paragraph": {
            "type": "boolean",
            "description": "Also at all multiples of the number."
          },
          "paragraph_limit": {
            "description": "Most insertions; empty for no limit.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "insert_after": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000,
            "description": "How many paragraphs lie between insertions of a group."
          },
          "exclude_from_class_id": {
            "type": "string",
            "maxLength": 500,
            "description": "Classes and ids, separated by commas, within which no ad is put."
          },
          "enable_on_end_of_post": {
            "type": "boolean",
            "description": "At the end when the text is shorter."
          },
          "image_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Of which picture, counted from one."
          },
          "image_caption": {
            "type": "boolean",
            "description": "Keeps picture and caption together."
          },
          "word_count_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "description": "After how many words."
          },
          "after_the_percentage_value": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "After which share of the text, in percent."
          },
          "count_as_per": {
            "type": "string",
            "enum": [
              "p_tag",
              "div_tag",
              "img_tag",
              "custom_tag"
            ],
            "description": "Which tags are counted."
          },
          "enter_your_tag": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$",
            "description": "Name of the tag that is counted."
          },
          "after_id_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Id of the element after which the ad is placed."
          },
          "after_class_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Class of the elements after which the ad is placed."
          },
          "after_customq_name": {
            "type": "string",
            "maxLength": 500,
            "description": "CSS selector of the elements after which the ad is placed: tags, classes, ids, attributes, the combinators, `:not`, `:is`, `:first-child`, `:nth-child` and the like."
          },
          "ads_loop_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000,
            "description": "Item of a list page after which the ad is placed."
          },
          "display_after_every": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000,
            "description": "Items of a list page after which it is repeated; 0 for once."
          },
          "code": {
            "type": "string",
            "maxLength": 60000,
            "description": "HTML. Scripts need the capability unfiltered_html."
          },
          "mobile_html_check": {
            "type": "boolean",
            "description": "`mob_code` shows on phones and tablets."
          },
          "mob_code": {
            "type": "string",
            "maxLength": 60000
          },
          "image_src": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Address of the picture or film."
          },
          "image_redirect_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Where a click leads."
          },
          "image_src_id": {
            "type": "integer",
            "minimum": 0,
            "maximum": 2147483647,
            "description": "Media item of the picture."
          },
          "image_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "image_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "banner_ad_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "banner_ad_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "mobile_image_check": {
            "type": "boolean",
            "description": "`image_mobile_src` shows on phones and tablets."
          },
          "image_mobile_src": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Address of the picture for phones."
          },
          "mob_banner_ad_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "mob_banner_ad_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "parallax_ads_check": {
            "type": "boolean",
            "description": "Kept; without effect."
          },
          "parallax_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "data_ad_client": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Publisher at the provider."
          },
          "data_ad_slot": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Slot at the provider."
          },
          "data_layout_key": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Layout of an in-feed ad."
          },
          "provider_ad_type": {
            "type": "string",
            "enum": [
              "display_ads",
              "in_feed_ads",
              "in_article_ads",
              "provider_auto_ads",
              "provider_sticky_ads",
              "matched_content"
            ],
            "description": "Kind of ad at the provider."
          },
          "provider_type": {
            "type": "string",
            "enum": [
              "normal",
              "responsive"
            ],
            "description": "Whether its size is fixed."
          },
          "data_ad_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "data_ad_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "grid_data_ad_column": {
            "description": "Columns of matched content.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "grid_data_ad_row": {
            "description": "Rows of matched content.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "network_code": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Network at the provider."
          },
          "ad_unit_name": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+ -]*$",
            "description": "Name of the unit at the provider."
          },
          "block_id": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Id of the element that the provider fills."
          },
          "video_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "video_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "video_autoplay": {
            "type": "boolean",
            "description": "The film plays by itself, without sound."
          },
          "video_ad_type": {
            "type": "string",
            "enum": [
              "on_load",
              "after_interval",
              "on_scroll"
            ],
            "description": "When the film shows."
          },
          "specific_time_interval_sec_video": {
            "type": "integer",
            "minimum": 0,
            "maximum": 86400,
            "description": "Seconds until then."
          },
          "on_scroll_video_percentage": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of the page, in percent."
          },
          "video_ad_type_position": {
            "type": "string",
            "maxLength": 200,
            "description": "Kept; without effect."
          },
          "ads_list": {
            "type": "array",
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/AdChoice"
            },
            "description": "Ad units of a rotation, group, popup or carousel."
          },
          "random_ads_list": {
            "type": "array",
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/AdChoice"
            },
            "description": "Ad units of which one shows at random."
          },
          "refresh_type": {
            "type": "string",
            "enum": [
              "on_load",
              "on_interval"
            ],
            "description": "When a rotation advances."
          },
          "refresh_type_interval_sec": {
            "type": "integer",
            "minimum": 1,
            "maximum": 86400,
            "description": "Seconds between changes."
          },
          "sort_type": {
            "type": "string",
            "enum": [
              "random",
              "fixed"
            ],
            "description": "Order of the ads of a group."
          },
          "num_ads_t_s": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
            "description": "Number of ads of a group at each insertion."
          },
          "ab_testing": {
            "type": "array",
            "minItems": 1,
            "maxItems": 10,
            "items": {
              "$ref": "#/components/schemas/AdVariant"
            }
          },
          "popup_type": {
            "type": "string",
            "enum": [
              "load_popup_delay",
              "on_scroll"
            ],
            "description": "When the popup opens."
          },
          "specific_time_interval_sec": {
            "type": "integer",
            "minimum": 0,
            "maximum": 86400,
            "description": "Seconds until then."
          },
          "on_scroll_popup_percentage": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of the page, in percent."
          },
          "popup_set_cookie_type": {
            "type": "string",
            "enum": [
              "withcookieexp",
              "withoutcookieexp"
            ],
            "description": "Whether a closed popup stays closed for some days."
          },
          "pop_set_cookie_indays": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3650,
            "description": "Those days."
          },
          "carousel_type": {
            "type": "string",
            "enum": [
              "slider"
            ],
            "description": "How the carousel moves."
          },
          "carousel_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "carousel_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "carousel_speed": {
            "type": "integer",
            "minimum": 1,
            "maximum": 3600,
            "description": "Seconds of each picture."
          },
          "carousel_arrows": {
            "type": "boolean",
            "description": "Buttons lead to the next one."
          },
          "carousel_close": {
            "type": "boolean",
            "description": "A button closes it."
          },
          "carousel_slides": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "description": "Pictures side by side."
          },
          "carousel_rndms": {
            "type": "boolean",
            "description": "In random order."
          },
          "ad_space_type": {
            "type": "string",
            "maxLength": 200,
            "description": "What is for sale."
          },
          "ad_cost": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "description": "Price."
          },
          "ad_cost_type": {
            "type": "string",
            "maxLength": 200,
            "description": "What the price is for."
          },
          "ad_minimum_days": {
            "description": "Shortest booking in days.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "ad_space_banner_image_src": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Placeholder picture until the slot is booked."
          },
          "network_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Name of a network."
          }
        },
        "additionalProperties": true
      },
      "AdPosition": {
        "description": "Where an ad is placed. `ad_shortcode` is where the text has `[ads id=…]`; `api-` and a name is a place that a front end has registered.",
        "type": "string",
        "maxLength": 200,
        "pattern": "^(?:beginning_of_post|end_of_post|middle_of_post|after_more_tag|before_last_paragraph|after_paragraph|after_image|before_image|after_word_count|after_the_percentage|ad_after_html_tag|ad_before_html_tag|ad_after_id|ad_after_class|ad_after_customq|random_ad_placement|ad_sticky_ad|loop_position|ad_shortcode|before_header|after_header|api-[A-Za-z0-9_-]{1,60})$"
      },
      "AdChoice": {
        "description": "Another ad unit, by its id.",
        "type": "object",
        "properties": {
          "label": {
            "type": "string",
            "maxLength": 200
          },
          "value": {
            "type": "integer",
            "minimum": 1
          }
        },
        "required": [
          "value"
        ]
      },
      "AdVariant": {
        "description": "One variant of an A/B test; one of its ads is shown at its position.",
        "type": "object",
        "properties": {
          "position": {
            "$ref": "#/components/schemas/AdPosition"
          },
          "ads_list": {
            "type": "array",
            "minItems": 1,
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/AdChoice"
            }
          }
        },
        "required": [
          "position",
          "ads_list"
        ]
      },
      "AdSettingsChange": {
        "description": "The members to change, as an object or as its JSON text.",
        "type": "object",
        "properties": {
          "post_types": {
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string",
              "maxLength": 40,
              "x-names": "identifier"
            },
            "description": "Types of content into which ads are put."
          },
          "visibility": {
            "$ref": "#/components/schemas/AdPlaces"
          },
          "quicktags": {
            "$ref": "#/components/schemas/QuickTags"
          },
          "QckTags": {
            "type": "boolean",
            "description": "Shortcodes show ads."
          },
          "maxads": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000,
            "description": "Most ads on a page."
          },
          "RoleBasedAccess": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Roles besides administrators that may use these routes."
          },
          "adsTxtEnabled": {
            "type": "boolean",
            "description": "The site serves `/ads.txt`."
          },
          "adsTxtText": {
            "type": "string",
            "maxLength": 200000,
            "description": "Its text. Markup is removed."
          },
          "ad_performance_tracking": {
            "type": "boolean",
            "description": "Impressions and clicks are counted."
          },
          "ad_log": {
            "type": "boolean",
            "description": "Clicks are logged."
          },
          "logging_toggle": {
            "type": "string",
            "enum": [
              "on",
              "off"
            ],
            "description": "The same as `ad_log`, for forms."
          },
          "report_logging": {
            "type": "string",
            "enum": [
              "improved_v2"
            ],
            "description": "How counts are stored; there is one way."
          },
          "reports_settings": {
            "type": "boolean",
            "description": "Forms show reports."
          },
          "exclude_admin_tracking": {
            "type": "boolean",
            "description": "What administrators see and click is not counted."
          },
          "click_fraud_protection": {
            "type": "boolean",
            "description": "Who clicks too often sees no ads for a while."
          },
          "allowed_click": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Clicks until then."
          },
          "click_limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 8760,
            "description": "Hours after which logged clicks are deleted."
          },
          "ban_duration": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3650,
            "description": "Days without ads."
          },
          "multiUserValue": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Roles that see no ads."
          },
          "multiTagsValue": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Tags whose items show no ads."
          },
          "multiPluginsValue": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Integrations whose items show no ads; `calendar` has events, venues and organizers."
          },
          "lazy_load_global": {
            "type": "boolean",
            "description": "Ads show after a delay."
          },
          "delay_ad_sec": {
            "type": "boolean",
            "description": "Whether units show some seconds later."
          },
          "ignoreShortcodeCond": {
            "type": "boolean",
            "description": "Shortcodes show their ads wherever they are placed."
          },
          "location_settings": {
            "type": "object",
            "description": "The ad of each location that a front end has registered.",
            "additionalProperties": {
              "$ref": "#/components/schemas/AdLocationSetting"
            }
          },
          "ad_blocker_support": {
            "type": "boolean",
            "description": "Visitors who block ads see a notice."
          },
          "notice_type": {
            "type": "string",
            "maxLength": 2000,
            "description": "For front ends of your own."
          },
          "notice_title": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_description": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_txt_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_bg_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_btn_txt_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_btn_bg_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "btn_txt": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_behaviour": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "1 shows it on every page; otherwise it stays hidden for a day once closed."
          },
          "notice_bar": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "1 puts it at the top of the page; otherwise it is at the bottom."
          },
          "notice_close_btn": {
            "type": "boolean",
            "description": "Part of the notice."
          },
          "revenue_sharing_enabled": {
            "type": "boolean",
            "description": "Some views of an entry show units of the provider for its author."
          },
          "ad_owner_revenue_per": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of views for the owner of the site."
          },
          "ad_author_revenue_per": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of views for the author."
          },
          "author_publisher_ids": {
            "type": "object",
            "description": "Publisher ids of authors at the provider, by the ids of users.",
            "maxProperties": 1000,
            "additionalProperties": {
              "type": "string",
              "maxLength": 2000,
              "pattern": "^[A-Za-z\\d][\\w.-]{0,99}$"
            }
          },
          "support_email": {
            "type": "string",
            "maxLength": 254,
            "pattern": "^(?:[^\\s@<>]+@[^\\s@<>]+)?$",
            "description": "Recipient of customer queries; empty for the mail address of the site."
          },
          "provider_client_id": {
            "type": "string",
            "maxLength": 500,
            "description": "Client at the ad provider."
          },
          "provider_client_secret": {
            "type": "string",
            "maxLength": 500,
            "description": "Its secret; shown only as its last characters."
          },
          "provider_scope": {
            "type": "string",
            "maxLength": 1000,
            "pattern": "^[\\x20-\\x7e]*$",
            "description": "Requested scopes, separated by spaces."
          },
          "provider_authorization_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address of the page at the ad provider that asks an administrator for consent."
          },
          "provider_token_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_revoke_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_api_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_redirect_uri": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_script_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Script of the ad provider; if empty, units of the provider are shown without a script."
          },
          "provider_manager_script_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Script of the ad manager."
          }
        }
      },
      "ImportForm": {
        "description": "An export as a file. Its content alone is imported; other fields of the form are ignored.",
        "type": "object",
        "properties": {
          "myFile": {
            "type": "string",
            "format": "binary",
            "description": "The exported file."
          },
          "settings": {
            "type": "boolean",
            "default": false,
            "description": "Take the settings although some are stored."
          }
        }
      },
      "AdImport": {
        "description": "An export; all other members are settings.",
        "type": "object",
        "properties": {
          "export_version": {
            "type": "integer",
            "enum": [
              1
            ],
            "description": "Version of the export."
          },
          "ads": {
            "type": "object",
            "additionalProperties": true,
            "description": "Ad units by name."
          },
          "settings": {
            "type": "boolean",
            "default": false,
            "description": "Take the settings although some are stored."
          }
        },
        "additionalProperties": true
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
      "AdFieldsInputForm": {
        "minProperties": 1,
        "description": "The fields of an ad unit. Those of the type that are required have to be there when a unit is made. Other names in lower case letters, digits and underscores are kept as they are; all fields together may take 64 KiB.",
        "type": "object",
        "properties": {
          "ad_id": {
            "description": "Id of the unit to change; empty or absent for a new one.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 1
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "ad_type": {
            "$ref": "#/components/schemas/AdType"
          },
          "label": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "\\S",
            "description": "Human-readable name. Markup is removed."
          },
          "position": {
            "$ref": "#/components/schemas/AdPosition"
          },
          "priority": {
            "type": "integer",
            "minimum": -1000,
            "maximum": 1000,
            "description": "Priority; among units at one position the higher number comes first."
          },
          "visibility_include": {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/VisibilityRule"
            }
          },
          "visibility_exclude": {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/VisibilityRule"
            }
          },
          "targeting_include": {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/TargetingRule"
            }
          },
          "targeting_exclude": {
            "minItems": 1,
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/TargetingRule"
            }
          },
          "align": {
            "type": "integer",
            "enum": [
              0,
              1,
              2,
              3
            ],
            "description": "0 left, 1 centre, 2 right, 3 none."
          },
          "margin": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "margin_left": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "margin_right": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "margin_bottom": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding_left": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding_right": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "padding_bottom": {
            "type": "integer",
            "minimum": -2000,
            "maximum": 2000,
            "description": "Pixels."
          },
          "ad_label_check": {
            "type": "boolean",
            "description": "A label is shown with the ad."
          },
          "adlabel": {
            "type": "string",
            "enum": [
              "above",
              "below"
            ],
            "description": "Position of the label."
          },
          "ad_label_text": {
            "type": "string",
            "maxLength": 200,
            "description": "Text of the label."
          },
          "enabled_on_amp": {
            "type": "boolean",
            "description": "Kept; without effect."
          },
          "check_lazy_load": {
            "type": "boolean",
            "description": "The ad is shown after a delay."
          },
          "check_lazy_load_delay": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3600,
            "description": "Seconds."
          },
          "add_url_nofollow": {
            "type": "boolean",
            "description": "Links of the ad have rel=\"nofollow\"."
          },
          "publish_date": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d)?$",
            "description": "The unit is a draft until this day begins, in the zone of the site."
          },
          "check_exp_date": {
            "type": "boolean",
            "description": "Shown from `exp_date_from` to `exp_date_to` only."
          },
          "exp_date_from": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d)?$",
            "description": "First day, in the zone of the site."
          },
          "exp_date_to": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:\\d{4}-\\d\\d-\\d\\d)?$",
            "description": "Last day, in the zone of the site."
          },
          "check_spec_day": {
            "type": "boolean",
            "description": "Shown on the weekdays of `set_spec_day` only."
          },
          "set_spec_day": {
            "minItems": 1,
            "type": "array",
            "maxItems": 7,
            "items": {
              "$ref": "#/components/schemas/WeekdayChoice"
            }
          },
          "set_expiry_impression": {
            "type": "boolean",
            "description": "The unit expires after a number of impressions."
          },
          "expiry_impression": {
            "description": "The number; 0 or empty for no limit.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 2147483647
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "set_expiry_clicks": {
            "type": "boolean",
            "description": "The unit expires after a number of clicks."
          },
          "expiry_clicks": {
            "description": "The number; 0 or empty for no limit.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 2147483647
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "cls_btn": {
            "type": "boolean",
            "description": "A sticky ad has a button to close it."
          },
          "sticky_ad_show_hide": {
            "type": "boolean",
            "description": "A sticky ad can be folded."
          },
          "sticky_show_hide_txt": {
            "type": "string",
            "maxLength": 200,
            "description": "Text of the button that folds it."
          },
          "sticky_ad_anim": {
            "type": "boolean",
            "description": "A sticky ad slides in."
          },
          "sticky_ad_anim_txt": {
            "type": "integer",
            "minimum": 0,
            "maximum": 60000,
            "description": "Milliseconds of that."
          },
          "paragraph_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Of which paragraph or tag, counted from one."
          },
          "repeat_paragraph": {
            "type": "boolean",
            "description": "Also at all multiples of the number."
          },
          "paragraph_limit": {
            "description": "Most insertions; empty for no limit.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "insert_after": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000,
            "description": "How many paragraphs lie between insertions of a group."
          },
          "exclude_from_class_id": {
            "type": "string",
            "maxLength": 500,
            "description": "Classes and ids, separated by commas, within which no ad is put."
          },
          "enable_on_end_of_post": {
            "type": "boolean",
            "description": "At the end when the text is shorter."
          },
          "image_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Of which picture, counted from one."
          },
          "image_caption": {
            "type": "boolean",
            "description": "Keeps picture and caption together."
          },
          "word_count_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "description": "After how many words."
          },
          "after_the_percentage_value": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "After which share of the text, in percent."
          },
          "count_as_per": {
            "type": "string",
            "enum": [
              "p_tag",
              "div_tag",
              "img_tag",
              "custom_tag"
            ],
            "description": "Which tags are counted."
          },
          "enter_your_tag": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$",
            "description": "Name of the tag that is counted."
          },
          "after_id_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Id of the element after which the ad is placed."
          },
          "after_class_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Class of the elements after which the ad is placed."
          },
          "after_customq_name": {
            "type": "string",
            "maxLength": 500,
            "description": "CSS selector of the elements after which the ad is placed: tags, classes, ids, attributes, the combinators, `:not`, `:is`, `:first-child`, `:nth-child` and the like."
          },
          "ads_loop_number": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000,
            "description": "Item of a list page after which the ad is placed."
          },
          "display_after_every": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000,
            "description": "Items of a list page after which it is repeated; 0 for once."
          },
          "code": {
            "type": "string",
            "maxLength": 60000,
            "description": "HTML. Scripts need the capability unfiltered_html."
          },
          "mobile_html_check": {
            "type": "boolean",
            "description": "`mob_code` shows on phones and tablets."
          },
          "mob_code": {
            "type": "string",
            "maxLength": 60000
          },
          "image_src": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Address of the picture or film."
          },
          "image_redirect_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Where a click leads."
          },
          "image_src_id": {
            "type": "integer",
            "minimum": 0,
            "maximum": 2147483647,
            "description": "Media item of the picture."
          },
          "image_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "image_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "banner_ad_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "banner_ad_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "mobile_image_check": {
            "type": "boolean",
            "description": "`image_mobile_src` shows on phones and tablets."
          },
          "image_mobile_src": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Address of the picture for phones."
          },
          "mob_banner_ad_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "mob_banner_ad_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "parallax_ads_check": {
            "type": "boolean",
            "description": "Kept; without effect."
          },
          "parallax_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "data_ad_client": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Publisher at the provider."
          },
          "data_ad_slot": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Slot at the provider."
          },
          "data_layout_key": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Layout of an in-feed ad."
          },
          "provider_ad_type": {
            "type": "string",
            "enum": [
              "display_ads",
              "in_feed_ads",
              "in_article_ads",
              "provider_auto_ads",
              "provider_sticky_ads",
              "matched_content"
            ],
            "description": "Kind of ad at the provider."
          },
          "provider_type": {
            "type": "string",
            "enum": [
              "normal",
              "responsive"
            ],
            "description": "Whether its size is fixed."
          },
          "data_ad_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "data_ad_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "grid_data_ad_column": {
            "description": "Columns of matched content.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "grid_data_ad_row": {
            "description": "Rows of matched content.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "network_code": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Network at the provider."
          },
          "ad_unit_name": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+ -]*$",
            "description": "Name of the unit at the provider."
          },
          "block_id": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[\\w./,:@+-]*$",
            "description": "Id of the element that the provider fills."
          },
          "video_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "video_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "video_autoplay": {
            "type": "boolean",
            "description": "The film plays by itself, without sound."
          },
          "video_ad_type": {
            "type": "string",
            "enum": [
              "on_load",
              "after_interval",
              "on_scroll"
            ],
            "description": "When the film shows."
          },
          "specific_time_interval_sec_video": {
            "type": "integer",
            "minimum": 0,
            "maximum": 86400,
            "description": "Seconds until then."
          },
          "on_scroll_video_percentage": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of the page, in percent."
          },
          "video_ad_type_position": {
            "type": "string",
            "maxLength": 200,
            "description": "Kept; without effect."
          },
          "ads_list": {
            "minItems": 1,
            "type": "array",
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/AdChoice"
            },
            "description": "Ad units of a rotation, group, popup or carousel."
          },
          "random_ads_list": {
            "minItems": 1,
            "type": "array",
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/AdChoice"
            },
            "description": "Ad units of which one shows at random."
          },
          "refresh_type": {
            "type": "string",
            "enum": [
              "on_load",
              "on_interval"
            ],
            "description": "When a rotation advances."
          },
          "refresh_type_interval_sec": {
            "type": "integer",
            "minimum": 1,
            "maximum": 86400,
            "description": "Seconds between changes."
          },
          "sort_type": {
            "type": "string",
            "enum": [
              "random",
              "fixed"
            ],
            "description": "Order of the ads of a group."
          },
          "num_ads_t_s": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
            "description": "Number of ads of a group at each insertion."
          },
          "ab_testing": {
            "minItems": 1,
            "type": "array",
            "maxItems": 10,
            "items": {
              "$ref": "#/components/schemas/AdVariant"
            }
          },
          "popup_type": {
            "type": "string",
            "enum": [
              "load_popup_delay",
              "on_scroll"
            ],
            "description": "When the popup opens."
          },
          "specific_time_interval_sec": {
            "type": "integer",
            "minimum": 0,
            "maximum": 86400,
            "description": "Seconds until then."
          },
          "on_scroll_popup_percentage": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of the page, in percent."
          },
          "popup_set_cookie_type": {
            "type": "string",
            "enum": [
              "withcookieexp",
              "withoutcookieexp"
            ],
            "description": "Whether a closed popup stays closed for some days."
          },
          "pop_set_cookie_indays": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3650,
            "description": "Those days."
          },
          "carousel_type": {
            "type": "string",
            "enum": [
              "slider"
            ],
            "description": "How the carousel moves."
          },
          "carousel_width": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "carousel_height": {
            "description": "Pixels.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 20000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "carousel_speed": {
            "type": "integer",
            "minimum": 1,
            "maximum": 3600,
            "description": "Seconds of each picture."
          },
          "carousel_arrows": {
            "type": "boolean",
            "description": "Buttons lead to the next one."
          },
          "carousel_close": {
            "type": "boolean",
            "description": "A button closes it."
          },
          "carousel_slides": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "description": "Pictures side by side."
          },
          "carousel_rndms": {
            "type": "boolean",
            "description": "In random order."
          },
          "ad_space_type": {
            "type": "string",
            "maxLength": 200,
            "description": "What is for sale."
          },
          "ad_cost": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "description": "Price."
          },
          "ad_cost_type": {
            "type": "string",
            "maxLength": 200,
            "description": "What the price is for."
          },
          "ad_minimum_days": {
            "description": "Shortest booking in days.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              {
                "type": "string",
                "maxLength": 0
              }
            ]
          },
          "ad_space_banner_image_src": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+|/[^\\s<>\"]*)?$",
            "description": "Placeholder picture until the slot is booked."
          },
          "network_name": {
            "type": "string",
            "maxLength": 200,
            "description": "Name of a network."
          }
        },
        "additionalProperties": true
      },
      "AdPlacesForm": {
        "minProperties": 1,
        "description": "Kinds of pages on which ads may show.",
        "type": "object",
        "properties": {
          "AppHome": {
            "type": "boolean"
          },
          "AppCate": {
            "type": "boolean"
          },
          "AppArch": {
            "type": "boolean"
          },
          "AppTags": {
            "type": "boolean"
          }
        }
      },
      "QuickTagsForm": {
        "minProperties": 1,
        "description": "Another place of `QckTags`.",
        "type": "object",
        "properties": {
          "QckTags": {
            "type": "boolean"
          }
        }
      },
      "AdLocationSettingForm": {
        "minProperties": 1,
        "type": "object",
        "properties": {
          "status": {
            "type": "boolean"
          },
          "ad": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:ad[1-9]\\d{0,8})?$"
          }
        }
      },
      "AdSettingsChangeForm": {
        "minProperties": 1,
        "description": "The members to change, as an object or as its JSON text.",
        "type": "object",
        "properties": {
          "post_types": {
            "minItems": 1,
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string",
              "maxLength": 40,
              "x-names": "identifier"
            },
            "description": "Types of content into which ads are put."
          },
          "visibility": {
            "$ref": "#/components/schemas/AdPlacesForm"
          },
          "quicktags": {
            "$ref": "#/components/schemas/QuickTagsForm"
          },
          "QckTags": {
            "type": "boolean",
            "description": "Shortcodes show ads."
          },
          "maxads": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000,
            "description": "Most ads on a page."
          },
          "RoleBasedAccess": {
            "minItems": 1,
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Roles besides administrators that may use these routes."
          },
          "adsTxtEnabled": {
            "type": "boolean",
            "description": "The site serves `/ads.txt`."
          },
          "adsTxtText": {
            "type": "string",
            "maxLength": 200000,
            "description": "Its text. Markup is removed."
          },
          "ad_performance_tracking": {
            "type": "boolean",
            "description": "Impressions and clicks are counted."
          },
          "ad_log": {
            "type": "boolean",
            "description": "Clicks are logged."
          },
          "logging_toggle": {
            "type": "string",
            "enum": [
              "on",
              "off"
            ],
            "description": "The same as `ad_log`, for forms."
          },
          "report_logging": {
            "type": "string",
            "enum": [
              "improved_v2"
            ],
            "description": "How counts are stored; there is one way."
          },
          "reports_settings": {
            "type": "boolean",
            "description": "Forms show reports."
          },
          "exclude_admin_tracking": {
            "type": "boolean",
            "description": "What administrators see and click is not counted."
          },
          "click_fraud_protection": {
            "type": "boolean",
            "description": "Who clicks too often sees no ads for a while."
          },
          "allowed_click": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Clicks until then."
          },
          "click_limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 8760,
            "description": "Hours after which logged clicks are deleted."
          },
          "ban_duration": {
            "type": "integer",
            "minimum": 0,
            "maximum": 3650,
            "description": "Days without ads."
          },
          "multiUserValue": {
            "minItems": 1,
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Roles that see no ads."
          },
          "multiTagsValue": {
            "minItems": 1,
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Tags whose items show no ads."
          },
          "multiPluginsValue": {
            "minItems": 1,
            "type": "array",
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/ChosenOption"
            },
            "description": "Integrations whose items show no ads; `calendar` has events, venues and organizers."
          },
          "lazy_load_global": {
            "type": "boolean",
            "description": "Ads show after a delay."
          },
          "delay_ad_sec": {
            "type": "boolean",
            "description": "Whether units show some seconds later."
          },
          "ignoreShortcodeCond": {
            "type": "boolean",
            "description": "Shortcodes show their ads wherever they are placed."
          },
          "location_settings": {
            "minProperties": 1,
            "type": "object",
            "description": "The ad of each location that a front end has registered.",
            "additionalProperties": {
              "$ref": "#/components/schemas/AdLocationSettingForm"
            }
          },
          "ad_blocker_support": {
            "type": "boolean",
            "description": "Visitors who block ads see a notice."
          },
          "notice_type": {
            "type": "string",
            "maxLength": 2000,
            "description": "For front ends of your own."
          },
          "notice_title": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_description": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_txt_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_bg_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_btn_txt_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_btn_bg_color": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "btn_txt": {
            "type": "string",
            "maxLength": 2000,
            "description": "Part of the notice."
          },
          "notice_behaviour": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "1 shows it on every page; otherwise it stays hidden for a day once closed."
          },
          "notice_bar": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "1 puts it at the top of the page; otherwise it is at the bottom."
          },
          "notice_close_btn": {
            "type": "boolean",
            "description": "Part of the notice."
          },
          "revenue_sharing_enabled": {
            "type": "boolean",
            "description": "Some views of an entry show units of the provider for its author."
          },
          "ad_owner_revenue_per": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of views for the owner of the site."
          },
          "ad_author_revenue_per": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "description": "Share of views for the author."
          },
          "author_publisher_ids": {
            "minProperties": 1,
            "type": "object",
            "description": "Publisher ids of authors at the provider, by the ids of users.",
            "maxProperties": 1000,
            "additionalProperties": {
              "type": "string",
              "maxLength": 2000,
              "pattern": "^[A-Za-z\\d][\\w.-]{0,99}$"
            }
          },
          "support_email": {
            "type": "string",
            "maxLength": 254,
            "pattern": "^(?:[^\\s@<>]+@[^\\s@<>]+)?$",
            "description": "Recipient of customer queries; empty for the mail address of the site."
          },
          "provider_client_id": {
            "type": "string",
            "maxLength": 500,
            "description": "Client at the ad provider."
          },
          "provider_client_secret": {
            "type": "string",
            "maxLength": 500,
            "description": "Its secret; shown only as its last characters."
          },
          "provider_scope": {
            "type": "string",
            "maxLength": 1000,
            "pattern": "^[\\x20-\\x7e]*$",
            "description": "Requested scopes, separated by spaces."
          },
          "provider_authorization_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address of the page at the ad provider that asks an administrator for consent."
          },
          "provider_token_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_revoke_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_api_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_redirect_uri": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Address at the ad provider."
          },
          "provider_script_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Script of the ad provider; if empty, units of the provider are shown without a script."
          },
          "provider_manager_script_url": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^(?:https?://[^\\s<>\"]+)?$",
            "description": "Script of the ad manager."
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
      "AdNotFound": {
        "description": "The ad unit was not found; nothing was changed.",
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
      "Unit": {
        "value": {
          "post": {
            "ID": 96,
            "post_author": 1,
            "post_date": "2033-04-02 09:00:00",
            "post_date_gmt": "2033-04-02 13:00:00",
            "post_content": "",
            "post_title": "Leaderboard",
            "post_status": "publish",
            "post_name": "ad1",
            "post_modified": "2033-04-02 09:00:00",
            "post_modified_gmt": "2033-04-02 13:00:00",
            "post_type": "ads-unit"
          },
          "post_meta": {
            "ad_id": 96,
            "ads_ad_old_id": "ad1",
            "ad_type": "plain_text",
            "label": "Leaderboard",
            "position": "beginning_of_post",
            "priority": 0,
            "visibility_include": [
              {
                "type": {
                  "label": "Post Type",
                  "value": "post_type"
                },
                "value": {
                  "label": "post",
                  "value": "post"
                }
              }
            ],
            "visibility_exclude": [],
            "targeting_include": [],
            "targeting_exclude": [],
            "align": 3,
            "margin": 3,
            "margin_left": 0,
            "margin_right": 0,
            "margin_bottom": 0,
            "padding": 0,
            "padding_left": 0,
            "padding_right": 0,
            "padding_bottom": 0,
            "ad_label_check": false,
            "adlabel": "above",
            "ad_label_text": "Advertisements",
            "enabled_on_amp": true,
            "check_lazy_load": false,
            "check_lazy_load_delay": 3,
            "add_url_nofollow": true,
            "publish_date": "",
            "check_exp_date": false,
            "exp_date_from": "",
            "exp_date_to": "",
            "check_spec_day": false,
            "set_spec_day": [],
            "set_expiry_impression": false,
            "expiry_impression": 0,
            "set_expiry_clicks": false,
            "expiry_clicks": 0,
            "cls_btn": false,
            "sticky_ad_show_hide": false,
            "sticky_show_hide_txt": "Slide Up",
            "sticky_ad_anim": false,
            "sticky_ad_anim_txt": 1000,
            "code": "<b>Hi</b>"
          }
        }
      },
      "Settings": {
        "value": {
          "post_types": [
            "post",
            "page"
          ],
          "visibility": {
            "AppHome": true,
            "AppCate": true,
            "AppArch": true,
            "AppTags": true
          },
          "quicktags": {
            "QckTags": true
          },
          "QckTags": true,
          "maxads": 100,
          "RoleBasedAccess": [],
          "adsTxtEnabled": false,
          "adsTxtText": "",
          "ad_performance_tracking": false,
          "ad_log": false,
          "logging_toggle": "off",
          "report_logging": "improved_v2",
          "reports_settings": true,
          "exclude_admin_tracking": false,
          "click_fraud_protection": false,
          "allowed_click": 3,
          "click_limit": 3,
          "ban_duration": 7,
          "multiUserValue": [],
          "multiTagsValue": [],
          "multiPluginsValue": [],
          "lazy_load_global": false,
          "delay_ad_sec": false,
          "ignoreShortcodeCond": false,
          "location_settings": {},
          "ad_blocker_support": false,
          "notice_type": "ad_blocker_message",
          "notice_title": "Ad blocker detected",
          "notice_description": "This site is paid for by ads. Please allow them here.",
          "notice_txt_color": "#ffffff",
          "notice_bg_color": "#1e73be",
          "notice_btn_txt_color": "#ffffff",
          "notice_btn_bg_color": "#f44336",
          "btn_txt": "Got it",
          "notice_behaviour": 2,
          "notice_bar": 2,
          "notice_close_btn": true,
          "revenue_sharing_enabled": false,
          "ad_owner_revenue_per": 50,
          "ad_author_revenue_per": 50,
          "author_publisher_ids": {},
          "support_email": "",
          "provider_client_id": "",
          "provider_client_secret": "",
          "provider_scope": "",
          "provider_authorization_url": "",
          "provider_token_url": "",
          "provider_revoke_url": "",
          "provider_api_url": "",
          "provider_redirect_uri": "",
          "provider_script_url": "",
          "provider_manager_script_url": "",
          "ads": {},
          "mode": "new",
          "auto_ads_get_post_types": {
            "none": "Exclude nothing",
            "post": "post",
            "page": "page"
          },
          "autoads_excl_user_roles": {
            "none": "Exclude nothing",
            "editor": "Editor",
            "author": "Author"
          },
          "license": false,
          "payment_page_status": ""
        }
      },
      "NamespaceIndex": {
        "value": {
          "namespace": "ads-route",
          "routes": {
            "/ads-route": {
              "namespace": "ads-route",
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
                      "default": "ads-route"
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
                    "href": "https://example.org/api/ads-route"
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
      "ImportReport": {
        "value": {
          "status": "t",
          "data": "Ads have been successfully imported",
          "imported": 1,
          "skipped": 0,
          "ids": [
            96
          ],
          "report": [
            {
              "index": 0,
              "label": "Leaderboard",
              "imported": true,
              "ad_id": 96,
              "not_mapped": [
                "tracker"
              ],
              "reason": ""
            }
          ]
        }
      }
    }
  },
  "paths": {
    "/ads-route": {
      "get": {
        "operationId": "getAdsNamespace",
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
              "default": "ads-route"
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
    "/ads-route/get-ads-list": {
      "get": {
        "operationId": "listAds",
        "tags": [
          "Ad units"
        ],
        "summary": "List ad units",
        "description": "Newest first, of every status. `posts_found` counts what matches the filters.",
        "parameters": [
          {
            "name": "pageno",
            "in": "query",
            "description": "Page of the list, counted from one.",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "default": 1
            },
            "allowReserved": true
          },
          {
            "name": "posts_per_page",
            "in": "query",
            "description": "Units on a page.",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 10
            },
            "allowReserved": true
          },
          {
            "name": "search_param",
            "in": "query",
            "description": "Part of the label or the type, or an id.",
            "schema": {
              "type": "string",
              "maxLength": 200
            },
            "allowReserved": true
          },
          {
            "name": "filter_by",
            "in": "query",
            "description": "Only units of this type.",
            "schema": {
              "type": "string",
              "maxLength": 40
            },
            "allowReserved": true
          },
          {
            "name": "filter_not_by",
            "in": "query",
            "description": "No units of this type.",
            "schema": {
              "type": "string",
              "maxLength": 40
            },
            "allowReserved": true
          },
          {
            "name": "sort_by",
            "in": "query",
            "description": "Most impressions or most clicks first; by default the newest.",
            "schema": {
              "type": "string",
              "enum": [
                "impression",
                "click",
                ""
              ]
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
            "description": "A page of the list.",
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
                  "$ref": "#/components/schemas/AdList"
                },
                "example": {
                  "posts_data": [],
                  "posts_found": 0
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
    },
    "/ads-route/get-ad-by-id": {
      "get": {
        "operationId": "getAd",
        "tags": [
          "Ad units"
        ],
        "summary": "Read an ad unit",
        "description": "404 `ads_invalid_ad_id` if it is not an ad unit.",
        "parameters": [
          {
            "name": "ad-id",
            "in": "query",
            "required": true,
            "description": "Id of the unit.",
            "schema": {
              "type": "integer",
              "minimum": 1
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
            "description": "The unit.",
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
                  "$ref": "#/components/schemas/Ad"
                },
                "examples": {
                  "unit": {
                    "$ref": "#/components/examples/Unit"
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
            "$ref": "#/components/responses/AdNotFound"
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
    "/ads-route/get-settings": {
      "get": {
        "operationId": "getAdSettings",
        "tags": [
          "Ad settings"
        ],
        "summary": "Read the ad settings",
        "description": "Secrets show as their last four characters only.",
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
            "description": "All settings.",
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
                  "$ref": "#/components/schemas/AdSettings"
                },
                "examples": {
                  "settings": {
                    "$ref": "#/components/examples/Settings"
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
    },
    "/ads-route/get-condition-list": {
      "get": {
        "operationId": "listConditionValues",
        "tags": [
          "Look-ups"
        ],
        "summary": "List the values of a condition",
        "description": "Items whose titles the caller may not read are left out.",
        "parameters": [
          {
            "name": "condition",
            "in": "query",
            "required": true,
            "description": "Kind of condition.",
            "example": "post_category",
            "schema": {
              "type": "string",
              "enum": [
                "post_type",
                "general",
                "post",
                "page",
                "post_category",
                "post_format",
                "taxonomy",
                "tags",
                "page_template",
                "author",
                "user_type"
              ]
            },
            "allowReserved": true
          },
          {
            "name": "search",
            "in": "query",
            "description": "Part of the name.",
            "schema": {
              "type": "string",
              "maxLength": 200
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
            "description": "The answer.",
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
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Option"
                  }
                },
                "example": []
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
    },
    "/ads-route/get-ads-info": {
      "get": {
        "operationId": "describeAds",
        "tags": [
          "Look-ups"
        ],
        "summary": "Describe this system",
        "description": "A report for support, without secrets. For administrators.",
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
            "description": "The report.",
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
                  "$ref": "#/components/schemas/Information"
                },
                "example": {
                  "info": "### Site"
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
    },
    "/ads-route/get-user-role": {
      "get": {
        "operationId": "listAdRoles",
        "tags": [
          "Look-ups"
        ],
        "summary": "List roles",
        "description": "In the order of their rights.",
        "parameters": [
          {
            "name": "search",
            "in": "query",
            "description": "Part of the name.",
            "schema": {
              "type": "string",
              "maxLength": 200
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
            "description": "The options; the list may be empty.",
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
                  "$ref": "#/components/schemas/OptionList"
                },
                "example": {
                  "status": "t",
                  "data": [
                    {
                      "label": "Editor",
                      "value": "editor"
                    }
                  ]
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
    },
    "/ads-route/get-tags": {
      "get": {
        "operationId": "listAdTags",
        "tags": [
          "Look-ups"
        ],
        "summary": "List tags",
        "description": "Up to ten of each taxonomy of tags.",
        "parameters": [
          {
            "name": "search",
            "in": "query",
            "description": "Part of the name.",
            "schema": {
              "type": "string",
              "maxLength": 200
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
            "description": "The options; the list may be empty.",
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
                  "$ref": "#/components/schemas/OptionList"
                },
                "example": {
                  "status": "t",
                  "data": [
                    {
                      "label": "Editor",
                      "value": "editor"
                    }
                  ]
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
    },
    "/ads-route/get-plugins": {
      "get": {
        "operationId": "listAdIntegrations",
        "tags": [
          "Look-ups"
        ],
        "summary": "List integrations",
        "description": "The parts of this system that ads can work with.",
        "parameters": [
          {
            "name": "search",
            "in": "query",
            "description": "Part of the name.",
            "schema": {
              "type": "string",
              "maxLength": 200
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
            "description": "The options; the list may be empty.",
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
                  "$ref": "#/components/schemas/OptionList"
                },
                "example": {
                  "status": "t",
                  "data": [
                    {
                      "label": "Editor",
                      "value": "editor"
                    }
                  ]
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
    },
    "/ads-route/check_plugin_exist": {
      "get": {
        "operationId": "findAdIntegration",
        "tags": [
          "Look-ups"
        ],
        "summary": "Check whether an integration is active",
        "description": "`t` when this system has it.",
        "parameters": [
          {
            "name": "plugin_name",
            "in": "query",
            "description": "Name of the integration.",
            "schema": {
              "type": "string",
              "maxLength": 200
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
            "description": "Yes or no.",
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
                  "$ref": "#/components/schemas/Answered"
                },
                "example": {
                  "status": "t"
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
    },
    "/ads-route/get-current-user": {
      "get": {
        "operationId": "isAdAdministrator",
        "tags": [
          "Look-ups"
        ],
        "summary": "Check whether the caller is an administrator",
        "description": "`f` for others who may use these routes.",
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
            "description": "Yes or no.",
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
                  "$ref": "#/components/schemas/Answered"
                },
                "example": {
                  "status": "t"
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
    },
    "/ads-route/get-ads-analytics": {
      "get": {
        "operationId": "getAdTotals",
        "tags": [
          "Statistics"
        ],
        "summary": "Count impressions and clicks of an ad unit",
        "description": "Over all days and devices; zeros without a unit that has any.",
        "parameters": [
          {
            "name": "ad_id",
            "in": "query",
            "description": "Id of the unit.",
            "schema": {
              "type": "integer",
              "minimum": 1
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
            "description": "The totals.",
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
                  "$ref": "#/components/schemas/Totals"
                },
                "example": {
                  "impressions": 17,
                  "clicks": 2
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
    },
    "/ads-route/change-mode": {
      "post": {
        "operationId": "changeAdMode",
        "tags": [
          "Ad settings"
        ],
        "summary": "Set the mode",
        "description": "`old` places the units that the member `ads` of the settings has; since that member is made from the units, both modes place the same. For administrators.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "mode"
                ],
                "properties": {
                  "mode": {
                    "type": "string",
                    "enum": [
                      "new",
                      "old"
                    ],
                    "description": "The mode."
                  }
                }
              },
              "example": {
                "mode": "new"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "mode"
                ],
                "properties": {
                  "mode": {
                    "type": "string",
                    "enum": [
                      "new",
                      "old"
                    ],
                    "description": "The mode."
                  }
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The action was performed.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Done"
                },
                "example": {
                  "status": "t"
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
    "/ads-route/ad-more-action": {
      "post": {
        "operationId": "changeAds",
        "tags": [
          "Ad units"
        ],
        "summary": "Publish, withdraw, copy, delete or reset ad units",
        "description": "All of the units, or none of them when one is unknown. `publish` restarts the limits; `duplicate` copies units without their counts; `delete` is permanent; `clear_impression` forgets their counts.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "action",
                  "ad_id"
                ],
                "properties": {
                  "action": {
                    "type": "string",
                    "enum": [
                      "publish",
                      "draft",
                      "duplicate",
                      "delete",
                      "clear_impression"
                    ],
                    "description": "The action."
                  },
                  "ad_id": {
                    "type": "array",
                    "minItems": 1,
                    "maxItems": 100,
                    "items": {
                      "type": "integer",
                      "minimum": 1
                    },
                    "description": "Ids of the units; one alone and a comma list are accepted as well."
                  }
                }
              },
              "example": {
                "action": "publish",
                "ad_id": [
                  96
                ]
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "action",
                  "ad_id"
                ],
                "properties": {
                  "action": {
                    "type": "string",
                    "enum": [
                      "publish",
                      "draft",
                      "duplicate",
                      "delete",
                      "clear_impression"
                    ],
                    "description": "The action."
                  },
                  "ad_id": {
                    "minItems": 1,
                    "type": "array",
                    "maxItems": 100,
                    "items": {
                      "type": "integer",
                      "minimum": 1
                    },
                    "description": "Ids of the units; one alone and a comma list are accepted as well."
                  }
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The action was performed.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ActionReport"
                },
                "example": {
                  "status": "t",
                  "msg": "The ads are published.",
                  "data": []
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
            "$ref": "#/components/responses/AdNotFound"
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
    "/ads-route/update-ad": {
      "post": {
        "operationId": "saveAd",
        "tags": [
          "Ad units"
        ],
        "summary": "Create or change an ad unit",
        "description": "With the id of a unit among its fields that unit is changed: fields that are sent are replaced, others stay. A `publish_date` of today or later makes it a draft until that day. Code with scripts needs `unfiltered_html`; of others markup is cleaned.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "ads_post_meta"
                ],
                "properties": {
                  "ads_post_meta": {
                    "$ref": "#/components/schemas/AdFieldsInput"
                  },
                  "ads_ad_status": {
                    "type": "string",
                    "enum": [
                      "publish",
                      "draft"
                    ],
                    "description": "Status of the unit. By default an existing unit keeps its status and a new one is published."
                  }
                }
              },
              "example": {
                "ads_post_meta": {
                  "ad_type": "plain_text",
                  "label": "Leaderboard",
                  "code": "<b>Hi</b>"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "ads_post_meta"
                ],
                "properties": {
                  "ads_post_meta": {
                    "$ref": "#/components/schemas/AdFieldsInputForm"
                  },
                  "ads_ad_status": {
                    "type": "string",
                    "enum": [
                      "publish",
                      "draft"
                    ],
                    "description": "Status of the unit. By default an existing unit keeps its status and a new one is published."
                  }
                }
              },
              "encoding": {
                "ads_post_meta": {
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
            "description": "The unit is stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SavedAd"
                },
                "example": {
                  "status": "t",
                  "ad_id": 96
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
            "$ref": "#/components/responses/AdNotFound"
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
    "/ads-route/update-settings": {
      "post": {
        "operationId": "updateAdSettings",
        "tags": [
          "Ad settings"
        ],
        "summary": "Update the ad settings",
        "description": "Members that are sent are replaced, others stay. For administrators. A text for `/ads.txt` is checked when it is served: 400 `ads_txt_invalid`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "settings"
                ],
                "properties": {
                  "settings": {
                    "$ref": "#/components/schemas/AdSettingsChange"
                  }
                }
              },
              "example": {
                "settings": {
                  "maxads": 5
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "settings"
                ],
                "properties": {
                  "settings": {
                    "$ref": "#/components/schemas/AdSettingsChangeForm"
                  }
                }
              },
              "encoding": {
                "settings": {
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
            "description": "The settings were stored.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SavedSettings"
                },
                "example": {
                  "status": "tp",
                  "msg": "Settings has been saved successfully"
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
    "/ads-route/validate-ads-txt": {
      "post": {
        "operationId": "validateAdsTxt",
        "tags": [
          "Ad settings"
        ],
        "summary": "Check a text for ads.txt",
        "description": "A valid text is stored when the site serves `/ads.txt`, which is for administrators. A list with the text as its first item is accepted as well.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "0": {
                    "type": "string",
                    "maxLength": 200000,
                    "description": "The text, where the body is a list."
                  },
                  "content": {
                    "type": "string",
                    "maxLength": 200000,
                    "description": "The text."
                  }
                }
              },
              "example": {
                "content": "ads.example.com, pub-1, DIRECT"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "0": {
                    "type": "string",
                    "maxLength": 200000,
                    "description": "The text, where the body is a list."
                  },
                  "content": {
                    "type": "string",
                    "maxLength": 200000,
                    "description": "The text."
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Whether it is valid.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TextVerdict"
                },
                "example": {
                  "valid": true
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
    "/ads-route/send-customer-query": {
      "post": {
        "operationId": "sendCustomerQuery",
        "tags": [
          "Messages"
        ],
        "summary": "Send a question",
        "description": "To the mail address that the settings name, or that of the site, with the asker to reply to.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "email",
                  "message"
                ],
                "properties": {
                  "email": {
                    "type": "string",
                    "format": "email",
                    "maxLength": 254,
                    "description": "Who asks."
                  },
                  "message": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 10000,
                    "pattern": "\\S",
                    "description": "The question."
                  },
                  "type": {
                    "type": "string",
                    "enum": [
                      "yes",
                      "no"
                    ],
                    "default": "no",
                    "description": "Whether a paying customer asks."
                  }
                }
              },
              "example": {
                "email": "ann@example.org",
                "message": "How do I place an ad?"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "email",
                  "message"
                ],
                "properties": {
                  "email": {
                    "type": "string",
                    "format": "email",
                    "maxLength": 254,
                    "description": "Who asks."
                  },
                  "message": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 10000,
                    "pattern": "\\S",
                    "description": "The question."
                  },
                  "type": {
                    "type": "string",
                    "enum": [
                      "yes",
                      "no"
                    ],
                    "default": "no",
                    "description": "Whether a paying customer asks."
                  }
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The message is queued.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Enqueued"
                },
                "example": {
                  "status": "t",
                  "delivery": "queued",
                  "msg": "The message is on its way."
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
    "/ads-route/export-settings": {
      "post": {
        "operationId": "exportAdSettings",
        "tags": [
          "Ad settings"
        ],
        "summary": "Export settings and ad units",
        "description": "A file without secrets, roles and whatever belongs to the link to a provider. For administrators.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "include": {
                    "type": "array",
                    "minItems": 1,
                    "maxItems": 2,
                    "items": {
                      "type": "string",
                      "enum": [
                        "settings",
                        "ads"
                      ]
                    },
                    "default": [
                      "settings",
                      "ads"
                    ],
                    "description": "What the file has."
                  }
                }
              },
              "example": {
                "include": [
                  "ads"
                ]
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "include": {
                    "minItems": 1,
                    "type": "array",
                    "maxItems": 2,
                    "items": {
                      "type": "string",
                      "enum": [
                        "settings",
                        "ads"
                      ]
                    },
                    "default": [
                      "settings",
                      "ads"
                    ],
                    "description": "What the file has."
                  }
                }
              }
            }
          }
        },
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
              "Content-Disposition": {
                "description": "Name of the file.",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AdExport"
                },
                "example": {
                  "export_version": 1,
                  "ads": {},
                  "maxads": 100
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
    "/ads-route/import-settings": {
      "post": {
        "operationId": "importAdSettings",
        "tags": [
          "Ad settings"
        ],
        "summary": "Import settings and ad units",
        "description": "The export of this service or of another one, as the field `myFile` of a form (up to 5 MiB) or as JSON body. Everything is checked first, 400 `ads_import_invalid` listing all problems, then all of it is stored or nothing. A unit with the same name and label is changed, others are added. Settings are taken when none were stored or `settings` is true. For administrators.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ImportForm"
              }
            },
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AdImport"
              },
              "example": {
                "export_version": 1,
                "ads": {}
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The import is complete.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportedFile"
                },
                "example": {
                  "status": "t",
                  "created": 1,
                  "updated": 0,
                  "skipped": 0
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
            "$ref": "#/components/responses/FileTooLarge"
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
    "/ads-route/get-add-next-id": {
      "post": {
        "operationId": "getNextAdNumber",
        "tags": [
          "Ad units"
        ],
        "summary": "Get the next free number",
        "description": "One more than the highest number in use. Nothing is reserved.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "Number and name.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/NextAd"
                },
                "example": {
                  "id": 3,
                  "name": "Ad 3"
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
    "/ads-route/ads_subscribe_newsletter": {
      "post": {
        "operationId": "subscribeNewsletter",
        "tags": [
          "Messages"
        ],
        "summary": "Subscribe to the newsletter",
        "description": "The address gets a message with a link to confirm it, at most one in an hour. Repeating it changes nothing.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "email"
                ],
                "properties": {
                  "name": {
                    "type": "string",
                    "maxLength": 200,
                    "default": "",
                    "description": "Who subscribes."
                  },
                  "email": {
                    "type": "string",
                    "format": "email",
                    "maxLength": 254,
                    "description": "Where to."
                  },
                  "website": {
                    "type": "string",
                    "maxLength": 2000,
                    "default": "",
                    "pattern": "^(?:https?://[^\\s<>\"]+)?$",
                    "description": "Site of the subscriber."
                  }
                }
              },
              "example": {
                "email": "ann@example.org"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "email"
                ],
                "properties": {
                  "name": {
                    "type": "string",
                    "maxLength": 200,
                    "default": "",
                    "description": "Who subscribes."
                  },
                  "email": {
                    "type": "string",
                    "format": "email",
                    "maxLength": 254,
                    "description": "Where to."
                  },
                  "website": {
                    "type": "string",
                    "maxLength": 2000,
                    "default": "",
                    "pattern": "^(?:https?://[^\\s<>\"]+)?$",
                    "description": "Site of the subscriber."
                  }
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "200": {
            "description": "The message is queued, or was already.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Enqueued"
                },
                "example": {
                  "status": "t",
                  "delivery": "queued",
                  "msg": "The message is on its way."
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
    "/ads-route/import-ads-source-a": {
      "post": {
        "operationId": "importAdsSourceA",
        "tags": [
          "Imports"
        ],
        "summary": "Import slots of mobile pages",
        "description": "Items with `slot` (1 to 6) or `position`, `type`, `client`, `slot_id`, `data_slot`, `code`, `size` (1 to 7), `responsive`, `display_on`, `label_enabled`, `label_text`, `label_location`, `title`. What cannot be read is skipped and reported, and so is what has no equivalent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "ads": {
                    "type": "array",
                    "maxItems": 500,
                    "items": {
                      "type": "object",
                      "additionalProperties": true
                    },
                    "default": [],
                    "description": "The items."
                  },
                  "dry_run": {
                    "type": "boolean",
                    "default": false,
                    "description": "Only report what would be imported."
                  }
                }
              },
              "example": {
                "dry_run": true,
                "ads": []
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The result for each item.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportReport"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/ImportReport"
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
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/ads-route/import-ads-source-b": {
      "post": {
        "operationId": "importAdsSourceB",
        "tags": [
          "Imports"
        ],
        "summary": "Import placements",
        "description": "Items with `title`, `type`, `content`, `image`, `url`, `client`, `slot_id`, `ads`, `placement`, `tag`, `index`, `repeat`, `display_conditions`, `visitor_conditions`, `position`, `expiry_date`. What cannot be read is skipped and reported, and so is what has no equivalent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "ads": {
                    "type": "array",
                    "maxItems": 500,
                    "items": {
                      "type": "object",
                      "additionalProperties": true
                    },
                    "default": [],
                    "description": "The items."
                  },
                  "dry_run": {
                    "type": "boolean",
                    "default": false,
                    "description": "Only report what would be imported."
                  }
                }
              },
              "example": {
                "dry_run": true,
                "ads": []
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The result for each item.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportReport"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/ImportReport"
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
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/ads-route/import-ads-source-c": {
      "post": {
        "operationId": "importAdsSourceC",
        "tags": [
          "Imports"
        ],
        "summary": "Import ad groups",
        "description": "Items with `title`, `ad_type`, `provider_ad_type`, `code`, `image`, `url`, `client`, `slot_id`, `align`, `margin`, `data_group_array`, `visitor_conditions_array`, `wheretodisplay`, `adposition`, `display_tag_name`, `paragraph_number`, `ads_on_every_paragraphs_number`, `percent_content`, `banner_size`. What cannot be read is skipped and reported, and so is what has no equivalent.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "ads": {
                    "type": "array",
                    "maxItems": 500,
                    "items": {
                      "type": "object",
                      "additionalProperties": true
                    },
                    "default": [],
                    "description": "The items."
                  },
                  "dry_run": {
                    "type": "boolean",
                    "default": false,
                    "description": "Only report what would be imported."
                  }
                }
              },
              "example": {
                "dry_run": true,
                "ads": []
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The result for each item.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ImportReport"
                },
                "examples": {
                  "example": {
                    "$ref": "#/components/examples/ImportReport"
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
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/ads-route/reports-provider-confcode": {
      "post": {
        "operationId": "confirmReportCode",
        "tags": [
          "Provider"
        ],
        "summary": "Confirm a code of the ad provider",
        "description": "The same as `ads_confirm_code` of `ads-adsense`, with the same codes. For administrators.",
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
          "503": {
            "$ref": "#/components/responses/Unavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/ads-route/ads_register_ad": {
      "post": {
        "operationId": "listAdLocations",
        "tags": [
          "Look-ups"
        ],
        "summary": "List registered places",
        "description": "An ad is put there by the position `api-` and the name, or by the setting `location_settings`.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The places.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Locations"
                },
                "example": {
                  "sidebar": {
                    "location": "sidebar",
                    "description": "Beside the text"
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
    "/ads-route/getAdloggingData": {
      "post": {
        "operationId": "listAdClicks",
        "tags": [
          "Statistics"
        ],
        "summary": "List logged clicks",
        "description": "Newest first, 20 on a page. Kept for 30 days.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "report_period": {
                    "type": "string",
                    "maxLength": 40,
                    "description": "`last_7days`, `last_15days`, `last_30days` or `custom`; any other word means `last_7days`; by default all clicks are listed."
                  },
                  "cust_fromdate": {
                    "type": "string",
                    "maxLength": 2000,
                    "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
                    "description": "First day, for `custom`."
                  },
                  "cust_todate": {
                    "type": "string",
                    "maxLength": 2000,
                    "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
                    "description": "Last day, for `custom`."
                  },
                  "search_param": {
                    "type": "string",
                    "maxLength": 200,
                    "default": "",
                    "description": "Part of an id, network, address, browser or referrer."
                  },
                  "page": {
                    "type": "integer",
                    "minimum": 1,
                    "default": 1,
                    "description": "Page of the list."
                  }
                }
              },
              "example": {
                "report_period": "last_7days"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [],
                "properties": {
                  "report_period": {
                    "type": "string",
                    "maxLength": 40,
                    "description": "`last_7days`, `last_15days`, `last_30days` or `custom`; any other word means `last_7days`; by default all clicks are listed."
                  },
                  "cust_fromdate": {
                    "type": "string",
                    "maxLength": 2000,
                    "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
                    "description": "First day, for `custom`."
                  },
                  "cust_todate": {
                    "type": "string",
                    "maxLength": 2000,
                    "pattern": "^\\d{4}-\\d\\d-\\d\\d$",
                    "description": "Last day, for `custom`."
                  },
                  "search_param": {
                    "type": "string",
                    "maxLength": 200,
                    "default": "",
                    "description": "Part of an id, network, address, browser or referrer."
                  },
                  "page": {
                    "type": "integer",
                    "minimum": 1,
                    "default": 1,
                    "description": "Page of the list."
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "A page of the log.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ClickLog"
                },
                "example": {
                  "posts_data": [],
                  "posts_found": 0,
                  "search_param": ""
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
    "/ads-route/ads-for": {
      "get": {
        "operationId": "decideAds",
        "tags": [
          "Delivery"
        ],
        "summary": "Decide which ads a visitor sees",
        "description": "With an item of the site, named by id or path, or with the front page. The visitor is known only by the headers of this request. 404 `rest_post_invalid_id` for items that the caller may not read.",
        "parameters": [
          {
            "name": "post",
            "in": "query",
            "description": "Id of the item.",
            "schema": {
              "type": "integer",
              "minimum": 1
            },
            "allowReserved": true
          },
          {
            "name": "path",
            "in": "query",
            "description": "Path of the page instead; `/` is the front page.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            },
            "allowReserved": true
          },
          {
            "name": "device",
            "in": "query",
            "description": "Device of the visitor when the headers do not reveal it.",
            "schema": {
              "type": "string",
              "enum": [
                "desktop",
                "mobile",
                "tablet"
              ]
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
            "description": "The ads with their places.",
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
                  "$ref": "#/components/schemas/AdDecision"
                },
                "example": {
                  "token": "abc",
                  "mode": "new",
                  "ads": []
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
    "/ads-route/ads-track": {
      "post": {
        "operationId": "trackAds",
        "tags": [
          "Delivery"
        ],
        "summary": "Count impressions or clicks",
        "description": "With the token of a decision of today or yesterday; 403 `rest_forbidden` without. Ids that name no published unit are ignored. An impression counts when a fifth of the ad was in sight for a fifth of a second.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "event",
                  "ad_ids"
                ],
                "properties": {
                  "event": {
                    "type": "string",
                    "enum": [
                      "impression",
                      "click"
                    ],
                    "description": "What happened."
                  },
                  "ad_ids": {
                    "type": "array",
                    "minItems": 1,
                    "maxItems": 20,
                    "items": {
                      "type": "integer",
                      "minimum": 1
                    },
                    "description": "To which units."
                  },
                  "token": {
                    "type": "string",
                    "maxLength": 200,
                    "default": "",
                    "description": "From the decision."
                  },
                  "url": {
                    "type": "string",
                    "maxLength": 2000,
                    "default": "",
                    "description": "Address of the page."
                  },
                  "position": {
                    "type": "string",
                    "maxLength": 80,
                    "default": "",
                    "description": "Position at which a unit of an A/B test stood."
                  }
                }
              },
              "example": {
                "event": "impression",
                "ad_ids": [
                  96
                ],
                "token": "abc"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "type": "object",
                "required": [
                  "event",
                  "ad_ids"
                ],
                "properties": {
                  "event": {
                    "type": "string",
                    "enum": [
                      "impression",
                      "click"
                    ],
                    "description": "What happened."
                  },
                  "ad_ids": {
                    "minItems": 1,
                    "type": "array",
                    "maxItems": 20,
                    "items": {
                      "type": "integer",
                      "minimum": 1
                    },
                    "description": "To which units."
                  },
                  "token": {
                    "type": "string",
                    "maxLength": 200,
                    "default": "",
                    "description": "From the decision."
                  },
                  "url": {
                    "type": "string",
                    "maxLength": 2000,
                    "default": "",
                    "description": "Address of the page."
                  },
                  "position": {
                    "type": "string",
                    "maxLength": 80,
                    "default": "",
                    "description": "Position at which a unit of an A/B test stood."
                  }
                }
              }
            }
          },
          "required": true
        },
        "responses": {
          "204": {
            "description": "The hits were counted.",
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
    }
  }
}
