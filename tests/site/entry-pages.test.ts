import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
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

describe('an entry with a password', () => {
  it('asks for it, and tells nothing before', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const page = await visits.textAt(post.link)
    expect([page.includes('<form class="unlock" method="post">'), page.includes('hush')]).toEqual([
      true,
      false,
    ])
  })

  it('opens with the right one, for this reader alone', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const answer = await visits.unlock(post.link, 'open')
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const opened = await visits.visit(post.link, { headers: { cookie } })
    expect([
      answer.status,
      opened.headers.get('cache-control'),
      (await opened.text()).includes('hush'),
    ]).toEqual([303, 'private, no-store', true])
  })

  it('403: stays closed with a wrong one', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const answer = await visits.unlock(post.link, 'sesame')
    expect([
      answer.status,
      answer.headers.get('set-cookie'),
      (await answer.text()).includes('hush'),
    ]).toEqual([403, null, false])
  })

  it('429: counts the tries', async () => {
    const post = await make.post({ password: 'open' })
    for (let attempt = 0; attempt < 20; attempt++) await visits.unlock(post.link, 'wrong')
    expect((await visits.unlock(post.link, 'open')).status).toBe(429)
  })

  it('405: nothing can be sent to other entries', async () => {
    const post = await make.post()
    const answer = await visits.unlock(post.link, 'x')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a preview', () => {
  it('401: asks visitors who they are, whether there is such an entry or not', async () => {
    const post = await make.post({ status: 'draft' })
    const answers = await Promise.all([
      visits.visit(`/?p=${post.id}&preview=true`),
      visits.visit('/?p=99999999&preview=true'),
    ])
    expect(answers.map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual(
      [
        [401, 'Basic realm="Almanac", charset="UTF-8"'],
        [401, 'Basic realm="Almanac", charset="UTF-8"'],
      ],
    )
  })

  it('200: shows a draft to those who may read it, and to no cache', async () => {
    const post = await make.post({ status: 'draft', content: 'Not yet.' })
    const answer = await visits.visit(`/?p=${post.id}&preview=true`, await signedIn('editor'))
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      (await answer.text()).includes('Not yet.'),
    ]).toEqual([200, 'private, no-store', true])
  })

  it('200: shows a private entry at its address', async () => {
    const post = await make.post({ status: 'private' })
    expect((await visits.visit(`${post.link}?preview=true`, await signedIn('editor'))).status).toBe(
      200,
    )
  })

  it('404: shows it to nobody else', async () => {
    const post = await make.post({ status: 'draft' })
    const answer = await visits.visit(`/?p=${post.id}&preview=true`, await signedIn('subscriber'))
    expect(answer.status).toBe(404)
  })
})

describe('every page', () => {
  it('has a policy without unsafe-inline', async () => {
    const post = await make.post({
      content: '<p style="color:red">x</p><p style="color:blue">y</p>',
    })
    const policy = (await visits.visit(post.link)).headers.get('content-security-policy') ?? ''
    expect([policy.includes('unsafe-inline'), policy.match(/sha256-/g)]).toEqual([
      false,
      ['sha256-', 'sha256-'],
    ])
  })

  it('has what networks show of a link', async () => {
    const post = await make.post({ title: 'A "title"', excerpt: 'In short.' })
    const page = await visits.textAt(post.link)
    expect(page).toContain('<meta property="og:title" content="A “title”" />')
  })

  it('304: to those who have it', async () => {
    const post = await make.post()
    const etag = (await visits.visit(post.link)).headers.get('etag') ?? ''
    const again = await visits.visit(post.link, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})
