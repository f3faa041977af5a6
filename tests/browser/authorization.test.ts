import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { createUser } from '../support/accounts.ts'
import { startService, type TestService } from '../support/service.ts'
import { fillSignIn } from './support/authorization-page.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { startClientProgram, type ClientProgram } from './support/client-program.ts'

jest.setTimeout(60_000)

const PASSWORD = 'correct horse battery staple'

let service: TestService
let browser: TestBrowser
let client: ClientProgram
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  client = await startClientProgram()
  await createUser(service.ctx, { login: 'walker', role: 'editor', password: PASSWORD })
})
afterAll(async () => {
  await client.close()
  await browser.close()
  await service.close()
})

const addressOf = (query: Record<string, string>): string =>
  `${service.url}/authorize-application/?${new URLSearchParams(query).toString()}`

const asking = (): Record<string, string> => ({
  app_name: 'Hill Notes',
  success_url: `${client.url}/done?state=7`,
  reject_url: `${client.url}/refused`,
})

const signIn = (page: Page, login = 'walker', password = PASSWORD): Promise<void> =>
  fillSignIn(page, { login, password })

describe('A person who approves', () => {
  let page: Page
  let arrived: URL
  beforeAll(async () => {
    page = await browser.open()
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(`${client.url}/**`)
    arrived = new URL(page.url())
  })

  it('lands at the address that the program named', () => {
    expect(arrived.pathname).toBe('/done')
  })

  it('brings site and user, and what the program had put there', () => {
    expect(Object.fromEntries(arrived.searchParams)).toMatchObject({
      state: '7',
      site_url: service.url,
      user_login: 'walker',
    })
  })

  it('brings a password that works', async () => {
    const pass = arrived.searchParams.get('password') ?? ''
    const answer = await service.api.as({ user: 'walker', pass }).get('/core/v2/users/me')
    expect(answer).toMatchObject({ status: 200, body: { slug: 'walker' } })
  })

  it('finds the access under the name of the program', async () => {
    const pass = arrived.searchParams.get('password') ?? ''
    const answer = await service.api
      .as({ user: 'walker', pass })
      .get('/core/v2/users/me/application-passwords/introspect')
    expect(answer.body.name).toBe('Hill Notes')
  })

  it('passes nothing to the program by the referring address', async () => {
    expect(await page.evaluate('document.referrer')).toBe('')
  })
})

describe('A person who signed in', () => {
  let page: Page
  beforeEach(async () => {
    page = await browser.open()
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
  })

  it('reads who asks', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Give Hill Notes access?',
    )
  })

  it('reads where the answer goes', async () => {
    expect(await page.getByRole('definition').allTextContents()).toContain(
      `${new URL(client.url).host}, on this computer`,
    )
  })

  it('can reject, and lands at the address for that', async () => {
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.waitForURL(`${client.url}/refused`)
    expect(page.url()).toBe(`${client.url}/refused`)
  })

  it('can take another account', async () => {
    await page.getByRole('button', { name: 'Use another account' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in')
  })

  it('has a cookie that no script reads', async () => {
    expect(await page.evaluate('document.cookie')).toBe('')
  })
})

describe('A program without addresses', () => {
  it('has the password shown once, and it works', async () => {
    const page = await browser.open()
    await page.goto(addressOf({ app_name: 'Terminal' }))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    const pass = (await page.locator('#new-password').textContent()) ?? ''
    const answer = await service.api.as({ user: 'walker', pass }).get('/core/v2/users/me')
    expect(answer.status).toBe(200)
  })

  it('shows a refusal on the page', async () => {
    const page = await browser.open()
    await page.goto(addressOf({ app_name: 'Terminal' }))
    await signIn(page)
    await page.getByRole('button', { name: 'Reject' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Access refused')
  })

  it('gets a name from the person when it has none', async () => {
    const page = await browser.open()
    await page.goto(addressOf({}))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    const error = page.getByRole('alert').getByRole('link')
    expect(await error.textContent()).toBe('Enter a name for this access.')
  })
})

describe('Wrong credentials', () => {
  it('show one sentence, whichever of the two is wrong', async () => {
    const said: (string | null)[] = []
    for (const login of ['walker', 'nobody-at-all']) {
      const page = await browser.open()
      await page.goto(addressOf(asking()))
      await signIn(page, login, 'wrong')
      said.push(await page.getByRole('alert').textContent())
    }
    expect(new Set(said).size).toBe(1)
  })

  it('put the focus on what went wrong', async () => {
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    await signIn(page, 'walker', 'wrong')
    // Browsers focus once they have laid the page out.
    await page.waitForFunction('document.activeElement.id === "errors"')
    expect(await page.evaluate('document.activeElement.id')).toBe('errors')
  })

  it('end in a pause after some attempts', async () => {
    await createUser(service.ctx, { login: 'guessed', role: 'author', password: PASSWORD })
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    for (let count = 0; count < 6; count++) await signIn(page, 'guessed', `wrong ${count}`)
    await signIn(page, 'guessed')
    expect(await page.getByRole('alert').textContent()).toContain('Too many attempts')
  })
})

describe('A hostile program', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.org/steal',
    'https://site@evil.example/',
    '//evil.example/',
  ])('cannot name %j as an address', async (address) => {
    const page = await browser.open()
    await page.goto(addressOf({ app_name: 'Trap', success_url: address }))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'This request cannot be used',
    )
  })

  it('cannot write markup by its name', async () => {
    const page = await browser.open()
    await page.goto(addressOf({ app_name: '<img src=x onerror=alert(1)>' }))
    expect(await page.locator('main img').count()).toBe(0)
  })

  it('cannot put the page into a frame', async () => {
    const page = await browser.open()
    await page.goto(client.url)
    await page.evaluate(
      `new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.onload = resolve
        frame.src = ${JSON.stringify(addressOf(asking()))}
        document.body.append(frame)
      })`,
    )
    const inside = page.frames().at(-1)
    expect(await inside?.locator('form').count()).toBe(0)
  })

  it.each([
    ['another site', () => client.url.replace('127.0.0.1', 'localhost'), 'Something went wrong'],
    ['a neighbour on the same host', () => client.url, 'Give Hill Notes access?'],
  ])('cannot send the form in the name of the person: %s', async (_name, from, heading) => {
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await sendForeignForm(page, from())
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  })

  it('cannot sign the person out', async () => {
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await sendForeignForm(page, client.url.replace('127.0.0.1', 'localhost'))
    await page.getByRole('link', { name: 'Open the page again' }).click()
    const heading = page.getByRole('heading', { name: 'Give Hill Notes access?' })
    expect(await heading.isVisible()).toBe(true)
  })
})

async function sendForeignForm(page: Page, from: string): Promise<void> {
  await page.goto(from)
  await page.evaluate(
    `(() => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = ${JSON.stringify(addressOf(asking()))}
      form.innerHTML = '<input name="do" value="approve"><input name="name" value="Trap">'
      document.body.append(form)
      form.submit()
    })()`,
  )
  await page.waitForURL(`${service.url}/**`)
}

describe('Without scripts', () => {
  it('a user signs in and approves', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(`${client.url}/done**`)
    expect(new URL(page.url()).searchParams.has('password')).toBe(true)
  })
})

describe('With the keyboard alone', () => {
  it('a user signs in and approves', async () => {
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    await page.keyboard.press('Tab')
    await page.keyboard.type('walker')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    for (const _ of ['other account', 'name', 'access', 'end', 'approve'])
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.waitForURL(`${client.url}/done**`)
    expect(new URL(page.url()).searchParams.get('user_login')).toBe('walker')
  })
})
