import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { createUser } from '../support/accounts.ts'
import { startService, type TestService } from '../support/service.ts'
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
  `${service.url}/authorize-application/?${new URLSearchParams(query)}`

const asking = (): Record<string, string> => ({
  app_name: 'Hill Notes',
  success_url: `${client.url}/done?state=7`,
  reject_url: `${client.url}/refused`,
})

async function signIn(page: Page, login = 'walker', password = PASSWORD): Promise<void> {
  await page.getByLabel('User name or e-mail address').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

describe('a person who approves', () => {
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

  it('tells the program nothing by the referring address', async () => {
    expect(await page.evaluate('document.referrer')).toBe('')
  })
})

describe('a person who signed in', () => {
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

describe('a program without addresses', () => {
  it('has the password shown once, and it works', async () => {
    const page = await browser.open()
    await page.goto(addressOf({ app_name: 'Terminal' }))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    const pass = (await page.locator('#new-password').textContent()) ?? ''
    const answer = await service.api.as({ user: 'walker', pass }).get('/core/v2/users/me')
    expect(answer.status).toBe(200)
  })

  it('is told of a refusal on the page', async () => {
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

describe('wrong credentials', () => {
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
    expect(await page.evaluate('document.activeElement.id')).toBe('errors')
  })

  it('end in a pause after some tries', async () => {
    await createUser(service.ctx, { login: 'guessed', role: 'author', password: PASSWORD })
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    for (let count = 0; count < 6; count++) await signIn(page, 'guessed', `wrong ${count}`)
    await signIn(page, 'guessed')
    expect(await page.getByRole('alert').textContent()).toContain('too many tries')
  })
})

describe('a hostile program', () => {
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

  it('cannot send the form in the name of the person', async () => {
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await page.goto('about:blank')
    await page.goto(client.url)
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
    expect(await page.getByRole('alert').textContent()).toContain('This did not work')
  })
})

describe('without scripts', () => {
  it('the whole way works', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await page.goto(addressOf(asking()))
    await signIn(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(`${client.url}/done**`)
    expect(new URL(page.url()).searchParams.has('password')).toBe(true)
  })
})

describe('with the keyboard alone', () => {
  it('the whole way works', async () => {
    const page = await browser.open()
    await page.goto(addressOf(asking()))
    await page.keyboard.press('Tab')
    await page.keyboard.type('walker')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    for (const _ of ['other account', 'name', 'approve']) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.waitForURL(`${client.url}/done**`)
    expect(new URL(page.url()).searchParams.get('user_login')).toBe('walker')
  })
})

describe.each([
  ['light, wide', { colorScheme: 'light', viewport: { width: 1024, height: 900 } }],
  ['dark, wide', { colorScheme: 'dark', viewport: { width: 1024, height: 900 } }],
  ['light, 390 pixels', { colorScheme: 'light', viewport: { width: 390, height: 844 } }],
  ['dark, 390 pixels', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
] as const)('every state of the page (%s)', (name, options) => {
  const states: Record<string, (page: Page) => Promise<unknown>> = {
    'sign-in': async () => undefined,
    'sign-in-error': (page) => signIn(page, 'nobody', 'wrong'),
    decision: (page) => signIn(page),
    done: async (page) => {
      await page.goto(addressOf({ app_name: 'Terminal' }))
      await signIn(page)
      await page.getByRole('button', { name: 'Approve' }).click()
    },
    refusal: (page) => page.goto(addressOf({ success_url: 'javascript:alert(1)' })),
  }

  it.each(Object.keys(states))('is accessible and fits: %s', async (state) => {
    const page = await browser.open(options)
    await page.goto(addressOf({ ...asking(), app_name: 'Hill Notes for the Whole Team' }))
    await states[state]?.(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await screenshot(page, `${state} ${name}`)
    expect({ issues: await accessibilityIssues(page), overflow: await overflow(page) }).toEqual({
      issues: [],
      overflow: 0,
    })
  })
})

/** Kept for people to look at, in the folder that SCREENSHOTS names. */
async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (folder === undefined) return
  await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, '-')}.png`, fullPage: true })
}

async function accessibilityIssues(page: Page): Promise<unknown[]> {
  const source = await readFile(
    createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
    'utf8',
  )
  await page.evaluate(source)
  const { violations } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }
  return violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes[0]?.html }))
}

/** How much wider the page is than its window, in pixels. */
async function overflow(page: Page): Promise<number> {
  return (await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )) as number
}
