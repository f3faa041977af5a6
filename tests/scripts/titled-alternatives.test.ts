import { describe, expect, it } from '@jest/globals'
import { withTitledAlternatives } from '../../scripts/titled-alternatives.ts'

const post = { $ref: '#/components/schemas/Post' }

describe('The titling of alternatives', () => {
  it('names what lists and maps contain', () => {
    const list = { type: 'array', items: post }
    const map = { type: 'object', additionalProperties: post }
    expect(withTitledAlternatives({ schema: { anyOf: [list, map, post] } })).toEqual({
      schema: {
        anyOf: [{ ...list, title: 'array of Post' }, { ...map, title: 'object of Post' }, post],
      },
    })
  })

  it('numbers equal titles', () => {
    const short = { type: 'string', maxLength: 3 }
    expect(withTitledAlternatives({ oneOf: [{ type: 'string' }, short] })).toEqual({
      oneOf: [
        { type: 'string', title: 'string' },
        { ...short, title: 'string 2' },
      ],
    })
  })
})
