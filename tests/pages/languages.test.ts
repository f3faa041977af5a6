import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { catalogues } from '../../generated/messages.ts'
import { viewsOf } from '../cal-views-v2/support.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { setting } from '../core-v2/comments/support.ts'
import { openForm, sendForm } from './comments/support.ts'
import { newPerson, PASSWORD, type Person } from './support/own-account.ts'
import { createVisitor } from './support/visitor.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let visits: Visits
let paths: readonly string[]
let person: Person
let commented: number
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2030-06-15T16:00:00Z') })
  visits = createVisits(service)
  person = await newPerson(service)
  const make = createFactories(service.api)
  await setting(service, 'allow_anonymous_comments', true)
  const open = await make.post()
  commented = open.id
  const locked = await make.post({ password: 'open' })
  const { event } = viewsOf(() => service)
  const id = await event({
    title: 'Xyz',
    start_date: '2030-06-20 20:00',
    end_date: '2030-06-20 22:00',
    venue: { venue: 'Qwz' },
  })
  paths = [
    '/',
    '/?s=zzz',
    '/nothing/here/',
    new URL(open.link).pathname + new URL(open.link).search,
    new URL(locked.link).pathname + new URL(locked.link).search,
    `/?p=${id}`,
    `/embed/${open.id}/`,
    '/embed/999999999/',
    ...['list', 'month/2030-06', 'month/2031-01', '2030-06-20', 'week', 'summary'].map(
      (view) => `/events/${view}/`,
    ),
    '/events/list/?cal-bar-search=zzz',
    '/authorize-application/?app_name=Xyz',
    '/authorize-application/?app_id=x',
    '/newsletter/00000000000000000000000000000000/',
    `/comments/write/?post=${open.id}`,
    '/comments/write/?post=999999999',
    '/comments/moderate/?token=x',
    '/account/sign-in/',
    '/account/forgot/',
    '/account/reset/?token=x',
    '/account/email/confirm/?token=x',
    '/account/nothing/',
  ]
})
afterAll(() => service.close())

const speak = (language: string) =>
  service.api.as('admin').post('/core/v2/settings', { body: { language } })
const page = (path: string) => visits.textAt(path)

/** Pages that ask who is signed in. */
const OWN_PATHS = [
  '',
  'profile/',
  'email/',
  'password/',
  'sessions/',
  'application-passwords/',
].map((part) => `/account/${part}`)
const ownPage = async (path: string) => (await person.visitor.get(path)).text

/** Forms that are sent back with what is wrong, and requests that no page answers. */
const refusedForms: readonly (readonly [string, () => Promise<string>])[] = [
  [
    'sign-in',
    async () => {
      const visitor = createVisitor(service.url)
      await visitor.get('/account/sign-in/')
      const fields = { do: 'sign-in', login: 'nobody', password: 'wrong' }
      return (await visitor.send('/account/sign-in/', fields)).text
    },
  ],
  [
    'comment',
    async () => {
      const { moment } = await openForm(service, { post: commented })
      const empty = { author: '', email: '', comment: '', moment }
      return (await sendForm(service, { post: commented }, empty)).text
    },
  ],
  ['profile', () => refusedOwn('profile/', { name: '', url: 'x', locale: 'x' })],
  ['email', () => refusedOwn('email/', { email: 'ann@example.org', 'current-password': 'wrong' })],
  [
    'password',
    () => refusedOwn('password/', { 'current-password': PASSWORD, 'new-password': 'x' }),
  ],
  ['application password', () => refusedOwn('application-passwords/', { do: 'create', name: '' })],
  ['method', async () => (await visits.visit('/account/', { method: 'DELETE' })).text()],
  ['media type', async () => (await visits.visit('/account/sign-in/', { method: 'POST' })).text()],
]

async function refusedOwn(part: string, fields: Record<string, string>): Promise<string> {
  await person.visitor.get(`/account/${part}`)
  return (await person.visitor.send(`/account/${part}`, fields)).text
}

const READ_OUT = new Set(['aria-label', 'placeholder', 'title', 'alt'])

/** What people read or hear of a page, one by one. */
function textsIn(node: DefaultTreeAdapterTypes.Node): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value.trim()]
  if ('tagName' in node && (node.tagName === 'script' || node.tagName === 'style')) return []
  const heard =
    'attrs' in node
      ? node.attrs.filter(({ name }) => READ_OUT.has(name)).map(({ value }) => value)
      : []
  return [...heard, ...('childNodes' in node ? node.childNodes.flatMap(textsIn) : [])]
}

/** Whether a text is English and differs in another language. */
function englishOnly(tag: string): (text: string) => boolean {
  const own = new Set(Object.values(catalogues[tag] ?? {}))
  const english = Object.values(catalogues.en).filter((text) => !own.has(text))
  const whole = new Set(english.filter((text) => !text.includes('{')))
  const filled = english
    .filter((text) => {
      const words = text.replaceAll(PLACE, '')
      return words !== text && !words.includes('{') && /[a-z]{4}/.test(words)
    })
    .map((text) => new RegExp(`^${text.split(PLACE).map(escaped).join('.+')}$`))
  return (text) => whole.has(text) || filled.some((pattern) => pattern.test(text))
}

/** A place in a text where a value is written. */
const PLACE = /\{\w+\}/g

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`)

describe.each([
  ['de_DE_formal', 'de', 'Veranstaltungen im Juni 2030', 'Montag', '1 Veranstaltung gefunden.'],
  ['fr_FR', 'fr', 'Évènements en juin 2030', 'lundi', '1 évènement trouvé.'],
  ['es_ES', 'es', 'Eventos de junio de 2030', 'lunes', '1 evento encontrado.'],
])('Pages of a site whose language is %s', (language, tag, title, monday, found) => {
  let written: readonly (readonly [string, string])[]
  beforeAll(async () => {
    await speak(language)
    written = await Promise.all([
      ...paths.map(async (path) => [path, await page(path)] as const),
      ...OWN_PATHS.map(async (path) => [path, await ownPage(path)] as const),
    ])
    for (const [name, send] of refusedForms) written = [...written, [name, await send()]]
  })

  it('declare it in lang', () => {
    const other = written.filter(
      ([, text]) => !text.includes(`<html lang="${tag}-${tag.toUpperCase()}"`),
    )
    expect(other.map(([path]) => path)).toEqual([])
  })

  it('have no English text left', () => {
    const english = englishOnly(tag)
    const left = written.flatMap(([path, text]) =>
      textsIn(parse(text))
        .filter(english)
        .map((part) => `${path}: ${part}`),
    )
    expect(left).toEqual([])
  })

  it('write months, the first day of the week and counts as the language does', async () => {
    const month = await page('/events/month/2030-06/')
    expect({
      title: /<title>([^<]*?) – /.exec(month)?.[1],
      monday: /<span class="cal-wide" aria-hidden="true">([^<]*)</.exec(month)?.[1],
      found: month.includes(found),
    }).toEqual({ title, monday, found: true })
  })
})

describe('Pages of a site whose language has no catalogue', () => {
  it('are wholly in English, dates included', async () => {
    await speak('it_IT')
    expect(await page('/events/month/2030-06/')).toContain('<title>Events for June 2030 – ')
  })
})
