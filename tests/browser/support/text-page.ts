import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { guardedHeaders } from '../../../src/pages/layout.ts'
import { formStylesheet } from '../../../src/pages/stylesheet.ts'
import { startBrowser, type TestBrowser } from './browser.ts'

export interface TextSite {
  readonly url: string
  readonly browser: TestBrowser
  /** Its page, open in the browser. */
  readonly page: Page
  close(): Promise<void>
}

/** A page with nothing but the text editor, under the policy of pages and with scripts of its own. */
export async function startTextSite(): Promise<TextSite> {
  const files = new Map<string, readonly [type: string, body: string | Buffer]>([
    ['/', ['text/html; charset=utf-8', DOCUMENT]],
    ['/page.css', ['text/css', formStylesheet.body + WIDE]],
    ['/text.css', ['text/css', await readFile('src/write/text/text.css', 'utf8')]],
    ['/text-content.css', ['text/css', await readFile('src/write/text/text-content.css', 'utf8')]],
    ['/page.js', ['text/javascript', await script()]],
    ['/picture.png', ['image/png', await picture()]],
  ])
  const server = http.createServer((request, response) => {
    const [type, body] = files.get(request.url ?? '') ?? ['text/plain', 'not found']
    const guarded: Readonly<Record<string, string | readonly string[]>> = {
      ...guardedHeaders('http://127.0.0.1'),
    }
    const policy = `${String(guarded['Content-Security-Policy'])}; script-src 'self'`
    const own = { 'Content-Type': type, 'Content-Security-Policy': policy }
    response.writeHead(200, { ...guarded, ...own }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await startBrowser()
  const page = await browser.open()
  await page.goto(url)
  return {
    url,
    browser,
    page,
    async close() {
      await browser.close()
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}

/** The stored form of what stands in the editor. */
export const storedText = (page: Page): Promise<string> => page.evaluate('editor.text()')

/** Puts a text into the editor, with the cursor at its beginning. */
export async function setText(page: Page, text: string): Promise<void> {
  await page.evaluate(`editor.setText(${JSON.stringify(text)}); editor.focus()`)
}

/** Pastes as browsers do, with what another program has put into the clipboard. */
export async function paste(page: Page, contents: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer()
    for (const [type, text] of Object.entries(${JSON.stringify(contents)})) data.setData(type, text)
    const paste = { clipboardData: data, bubbles: true, cancelable: true }
    document.querySelector('[role=textbox]').dispatchEvent(new ClipboardEvent('paste', paste))
  }`)
}

/** Pastes or drops a file as browsers do. */
export async function giveFile(page: Page, how: 'paste' | 'drop', type: string): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'a file', { type: ${JSON.stringify(type)} }))
    const text = document.querySelector('[role=textbox]')
    const { left, top } = text.getBoundingClientRect()
    const common = { bubbles: true, cancelable: true, clientX: left + 40, clientY: top + 30 }
    text.dispatchEvent(${JSON.stringify(how)} === 'paste'
      ? new ClipboardEvent('paste', { ...common, clipboardData: data })
      : new DragEvent('drop', { ...common, dataTransfer: data }))
  }`)
}

const DOCUMENT = `<!doctype html><html lang="en"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Text</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/text.css"><link rel="stylesheet" href="/text-content.css">
  <body><main><h1>A post</h1><div id="place"></div><button id="after">After</button></main>
  <script src="/page.js"></script></body></html>`

const WIDE = 'main { max-width: 56rem; }'

/** The page puts the editor into `window.editor`, and counts its changes. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { TextEditor } from './src/write/text/editor.ts'
        import texts from './src/messages/en.json'
        window.changes = 0
        const picture = { id: 7, url: '/picture.png', alt: 'A "boat"' }
        window.editor = new TextEditor({
          place: document.querySelector('#place'),
          label: 'Text',
          text: '',
          words: (key) => texts["write." + key],
          onChange: () => { window.changes += 1 },
          pickPicture: async () => picture,
          uploadPictures: async (files) => files.map(() => ({ ...picture, id: 8, alt: '' })),
        })`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    tsconfig: 'src/write/tsconfig.json',
    write: false,
  })
  return outputFiles.map((file) => file.text).join('\n')
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#47799c' } })
    .png()
    .toBuffer()

/** Presses keys one after the other. */
export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
