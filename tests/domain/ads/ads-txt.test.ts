import { describe, expect, it } from '@jest/globals'
import { adsTxtProblems, plainAdsTxt } from '../../../src/domain/ads/settings/ads-txt.ts'
import { growth, LINEAR } from '../../support/growth.ts'

describe('A text for ads.txt', () => {
  it.each([
    '',
    '  \n# comment\n\r\n',
    'ads.example.com, pub-1, DIRECT',
    'ads.example.com, pub-1, reseller, f08c47fec0942fa0 # note',
    'ads.example.com, pub-1, DIRECT, ',
    'contact=ads@example.com',
    'SUBDOMAIN=shop.example.com # ours',
    'OWNERDOMAIN=example.com\rMANAGERDOMAIN=example.com\nINVENTORYPARTNERDOMAIN=x',
    'xn--bcher-kva.example, 1, DIRECT',
  ])('accepts %j', (text) => {
    expect(adsTxtProblems(text)).toEqual([])
  })

  it.each<[string, object[]]>([
    ['\nhello', [{ line: 2, type: 'invalid_record' }]],
    ['a, b', [{ line: 1, type: 'invalid_record' }]],
    ['COLOUR=red', [{ line: 1, type: 'invalid_variable' }]],
    ['SUBDOMAIN=a=b.com', [{ line: 1, type: 'invalid_subdomain', value: 'a=b.com' }]],
    ['SUBDOMAIN=local', [{ line: 1, type: 'invalid_subdomain', value: 'local' }]],
    [
      'bad_domain, pub, OWNED, XYZ',
      [
        { line: 1, type: 'invalid_exchange', value: 'bad_domain' },
        { line: 1, type: 'invalid_account_type' },
        { line: 1, type: 'invalid_tagid', value: 'XYZ' },
      ],
    ],
    [
      `${'a'.repeat(64)}.com, p, DIRECT`,
      [{ line: 1, type: 'invalid_exchange', value: `${'a'.repeat(64)}.com` }],
    ],
  ])('refuses %j', (text, problems) => {
    expect(adsTxtProblems(text)).toEqual(problems)
  })

  it.each(['a-', 'a.', 'a,', '#'])(
    'is checked in time that grows linearly with a text of %j',
    async (piece) => {
      const check = (count: number) => adsTxtProblems(`${piece.repeat(count)}, p, DIRECT`)
      expect(await growth(check, 100_000)).toBeLessThan(LINEAR)
    },
  )

  it('has no markup', () => {
    expect(plainAdsTxt('<script>x</script>a, b')).toBe('xa, b')
  })
})
