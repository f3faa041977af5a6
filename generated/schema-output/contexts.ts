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
  "StructuredData": {
    "status": {
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
    }
  }
} as const
