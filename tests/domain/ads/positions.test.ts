import { describe, expect, it } from '@jest/globals'
import { outline } from '../../../src/domain/ads/placing/outline.ts'
import {
  groupPlaces,
  isTextPosition,
  placesOf,
  type TextPosition,
} from '../../../src/domain/ads/placing/positions.ts'
import { parseSelector, selectElements } from '../../../src/domain/ads/placing/selector.ts'
import { growth, LINEAR } from '../../support/growth.ts'
import { fc } from '../../support/properties.ts'

const textOf = (html: string) => ({ ...outline(html), html })

/** The text with a bar at each place. */
function marked(html: string, position: TextPosition, fields: object = {}, chance = 0): string {
  const places = placesOf(position, textOf(html), fields as Record<string, unknown>, chance)
  return places.toReversed().reduce((text, at) => `${text.slice(0, at)}|${text.slice(at)}`, html)
}

const THREE = '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>'

describe('Places in a text', () => {
  it.each<[TextPosition, object, string]>([
    ['beginning_of_post', {}, '|<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>'],
    ['end_of_post', {}, '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>|'],
    ['middle_of_post', {}, '<p>One.</p>|\n<p>Two.</p>\n<p>Three.</p>'],
    ['before_last_paragraph', {}, '<p>One.</p>\n<p>Two.</p>\n|<p>Three.</p>'],
    ['after_paragraph', {}, '<p>One.</p>|\n<p>Two.</p>\n<p>Three.</p>'],
    ['after_paragraph', { paragraph_number: 2 }, '<p>One.</p>\n<p>Two.</p>|\n<p>Three.</p>'],
    ['after_paragraph', { repeat_paragraph: true }, '<p>One.</p>|\n<p>Two.</p>|\n<p>Three.</p>|'],
    [
      'after_paragraph',
      { repeat_paragraph: true, paragraph_limit: 2 },
      '<p>One.</p>|\n<p>Two.</p>|\n<p>Three.</p>',
    ],
    ['after_paragraph', { paragraph_number: 9 }, THREE],
    ['after_paragraph', { paragraph_number: 9, enable_on_end_of_post: true }, `${THREE}|`],
    ['after_the_percentage', {}, '<p>One.</p>\n<p>Two.</p>|\n<p>Three.</p>'],
    ['after_word_count', { word_count_number: 2 }, '<p>One.</p>\n<p>Two.</p>|\n<p>Three.</p>'],
    ['after_word_count', { word_count_number: 99 }, THREE],
    ['ad_before_html_tag', { paragraph_number: 3 }, '<p>One.</p>\n<p>Two.</p>\n|<p>Three.</p>'],
    ['random_ad_placement', {}, '<p>One.</p>|\n<p>Two.</p>\n<p>Three.</p>'],
  ])('are found by %s %j', (position, fields, expected) => {
    expect(marked(THREE, position, fields)).toBe(expected)
  })

  it('are not within quotes, tables and lists', () => {
    const html = '<blockquote><p>Quoted.</p></blockquote><ul><li><p>a</p></li></ul><p>Own.</p>'
    expect(marked(html, 'after_paragraph')).toBe(`${html}|`)
  })

  it('are never within excluded elements', () => {
    const html = '<div class="note"><p>a</p></div><p id="intro">b</p><p>c</p>'
    const fields = { exclude_from_class_id: '.note, #intro' }
    expect(marked(html, 'after_paragraph', fields)).toBe(`${html}|`)
  })

  it('next to pictures are outside of what holds the picture', () => {
    const html = '<p><a href="/"><img src="a.png" alt="" /></a> words</p><p>end</p>'
    expect(marked(html, 'after_image')).toBe(html.replace('words</p>', 'words</p>|'))
    expect(marked(html, 'before_image')).toBe(`|${html}`)
  })

  it('after the mark of the beginning close the paragraph around it', () => {
    expect(marked('<p>a</p><p><!--more--></p><p>b</p>', 'after_more_tag')).toBe(
      '<p>a</p><p><!--more--></p>|<p>b</p>',
    )
    expect(marked('<p>a</p>', 'after_more_tag')).toBe('<p>a</p>')
  })

  it.each([
    ['ad_after_id', { after_id_name: 'x' }],
    ['ad_after_class', { after_class_name: '.c', paragraph_number: 2 }],
    ['ad_after_customq', { after_customq_name: 'section > h2.c[data-k=v]' }],
  ] as const)('are found by the element: %s', (position, fields) => {
    const html =
      '<p class="c">a</p><section><h2 class="c" id="x" data-k="v">b</h2></section><h2>c</h2>'
    expect(marked(html, position, fields)).toBe(html.replace('</h2>', '</h2>|'))
  })

  const LIST =
    '<h2>a</h2><p class="x">b</p><p>c</p><ul><li>d</li><li>e<ol><li>f</li></ol></li></ul><p>g</p>'
  it.each([
    ['ul > li', ['<li>d</li>', '<li>e<ol><li>f</li></ol></li>']],
    ['h2 + p', ['<p class="x">b</p>']],
    ['h2 ~ p', ['<p class="x">b</p>', '<p>c</p>', '<p>g</p>']],
    ['p:not(.x)', ['<p>c</p>', '<p>g</p>']],
    ['p:not(h2 + *, :last-child)', ['<p>c</p>']],
    ['p:nth-of-type(2n+1)', ['<p class="x">b</p>', '<p>g</p>']],
    ['li:first-child', ['<li>d</li>', '<li>f</li>']],
    [':is(ol, h2) li, [class^=X i]', ['<p class="x">b</p>', '<li>f</li>']],
  ])('are the elements that %s selects', (text, selected) => {
    const selector = parseSelector(text) ?? []
    const found = selectElements(selector, outline(LIST).elements)
    expect(found.map(({ start, end }) => LIST.slice(start, end))).toEqual(selected)
  })

  it('of groups have the requested distance in paragraphs', () => {
    const places = groupPlaces(textOf(THREE), { insert_after: 2 })
    expect(places).toEqual([THREE.indexOf('\n<p>Three')])
  })

  it.each([
    '',
    'p:hover',
    'p::before',
    'p >',
    '> p',
    'p p p p p p p p p p p',
    '[a',
    'a,,b',
    'p:has(a)',
    'p:nth-child(x)',
    'p:not(a:hover)',
    'svg|a',
  ])('are not named by %j', (text) => {
    expect(parseSelector(text)).toBeUndefined()
  })
})

const names = [
  'beginning_of_post',
  'end_of_post',
  'middle_of_post',
  'after_more_tag',
  'before_last_paragraph',
  'after_paragraph',
  'after_image',
  'before_image',
  'after_word_count',
  'after_the_percentage',
  'ad_after_html_tag',
  'ad_before_html_tag',
  'ad_after_id',
  'ad_after_class',
  'ad_after_customq',
  'random_ad_placement',
].filter(isTextPosition)

const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<div class="a">',
  '</div>',
  '<blockquote>',
  '</blockquote>',
  '<img src=x>',
  '<figure>',
  '</figure>',
  '<li>',
  '</li>',
  '<table>',
  '</table>',
  '<!--more-->',
  '<a href="',
  '"',
  '>',
  '<',
  'word ',
  '<br/>',
  '<script>',
  '</script>',
)

describe('Any text, however broken,', () => {
  it('has places within its bounds and never inside of a tag', () => {
    const fields = {
      repeat_paragraph: true,
      word_count_number: 1,
      after_class_name: 'a',
      after_id_name: 'a',
      after_customq_name: 'div div > p, *',
    }
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.constantFrom(...names),
        fc.nat(12),
        (pieces, position, chance) => {
          const html = pieces.join('')
          const text = textOf(html)
          for (const at of placesOf(position, text, fields, chance)) {
            expect(at).toBeGreaterThanOrEqual(0)
            expect(at).toBeLessThanOrEqual(html.length)
            const inside = text.elements.some(({ start, name }) => {
              const tagEnd = html.indexOf('>', start)
              const plain = !html.slice(start, tagEnd).includes('"') && name !== 'script'
              return plain && start < at && at <= tagEnd
            })
            expect(inside).toBe(false)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(['<div>', '<p>', '<a "', '</p>', '<img>', '<!--more'])(
    'is read in time that grows linearly with a text of %s',
    async (bit) => {
      const selector = '* * * * *, * ~ * ~ * ~ b, :nth-last-of-type(3n):not(* + * > *)'
      const grown = await growth((count) => {
        const html = bit.repeat(count)
        placesOf('ad_after_customq', textOf(html), { after_customq_name: selector }, 0)
        placesOf('after_paragraph', textOf(html), { repeat_paragraph: true }, 0)
      }, 3000)
      expect(grown).toBeLessThan(LINEAR)
    },
  )
})
