// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "oembed/1.0",
    "path": "/oembed/1.0",
    "pattern": "/oembed/1.0",
    "operations": [
      {
        "operationId": "getOembedNamespace",
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
              "default": "oembed/1.0"
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
    "namespace": "oembed/1.0",
    "path": "/oembed/1.0/embed",
    "pattern": "/oembed/1.0/embed",
    "operations": [
      {
        "operationId": "getEmbed",
        "methods": [
          "GET"
        ],
        "resource": "Embed",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "url": {
              "types": [
                "string"
              ]
            },
            "format": {
              "types": [
                "string"
              ],
              "default": "json",
              "lenient": true
            },
            "maxwidth": {
              "types": [
                "string"
              ],
              "default": "600",
              "lenient": true
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
    "namespace": "oembed/1.0",
    "path": "/oembed/1.0/proxy",
    "pattern": "/oembed/1.0/proxy",
    "operations": [
      {
        "operationId": "getProxiedEmbed",
        "methods": [
          "GET"
        ],
        "resource": "Embed",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "url": {
              "types": [
                "string"
              ]
            },
            "format": {
              "types": [
                "string"
              ],
              "default": "json"
            },
            "maxwidth": {
              "types": [
                "integer"
              ],
              "default": 600
            },
            "maxheight": {
              "types": [
                "integer"
              ]
            },
            "discover": {
              "types": [
                "boolean"
              ],
              "default": true
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
