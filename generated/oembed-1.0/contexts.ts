// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "Embed": {
    "version": {
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
    "title": {
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
    "author_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "cache_age": {
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
    "html": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "width": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "height": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "thumbnail_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "thumbnail_width": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "thumbnail_height": {
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
  }
} as const
