import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Created } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

/** A public page below a public one that lies below one of the status. */
async function below(
  status: string,
): Promise<{ readonly hidden: string; readonly child: Created & { readonly parent: number } }> {
  const make = createFactories(service.api)
  const hidden = unique('hidden-')
  const top = await make.page({ slug: hidden, title: unique('Top ') })
  const between = await make.page({ slug: unique('middle-'), parent: top.id })
  const { id } = await make.page({ slug: unique('child-'), parent: between.id })
  const editor = service.api.as('editor')
  const address = `/core/v2/pages/${top.id}`
  if (status === 'trash') await editor.delete(address)
  else if (status === 'future') {
    await editor.patch(address, { body: { status: 'future', date: '2199-01-01T00:00:00' } })
  } else await editor.patch(address, { body: { status } })
  return { hidden, child: (await service.api.get(`/core/v2/pages/${id}`)).body }
}

describe.each(['private', 'draft', 'pending', 'future', 'trash'])(
  'A public page below one that is %s',
  (status) => {
    it('has a working address that does not reveal the slug of its parent', async () => {
      const { hidden, child } = await below(status)
      expect(child.link).toBe(`${service.url}/?page_id=${child.id}`)
      const page = await fetch(child.link)
      expect(page.status).toBe(200)
      expect(await page.text()).not.toContain(hidden)
      const { body } = await service.api.get('/oembed/1.0/embed', { query: { url: child.link } })
      expect(body.html).toContain(child.link)
    })

    it('is not found by the slugs of its parents, which would confirm them', async () => {
      const { hidden, child } = await below(status)
      const { body: between } = await service.api.get(`/core/v2/pages/${child.parent}`)
      const address = `${service.url}/${hidden}/${between.slug}/${child.slug}/`
      const guessed = address.replace(hidden, unique('guess-'))
      for (const url of [address, guessed]) {
        expect((await fetch(url)).status).toBe(404)
        expect((await service.api.get('/oembed/1.0/embed', { query: { url } })).status).toBe(404)
      }
    })

    it('stands under that address in lists, feeds of addresses and structured data', async () => {
      const { hidden, child } = await below(status)
      const answers = await Promise.all([
        service.api.get('/core/v2/pages?per_page=100'),
        service.api.get(`/core/v2/search?search=${child.slug}`),
        service.api.get(`/schema-output/posts/${child.id}`),
      ])
      const map = await (await fetch(`${service.url}/sitemaps/page-1.xml`)).text()
      expect(map).toContain(`?page_id=${child.id}<`)
      for (const text of [...answers.map((answer) => answer.text), map]) {
        expect(text).not.toContain(hidden)
      }
    })
  },
)

it('A public page regains its address with its parent', async () => {
  const { hidden, child } = await below('draft')
  const [parent] = (
    await service.api.as('editor').get(`/core/v2/pages?status=draft&slug=${hidden}`)
  ).body
  await service.api
    .as('editor')
    .patch(`/core/v2/pages/${parent.id}`, { body: { status: 'publish' } })
  const { body } = await service.api.get(`/core/v2/pages/${child.id}`)
  expect(body.link).toContain(`${service.url}/${hidden}/middle-`)
  expect((await fetch(body.link)).status).toBe(200)
})
