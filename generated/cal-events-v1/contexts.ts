// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "CalendarDocument": {},
  "Event": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "global_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "global_id_lineage": {
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
    "status": {
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
    "date_utc": {
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
    "modified_utc": {
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
    "rest_url": {
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
    "description": {
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
    },
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "image": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "all_day": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "start_date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "start_date_details": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "end_date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "end_date_details": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "utc_start_date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "utc_start_date_details": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "utc_end_date": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "utc_end_date_details": {
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
    "timezone_abbr": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "cost": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "cost_details": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "website": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "show_map": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "show_map_link": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "hide_from_listings": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "sticky": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "featured": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "categories": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "tags": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "venue": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "organizer": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "custom_fields": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "json_ld": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "recurrence": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "occurrence": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "EventCategory": {
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
    "urls": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "taxonomy": {
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
    }
  },
  "EventCategoryList": {
    "categories": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_pages": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "previous_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "EventList": {
    "events": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_pages": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "previous_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "EventTag": {
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
    "urls": {
      "in": [
        "view",
        "embed",
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
  "EventTagList": {
    "tags": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_pages": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "previous_rest_url": {
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
  "Organizer": {
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
    "status": {
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
    "date_utc": {
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
    "modified_utc": {
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
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "global_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "global_id_lineage": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "organizer": {
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
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "phone": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "website": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "image": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "json_ld": {
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
    }
  },
  "OrganizerList": {
    "organizers": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_pages": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "previous_rest_url": {
      "in": [
        "view",
        "embed",
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
  "UnsavedEventChanges": {
    "changes": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Venue": {
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
    "status": {
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
    "date_utc": {
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
    "modified_utc": {
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
    "slug": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "global_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "global_id_lineage": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "venue": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "show_map": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "show_map_link": {
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
    "excerpt": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "phone": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "website": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "image": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "json_ld": {
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
    "city": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "country": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "province": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "state": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "zip": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "stateprovince": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "VenueList": {
    "venues": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_pages": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "previous_rest_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
