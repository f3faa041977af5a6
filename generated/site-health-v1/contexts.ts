// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "DirectorySizes": {
    "raw": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "core_size": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "themes_size": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "plugins_size": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "uploads_size": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "fonts_size": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "database_size": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "total_size": {
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
  "TestResult": {
    "label": {
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
    "badge": {
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
    "actions": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "test": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
