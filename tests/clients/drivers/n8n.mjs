/**
 * The WordPress node of n8n in a host that gives it what it asks of `IExecuteFunctions`: parameters,
 * credentials and a request. n8n's own host is a server with a database.
 */
import { createRequire } from 'node:module'
import { LOGIN, PASSWORD, serve, SITE } from './serve.mjs'

const { Wordpress } = createRequire(import.meta.url)(
  './package/dist/nodes/Wordpress/Wordpress.node.js',
)
const node = new Wordpress()

async function requestWithAuthentication(_credentials, { method, uri, qs, body, headers, ...how }) {
  const url = `${uri}?${new URLSearchParams(qs)}`
  const authorization = `Basic ${btoa(`${LOGIN}:${PASSWORD}`)}`
  const response = await fetch(url, {
    method,
    headers: { ...headers, authorization },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) {
    throw Object.assign(new Error(answer.message), { statusCode: response.status, error: answer })
  }
  if (!how.resolveWithFullResponse) return answer
  return { body: answer, headers: Object.fromEntries(response.headers) }
}

const host = (parameters) => ({
  continueOnFail: () => false,
  getCredentials: async () => ({ url: SITE, username: LOGIN, password: PASSWORD }),
  getInputData: () => [{ json: {} }],
  getNode: () => ({ name: 'Wordpress', type: 'n8n-nodes-base.wordpress', typeVersion: 1 }),
  getNodeParameter: (name, _item, fallback) => parameters[name] ?? fallback,
  helpers: {
    requestWithAuthentication,
    constructExecutionMetaData: (items) => items,
    returnJsonArray: (found) => [found].flat().map((json) => ({ json })),
  },
})

async function execute(collection, operation, parameters) {
  const resource = collection.slice(0, -1)
  try {
    const [items] = await node.execute.call(host({ resource, operation, ...parameters }))
    return items.map(({ json }) => json)
  } catch (error) {
    // What its users read: the meaning of the status, and what the service says.
    throw new Error(`${error.message}: ${error.description}`, { cause: error })
  }
}

const one = async (...values) => (await execute(...values))[0]

await serve({
  create({ collection, members: { title, username, email, password, name, ...rest } }) {
    const named = { firstName: rest.first_name, lastName: rest.last_name }
    const additionalFields = collection === 'users' ? {} : rest
    const account = { username, email, password, name, ...named }
    return one(collection, 'create', { title, ...account, additionalFields })
  },
  get: ({ collection, id }) =>
    one(collection, 'get', { ...idOf(collection, id), options: { context: 'edit' } }),
  list: ({ collection, search }) =>
    execute(collection, 'getAll', {
      returnAll: false,
      limit: 10,
      options: { search, context: 'edit' },
    }),
  update: ({ collection, id, members }) =>
    one(collection, 'update', { ...idOf(collection, id), updateFields: members }),
  remove: ({ collection, id }) =>
    one(collection, 'delete', { ...idOf(collection, id), options: { force: true } }),
  /** The choices that its form offers: categories, tags, authors. */
  choices: (method) => node.methods.loadOptions[method].call(host({})),
})

function idOf(collection, id) {
  return { [`${collection.slice(0, -1)}Id`]: String(id) }
}
