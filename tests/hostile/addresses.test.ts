import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { fingerprint, notRefused, rawRequest, sendRaw, statusOf } from './support.ts'

let service: TestService
let before: string
beforeAll(async () => {
  service = await startService()
  await createFactories(service.api).post({ title: 'Here' })
}, 30_000)
afterAll(() => service?.close())
beforeEach(async () => {
  before = await fingerprint(service)
})
afterEach(async () => {
  expect(await fingerprint(service)).toBe(before)
})

const list = (query: string) => service.api.get(`/core/v2/posts?${query}`)

describe('Paths that lead nowhere', () => {
  it.each([
    '/core/v2/../v2/posts/..',
    '/core/v2/posts/../../../etc/passwd',
    '/core/v2/posts/%2e%2e/users',
    '/core/v2/posts/%2e',
    '/core/v2/posts/1%00',
    '/core/v2/posts/%00',
    '/core/v2//posts',
    '//core/v2/posts',
    '/core%2fv2%2fposts/',
    '/core/v2/posts%2f1%2f',
    '/core/v2/posts/1;drop',
    '/core/v2/posts/1%20or%201=1',
    '/core/v2/posts/-1',
    '/core/v2/posts/1e3',
    '/core/v2/posts/0x10',
    '/core/v2/posts/%ff%fe',
    '/core/v2/posts/%',
    '/core/v2/posts/%ed%a0%80',
    '/core/v2/posts/%F0%9F%98%80',
    '/core/v2/posts/１',
    '/core/v2/__proto__',
    '/__proto__',
    '/constructor',
    '/core/v2/posts/constructor',
    '/core/v2/posts\\1',
    `/core/v2/posts/${'9'.repeat(5000)}`,
    `/${'a/'.repeat(3000)}`,
  ])('make no failure (%#)', async (path) => {
    const answer = await service.api.get(encodeURI(path).replaceAll('%25', '%'))
    // An encoded slash is a slash: what it then addresses may well be there.
    if (path.includes('%2f')) expect(answer.status).toBeLessThan(500)
    else expect(notRefused(answer)).toBeUndefined()
  })
})

describe('Ids that nothing can have', () => {
  it.each(['0', '00', '2147483648', '4294967297', '9007199254740993', '9'.repeat(400)])(
    'are not found (%#)',
    async (id) => {
      const editor = service.api.as('editor')
      const path = `/core/v2/posts/${id}`
      for (const answer of [
        await editor.get(path),
        await editor.post(path, { body: { title: 'x' } }),
        await editor.delete(path),
      ]) {
        expect(notRefused(answer)).toBeUndefined()
      }
    },
  )

  it.each(['types', 'statuses', 'taxonomies'])(
    'may be names of members of every object: %s',
    async (kind) => {
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        expect(notRefused(await service.api.as('admin').get(`/core/v2/${kind}/${name}`))).toBe(
          undefined,
        )
      }
    },
  )
})

describe('Request targets that no client library sends', () => {
  it.each([
    'http://other.example/api/core/v2/posts',
    '*',
    '/api/core/v2/posts?\xff\xfe',
    '/api/core/v2/posts\xff',
    '/api?rest_route=/core/v2/posts',
    '/?rest_route=',
    '/?rest_route=%00',
    '/?rest_route=/../../etc/passwd',
    '/?rest_route=//core//v2',
    '/?rest_route[]=/core/v2/posts',
    '/?rest_route=%ff',
    '/?a=1&rest_route=/core/v2/posts&rest_route=/core/v2/users',
    '/apix/core/v2/posts',
    '/%61pi/core/v2/posts',
    '/healthz/..%2f..%2fapi',
  ])('make no failure: %s', async (target) => {
    const status = statusOf(await sendRaw(service, rawRequest('GET', target)))
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })

  it.each(['TRACE', 'PROPFIND', 'CONNECT', 'BREW', 'get'])(
    'make no failure with the method %s',
    async (method) => {
      const status = statusOf(await sendRaw(service, rawRequest(method, '/api/core/v2/posts')))
      // The HTTP server itself hangs up on what it takes for a tunnel, or does not know.
      if (!Number.isNaN(status)) expect(status).toBeGreaterThanOrEqual(400)
      if (!Number.isNaN(status)) expect(status).toBeLessThan(500)
    },
  )
})

describe('Queries', () => {
  it('of 1,000 unknown parameters are read as if there were none', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `p${index}=1`)
    expect((await list(names.join('&'))).status).toBe(200)
  })

  it.each([
    [
      '10,000 parameters',
      () =>
        Array.from({ length: 10_000 }, (_, n) => `p${n}=1`)
          .join('&')
          .slice(0, 15_000),
    ],
    ['2,000 ids', () => `include=${Array.from({ length: 2000 }, (_, n) => n + 1).join(',')}`],
    [
      '2,000 bracketed ids',
      () => Array.from({ length: 900 }, (_, n) => `include[]=${n}`).join('&'),
    ],
    ['indexes far apart', () => 'include[0]=1&include[999999999]=2'],
    ['nested brackets', () => `include${'[a]'.repeat(2000)}=1`],
    ['unclosed brackets', () => `include${'['.repeat(2000)}=1`],
    ['members of every object', () => '__proto__[x]=1&constructor[prototype][x]=1&toString=1'],
    ['hasOwnProperty', () => 'hasOwnProperty=1&include[hasOwnProperty]=1&categories[__proto__]=1'],
    ['a list where a text is asked for', () => 'search[]=a&search[]=b'],
    ['an object where a text is asked for', () => 'search[a]=b&order[a]=desc'],
    ['a thousand exclusions', () => `exclude=${'1,'.repeat(5000)}`],
    ['blanks only', () => 'search=%20%20&slug=%20&include=%20'],
    ['commas only', () => 'include=,,,,&slug=,,,,&categories=,,'],
    ['a search of many words', () => `search=${'ab%20'.repeat(2000)}`],
    ['a search of patterns', () => 'search=%25%25%25_%5C%5C%25'],
    ['a search of quotes', () => 'search=%22%22%22%22%20-%22'],
    ['a search of minus signs', () => 'search=-%20-%20--%20-a'],
    ['percent signs that encode nothing', () => 'search=%zz%%%&a=%'],
    ['an empty name', () => '=1&&&=&[]=1'],
    ['_fields as deep as can be', () => `_fields=${'a.'.repeat(3000)}`],
    ['_fields of many names', () => `_fields=${'id,'.repeat(4000)}`],
    ['_fields as an object', () => '_fields[__proto__]=1&_fields[a][b]=c'],
    ['_embed of anything', () => '_embed[]=__proto__&_embed[a]=constructor'],
    ['_envelope of anything', () => '_envelope[a]=1'],
    ['_method of anything', () => '_method[]=DELETE&_method=__proto__'],
  ])('with %s make no failure', async (_, query) => {
    expect((await list(query())).status).toBeLessThan(500)
    expect((await service.api.as('editor').get(`/core/v2/posts?${query()}`)).status).toBeLessThan(
      500,
    )
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e999',
    'page=NaN',
    'page=99999999999999999999',
    'page=2147483648',
    'page=9007199254740991&per_page=100',
    'per_page=0',
    'per_page=101',
    'per_page=99999999999999999999',
    'per_page=-9223372036854775808',
    'order=sideways',
    'orderby=password',
    'orderby=id;drop%20table%20entries',
    'context=everything',
    'context[]=edit',
    'after=yesterday',
    'before=2026-13-45T99:99:99',
    'after=9999999-01-01T00:00:00',
    'status=nothing',
    'sticky=maybe',
    'include=a',
    'author=1%27--',
    'categories[operator]=XOR&categories[terms]=1',
    'tax_relation=NAND',
    'search_columns=password_hash',
    'slug=%00',
    'search=%00',
    'search=a%00b',
    '_jsonp=alert(1)',
    '_jsonp=%3Cscript%3E',
    `_jsonp=${'a'.repeat(101)}`,
    '_jsonp[]=a',
    'search=%ff%fe',
    'search=%ed%a0%80',
  ])('are refused: %s', async (query) => {
    expect(notRefused(await list(query))).toBeUndefined()
  })

  it.each([
    'offset=-1',
    'offset=-99999999999999999999',
    'offset=99999999999999999999',
    'offset=2147483648',
    'offset=9007199254740993',
    'offset=1e308',
  ])('make no failure: %s', async (query) => {
    expect((await list(query)).status).toBeLessThan(500)
  })

  it.each(['/', '/core/v2'])(
    'with lists where texts are asked for are refused by %s',
    async (path) => {
      const answer = await service.api.get(`${path}?context[]=view&_fields[a]=1`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    },
  )

  it.each(['get', 'post'] as const)(
    'are refused by %s with a text that other methods would look up',
    async (method) => {
      const post = await createFactories(service.api).post({ title: 'Talked about' })
      before = await fingerprint(service)
      const path = `/core/v2/comments?post=${post.id}&password=a%00b`
      const answer = await service.api.as('admin')[method](path)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    },
  )

  it('name all bad arguments at once', async () => {
    const { body } = await list('order=x&orderby=y&author=z&after=q&sticky=w')
    expect(Object.keys(body.data.params).toSorted()).toEqual([
      'after',
      'author',
      'order',
      'orderby',
      'sticky',
    ])
  })

  it('do not pollute the prototype of objects', async () => {
    await list('__proto__[polluted]=1&constructor[prototype][polluted]=1&include[__proto__]=1')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('Addresses of pages', () => {
  const names = [
    '%00',
    'a%00b',
    '%%0000',
    '__proto__',
    'constructor',
    'toString',
    '%ff',
    '9'.repeat(20),
  ]
  const pages = [
    '/x/',
    '/category/x/',
    '/tag/x/',
    '/author/x/',
    '/author/x/feed/x/',
    '/event/x/ical/',
    '/venue/x/page/x/',
    '/events/x/',
    '/events/category/x/x/',
    '/events/month/x/',
    '/comments/x/',
    '/sitemaps/x-1.xml',
    '/?s=x',
    '/?p=x',
    '/api/ads-route/ads-for?path=/%3Fs=x',
  ]

  it.each(pages)('cause no failure: %s', async (page) => {
    for (const name of names) {
      const { status } = await fetch(service.url + page.replaceAll('x', name), {
        redirect: 'manual',
      })
      expect([name, status < 500]).toEqual([name, true])
    }
  })
})
