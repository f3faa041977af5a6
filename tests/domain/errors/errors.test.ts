import { describe, expect, it } from '@jest/globals'
import {
  DomainError,
  errorCatalogue,
  failure,
  forbidden,
} from '../../../src/domain/errors/errors.ts'

describe('failure', () => {
  it('has the status and the sentence of its code', () => {
    const error = failure('rest_already_trashed')
    expect(error).toBeInstanceOf(DomainError)
    expect(error).toMatchObject({ code: 'rest_already_trashed', status: 410, details: undefined })
    expect(error.message).toBe(errorCatalogue.rest_already_trashed.message)
  })

  it('takes another status and further data where a code has them', () => {
    const error = failure('rest_term_invalid', { status: 400, details: { term_id: 7 } })
    expect(error).toMatchObject({ status: 400, details: { term_id: 7 } })
  })
})

describe('forbidden', () => {
  it.each([
    [false, 401],
    [true, 403],
  ])('with signedIn %s is %i', (signedIn, status) => {
    expect(forbidden('rest_cannot_edit', { signedIn }).status).toBe(status)
  })
})

describe('the catalogue', () => {
  it.each(Object.entries(errorCatalogue))('%s is a whole sentence', (_code, { message }) => {
    expect(message).toMatch(/^[A-Z].*\.$/)
  })
})
