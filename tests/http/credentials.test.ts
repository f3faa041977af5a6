import { describe, expect, it } from '@jest/globals'
import { readBasicCredentials } from '../../src/http/credentials.ts'

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('The reader of basic credentials', () => {
  it.each([
    ['name and password', basic('ann:pass'), { name: 'ann', password: 'pass' }],
    [
      'any letter case of the scheme',
      basic('a:b').replace('Basic', 'bAsIc'),
      { name: 'a', password: 'b' },
    ],
    ['colons in the password', basic('a:b:c'), { name: 'a', password: 'b:c' }],
    ['letters of all scripts', basic('ann:pässwörd'), { name: 'ann', password: 'pässwörd' }],
    ['an empty name', basic(':b'), { name: '', password: 'b' }],
  ])('reads %s', (_, header, expected) => {
    expect(readBasicCredentials(header)).toEqual(expected)
  })

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another scheme', 'Bearer abc'],
    ['no credentials', 'Basic'],
    ['no base64', 'Basic ***'],
    ['no colon', basic('ann')],
    ['an empty password', basic('ann:')],
    ['a NUL', basic('a\0:b')],
    ['no UTF-8', `Basic ${Buffer.from([0xff, 0x3a, 0x61]).toString('base64')}`],
  ])('reads %s as no credentials', (_, header) => {
    expect(readBasicCredentials(header)).toBeUndefined()
  })
})
