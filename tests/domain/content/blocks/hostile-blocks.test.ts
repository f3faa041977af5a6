import { describe, expect, it } from '@jest/globals'
import { NO_BLOCK_DATA } from '../../../../src/domain/content/blocks/block-data.ts'
import { renderBlocks } from '../../../../src/domain/content/blocks/render-blocks.ts'
import { renderContent } from '../../../../src/domain/content/rendering/render.ts'
import { growth, LINEAR } from '../../../support/growth.ts'
import { fc } from '../../../support/properties.ts'

const render = (raw: string): string =>
  renderBlocks(raw, { ...NO_BLOCK_DATA, siteUrl: 'https://site.test' })

describe('Hostile texts', () => {
  it.each([
    ['open blocks', '', '<!-- wp:group -->'],
    ['closing blocks', '', '<!-- /wp:group -->'],
    ['closing blocks of others', '<!-- wp:a -->'.repeat(90), '<!-- /wp:b -->'],
    ['nested embeds', '<!-- wp:embed -->'.repeat(99), '<p>'],
    ['open comments', '', '<!-- wp:group '],
    ['deep attributes', '<!-- wp:navigation-link ', '{"a":'],
    ['lists of pages', '', '<!-- wp:page-list /-->'],
    ['references', '', '<!-- wp:block {"ref":1} /-->'],
    ['links', '', '<!-- wp:navigation-link {"label":"x"} /-->'],
  ])('cost no more than their length: %s', async (_, before, piece) => {
    const grown = await growth(
      (count, turn) => renderContent(`${before}${piece.repeat(count)} /-->${turn}`),
      30_000,
    )
    expect(grown).toBeLessThan(LINEAR)
  })

  it('of any kind come back without comments of blocks, and otherwise whole', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<!-- wp:group -->',
          '<!-- /wp:group -->',
          '<!-- wp:a/b {"x":1} -->',
          '<!-- /wp:a/b -->',
        ),
        fc.constantFrom('<p>', '</p>', 'word', '<!-- other -->', ' '),
      ),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const whole = parts.filter((part) => !part.includes('wp:')).join('')
        expect(render(parts.join(''))).toBe(whole)
      }),
      { seed: 20_261_121 },
    )
  })
})
