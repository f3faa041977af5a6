import { expect, it } from '@jest/globals'
import { contentMedia } from '../../../src/domain/structured-data/content-media.ts'

it('Others are served while the pictures of a large text are looked for', () => {
  const work = contentMedia('<p>a '.repeat(100_000), 'https://site.example/')
  expect([...work].length).toBeGreaterThan(8)
})
