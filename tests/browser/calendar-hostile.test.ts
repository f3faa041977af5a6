import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { startTown, type Town } from './support/town.ts'

jest.setTimeout(90_000)

/** Ends texts, attributes, elements and scripts, and runs if anything takes it for markup. */
const HOSTILE = `"'></script></template><img src=x onerror="window.ran=1"><script>window.ran=1</script>`
const LINK = 'javascript:window.ran=1'

let town: Town
let browser: TestBrowser
let url: string
beforeAll(async () => {
  town = await startTown()
  browser = await startBrowser()
  const venue = await town.make(
    'venues',
    {
      venue: `Hall ${HOSTILE}`,
      address: HOSTILE,
      city: HOSTILE,
      country: HOSTILE,
      phone: HOSTILE,
    },
    'author',
  )
  const organizer = await town.make(
    'organizers',
    { organizer: `Club ${HOSTILE}`, phone: HOSTILE },
    'author',
  )
  const event = await town.make(
    'events',
    {
      title: `Feast ${HOSTILE}`,
      description: `<p>Text ${HOSTILE}</p><a href="${LINK}">go</a>`,
      excerpt: HOSTILE,
      start_date: '2033-03-09 18:00:00',
      end_date: '2033-03-10 20:00:00',
      cost: HOSTILE,
      venue: venue.id,
      organizer: organizer.id,
    },
    'author',
  )
  url = event.url
})
afterAll(async () => {
  await browser?.close()
  await town?.close()
})

it.each([
  ['list', () => `${town.events}/list/`],
  ['month', () => `${town.events}/month/`],
  ['day', () => `${town.events}/2033-03-09/`],
  ['week', () => `${town.events}/week/2033-03-09/`],
  ['summary', () => `${town.events}/summary/`],
  ['search', () => `${town.events}/month/?cal-bar-search=${encodeURIComponent(HOSTILE)}`],
  ['event', () => url],
])('Hostile texts of an event show as text and run nothing: %s', async (_, address) => {
  // Even where the policy of the page does not hold it back.
  const page = await browser.open({ bypassCSP: true })
  await page.goto(address())
  await page.getByRole('heading', { level: 1 }).waitFor()
  const seen = await page.evaluate(`({
    ran: window.ran,
    handlers: document.querySelectorAll('[onerror]').length,
    links: document.querySelectorAll('a[href^="javascript:"]').length,
    ends: document.body.lastElementChild.className,
  })`)
  await page.context().close()
  expect(seen).toEqual({ ran: undefined, handlers: 0, links: 0, ends: 'end' })
})

it('Hostile texts show as text in a view that the script brings', async () => {
  const page = await browser.open({ bypassCSP: true })
  await page.goto(`${town.events}/list/`)
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Events for March 2033' }).waitFor()
  const bar = page.locator('.cal-bar', { hasText: 'Feast' }).filter({ visible: true }).first()
  await bar.hover()
  await page.getByRole('tooltip').waitFor()
  const ran = await page.evaluate('window.ran')
  await page.context().close()
  expect(ran).toBeUndefined()
})
