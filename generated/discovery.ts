// Written by `npm run generate` from openapi/. Changes belong there.

import type { DiscoveredRoutes } from '../src/http/discovery.ts'

export const discovery: DiscoveredRoutes = {
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
            "default": "ads-adsense",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/ads-adsense/ads_confirm_code": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/ads_provider_get_details": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/get_report_status": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/get_report_provider": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/get_report_stats": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/get_report_abtesting": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/revoke_provider_link": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-adsense/ads_provider_authorize": {
    "namespace": "ads-adsense",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
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
            "default": "ads-route",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/ads-route/get-ads-list": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-ad-by-id": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-settings": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-condition-list": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-ads-info": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-user-role": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-tags": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-plugins": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/check_plugin_exist": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-current-user": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-ads-analytics": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/change-mode": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/ad-more-action": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/update-ad": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/update-settings": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/validate-ads-txt": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/send-customer-query": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/export-settings": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/import-settings": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/get-add-next-id": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/ads_subscribe_newsletter": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/import-ads-source-a": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/import-ads-source-b": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/import-ads-source-c": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/reports-provider-confcode": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/ads_register_ad": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/getAdloggingData": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/ads-for": {
    "namespace": "ads-route",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/ads-route/ads-track": {
    "namespace": "ads-route",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {}
      }
    ]
  },
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
            "default": "block-editor/v1",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/block-editor/v1/url-details": {
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
          "url": {
            "description": "Absolute http or https address of the page.",
            "type": "string",
            "format": "uri",
            "required": true
          }
        }
      }
    ]
  },
  "/block-editor/v1/export": {
    "namespace": "block-editor/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/block-editor/v1/navigation-fallback": {
    "namespace": "block-editor/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
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
            "default": "cal/event-aggregator/v1",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/import/(?P<import_id>\\w+)/batch": {
    "namespace": "cal/event-aggregator/v1",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "import_id": {
            "type": "string",
            "required": true
          },
          "batch_hash": {
            "description": "The hash from the previous answer.",
            "type": "string",
            "required": true
          },
          "status": {
            "description": "`data` and `batch`, each with `total` and `done`. `data` counts the items of the import, `batch` the batches that were finished before this one.",
            "type": "object",
            "required": true
          },
          "percentage_complete": {
            "description": "How much of the import is done with this batch, 0 to 100.",
            "type": "integer",
            "required": true
          },
          "interval": {
            "description": "Seconds that the sender waits between batches.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/import/(?P<import_id>\\w+)/state": {
    "namespace": "cal/event-aggregator/v1",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "import_id": {
            "type": "string",
            "required": true
          },
          "batch_hash": {
            "description": "The hash from the previous answer.",
            "type": "string",
            "required": true
          },
          "status": {
            "description": "State of the import.",
            "type": "string",
            "enum": [
              "success",
              "failed",
              "pending"
            ],
            "required": true
          },
          "message": {
            "description": "What happened, in English.",
            "type": "string",
            "required": true
          },
          "message_slug": {
            "description": "Name of the message, for translations.",
            "type": "string",
            "required": true
          },
          "percentage_complete": {
            "description": "How much of the import is done, 0 to 100.",
            "type": "integer",
            "required": true
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/imports": {
    "namespace": "cal/event-aggregator/v1",
    "unlisted": true,
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "status": {
            "description": "Only records of these states. A comma list is accepted as well.",
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
            },
            "required": false
          },
          "origin": {
            "description": "Only records of these kinds of sources. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "ics",
                "csv",
                "url"
              ]
            },
            "required": false
          },
          "type": {
            "description": "Only single runs, or only schedules.",
            "type": "string",
            "enum": [
              "manual",
              "schedule"
            ],
            "required": false
          },
          "parent": {
            "description": "Only runs of this record; 0 for records that are not runs.",
            "type": "integer",
            "minimum": 0,
            "required": false
          },
          "search": {
            "description": "Only records with this text in their source or its name.",
            "type": "string",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "origin": {
            "description": "Kind of the source.",
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "required": true
          },
          "source": {
            "description": "Address of the source, or the id of a media item.",
            "type": "string",
            "required": false
          },
          "media": {
            "description": "Id of the media item that is the source.",
            "type": "integer",
            "minimum": 1,
            "required": false
          },
          "source_name": {
            "description": "Name to show.",
            "type": "string",
            "required": false
          },
          "type": {
            "description": "One run, or the parent of runs.",
            "type": "string",
            "enum": [
              "manual",
              "schedule"
            ],
            "default": "manual",
            "required": false
          },
          "frequency": {
            "description": "How often a schedule runs.",
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
            "required": false
          },
          "post_status": {
            "description": "Status of new items; by default that of the site.",
            "type": "string",
            "enum": [
              "publish",
              "pending",
              "draft",
              "private",
              "do_not_override"
            ],
            "required": false
          },
          "category": {
            "description": "Categories that every event gets.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "integer",
              "minimum": 1
            },
            "required": false
          },
          "update_authority": {
            "description": "How existing events are updated: with everything delivered, with everything but what users have changed since, or not at all. Venues and organizers that events refer to by name keep their data, unless the import adds to it or comes from the same source.",
            "type": "string",
            "enum": [
              "overwrite",
              "preserve_changes",
              "retain"
            ],
            "default": "overwrite",
            "required": false
          },
          "csv_type": {
            "description": "What the rows of a table are.",
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "default": "events",
            "required": false
          },
          "day_first": {
            "description": "Read `05/06/2027` as 5 June instead of 6 May.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "include_private": {
            "description": "Whether to import events of a calendar file that are marked as private.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "start": {
            "description": "Whether it is queued immediately.",
            "type": "boolean",
            "default": true,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/imports/preview": {
    "namespace": "cal/event-aggregator/v1",
    "unlisted": true,
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "origin": {
            "description": "Kind of the source.",
            "type": "string",
            "enum": [
              "ics",
              "csv",
              "url"
            ],
            "required": true
          },
          "source": {
            "description": "Address of the source, or the id of a media item.",
            "type": "string",
            "required": false
          },
          "media": {
            "description": "Id of the media item that is the source.",
            "type": "integer",
            "minimum": 1,
            "required": false
          },
          "csv_type": {
            "description": "What the rows of a table are.",
            "type": "string",
            "enum": [
              "events",
              "venues",
              "organizers"
            ],
            "default": "events",
            "required": false
          },
          "day_first": {
            "description": "Read `05/06/2027` as 5 June instead of 6 May.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "include_private": {
            "description": "Whether to import events of a calendar file that are marked as private.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/imports/(?P<id>[\\d]+)": {
    "namespace": "cal/event-aggregator/v1",
    "unlisted": true,
    "methods": [
      "GET",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the record.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the record.",
            "type": "integer",
            "required": false
          },
          "events": {
            "description": "What to do with the events that the import and its runs created.",
            "type": "string",
            "enum": [
              "keep",
              "trash"
            ],
            "default": "keep",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/imports/(?P<id>[\\d]+)/run": {
    "namespace": "cal/event-aggregator/v1",
    "unlisted": true,
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the record.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/event-aggregator/v1/imports/(?P<id>[\\d]+)/cancel": {
    "namespace": "cal/event-aggregator/v1",
    "unlisted": true,
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the record.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
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
            "default": "cal/events/v1",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/doc": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/cal/events/v1/events": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the list, counted from one.",
            "type": "integer",
            "default": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page; more than 50 count as 50.",
            "type": "integer",
            "default": "10",
            "required": false
          },
          "start_date": {
            "description": "Only events that start on this day or later; without it today, unless a relative bound is given. Dates have many forms, such as `2033-02-10`, `2033-02-10 15:00`, `10 February 2033`, `today` or `+2 weeks`.",
            "default": "{now}",
            "required": false
          },
          "end_date": {
            "description": "Only events that end on this day or earlier; without it two years from now, unless a relative bound is given.",
            "default": "{now+2y}",
            "required": false
          },
          "starts_before": {
            "description": "Only events that start before the end of this day.",
            "required": false
          },
          "starts_after": {
            "description": "Only events that start after this day.",
            "required": false
          },
          "ends_before": {
            "description": "Only events that end before the last second of this day.",
            "required": false
          },
          "ends_after": {
            "description": "Only events that end after this day.",
            "required": false
          },
          "strict_dates": {
            "description": "Bounds are the very times that are given, not whole days. Those that name no zone are in UTC; both are turned into the time of the site. Relative bounds leave out the time itself. `yes`, `on`, `1` and `true` ask for it; any other word does not.",
            "default": "false",
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "categories": {
            "description": "Only events in one of these categories, or below one, by id or slug. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Only events with one of these tags, by id or slug. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "venue": {
            "description": "Only events at one of these venues. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "organizer": {
            "description": "Only events of one of these organizers. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "featured": {
            "description": "Only events that are featured, or with false only the others.",
            "type": "boolean",
            "required": false
          },
          "status": {
            "description": "Only events with one of these statuses. All but `publish` are for those who may write events, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well.",
            "format": "string",
            "required": false
          },
          "geoloc": {
            "description": "Only events at venues of which the coordinates are known.",
            "type": "boolean",
            "required": false
          },
          "geoloc_lat": {
            "description": "Only events at venues near this latitude, in degrees north; needs `geoloc_lng`.",
            "format": "double",
            "required": false
          },
          "geoloc_lng": {
            "description": "Only events at venues near this longitude, in degrees east; needs `geoloc_lat`.",
            "format": "double",
            "required": false
          },
          "include": {
            "description": "Only these events, each once, oldest publication first. Dates do not count then. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "post_parent": {
            "description": "Only events below this one.",
            "type": "integer",
            "required": false
          },
          "ticketed": {
            "description": "No event of this site has tickets. With false all are found; true is refused (`event-tickets-not-active` in `details`).",
            "type": "boolean",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "title": {
            "description": "Name of the event.",
            "type": "string",
            "required": true
          },
          "start_date": {
            "description": "Wall time in the zone of the event, such as `2033-05-10 19:00:00`, `10 May 2033 7pm`, `05/10/2033 19:00` or `2033-05-10T19:00`; with an offset it is converted. Without a time it is midnight. A day may be relative to today: `tomorrow 10:00`, `+2 weeks`, `next friday 7pm`.",
            "type": "string",
            "required": true
          },
          "end_date": {
            "description": "In the same forms. One before the start is refused; of whole days, one on an earlier date.",
            "type": "string",
            "required": true
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made unique.",
            "type": "string",
            "required": false
          },
          "excerpt": {
            "description": "A short text about it.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "timezone": {
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are.",
            "type": "string",
            "required": false
          },
          "all_day": {
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "required": false
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "default": null,
            "required": false
          },
          "show_map": {
            "type": "boolean",
            "required": false
          },
          "show_map_link": {
            "type": "boolean",
            "required": false
          },
          "hide_from_listings": {
            "description": "Hidden from lists.",
            "type": "boolean",
            "required": false
          },
          "sticky": {
            "description": "Pinned in calendar views.",
            "type": "boolean",
            "required": false
          },
          "featured": {
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "venue": {
            "description": "Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "organizer": {
            "description": "Ids of organizers or data of new ones, in the same forms as `venue`.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/events/(?P<id>\\d+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "DELETE",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": true
          },
          "password": {
            "description": "Password of a protected event; ignored for other events.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": true
          },
          "password": {
            "description": "Password of a protected event; ignored for other events.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": true
          },
          "password": {
            "description": "Protects the event. null opens it.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Name of the event.",
            "type": "string",
            "required": false
          },
          "start_date": {
            "description": "As on creation.",
            "type": "string",
            "required": false
          },
          "end_date": {
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date.",
            "type": "string",
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made unique.",
            "type": "string",
            "required": false
          },
          "excerpt": {
            "description": "A short text about it.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "timezone": {
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are.",
            "type": "string",
            "required": false
          },
          "all_day": {
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "required": false
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "default": null,
            "required": false
          },
          "show_map": {
            "type": "boolean",
            "required": false
          },
          "show_map_link": {
            "type": "boolean",
            "required": false
          },
          "hide_from_listings": {
            "description": "Hidden from lists.",
            "type": "boolean",
            "required": false
          },
          "sticky": {
            "description": "Pinned in calendar views.",
            "type": "boolean",
            "required": false
          },
          "featured": {
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "venue": {
            "description": "Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "organizer": {
            "description": "Ids of organizers or data of new ones, in the same forms as `venue`.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/events/by-slug/(?P<slug>[^/]+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "DELETE",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "slug": {
            "description": "Slug of the event.",
            "type": "string",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "slug": {
            "description": "Slug of the event.",
            "type": "string",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "slug": {
            "description": "Made unique.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Name of the event.",
            "type": "string",
            "required": false
          },
          "start_date": {
            "description": "As on creation.",
            "type": "string",
            "required": false
          },
          "end_date": {
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date.",
            "type": "string",
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "required": false
          },
          "excerpt": {
            "description": "A short text about it.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "timezone": {
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are.",
            "type": "string",
            "required": false
          },
          "all_day": {
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "required": false
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "default": null,
            "required": false
          },
          "show_map": {
            "type": "boolean",
            "required": false
          },
          "show_map_link": {
            "type": "boolean",
            "required": false
          },
          "hide_from_listings": {
            "description": "Hidden from lists.",
            "type": "boolean",
            "required": false
          },
          "sticky": {
            "description": "Pinned in calendar views.",
            "type": "boolean",
            "required": false
          },
          "featured": {
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "venue": {
            "description": "Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "organizer": {
            "description": "Ids of organizers or data of new ones, in the same forms as `venue`.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/event-previews/(?P<id>[\\d]+)": {
    "namespace": "cal/events/v1",
    "unlisted": true,
    "methods": [
      "GET",
      "DELETE",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": true
          },
          "title": {
            "description": "Name of the event.",
            "type": "string",
            "required": false
          },
          "start_date": {
            "description": "As on creation.",
            "type": "string",
            "required": false
          },
          "end_date": {
            "description": "As on creation. One before the start is refused; of whole days, one on an earlier date.",
            "type": "string",
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made unique.",
            "type": "string",
            "required": false
          },
          "excerpt": {
            "description": "A short text about it.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "timezone": {
            "description": "An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are.",
            "type": "string",
            "required": false
          },
          "all_day": {
            "description": "All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "required": false
          },
          "cost": {
            "description": "A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free.",
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "default": null,
            "required": false
          },
          "show_map": {
            "type": "boolean",
            "required": false
          },
          "show_map_link": {
            "type": "boolean",
            "required": false
          },
          "hide_from_listings": {
            "description": "Hidden from lists.",
            "type": "boolean",
            "required": false
          },
          "sticky": {
            "description": "Pinned in calendar views.",
            "type": "boolean",
            "required": false
          },
          "featured": {
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "venue": {
            "description": "Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "organizer": {
            "description": "Ids of organizers or data of new ones, in the same forms as `venue`.",
            "default": null,
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/venues": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the list, counted from one.",
            "type": "integer",
            "default": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page; more than 50 count as 50.",
            "type": "integer",
            "default": "10",
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "event": {
            "description": "Only those of this event, which the caller may read.",
            "type": "integer",
            "required": false
          },
          "has_events": {
            "description": "Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter.",
            "required": false
          },
          "only_with_upcoming": {
            "description": "Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`.",
            "default": false,
            "required": false
          },
          "status": {
            "description": "Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well.",
            "format": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "venue": {
            "description": "Name.",
            "type": "string",
            "required": true
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "default": null,
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "show_map": {
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default.",
            "type": "string",
            "default": null,
            "required": false
          },
          "show_map_link": {
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default.",
            "type": "string",
            "default": null,
            "required": false
          },
          "address": {
            "description": "Street and number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "city": {
            "description": "City.",
            "type": "string",
            "default": null,
            "required": false
          },
          "country": {
            "description": "Country.",
            "type": "string",
            "default": null,
            "required": false
          },
          "province": {
            "description": "Province.",
            "type": "string",
            "default": null,
            "required": false
          },
          "state": {
            "description": "State.",
            "type": "string",
            "default": null,
            "required": false
          },
          "zip": {
            "description": "Postal code.",
            "type": "string",
            "default": null,
            "required": false
          },
          "phone": {
            "description": "Telephone number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "stateprovince": {
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change.",
            "type": "string",
            "default": null,
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "type": "string",
            "default": null,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "default": null,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/venues/(?P<id>\\d+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "DELETE",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": true
          },
          "venue": {
            "description": "Name.",
            "type": "string",
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "default": null,
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "show_map": {
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default.",
            "type": "string",
            "default": null,
            "required": false
          },
          "show_map_link": {
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default.",
            "type": "string",
            "default": null,
            "required": false
          },
          "address": {
            "description": "Street and number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "city": {
            "description": "City.",
            "type": "string",
            "default": null,
            "required": false
          },
          "country": {
            "description": "Country.",
            "type": "string",
            "default": null,
            "required": false
          },
          "province": {
            "description": "Province.",
            "type": "string",
            "default": null,
            "required": false
          },
          "state": {
            "description": "State.",
            "type": "string",
            "default": null,
            "required": false
          },
          "zip": {
            "description": "Postal code.",
            "type": "string",
            "default": null,
            "required": false
          },
          "phone": {
            "description": "Telephone number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "stateprovince": {
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change.",
            "type": "string",
            "default": null,
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "type": "string",
            "default": null,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "default": null,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/venues/by-slug/(?P<slug>[^/]+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "DELETE",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "slug": {
            "description": "Slug of the item.",
            "type": "string",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "slug": {
            "description": "Slug of the item.",
            "type": "string",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "slug": {
            "description": "Slug of the item.",
            "type": "string",
            "required": true
          },
          "venue": {
            "description": "Name.",
            "type": "string",
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day.",
            "type": "string",
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "default": null,
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish.",
            "type": "string",
            "required": false
          },
          "show_map": {
            "description": "Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default.",
            "type": "string",
            "default": null,
            "required": false
          },
          "show_map_link": {
            "description": "Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default.",
            "type": "string",
            "default": null,
            "required": false
          },
          "address": {
            "description": "Street and number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "city": {
            "description": "City.",
            "type": "string",
            "default": null,
            "required": false
          },
          "country": {
            "description": "Country.",
            "type": "string",
            "default": null,
            "required": false
          },
          "province": {
            "description": "Province.",
            "type": "string",
            "default": null,
            "required": false
          },
          "state": {
            "description": "State.",
            "type": "string",
            "default": null,
            "required": false
          },
          "zip": {
            "description": "Postal code.",
            "type": "string",
            "default": null,
            "required": false
          },
          "phone": {
            "description": "Telephone number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "stateprovince": {
            "description": "State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change.",
            "type": "string",
            "default": null,
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "type": "string",
            "default": null,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "default": null,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/organizers": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the list, counted from one.",
            "type": "integer",
            "default": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page; more than 50 count as 50.",
            "type": "integer",
            "default": "10",
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "event": {
            "description": "Only those of this event, which the caller may read.",
            "type": "integer",
            "required": false
          },
          "has_events": {
            "description": "Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter.",
            "required": false
          },
          "only_with_upcoming": {
            "description": "Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`.",
            "default": false,
            "required": false
          },
          "status": {
            "description": "Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well.",
            "format": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "organizer": {
            "description": "Name.",
            "type": "string",
            "default": null,
            "required": true
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day.",
            "type": "string",
            "default": null,
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "default": null,
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "default": null,
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish.",
            "type": "string",
            "default": null,
            "required": false
          },
          "phone": {
            "description": "Telephone number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "type": "string",
            "default": null,
            "required": false
          },
          "email": {
            "description": "Mail address, as it is written.",
            "type": "string",
            "default": null,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "default": null,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/organizers/(?P<id>\\d+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "DELETE",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": true
          },
          "organizer": {
            "description": "Name.",
            "type": "string",
            "default": null,
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day.",
            "type": "string",
            "default": null,
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "default": null,
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "default": null,
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish.",
            "type": "string",
            "default": null,
            "required": false
          },
          "phone": {
            "description": "Telephone number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "type": "string",
            "default": null,
            "required": false
          },
          "email": {
            "description": "Mail address, as it is written.",
            "type": "string",
            "default": null,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "default": null,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/organizers/by-slug/(?P<slug>[^/]+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "DELETE",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "slug": {
            "description": "Slug of the item.",
            "type": "string",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "slug": {
            "description": "Slug of the item.",
            "type": "string",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "slug": {
            "description": "Slug of the item.",
            "type": "string",
            "required": true
          },
          "organizer": {
            "description": "Name.",
            "type": "string",
            "default": null,
            "required": false
          },
          "author": {
            "description": "Id of the user.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "date": {
            "description": "Date of publication in the zone of the site, in any of the forms of dates of events that name the day.",
            "type": "string",
            "default": null,
            "required": false
          },
          "date_utc": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "default": null,
            "required": false
          },
          "description": {
            "description": "HTML, or text with paragraphs separated by empty lines.",
            "type": "string",
            "default": null,
            "required": false
          },
          "status": {
            "description": "A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish.",
            "type": "string",
            "default": null,
            "required": false
          },
          "phone": {
            "description": "Telephone number.",
            "type": "string",
            "default": null,
            "required": false
          },
          "website": {
            "description": "An absolute address of the web, or empty.",
            "type": "string",
            "default": null,
            "required": false
          },
          "email": {
            "description": "Mail address, as it is written.",
            "type": "string",
            "default": null,
            "required": false
          },
          "image": {
            "description": "Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture.",
            "type": "string",
            "default": null,
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/categories": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the list, counted from one.",
            "type": "integer",
            "default": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page; more than 50 count as 50.",
            "type": "integer",
            "default": "10",
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids, all of which must exist. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids, all of which must exist. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "order": {
            "description": "`asc` by default; any other word means descending.",
            "type": "string",
            "required": false
          },
          "orderby": {
            "description": "`name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name.",
            "type": "string",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items; ancestors of used terms stay.",
            "type": "boolean",
            "default": "1",
            "required": false
          },
          "parent": {
            "description": "Only those directly below this category, which must exist.",
            "type": "integer",
            "required": false
          },
          "post": {
            "description": "Only terms of this event, which the caller may read; another name of `event`.",
            "type": "integer",
            "required": false
          },
          "event": {
            "description": "Only terms of this event, which the caller may read.",
            "type": "integer",
            "required": false
          },
          "slug": {
            "description": "Only the term with this slug.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "name": {
            "description": "Name; markup is dropped.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "A few words about it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Slug; by default made from the name of a new term.",
            "type": "string",
            "required": false
          },
          "parent": {
            "description": "Id of the category above. A descendant of the category itself puts it at the top level.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/categories/(?P<id>\\d+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": true
          },
          "name": {
            "description": "Name; markup is dropped.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "A few words about it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Slug; by default made from the name of a new term.",
            "type": "string",
            "required": false
          },
          "parent": {
            "description": "Id of the category above. A descendant of the category itself puts it at the top level.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": true
          }
        }
      }
    ]
  },
  "/cal/events/v1/tags": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the list, counted from one.",
            "type": "integer",
            "default": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page; more than 50 count as 50.",
            "type": "integer",
            "default": "10",
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids, all of which must exist. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids, all of which must exist. A comma list is accepted as well.",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "order": {
            "description": "`asc` by default; any other word means descending.",
            "type": "string",
            "required": false
          },
          "orderby": {
            "description": "`name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name.",
            "type": "string",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items; ancestors of used terms stay.",
            "type": "boolean",
            "default": "1",
            "required": false
          },
          "post": {
            "description": "Only terms of this event, which the caller may read; another name of `event`.",
            "type": "integer",
            "required": false
          },
          "event": {
            "description": "Only terms of this event, which the caller may read.",
            "type": "integer",
            "required": false
          },
          "slug": {
            "description": "Only the term with this slug.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "name": {
            "description": "Name; markup is dropped.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "A few words about it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Slug; by default made from the name of a new term.",
            "type": "string",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/events/v1/tags/(?P<id>\\d+)": {
    "namespace": "cal/events/v1",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": true
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": true
          },
          "name": {
            "description": "Name; markup is dropped.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "A few words about it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Slug; by default made from the name of a new term.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": true
          }
        }
      }
    ]
  },
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
            "default": "cal/views/v2",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/cal/views/v2/html": {
    "namespace": "cal/views/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET",
          "POST"
        ],
        "args": {
          "url": {
            "required": true
          },
          "view": {
            "required": false
          },
          "_cal_view_rest_nonce_primary": {
            "required": false
          },
          "_cal_view_rest_nonce_secondary": {
            "required": false
          },
          "view_data": {
            "required": false
          },
          "action": {
            "required": false
          }
        }
      }
    ]
  },
  "/cal/views/v2/nonces": {
    "namespace": "cal/views/v2",
    "unlisted": true,
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/core/v2": {
    "namespace": "core/v2",
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
            "default": "core/v2",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which posts are ordered.",
            "type": "string",
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
            ],
            "default": "date",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          },
          "tax_relation": {
            "description": "Whether the filters on categories and tags must all hold or one of them.",
            "type": "string",
            "enum": [
              "AND",
              "OR"
            ],
            "required": false
          },
          "categories": {
            "description": "Only posts in these categories. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Categories, and how they are combined.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Term ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  },
                  "include_children": {
                    "description": "Categories below count as well.",
                    "type": "boolean",
                    "default": false
                  },
                  "operator": {
                    "description": "All of the terms or one of them.",
                    "type": "string",
                    "enum": [
                      "AND",
                      "OR"
                    ],
                    "default": "OR"
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "categories_exclude": {
            "description": "Only posts outside these categories. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Categories to leave out.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Term ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  },
                  "include_children": {
                    "description": "Categories below count as well.",
                    "type": "boolean",
                    "default": false
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "tags": {
            "description": "Only posts with these tags. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Tags, and how they are combined.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Term ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  },
                  "operator": {
                    "description": "All of the terms or one of them.",
                    "type": "string",
                    "enum": [
                      "AND",
                      "OR"
                    ],
                    "default": "OR"
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "tags_exclude": {
            "description": "Only posts without these tags. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Tags to leave out.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Term ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "sticky": {
            "description": "Only posts that are sticky, or only those that are not.",
            "type": "boolean",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "format": {
            "description": "Null has no effect.",
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
            ],
            "required": false
          },
          "sticky": {
            "description": "Shown before others; not together with a password. Null means no.",
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "format": {
            "description": "Null has no effect.",
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
            ],
            "required": false
          },
          "sticky": {
            "description": "Shown before others; not together with a password. Null means no.",
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/revisions": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Revisions per page; all of them by default.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which revisions are ordered.",
            "type": "string",
            "enum": [
              "date",
              "id",
              "include",
              "relevance",
              "slug",
              "include_slugs",
              "title"
            ],
            "default": "date",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/diff": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<id>[\\d]+)/autosaves": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the autosaves belong to. The address counts.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "format": {
            "description": "Null has no effect.",
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
            ],
            "required": false
          },
          "sticky": {
            "description": "Shown before others; not together with a password. Null means no.",
            "type": "boolean",
            "required": false
          },
          "categories": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "parent": {
            "description": "Id of the item that the autosave belongs to. The address counts.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the autosave.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "revision": {
            "description": "Id of a revision or autosave of the item, whose texts the link shows. By default it shows the item itself.",
            "type": "integer",
            "minimum": 1,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "menu_order": {
            "description": "Only pages with this order.",
            "type": "integer",
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which pages are ordered.",
            "type": "string",
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
            ],
            "default": "date",
            "required": false
          },
          "parent": {
            "description": "Only children of these items; 0 is the top. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "parent_exclude": {
            "description": "Leave out children of these items. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "parent": {
            "description": "Id of the page above. Null or 0 is the top.",
            "type": "integer",
            "required": false
          },
          "menu_order": {
            "description": "Place among its siblings. Null means 0.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "parent": {
            "description": "Id of the page above. Null or 0 is the top.",
            "type": "integer",
            "required": false
          },
          "menu_order": {
            "description": "Place among its siblings. Null means 0.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/revisions": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Revisions per page; all of them by default.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which revisions are ordered.",
            "type": "string",
            "enum": [
              "date",
              "id",
              "include",
              "relevance",
              "slug",
              "include_slugs",
              "title"
            ],
            "default": "date",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/diff": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<id>[\\d]+)/autosaves": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the autosaves belong to. The address counts.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "parent": {
            "description": "Id of the item that the autosave belongs to. The address counts.",
            "type": "integer",
            "required": false
          },
          "menu_order": {
            "description": "Place among its siblings. Null means 0.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the autosave.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "revision": {
            "description": "Id of a revision or autosave of the item, whose texts the link shows. By default it shows the item itself.",
            "type": "integer",
            "minimum": 1,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/media": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which items are ordered.",
            "type": "string",
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
            ],
            "default": "date",
            "required": false
          },
          "parent": {
            "description": "Only files attached to these items; 0 means unattached files. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "parent_exclude": {
            "description": "Leave out files that are attached to these items. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but inherit need permission. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "inherit",
                "private",
                "trash"
              ]
            },
            "default": "inherit",
            "required": false
          },
          "media_type": {
            "description": "Only files of one of these kinds. A comma list is accepted as well.",
            "type": "array",
            "default": [],
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
            "required": false
          },
          "mime_type": {
            "description": "Only files of one of these media types; unknown ones are ignored. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Private hides the item; any other status and null mean `inherit`.",
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
            "required": false
          },
          "alt_text": {
            "description": "Alternative text of a picture. Markup is removed; null empties it.",
            "type": "string",
            "required": false
          },
          "caption": {
            "description": "Like the title; shown next to the file.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "description": {
            "description": "Like the title; longer than the caption, for the page of the file.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "post": {
            "description": "Id of the item that the file is attached to. Null or 0 detaches it.",
            "type": "integer",
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              }
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/media/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Private hides the item; any other status and null mean `inherit`.",
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
            "required": false
          },
          "alt_text": {
            "description": "Alternative text of a picture. Markup is removed; null empties it.",
            "type": "string",
            "required": false
          },
          "caption": {
            "description": "Like the title; shown next to the file.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "description": {
            "description": "Like the title; longer than the caption, for the page of the file.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "post": {
            "description": "Id of the item that the file is attached to. Null or 0 detaches it.",
            "type": "integer",
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              }
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/media/(?P<id>[\\d]+)/edit": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "src": {
            "description": "Address of the picture or of one of its sizes.",
            "type": "string",
            "format": "uri",
            "required": true
          },
          "modifiers": {
            "description": "Steps, applied in order. They replace the other members.",
            "type": "array",
            "minItems": 1,
            "maxItems": 20,
            "items": {
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
                  "description": "A rotation has an angle. A crop has the edges and the extent of the part that stays, in percent of the picture as the steps before left it.",
                  "type": "object",
                  "properties": {
                    "angle": {
                      "description": "Degrees clockwise.",
                      "type": "number",
                      "minimum": -360,
                      "maximum": 360
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
                }
              }
            },
            "required": false
          },
          "rotation": {
            "description": "Degrees clockwise.",
            "type": "integer",
            "minimum": 1,
            "maximum": 359,
            "required": false
          },
          "x": {
            "description": "Left edge of the crop in percent of the width.",
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "required": false
          },
          "y": {
            "description": "Upper edge of the crop in percent of the height.",
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "required": false
          },
          "width": {
            "description": "Width of the part that stays; percent.",
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "required": false
          },
          "height": {
            "description": "Height of the part that stays; percent.",
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/media/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which blocks are ordered.",
            "type": "string",
            "enum": [
              "date",
              "id",
              "include",
              "modified",
              "relevance",
              "slug",
              "include_slugs",
              "title"
            ],
            "default": "date",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          },
          "core_pattern_category": {
            "description": "Only blocks of these categories. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Pattern categories, and how they are combined.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Term ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  },
                  "operator": {
                    "description": "All of the terms or one of them.",
                    "type": "string",
                    "enum": [
                      "AND",
                      "OR"
                    ],
                    "default": "OR"
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "core_pattern_category_exclude": {
            "description": "Only blocks without these categories. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Pattern categories to leave out.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Term ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the block.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default.",
            "type": "object",
            "properties": {
              "pattern_sync_status": {
                "type": "string",
                "enum": [
                  "",
                  "partial",
                  "unsynced"
                ],
                "default": ""
              }
            },
            "required": false
          },
          "core_pattern_category": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the block.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default.",
            "type": "object",
            "properties": {
              "pattern_sync_status": {
                "type": "string",
                "enum": [
                  "",
                  "partial",
                  "unsynced"
                ],
                "default": ""
              }
            },
            "required": false
          },
          "core_pattern_category": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<parent>[\\d]+)/revisions": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Revisions per page; all of them by default.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which revisions are ordered.",
            "type": "string",
            "enum": [
              "date",
              "id",
              "include",
              "relevance",
              "slug",
              "include_slugs",
              "title"
            ],
            "default": "date",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/diff": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the revision.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<id>[\\d]+)/autosaves": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the autosaves belong to. The address counts.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the block.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default.",
            "type": "object",
            "properties": {
              "pattern_sync_status": {
                "type": "string",
                "enum": [
                  "",
                  "partial",
                  "unsynced"
                ],
                "default": ""
              }
            },
            "required": false
          },
          "core_pattern_category": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "parent": {
            "description": "Id of the item that the autosave belongs to. The address counts.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "parent": {
            "description": "Id of the item that the revision or autosave belongs to.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the autosave.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/blocks/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "revision": {
            "description": "Id of a revision or autosave of the item, whose texts the link shows. By default it shows the item itself.",
            "type": "integer",
            "minimum": 1,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/core_pattern_category": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which terms are ordered.",
            "type": "string",
            "enum": [
              "id",
              "include",
              "name",
              "slug",
              "include_slugs",
              "term_group",
              "description",
              "count"
            ],
            "default": "name",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "post": {
            "description": "Only terms of this item, which the caller must be able to read.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "name": {
            "description": "Not empty.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/core_pattern_category/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "name": {
            "description": "Not empty, and so not null either.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/categories": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which terms are ordered.",
            "type": "string",
            "enum": [
              "id",
              "include",
              "name",
              "slug",
              "include_slugs",
              "term_group",
              "description",
              "count"
            ],
            "default": "name",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "parent": {
            "description": "Only children of this category; 0 is the top.",
            "type": "integer",
            "required": false
          },
          "post": {
            "description": "Only terms of this item, which the caller must be able to read.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "name": {
            "description": "Not empty.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "parent": {
            "description": "Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/categories/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "name": {
            "description": "Not empty, and so not null either.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "parent": {
            "description": "Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/tags": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which terms are ordered.",
            "type": "string",
            "enum": [
              "id",
              "include",
              "name",
              "slug",
              "include_slugs",
              "term_group",
              "description",
              "count"
            ],
            "default": "name",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "post": {
            "description": "Only terms of this item, which the caller must be able to read.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "name": {
            "description": "Not empty.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/tags/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "name": {
            "description": "Not empty, and so not null either.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/menus": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which terms are ordered.",
            "type": "string",
            "enum": [
              "id",
              "include",
              "name",
              "slug",
              "include_slugs",
              "term_group",
              "description",
              "count"
            ],
            "default": "name",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "post": {
            "description": "Only terms of this item, which the caller must be able to read.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "name": {
            "description": "Not empty.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for menus; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "locations": {
            "description": "Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "auto_add": {
            "description": "Pages that are published at the top come to its end by themselves from then on. Null means no.",
            "type": "boolean",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/menus/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "name": {
            "description": "Not empty, and so not null either.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for menus; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "locations": {
            "description": "Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "auto_add": {
            "description": "Pages that are published at the top come to its end by themselves from then on. Null means no.",
            "type": "boolean",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/menu-items": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 100,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which menu items are ordered.",
            "type": "string",
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
            ],
            "default": "menu_order",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          },
          "tax_relation": {
            "description": "Whether the filters on menus must all hold or one of them.",
            "type": "string",
            "enum": [
              "AND",
              "OR"
            ],
            "required": false
          },
          "menus": {
            "description": "Only items of these menus. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Menus, and how they are combined.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Menu ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  },
                  "operator": {
                    "description": "All of the menus or one of them.",
                    "type": "string",
                    "enum": [
                      "AND",
                      "OR"
                    ],
                    "default": "OR"
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "menus_exclude": {
            "description": "Only items outside these menus. A comma list is accepted as well, also for `terms`.",
            "type": [
              "object",
              "array"
            ],
            "oneOf": [
              {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              {
                "description": "Menus to leave out.",
                "type": "object",
                "properties": {
                  "terms": {
                    "description": "Menu ids.",
                    "type": "array",
                    "default": [],
                    "items": {
                      "type": "integer"
                    }
                  }
                },
                "additionalProperties": false
              }
            ],
            "required": false
          },
          "menu_order": {
            "description": "Only items at this place.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "type": {
            "description": "Kind of target; a custom link by default.",
            "type": "string",
            "enum": [
              "custom",
              "post_type",
              "post_type_archive",
              "taxonomy"
            ],
            "required": false
          },
          "status": {
            "description": "Published by default.",
            "type": "string",
            "enum": [
              "publish",
              "draft",
              "pending",
              "private"
            ],
            "required": false
          },
          "parent": {
            "description": "Id of the item above, in the same menu. Null or 0 is the top.",
            "type": "integer",
            "required": false
          },
          "attr_title": {
            "description": "Title attribute of the link.",
            "type": "string",
            "required": false
          },
          "classes": {
            "description": "Classes of the link. A comma list is accepted as well.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string"
            },
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed.",
            "type": "string",
            "required": false
          },
          "menu_order": {
            "description": "Position in the menu; the first by default.",
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "required": false
          },
          "object": {
            "description": "Type or taxonomy of what it points to.",
            "type": "string",
            "required": false
          },
          "object_id": {
            "description": "Id of what it points to.",
            "type": "integer",
            "required": false
          },
          "target": {
            "description": "Where the link opens.",
            "type": "string",
            "enum": [
              "",
              "_blank"
            ],
            "required": false
          },
          "url": {
            "description": "Target of a custom link. Addresses that could run scripts count as empty.",
            "type": "string",
            "required": false
          },
          "xfn": {
            "description": "Relations of the link. A comma list is accepted as well.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string"
            },
            "required": false
          },
          "menus": {
            "description": "Id of its menu. Null or 0 means no menu; an unknown id is rejected with `invalid_menu_id`.",
            "type": "integer",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for menu items; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/menu-items/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "type": {
            "description": "Kind of target; a custom link by default.",
            "type": "string",
            "enum": [
              "custom",
              "post_type",
              "post_type_archive",
              "taxonomy"
            ],
            "required": false
          },
          "status": {
            "description": "Published by default.",
            "type": "string",
            "enum": [
              "publish",
              "draft",
              "pending",
              "private"
            ],
            "required": false
          },
          "parent": {
            "description": "Id of the item above, in the same menu. Null or 0 is the top.",
            "type": "integer",
            "required": false
          },
          "attr_title": {
            "description": "Title attribute of the link.",
            "type": "string",
            "required": false
          },
          "classes": {
            "description": "Classes of the link. A comma list is accepted as well.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string"
            },
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed.",
            "type": "string",
            "required": false
          },
          "menu_order": {
            "description": "Position in the menu; the first by default.",
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "required": false
          },
          "object": {
            "description": "Type or taxonomy of what it points to.",
            "type": "string",
            "required": false
          },
          "object_id": {
            "description": "Id of what it points to.",
            "type": "integer",
            "required": false
          },
          "target": {
            "description": "Where the link opens.",
            "type": "string",
            "enum": [
              "",
              "_blank"
            ],
            "required": false
          },
          "url": {
            "description": "Target of a custom link. Addresses that could run scripts count as empty.",
            "type": "string",
            "required": false
          },
          "xfn": {
            "description": "Relations of the link. A comma list is accepted as well.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string"
            },
            "required": false
          },
          "menus": {
            "description": "Id of its menu. Null or 0 means no menu; an unknown id is rejected with `invalid_menu_id`.",
            "type": "integer",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for menu items; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/menu-locations": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/menu-locations/(?P<location>[\\w-]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "location": {
            "description": "Name of the location.",
            "type": "string",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/comments": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only comments written after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only comments of these users; for moderators. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out comments of these users; for moderators. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_email": {
            "description": "Only comments with this mail address; for moderators.",
            "type": "string",
            "format": "email",
            "required": false
          },
          "before": {
            "description": "Only comments written before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "karma": {
            "description": "Only comments with this karma; for moderators.",
            "type": "integer",
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which comments are ordered.",
            "type": "string",
            "enum": [
              "date",
              "date_gmt",
              "id",
              "include",
              "post",
              "parent",
              "type"
            ],
            "default": "date_gmt",
            "required": false
          },
          "parent": {
            "description": "Only answers to these comments; 0 means the top level. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "parent_exclude": {
            "description": "Leave out answers to these comments. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "post": {
            "description": "Only comments on these items. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "status": {
            "description": "`approve`, `hold`, `spam` or `trash`; `all` and an empty text stand for approve and hold, `any` for every one. All but `approve` are for moderators.",
            "type": "string",
            "default": "approve",
            "required": false
          },
          "type": {
            "description": "Only comments of this type, `all` or an empty text for every one; all but comment are for moderators.",
            "type": "string",
            "default": "comment",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. Callers who may edit the item do not need it.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "password": {
            "description": "Password of a protected item. Callers who may edit the item do not need it.",
            "type": "string",
            "required": false
          },
          "author": {
            "description": "User id; only moderators write for others.",
            "type": "integer",
            "required": false
          },
          "author_email": {
            "description": "A mail address; moderators may leave it empty.",
            "type": "string",
            "format": "email",
            "required": false
          },
          "author_ip": {
            "description": "Where it was sent from; for moderators.",
            "type": "string",
            "format": "ip",
            "required": false
          },
          "author_name": {
            "type": "string",
            "required": false
          },
          "author_url": {
            "description": "An http or https address; anything else becomes empty.",
            "type": "string",
            "format": "uri",
            "required": false
          },
          "content": {
            "description": "Text, or an object with it as `raw`. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "date": {
            "description": "In the zone of the site or with an offset.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "parent": {
            "description": "Id of an approved comment on the same item; 0 for no parent.",
            "type": "integer",
            "required": false
          },
          "post": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "status": {
            "description": "For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered; all are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "type": {
            "description": "`comment`, or `note` for those who may edit the item.",
            "type": "string",
            "default": "comment",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/comments/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the comment.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. Callers who may edit the item do not need it.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the comment.",
            "type": "integer",
            "required": false
          },
          "author": {
            "description": "User id; only moderators write for others.",
            "type": "integer",
            "required": false
          },
          "author_email": {
            "description": "A mail address; moderators may leave it empty.",
            "type": "string",
            "format": "email",
            "required": false
          },
          "author_ip": {
            "description": "Where it was sent from; for moderators.",
            "type": "string",
            "format": "ip",
            "required": false
          },
          "author_name": {
            "type": "string",
            "required": false
          },
          "author_url": {
            "description": "An http or https address; anything else becomes empty.",
            "type": "string",
            "format": "uri",
            "required": false
          },
          "content": {
            "description": "Text, or an object with it as `raw`. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "date": {
            "description": "In the zone of the site or with an offset.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "parent": {
            "description": "Id of an approved comment on the same item; 0 for no parent.",
            "type": "integer",
            "required": false
          },
          "post": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "status": {
            "description": "For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered; all are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the comment.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "password": {
            "description": "Password of a protected item. Callers who may edit the item do not need it.",
            "type": "string",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/navigation": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "What navigation is ordered by.",
            "type": "string",
            "enum": [
              "date",
              "id",
              "include",
              "modified",
              "relevance",
              "slug",
              "include_slugs",
              "title"
            ],
            "default": "date",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens it.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/navigation/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens it.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/navigation/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_events": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which events are ordered.",
            "type": "string",
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
            ],
            "default": "date",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          },
          "tags": {
            "description": "Only items with one of these tags, by id. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "cal_events_cat": {
            "description": "Only items in one of these event categories, by id. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "tags": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "cal_events_cat": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_events/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          },
          "tags": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "cal_events_cat": {
            "description": "Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_events/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_events_cat": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which terms are ordered.",
            "type": "string",
            "enum": [
              "id",
              "include",
              "name",
              "slug",
              "include_slugs",
              "term_group",
              "description",
              "count"
            ],
            "default": "name",
            "required": false
          },
          "hide_empty": {
            "description": "Leave out terms without published items.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "parent": {
            "description": "Only children of this category; 0 is the top.",
            "type": "integer",
            "required": false
          },
          "post": {
            "description": "Only terms of this item, which the caller must be able to read.",
            "type": "integer",
            "default": null,
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "name": {
            "description": "Not empty.",
            "type": "string",
            "required": true
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "parent": {
            "description": "Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_events_cat/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "name": {
            "description": "Not empty, and so not null either.",
            "type": "string",
            "required": false
          },
          "description": {
            "description": "HTML; markup that is not allowed is removed. Null empties it.",
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Made from the name where it is empty or null, with a number where it is taken.",
            "type": "string",
            "required": false
          },
          "meta": {
            "description": "No keys are registered for terms; unknown keys are ignored.",
            "type": "object",
            "properties": {},
            "required": false
          },
          "parent": {
            "description": "Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the term.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_venue": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which venues are ordered.",
            "type": "string",
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
            ],
            "default": "date",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_venue/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_venue/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_organizer": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only items published after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_after": {
            "description": "Only items modified after this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only items published before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "modified_before": {
            "description": "Only items modified before this time, which itself does not count.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "author": {
            "description": "Only items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "author_exclude": {
            "description": "Leave out items of these users. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "orderby": {
            "description": "Field by which organizers are ordered.",
            "type": "string",
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
            ],
            "default": "date",
            "required": false
          },
          "search_columns": {
            "description": "Fields to search; all of them by default. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "string",
              "enum": [
                "post_title",
                "post_content",
                "post_excerpt"
              ]
            },
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "status": {
            "description": "Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well.",
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
            "default": "publish",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_organizer/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "password": {
            "description": "Password of a protected item. A wrong one, or one for an unprotected item, is rejected.",
            "type": "string",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "date": {
            "description": "When to publish, in the zone of the site or with an offset. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "date_gmt": {
            "description": "The same in UTC; `date` wins. Null means now.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "required": false
          },
          "slug": {
            "description": "Name in the address; made unique. Null derives it again from the title.",
            "type": "string",
            "required": false
          },
          "title": {
            "description": "Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "author": {
            "description": "User id. Null has no effect.",
            "type": "integer",
            "required": false
          },
          "featured_media": {
            "description": "Media id of the featured image. Null or 0 removes it.",
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null has no effect.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "template": {
            "description": "A template that the site has. Any other value is rejected; null selects no template.",
            "type": "string",
            "required": false
          },
          "status": {
            "description": "Null means draft.",
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
            "required": false
          },
          "password": {
            "description": "Protects content and excerpt. Null or empty opens the item.",
            "type": "string",
            "required": false
          },
          "content": {
            "description": "Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit"
                ],
                "readonly": true
              },
              "block_version": {
                "type": "integer",
                "context": [
                  "edit"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "excerpt": {
            "description": "Like the content. Without one the answer shows the beginning of the content.",
            "type": "object",
            "properties": {
              "raw": {
                "type": "string",
                "context": [
                  "edit"
                ]
              },
              "rendered": {
                "type": "string",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              },
              "protected": {
                "type": "boolean",
                "context": [
                  "view",
                  "edit",
                  "embed"
                ],
                "readonly": true
              }
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these.",
            "type": "object",
            "properties": {
              "_fields_changed": {
                "type": "boolean",
                "default": false
              },
              "_EventAllDay": {
                "type": "boolean",
                "default": false
              },
              "_EventTimezone": {
                "type": "string",
                "default": ""
              },
              "_EventStartDate": {
                "type": "string",
                "default": ""
              },
              "_EventEndDate": {
                "type": "string",
                "default": ""
              },
              "_EventStartDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventEndDateUTC": {
                "type": "string",
                "default": ""
              },
              "_EventShowMap": {
                "type": "boolean",
                "default": false
              },
              "_EventShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "_EventURL": {
                "type": "string",
                "default": ""
              },
              "_EventCost": {
                "type": "string",
                "default": ""
              },
              "_EventCostDescription": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencySymbol": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyCode": {
                "type": "string",
                "default": ""
              },
              "_EventCurrencyPosition": {
                "type": "string",
                "default": ""
              },
              "_EventDateTimeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventTimeRangeSeparator": {
                "type": "string",
                "default": ""
              },
              "_EventOrganizerID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_EventVenueID": {
                "type": "array",
                "items": {
                  "type": "number",
                  "default": 0
                }
              },
              "_OrganizerEmail": {
                "type": "string",
                "default": ""
              },
              "_OrganizerPhone": {
                "type": "string",
                "default": ""
              },
              "_OrganizerWebsite": {
                "type": "string",
                "default": ""
              },
              "_VenueAddress": {
                "type": "string",
                "default": ""
              },
              "_VenueCity": {
                "type": "string",
                "default": ""
              },
              "_VenueCountry": {
                "type": "string",
                "default": ""
              },
              "_VenueProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueState": {
                "type": "string",
                "default": ""
              },
              "_VenueZip": {
                "type": "string",
                "default": ""
              },
              "_VenuePhone": {
                "type": "string",
                "default": ""
              },
              "_VenueURL": {
                "type": "string",
                "default": ""
              },
              "_VenueStateProvince": {
                "type": "string",
                "default": ""
              },
              "_VenueLat": {
                "type": "string",
                "default": ""
              },
              "_VenueLng": {
                "type": "string",
                "default": ""
              },
              "_VenueShowMap": {
                "type": "boolean",
                "default": false
              },
              "_VenueShowMapLink": {
                "type": "boolean",
                "default": false
              },
              "footnotes": {
                "type": "string",
                "default": ""
              }
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/cal_organizer/(?P<id>[\\d]+)/preview-links": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/edit-locks/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "unlisted": true,
    "methods": [
      "PUT",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "PUT"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          },
          "take_over": {
            "description": "Take over the lock of another user.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the item.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/users": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "offset": {
            "description": "Skip this many items; it replaces the page number.",
            "type": "integer",
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "asc",
            "required": false
          },
          "orderby": {
            "description": "Field by which users are ordered. Mail address and registration date need the right to list users. `order` has no effect on `include_slugs`, nor on `include` without ids, which goes by login name.",
            "type": "string",
            "enum": [
              "id",
              "include",
              "name",
              "registered_date",
              "slug",
              "include_slugs",
              "email",
              "url"
            ],
            "default": "name",
            "required": false
          },
          "slug": {
            "description": "Only items with one of these slugs. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "roles": {
            "description": "Only users with one of these roles; needs the right to list users. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "capabilities": {
            "description": "Only users with one of these capabilities; needs the right to list users. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "who": {
            "description": "Only users who may write; requires the right to write.",
            "type": "string",
            "enum": [
              "authors"
            ],
            "required": false
          },
          "has_published_posts": {
            "description": "Only users who have published something, or something of these types.",
            "type": [
              "boolean",
              "array"
            ],
            "items": {
              "type": "string",
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
            "required": false
          },
          "search_columns": {
            "description": "Search only here. Without it numbers are looked for in login names and ids, what has an `@` in mail addresses where the caller may search these, and all else everywhere. A comma list is accepted as well.",
            "type": "array",
            "default": [],
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
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "username": {
            "description": "Login name; at most 60 letters, digits, blanks and `_.-@`.",
            "type": "string",
            "required": true
          },
          "email": {
            "type": "string",
            "format": "email",
            "required": true
          },
          "password": {
            "description": "At least 8 characters and no backslash; neither a common password nor the user name or e-mail address. What is too easy to guess is rejected with `rest_user_weak_password`.",
            "type": "string",
            "required": true
          },
          "name": {
            "description": "Display name; the login name if empty.",
            "type": "string",
            "required": false
          },
          "first_name": {
            "type": "string",
            "required": false
          },
          "last_name": {
            "type": "string",
            "required": false
          },
          "url": {
            "description": "Address of the user's website.",
            "type": "string",
            "format": "uri",
            "required": false
          },
          "description": {
            "type": "string",
            "required": false
          },
          "locale": {
            "description": "Empty means the default of the site.",
            "type": "string",
            "enum": [
              "",
              "en_US"
            ],
            "required": false
          },
          "nickname": {
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Must not belong to another user.",
            "type": "string",
            "required": false
          },
          "roles": {
            "description": "Needs the capability to promote users. An empty list removes all roles.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys; unknown ones are ignored.",
            "type": "object",
            "properties": {
              "persisted_preferences": {
                "type": "object",
                "properties": {
                  "_modified": {
                    "type": "string",
                    "format": "date-time"
                  }
                },
                "additionalProperties": true
              }
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/users/me": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "username": {
            "description": "Only the one that the user has; null is rejected.",
            "type": "string",
            "required": false
          },
          "email": {
            "type": "string",
            "format": "email",
            "required": false
          },
          "password": {
            "description": "No backslash; neither a common password nor the user name or e-mail address (`rest_user_weak_password`). null is rejected.",
            "type": "string",
            "required": false
          },
          "name": {
            "description": "Display name; the login name if empty.",
            "type": "string",
            "required": false
          },
          "first_name": {
            "type": "string",
            "required": false
          },
          "last_name": {
            "type": "string",
            "required": false
          },
          "url": {
            "description": "Address of the user's website.",
            "type": "string",
            "format": "uri",
            "required": false
          },
          "description": {
            "type": "string",
            "required": false
          },
          "locale": {
            "description": "Empty means the default of the site.",
            "type": "string",
            "enum": [
              "",
              "en_US"
            ],
            "required": false
          },
          "nickname": {
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Must not belong to another user.",
            "type": "string",
            "required": false
          },
          "roles": {
            "description": "Needs the capability to promote users. An empty list removes all roles.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys; unknown ones are ignored.",
            "type": "object",
            "properties": {
              "persisted_preferences": {
                "type": "object",
                "properties": {
                  "_modified": {
                    "type": "string",
                    "format": "date-time"
                  }
                },
                "additionalProperties": true
              }
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "reassign": {
            "description": "Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks.",
            "type": "integer",
            "required": true
          }
        }
      }
    ]
  },
  "/core/v2/users/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "username": {
            "description": "Only the one that the user has; null is rejected.",
            "type": "string",
            "required": false
          },
          "email": {
            "type": "string",
            "format": "email",
            "required": false
          },
          "password": {
            "description": "No backslash; neither a common password nor the user name or e-mail address (`rest_user_weak_password`). null is rejected.",
            "type": "string",
            "required": false
          },
          "name": {
            "description": "Display name; the login name if empty.",
            "type": "string",
            "required": false
          },
          "first_name": {
            "type": "string",
            "required": false
          },
          "last_name": {
            "type": "string",
            "required": false
          },
          "url": {
            "description": "Address of the user's website.",
            "type": "string",
            "format": "uri",
            "required": false
          },
          "description": {
            "type": "string",
            "required": false
          },
          "locale": {
            "description": "Empty means the default of the site.",
            "type": "string",
            "enum": [
              "",
              "en_US"
            ],
            "required": false
          },
          "nickname": {
            "type": "string",
            "required": false
          },
          "slug": {
            "description": "Must not belong to another user.",
            "type": "string",
            "required": false
          },
          "roles": {
            "description": "Needs the capability to promote users. An empty list removes all roles.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "required": false
          },
          "meta": {
            "description": "Registered keys; unknown ones are ignored.",
            "type": "object",
            "properties": {
              "persisted_preferences": {
                "type": "object",
                "properties": {
                  "_modified": {
                    "type": "string",
                    "format": "date-time"
                  }
                },
                "additionalProperties": true
              }
            },
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "allow_batch": {
          "v1": true
        },
        "args": {
          "id": {
            "description": "Id of the user.",
            "type": "integer",
            "required": false
          },
          "force": {
            "description": "Delete permanently instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          },
          "reassign": {
            "description": "Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks.",
            "type": "integer",
            "required": true
          }
        }
      }
    ]
  },
  "/core/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "app_id": {
            "description": "The uuid of the program.",
            "type": "string",
            "format": "uuid",
            "oneOf": [
              {
                "type": "string",
                "format": "uuid"
              },
              {
                "type": "string",
                "enum": [
                  ""
                ]
              }
            ],
            "required": false
          },
          "name": {
            "description": "A name that distinguishes it from others.",
            "type": "string",
            "minLength": 1,
            "pattern": ".*\\S.*",
            "required": true
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {}
      }
    ]
  },
  "/core/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/introspect": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/(?P<uuid>[\\w\\-]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "app_id": {
            "description": "The uuid of the program.",
            "type": "string",
            "format": "uuid",
            "oneOf": [
              {
                "type": "string",
                "format": "uuid"
              },
              {
                "type": "string",
                "enum": [
                  ""
                ]
              }
            ],
            "required": false
          },
          "name": {
            "description": "A name that distinguishes it from others.",
            "type": "string",
            "minLength": 1,
            "pattern": ".*\\S.*",
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {}
      }
    ]
  },
  "/core/v2/types": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/types/(?P<type>[\\w-]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "type": {
            "description": "Slug of the content type.",
            "type": "string",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/statuses": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/statuses/(?P<status>[\\w-]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "status": {
            "description": "Slug of the status.",
            "type": "string",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/taxonomies": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "type": {
            "description": "Only taxonomies of this content type.",
            "type": "string",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/taxonomies/(?P<taxonomy>[\\w-]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "taxonomy": {
            "description": "Slug of the taxonomy.",
            "type": "string",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/search": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows.",
            "type": "string",
            "enum": [
              "view",
              "embed"
            ],
            "default": "view",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "search": {
            "description": "Only items that match these words.",
            "type": "string",
            "required": false
          },
          "type": {
            "description": "Search text.",
            "type": "string",
            "enum": [
              "post",
              "term",
              "post-format"
            ],
            "default": "post",
            "required": false
          },
          "subtype": {
            "description": "Only these content types, or for terms these taxonomies; formats of posts have none. A subtype of another type is refused. A comma list is accepted as well.",
            "type": "array",
            "default": [
              "any"
            ],
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
            "required": false
          },
          "exclude": {
            "description": "Leave out these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "include": {
            "description": "Only these ids. A comma list is accepted as well.",
            "type": "array",
            "default": [],
            "items": {
              "type": "integer"
            },
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/settings": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "title": {
            "description": "Title of the site. Markup counts as text.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "description": {
            "description": "Tagline of the site. Markup counts as text.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "url": {
            "description": "Address of the site. It comes from the configuration of the service, so any other value is rejected.",
            "type": [
              "string",
              "null"
            ],
            "format": "uri",
            "required": false
          },
          "email": {
            "description": "Mail address for messages about the site; empty for none.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "timezone": {
            "description": "IANA name of the zone or an offset such as UTC+5:30.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "date_format": {
            "description": "How pages of the site write dates, in letters such as those of `j. F Y`; with `F j, Y` as the language does.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "time_format": {
            "description": "How pages of the site write times, in letters such as those of `H:i`; with `g:i a` as the language does.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "start_of_week": {
            "description": "First day of the week.",
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 6,
            "required": false
          },
          "language": {
            "description": "Locale of the site, such as en_US; language and region must exist.",
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$",
            "required": false
          },
          "use_smilies": {
            "description": "Whether text smilies are shown as pictures.",
            "type": [
              "boolean",
              "null"
            ],
            "required": false
          },
          "default_category": {
            "description": "Category of posts that name none. It has to exist.",
            "type": [
              "integer",
              "null"
            ],
            "required": false
          },
          "default_post_format": {
            "description": "Default format of new posts.",
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
            "required": false
          },
          "posts_per_page": {
            "description": "How many posts a page of the site lists. -1 stands for as many as a page can hold, 0 counts as 1, and other numbers below it count without their sign.",
            "type": [
              "integer",
              "null"
            ],
            "minimum": -1000,
            "maximum": 1000,
            "required": false
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
            ],
            "required": false
          },
          "page_on_front": {
            "description": "A page that exists and is not in the trash; 0 for none.",
            "type": [
              "integer",
              "null"
            ],
            "required": false
          },
          "page_for_posts": {
            "description": "A page that exists and is not in the trash; 0 for none.",
            "type": [
              "integer",
              "null"
            ],
            "required": false
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
            ],
            "required": false
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
            ],
            "required": false
          },
          "site_logo": {
            "description": "A media item that exists; 0 for none.",
            "type": [
              "integer",
              "null"
            ],
            "required": false
          },
          "site_icon": {
            "description": "A media item that exists; 0 for none.",
            "type": [
              "integer",
              "null"
            ],
            "required": false
          },
          "custom_css": {
            "description": "Styles of pages besides those that they have. Rules `@import`, `@charset` and `@namespace` are refused, and so are addresses on other sites; `data:image/` is taken.",
            "type": [
              "string",
              "null"
            ],
            "required": false
          },
          "show_api_links": {
            "description": "Whether the footer of pages links to the API and its documents.",
            "type": [
              "boolean",
              "null"
            ],
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/audit-events": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "order": {
            "description": "Direction of the ordering.",
            "type": "string",
            "enum": [
              "asc",
              "desc"
            ],
            "default": "desc",
            "required": false
          },
          "kind": {
            "description": "Only events of these kinds. A comma list is accepted as well.",
            "type": "array",
            "items": {
              "description": "What happened.",
              "type": "string",
              "enum": [
                "sign_in",
                "sign_in_refused",
                "session_ended",
                "account_created",
                "account_changed",
                "role_granted",
                "role_removed",
                "password_reset_requested",
                "password_changed",
                "account_deleted",
                "application_password_created",
                "application_password_changed",
                "application_password_revoked",
                "setting_changed",
                "entry_deleted",
                "term_deleted",
                "comment_deleted",
                "site_exported",
                "site_imported"
              ]
            },
            "required": false
          },
          "actor": {
            "description": "Only events that this user caused, also a deleted one.",
            "type": "integer",
            "required": false
          },
          "object_type": {
            "description": "What kind of object an event is about.",
            "type": "string",
            "enum": [
              "user",
              "application_password",
              "setting",
              "entry",
              "term",
              "comment",
              "site"
            ],
            "required": false
          },
          "object_id": {
            "description": "Only events about objects with this id, which is unique among those of a type.",
            "type": "string",
            "required": false
          },
          "after": {
            "description": "Only events after this time, which itself does not count; in UTC without an offset.",
            "type": "string",
            "format": "date-time",
            "required": false
          },
          "before": {
            "description": "Only events before this time, which itself does not count; in UTC without an offset.",
            "type": "string",
            "format": "date-time",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/audit-events/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the event.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "url": {
            "description": "An address on the public internet, by HTTPS or HTTP on a usual port. Redirects are not followed.",
            "type": "string",
            "format": "uri",
            "minLength": 1,
            "required": true
          },
          "events": {
            "description": "What it is notified of.",
            "type": "array",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "description": "The name of an event; `post.*` and the like select all events of a kind, `*` for all.",
              "type": "string",
              "enum": [
                "*",
                "post.*",
                "page.*",
                "block.*",
                "navigation.*",
                "menu_item.*",
                "event.*",
                "venue.*",
                "organizer.*",
                "media.*",
                "comment.*",
                "term.*",
                "user.*",
                "post.created",
                "post.published",
                "post.updated",
                "post.unpublished",
                "post.trashed",
                "post.restored",
                "post.deleted",
                "page.created",
                "page.published",
                "page.updated",
                "page.unpublished",
                "page.trashed",
                "page.restored",
                "page.deleted",
                "block.created",
                "block.published",
                "block.updated",
                "block.unpublished",
                "block.trashed",
                "block.restored",
                "block.deleted",
                "navigation.created",
                "navigation.published",
                "navigation.updated",
                "navigation.unpublished",
                "navigation.trashed",
                "navigation.restored",
                "navigation.deleted",
                "menu_item.created",
                "menu_item.published",
                "menu_item.updated",
                "menu_item.unpublished",
                "menu_item.trashed",
                "menu_item.restored",
                "menu_item.deleted",
                "event.created",
                "event.published",
                "event.updated",
                "event.unpublished",
                "event.trashed",
                "event.restored",
                "event.deleted",
                "venue.created",
                "venue.published",
                "venue.updated",
                "venue.unpublished",
                "venue.trashed",
                "venue.restored",
                "venue.deleted",
                "organizer.created",
                "organizer.published",
                "organizer.updated",
                "organizer.unpublished",
                "organizer.trashed",
                "organizer.restored",
                "organizer.deleted",
                "media.created",
                "media.updated",
                "media.deleted",
                "comment.created",
                "comment.approved",
                "comment.updated",
                "comment.trashed",
                "comment.restored",
                "comment.deleted",
                "term.created",
                "term.updated",
                "term.deleted",
                "user.created",
                "user.updated",
                "user.deleted",
                "settings.changed"
              ]
            },
            "required": true
          },
          "description": {
            "description": "What it is for.",
            "type": "string",
            "required": false
          },
          "types": {
            "description": "Only events of these types of entries and comments, or taxonomies; all if it is empty.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string",
              "minLength": 1,
              "pattern": "^[a-z_]+$"
            },
            "required": false
          },
          "terms": {
            "description": "Only events of entries with one of these terms, and of the terms themselves; all if it is empty.",
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "integer",
              "minimum": 1,
              "maximum": 2147483647
            },
            "required": false
          },
          "status": {
            "description": "A webhook that the service has disabled works again when it is made active.",
            "type": "string",
            "enum": [
              "active",
              "paused"
            ],
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST",
      "PUT",
      "PATCH",
      "DELETE"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "id": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "args": {
          "id": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          },
          "url": {
            "description": "An address on the public internet, by HTTPS or HTTP on a usual port. Redirects are not followed.",
            "type": "string",
            "format": "uri",
            "minLength": 1,
            "required": false
          },
          "events": {
            "description": "What it is notified of.",
            "type": "array",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "description": "The name of an event; `post.*` and the like select all events of a kind, `*` for all.",
              "type": "string",
              "enum": [
                "*",
                "post.*",
                "page.*",
                "block.*",
                "navigation.*",
                "menu_item.*",
                "event.*",
                "venue.*",
                "organizer.*",
                "media.*",
                "comment.*",
                "term.*",
                "user.*",
                "post.created",
                "post.published",
                "post.updated",
                "post.unpublished",
                "post.trashed",
                "post.restored",
                "post.deleted",
                "page.created",
                "page.published",
                "page.updated",
                "page.unpublished",
                "page.trashed",
                "page.restored",
                "page.deleted",
                "block.created",
                "block.published",
                "block.updated",
                "block.unpublished",
                "block.trashed",
                "block.restored",
                "block.deleted",
                "navigation.created",
                "navigation.published",
                "navigation.updated",
                "navigation.unpublished",
                "navigation.trashed",
                "navigation.restored",
                "navigation.deleted",
                "menu_item.created",
                "menu_item.published",
                "menu_item.updated",
                "menu_item.unpublished",
                "menu_item.trashed",
                "menu_item.restored",
                "menu_item.deleted",
                "event.created",
                "event.published",
                "event.updated",
                "event.unpublished",
                "event.trashed",
                "event.restored",
                "event.deleted",
                "venue.created",
                "venue.published",
                "venue.updated",
                "venue.unpublished",
                "venue.trashed",
                "venue.restored",
                "venue.deleted",
                "organizer.created",
                "organizer.published",
                "organizer.updated",
                "organizer.unpublished",
                "organizer.trashed",
                "organizer.restored",
                "organizer.deleted",
                "media.created",
                "media.updated",
                "media.deleted",
                "comment.created",
                "comment.approved",
                "comment.updated",
                "comment.trashed",
                "comment.restored",
                "comment.deleted",
                "term.created",
                "term.updated",
                "term.deleted",
                "user.created",
                "user.updated",
                "user.deleted",
                "settings.changed"
              ]
            },
            "required": false
          },
          "description": {
            "description": "What it is for.",
            "type": "string",
            "required": false
          },
          "types": {
            "description": "Only events of these types of entries and comments, or taxonomies; all if it is empty.",
            "type": "array",
            "maxItems": 50,
            "items": {
              "type": "string",
              "minLength": 1,
              "pattern": "^[a-z_]+$"
            },
            "required": false
          },
          "terms": {
            "description": "Only events of entries with one of these terms, and of the terms themselves; all if it is empty.",
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "integer",
              "minimum": 1,
              "maximum": 2147483647
            },
            "required": false
          },
          "status": {
            "description": "A webhook that the service has disabled works again when it is made active.",
            "type": "string",
            "enum": [
              "active",
              "paused"
            ],
            "required": false
          }
        }
      },
      {
        "methods": [
          "DELETE"
        ],
        "args": {
          "id": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks/(?P<id>[\\d]+)/rotate-secret": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          },
          "overlap_hours": {
            "description": "Hours for which messages are signed with the former secret as well.",
            "type": "integer",
            "default": 24,
            "minimum": 0,
            "maximum": 168,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks/(?P<id>[\\d]+)/test": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "id": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks/(?P<webhook>[\\d]+)/deliveries": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "webhook": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          },
          "page": {
            "description": "Page of the collection, counted from one.",
            "type": "integer",
            "default": 1,
            "minimum": 1,
            "required": false
          },
          "per_page": {
            "description": "Items on a page.",
            "type": "integer",
            "default": 10,
            "minimum": 1,
            "maximum": 100,
            "required": false
          },
          "status": {
            "description": "Only deliveries of this status.",
            "type": "string",
            "enum": [
              "pending",
              "delivered",
              "failed"
            ],
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks/(?P<webhook>[\\d]+)/deliveries/(?P<id>[\\d]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "webhook": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the delivery.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/webhooks/(?P<webhook>[\\d]+)/deliveries/(?P<id>[\\d]+)/send": {
    "namespace": "core/v2",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "webhook": {
            "description": "Id of the webhook.",
            "type": "integer",
            "required": false
          },
          "id": {
            "description": "Id of the delivery.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/block-types": {
    "namespace": "core/v2",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          },
          "namespace": {
            "description": "Only types of this namespace.",
            "type": "string",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)": {
    "namespace": "core/v2",
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
            "description": "First part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)": {
    "namespace": "core/v2",
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
            "description": "First part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "name": {
            "description": "Second part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "context": {
            "description": "Which fields the answer shows. The edit context needs the right to edit.",
            "type": "string",
            "enum": [
              "view",
              "embed",
              "edit"
            ],
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/block-renderer/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)": {
    "namespace": "core/v2",
    "methods": [
      "GET",
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "namespace": {
            "description": "First part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "name": {
            "description": "Second part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "context": {
            "description": "The only possible value.",
            "type": "string",
            "enum": [
              "edit"
            ],
            "default": "edit",
            "required": false
          },
          "attributes": {
            "description": "Values by the names of attributes. Those that the type does not know are ignored.",
            "type": "object",
            "required": false
          },
          "post_id": {
            "description": "The item that contains the block.",
            "type": "integer",
            "required": false
          }
        }
      },
      {
        "methods": [
          "POST"
        ],
        "args": {
          "namespace": {
            "description": "First part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "name": {
            "description": "Second part of the name of a type of blocks.",
            "type": "string",
            "pattern": "[a-zA-Z0-9_-]+",
            "required": false
          },
          "context": {
            "description": "The only possible value.",
            "type": "string",
            "enum": [
              "edit"
            ],
            "default": "edit",
            "required": false
          },
          "attributes": {
            "description": "Values by the names of attributes. Those that the type does not know are ignored.",
            "type": "object",
            "required": false
          },
          "post_id": {
            "description": "The item that contains the block.",
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/oembed/1.0": {
    "namespace": "oembed/1.0",
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
            "default": "oembed/1.0",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/oembed/1.0/embed": {
    "namespace": "oembed/1.0",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "url": {
            "description": "Address of the entry on this site.",
            "type": "string",
            "format": "uri",
            "required": true
          },
          "format": {
            "description": "With `xml` answers and errors are XML; any other value means JSON.",
            "default": "json",
            "required": false
          },
          "maxwidth": {
            "description": "Pixels, limited to 200 to 600; a value that is not a number counts as 0.",
            "default": 600,
            "required": false
          }
        }
      }
    ]
  },
  "/oembed/1.0/proxy": {
    "namespace": "oembed/1.0",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "url": {
            "description": "Address of the resource to embed.",
            "type": "string",
            "format": "uri",
            "required": true
          },
          "format": {
            "description": "Format requested from the provider; this answer is always JSON.",
            "type": "string",
            "default": "json",
            "enum": [
              "json",
              "xml"
            ],
            "required": false
          },
          "maxwidth": {
            "description": "Pixels; passed on to the provider.",
            "type": "integer",
            "default": 600,
            "required": false
          },
          "maxheight": {
            "description": "Pixels; passed on to the provider.",
            "type": "integer",
            "required": false
          },
          "discover": {
            "description": "Whether to also query sites that are not known providers.",
            "type": "boolean",
            "default": true,
            "required": false
          }
        }
      }
    ]
  },
  "/": {
    "namespace": "",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {
          "context": {
            "description": "Accepted for compatibility; has no effect.",
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/batch/v1": {
    "namespace": "",
    "methods": [
      "POST"
    ],
    "endpoints": [
      {
        "methods": [
          "POST"
        ],
        "args": {
          "validation": {
            "type": "string",
            "enum": [
              "require-all-validate",
              "normal"
            ],
            "default": "normal",
            "required": false
          },
          "requests": {
            "type": "array",
            "maxItems": 25,
            "items": {
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
                  "required": true
                },
                "body": {
                  "type": "object",
                  "properties": {},
                  "additionalProperties": true
                },
                "headers": {
                  "type": "object",
                  "properties": {},
                  "additionalProperties": {
                    "type": [
                      "string",
                      "array"
                    ],
                    "items": {
                      "type": "string"
                    }
                  }
                }
              }
            },
            "required": true
          }
        }
      }
    ]
  },
  "/schema-output": {
    "namespace": "schema-output",
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
            "default": "schema-output",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/schema-output/posts/(?P<id>\\d+)": {
    "namespace": "schema-output",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1": {
    "namespace": "site-health/v1",
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
            "default": "site-health/v1",
            "required": false
          },
          "context": {
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/site-health/v1/tests/background-updates": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/loopback-requests": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/https-status": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/provider-communication": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/authorization-header": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/page-cache": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/database": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/migrations": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/background-work": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/file-store": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/disk-space": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/node-version": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/database-version": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/tests/clock": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  },
  "/site-health/v1/directory-sizes": {
    "namespace": "site-health/v1",
    "methods": [
      "GET"
    ],
    "endpoints": [
      {
        "methods": [
          "GET"
        ],
        "args": {}
      }
    ]
  }
}
