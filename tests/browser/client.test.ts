import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { build } from 'esbuild'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { png } from '../media/support/files.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
let other: OtherSite
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  other = await startOtherSite()
  other.pages.set('/front-end', text(page(await script())))
})
afterAll(async () => {
  await browser.close()
  await service.close()
  await other.close()
})

/** The example of a front end as a bundler makes it of its source. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/client/front-end/front-end.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'frontEnd',
    platform: 'browser',
    write: false,
  })
  return outputFiles.map((file) => file.text).join('\n')
}

function page(bundled: string): string {
  const { user, pass } = service.credentials.author
  const options = { baseUrl: service.root, username: user, applicationPassword: pass }
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Front end</title>
    <ul id="posts"></ul> <ul id="events"></ul>
    <form id="form">
      <label>Title <input name="title"></label> <label>Text <input name="text"></label>
      <label>Picture <input type="file" name="picture"></label>
      <label>Words for it <input name="alt"></label>
      <button>Publish</button>
    </form>
    <output id="message"></output>
    <script>${bundled}
      const { posts, events, form, message } = Object.fromEntries(
        [...document.querySelectorAll('[id]')].map((element) => [element.id, element]))
      frontEnd.start(${JSON.stringify(options)}, '2027-09', { posts, events, form, message })
    </script>`
}

it('The example front end lists posts with their authors on a page of another site', async () => {
  await createFactories(service.api).post({ title: 'Boats & ships' })
  const tab = await browser.open()
  await tab.goto(`${other.url}/front-end`)
  const item = tab.locator('#posts li', { hasText: 'Boats & ships' })
  expect(await item.textContent()).toBe(`Boats & ships by ${service.credentials.editor.name}`)
})

it('The example front end lists the events of a month by day, with their venues', async () => {
  await service.api.as('editor').post('/cal/events/v1/events', {
    body: {
      title: 'Harvest festival',
      status: 'publish',
      start_date: '2027-09-12 10:00',
      end_date: '2027-09-12 18:00',
      venue: { venue: 'Old Mill' },
    },
  })
  const tab = await browser.open()
  await tab.goto(`${other.url}/front-end`)
  const item = tab.locator('#events li').first()
  expect(await item.textContent()).toBe('2027-09-12: Harvest festival, Old Mill')
})

it('The example front end publishes a post with a picture', async () => {
  const tab = await browser.open()
  await tab.goto(`${other.url}/front-end`)
  await tab.getByLabel('Title').fill('A heron')
  await tab.getByLabel('Text').fill('It stood there all morning.')
  const buffer = await png()
  await tab
    .getByLabel('Picture')
    .setInputFiles({ name: 'heron.png', mimeType: 'image/png', buffer })
  await tab.getByLabel('Words for it').fill('A heron by the pond')
  await tab.getByRole('button', { name: 'Publish' }).click()
  await tab.getByText('Published: A heron').waitFor()
  const item = tab.locator('#posts li', { hasText: 'A heron' })
  expect(await item.getByRole('img').getAttribute('alt')).toBe('A heron by the pond')
})

it('The example front end shows what is wrong with a post', async () => {
  const tab = await browser.open()
  await tab.goto(`${other.url}/front-end`)
  await tab.getByRole('button', { name: 'Publish' }).click()
  await tab.getByText('Title, content and excerpt are all empty.').waitFor()
})
