import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { DomainError, failure, forbidden } from '../../../src/domain/errors/errors.ts'
import { errorCatalogue } from '../../../src/errors/catalogue.ts'
import { errorAnswer } from '../../../src/http/errors.ts'

describe('A failure', () => {
  it('has the kind and the sentence of its code', () => {
    const error = failure('rest_already_trashed')
    expect(error).toBeInstanceOf(DomainError)
    expect(error).toMatchObject({ code: 'rest_already_trashed', kind: 'gone', details: undefined })
    expect(error.message).toBe(errorCatalogue.rest_already_trashed.message)
  })

  it('takes another kind and further data where a code has them', () => {
    const error = failure('rest_term_invalid', { kind: 'invalid', details: { term_id: 7 } })
    expect(error).toMatchObject({ kind: 'invalid', details: { term_id: 7 } })
  })

  it('is answered with the status of its kind', () => {
    const { status, body } = errorAnswer(failure('rest_already_trashed'))
    expect(status).toBe(410)
    expect(body).toMatchObject({ code: 'rest_already_trashed', data: { status: 410 } })
  })
})

describe('A failure of permission', () => {
  it.each([
    [false, 401],
    [true, 403],
  ])('with signedIn %s is answered with %i', (signedIn, status) => {
    expect(errorAnswer(forbidden('rest_cannot_edit', { signedIn })).status).toBe(status)
  })
})

describe('The catalogue', () => {
  it.each(Object.entries(errorCatalogue))('has a whole sentence for %s', (_code, { message }) => {
    expect(message).toMatch(/^[A-Z].*\.$/)
  })

  it('has no code without a use', async () => {
    const names = await readdir('src', { recursive: true })
    const sources = names.filter((name) => name.endsWith('.ts') && !name.startsWith('errors/'))
    const texts = await Promise.all(sources.map((name) => readFile(`src/${name}`, 'utf8')))
    const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
    expect(Object.keys(errorCatalogue).filter((code) => !words.has(code))).toEqual([])
  })
})
