import { describe, expect, it } from '@jest/globals'
import { loggedAddress } from '../../src/http/logged-address.ts'
import { growth, LINEAR } from '../support/growth.ts'
import { fc } from '../support/properties.ts'

const PATH = '/core/v2/posts/7'

describe('The log', () => {
  it.each([
    ['password=s3cret', 'password=[redacted]'],
    ['p%61ssword=s3cret', 'p%61ssword=[redacted]'],
    ['p%2561ssword=s3cret', 'p%2561ssword=[redacted]'],
    ['PASSWORD[]=s3cret', 'PASSWORD[]=[redacted]'],
    ['%70assword%5B0%5D=s3cret', '%70assword%5B0%5D=[redacted]'],
    ['key=s3cret', 'key=[redacted]'],
    ['code=s3cret&state=s3cret', 'code=[redacted]&state=[redacted]'],
    ['k%65y=s3cret&meta_key=a', 'k%65y=[redacted]&meta_key=a'],
    ['url=https%3A%2F%2Fe.org%2F%3Fkey%3Ds3cret', 'url=[redacted]'],
    ['batch_hash=s3cret', 'batch_hash=[redacted]'],
    ['%62atch_hash=s3cret', '%62atch_hash=[redacted]'],
    ['_cal_view_rest_nonce_primary=s3cret', '_cal_view_rest_nonce_primary=[redacted]'],
    ['url=https%3A%2F%2Fe.org%2F%3Fp%2561ssword%3Ds3cret', 'url=[redacted]'],
    ['body={"password": "s3cret"}', 'body=[redacted]'],
    ['url=https%3A%2F%2Fme:s3cret%40e.org%2F', 'url=[redacted]'],
    ['url=https://me:s3:cret@e.org/', 'url=[redacted]'],
    ["body={'my_password[]' : 's3cret'}", 'body=[redacted]'],
    ['body=token%0A%09%22%20=s3cret', 'body=[redacted]'],
    ['url=http://e.org/newsletter/gkKzQ3Zf0a-_bQd8xkPmT5vLwE7yHn2s', 'url=[redacted]'],
    ['preview_token=s3cret', 'preview_token=[redacted]'],
    ['preview%5Ftoken=s3cret', 'preview%5Ftoken=[redacted]'],
    ['sig=s3cret&expires=1', 'sig=[redacted]&expires=1'],
    ['a=%zz&password=s3cret%', 'a=%zz&password=[redacted]'],
    ['%25%25252525252570assword=s3cret', '%25%25252525252570assword=[redacted]'],
  ])('redacts the secret of ?%s', (query, logged) => {
    expect(loggedAddress(PATH, query)).toBe(`${PATH}?${logged}`)
  })

  it('redacts a query that was made part of the path', () => {
    expect(loggedAddress('/core/v2/posts/7%3Fpassword=s3cret')).toBe('[redacted]')
  })

  it.each([
    ['/newsletter/gkKzQ3Zf0a-_bQd8xkPmT5vLwE7yHn2s', '/newsletter/[redacted]'],
    ['/newsletter/gkKzQ3Zf0a-_bQd8xkPmT5vLwE7yHn2s/', '/newsletter/[redacted]/'],
    ['/newsletter/%67kKzQ3Zf0a-_bQd8xkPmT5vLwE7yHn2s', '/newsletter/[redacted]'],
    ['/uploads/2026/11/Panorama-of-the-Mill-Pond-in-November.jpg', undefined],
    ['/2026/11/a-slug-that-is-longer-than-any-token-of-a-link/', undefined],
  ])('distinguishes a token in a path from a name: %s', (path, logged = path) => {
    expect(loggedAddress(path)).toBe(logged)
  })

  it.each(['page=2&search=caf%C3%A9+bar', 'categories[]=1&_fields=id,link', 'preview', ''])(
    'leaves ?%s as it was sent',
    (query) => {
      expect(loggedAddress(PATH, query)).toBe(query === '' ? PATH : `${PATH}?${query}`)
    },
  )

  it('leaves the path of application passwords as it is', () => {
    const path = '/core/v2/users/me/application-passwords'
    expect(loggedAddress(path, 'page=1')).toBe(`${path}?page=1`)
  })

  it.each([
    ['colons behind slashes', '//', ':'],
    ['a name over and over', '', 'hash'],
    ['blanks behind a name', 'token', '+'],
    ['percent codes of percent codes', '', '%25'],
    ['slashes', '', '/'],
    ['capital letters', '/', 'A'],
    ['names with values', '', 'a:key'],
  ])('takes time in proportion to the length of %s', async (_what, begin, part) => {
    const work = (size: number): void => {
      const text = `${begin}${part.repeat(size / part.length)}`
      loggedAddress(`/${text}`, `x=${text}`)
    }
    expect(await growth(work, 262_144)).toBeLessThan(LINEAR)
  })

  it('shows no secret, whichever characters of its name are percent codes and whatever is next to it', () => {
    const names = fc.constantFrom('password', 'batch_hash', 'application_password')
    const spelled = fc
      .tuple(names, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
      .map(([name, coded]) =>
        Array.from(name)
          .map((character, index) =>
            coded[index] === true
              ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
              : character,
          )
          .join(''),
      )
    fc.assert(
      fc.property(
        spelled,
        fc.webQueryParameters(),
        fc.webQueryParameters(),
        (name, left, right) => {
          const logged = loggedAddress(PATH, `${left}&${name}=TOKEN7f3a&${right}`)
          expect(logged).not.toContain('TOKEN7f3a')
        },
      ),
    )
  })
})
