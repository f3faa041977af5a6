// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "",
    "path": "/",
    "pattern": "/",
    "operations": [
      {
        "operationId": "getIndex",
        "methods": [
          "GET"
        ],
        "resource": "SiteIndex",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
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
    "namespace": "",
    "path": "/batch/v1",
    "pattern": "/batch/v1",
    "operations": [
      {
        "operationId": "runBatch",
        "methods": [
          "POST"
        ],
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {},
          "body": {
            "validation": {
              "types": [
                "string"
              ],
              "default": "normal"
            },
            "requests": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "object"
                ],
                "members": {
                  "method": {
                    "types": [
                      "string"
                    ],
                    "default": "POST"
                  },
                  "path": {
                    "types": [
                      "string"
                    ]
                  },
                  "body": {
                    "types": [
                      "object"
                    ]
                  },
                  "headers": {
                    "types": [
                      "object"
                    ],
                    "rest": {
                      "types": [
                        "string",
                        "number",
                        "boolean",
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                }
              },
              "ignoreNull": true
            }
          }
        }
      }
    ]
  }
]
