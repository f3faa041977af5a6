// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "ads-adsense",
    "path": "/ads-adsense",
    "pattern": "/ads-adsense",
    "operations": [
      {
        "operationId": "getAdReportsNamespace",
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
              "default": "ads-adsense"
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
    "namespace": "ads-adsense",
    "path": "/ads-adsense/get_report_stats",
    "pattern": "/ads-adsense/get_report_stats",
    "operations": [
      {
        "operationId": "getAdStatistics",
        "methods": [
          "POST"
        ],
        "resource": "Statistics",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
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
          "body": {
            "id": {
              "types": [
                "integer",
                "string"
              ]
            },
            "day": {
              "types": [
                "string"
              ]
            },
            "fromdate": {
              "types": [
                "string"
              ]
            },
            "todate": {
              "types": [
                "string"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-adsense",
    "path": "/ads-adsense/get_report_abtesting",
    "pattern": "/ads-adsense/get_report_abtesting",
    "operations": [
      {
        "operationId": "getAbTestReport",
        "methods": [
          "POST"
        ],
        "resource": "TestReport",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
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
  }
]
