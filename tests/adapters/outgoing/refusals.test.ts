import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { OutgoingError } from '../../../src/adapters/outgoing/outgoing-error.ts'
import { createOutgoing, type OutgoingOptions } from '../../../src/adapters/outgoing/outgoing.ts'
import type { GetOptions } from '../../../src/adapters/outgoing/read-response.ts'
import { redirect, startOtherSite, text, type OtherSite } from './support/site.ts'

const wanted: GetOptions = { types: ['text/html'], bytes: 1000, overflow: 'refuse' }
const userAgent = 'Test'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
  site.pages.set('/', text('secret'))
})
afterAll(() => site.close())
let before: number
beforeEach(() => {
  before = site.requests.length
})

async function failureOf(address: string, options: Partial<OutgoingOptions> = {}) {
  const error: unknown = await createOutgoing({ userAgent, ...options })
    .get(address, wanted)
    .catch((reason: unknown) => reason)
  return { reason: (error as OutgoingError).reason, requests: site.requests.length - before }
}

const REFUSED = { reason: 'refused', requests: 0 }
/** Only the site of the test may be requested. */
const allowed = () => ({ allow: [site.place] })
const named = (...addresses: string[]) => ({ resolve: async () => addresses })

describe('A client without an allowance', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['another loopback', '127.8.9.10'],
    ['the short form', '127.1'],
    ['a decimal number', '2130706433'],
    ['octal numbers', '0177.0.0.1'],
    ['hexadecimal numbers', '0x7f.0x0.0x0.0x1'],
    ['one hexadecimal number', '0x7f000001'],
    ['a dot at the end', '127.0.0.1.'],
    ['fullwidth digits', '１２７.0.0.1'],
    ['IPv6 loopback', '[::1]'],
    ['mapped IPv6', '[::ffff:127.0.0.1]'],
    ['mapped IPv6 in hexadecimal', '[::ffff:7f00:1]'],
    ['NAT64', '[64:ff9b::7f00:1]'],
    ['unspecified', '0.0.0.0'],
    ['private', '10.0.0.1'],
    ['link-local', '169.254.169.254'],
  ])('does not ask %s', async (_kind, host) => {
    expect(await failureOf(`http://${host}:${site.port}/`)).toEqual(REFUSED)
    expect(await failureOf(`http://${host}/`)).toEqual(REFUSED)
  })

  it('does not ask a name that leads to this machine', async () => {
    expect(await failureOf(`http://localhost:${site.port}/`)).toEqual(REFUSED)
    expect(await failureOf('http://localhost:8080/')).toEqual(REFUSED)
  })

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', '2002:a00:1::'])(
    'does not ask a name that leads to %s',
    async (address) => {
      expect(await failureOf('http://public.test/', named(address))).toEqual(REFUSED)
    },
  )

  it('does not ask a name with a public and a private address', async () => {
    const options = named('93.184.216.34', '127.0.0.1')
    expect(await failureOf('http://mixed.test/', options)).toEqual(REFUSED)
  })

  it('does not ask a name without an address', async () => {
    expect(await failureOf('http://none.test/', named())).toEqual(REFUSED)
  })
})

describe('A client with an allowance for one place', () => {
  it('asks that place', async () => {
    const outgoing = createOutgoing({ userAgent, ...allowed() })
    expect((await outgoing.get(`${site.url}/`, wanted)).text).toBe('secret')
  })

  it('asks a name that leads there', async () => {
    const outgoing = createOutgoing({ userAgent, ...allowed(), ...named('127.0.0.1') })
    const answer = await outgoing.get(`http://site.test:${site.port}/`, wanted)
    expect(answer.text).toBe('secret')
  })

  it('asks no other place', async () => {
    expect(await failureOf('http://127.0.0.1:8080/', allowed())).toEqual(REFUSED)
    expect(await failureOf(`http://127.0.0.2:${site.port}/`, allowed())).toEqual(REFUSED)
    expect(await failureOf(`http://[::1]:${site.port}/`, allowed())).toEqual(REFUSED)
  })

  it.each([
    ['a private address', 'http://10.0.0.1/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['loopback', 'http://127.0.0.1/'],
    ['mapped loopback', 'http://[::ffff:127.0.0.1]:8080/'],
    ['a number', 'http://2130706433/'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'gopher://127.0.0.1/'],
    ['an address with credentials', 'http://user:pass@93.184.216.34/'],
    ['nothing', 'http://'],
  ])('follows no redirect to %s', async (_kind, location) => {
    site.pages.set('/away', redirect(location))
    const failure = await failureOf(`${site.url}/away`, allowed())
    expect(failure).toEqual({ reason: 'refused', requests: 1 })
  })

  it('checks a name anew on each hop, and connects to the checked address', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let resolved = 0
    const resolve = async () => answers[resolved++] ?? []
    site.pages.set('/again', redirect('/'))
    const address = `http://rebinding.test:${site.port}/again`
    expect(await failureOf(address, { ...allowed(), resolve })).toEqual({
      reason: 'refused',
      requests: 1,
    })
    expect(resolved).toBe(2)
  })
})

describe('DNS rebinding', () => {
  it('gains nothing: a name is resolved once, and its checked address is connected to', async () => {
    const answers = [['192.0.2.1'], ['127.0.0.1'], ['127.0.0.1']]
    let resolved = 0
    const resolve = async () => answers[resolved++] ?? ['127.0.0.1']
    const failure = await failureOf('http://rebinding.test:8080/', { resolve })
    expect({ ...failure, resolved }).toEqual({ ...REFUSED, resolved: 1 })
  })

  it('cannot lead elsewhere after the check', async () => {
    let resolved = 0
    const resolve = async () => (resolved++ === 0 ? ['127.0.0.1'] : ['127.0.0.2'])
    const outgoing = createOutgoing({ userAgent, allow: [site.place], resolve })
    const answer = await outgoing.get(`http://rebinding.test:${site.port}/`, wanted)
    expect({ text: answer.text, resolved }).toEqual({ text: 'secret', resolved: 1 })
  })
})

describe('Addresses that no request is made to', () => {
  it.each([
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user@93.184.216.34/',
    'http://user:pass@93.184.216.34/',
    'http://93.184.216.34:22/',
    'http://93.184.216.34:6379/',
    'http://93.184.216.34:65536/',
    'no address',
    '',
    'http://',
    `http://93.184.216.34/${'x'.repeat(3000)}`,
  ])('are such as %s', async (address) => {
    expect((await failureOf(address)).reason).toBe('refused')
  })

  it('are names at ports where no web servers listen', async () => {
    const options = named('93.184.216.34')
    expect((await failureOf('http://public.test:25/', options)).reason).toBe('refused')
  })
})
