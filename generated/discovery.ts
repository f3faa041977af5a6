// Written by `npm run generate` from openapi/. Changes belong there.

import type { DiscoveredRoutes } from '../src/http/discovery.ts'

export const discovery: DiscoveredRoutes = {
  "/core/v2": {
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
          "namespace": {
            "description": "Name of the namespace.",
            "default": "core/v2",
            "required": false
          },
          "context": {
            "description": "Changes nothing and is not checked.",
            "default": "view",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts": {
    "namespace": "",
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
            "description": "Skip this many items; it takes the place of the page.",
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
            "description": "What posts are ordered by.",
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
            "description": "Search only here; without it everywhere. A comma list is accepted as well.",
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
                "type": "object",
                "properties": {
                  "terms": {
                    "type": "array",
                    "items": {
                      "type": "integer"
                    },
                    "default": []
                  },
                  "include_children": {
                    "type": "boolean",
                    "default": false
                  },
                  "operator": {
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
                "type": "object",
                "properties": {
                  "terms": {
                    "type": "array",
                    "items": {
                      "type": "integer"
                    },
                    "default": []
                  },
                  "include_children": {
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
                "type": "object",
                "properties": {
                  "terms": {
                    "type": "array",
                    "items": {
                      "type": "integer"
                    },
                    "default": []
                  },
                  "operator": {
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
                "type": "object",
                "properties": {
                  "terms": {
                    "type": "array",
                    "items": {
                      "type": "integer"
                    },
                    "default": []
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
            "type": "string",
            "required": false
          },
          "status": {
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
            "type": "string",
            "required": false
          },
          "title": {
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
          "content": {
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
          "author": {
            "description": "User id. Null changes nothing.",
            "type": "integer",
            "required": false
          },
          "excerpt": {
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
          "featured_media": {
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "meta": {
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
          "template": {
            "type": "string",
            "required": false
          },
          "format": {
            "description": "Null changes nothing.",
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
            "type": "boolean",
            "required": false
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
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
    "namespace": "",
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
            "description": "Password of a protected item. A wrong one, or one for an open item, is refused.",
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
            "type": "string",
            "required": false
          },
          "status": {
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
            "type": "string",
            "required": false
          },
          "title": {
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
          "content": {
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
          "author": {
            "description": "User id. Null changes nothing.",
            "type": "integer",
            "required": false
          },
          "excerpt": {
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
          "featured_media": {
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "meta": {
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
          "template": {
            "type": "string",
            "required": false
          },
          "format": {
            "description": "Null changes nothing.",
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
            "type": "boolean",
            "required": false
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
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
            "description": "Remove for good instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/revisions": {
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
            "description": "Revisions on a page; without it all of them.",
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
            "description": "Skip this many items; it takes the place of the page.",
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
            "description": "What revisions are ordered by.",
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
    "namespace": "",
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
            "description": "Remove for good instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore": {
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
    "namespace": "",
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
            "type": "string",
            "required": false
          },
          "status": {
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
            "type": "string",
            "required": false
          },
          "title": {
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
          "content": {
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
          "author": {
            "description": "User id. Null changes nothing.",
            "type": "integer",
            "required": false
          },
          "excerpt": {
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
          "featured_media": {
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "meta": {
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
          "template": {
            "type": "string",
            "required": false
          },
          "format": {
            "description": "Null changes nothing.",
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
            "type": "boolean",
            "required": false
          },
          "categories": {
            "type": "array",
            "items": {
              "type": "integer"
            },
            "required": false
          },
          "tags": {
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
  "/core/v2/pages": {
    "namespace": "",
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
            "description": "Skip this many items; it takes the place of the page.",
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
            "description": "What pages are ordered by.",
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
            "description": "Search only here; without it everywhere. A comma list is accepted as well.",
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
            "type": "string",
            "required": false
          },
          "status": {
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
            "type": "string",
            "required": false
          },
          "title": {
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
          "content": {
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
          "author": {
            "description": "User id. Null changes nothing.",
            "type": "integer",
            "required": false
          },
          "excerpt": {
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
          "featured_media": {
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "meta": {
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
          "template": {
            "type": "string",
            "required": false
          },
          "parent": {
            "type": "integer",
            "required": false
          },
          "menu_order": {
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<id>[\\d]+)": {
    "namespace": "",
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
            "description": "Password of a protected item. A wrong one, or one for an open item, is refused.",
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
            "type": "string",
            "required": false
          },
          "status": {
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
            "type": "string",
            "required": false
          },
          "title": {
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
          "content": {
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
          "author": {
            "description": "User id. Null changes nothing.",
            "type": "integer",
            "required": false
          },
          "excerpt": {
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
          "featured_media": {
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "meta": {
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
          "template": {
            "type": "string",
            "required": false
          },
          "parent": {
            "type": "integer",
            "required": false
          },
          "menu_order": {
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
            "description": "Remove for good instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/revisions": {
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
            "description": "Revisions on a page; without it all of them.",
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
            "description": "Skip this many items; it takes the place of the page.",
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
            "description": "What revisions are ordered by.",
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
    "namespace": "",
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
            "description": "Remove for good instead of moving to the trash.",
            "type": "boolean",
            "default": false,
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore": {
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
    "namespace": "",
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
            "type": "string",
            "required": false
          },
          "status": {
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
            "type": "string",
            "required": false
          },
          "title": {
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
          "content": {
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
          "author": {
            "description": "User id. Null changes nothing.",
            "type": "integer",
            "required": false
          },
          "excerpt": {
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
          "featured_media": {
            "type": "integer",
            "required": false
          },
          "comment_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "ping_status": {
            "description": "Null changes nothing.",
            "type": "string",
            "enum": [
              "open",
              "closed"
            ],
            "required": false
          },
          "meta": {
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
          "template": {
            "type": "string",
            "required": false
          },
          "parent": {
            "description": "Id of the item that the autosave belongs to. The address counts.",
            "type": "integer",
            "required": false
          },
          "menu_order": {
            "type": "integer",
            "required": false
          }
        }
      }
    ]
  },
  "/core/v2/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)": {
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
            "description": "Changes nothing and is not checked.",
            "default": "view",
            "required": false
          }
        }
      }
    ]
  }
}
