import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compareTexts, type TextPart } from '../../src/domain/content/revisions/compare-texts.ts'

const textOf = (parts: readonly TextPart[], without: TextPart['op']): string =>
  parts
    .filter(({ op }) => op !== without)
    .map(({ text }) => text)
    .join('')

const lines = fc
  .array(fc.constantFrom('one', 'two two', 'three, four', '', 'fünf 😀 sechs'), { maxLength: 12 })
  .map((list) => list.join('\n'))
const anyText = fc.oneof(lines, fc.string({ unit: 'binary', maxLength: 60 }))

const many = (length: number, line: (index: number) => string): string =>
  Array.from({ length }, (_, index) => line(index)).join('\n')

describe('compareTexts', () => {
  it('tells both texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (from, to) => {
        const parts = compareTexts(from, to)
        return textOf(parts, 'insert') === from && textOf(parts, 'delete') === to
      }),
    )
  })

  it('makes no empty parts and puts nothing twice in a row', () => {
    fc.assert(
      fc.property(anyText, anyText, (from, to) => {
        const parts = compareTexts(from, to)
        return parts.every(({ op, text }, index) => text !== '' && op !== parts[index + 1]?.op)
      }),
    )
  })

  it.each([
    ['two empty texts', '', '', []],
    ['equal texts', 'same', 'same', [{ op: 'equal', text: 'same' }]],
    ['a first text', '', 'new', [{ op: 'insert', text: 'new' }]],
    [
      'a word',
      'Ships leave soon',
      'Ships arrive soon',
      [
        { op: 'equal', text: 'Ships ' },
        { op: 'delete', text: 'leave' },
        { op: 'insert', text: 'arrive' },
        { op: 'equal', text: ' soon' },
      ],
    ],
    [
      'a line',
      'a\nb\nc',
      'a\nc',
      [
        { op: 'equal', text: 'a\n' },
        { op: 'delete', text: 'b\n' },
        { op: 'equal', text: 'c' },
      ],
    ],
  ])('compares %s', (_name, from, to, expected) => {
    expect(compareTexts(from, to)).toEqual(expected)
  })

  it.each([
    ['a million lines', many(1_000_000, (i) => `a${i}`), many(1_000_000, (i) => `b${i}`)],
    ['lines of two kinds', many(24_000, (i) => `${i % 2}`), many(24_000, (i) => `${(i % 3) % 2}`)],
    [
      'long lines that differ at their ends',
      many(1000, (i) => 'a'.repeat(8000) + i),
      many(1000, (i) => 'a'.repeat(8000) + (i + 5000)),
    ],
    [
      'many passages of changed words',
      many(1000, (i) => (i % 2 ? 'keep' : `${'x y '.repeat(12)}${i}`)),
      many(1000, (i) => (i % 2 ? 'keep' : `${'v w '.repeat(12)}${i}`)),
    ],
    ['one line of megabytes', 'a '.repeat(2_000_000), 'b '.repeat(2_000_000)],
  ])('takes a moment for %s', (_name, from, to) => {
    const start = performance.now()
    const parts = compareTexts(from, to)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(textOf(parts, 'delete')).toBe(to)
  })
})
