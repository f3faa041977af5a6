import { expect, it } from '@jest/globals'
import { challengeFor } from '../../src/http/challenge.ts'

it.each([
  ['a program that tells nothing of itself', {}],
  ['wget', { 'user-agent': 'Wget/1.21.3' }],
])('Credentials are asked of %s', (_name, headers) => {
  expect(challengeFor(401, headers)).toBe('Basic realm="API", charset="UTF-8"')
})

it.each([
  ['on https', { 'sec-fetch-mode': 'navigate' }],
  ['with a script', { origin: 'https://other.example' }],
  ['on plain http', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
])('A browser %s is never asked for credentials', (_where, headers) => {
  expect(challengeFor(401, headers)).toBeUndefined()
})

it('Nobody is asked whose credentials are known', () => {
  expect(challengeFor(403, {})).toBeUndefined()
})
