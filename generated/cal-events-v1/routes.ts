// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1",
    "pattern": "/cal/events/v1",
    "operations": [
      {
        "operationId": "getCalendarNamespace",
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
              "default": "cal/events/v1"
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
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/doc",
    "pattern": "/cal/events/v1/doc",
    "operations": [
      {
        "operationId": "getCalendarDocument",
        "methods": [
          "GET"
        ],
        "resource": "CalendarDocument",
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
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/events",
    "pattern": "/cal/events/v1/events",
    "operations": [
      {
        "operationId": "listEvents",
        "methods": [
          "GET"
        ],
        "resource": "EventList",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "page": {
              "types": [
                "integer"
              ],
              "default": 1,
              "withoutDetails": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "withoutDetails": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "starts_before": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "starts_after": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "ends_before": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "ends_after": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "strict_dates": {
              "types": [
                "string",
                "boolean"
              ],
              "default": false,
              "withoutDetails": true
            },
            "search": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "categories": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "withoutDetails": true
            },
            "tags": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "withoutDetails": true
            },
            "venue": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "organizer": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "featured": {
              "types": [
                "boolean"
              ]
            },
            "status": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "withoutDetails": true
            },
            "geoloc": {
              "types": [
                "boolean"
              ]
            },
            "geoloc_lat": {
              "types": [
                "number"
              ],
              "withoutDetails": true
            },
            "geoloc_lng": {
              "types": [
                "number"
              ],
              "withoutDetails": true
            },
            "geoloc_radius": {
              "types": [
                "number"
              ],
              "default": 40,
              "withoutDetails": true
            },
            "include": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "post_parent": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "ticketed": {
              "types": [
                "boolean"
              ]
            },
            "ical": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "ical_max": {
              "types": [
                "integer"
              ]
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
      },
      {
        "operationId": "createEvent",
        "methods": [
          "POST"
        ],
        "resource": "Event",
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
            "password": {
              "types": [
                "string",
                "null"
              ],
              "withoutDetails": true
            },
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "all_day": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            },
            "cost": {
              "types": [
                "string",
                "number"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "hide_from_listings": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "featured": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "categories": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "tags": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "venue": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "venue": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "show_map": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "show_map_link": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "address": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "venue": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "show_map": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "show_map_link": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "address": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "organizer": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "organizer": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "organizer": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "recurrence": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "rrule": {
                      "types": [
                        "string",
                        "null"
                      ]
                    },
                    "rdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    },
                    "exdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                {
                  "types": [
                    "null"
                  ]
                }
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/events/{id}",
    "pattern": "/cal/events/v1/events/(?P<id>\\d+)",
    "operations": [
      {
        "operationId": "getEvent",
        "methods": [
          "GET"
        ],
        "resource": "Event",
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
            },
            "password": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "occurrence": {
              "types": [
                "string"
              ]
            },
            "ical": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "preview_token": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteEvent",
        "methods": [
          "DELETE"
        ],
        "resource": "Event",
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
            "password": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "occurrence": {
              "types": [
                "string"
              ]
            },
            "edit": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateEvent",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Event",
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
          "body": {
            "password": {
              "types": [
                "string",
                "null"
              ],
              "withoutDetails": true
            },
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "all_day": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            },
            "cost": {
              "types": [
                "string",
                "number"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "hide_from_listings": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "featured": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "categories": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "tags": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "venue": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "venue": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "show_map": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "show_map_link": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "address": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "venue": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "show_map": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "show_map_link": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "address": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "organizer": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "organizer": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "organizer": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "recurrence": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "rrule": {
                      "types": [
                        "string",
                        "null"
                      ]
                    },
                    "rdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    },
                    "exdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                {
                  "types": [
                    "null"
                  ]
                }
              ]
            },
            "occurrence": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "edit": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/events/by-slug/{slug}",
    "pattern": "/cal/events/v1/events/by-slug/(?P<slug>[^/]+)",
    "operations": [
      {
        "operationId": "getEventBySlug",
        "methods": [
          "GET"
        ],
        "resource": "Event",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "slug": {
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
            },
            "password": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "occurrence": {
              "types": [
                "string"
              ]
            },
            "ical": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "preview_token": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteEventBySlug",
        "methods": [
          "DELETE"
        ],
        "resource": "Event",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "slug": {
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
            },
            "password": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "occurrence": {
              "types": [
                "string"
              ]
            },
            "edit": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateEventBySlug",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Event",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "slug": {
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
            "password": {
              "types": [
                "string",
                "null"
              ],
              "withoutDetails": true
            },
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "all_day": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            },
            "cost": {
              "types": [
                "string",
                "number"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "hide_from_listings": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "featured": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "categories": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "tags": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "venue": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "venue": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "show_map": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "show_map_link": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "address": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "venue": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "show_map": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "show_map_link": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "address": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "organizer": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "organizer": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "organizer": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "recurrence": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "rrule": {
                      "types": [
                        "string",
                        "null"
                      ]
                    },
                    "rdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    },
                    "exdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                {
                  "types": [
                    "null"
                  ]
                }
              ]
            },
            "occurrence": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "edit": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/event-previews/{id}",
    "pattern": "/cal/events/v1/event-previews/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getEventChanges",
        "methods": [
          "GET"
        ],
        "resource": "UnsavedEventChanges",
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
        "operationId": "deleteEventChanges",
        "methods": [
          "DELETE"
        ],
        "resource": "UnsavedEventChanges",
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
      },
      {
        "operationId": "createEventPreviewLink",
        "methods": [
          "POST"
        ],
        "resource": "PreviewLink",
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
          "body": {
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "all_day": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            },
            "cost": {
              "types": [
                "string",
                "number"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "hide_from_listings": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "featured": {
              "types": [
                "boolean"
              ],
              "ignoreNull": true
            },
            "categories": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "tags": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      }
                    ]
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "venue": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "venue": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "show_map": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "show_map_link": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true
                          },
                          "address": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "venue": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "show_map": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "show_map_link": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true
                    },
                    "address": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "organizer": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "integer"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [],
                    "alternatives": [
                      {
                        "types": [
                          "integer"
                        ]
                      },
                      {
                        "types": [
                          "string"
                        ]
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "organizer": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "withoutDetails": true
                          },
                          "image": {
                            "types": [
                              "string",
                              "integer"
                            ],
                            "ignoreNull": true
                          }
                        }
                      },
                      {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "id": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      }
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "organizer": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "withoutDetails": true
                    },
                    "image": {
                      "types": [
                        "string",
                        "integer"
                      ],
                      "ignoreNull": true
                    }
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "id": {
                      "types": [
                        "integer",
                        "string"
                      ]
                    }
                  }
                }
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "recurrence": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "rrule": {
                      "types": [
                        "string",
                        "null"
                      ]
                    },
                    "rdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    },
                    "exdate": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                {
                  "types": [
                    "null"
                  ]
                }
              ]
            },
            "occurrence": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/venues",
    "pattern": "/cal/events/v1/venues",
    "operations": [
      {
        "operationId": "listVenues",
        "methods": [
          "GET"
        ],
        "resource": "VenueList",
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
              "default": 1,
              "withoutDetails": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "withoutDetails": true
            },
            "search": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "has_events": {
              "types": [
                "string",
                "boolean"
              ],
              "lenient": true,
              "ignoreNull": true
            },
            "only_with_upcoming": {
              "types": [
                "string",
                "boolean"
              ],
              "default": false,
              "lenient": true,
              "ignoreNull": true
            },
            "status": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "withoutDetails": true
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createVenue",
        "methods": [
          "POST"
        ],
        "resource": "Venue",
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
            "venue": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "address": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "city": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "country": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "province": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "state": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "zip": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "stateprovince": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/venues/{id}",
    "pattern": "/cal/events/v1/venues/(?P<id>\\d+)",
    "operations": [
      {
        "operationId": "getVenue",
        "methods": [
          "GET"
        ],
        "resource": "Venue",
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
            },
            "preview_token": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteVenue",
        "methods": [
          "DELETE"
        ],
        "resource": "Venue",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateVenue",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Venue",
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
          "body": {
            "venue": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "address": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "city": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "country": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "province": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "state": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "zip": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "stateprovince": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/venues/by-slug/{slug}",
    "pattern": "/cal/events/v1/venues/by-slug/(?P<slug>[^/]+)",
    "operations": [
      {
        "operationId": "getVenueBySlug",
        "methods": [
          "GET"
        ],
        "resource": "Venue",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "slug": {
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
            },
            "preview_token": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteVenueBySlug",
        "methods": [
          "DELETE"
        ],
        "resource": "Venue",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "slug": {
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
            },
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateVenueBySlug",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Venue",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "slug": {
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
            "venue": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "show_map": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "show_map_link": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "address": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "city": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "country": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "province": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "state": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "zip": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "stateprovince": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/organizers",
    "pattern": "/cal/events/v1/organizers",
    "operations": [
      {
        "operationId": "listOrganizers",
        "methods": [
          "GET"
        ],
        "resource": "OrganizerList",
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
              "default": 1,
              "withoutDetails": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "withoutDetails": true
            },
            "search": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "has_events": {
              "types": [
                "string",
                "boolean"
              ],
              "lenient": true,
              "ignoreNull": true
            },
            "only_with_upcoming": {
              "types": [
                "string",
                "boolean"
              ],
              "default": false,
              "lenient": true,
              "ignoreNull": true
            },
            "status": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "withoutDetails": true
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createOrganizer",
        "methods": [
          "POST"
        ],
        "resource": "Organizer",
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
            "organizer": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/organizers/{id}",
    "pattern": "/cal/events/v1/organizers/(?P<id>\\d+)",
    "operations": [
      {
        "operationId": "getOrganizer",
        "methods": [
          "GET"
        ],
        "resource": "Organizer",
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
            },
            "preview_token": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteOrganizer",
        "methods": [
          "DELETE"
        ],
        "resource": "Organizer",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateOrganizer",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Organizer",
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
          "body": {
            "organizer": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/organizers/by-slug/{slug}",
    "pattern": "/cal/events/v1/organizers/by-slug/(?P<slug>[^/]+)",
    "operations": [
      {
        "operationId": "getOrganizerBySlug",
        "methods": [
          "GET"
        ],
        "resource": "Organizer",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "slug": {
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
            },
            "preview_token": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteOrganizerBySlug",
        "methods": [
          "DELETE"
        ],
        "resource": "Organizer",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "slug": {
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
            },
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateOrganizerBySlug",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Organizer",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "slug": {
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
            "organizer": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "image": {
              "types": [
                "string",
                "integer"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/categories",
    "pattern": "/cal/events/v1/categories",
    "operations": [
      {
        "operationId": "listEventCategories",
        "methods": [
          "GET"
        ],
        "resource": "EventCategoryList",
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
              "default": 1,
              "withoutDetails": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "withoutDetails": true
            },
            "search": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "include": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "order": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name",
              "withoutDetails": true
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "post": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createEventCategory",
        "methods": [
          "POST"
        ],
        "resource": "EventCategory",
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
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/categories/{id}",
    "pattern": "/cal/events/v1/categories/(?P<id>\\d+)",
    "operations": [
      {
        "operationId": "getEventCategory",
        "methods": [
          "GET"
        ],
        "resource": "EventCategory",
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
        "operationId": "updateEventCategory",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "EventCategory",
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
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            }
          }
        }
      },
      {
        "operationId": "deleteEventCategory",
        "methods": [
          "DELETE"
        ],
        "resource": "EventCategory",
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
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/tags",
    "pattern": "/cal/events/v1/tags",
    "operations": [
      {
        "operationId": "listEventTags",
        "methods": [
          "GET"
        ],
        "resource": "EventTagList",
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
              "default": 1,
              "withoutDetails": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "withoutDetails": true
            },
            "search": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "include": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "withoutDetails": true
            },
            "order": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name",
              "withoutDetails": true
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": true
            },
            "post": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "withoutDetails": true
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createEventTag",
        "methods": [
          "POST"
        ],
        "resource": "EventTag",
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
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "cal/events/v1",
    "path": "/cal/events/v1/tags/{id}",
    "pattern": "/cal/events/v1/tags/(?P<id>\\d+)",
    "operations": [
      {
        "operationId": "getEventTag",
        "methods": [
          "GET"
        ],
        "resource": "EventTag",
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
        "operationId": "updateEventTag",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "EventTag",
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
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "withoutDetails": true
            }
          }
        }
      },
      {
        "operationId": "deleteEventTag",
        "methods": [
          "DELETE"
        ],
        "resource": "EventTag",
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
