import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { photo, png } from '../media/support/files.ts'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
let other: OtherSite
let authorization: string
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  other = await startOtherSite()
  const { user, pass } = service.credentials.author
  authorization = `Basic ${btoa(`${user}:${pass}`)}`
  const address = `${service.root}/core/v2/media`
  other.pages.set('/script', text(scriptedPage(address, authorization)))
  other.pages.set('/form', text(plainPage(address)))
})
afterAll(async () => {
  await browser.close()
  await service.close()
  await other.close()
})

const FIELDS = `<label>File <input type="file" name="file"></label>
  <label>Title <input name="title"></label>
  <label>Words for it <input name="alt_text"></label>
  <button>Send</button>`

const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Upload</title>${body}`

/** A page of another site that signs in by itself and shows the answer. */
const scriptedPage = (address: string, credentials: string): string =>
  page(`<form>${FIELDS}<button type="button" id="raw">Send the file alone</button></form>
    <output></output>
    <script>
      const form = document.forms[0], output = document.querySelector('output')
      const send = async (headers, body) => {
        const answer = await fetch(${JSON.stringify(address)}, {
          method: 'POST', body, headers: { authorization: ${JSON.stringify(credentials)}, ...headers },
        })
        output.textContent = answer.status + ' ' + await answer.text()
      }
      form.onsubmit = (event) => {
        event.preventDefault()
        void send({ 'x-requested-with': 'upload page' }, new FormData(form))
      }
      document.getElementById('raw').onclick = () => {
        const [file] = form.file.files
        void send({ 'content-disposition': 'attachment; filename="' + file.name + '"' }, file)
      }
    </script>`)

/** A page without scripts. */
const plainPage = (address: string): string =>
  page(`<form method="post" enctype="multipart/form-data" action="${address}">${FIELDS}</form>`)

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

async function fill(form: Page, file: Chosen): Promise<void> {
  await form.getByLabel('File').setInputFiles(file)
  await form.getByLabel('Title').fill('Schöner Hafen, “früh”')
  await form.getByLabel('Words for it').fill('Ships & boats')
}

/** What the scripted page shows. */
async function uploaded(form: Page): Promise<{ status: number; item: Item }> {
  const output = form.locator('output:not(:empty)')
  await output.waitFor()
  const said = await output.innerText()
  return { status: Number(said.slice(0, 3)), item: JSON.parse(said.slice(4)) as Item }
}

interface Item {
  readonly source_url: string
  readonly mime_type: string
  readonly title: { readonly raw: string }
  readonly alt_text: string
}

const stored = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer())

it('The upload of media takes a form that a script of another site sends, with fields in addition to the file', async () => {
  const form = await browser.open()
  await form.goto(`${other.url}/script`)
  const bytes = await png({ width: 320, height: 200 })
  await fill(form, { name: `${unique('harbor-')}.png`, mimeType: 'image/png', buffer: bytes })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  const { status, item } = await uploaded(form)
  expect(status).toBe(201)
  expect(item.title.raw).toBe('Schöner Hafen, “früh”')
  expect(item.alt_text).toBe('Ships & boats')
  expect(item.mime_type).toBe('image/png')
  expect((await stored(item.source_url)).equals(bytes)).toBe(true)
  await form.context().close()
})

it('The upload of media takes a file that a script of another site sends as the body itself', async () => {
  const form = await browser.open()
  await form.goto(`${other.url}/script`)
  const name = unique('quay-')
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photo() }
  await form.getByLabel('File').setInputFiles(file)
  await form.getByRole('button', { name: 'Send the file alone' }).click()
  const { status, item } = await uploaded(form)
  expect(status).toBe(201)
  expect(item.title.raw).toBe(name)
  expect(item.mime_type).toBe('image/jpeg')
  await form.context().close()
})

it('The upload of media takes a form, whatever signs its file name has', async () => {
  const form = await browser.open()
  await form.goto(`${other.url}/script`)
  const mark = unique()
  const bytes = await png()
  await fill(form, { name: `Hafen "früh" ${mark}.png`, mimeType: 'image/png', buffer: bytes })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  const { status, item } = await uploaded(form)
  expect(status).toBe(201)
  expect(item.source_url).toMatch(new RegExp(`/[\\w-]*${mark}\\.png$`))
  await form.context().close()
})

it('The upload of media refuses a form of another site without a script, with credentials that a browser adds', async () => {
  const form = await browser.open({ extraHTTPHeaders: { authorization } })
  await form.goto(`${other.url}/form`)
  await fill(form, { name: 'harbor.png', mimeType: 'image/png', buffer: await png() })
  const [answer] = await Promise.all([
    form.waitForResponse((response) => response.url().startsWith(service.root)),
    form.getByRole('button', { name: 'Send' }).click(),
  ])
  expect(answer.status()).toBe(403)
  await form.context().close()
})

it('The upload of media tells the script of another site why a file is refused', async () => {
  const form = await browser.open()
  await form.goto(`${other.url}/script`)
  const buffer = Buffer.from('<!doctype html><script>alert(1)</script>')
  await fill(form, { name: 'picture.png', mimeType: 'image/png', buffer })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  const { status, item } = await uploaded(form)
  expect({ status, ...item }).toMatchObject({ status: 400, code: 'rest_upload_unknown_error' })
  await form.context().close()
})
