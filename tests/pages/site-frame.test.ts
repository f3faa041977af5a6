import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { uploadPicture } from './support/pictures.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service?.close())

const send = async (path: string, body: object): Promise<number> => {
  const answer = await service.api.as('admin').post(path, { body })
  if (answer.status >= 300) throw new Error(`${path} got ${answer.status}: ${answer.text}`)
  return Number(answer.body.id)
}

const configure = (settings: object) => send('/core/v2/settings', settings)

/** Address of the stylesheet of the settings. */
const stylesheetOf = async (): Promise<string> =>
  /[^"]+\/assets\/custom-[\da-f]+\.css/.exec(await visits.textAt('/events/'))?.[0] ?? ''

const between = (text: string, start: string, end: string): string =>
  text.split(start)[1]?.split(end)[0] ?? ''

describe('The primary menu', () => {
  it('leads to entries, places of one’s own and what is below them', async () => {
    const page = await make.page({ title: 'About <em>us</em>' })
    const menus = await send('/core/v2/menus', { name: unique(), locations: ['primary'] })
    const to = { type: 'post_type', object: 'page', object_id: page.id }
    const about = await send('/core/v2/menu-items', { menus, title: '', ...to })
    const team = { menus, title: 'Team', url: '/team/', parent: about, menu_order: 2 }
    await send('/core/v2/menu-items', team)
    const menu = between(await visits.textAt('/'), '<nav class="menu"', '</nav>')
    expect(menu).toContain(`href="${page.link}"`)
    expect(menu).toContain('>About us</a')
    expect(menu).toContain('aria-label="More under About us"')
    expect(menu).toContain('href="/team/"')
  })

  it('leaves out what visitors cannot read', async () => {
    const draft = await make.page({ title: unique('draft'), status: 'draft' })
    const menus = await send('/core/v2/menus', { name: unique(), locations: ['primary'] })
    const to = { type: 'post_type', object: 'page', object_id: draft.id }
    await send('/core/v2/menu-items', { menus, title: 'Secret', ...to })
    await send('/core/v2/menu-items', { menus, title: 'Open', url: '/open/' })
    const menu = between(await visits.textAt('/events/'), '<nav class="menu"', '</nav>')
    expect(menu).toContain('>Open</a')
    expect(menu).not.toContain('Secret')
  })
})

describe('The footer', () => {
  it('shows visitors nothing of the API', async () => {
    expect(between(await visits.textAt('/'), '<footer', '</footer>')).not.toContain('/docs/')
  })

  it('shows its own menu', async () => {
    const menus = await send('/core/v2/menus', { name: unique(), locations: ['footer'] })
    await send('/core/v2/menu-items', { menus, title: 'Imprint', url: '/imprint/' })
    const footer = between(await visits.textAt('/'), '<footer', '</footer>')
    expect(footer).toContain('href="/imprint/"')
    expect(footer).toContain(`${service.url}/feed/`)
  })

  it('leads developers to the API if the settings say so', async () => {
    await configure({ show_api_links: true })
    const footer = between(await visits.textAt('/'), '<footer', '</footer>')
    await configure({ show_api_links: null })
    expect(footer).toContain(`href="${service.url}/docs/"`)
  })
})

describe('Logo and icon', () => {
  it('are those of the settings', async () => {
    const picture = await uploadPicture(service)
    await configure({ site_logo: picture.id, site_icon: picture.id })
    const page = await visits.textAt('/')
    expect(between(page, '<header', '</header>')).toContain('class="logo"')
    expect(page).toMatch(/<link rel="icon" href="[^"]+\/uploads\/[^"]+-300x200\.png"/)
  })

  it('are removed with their picture', async () => {
    const picture = await uploadPicture(service)
    await configure({ site_logo: picture.id, site_icon: picture.id })
    await service.api.as('admin').delete(`/core/v2/media/${picture.id}`, { query: { force: true } })
    const page = await visits.textAt('/')
    expect(page).not.toContain('class="logo"')
    expect(page).toContain('<link rel="icon" href="data:," />')
  })
})

describe('The setting `custom_css`', () => {
  it('is a file of its own, after all others', async () => {
    await configure({ custom_css: ':root { --accent: teal }' })
    const page = await visits.textAt('/events/')
    const files = [...page.matchAll(/\/assets\/(\w+)-[\da-f]+\.css/g)].map(([, name]) => name)
    const answer = await visits.visit(await stylesheetOf())
    expect(files).toEqual(['site', 'calendar', 'custom'])
    expect(answer.headers.get('content-type')).toBe('text/css; charset=UTF-8')
    expect(await answer.text()).toBe(':root { --accent: teal }')
  })

  it('has another address when it changes', async () => {
    await configure({ custom_css: 'h1 { color: teal }' })
    const before = await stylesheetOf()
    await configure({ custom_css: 'h1 { color: navy }' })
    expect(await stylesheetOf()).not.toBe(before)
    expect((await visits.visit(before)).status).toBe(404)
  })

  it('is refused with all problems', async () => {
    const body = { custom_css: '@import "/a.css";\na { background: url(https://b.example/) }' }
    const answer = await service.api.as('admin').post('/core/v2/settings', { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.params.custom_css).toBe(
      'Line 1: @import cannot be used. Line 2: an address has to begin with one slash, or with data:image/.',
    )
  })
})
