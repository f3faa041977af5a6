// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1",
    "pattern": "/cal/event-aggregator/v1",
    "operations": [
      {
        "operationId": "getImportsNamespace",
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
              "default": "cal/event-aggregator/v1"
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
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/import/{import_id}/batch",
    "pattern": "/cal/event-aggregator/v1/import/(?P<import_id>\\w+)/batch",
    "operations": [
      {
        "operationId": "acceptBatch",
        "methods": [
          "POST"
        ],
        "resource": "BatchTaken",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "import_id": {
              "types": [
                "string"
              ]
            }
          },
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
            "batch_hash": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "status": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "percentage_complete": {
              "types": [
                "number"
              ],
              "ignoreNull": true
            },
            "interval": {
              "types": [
                "number"
              ],
              "ignoreNull": true
            },
            "events": {
              "types": [
                "array"
              ],
              "items": {
                "types": []
              },
              "ignoreNull": true
            },
            "venues": {
              "types": [
                "array"
              ],
              "items": {
                "types": []
              },
              "ignoreNull": true
            },
            "organizers": {
              "types": [
                "array"
              ],
              "items": {
                "types": []
              },
              "ignoreNull": true
            },
            "problems": {
              "types": [
                "array"
              ],
              "items": {
                "types": []
              },
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/import/{import_id}/state",
    "pattern": "/cal/event-aggregator/v1/import/(?P<import_id>\\w+)/state",
    "operations": [
      {
        "operationId": "acceptState",
        "methods": [
          "POST"
        ],
        "resource": "StateTaken",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "import_id": {
              "types": [
                "string"
              ]
            }
          },
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
            "batch_hash": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "message": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "message_slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "percentage_complete": {
              "types": [
                "number"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/imports",
    "pattern": "/cal/event-aggregator/v1/imports",
    "operations": [
      {
        "operationId": "listImports",
        "methods": [
          "GET"
        ],
        "resource": "ImportSummary",
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
            "page": {
              "types": [
                "integer"
              ],
              "default": 1
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10
            },
            "status": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "origin": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "type": {
              "types": [
                "string"
              ]
            },
            "parent": {
              "types": [
                "integer"
              ]
            },
            "search": {
              "types": [
                "string"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createImport",
        "methods": [
          "POST"
        ],
        "resource": "ImportRecord",
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
            "origin": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "source": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "media": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "source_name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "type": {
              "types": [
                "string"
              ],
              "default": "manual",
              "ignoreNull": true
            },
            "frequency": {
              "types": [
                "string"
              ],
              "default": "on_demand",
              "ignoreNull": true
            },
            "post_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "category": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "ignoreNull": true
            },
            "update_authority": {
              "types": [
                "string"
              ],
              "default": "overwrite",
              "ignoreNull": true
            },
            "csv_type": {
              "types": [
                "string"
              ],
              "default": "events",
              "ignoreNull": true
            },
            "day_first": {
              "types": [
                "boolean"
              ],
              "default": false,
              "ignoreNull": true
            },
            "include_private": {
              "types": [
                "boolean"
              ],
              "default": false,
              "ignoreNull": true
            },
            "start": {
              "types": [
                "boolean"
              ],
              "default": true,
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/imports/preview",
    "pattern": "/cal/event-aggregator/v1/imports/preview",
    "operations": [
      {
        "operationId": "previewImport",
        "methods": [
          "POST"
        ],
        "resource": "Preview",
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
            "origin": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "source": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "media": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "csv_type": {
              "types": [
                "string"
              ],
              "default": "events",
              "ignoreNull": true
            },
            "day_first": {
              "types": [
                "boolean"
              ],
              "default": false,
              "ignoreNull": true
            },
            "include_private": {
              "types": [
                "boolean"
              ],
              "default": false,
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/imports/{id}",
    "pattern": "/cal/event-aggregator/v1/imports/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getImport",
        "methods": [
          "GET"
        ],
        "resource": "ImportWithSecrets",
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
      },
      {
        "operationId": "deleteImport",
        "methods": [
          "DELETE"
        ],
        "resource": "ImportRecord",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "id": {
              "types": [
                "integer"
              ]
            }
          },
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
            "events": {
              "types": [
                "string"
              ],
              "default": "keep"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/imports/{id}/run",
    "pattern": "/cal/event-aggregator/v1/imports/(?P<id>[\\d]+)/run",
    "operations": [
      {
        "operationId": "runImport",
        "methods": [
          "POST"
        ],
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "id": {
              "types": [
                "integer"
              ]
            }
          },
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
  },
  {
    "namespace": "cal/event-aggregator/v1",
    "path": "/cal/event-aggregator/v1/imports/{id}/cancel",
    "pattern": "/cal/event-aggregator/v1/imports/(?P<id>[\\d]+)/cancel",
    "operations": [
      {
        "operationId": "cancelImport",
        "methods": [
          "POST"
        ],
        "resource": "ImportRecord",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "id": {
              "types": [
                "integer"
              ]
            }
          },
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
