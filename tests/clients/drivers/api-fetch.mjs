import apiFetch from '@wordpress/api-fetch'
import { asCaller } from './editor.mjs'
import { serve } from './serve.mjs'

asCaller(apiFetch)
const route = (collection, id) => `/wp/v2/${collection}${id === undefined ? '' : `/${id}`}`

await serve({
  create: ({ collection, members }) =>
    apiFetch({ path: route(collection), method: 'POST', data: members }),
  get: ({ collection, id }) => apiFetch({ path: `${route(collection, id)}?context=edit` }),
  list: ({ collection, search }) =>
    apiFetch({ path: `${route(collection)}?context=edit&search=${search}` }),
  all: ({ collection }) => apiFetch({ path: `${route(collection)}?per_page=-1` }),
  update: ({ collection, id, members }) =>
    apiFetch({ path: route(collection, id), method: 'PUT', data: members }),
  remove: ({ collection, id }) =>
    apiFetch({ path: `${route(collection, id)}?force=true`, method: 'DELETE' }),
  async upload({ text, fileName }) {
    const body = new FormData()
    body.append('file', new Blob([text], { type: 'text/plain' }), fileName)
    return apiFetch({ path: '/wp/v2/media', method: 'POST', body })
  },
})
