// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "core/v2",
    "path": "/core/v2",
    "pattern": "/core/v2",
    "operations": [
      {
        "operationId": "getCoreNamespace",
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
              "default": "core/v2"
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
    "namespace": "core/v2",
    "path": "/core/v2/posts",
    "pattern": "/core/v2/posts",
    "operations": [
      {
        "operationId": "listPosts",
        "methods": [
          "GET"
        ],
        "resource": "Post",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            },
            "tax_relation": {
              "types": [
                "string"
              ]
            },
            "categories": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    },
                    "include_children": {
                      "types": [
                        "boolean"
                      ],
                      "default": false
                    },
                    "operator": {
                      "types": [
                        "string"
                      ],
                      "default": "OR"
                    }
                  }
                }
              ]
            },
            "categories_exclude": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    },
                    "include_children": {
                      "types": [
                        "boolean"
                      ],
                      "default": false
                    }
                  }
                }
              ]
            },
            "tags": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    },
                    "operator": {
                      "types": [
                        "string"
                      ],
                      "default": "OR"
                    }
                  }
                }
              ]
            },
            "tags_exclude": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    }
                  }
                }
              ]
            },
            "sticky": {
              "types": [
                "boolean"
              ]
            },
            "format": {
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
        "operationId": "createPost",
        "methods": [
          "POST"
        ],
        "resource": "Post",
        "batch": true,
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "format": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean",
                "null"
              ]
            },
            "categories": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "tags": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{id}",
    "pattern": "/core/v2/posts/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPost",
        "methods": [
          "GET"
        ],
        "resource": "Post",
        "batch": true,
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updatePost",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Post",
        "batch": true,
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "format": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean",
                "null"
              ]
            },
            "categories": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "tags": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            }
          }
        }
      },
      {
        "operationId": "deletePost",
        "methods": [
          "DELETE"
        ],
        "resource": "Post",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{parent}/revisions",
    "pattern": "/core/v2/posts/(?P<parent>[\\d]+)/revisions",
    "operations": [
      {
        "operationId": "listPostRevisions",
        "methods": [
          "GET"
        ],
        "resource": "Revision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
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
              "default": "view"
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
              ]
            },
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{parent}/revisions/{id}",
    "pattern": "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPostRevision",
        "methods": [
          "GET"
        ],
        "resource": "Revision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deletePostRevision",
        "methods": [
          "DELETE"
        ],
        "resource": "Revision",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{parent}/revisions/{id}/restore",
    "pattern": "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore",
    "operations": [
      {
        "operationId": "restorePostRevision",
        "methods": [
          "POST"
        ],
        "resource": "Post",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "_embed": {
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
    "namespace": "core/v2",
    "path": "/core/v2/posts/{parent}/revisions/{id}/diff",
    "pattern": "/core/v2/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/diff",
    "operations": [
      {
        "operationId": "diffPostRevision",
        "methods": [
          "GET"
        ],
        "resource": "RevisionDiff",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "to": {
              "types": [
                "integer"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{id}/autosaves",
    "pattern": "/core/v2/posts/(?P<id>[\\d]+)/autosaves",
    "operations": [
      {
        "operationId": "listPostAutosaves",
        "methods": [
          "GET"
        ],
        "resource": "Autosave",
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
            "parent": {
              "types": [
                "integer"
              ]
            },
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createPostAutosave",
        "methods": [
          "POST"
        ],
        "resource": "Autosave",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "format": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "sticky": {
              "types": [
                "boolean",
                "null"
              ]
            },
            "categories": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "tags": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "parent": {
              "types": [
                "integer"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{parent}/autosaves/{id}",
    "pattern": "/core/v2/posts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPostAutosave",
        "methods": [
          "GET"
        ],
        "resource": "Autosave",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/posts/{id}/preview-links",
    "pattern": "/core/v2/posts/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createPostPreviewLink",
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
            "revision": {
              "types": [
                "integer"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages",
    "pattern": "/core/v2/pages",
    "operations": [
      {
        "operationId": "listPages",
        "methods": [
          "GET"
        ],
        "resource": "Page",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "menu_order": {
              "types": [
                "integer"
              ]
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "parent": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "parent_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createPage",
        "methods": [
          "POST"
        ],
        "resource": "Page",
        "batch": true,
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            },
            "menu_order": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{id}",
    "pattern": "/core/v2/pages/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPage",
        "methods": [
          "GET"
        ],
        "resource": "Page",
        "batch": true,
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updatePage",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Page",
        "batch": true,
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            },
            "menu_order": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      },
      {
        "operationId": "deletePage",
        "methods": [
          "DELETE"
        ],
        "resource": "Page",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{parent}/revisions",
    "pattern": "/core/v2/pages/(?P<parent>[\\d]+)/revisions",
    "operations": [
      {
        "operationId": "listPageRevisions",
        "methods": [
          "GET"
        ],
        "resource": "Revision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
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
              "default": "view"
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
              ]
            },
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{parent}/revisions/{id}",
    "pattern": "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPageRevision",
        "methods": [
          "GET"
        ],
        "resource": "Revision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deletePageRevision",
        "methods": [
          "DELETE"
        ],
        "resource": "Revision",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{parent}/revisions/{id}/restore",
    "pattern": "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore",
    "operations": [
      {
        "operationId": "restorePageRevision",
        "methods": [
          "POST"
        ],
        "resource": "Page",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "_embed": {
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
    "namespace": "core/v2",
    "path": "/core/v2/pages/{parent}/revisions/{id}/diff",
    "pattern": "/core/v2/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/diff",
    "operations": [
      {
        "operationId": "diffPageRevision",
        "methods": [
          "GET"
        ],
        "resource": "RevisionDiff",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "to": {
              "types": [
                "integer"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{id}/autosaves",
    "pattern": "/core/v2/pages/(?P<id>[\\d]+)/autosaves",
    "operations": [
      {
        "operationId": "listPageAutosaves",
        "methods": [
          "GET"
        ],
        "resource": "Autosave",
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
            "parent": {
              "types": [
                "integer"
              ]
            },
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createPageAutosave",
        "methods": [
          "POST"
        ],
        "resource": "Autosave",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer"
              ]
            },
            "menu_order": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{parent}/autosaves/{id}",
    "pattern": "/core/v2/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPageAutosave",
        "methods": [
          "GET"
        ],
        "resource": "Autosave",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/pages/{id}/preview-links",
    "pattern": "/core/v2/pages/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createPagePreviewLink",
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
            "revision": {
              "types": [
                "integer"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/media",
    "pattern": "/core/v2/media",
    "operations": [
      {
        "operationId": "listMedia",
        "methods": [
          "GET"
        ],
        "resource": "Media",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "parent": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "parent_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "inherit"
              ]
            },
            "media_type": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "mime_type": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "uploadMedia",
        "methods": [
          "POST"
        ],
        "resource": "Media",
        "batch": true,
        "upload": {
          "bodies": "all",
          "part": "file",
          "source": "url"
        },
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
            "url": {
              "types": [
                "string"
              ]
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "alt_text": {
              "types": [
                "string",
                "null"
              ]
            },
            "caption": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "post": {
              "types": [
                "integer",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "file": {
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
    "namespace": "core/v2",
    "path": "/core/v2/media/{id}",
    "pattern": "/core/v2/media/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getMedia",
        "methods": [
          "GET"
        ],
        "resource": "Media",
        "batch": true,
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
              "default": "view"
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
        "operationId": "updateMedia",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Media",
        "batch": true,
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "alt_text": {
              "types": [
                "string",
                "null"
              ]
            },
            "caption": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "post": {
              "types": [
                "integer",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteMedia",
        "methods": [
          "DELETE"
        ],
        "resource": "Media",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/media/{id}/edit",
    "pattern": "/core/v2/media/(?P<id>[\\d]+)/edit",
    "operations": [
      {
        "operationId": "editMedia",
        "methods": [
          "POST"
        ],
        "resource": "Media",
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
            "_embed": {
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
            "src": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "modifiers": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "object"
                ],
                "members": {
                  "type": {
                    "types": [
                      "string"
                    ]
                  },
                  "args": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "angle": {
                        "types": [
                          "number"
                        ]
                      },
                      "left": {
                        "types": [
                          "number"
                        ]
                      },
                      "top": {
                        "types": [
                          "number"
                        ]
                      },
                      "width": {
                        "types": [
                          "number"
                        ]
                      },
                      "height": {
                        "types": [
                          "number"
                        ]
                      }
                    }
                  }
                }
              }
            },
            "rotation": {
              "types": [
                "integer"
              ]
            },
            "x": {
              "types": [
                "number"
              ]
            },
            "y": {
              "types": [
                "number"
              ]
            },
            "width": {
              "types": [
                "number"
              ]
            },
            "height": {
              "types": [
                "number"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/media/{id}/preview-links",
    "pattern": "/core/v2/media/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createMediaPreviewLink",
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks",
    "pattern": "/core/v2/blocks",
    "operations": [
      {
        "operationId": "listBlocks",
        "methods": [
          "GET"
        ],
        "resource": "Block",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            },
            "core_pattern_category": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    },
                    "operator": {
                      "types": [
                        "string"
                      ],
                      "default": "OR"
                    }
                  }
                }
              ]
            },
            "core_pattern_category_exclude": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    }
                  }
                }
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createBlock",
        "methods": [
          "POST"
        ],
        "resource": "Block",
        "batch": true,
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "members": {
                "pattern_sync_status": {
                  "types": [
                    "string",
                    "null"
                  ]
                }
              },
              "ignoreNull": true
            },
            "core_pattern_category": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{id}",
    "pattern": "/core/v2/blocks/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getBlock",
        "methods": [
          "GET"
        ],
        "resource": "Block",
        "batch": true,
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updateBlock",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Block",
        "batch": true,
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "members": {
                "pattern_sync_status": {
                  "types": [
                    "string",
                    "null"
                  ]
                }
              },
              "ignoreNull": true
            },
            "core_pattern_category": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            }
          }
        }
      },
      {
        "operationId": "deleteBlock",
        "methods": [
          "DELETE"
        ],
        "resource": "Block",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{parent}/revisions",
    "pattern": "/core/v2/blocks/(?P<parent>[\\d]+)/revisions",
    "operations": [
      {
        "operationId": "listBlockRevisions",
        "methods": [
          "GET"
        ],
        "resource": "BlockRevision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
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
              "default": "view"
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
              ]
            },
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{parent}/revisions/{id}",
    "pattern": "/core/v2/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getBlockRevision",
        "methods": [
          "GET"
        ],
        "resource": "BlockRevision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "deleteBlockRevision",
        "methods": [
          "DELETE"
        ],
        "resource": "BlockRevision",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{parent}/revisions/{id}/restore",
    "pattern": "/core/v2/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/restore",
    "operations": [
      {
        "operationId": "restoreBlockRevision",
        "methods": [
          "POST"
        ],
        "resource": "Block",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "_embed": {
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
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{parent}/revisions/{id}/diff",
    "pattern": "/core/v2/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)/diff",
    "operations": [
      {
        "operationId": "diffBlockRevision",
        "methods": [
          "GET"
        ],
        "resource": "RevisionDiff",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
            "to": {
              "types": [
                "integer"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{id}/autosaves",
    "pattern": "/core/v2/blocks/(?P<id>[\\d]+)/autosaves",
    "operations": [
      {
        "operationId": "listBlockAutosaves",
        "methods": [
          "GET"
        ],
        "resource": "BlockAutosave",
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
            "parent": {
              "types": [
                "integer"
              ]
            },
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createBlockAutosave",
        "methods": [
          "POST"
        ],
        "resource": "BlockAutosave",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "members": {
                "pattern_sync_status": {
                  "types": [
                    "string",
                    "null"
                  ]
                }
              },
              "ignoreNull": true
            },
            "core_pattern_category": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "parent": {
              "types": [
                "integer"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{parent}/autosaves/{id}",
    "pattern": "/core/v2/blocks/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getBlockAutosave",
        "methods": [
          "GET"
        ],
        "resource": "BlockAutosave",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "parent": {
              "types": [
                "integer"
              ]
            },
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
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/blocks/{id}/preview-links",
    "pattern": "/core/v2/blocks/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createBlockPreviewLink",
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
            "revision": {
              "types": [
                "integer"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/core_pattern_category",
    "pattern": "/core/v2/core_pattern_category",
    "operations": [
      {
        "operationId": "listPatternCategories",
        "methods": [
          "GET"
        ],
        "resource": "PatternCategory",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name"
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "post": {
              "types": [
                "integer"
              ]
            },
            "slug": {
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
        "operationId": "createPatternCategory",
        "methods": [
          "POST"
        ],
        "resource": "PatternCategory",
        "batch": true,
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
            }
          },
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/core_pattern_category/{id}",
    "pattern": "/core/v2/core_pattern_category/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getPatternCategory",
        "methods": [
          "GET"
        ],
        "resource": "PatternCategory",
        "batch": true,
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updatePatternCategory",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "PatternCategory",
        "batch": true,
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
            "_embed": {
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
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deletePatternCategory",
        "methods": [
          "DELETE"
        ],
        "resource": "PatternCategory",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/categories",
    "pattern": "/core/v2/categories",
    "operations": [
      {
        "operationId": "listCategories",
        "methods": [
          "GET"
        ],
        "resource": "Category",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name"
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "parent": {
              "types": [
                "integer"
              ]
            },
            "post": {
              "types": [
                "integer"
              ]
            },
            "slug": {
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
        "operationId": "createCategory",
        "methods": [
          "POST"
        ],
        "resource": "Category",
        "batch": true,
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
            }
          },
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/categories/{id}",
    "pattern": "/core/v2/categories/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getCategory",
        "methods": [
          "GET"
        ],
        "resource": "Category",
        "batch": true,
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateCategory",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Category",
        "batch": true,
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
            "_embed": {
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
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      },
      {
        "operationId": "deleteCategory",
        "methods": [
          "DELETE"
        ],
        "resource": "Category",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/tags",
    "pattern": "/core/v2/tags",
    "operations": [
      {
        "operationId": "listTags",
        "methods": [
          "GET"
        ],
        "resource": "Tag",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name"
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "post": {
              "types": [
                "integer"
              ]
            },
            "slug": {
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
        "operationId": "createTag",
        "methods": [
          "POST"
        ],
        "resource": "Tag",
        "batch": true,
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
            }
          },
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/tags/{id}",
    "pattern": "/core/v2/tags/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getTag",
        "methods": [
          "GET"
        ],
        "resource": "Tag",
        "batch": true,
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateTag",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Tag",
        "batch": true,
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
            "_embed": {
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
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteTag",
        "methods": [
          "DELETE"
        ],
        "resource": "Tag",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/menus",
    "pattern": "/core/v2/menus",
    "operations": [
      {
        "operationId": "listMenus",
        "methods": [
          "GET"
        ],
        "resource": "Menu",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name"
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "post": {
              "types": [
                "integer"
              ]
            },
            "slug": {
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
        "operationId": "createMenu",
        "methods": [
          "POST"
        ],
        "resource": "Menu",
        "batch": true,
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
            }
          },
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "locations": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "auto_add": {
              "types": [
                "boolean",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/menus/{id}",
    "pattern": "/core/v2/menus/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getMenu",
        "methods": [
          "GET"
        ],
        "resource": "Menu",
        "batch": true,
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateMenu",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Menu",
        "batch": true,
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
            "_embed": {
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
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "locations": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "auto_add": {
              "types": [
                "boolean",
                "null"
              ]
            }
          }
        }
      },
      {
        "operationId": "deleteMenu",
        "methods": [
          "DELETE"
        ],
        "resource": "Menu",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/menu-items",
    "pattern": "/core/v2/menu-items",
    "operations": [
      {
        "operationId": "listMenuItems",
        "methods": [
          "GET"
        ],
        "resource": "MenuItem",
        "batch": true,
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
              "default": "view"
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
              "default": 100
            },
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "menu_order"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            },
            "tax_relation": {
              "types": [
                "string"
              ]
            },
            "menus": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    },
                    "operator": {
                      "types": [
                        "string"
                      ],
                      "default": "OR"
                    }
                  }
                }
              ]
            },
            "menus_exclude": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "integer"
                    ]
                  }
                },
                {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "terms": {
                      "types": [
                        "array"
                      ],
                      "items": {
                        "types": [
                          "integer"
                        ]
                      },
                      "default": []
                    }
                  }
                }
              ]
            },
            "menu_order": {
              "types": [
                "integer"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createMenuItem",
        "methods": [
          "POST"
        ],
        "resource": "MenuItem",
        "batch": true,
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
            }
          },
          "body": {
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "type": {
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
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            },
            "attr_title": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "classes": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "menu_order": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "object": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "object_id": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "target": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "url": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "xfn": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "menus": {
              "types": [
                "integer",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/menu-items/{id}",
    "pattern": "/core/v2/menu-items/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getMenuItem",
        "methods": [
          "GET"
        ],
        "resource": "MenuItem",
        "batch": true,
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateMenuItem",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "MenuItem",
        "batch": true,
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
            "_embed": {
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
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "type": {
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
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            },
            "attr_title": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "classes": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "menu_order": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "object": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "object_id": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "target": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "url": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "xfn": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "menus": {
              "types": [
                "integer",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteMenuItem",
        "methods": [
          "DELETE"
        ],
        "resource": "MenuItem",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/menu-locations",
    "pattern": "/core/v2/menu-locations",
    "operations": [
      {
        "operationId": "listMenuLocations",
        "methods": [
          "GET"
        ],
        "resource": "MenuLocation",
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/menu-locations/{location}",
    "pattern": "/core/v2/menu-locations/(?P<location>[\\w-]+)",
    "operations": [
      {
        "operationId": "getMenuLocation",
        "methods": [
          "GET"
        ],
        "resource": "MenuLocation",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "location": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/comments",
    "pattern": "/core/v2/comments",
    "operations": [
      {
        "operationId": "listComments",
        "methods": [
          "GET"
        ],
        "resource": "Comment",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "author_email": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "karma": {
              "types": [
                "integer"
              ]
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date_gmt"
            },
            "parent": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "parent_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "post": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "status": {
              "types": [
                "string"
              ],
              "default": "approve"
            },
            "type": {
              "types": [
                "string"
              ],
              "default": "comment"
            },
            "password": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createComment",
        "methods": [
          "POST"
        ],
        "resource": "Comment",
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
            "password": {
              "types": [
                "string"
              ]
            }
          },
          "body": {
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "author_email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "author_ip": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "author_name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "author_url": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "date_gmt": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "post": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "id": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "type": {
              "types": [
                "string"
              ],
              "default": "comment",
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/comments/{id}",
    "pattern": "/core/v2/comments/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getComment",
        "methods": [
          "GET"
        ],
        "resource": "Comment",
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateComment",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Comment",
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
            "_embed": {
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
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "author_email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "author_ip": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "author_name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "author_url": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "date": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "date_gmt": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "post": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "type": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteComment",
        "methods": [
          "DELETE"
        ],
        "resource": "Comment",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "password": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/navigation",
    "pattern": "/core/v2/navigation",
    "operations": [
      {
        "operationId": "listNavigation",
        "methods": [
          "GET"
        ],
        "resource": "Navigation",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createNavigation",
        "methods": [
          "POST"
        ],
        "resource": "Navigation",
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/navigation/{id}",
    "pattern": "/core/v2/navigation/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getNavigation",
        "methods": [
          "GET"
        ],
        "resource": "Navigation",
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updateNavigation",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Navigation",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            }
          }
        }
      },
      {
        "operationId": "deleteNavigation",
        "methods": [
          "DELETE"
        ],
        "resource": "Navigation",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/navigation/{id}/preview-links",
    "pattern": "/core/v2/navigation/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createNavigationPreviewLink",
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_events",
    "pattern": "/core/v2/cal_events",
    "operations": [
      {
        "operationId": "listEventEntries",
        "methods": [
          "GET"
        ],
        "resource": "EventEntry",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            },
            "tags": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "cal_events_cat": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createEventEntry",
        "methods": [
          "POST"
        ],
        "resource": "EventEntry",
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "tags": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "cal_events_cat": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_events/{id}",
    "pattern": "/core/v2/cal_events/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getEventEntry",
        "methods": [
          "GET"
        ],
        "resource": "EventEntry",
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updateEventEntry",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "EventEntry",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "tags": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            },
            "cal_events_cat": {
              "types": [
                "array",
                "null"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              }
            }
          }
        }
      },
      {
        "operationId": "deleteEventEntry",
        "methods": [
          "DELETE"
        ],
        "resource": "EventEntry",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_events/{id}/preview-links",
    "pattern": "/core/v2/cal_events/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createEventEntryPreviewLink",
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_events_cat",
    "pattern": "/core/v2/cal_events_cat",
    "operations": [
      {
        "operationId": "listCalendarCategories",
        "methods": [
          "GET"
        ],
        "resource": "CalendarCategory",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name"
            },
            "hide_empty": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "parent": {
              "types": [
                "integer"
              ]
            },
            "post": {
              "types": [
                "integer"
              ]
            },
            "slug": {
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
        "operationId": "createCalendarCategory",
        "methods": [
          "POST"
        ],
        "resource": "CalendarCategory",
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
            }
          },
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_events_cat/{id}",
    "pattern": "/core/v2/cal_events_cat/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getCalendarCategory",
        "methods": [
          "GET"
        ],
        "resource": "CalendarCategory",
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateCalendarCategory",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "CalendarCategory",
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
            "_embed": {
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
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            },
            "parent": {
              "types": [
                "integer",
                "null"
              ]
            }
          }
        }
      },
      {
        "operationId": "deleteCalendarCategory",
        "methods": [
          "DELETE"
        ],
        "resource": "CalendarCategory",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_venue",
    "pattern": "/core/v2/cal_venue",
    "operations": [
      {
        "operationId": "listVenueEntries",
        "methods": [
          "GET"
        ],
        "resource": "VenueEntry",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createVenueEntry",
        "methods": [
          "POST"
        ],
        "resource": "VenueEntry",
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_venue/{id}",
    "pattern": "/core/v2/cal_venue/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getVenueEntry",
        "methods": [
          "GET"
        ],
        "resource": "VenueEntry",
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updateVenueEntry",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "VenueEntry",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteVenueEntry",
        "methods": [
          "DELETE"
        ],
        "resource": "VenueEntry",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_venue/{id}/preview-links",
    "pattern": "/core/v2/cal_venue/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createVenueEntryPreviewLink",
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_organizer",
    "pattern": "/core/v2/cal_organizer",
    "operations": [
      {
        "operationId": "listOrganizerEntries",
        "methods": [
          "GET"
        ],
        "resource": "OrganizerEntry",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "modified_after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            },
            "modified_before": {
              "types": [
                "string"
              ]
            },
            "author": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
            },
            "author_exclude": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "default": []
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "date"
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
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
              "default": [
                "publish"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createOrganizerEntry",
        "methods": [
          "POST"
        ],
        "resource": "OrganizerEntry",
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
            }
          },
          "body": {
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_organizer/{id}",
    "pattern": "/core/v2/cal_organizer/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getOrganizerEntry",
        "methods": [
          "GET"
        ],
        "resource": "OrganizerEntry",
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
              "default": "view"
            },
            "password": {
              "types": [
                "string"
              ]
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
        "operationId": "updateOrganizerEntry",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "OrganizerEntry",
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
            "_embed": {
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
            "date": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_gmt": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "title": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "author": {
              "types": [
                "integer"
              ],
              "ignoreNull": true
            },
            "featured_media": {
              "types": [
                "integer",
                "null"
              ]
            },
            "comment_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ping_status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "template": {
              "types": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            "status": {
              "types": [
                "string",
                "null"
              ]
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "content": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "excerpt": {
              "types": [
                "string",
                "object"
              ],
              "members": {
                "raw": {
                  "types": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ],
                  "lenient": true
                }
              },
              "lenient": true,
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteOrganizerEntry",
        "methods": [
          "DELETE"
        ],
        "resource": "OrganizerEntry",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/cal_organizer/{id}/preview-links",
    "pattern": "/core/v2/cal_organizer/(?P<id>[\\d]+)/preview-links",
    "operations": [
      {
        "operationId": "createOrganizerEntryPreviewLink",
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/edit-locks/{id}",
    "pattern": "/core/v2/edit-locks/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "takeEditLock",
        "methods": [
          "PUT"
        ],
        "resource": "EditLock",
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
            "take_over": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          }
        }
      },
      {
        "operationId": "releaseEditLock",
        "methods": [
          "DELETE"
        ],
        "resource": "EditLock",
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
    "namespace": "core/v2",
    "path": "/core/v2/users",
    "pattern": "/core/v2/users",
    "operations": [
      {
        "operationId": "listUsers",
        "methods": [
          "GET"
        ],
        "resource": "User",
        "batch": true,
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
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
              "default": []
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
              "default": []
            },
            "offset": {
              "types": [
                "integer"
              ]
            },
            "order": {
              "types": [
                "string"
              ],
              "default": "asc"
            },
            "orderby": {
              "types": [
                "string"
              ],
              "default": "name"
            },
            "slug": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "roles": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "capabilities": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "who": {
              "types": [
                "string"
              ]
            },
            "has_published_posts": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "boolean"
                  ]
                },
                {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "string"
                    ]
                  }
                }
              ]
            },
            "search_columns": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": []
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createUser",
        "methods": [
          "POST"
        ],
        "resource": "User",
        "batch": true,
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
            }
          },
          "body": {
            "username": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "password": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "name": {
              "types": [
                "string",
                "null"
              ]
            },
            "first_name": {
              "types": [
                "string",
                "null"
              ]
            },
            "last_name": {
              "types": [
                "string",
                "null"
              ]
            },
            "url": {
              "types": [
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "locale": {
              "types": [
                "string",
                "null"
              ]
            },
            "nickname": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "roles": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "members": {
                "persisted_preferences": {
                  "types": [
                    "object"
                  ]
                }
              },
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/users/me",
    "pattern": "/core/v2/users/me",
    "operations": [
      {
        "operationId": "getCurrentUser",
        "methods": [
          "GET"
        ],
        "resource": "User",
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateCurrentUser",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "User",
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
            }
          },
          "body": {
            "username": {
              "types": [
                "string",
                "null"
              ]
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "name": {
              "types": [
                "string",
                "null"
              ]
            },
            "first_name": {
              "types": [
                "string",
                "null"
              ]
            },
            "last_name": {
              "types": [
                "string",
                "null"
              ]
            },
            "url": {
              "types": [
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "locale": {
              "types": [
                "string",
                "null"
              ]
            },
            "nickname": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "roles": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "members": {
                "persisted_preferences": {
                  "types": [
                    "object"
                  ]
                }
              },
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteCurrentUser",
        "methods": [
          "DELETE"
        ],
        "resource": "User",
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "reassign": {
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
                    "boolean"
                  ]
                }
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/users/{id}",
    "pattern": "/core/v2/users/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getUser",
        "methods": [
          "GET"
        ],
        "resource": "User",
        "batch": true,
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
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateUser",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "User",
        "batch": true,
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
            "_embed": {
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
            "username": {
              "types": [
                "string",
                "null"
              ]
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "password": {
              "types": [
                "string",
                "null"
              ]
            },
            "name": {
              "types": [
                "string",
                "null"
              ]
            },
            "first_name": {
              "types": [
                "string",
                "null"
              ]
            },
            "last_name": {
              "types": [
                "string",
                "null"
              ]
            },
            "url": {
              "types": [
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "locale": {
              "types": [
                "string",
                "null"
              ]
            },
            "nickname": {
              "types": [
                "string",
                "null"
              ]
            },
            "slug": {
              "types": [
                "string",
                "null"
              ]
            },
            "roles": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "meta": {
              "types": [
                "object"
              ],
              "members": {
                "persisted_preferences": {
                  "types": [
                    "object"
                  ]
                }
              },
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteUser",
        "methods": [
          "DELETE"
        ],
        "resource": "User",
        "batch": true,
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
            "force": {
              "types": [
                "boolean"
              ],
              "default": false
            },
            "reassign": {
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
                    "boolean"
                  ]
                }
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/users/{user_id}/application-passwords",
    "pattern": "/core/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords",
    "operations": [
      {
        "operationId": "listApplicationPasswords",
        "methods": [
          "GET"
        ],
        "resource": "ApplicationPassword",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "user_id": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "createApplicationPassword",
        "methods": [
          "POST"
        ],
        "resource": "ApplicationPassword",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "user_id": {
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
            "app_id": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                }
              ],
              "ignoreNull": true
            },
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "scopes": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "expires": {
              "types": [
                "string",
                "null"
              ]
            },
            "allowed_addresses": {
              "types": [
                "array"
              ],
              "items": {
                "types": [],
                "alternatives": [
                  {
                    "types": [
                      "string"
                    ]
                  },
                  {
                    "types": [
                      "string"
                    ]
                  }
                ]
              },
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteApplicationPasswords",
        "methods": [
          "DELETE"
        ],
        "resource": "DeletedApplicationPasswords",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "user_id": {
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/users/{user_id}/application-passwords/introspect",
    "pattern": "/core/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/introspect",
    "operations": [
      {
        "operationId": "introspectApplicationPassword",
        "methods": [
          "GET"
        ],
        "resource": "ApplicationPassword",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "user_id": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/users/{user_id}/application-passwords/{uuid}",
    "pattern": "/core/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/(?P<uuid>[\\w\\-]+)",
    "operations": [
      {
        "operationId": "getApplicationPassword",
        "methods": [
          "GET"
        ],
        "resource": "ApplicationPassword",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "user_id": {
              "types": [
                "string"
              ]
            },
            "uuid": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "updateApplicationPassword",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "ApplicationPassword",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "user_id": {
              "types": [
                "string"
              ]
            },
            "uuid": {
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
            "app_id": {
              "types": [],
              "alternatives": [
                {
                  "types": [
                    "string"
                  ]
                },
                {
                  "types": [
                    "string"
                  ]
                }
              ],
              "ignoreNull": true
            },
            "name": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "scopes": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "expires": {
              "types": [
                "string",
                "null"
              ]
            },
            "allowed_addresses": {
              "types": [
                "array"
              ],
              "items": {
                "types": [],
                "alternatives": [
                  {
                    "types": [
                      "string"
                    ]
                  },
                  {
                    "types": [
                      "string"
                    ]
                  }
                ]
              },
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteApplicationPassword",
        "methods": [
          "DELETE"
        ],
        "resource": "ApplicationPassword",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "user_id": {
              "types": [
                "string"
              ]
            },
            "uuid": {
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
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/types",
    "pattern": "/core/v2/types",
    "operations": [
      {
        "operationId": "listTypes",
        "methods": [
          "GET"
        ],
        "resource": "Type",
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/types/{type}",
    "pattern": "/core/v2/types/(?P<type>[\\w-]+)",
    "operations": [
      {
        "operationId": "getType",
        "methods": [
          "GET"
        ],
        "resource": "Type",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "type": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/statuses",
    "pattern": "/core/v2/statuses",
    "operations": [
      {
        "operationId": "listStatuses",
        "methods": [
          "GET"
        ],
        "resource": "Status",
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/statuses/{status}",
    "pattern": "/core/v2/statuses/(?P<status>[\\w-]+)",
    "operations": [
      {
        "operationId": "getStatus",
        "methods": [
          "GET"
        ],
        "resource": "Status",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "status": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/taxonomies",
    "pattern": "/core/v2/taxonomies",
    "operations": [
      {
        "operationId": "listTaxonomies",
        "methods": [
          "GET"
        ],
        "resource": "Taxonomy",
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            },
            "type": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/taxonomies/{taxonomy}",
    "pattern": "/core/v2/taxonomies/(?P<taxonomy>[\\w-]+)",
    "operations": [
      {
        "operationId": "getTaxonomy",
        "methods": [
          "GET"
        ],
        "resource": "Taxonomy",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "taxonomy": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/search",
    "pattern": "/core/v2/search",
    "operations": [
      {
        "operationId": "search",
        "methods": [
          "GET"
        ],
        "resource": "SearchResult",
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
              "default": "view"
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
            "search": {
              "types": [
                "string"
              ]
            },
            "type": {
              "types": [
                "string"
              ],
              "default": "post"
            },
            "subtype": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": [
                "any"
              ]
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
              "default": []
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
              "default": []
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/settings",
    "pattern": "/core/v2/settings",
    "operations": [
      {
        "operationId": "getSettings",
        "methods": [
          "GET"
        ],
        "resource": "Settings",
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
      },
      {
        "operationId": "updateSettings",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Settings",
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
            "title": {
              "types": [
                "string",
                "null"
              ]
            },
            "description": {
              "types": [
                "string",
                "null"
              ]
            },
            "url": {
              "types": [
                "string",
                "null"
              ]
            },
            "email": {
              "types": [
                "string",
                "null"
              ]
            },
            "timezone": {
              "types": [
                "string",
                "null"
              ]
            },
            "date_format": {
              "types": [
                "string",
                "null"
              ]
            },
            "time_format": {
              "types": [
                "string",
                "null"
              ]
            },
            "start_of_week": {
              "types": [
                "integer",
                "null"
              ]
            },
            "language": {
              "types": [
                "string",
                "null"
              ]
            },
            "use_smilies": {
              "types": [
                "boolean",
                "null"
              ]
            },
            "default_category": {
              "types": [
                "integer",
                "null"
              ]
            },
            "default_post_format": {
              "types": [
                "string",
                "null"
              ]
            },
            "posts_per_page": {
              "types": [
                "integer",
                "null"
              ]
            },
            "show_on_front": {
              "types": [
                "string",
                "null"
              ]
            },
            "page_on_front": {
              "types": [
                "integer",
                "null"
              ]
            },
            "page_for_posts": {
              "types": [
                "integer",
                "null"
              ]
            },
            "default_ping_status": {
              "types": [
                "string",
                "null"
              ]
            },
            "default_comment_status": {
              "types": [
                "string",
                "null"
              ]
            },
            "site_logo": {
              "types": [
                "integer",
                "null"
              ]
            },
            "site_icon": {
              "types": [
                "integer",
                "null"
              ]
            },
            "custom_css": {
              "types": [
                "string",
                "null"
              ]
            },
            "show_api_links": {
              "types": [
                "boolean",
                "null"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/audit-events",
    "pattern": "/core/v2/audit-events",
    "operations": [
      {
        "operationId": "listAuditEvents",
        "methods": [
          "GET"
        ],
        "resource": "AuditEvent",
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
            "order": {
              "types": [
                "string"
              ],
              "default": "desc"
            },
            "kind": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            },
            "actor": {
              "types": [
                "integer"
              ]
            },
            "object_type": {
              "types": [
                "string"
              ]
            },
            "object_id": {
              "types": [
                "string"
              ]
            },
            "after": {
              "types": [
                "string"
              ]
            },
            "before": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/audit-events/{id}",
    "pattern": "/core/v2/audit-events/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getAuditEvent",
        "methods": [
          "GET"
        ],
        "resource": "AuditEvent",
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
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/webhooks",
    "pattern": "/core/v2/webhooks",
    "operations": [
      {
        "operationId": "listWebhooks",
        "methods": [
          "GET"
        ],
        "resource": "Webhook",
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
      },
      {
        "operationId": "createWebhook",
        "methods": [
          "POST"
        ],
        "resource": "Webhook",
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
            "url": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "events": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "types": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "terms": {
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
            "status": {
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
    "namespace": "core/v2",
    "path": "/core/v2/webhooks/{id}",
    "pattern": "/core/v2/webhooks/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getWebhook",
        "methods": [
          "GET"
        ],
        "resource": "Webhook",
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
        "operationId": "updateWebhook",
        "methods": [
          "POST",
          "PUT",
          "PATCH"
        ],
        "resource": "Webhook",
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
            "url": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "events": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "description": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "types": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "ignoreNull": true
            },
            "terms": {
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
            "status": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            }
          }
        }
      },
      {
        "operationId": "deleteWebhook",
        "methods": [
          "DELETE"
        ],
        "resource": "Webhook",
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
    "namespace": "core/v2",
    "path": "/core/v2/webhooks/{id}/rotate-secret",
    "pattern": "/core/v2/webhooks/(?P<id>[\\d]+)/rotate-secret",
    "operations": [
      {
        "operationId": "rotateWebhookSecret",
        "methods": [
          "POST"
        ],
        "resource": "Webhook",
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
            "overlap_hours": {
              "types": [
                "integer"
              ],
              "default": 24,
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/webhooks/{id}/test",
    "pattern": "/core/v2/webhooks/(?P<id>[\\d]+)/test",
    "operations": [
      {
        "operationId": "testWebhook",
        "methods": [
          "POST"
        ],
        "resource": "WebhookDelivery",
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
    "namespace": "core/v2",
    "path": "/core/v2/webhooks/{webhook}/deliveries",
    "pattern": "/core/v2/webhooks/(?P<webhook>[\\d]+)/deliveries",
    "operations": [
      {
        "operationId": "listWebhookDeliveries",
        "methods": [
          "GET"
        ],
        "resource": "WebhookDelivery",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "webhook": {
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
                "string"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/webhooks/{webhook}/deliveries/{id}",
    "pattern": "/core/v2/webhooks/(?P<webhook>[\\d]+)/deliveries/(?P<id>[\\d]+)",
    "operations": [
      {
        "operationId": "getWebhookDelivery",
        "methods": [
          "GET"
        ],
        "resource": "WebhookDelivery",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "webhook": {
              "types": [
                "integer"
              ]
            },
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
    "namespace": "core/v2",
    "path": "/core/v2/webhooks/{webhook}/deliveries/{id}/send",
    "pattern": "/core/v2/webhooks/(?P<webhook>[\\d]+)/deliveries/(?P<id>[\\d]+)/send",
    "operations": [
      {
        "operationId": "sendWebhookDelivery",
        "methods": [
          "POST"
        ],
        "resource": "WebhookDelivery",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "webhook": {
              "types": [
                "integer"
              ]
            },
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
    "namespace": "core/v2",
    "path": "/core/v2/block-types",
    "pattern": "/core/v2/block-types",
    "operations": [
      {
        "operationId": "listBlockTypes",
        "methods": [
          "GET"
        ],
        "resource": "BlockType",
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            },
            "namespace": {
              "types": [
                "string"
              ]
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/block-types/{namespace}",
    "pattern": "/core/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)",
    "operations": [
      {
        "operationId": "listBlockTypesOfNamespace",
        "methods": [
          "GET"
        ],
        "resource": "BlockType",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "namespace": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/block-types/{namespace}/{name}",
    "pattern": "/core/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)",
    "operations": [
      {
        "operationId": "getBlockType",
        "methods": [
          "GET"
        ],
        "resource": "BlockType",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "namespace": {
              "types": [
                "string"
              ]
            },
            "name": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "core/v2",
    "path": "/core/v2/block-renderer/{namespace}/{name}",
    "pattern": "/core/v2/block-renderer/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)",
    "operations": [
      {
        "operationId": "getRenderedBlock",
        "methods": [
          "GET"
        ],
        "resource": "RenderedBlock",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {
            "namespace": {
              "types": [
                "string"
              ]
            },
            "name": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "edit"
            },
            "attributes": {
              "types": [
                "object"
              ]
            },
            "post_id": {
              "types": [
                "integer"
              ]
            }
          },
          "body": {}
        }
      },
      {
        "operationId": "renderBlock",
        "methods": [
          "POST"
        ],
        "resource": "RenderedBlock",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {
            "namespace": {
              "types": [
                "string"
              ]
            },
            "name": {
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
            "context": {
              "types": [
                "string"
              ],
              "default": "edit"
            },
            "attributes": {
              "types": [
                "object"
              ]
            },
            "post_id": {
              "types": [
                "integer"
              ]
            }
          }
        }
      }
    ]
  }
]
