import { describe, expect, it } from '@jest/globals'
import { parseMeta } from '../../../../src/domain/content/meta.ts'
import { keepTextBlocks } from '../../../../src/domain/content/rendering/blocks.ts'
import { sanitizeText } from '../../../../src/domain/text/plain-text.ts'
import {
  renderContent,
  renderGeneratedExcerpt,
} from '../../../../src/domain/content/rendering/render.ts'
import { sanitizeHtml } from '../../../../src/domain/text/sanitize.ts'
import { slugify } from '../../../../src/domain/text/slugs.ts'
import { addParagraphs } from '../../../../src/domain/content/rendering/paragraphs.ts'
import { typeset } from '../../../../src/domain/content/rendering/typography.ts'
import { renderComment } from '../../../../src/domain/comments/render-comment.ts'
import { plainText } from '../../../../src/domain/embeds/entry-texts.ts'
import { growth, LINEAR } from '../../../support/growth.ts'

/** Characters: 64 kB of each. */
const size = 1 << 16

const units = [
  ...'<|&|[|\n| |"|\'|-|.|1|%|é|\u0000'.split('|'),
  '\n ',
  '<a ',
  '<a "',
  '<a \'"',
  '<a x=">\'',
  '<!--',
  '<!-- wp:a -->',
  '<script>',
  '</script ',
  '<pre>',
  '<div>',
  '<p>a ',
  '<br> ',
  '<h1>\n\n',
  '[caption]',
  '[caption ',
  '[embed]x[/embed]',
  '&#',
  '1x',
  'javascript:',
]

const functions: [string, (text: string) => unknown][] = [
  ['renderContent', renderContent],
  ['renderGeneratedExcerpt', renderGeneratedExcerpt],
  ['typeset', typeset],
  ['addParagraphs', addParagraphs],
  ['plainText', plainText],
  ['renderComment', renderComment],
  ['sanitizeHtml', sanitizeHtml],
  ['sanitizeText', sanitizeText],
  ['keepTextBlocks', keepTextBlocks],
  ['slugify', slugify],
  ['parseMeta', (text) => parseMeta({ _EventCost: text })],
]

/** Texts end differently, because some functions remember what they were given. */
const repeated = (unit: string, length: number, turn: number): string =>
  `${unit.repeat(Math.ceil(length / unit.length))}${turn}`

describe('A megabyte', () => {
  it.each(['<', '&', '[', '\n', '<div>', '<p>a ', '<h1>\n\n'])(
    'of %j renders and is cleaned',
    async (unit) => {
      const grown = await growth((length, turn) => {
        renderContent(repeated(unit, length, turn))
        sanitizeHtml(repeated(unit, length, turn))
      }, 16 * size)
      expect(grown).toBeLessThan(LINEAR)
    },
  )
})

describe.each(functions)('The function %s', (_name, run) => {
  it.each(units)('takes linear time for a text of %j', async (unit) => {
    const around: ((text: string) => string)[] = [
      (text) => text,
      (text) => `${text}>`,
      (text) => `<a href="${text}" title='`,
    ]
    for (const whole of around) {
      const grown = await growth((length, turn) => run(whole(repeated(unit, length, turn))), size)
      expect(grown).toBeLessThan(LINEAR)
    }
  })
})
