// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "SiteIndex": {
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
    "url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "home": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "gmt_offset": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "timezone_string": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "namespaces": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "authentication": {
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
  }
} as const
