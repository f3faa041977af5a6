import { expect, it } from '@jest/globals'
import { challengeFor } from '../../src/http/challenge.ts'

it.each([
  ['without a user agent', {}],
  ['such as wget', { 'user-agent': 'Wget/1.21.3' }],
])('A client %s is challenged', (_which, headers) => {
  expect(challengeFor(401, headers)).toBe('Basic realm="API", charset="UTF-8"')
})

it.each([
  ['on https', { 'sec-fetch-mode': 'navigate' }],
  ['with a script', { origin: 'https://other.example' }],
  ['on plain http', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
])('A browser %s is never challenged', (_where, headers) => {
  expect(challengeFor(401, headers)).toBeUndefined()
})

it('Callers with known credentials are not challenged', () => {
  expect(challengeFor(403, {})).toBeUndefined()
})
