import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Answer, Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const path = '/core/v2/settings'

const read = (asker: Actor = 'admin', headers = {}): Promise<Answer> =>
  service.api.as(asker).get(path, { headers })

const write = (body: unknown, asker: Actor = 'admin', headers = {}): Promise<Answer> =>
  service.api.as(asker).post(path, { body, headers })

const codeOf = ({ body }: Answer, name: string): unknown => body.data.details[name].code

describe('GET /core/v2/settings', () => {
  describe('200', () => {
    it('shows every setting, with its default', async () => {
      expect((await read()).body).toEqual({
        title: expect.any(String),
        description: '',
        url: service.url,
        email: expect.any(String),
        timezone: 'America/New_York',
        date_format: 'F j, Y',
        time_format: 'g:i a',
        start_of_week: 1,
        language: 'en_US',
        use_smilies: true,
        default_category: 1,
        default_post_format: '0',
        posts_per_page: 10,
        show_on_front: 'posts',
        page_on_front: 0,
        page_for_posts: 0,
        default_ping_status: 'open',
        default_comment_status: 'open',
        site_logo: null,
        site_icon: 0,
        custom_css: '',
        show_api_links: false,
      })
    })
  })

  describe('304', () => {
    it('confirms that nothing has changed', async () => {
      const { headers } = await read()
      expect((await read('admin', { 'if-none-match': headers['etag'] })).status).toBe(304)
    })
  })

  describe('400', () => {
    it('refuses fields that are not text', async () => {
      const answer = await service.api.as('admin').get(`${path}?_fields=title%00`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe('401', () => {
    it('refuses visitors', async () => {
      expect(await read('anonymous')).toBeRestError('rest_forbidden', 401)
    })
  })

  describe('403', () => {
    it('refuses editors', async () => {
      expect(await read('editor')).toBeRestError('rest_forbidden', 403)
    })
  })
})

describe('POST /core/v2/settings 200', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { body: before } = await read()
    const { body } = await write({ start_of_week: 0, colour: 'red' })
    expect(body).toEqual({ ...before, start_of_week: 0 })
  })

  it('brings every default back', async () => {
    const { body: before } = await read()
    const names = ['date_format', 'time_format', 'use_smilies', 'posts_per_page', 'language']
    await write({
      date_format: 'Y',
      time_format: 'H',
      use_smilies: 0,
      posts_per_page: 0,
      language: 'de',
    })
    const { body } = await write(Object.fromEntries(names.map((name) => [name, null])))
    for (const name of names) expect(body[name]).toBe(before[name])
  })

  it('accepts what it has shown', async () => {
    await write({ title: `R&D's "<b>house</b>" &amp; more`, description: ' two\nlines ' })
    const { body } = await read()
    expect((await service.api.as('admin').put(path, { body })).body).toEqual(body)
  })

  it('shows title and tagline in their HTML form', async () => {
    const { body } = await write({
      title: `R&D's <b>house</b> &amp; more`,
      description: ' a\nb ',
    })
    expect({ title: body.title, description: body.description }).toEqual({
      title: 'R&amp;D&#039;s &lt;b&gt;house&lt;/b&gt; &amp; more',
      description: 'a b',
    })
  })

  it.each([
    ['Europe/Berlin', 'Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC', 'UTC'],
    ['UTC+5.5', 'UTC+5:30', ''],
    ['UTC-03', 'UTC-3', ''],
    ['utc+14', 'UTC+14', ''],
  ])('takes the zone %s', async (timezone, shown, name) => {
    const { body } = await write({ timezone })
    const index = await service.api.get('/', { query: { _fields: 'timezone_string' } })
    expect({ timezone: body.timezone, indexTimezoneString: index.body.timezone_string }).toEqual({
      timezone: shown,
      indexTimezoneString: name,
    })
  })

  it.each([
    [-5, 5],
    [-1, -1],
  ])('reads %i posts on a page as %i', async (given, shown) => {
    expect((await write({ posts_per_page: given })).body.posts_per_page).toBe(shown)
  })

  it('counts 0 posts on a page as 1', async () => {
    expect((await write({ posts_per_page: '0' })).body.posts_per_page).toBe(1)
  })

  it('names a category and pages that exist', async () => {
    const [category, page] = [await make.category(), await make.page()]
    const { body } = await write({ default_category: category.id, page_on_front: page.id })
    expect({ defaultCategory: body.default_category, pageOnFront: body.page_on_front }).toEqual({
      defaultCategory: category.id,
      pageOnFront: page.id,
    })
  })

  it('accepts null for no logo and 0 for no icon, as shown', async () => {
    const { body } = await write({ site_logo: null, site_icon: 0 })
    expect({ siteLogo: body.site_logo, siteIcon: body.site_icon }).toEqual({
      siteLogo: null,
      siteIcon: 0,
    })
  })

  it('reads a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await write('start_of_week=6', 'admin', headers)).body.start_of_week).toBe(6)
  })

  it('keeps what others write at the same moment', async () => {
    const answers = await Promise.all(
      [{ date_format: 'd' }, { time_format: 't' }, { language: 'fr' }].map((body) => write(body)),
    )
    const { body } = await read()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect({
      dateFormat: body.date_format,
      timeFormat: body.time_format,
      language: body.language,
    }).toEqual({ dateFormat: 'd', timeFormat: 't', language: 'fr' })
  })
})

it('POST /core/v2/settings 200 takes nothing that belongs to the command line', async () => {
  const body = { public_menus: true, allow_anonymous_comments: true }
  expect((await write(body)).status).toBe(200)
  const { publicMenus, allowAnonymousComments } = await service.ctx.settings()
  expect({ publicMenus, allowAnonymousComments }).toEqual({
    publicMenus: false,
    allowAnonymousComments: false,
  })
})

describe('POST /core/v2/settings 400', () => {
  it.each([
    ['posts_per_page', 'many', 'rest_invalid_type'],
    ['posts_per_page', -1001, 'rest_out_of_bounds'],
    ['posts_per_page', 1e20, 'rest_out_of_bounds'],
    ['start_of_week', 7, 'rest_out_of_bounds'],
    ['show_on_front', 'nothing', 'rest_not_in_enum'],
    ['default_post_format', 'novel', 'rest_not_in_enum'],
    ['default_ping_status', 'ajar', 'rest_not_in_enum'],
    ['email', 'nobody', 'rest_invalid_email'],
    ['email', 'a@b c', 'rest_invalid_email'],
    ['language', '../../etc', 'rest_invalid_pattern'],
    ['language', 'xx', 'rest_invalid_param'],
    ['language', 'xx_YY', 'rest_invalid_param'],
    ['language', 'en_YY', 'rest_invalid_param'],
    ['language', 'en_USA', 'rest_invalid_param'],
    ['language', 'en_ZZ', 'rest_invalid_param'],
    ['language', 'qaa', 'rest_invalid_param'],
    ['title', ['a'], 'rest_invalid_type'],
    ['description', 'NUL \0', 'rest_invalid_text'],
    ['url', 'no address', 'rest_invalid_url'],
    ['url', 'https://example.org', 'rest_invalid_param'],
    ['timezone', 'Mars/Olympus', 'rest_invalid_param'],
    ['timezone', 'UTC+15', 'rest_invalid_param'],
    ['timezone', '+05:30', 'rest_invalid_param'],
    ['timezone', '', 'rest_invalid_param'],
    ['default_category', 0, 'rest_invalid_param'],
    ['default_category', 99_999_999, 'rest_invalid_param'],
    ['default_category', 1e20, 'rest_invalid_param'],
    ['page_on_front', -1, 'rest_invalid_param'],
    ['page_for_posts', 2_147_483_648, 'rest_invalid_param'],
    ['site_logo', 99_999_999, 'rest_invalid_param'],
    ['site_icon', 99_999_999, 'rest_invalid_param'],
  ])('refuses the %s %p', async (name, value, code) => {
    expect(codeOf(await write({ [name]: value }), name)).toBe(code)
  })

  it('names all problems at once, and changes nothing', async () => {
    const post = await make.post()
    const { body: before } = await read()
    const answer = await write({ title: 'x', page_on_front: post.id, site_icon: post.id })
    expect(Object.keys(answer.body.data.params)).toEqual(['page_on_front', 'site_icon'])
    expect((await read()).body).toEqual(before)
  })

  it('refuses a page in the trash', async () => {
    const { id } = await make.page()
    await service.api.as('editor').delete(`/core/v2/pages/${id}`)
    expect(codeOf(await write({ page_on_front: id }), 'page_on_front')).toBe('rest_invalid_param')
  })
})

describe('POST /core/v2/settings 401', () => {
  it('refuses visitors', async () => {
    expect(await write({ title: 'Mine' }, 'anonymous')).toBeRestError('rest_forbidden', 401)
  })
})

describe('POST /core/v2/settings 403', () => {
  it('refuses editors', async () => {
    expect(await write({ title: 'Mine' }, 'editor')).toBeRestError('rest_forbidden', 403)
  })
})

describe('POST /core/v2/settings', () => {
  let tag: string
  beforeEach(async () => {
    tag = (await read()).headers['etag'] ?? ''
  })

  it('200/412 lets one of many writers of the same version write', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((date_format) => write({ date_format }, 'admin', { 'if-match': tag })),
    )
    const refused = answers.filter(({ status }) => status === 412)
    expect(refused.length).toBe(2)
  })

  it('200 answers with the tag for the next write', async () => {
    const { headers } = await write({ date_format: 'x' }, 'admin', { 'if-match': tag })
    const next = { 'if-match': headers['etag'] }
    expect((await write({ date_format: 'y' }, 'admin', next)).status).toBe(200)
  })

  it('412 refuses a write with an old date', async () => {
    await write({ date_format: unique() })
    const headers = { 'if-unmodified-since': 'Tue, 01 Jan 2019 00:00:00 GMT' }
    expect(await write({ title: 'x' }, 'admin', headers)).toBeRestError(
      'rest_precondition_failed',
      412,
    )
  })
})
