// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "cal/views/v2",
    "path": "/cal/views/v2",
    "pattern": "/cal/views/v2",
    "operations": [
      {
        "operationId": "getCalendarViewsNamespace",
        "methods": [
          "GET"
        ],
        "resource": "NamespaceIndex",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "namespace": {
              "types": [
                "string"
              ],
              "default": "cal/views/v2"
            },
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "cal/views/v2",
    "path": "/cal/views/v2/html",
    "pattern": "/cal/views/v2/html",
    "operations": [
      {
        "operationId": "getCalendarView",
        "methods": [
          "GET",
          "POST"
        ],
        "resource": "RenderedView",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "url": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "view": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "_cal_view_rest_nonce_primary": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "_cal_view_rest_nonce_secondary": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "view_data": {
              "types": [
                "object"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "action": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "prev_url": {
              "types": [
                "string"
              ],
              "lenient": true
            },
            "should_manage_url": {
              "types": [
                "boolean"
              ],
              "default": true,
              "lenient": true
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "cal/views/v2",
    "path": "/cal/views/v2/nonces",
    "pattern": "/cal/views/v2/nonces",
    "operations": [
      {
        "operationId": "getViewNonces",
        "methods": [
          "GET"
        ],
        "resource": "ViewNonces",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {},
          "body": {}
        }
      }
    ]
  }
]
