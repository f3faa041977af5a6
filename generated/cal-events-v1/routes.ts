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
              "untold": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "untold": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "starts_before": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "starts_after": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "ends_before": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "ends_after": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "strict_dates": {
              "types": [
                "string",
                "boolean"
              ],
              "default": false,
              "untold": true
            },
            "search": {
              "types": [
                "string"
              ],
              "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "geoloc_lng": {
              "types": [
                "number"
              ],
              "untold": true
            },
            "geoloc_radius": {
              "types": [
                "number"
              ],
              "default": 40,
              "untold": true
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
              "untold": true
            },
            "post_parent": {
              "types": [
                "integer"
              ],
              "untold": true
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
              "untold": true
            },
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                            "untold": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
                      "untold": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                            "untold": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
                      "untold": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "title": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                            "untold": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
                      "untold": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
              "untold": true
            },
            "start_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "end_date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "excerpt": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "timezone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                            "untold": true
                          },
                          "city": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "country": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "province": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "state": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "zip": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "stateprovince": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
                      "untold": true
                    },
                    "city": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "country": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "province": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "state": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "zip": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "stateprovince": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
                            "untold": true
                          },
                          "author": {
                            "types": [
                              "integer"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "date_utc": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "description": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "status": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "phone": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "website": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
                          },
                          "email": {
                            "types": [
                              "string"
                            ],
                            "ignoreNull": true,
                            "untold": true
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
                      "untold": true
                    },
                    "author": {
                      "types": [
                        "integer"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "date_utc": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "description": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "status": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "phone": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "website": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
                    },
                    "email": {
                      "types": [
                        "string"
                      ],
                      "ignoreNull": true,
                      "untold": true
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
              "untold": true
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
              "untold": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "untold": true
            },
            "search": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "city": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "country": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "province": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "state": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "zip": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "stateprovince": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "city": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "country": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "province": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "state": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "zip": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "stateprovince": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "city": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "country": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "province": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "state": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "zip": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "stateprovince": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "untold": true
            },
            "search": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "date_utc": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "phone": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "website": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "untold": true
            },
            "search": {
              "types": [
                "string"
              ],
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "order": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name",
              "untold": true
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
              "untold": true
            },
            "post": {
              "types": [
                "integer"
              ],
              "untold": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "untold": true
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
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "per_page": {
              "types": [
                "integer"
              ],
              "default": 10,
              "untold": true
            },
            "search": {
              "types": [
                "string"
              ],
              "untold": true
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
              "untold": true
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
              "untold": true
            },
            "order": {
              "types": [
                "string"
              ],
              "untold": true
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name",
              "untold": true
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
              "untold": true
            },
            "event": {
              "types": [
                "integer"
              ],
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "untold": true
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
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
              "untold": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
            },
            "slug": {
              "types": [
                "string"
              ],
              "ignoreNull": true,
              "untold": true
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
