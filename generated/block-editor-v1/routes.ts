// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "block-editor/v1",
    "path": "/block-editor/v1",
    "pattern": "/block-editor/v1",
    "operations": [
      {
        "operationId": "getBlockEditorNamespace",
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
              "default": "block-editor/v1"
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
    "namespace": "block-editor/v1",
    "path": "/block-editor/v1/url-details",
    "pattern": "/block-editor/v1/url-details",
    "operations": [
      {
        "operationId": "getUrlDetails",
        "methods": [
          "GET"
        ],
        "resource": "UrlDetails",
        "batch": false,
        "conditional": true,
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
            },
            "url": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "block-editor/v1",
    "path": "/block-editor/v1/export",
    "pattern": "/block-editor/v1/export",
    "operations": [
      {
        "operationId": "exportTemplates",
        "methods": [
          "GET"
        ],
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {},
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "block-editor/v1",
    "path": "/block-editor/v1/navigation-fallback",
    "pattern": "/block-editor/v1/navigation-fallback",
    "operations": [
      {
        "operationId": "getNavigationFallback",
        "methods": [
          "GET"
        ],
        "resource": "NavigationFallback",
        "batch": false,
        "conditional": true,
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
            },
            "_embed": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "context": {
              "types": [
                "string"
              ],
              "default": "view",
              "lenient": true
            }
          },
          "body": {}
        }
      }
    ]
  }
]
