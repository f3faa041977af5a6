// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "BatchTaken": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "activity": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "interval": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_batch_hash": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ImportRecord": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "import_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "origin": {
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
    "frequency": {
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
    "source": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "source_name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "post_status": {
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
    "update_authority": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "csv_type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "day_first": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "include_private": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_events": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "percentage_complete": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "recent_child": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_run": {
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
    "last_batch_at": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "errors": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "activity": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "activity_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ImportSummary": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "import_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "origin": {
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
    "frequency": {
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
    "source": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "source_name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "post_status": {
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
    "update_authority": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "csv_type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "day_first": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "include_private": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_events": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "percentage_complete": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "recent_child": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_run": {
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
    "last_batch_at": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ImportWithSecrets": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "import_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "origin": {
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
    "frequency": {
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
    "source": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "source_name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "post_status": {
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
    "update_authority": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "csv_type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "day_first": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "include_private": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_events": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "percentage_complete": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "recent_child": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_run": {
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
    "last_batch_at": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "errors": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "activity": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "activity_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "next_batch_hash": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "callback_secret": {
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
  "Preview": {
    "items": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "problems": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "StateTaken": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
