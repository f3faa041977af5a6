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
    "path": "/ads-adsense/ads_confirm_code",
    "pattern": "/ads-adsense/ads_confirm_code",
    "operations": [
      {
        "operationId": "confirmProviderCode",
        "methods": [
          "POST"
        ],
        "resource": "ConfirmedCode",
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
            "code": {
              "types": [
                "string"
              ]
            },
            "state": {
              "types": [
                "string"
              ]
            },
            "iss": {
              "types": [
                "string"
              ]
            },
            "report": {
              "types": [
                "object"
              ],
              "members": {
                "provider_code": {
                  "types": [
                    "string"
                  ]
                },
                "state": {
                  "types": [
                    "string"
                  ]
                }
              }
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-adsense",
    "path": "/ads-adsense/ads_provider_get_details",
    "pattern": "/ads-adsense/ads_provider_get_details",
    "operations": [
      {
        "operationId": "linkProviderAccount",
        "methods": [
          "POST"
        ],
        "resource": "LinkedAccount",
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
    "namespace": "ads-adsense",
    "path": "/ads-adsense/get_report_status",
    "pattern": "/ads-adsense/get_report_status",
    "operations": [
      {
        "operationId": "getProviderStatus",
        "methods": [
          "POST"
        ],
        "resource": "ProviderStatus",
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
    "namespace": "ads-adsense",
    "path": "/ads-adsense/get_report_provider",
    "pattern": "/ads-adsense/get_report_provider",
    "operations": [
      {
        "operationId": "getProviderReport",
        "methods": [
          "POST"
        ],
        "resource": "ProviderReport",
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
            "account_id": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "report_type": {
              "types": [
                "string"
              ],
              "default": "earning"
            },
            "report_period": {
              "types": [
                "string"
              ],
              "default": "last_7_days"
            },
            "cust_fromdate": {
              "types": [
                "string"
              ]
            },
            "cust_todate": {
              "types": [
                "string"
              ]
            },
            "input_based": {
              "types": [
                "string"
              ]
            },
            "report_view_type": {
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
              ],
              "ignoreNull": true
            },
            "day": {
              "types": [
                "string"
              ],
              "ignoreNull": true
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
  },
  {
    "namespace": "ads-adsense",
    "path": "/ads-adsense/revoke_provider_link",
    "pattern": "/ads-adsense/revoke_provider_link",
    "operations": [
      {
        "operationId": "revokeProviderLink",
        "methods": [
          "POST"
        ],
        "resource": "RevokedLink",
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
            "account_id": {
              "types": [
                "string"
              ],
              "default": ""
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-adsense",
    "path": "/ads-adsense/ads_provider_authorize",
    "pattern": "/ads-adsense/ads_provider_authorize",
    "operations": [
      {
        "operationId": "beginProviderLink",
        "methods": [
          "POST"
        ],
        "resource": "BegunLink",
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
