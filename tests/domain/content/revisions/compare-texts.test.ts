import { describe, expect, it } from '@jest/globals'
import {
  compareTexts,
  type TextPart,
} from '../../../../src/domain/content/revisions/compare-texts.ts'
import { growth, LINEAR } from '../../../support/growth.ts'
import { fc } from '../../../support/properties.ts'

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

describe('The comparison of texts', () => {
  it('returns both texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (from, to) => {
        const parts = compareTexts(from, to)
        return textOf(parts, 'insert') === from && textOf(parts, 'delete') === to
      }),
    )
  })

  it('has no empty parts and no equal kinds in a row', () => {
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

  it.each<[string, number, (count: number) => [string, string]]>([
    [
      'many lines',
      1_000_000,
      (count) => [many(count, (i) => `a${i}`), many(count, (i) => `b${i}`)],
    ],
    [
      'lines of two kinds',
      24_000,
      (count) => [many(count, (i) => `${i % 2}`), many(count, (i) => `${(i % 3) % 2}`)],
    ],
    [
      'long lines that differ at their ends',
      1000,
      (count) => [
        many(count, (i) => 'a'.repeat(8000) + i),
        many(count, (i) => 'a'.repeat(8000) + (i + 5000)),
      ],
    ],
    [
      'many passages of changed words',
      1000,
      (count) => [
        many(count, (i) => (i % 2 ? 'keep' : `${'x y '.repeat(12)}${i}`)),
        many(count, (i) => (i % 2 ? 'keep' : `${'v w '.repeat(12)}${i}`)),
      ],
    ],
    ['one long line', 2_000_000, (count) => ['a '.repeat(count), 'b '.repeat(count)]],
  ])('takes time that grows linearly with the texts for %s', async (_name, count, texts) => {
    const grown = await growth((size) => {
      const [from, to] = texts(size)
      expect(textOf(compareTexts(from, to), 'delete')).toBe(to)
    }, count)
    expect(grown).toBeLessThan(LINEAR)
  })
})
