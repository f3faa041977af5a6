import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { newPerson, PASSWORD, signedIn, type Person } from './support/own-account.ts'
import type { PageSeen } from './support/visitor.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service?.close())

/** Ends the session of somebody from another browser. */
async function endSession({ user }: Person): Promise<void> {
  const other = await signedIn(service, user.login)
  await other.get('/account/sessions/')
  await other.send('/account/sessions/', { do: 'end-others' })
}

/** The values of a form's hidden fields, with which a browser sends it. */
const hiddenOf = ({ text }: PageSeen): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

const signIn = ({ user, visitor }: Person, path: string, asked: PageSeen): Promise<PageSeen> =>
  visitor.send(path, { ...hiddenOf(asked), do: 'sign-in', login: user.login, password: PASSWORD })

/** Sends the filled form of a page whose session has ended, signs in, and returns the next page. */
async function sendTooLate(
  person: Person,
  path: string,
  fields: Record<string, string>,
): Promise<{ readonly asked: PageSeen; readonly shown: PageSeen }> {
  const form = hiddenOf(await person.visitor.get(path))
  await endSession(person)
  const asked = await person.visitor.send(path, { ...form, ...fields })
  return { asked, shown: await signIn(person, path, asked) }
}

describe('Typed text whose session has ended', () => {
  it.each([
    ['/account/profile/', { name: 'Ann', description: 'Walks a lot.' }, ['Walks a lot.']],
    ['/account/email/', { email: 'late@example.org', current: 'x' }, ['late@example.org']],
    ['/account/application-passwords/', { do: 'create', name: 'Late phone' }, ['Late phone']],
  ])(
    'is in the form at %s after the next sign-in, and nothing is changed before',
    async (path, fields, texts) => {
      const person = await newPerson(service)
      const { asked, shown } = await sendTooLate(person, path, fields)
      expect([asked.status, asked.text.includes('name="login"')]).toEqual([403, true])
      for (const text of texts) expect(shown.text).toContain(text)
      expect(shown.text).toContain('Please send it again.')
      expect((await person.visitor.get(path)).text).not.toContain(texts[0])
    },
  )

  it('never includes a password', async () => {
    const person = await newPerson(service)
    const fields = { 'new-password': 'a secret of mine', 'current-password': PASSWORD }
    const { asked, shown } = await sendTooLate(person, '/account/password/', fields)
    expect(asked.text + shown.text).not.toMatch(/a secret of mine|correct horse/)
  })

  it('is saved by sending the form that is shown again', async () => {
    const person = await newPerson(service)
    const path = '/account/profile/'
    const fields = { name: 'Ann', description: 'Walks\r\n"a lot".' }
    const { shown } = await sendTooLate(person, path, fields)
    const saved = await person.visitor.send(path, { ...hiddenOf(shown), ...fields })
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/done=saved$/),
    ])
  })

  it('is shown again to somebody who has signed in again elsewhere in the browser', async () => {
    const person = await newPerson(service)
    const { user, visitor } = person
    const form = hiddenOf(await visitor.get('/account/profile/'))
    await endSession(person)
    await visitor.get('/account/sign-in/')
    await visitor.send('/account/sign-in/', {
      do: 'sign-in',
      login: user.login,
      password: PASSWORD,
    })
    const sent = await visitor.send('/account/profile/', { ...form, description: 'Walks a lot.' })
    expect([sent.status, sent.text.includes('Walks a lot.')]).toEqual([403, true])
  })

  it('is not shown where another site has sent it', async () => {
    const { visitor } = await newPerson(service)
    await visitor.get('/account/profile/')
    const elsewhere = { origin: 'https://elsewhere.example' }
    const sent = await visitor.send('/account/profile/', { description: 'Not mine.' }, elsewhere)
    expect([sent.status, sent.text.includes('Not mine.')]).toEqual([403, false])
  })
})

describe('A comment whose session has ended', () => {
  it('on a private post is in the form after the next sign-in', async () => {
    const post = await make.post({ status: 'private' })
    const person = await newPerson(service, 'editor')
    const fields = { comment: unique('Well said ') }
    const { asked, shown } = await sendTooLate(person, `/comments/write/?post=${post.id}`, fields)
    expect([asked.status, asked.text.includes('name="login"')]).toEqual([403, true])
    expect(shown.text).toMatch(new RegExp(`<textarea[^>]*>\\n${fields.comment}</textarea>`))
  })

  it('leaves a session alone where another site has sent it', async () => {
    const post = await make.post({ status: 'private' })
    const path = `/comments/write/?post=${post.id}`
    const { visitor } = await newPerson(service, 'editor')
    const form = hiddenOf(await visitor.get(path))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
    const body = new URLSearchParams({ ...form, comment: 'Not mine.' })
    const answer = await fetch(service.url + path, { method: 'POST', headers: foreign, body })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
  })
})
