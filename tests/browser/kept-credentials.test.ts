import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { DOOR, startChallengingProxy, type ChallengingProxy } from './support/challenging-proxy.ts'

jest.setTimeout(60_000)

let proxy: ChallengingProxy
let service: TestService
let browser: TestBrowser
let stranger: OtherSite
beforeAll(async () => {
  proxy = await startChallengingProxy()
  service = await startService({ environment: { SITE_URL: proxy.url } })
  proxy.target = service.url
  browser = await startBrowser()
  stranger = await startOtherSite()
})
afterAll(async () => {
  await browser.close()
  await stranger.close()
  await service.close()
  await proxy.close()
})

/** The address of a page at the stranger's, which is of another site than the service. */
function strangersPage(body: string): string {
  const path = `/${unique('page-')}`
  const whole = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>${body}`
  stranger.pages.set(path, text(whole))
  return `http://stranger.localhost:${stranger.port}${path}`
}

/** A browser that keeps an administrator's credentials for the origin of the service. */
async function administratorsBrowser(): Promise<Page> {
  const { user: username, pass: password } = service.credentials.admin
  const page = await browser.open({ httpCredentials: { username, password } })
  await page.goto(proxy.url + DOOR)
  expect(await page.innerText('body')).toBe('Welcome')
  return page
}

const api = (path: string): string => `${proxy.url}/api/core/v2${path}`

interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly enctype?: string
}

/** A form that is sent as soon as the page is open. */
function formPage({ action, fields, enctype = 'application/x-www-form-urlencoded' }: Form): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  return strangersPage(`<form method="post" enctype="${enctype}" action="${action}">${inputs.join('')}
    </form><script>document.forms[0].submit()</script>`)
}

/** Opens a page of the stranger's and waits for what the API answers to what it sends. */
async function visit(address: string): Promise<{ status: number; challenge: string | null }> {
  const page = await administratorsBrowser()
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().startsWith(api('')) && response.request().method() !== 'OPTIONS',
    ),
    page.goto(address),
  ])
  const challenge = await answer.headerValue('www-authenticate')
  const status = answer.status()
  await page.context().close()
  return { status, challenge }
}

const countUsers = async (login: string): Promise<number> =>
  (await service.api.as('admin').get('/core/v2/users', { query: { search: login } })).body.length

const countPosts = async (title: string): Promise<number> =>
  (await service.api.as('admin').get('/core/v2/posts', { query: { search: title, status: 'any' } }))
    .body.length

describe('A page of a stranger, opened in a browser that keeps credentials of an administrator', () => {
  it('makes no administrator by a form that sends itself', async () => {
    const username = unique('intruder')
    const fields = {
      username,
      email: `${username}@example.org`,
      password: 'something long',
      'roles[]': 'administrator',
    }
    const { status, challenge } = await visit(formPage({ action: api('/users'), fields }))
    expect(status).toBe(403)
    expect(challenge).toBe(null)
    expect(await countUsers(username)).toBe(0)
  })

  it('makes no application password by a form that sends itself', async () => {
    const action = api('/users/me/application-passwords')
    const { status } = await visit(formPage({ action, fields: { name: 'Intruder' } }))
    const { body } = await service.api.as('admin').get('/core/v2/users/me/application-passwords')
    const names = body.map(({ name }: { name: string }) => name)
    expect(status).toBe(403)
    expect(names).not.toContain('Intruder')
  })

  it.each(['multipart/form-data', 'text/plain'])(
    'writes nothing by a form of the type %s with arguments in its address',
    async (enctype) => {
      const title = unique('Intruder')
      const action = api(`/posts?title=${title}&content=x`)
      const { status } = await visit(formPage({ action, fields: { a: 'b' }, enctype }))
      expect(status).toBe(403)
      expect(await countPosts(title)).toBe(0)
    },
  )

  it('writes nothing by an address that names another method', async () => {
    const title = unique('Intruder')
    const address = api(`/posts?_method=POST&title=${title}&content=x`)
    const { status } = await visit(strangersPage(`<script>location = '${address}'</script>`))
    expect(status).toBe(200)
    expect(await countPosts(title)).toBe(0)
  })

  it.each(['no-cors', 'cors'])(
    'writes nothing by a script that sends a form with the credentials (%s)',
    async (mode) => {
      const title = unique('Intruder')
      const init = `{ method: 'POST', mode: '${mode}', credentials: 'include',
        body: new URLSearchParams({ title: '${title}', content: 'x' }) }`
      const page = await administratorsBrowser()
      await page.goto(strangersPage(''))
      await page.evaluate(`fetch('${api('/posts')}', ${init}).then(() => 0, () => 0)`)
      await page.context().close()
      expect(await countPosts(title)).toBe(0)
    },
  )

  it('reads nothing by a script that asks with the credentials', async () => {
    const page = await administratorsBrowser()
    await page.goto(strangersPage(''))
    const read = await page.evaluate(
      `fetch('${api('/users/me?context=edit')}', { credentials: 'include' })
        .then((answer) => answer.text(), (error) => 'refused: ' + error.name)`,
    )
    await page.context().close()
    expect(read).toBe('refused: TypeError')
  })

  it('reads nothing by an answer that is a script', async () => {
    const page = await administratorsBrowser()
    const source = api('/users/me?context=edit&_fields=email,code&_jsonp=told')
    await page.goto(
      strangersPage(`<script>told = (answer) => { document.body.append(JSON.stringify(answer)) }
        </script><script src="${source}"></script>`),
    )
    const said = await page.innerText('body')
    await page.context().close()
    expect(said).not.toContain('@')
  })
})

/** What a script of another site is answered that sends a request with `fetch`. */
const send = async (init: string): Promise<unknown> => {
  const page = await browser.open()
  await page.goto(strangersPage(''))
  const answer: unknown = await page.evaluate(
    `fetch('${api('/posts')}', ${init}).then((answer) => answer.status)`,
  )
  await page.context().close()
  return answer
}
const authorization = (): string => {
  const { user, pass } = service.credentials.author
  return `authorization: 'Basic ${btoa(`${user}:${pass}`)}'`
}

describe('A page of another site that has credentials of its own', () => {
  it('writes by JSON', async () => {
    const headers = `{ ${authorization()}, 'content-type': 'application/json' }`
    const init = `{ method: 'POST', headers: ${headers}, body: '{"title": "By a front end"}' }`
    expect(await send(init)).toBe(201)
  })

  it('writes by a form that X-Requested-With tells from one of a page without scripts', async () => {
    const headers = `{ ${authorization()}, 'x-requested-with': 'front end' }`
    const body = "new URLSearchParams({ title: 'By a front end' })"
    expect(await send(`{ method: 'POST', headers: ${headers}, body: ${body} }`)).toBe(201)
  })
})

describe('A browser without credentials', () => {
  it.each(['/?p=1&preview=true', '/api/core/v2/users/me'])(
    'sees no prompt for them (%s)',
    async (path) => {
      const page = await browser.open()
      const answer = await page.goto(proxy.url + path)
      expect(await answer?.headerValue('www-authenticate')).toBeNull()
      await page.context().close()
    },
  )
})
