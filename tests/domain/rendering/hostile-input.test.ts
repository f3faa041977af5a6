import { describe, expect, it } from '@jest/globals'
import { parseMeta } from '../../../src/domain/content/meta.ts'
import { keepTextBlocks } from '../../../src/domain/content/rendering/blocks.ts'
import { sanitizeText } from '../../../src/domain/content/rendering/plain-text.ts'
import {
  renderContent,
  renderGeneratedExcerpt,
} from '../../../src/domain/content/rendering/render.ts'
import { sanitizeHtml } from '../../../src/domain/content/rendering/sanitize.ts'
import { slugify } from '../../../src/domain/content/slugs.ts'

/** A quarter of a megabyte of each; what takes more than linear time would take minutes. */
const size = 1 << 18
const limitMs = 2000

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
  ['sanitizeHtml', sanitizeHtml],
  ['sanitizeText', sanitizeText],
  ['keepTextBlocks', keepTextBlocks],
  ['slugify', slugify],
  ['parseMeta', (text) => parseMeta({ _EventCost: text })],
]

describe('a megabyte', () => {
  it.each(['<', '&', '[', '\n', '<div>'])('of %j renders and is cleaned', (unit) => {
    const text = unit.repeat((1 << 20) / unit.length)
    const start = performance.now()
    renderContent(text)
    sanitizeHtml(text)
    expect(performance.now() - start).toBeLessThan(2 * limitMs)
  })
})

describe.each(functions)('%s takes linear time', (_name, run) => {
  it.each(units)('for a text of %j', (unit) => {
    const text = unit.repeat(Math.ceil(size / unit.length))
    for (const whole of [text, `${text}>`, `<a href="${text}" title='`]) {
      const start = performance.now()
      run(whole)
      expect(performance.now() - start).toBeLessThan(limitMs)
    }
  })
})
