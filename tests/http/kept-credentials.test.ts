import { describe, expect, it } from '@jest/globals'
import { mayUseKeptCredentials } from '../../src/http/kept-credentials.ts'

const SITE = 'https://site.example/blog'
const FORM = 'application/x-www-form-urlencoded'

interface Sent {
  readonly method?: string
  readonly meant?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly asScript?: boolean
}

const isAllowed = ({ method = 'POST', meant = method, headers = {}, asScript = false }: Sent) =>
  mayUseKeptCredentials({ sentMethod: method, method: meant, headers, asScript }, SITE)

const navigation = { 'sec-fetch-mode': 'navigate', 'content-type': FORM }
const foreign = { origin: 'https://other.example' }

describe('Credentials may be stored by a browser', () => {
  it.each<[string, Sent]>([
    ['in a form of another site', { headers: { ...navigation, 'sec-fetch-site': 'cross-site' } }],
    ['in a form of this site', { headers: { ...navigation, 'sec-fetch-site': 'same-origin' } }],
    [
      'in a form of a sibling',
      { headers: { 'sec-fetch-site': 'same-site', 'content-type': FORM } },
    ],
    ['in a form that only tells its origin', { headers: { ...foreign, 'content-type': FORM } }],
    ['in a form of an opaque origin', { headers: { origin: 'null', 'content-type': FORM } }],
    ['in a form of plain text', { headers: { ...foreign, 'content-type': 'text/plain' } }],
    [
      'in a form with a file',
      { headers: { ...foreign, 'content-type': 'Multipart/Form-Data; b=1' } },
    ],
    ['in a request without a body', { headers: foreign }],
    ['in a form that stands for DELETE', { meant: 'DELETE', headers: foreign }],
    [
      'in a request whose origin cannot be read',
      { headers: { origin: 'x', 'content-type': FORM } },
    ],
    [
      'in what a page of another site embeds',
      { method: 'GET', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } },
    ],
    ['where the answer is a script', { method: 'GET', asScript: true }],
  ])('%s', (_where, sent) => {
    expect(isAllowed(sent)).toBe(true)
  })
})

describe('Credentials are those of the sender', () => {
  it.each<[string, Sent]>([
    ['in a form that a program sends', { headers: { 'content-type': FORM } }],
    ['in a form of a script of this site', { headers: { origin: 'https://site.example' } }],
    [
      'in a form of this site at another address',
      { headers: { origin: 'http://10.0.0.1:3000', host: '10.0.0.1:3000', 'content-type': FORM } },
    ],
    ['in JSON of another site', { headers: { ...foreign, 'content-type': 'application/json' } }],
    ['in a PUT of another site', { method: 'PUT', headers: { ...foreign, 'content-type': FORM } }],
    [
      'in a form with a header that needs permission',
      { headers: { ...foreign, 'content-type': FORM, 'x-requested-with': 'app' } },
    ],
    [
      'in an address that a person opens',
      { method: 'GET', headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } },
    ],
    [
      'in a read by a script of another site',
      { method: 'GET', headers: { ...foreign, 'sec-fetch-mode': 'cors' } },
    ],
    ['in a form that stands for GET', { meant: 'GET', headers: foreign }],
  ])('%s', (_where, sent) => {
    expect(isAllowed(sent)).toBe(false)
  })
})
