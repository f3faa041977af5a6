// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1",
    "pattern": "/site-health/v1",
    "operations": [
      {
        "operationId": "getSiteHealthNamespace",
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
              "default": "site-health/v1"
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
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/background-updates",
    "pattern": "/site-health/v1/tests/background-updates",
    "operations": [
      {
        "operationId": "testBackgroundUpdates",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/loopback-requests",
    "pattern": "/site-health/v1/tests/loopback-requests",
    "operations": [
      {
        "operationId": "testLoopbackRequests",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/https-status",
    "pattern": "/site-health/v1/tests/https-status",
    "operations": [
      {
        "operationId": "testHttpsStatus",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/provider-communication",
    "pattern": "/site-health/v1/tests/provider-communication",
    "operations": [
      {
        "operationId": "testProviderCommunication",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/authorization-header",
    "pattern": "/site-health/v1/tests/authorization-header",
    "operations": [
      {
        "operationId": "testAuthorizationHeader",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/page-cache",
    "pattern": "/site-health/v1/tests/page-cache",
    "operations": [
      {
        "operationId": "testPageCache",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/database",
    "pattern": "/site-health/v1/tests/database",
    "operations": [
      {
        "operationId": "testDatabase",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/migrations",
    "pattern": "/site-health/v1/tests/migrations",
    "operations": [
      {
        "operationId": "testMigrations",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/background-work",
    "pattern": "/site-health/v1/tests/background-work",
    "operations": [
      {
        "operationId": "testBackgroundWork",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/file-store",
    "pattern": "/site-health/v1/tests/file-store",
    "operations": [
      {
        "operationId": "testFileStore",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/disk-space",
    "pattern": "/site-health/v1/tests/disk-space",
    "operations": [
      {
        "operationId": "testDiskSpace",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/node-version",
    "pattern": "/site-health/v1/tests/node-version",
    "operations": [
      {
        "operationId": "testNodeVersion",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/database-version",
    "pattern": "/site-health/v1/tests/database-version",
    "operations": [
      {
        "operationId": "testDatabaseVersion",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/tests/clock",
    "pattern": "/site-health/v1/tests/clock",
    "operations": [
      {
        "operationId": "testClock",
        "methods": [
          "GET"
        ],
        "resource": "TestResult",
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
  },
  {
    "namespace": "site-health/v1",
    "path": "/site-health/v1/directory-sizes",
    "pattern": "/site-health/v1/directory-sizes",
    "operations": [
      {
        "operationId": "getDirectorySizes",
        "methods": [
          "GET"
        ],
        "resource": "DirectorySizes",
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
