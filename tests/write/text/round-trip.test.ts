import { describe, expect, it } from '@jest/globals'
import { Slice, type Node } from 'prosemirror-model'
import { createRandom } from '../../../src/commands/seed/random.ts'
import { generateContent } from '../../../src/commands/seed/sample-texts.ts'
import { readText } from '../../../src/write/text/model/read.ts'
import { schema } from '../../../src/write/text/model/schema.ts'
import { writeBlock, writeText } from '../../../src/write/text/model/write.ts'
import { growth, LINEAR } from '../../support/growth.ts'
import { fc } from '../../support/properties.ts'
import { BLOCKS, PIECES } from './stored-texts.ts'

const anyText = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string()), {
    maxLength: 14,
  })
  .map((pieces) => pieces.join(''))

const names = (doc: Node): string[] => doc.children.map(({ type }) => type.name)

describe('A stored text that was read', () => {
  it.each(BLOCKS.map((block) => [block.slice(0, 60), block]))('is written again: %s', (_, raw) => {
    expect(writeText(readText(raw))).toBe(raw)
  })

  it('is written again to the byte, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const doc = readText(raw)
        doc.check()
        expect(writeText(doc)).toBe(raw)
      }),
      { numRuns: 3000 },
    )
  })

  it('is written again if it is a text of the sample site, all of it known', () => {
    const random = createRandom('editor')
    for (let count = 0; count < 50; count++) {
      const raw = generateContent(random)
      const doc = readText(raw)
      expect(writeText(doc)).toBe(raw)
      expect(names(doc)).not.toContain('card')
    }
  })

  it('shows known blocks for editing, and all others as cards', () => {
    const [texts, lists] = [Array.from({ length: 5 }, () => 'paragraph'), ['list', 'list']]
    const known = [...texts, 'heading', ...lists, 'quote', 'quote', 'image', 'separator']
    const cards = Array.from({ length: 6 }, () => 'card')
    expect(names(readText(BLOCKS.join('\n\n')))).toEqual(
      known.concat('code', 'preformatted', cards, 'paragraph'),
    )
  })

  it('is read as paragraphs and elements if it is not divided into blocks', () => {
    const raw =
      'One\ntwo\n\n<h2>Three</h2>\nFour\n\n<!--more-->\n\n[gallery ids="1"]\n\n<ul><li>x</li></ul>'
    const types = ['paragraph', 'heading', 'paragraph', 'card', 'card', 'list']
    expect(names(readText(raw))).toEqual(types)
  })

  it.each([
    ['openings of blocks', '<!-- wp:quote -->'],
    ['closings of blocks', '<!-- /wp:quote -->'],
    ['elements', '<div>'],
    ['marks', '<span a=1>'],
    ['lists', '<ul><li>'],
    ['quotes', '<blockquote>'],
    ['references', '&#1;&'],
    ['shortcodes', '[a b=c'],
    ['figures', '<figure><img a="'],
    ['sources', '<blockquote><cite>'],
    ['lines', ' \n'],
  ])('of many %s costs no more than its length', async (_, piece) => {
    const grown = await growth(
      (count, turn) => void readText(`x${piece.repeat(count)}${turn}`),
      20_000,
    )
    expect(grown).toBeLessThan(LINEAR)
  })
})

/** The text blocks of the outermost block at an index, as positions of their beginnings. */
function textPlaces(doc: Node): { place: number; index: number }[] {
  const places: { place: number; index: number }[] = []
  doc.forEach((block, offset, index) => {
    if (block.isTextblock) places.push({ place: offset + 1, index })
    block.descendants((node, at) => {
      if (node.isTextblock) places.push({ place: offset + at + 2, index })
    })
  })
  return places
}

/** How many characters of a text are written before the block at an index. */
function startOf(doc: Node, index: number): number {
  const gaps = doc.children.slice(1, index + 1).map(({ attrs }) => String(attrs['gap']).length)
  const blocks = doc.children.slice(0, index).map((node) => writeBlock(node).length)
  return [...gaps, ...blocks].reduce(
    (sum, length) => sum + length,
    String(doc.attrs['start']).length,
  )
}

describe('Words written into one block', () => {
  it('change no byte of the others, and come out as they were written', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (raw, choice) => {
        const doc = readText(raw)
        const places = textPlaces(doc).filter(
          ({ index }) => raw.trim() !== '' && doc.child(index) !== undefined,
        )
        const chosen = places[choice % Math.max(1, places.length)]
        if (chosen === undefined) return
        const { place, index } = chosen
        const changed = doc.replace(
          place,
          place,
          schema.nodes.doc
            .create(undefined, schema.nodes.paragraph.create(undefined, schema.text('N<&')))
            .slice(1, 4),
        )
        const start = startOf(doc, index)
        const end = start + writeBlock(doc.child(index)).length
        const text = writeText(changed)
        expect(text.slice(0, start)).toBe(raw.slice(0, start))
        expect(text.slice(text.length - (raw.length - end))).toBe(raw.slice(end))
        expect(text.slice(start)).toContain('N&lt;&amp;')
        expect(names(readText(text))).toEqual(names(changed))
      }),
      { numRuns: 1500 },
    )
  })

  it('leave the attributes of their own block, known or not', () => {
    const [, raw = ''] = BLOCKS
    const doc = readText(raw)
    const text = writeText(doc.replace(1, 3, doc.slice(1, 1)))
    expect(text).toBe(raw.replace('It&#8217;s', '’s').replace('&hellip;', '…'))
  })
})

describe('A block that is deleted', () => {
  it('leaves the adjacent paragraphs apart, which have a blank line between them alone', () => {
    const doc = readText('One\n<p>Two</p>\nThree')
    const start = doc.child(0).nodeSize
    const text = writeText(doc.replace(start, start + doc.child(1).nodeSize, Slice.empty))
    expect(text).toBe('One\n\nThree')
  })
})

describe('A new block', () => {
  it('has the comments of its kind among blocks', () => {
    const { doc, paragraph, heading, list, item } = schema.nodes
    const text = (words: string): Node => paragraph.create(undefined, schema.text(words))
    const made = doc.create(undefined, [
      heading.create({ level: 3 }, schema.text('H')),
      paragraph.create(),
      list.create({ ordered: true }, [
        item.create(undefined, [text('a')]),
        item.create(undefined, [text('b')]),
      ]),
    ])
    expect(writeText(made)).toBe(
      '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">H</h3>\n<!-- /wp:heading -->\n\n' +
        '<!-- wp:list {"ordered":true} -->\n<ol class="wp-block-list"><!-- wp:list-item -->\n<li>a</li>\n<!-- /wp:list-item -->\n\n' +
        '<!-- wp:list-item -->\n<li>b</li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->',
    )
  })

  it('has no comments in a text without any, which would change how the rest is shown', () => {
    const doc = readText('One')
    const { paragraph, heading } = schema.nodes
    const more = [
      paragraph.create(undefined, schema.text('Two')),
      heading.create(undefined, schema.text('H')),
    ]
    const made = doc.copy(doc.content.append(schema.nodes.doc.create(undefined, more).content))
    expect(writeText(made)).toBe('One\n\nTwo\n\n<h2>H</h2>')
  })
})
