import { createRequire } from 'node:module'
import { defineBrowserGlobals } from './browser-globals.mjs'
import { serve } from './serve.mjs'
import { asCaller } from './editor.mjs'

defineBrowserGlobals()
// Its other modules are for bundlers: Node does not import folders.
const require = createRequire(import.meta.url)
const { default: apiFetch } = require('@wordpress/api-fetch')
const { dispatch, resolveSelect, select } = require('@wordpress/data')
const {
  store,
  __experimentalFetchLinkSuggestions: fetchLinkSuggestions,
} = require('@wordpress/core-data')

asCaller(apiFetch)
const selected = resolveSelect(store)
const actions = dispatch(store)
const strict = { throwOnError: true }

/** Kind and name of the entities behind a collection. */
const ENTITIES = {
  posts: ['postType', 'post'],
  pages: ['postType', 'page'],
  users: ['root', 'user'],
}

await serve({
  create: ({ collection, members }) =>
    actions.saveEntityRecord(...ENTITIES[collection], members, strict),
  async get({ collection, id }) {
    actions.invalidateResolution('getEntityRecord', [...ENTITIES[collection], id])
    return selected.getEntityRecord(...ENTITIES[collection], id)
  },
  list: ({ collection, search }) =>
    selected.getEntityRecords(...ENTITIES[collection], { search, context: 'edit' }),
  async update({ collection, id, members }) {
    await actions.editEntityRecord(...ENTITIES[collection], id, members)
    return actions.saveEditedEntityRecord(...ENTITIES[collection], id, strict)
  },
  remove: ({ collection, id }) =>
    actions.deleteEntityRecord(...ENTITIES[collection], id, { force: true }, strict),
  /** Any selector, with the requests that it makes. */
  select: ({ selector, input }) => selected[selector](...input),
  /** Any selector, by what is known already. */
  peek: ({ selector, input }) => select(store)[selector](...input),
  dispatch: ({ action, input }) => actions[action](...input),
  suggestLinks: (words) => fetchLinkSuggestions(words, { perPage: 5 }),
})
