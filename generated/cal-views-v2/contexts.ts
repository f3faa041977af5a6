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
  "RenderedView": {
    "html": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ViewNonces": {
    "_cal_view_rest_nonce_primary": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "_cal_view_rest_nonce_secondary": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
