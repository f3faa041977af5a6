import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../support/accounts.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { ASKED, atAuthorization } from './support/at-authorization.ts'
import { PASSWORD } from './support/own-account.ts'
import { createVisitor, type PageSeen } from './support/visitor.ts'

const page = atAuthorization()

const signIn = async (who = page.visitor, password = PASSWORD): Promise<PageSeen> => {
  await who.get(ASKED)
  return who.send(ASKED, { do: 'sign-in', login: page.login, password })
}

/** A page without what differs from visit to visit. */
const plain = (text: string): string =>
  text.replaceAll(/value="[^"]*"/g, '').replaceAll(page.login, 'nobody')

describe('POST /authorize-application/ 403', () => {
  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await signIn(page.visitor, 'wrong')
    const other = createVisitor(page.service.url)
    await other.get(ASKED)
    const unknown = await other.send(ASKED, { do: 'sign-in', login: 'nobody', password: 'wrong' })
    expect(unknown.status).toBe(wrong.status)
    expect(plain(unknown.text)).toEqual(plain(wrong.text))
  })

  it('accepts no application password', async () => {
    const made = await createUser(page.service.ctx, { login: unique('robot'), role: 'author' })
    await page.visitor.get(ASKED)
    const fields = { do: 'sign-in', login: made.login, password: made.applicationPassword }
    expect((await page.visitor.send(ASKED, fields)).status).toBe(403)
  })

  it.each(['nul \0', 'half \ud800', 'x'.repeat(300)])(
    'treats the login %j as a wrong one',
    async (odd) => {
      await page.visitor.get(ASKED)
      const { status } = await page.visitor.send(ASKED, {
        do: 'sign-in',
        login: odd,
        password: 'x',
      })
      expect(status).toBe(403)
    },
  )
})

describe('POST /authorize-application/', () => {
  it('429 counts attempts on all nodes together', async () => {
    const other = await startService({ sharedWith: page.service, clock: () => page.now })
    try {
      const sites = [
        page.service.url,
        other.url,
        page.service.url,
        other.url,
        page.service.url,
        other.url,
      ]
      for (const site of sites) await signIn(createVisitor(site), 'wrong')
      const { status, headers } = await signIn(createVisitor(other.url))
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
    } finally {
      await other.close()
    }
  })

  it('429 lets no attempts slip through at the same moment', async () => {
    const visitors = Array.from({ length: 12 }, () => createVisitor(page.service.url))
    const answers = await Promise.all(visitors.map((who) => signIn(who, 'wrong')))
    const looked = answers.filter(({ status }) => status === 403).length
    expect(looked).toBeLessThanOrEqual(6)
  })

  it('303 ends a pause', async () => {
    for (let count = 0; count < 7; count++) await signIn(page.visitor, 'wrong')
    page.now = new Date(page.now.getTime() + 16 * 60 * 1000)
    expect((await signIn()).status).toBe(303)
  })

  it('303 does not count successful sign-ins', async () => {
    const codes: number[] = []
    for (let count = 0; count < 10; count++) {
      codes.push((await signIn(createVisitor(page.service.url))).status)
    }
    expect(new Set(codes)).toEqual(new Set([303]))
  })
})

describe('Limits by place', () => {
  let behindProxy: TestService
  beforeAll(async () => {
    const environment = { TRUST_PROXY: '1' }
    behindProxy = await startService({
      sharedWith: page.service,
      clock: () => page.now,
      environment,
    })
  })
  afterAll(() => behindProxy.close())

  const signInFrom = async (
    address: string,
    password = PASSWORD,
    login = page.login,
  ): Promise<number> => {
    const from = { 'x-forwarded-for': address }
    const person = createVisitor(behindProxy.url)
    await person.get(ASKED, from)
    return (await person.send(ASKED, { do: 'sign-in', login, password }, from)).status
  }

  it('do not let one address lock an account out for everybody', async () => {
    for (let count = 0; count < 105; count++) await signInFrom('198.51.100.1', 'wrong')
    expect(await signInFrom('203.0.113.9')).toBe(303)
  })

  it('do not let one account lock an address out for other accounts', async () => {
    for (let count = 0; count < 35; count++) await signInFrom('198.51.100.2', 'wrong')
    const login = unique('walker')
    await createUser(page.service.ctx, { login, role: 'editor', password: PASSWORD })
    expect(await signInFrom('198.51.100.2', PASSWORD, login)).toBe(303)
  })

  it('distinguish IPv4 addresses that an IPv6 socket shows', async () => {
    for (let count = 0; count < 7; count++) await signInFrom('::ffff:198.51.100.3', 'wrong')
    expect(await signInFrom('::ffff:203.0.113.10')).toBe(303)
  })

  it('count an IPv4 address and its IPv6 form as one', async () => {
    for (let count = 0; count < 6; count++) await signInFrom('198.51.100.4', 'wrong')
    expect(await signInFrom('::ffff:c633:6404')).toBe(429)
  })
})
