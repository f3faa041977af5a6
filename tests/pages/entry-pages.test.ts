import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../support/accounts.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisitor } from './support/visitor.ts'
import { createVisits, signedIn, type Visits } from './support/visits.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service?.close())

describe('An entry with a password', () => {
  it('requires it, and shows nothing before', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const page = await visits.textAt(post.link)
    expect(page).toContain('<form class="unlock" method="post">')
    expect(page).not.toContain('hush')
  })

  it('opens with the right one, for this reader alone', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const answer = await visits.unlock(post.link, 'open')
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const opened = await visits.visit(post.link, { headers: { cookie } })
    expect(answer.status).toBe(303)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    expect(await opened.text()).toContain('hush')
  })

  it('stays closed with a wrong one', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const answer = await visits.unlock(post.link, 'sesame')
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBe(null)
    expect(await answer.text()).not.toContain('hush')
  })

  it('counts the attempts', async () => {
    const post = await make.post({ password: 'open' })
    for (let attempt = 0; attempt < 20; attempt++) await visits.unlock(post.link, 'wrong')
    expect((await visits.unlock(post.link, 'open')).status).toBe(429)
  })

  it('is the only one to which anything can be sent', async () => {
    const post = await make.post()
    const answer = await visits.unlock(post.link, 'x')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})

/** Somebody new who signs in at the address of a preview. */
const signsIn = async (path: string, password: string) => {
  const login = unique('reader')
  await createUser(service.ctx, { login, role: 'editor', password: 'a long secret' })
  const visitor = createVisitor(service.url)
  await visitor.get(path)
  return { visitor, answer: await visitor.send(path, { do: 'sign-in', login, password }) }
}

describe('A preview', () => {
  it('requires sign-in, whether the entry exists or not', async () => {
    const post = await make.post({ status: 'draft', title: 'Secret plans' })
    const answers = await Promise.all([
      visits.visit(`/?p=${post.id}&preview=true`),
      visits.visit('/?p=99999999&preview=true'),
    ])
    const shown = answers.map(async (answer) => {
      const text = await answer.text()
      return [
        answer.status,
        answer.headers.get('www-authenticate'),
        text.includes('value="sign-in"'),
        text.includes('Secret'),
      ]
    })
    expect(await Promise.all(shown)).toEqual([
      [403, null, true, false],
      [403, null, true, false],
    ])
  })

  it('shows a draft to a person who signs in at its address', async () => {
    const post = await make.post({ status: 'draft', content: 'Not yet.' })
    const path = `/?p=${post.id}&preview=true`
    const { visitor, answer } = await signsIn(path, 'a long secret')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toEqual(path.slice(1))
    expect((await visitor.get(path)).text).toContain('Not yet.')
  })

  it('shows nothing to a person with a wrong password', async () => {
    const post = await make.post({ status: 'draft', content: 'Not yet.' })
    const path = `/?p=${post.id}&preview=true`
    const { visitor, answer } = await signsIn(path, 'another secret')
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('name or the password is wrong')
    expect((await visitor.get(path)).status).toBe(403)
  })

  it('refuses a sign-in form that another site has made', async () => {
    const login = unique('reader')
    await createUser(service.ctx, { login, role: 'editor', password: 'a long secret' })
    const fields = { do: 'sign-in', login, password: 'a long secret', token: 'x' }
    const answer = await createVisitor(service.url).send('/?p=1&preview=true', fields)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('submitted from another site')
  })

  it('shows a draft to those who may read it, and to no cache', async () => {
    const post = await make.post({ status: 'draft', content: 'Not yet.' })
    const answer = await visits.visit(`/?p=${post.id}&preview=true`, await signedIn('editor'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('Not yet.')
  })

  it('shows a private entry at its address', async () => {
    const post = await make.post({ status: 'private' })
    expect((await visits.visit(`${post.link}?preview=true`, await signedIn('editor'))).status).toBe(
      200,
    )
  })

  it('shows a draft to nobody else', async () => {
    const post = await make.post({ status: 'draft' })
    const answer = await visits.visit(`/?p=${post.id}&preview=true`, await signedIn('subscriber'))
    expect(answer.status).toBe(404)
  })
})

describe('Every page', () => {
  it('has a policy without unsafe-inline', async () => {
    const post = await make.post({
      content: '<p style="color:red">x</p><p style="color:blue">y</p>',
    })
    const policy = (await visits.visit(post.link)).headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe-inline')
    expect(policy.match(/sha256-/g)).toEqual(['sha256-', 'sha256-'])
  })

  it('has the data that networks show for a link', async () => {
    const post = await make.post({ title: 'A "title"', excerpt: 'In short.' })
    const page = await visits.textAt(post.link)
    expect(page).toContain('<meta property="og:title" content="A “title”" />')
  })

  it('is not sent again to those who have it', async () => {
    const post = await make.post()
    const etag = (await visits.visit(post.link)).headers.get('etag') ?? ''
    const again = await visits.visit(post.link, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})
