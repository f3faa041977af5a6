import { describe, expect, it } from '@jest/globals'
import { ASKED, askingFor, atAuthorization } from '../support/at-authorization.ts'
import { PASSWORD } from '../support/own-account.ts'
import { createVisitor } from '../support/visitor.ts'

const page = atAuthorization()

/** The application password that a page shows, as it describes itself. */
async function introspect(text: string) {
  const pass = /id="new-password">([^<]+)</.exec(text)?.[1] ?? ''
  const program = page.service.api.as({ user: page.login, pass })
  return (await program.get('/core/v2/users/me/application-passwords/introspect')).body
}

describe('POST /authorize-application/ 303', () => {
  it('accepts the mail address as the login', async () => {
    await page.visitor.get(ASKED)
    const fields = { do: 'sign-in', login: `${page.login}@example.org`, password: PASSWORD }
    expect((await page.visitor.send(ASKED, fields)).status).toBe(303)
  })

  it('changes the cookie at a sign-in and leads back to the question', async () => {
    await page.visitor.get(ASKED)
    const before = page.visitor.cookie
    const { status, headers } = await page.signIn()
    expect(status).toBe(303)
    expect(headers.get('location')).toEqual(ASKED)
    expect(page.visitor.cookie).not.toBe(before)
  })

  it('leads a user who approves to the program with credentials that work', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    const { headers } = await page.visitor.send(ASKED, { do: 'approve', name: 'Notes' })
    const location = new URL(headers.get('location') ?? '')
    const pass = location.searchParams.get('password') ?? ''
    const answer = await page.service.api.as({ user: page.login, pass }).get('/core/v2/users/me')
    expect(location.protocol).toBe('notes-app:')
    expect(location.searchParams.get('state')).toBe('1')
    expect(answer.status).toBe(200)
  })

  it('leads a user who rejects, without an address for it, to the other one with a refusal', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    const { headers } = await page.visitor.send(ASKED, { do: 'reject' })
    expect(headers.get('location')).toBe('notes-app://done?state=1&success=false')
  })

  it('ends at a sign-out the session on the server too', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    const old = page.visitor.cookie
    await page.visitor.send(ASKED, { do: 'sign-out' })
    const { text } = await createVisitor(page.service.url).get(ASKED, { cookie: old })
    expect(text).toContain('value="sign-in"')
  })
})

describe('POST /authorize-application/ 200', () => {
  it.each([
    ['all that it requests', { scopes: 'core/v2:*' }, {}, ['core/v2:*']],
    ['less than it requests', { scopes: 'core/v2:*' }, { access: 'read' }, ['core/v2:read']],
    ['reading where it requests everything', {}, { access: 'read' }, ['*:read']],
  ])('gives the program %s', async (_what, query, choice, given) => {
    const address = askingFor({ app_name: 'Notes', ...query })
    await page.signIn(address)
    await page.visitor.get(address)
    const { text } = await page.visitor.send(address, { do: 'approve', name: 'Notes', ...choice })
    expect((await introspect(text)).scopes).toEqual(given)
  })

  it('ends the access when the person revokes it', async () => {
    page.now = new Date('2033-05-01T12:00:00Z')
    const address = askingFor({ app_name: 'Notes' })
    await page.signIn(address)
    await page.visitor.get(address)
    const { text } = await page.visitor.send(address, { do: 'approve', name: 'Notes', days: '30' })
    expect((await introspect(text)).expires).toBe('2033-05-31T12:00:00')
  })
})
