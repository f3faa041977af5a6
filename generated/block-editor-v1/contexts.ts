// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
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
  "NavigationFallback": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "UrlDetails": {
    "title": {
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
    "image": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
