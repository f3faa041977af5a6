/** Checked by the compiler alone: what must not compile is marked as such. */
import { batchItem, type Client, type ErrorCode, type Schemas } from 'almanac/client'

declare const client: Client

/** True where two types take each other's values, and neither is `any`. */
type Same<A, B> = 0 extends 1 & A ? false : [A, B] extends [B, A] ? true : false
/** Compiles where its argument is true. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it is all that matters
const holds = <_ extends true>(): void => undefined

export async function shapes(): Promise<void> {
  const path = { id: 1 }

  const { data: post } = await client.get('/core/v2/posts/{id}', { path })
  holds<Same<typeof post, Schemas['Post']>>()
  const { data: edited } = await client.get('/core/v2/posts/{id}', { path, context: 'edit' })
  holds<Same<typeof edited, Schemas['PostEdit']>>()
  // @ts-expect-error -- `raw` shows in the edit context alone
  void post.title.raw

  const { data: one } = await client.get('/core/v2/posts/{id}', {
    path,
    fields: ['id', 'title.rendered'],
  })
  holds<Same<typeof one, { id: number; title: { rendered: string } }>>()

  const wanted: ('id' | 'slug')[] = ['id']
  const { data: some } = await client.get('/core/v2/posts/{id}', { path, fields: wanted })
  holds<Same<typeof some.slug, string | undefined>>()

  const { data: withAuthor } = await client.get('/core/v2/posts', { embed: ['author'] })
  const names: (string | undefined)[] = withAuthor.map((item) => item._embedded.author[0]?.name)
  void names
  // @ts-expect-error -- this relation was not asked for
  void withAuthor[0]?._embedded.replies

  const { data: created } = await client.post('/core/v2/tags', { body: { name: 'Ships' } })
  holds<Same<typeof created, Schemas['Tag']>>()

  for await (const event of client.pages('/cal/events/v1/events', { fields: ['events.title'] })) {
    holds<Same<typeof event, { title: string }>>()
  }

  const { results } = await client.batch([
    batchItem('POST', '/core/v2/posts', { body: { title: 'One' }, fields: ['id'] }),
    batchItem('DELETE', '/core/v2/tags/{id}', { path, query: { force: true } }),
  ])
  const [made, deleted] = results
  if (made.ok) holds<Same<typeof made.data, { id: number }>>()
  if (deleted.ok) holds<Same<typeof deleted.data, Schemas['DeletedTag']>>()
}

export async function mistakes(): Promise<void> {
  // @ts-expect-error -- there is no such path
  await client.get('/core/v2/postes')
  // @ts-expect-error -- the id is missing
  await client.get('/core/v2/posts/{id}')
  // @ts-expect-error -- there is no such argument
  await client.get('/core/v2/posts', { query: { perpage: 1 } })
  // @ts-expect-error -- there is no such member
  await client.get('/core/v2/posts', { fields: ['id', 'title.renderd'] })
  // @ts-expect-error -- there is no such relation
  await client.get('/core/v2/posts', { embed: ['writer'] })
  // @ts-expect-error -- a read has nothing to protect
  await client.get('/core/v2/posts', { ifMatch: '"1"' })
  // @ts-expect-error -- the name of a tag is missing
  await client.post('/core/v2/tags', { body: {} })
  // @ts-expect-error -- a post has no such status
  await client.post('/core/v2/posts', { body: { status: 'published' } })
  // @ts-expect-error -- posts take no file
  await client.upload('/core/v2/posts', { file: new Blob([]) })
  // @ts-expect-error -- a batch cannot be called by a batch
  batchItem('POST', '/batch/v1', { body: { requests: [] } })
  // @ts-expect-error -- one post is no list
  client.pages('/core/v2/posts/{id}', { path: { id: 1 } })
  // @ts-expect-error -- the catalogue has no such code
  const code: ErrorCode = 'rest_nonsense'
  const known: ErrorCode = 'rest_precondition_failed'
  void [code, known]
}
