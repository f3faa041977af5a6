// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "Autosave": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "parent": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "modified": {
      "in": [
        "view",
        "edit"
      ]
    },
    "modified_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "title": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "content": {
      "in": [
        "view",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "edit"
          ]
        }
      }
    },
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "preview_link": {
      "in": [
        "edit"
      ]
    }
  },
  "NamespaceIndex": {
    "namespace": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "routes": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Page": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "modified": {
      "in": [
        "view",
        "edit"
      ]
    },
    "modified_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "status": {
      "in": [
        "view",
        "edit"
      ]
    },
    "link": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "title": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "author": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "featured_media": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "comment_status": {
      "in": [
        "view",
        "edit"
      ]
    },
    "ping_status": {
      "in": [
        "view",
        "edit"
      ]
    },
    "template": {
      "in": [
        "view",
        "edit"
      ]
    },
    "permalink_template": {
      "in": [
        "edit"
      ]
    },
    "generated_slug": {
      "in": [
        "edit"
      ]
    },
    "password": {
      "in": [
        "edit"
      ]
    },
    "content": {
      "in": [
        "view",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "edit"
          ]
        },
        "protected": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        },
        "block_version": {
          "in": [
            "edit"
          ]
        }
      }
    },
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        },
        "protected": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "parent": {
      "in": [
        "view",
        "edit"
      ]
    },
    "menu_order": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "Post": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "modified": {
      "in": [
        "view",
        "edit"
      ]
    },
    "modified_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "status": {
      "in": [
        "view",
        "edit"
      ]
    },
    "link": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "title": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "author": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "featured_media": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "comment_status": {
      "in": [
        "view",
        "edit"
      ]
    },
    "ping_status": {
      "in": [
        "view",
        "edit"
      ]
    },
    "template": {
      "in": [
        "view",
        "edit"
      ]
    },
    "permalink_template": {
      "in": [
        "edit"
      ]
    },
    "generated_slug": {
      "in": [
        "edit"
      ]
    },
    "password": {
      "in": [
        "edit"
      ]
    },
    "content": {
      "in": [
        "view",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "edit"
          ]
        },
        "protected": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        },
        "block_version": {
          "in": [
            "edit"
          ]
        }
      }
    },
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        },
        "protected": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "format": {
      "in": [
        "view",
        "edit"
      ]
    },
    "sticky": {
      "in": [
        "view",
        "edit"
      ]
    },
    "categories": {
      "in": [
        "view",
        "edit"
      ]
    },
    "tags": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "Revision": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "parent": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "modified": {
      "in": [
        "view",
        "edit"
      ]
    },
    "modified_gmt": {
      "in": [
        "view",
        "edit"
      ]
    },
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "title": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "content": {
      "in": [
        "view",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "edit"
          ]
        }
      }
    },
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "raw": {
          "in": [
            "edit"
          ]
        },
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        }
      }
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date_gmt": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "RevisionDiff": {
    "parent": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "from": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "to": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "title": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "content": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
