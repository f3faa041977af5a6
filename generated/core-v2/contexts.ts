// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "ApplicationPassword": {
    "uuid": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "app_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "created": {
      "in": [
        "view",
        "edit"
      ]
    },
    "last_used": {
      "in": [
        "view",
        "edit"
      ]
    },
    "last_ip": {
      "in": [
        "view",
        "edit"
      ]
    },
    "scopes": {
      "in": [
        "view",
        "edit"
      ]
    },
    "expires": {
      "in": [
        "view",
        "edit"
      ]
    },
    "allowed_addresses": {
      "in": [
        "view",
        "edit"
      ]
    },
    "password": {
      "in": [
        "edit"
      ]
    }
  },
  "AuditEvent": {
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
    "kind": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "actor": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "address": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "application_password": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "object": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "details": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
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
  "Block": {
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
    "type": {
      "in": [
        "view",
        "embed",
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
            "view",
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
            "view",
            "edit"
          ]
        },
        "protected": {
          "in": [
            "view",
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
    "core_pattern_category": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "BlockAutosave": {
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
  "BlockRevision": {
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
  "BlockType": {
    "api_version": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "name": {
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
    "category": {
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
    "ancestor": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "allowed_blocks": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "icon": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "keywords": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "attributes": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "supports": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "selectors": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provides_context": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "uses_context": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "styles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "variations": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "example": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "is_dynamic": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "editor_script_handles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "script_handles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "view_script_handles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "view_script_module_ids": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "editor_style_handles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "style_handles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "view_style_handles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "CalendarCategory": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "count": {
      "in": [
        "view",
        "edit"
      ]
    },
    "description": {
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
    "name": {
      "in": [
        "view",
        "embed",
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
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "parent": {
      "in": [
        "view",
        "edit"
      ]
    },
    "taxonomy": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Category": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "count": {
      "in": [
        "view",
        "edit"
      ]
    },
    "description": {
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
    "name": {
      "in": [
        "view",
        "embed",
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
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "parent": {
      "in": [
        "view",
        "edit"
      ]
    },
    "taxonomy": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Comment": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "post": {
      "in": [
        "view",
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
    "author": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author_name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author_email": {
      "in": [
        "edit"
      ]
    },
    "author_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author_ip": {
      "in": [
        "edit"
      ]
    },
    "author_user_agent": {
      "in": [
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
    "content": {
      "in": [
        "view",
        "embed",
        "edit"
      ],
      "members": {
        "rendered": {
          "in": [
            "view",
            "embed",
            "edit"
          ]
        },
        "raw": {
          "in": [
            "edit"
          ]
        }
      }
    },
    "link": {
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
    "type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author_avatar_urls": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "DeletedApplicationPasswords": {
    "deleted": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "count": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "EditLock": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "user": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "user_name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "expires": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "is_own": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "EventEntry": {
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
    "status": {
      "in": [
        "view",
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
    "tags": {
      "in": [
        "view",
        "edit"
      ]
    },
    "cal_events_cat": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "Media": {
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
    "status": {
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
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "description": {
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
    "caption": {
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
    "alt_text": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "media_type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "mime_type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "media_details": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "post": {
      "in": [
        "view",
        "edit"
      ]
    },
    "source_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Menu": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "edit"
      ]
    },
    "name": {
      "in": [
        "view",
        "embed",
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
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "locations": {
      "in": [
        "view",
        "edit"
      ]
    },
    "auto_add": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "MenuItem": {
    "id": {
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
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "attr_title": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
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
    "type_label": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "object": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "object_id": {
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
    "menu_order": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "target": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "classes": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "xfn": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "invalid": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "menus": {
      "in": [
        "view",
        "edit"
      ]
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "MenuLocation": {
    "name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "menu": {
      "in": [
        "view",
        "embed",
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
  "Navigation": {
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
    "type": {
      "in": [
        "view",
        "embed",
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
            "edit"
          ]
        },
        "block_version": {
          "in": [
            "edit"
          ]
        }
      }
    }
  },
  "OrganizerEntry": {
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
    "status": {
      "in": [
        "view",
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
    "status": {
      "in": [
        "view",
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
  "PatternCategory": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "count": {
      "in": [
        "view",
        "edit"
      ]
    },
    "description": {
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
    "name": {
      "in": [
        "view",
        "embed",
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
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "taxonomy": {
      "in": [
        "view",
        "embed",
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
    "status": {
      "in": [
        "view",
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
  "PreviewLink": {
    "url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "front_end_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "token": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "expires": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "RenderedBlock": {
    "rendered": {
      "in": [
        "view",
        "embed",
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
  },
  "SearchResult": {
    "id": {
      "in": [
        "view",
        "embed"
      ]
    },
    "title": {
      "in": [
        "view",
        "embed"
      ]
    },
    "url": {
      "in": [
        "view",
        "embed"
      ]
    },
    "type": {
      "in": [
        "view",
        "embed"
      ]
    },
    "subtype": {
      "in": [
        "view",
        "embed"
      ]
    }
  },
  "Settings": {
    "title": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "email": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "timezone": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "date_format": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "time_format": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "start_of_week": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "language": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "use_smilies": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "default_category": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "default_post_format": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "posts_per_page": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "show_on_front": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "page_on_front": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "page_for_posts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "default_ping_status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "default_comment_status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "site_logo": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "site_icon": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "custom_css": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "show_api_links": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Status": {
    "name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "private": {
      "in": [
        "edit"
      ]
    },
    "protected": {
      "in": [
        "edit"
      ]
    },
    "public": {
      "in": [
        "view",
        "edit"
      ]
    },
    "queryable": {
      "in": [
        "view",
        "edit"
      ]
    },
    "show_in_list": {
      "in": [
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
    "date_floating": {
      "in": [
        "view",
        "edit"
      ]
    }
  },
  "Tag": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "count": {
      "in": [
        "view",
        "edit"
      ]
    },
    "description": {
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
    "name": {
      "in": [
        "view",
        "embed",
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
    "meta": {
      "in": [
        "view",
        "edit"
      ]
    },
    "taxonomy": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Taxonomy": {
    "capabilities": {
      "in": [
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "edit"
      ]
    },
    "hierarchical": {
      "in": [
        "view",
        "edit"
      ]
    },
    "labels": {
      "in": [
        "edit"
      ]
    },
    "name": {
      "in": [
        "view",
        "embed",
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
    "show_cloud": {
      "in": [
        "edit"
      ]
    },
    "types": {
      "in": [
        "view",
        "edit"
      ]
    },
    "rest_base": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_namespace": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "visibility": {
      "in": [
        "edit"
      ]
    }
  },
  "Type": {
    "capabilities": {
      "in": [
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "edit"
      ]
    },
    "hierarchical": {
      "in": [
        "view",
        "edit"
      ]
    },
    "has_archive": {
      "in": [
        "view",
        "edit"
      ]
    },
    "visibility": {
      "in": [
        "edit"
      ]
    },
    "viewable": {
      "in": [
        "edit"
      ]
    },
    "labels": {
      "in": [
        "edit"
      ]
    },
    "name": {
      "in": [
        "view",
        "embed",
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
    "supports": {
      "in": [
        "edit"
      ]
    },
    "taxonomies": {
      "in": [
        "view",
        "edit"
      ]
    },
    "rest_base": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_namespace": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "icon": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "template": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "template_lock": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "User": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "username": {
      "in": [
        "edit"
      ]
    },
    "name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "first_name": {
      "in": [
        "edit"
      ]
    },
    "last_name": {
      "in": [
        "edit"
      ]
    },
    "email": {
      "in": [
        "edit"
      ]
    },
    "url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
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
    "locale": {
      "in": [
        "edit"
      ]
    },
    "nickname": {
      "in": [
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
    "registered_date": {
      "in": [
        "edit"
      ]
    },
    "roles": {
      "in": [
        "edit"
      ]
    },
    "capabilities": {
      "in": [
        "edit"
      ]
    },
    "extra_capabilities": {
      "in": [
        "edit"
      ]
    },
    "avatar_urls": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "meta": {
      "in": [
        "view",
        "edit"
      ],
      "members": {
        "persisted_preferences": {
          "in": [
            "edit"
          ]
        }
      }
    }
  },
  "VenueEntry": {
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
    "status": {
      "in": [
        "view",
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
    }
  },
  "Webhook": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "events": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "types": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "terms": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "failing_since": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "created": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "modified": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "secret": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "WebhookDelivery": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "webhook": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "event": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "created": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "attempts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_attempt": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "request": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "response": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "error": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
