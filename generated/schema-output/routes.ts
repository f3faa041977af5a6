// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "schema-output",
    "path": "/schema-output",
    "pattern": "/schema-output",
    "operations": [
      {
        "operationId": "getSchemaOutputNamespace",
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
              "default": "schema-output"
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
    "namespace": "schema-output",
    "path": "/schema-output/posts/{id}",
    "pattern": "/schema-output/posts/(?P<id>\\d+)",
    "operations": [
      {
        "operationId": "getStructuredData",
        "methods": [
          "GET"
        ],
        "resource": "StructuredData",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "id": {
              "types": [
                "integer"
              ]
            }
          },
          "query": {
            "preview": {
              "types": [
                "boolean"
              ],
              "default": false
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
  }
]
