import { expect, it } from '@jest/globals'
import { jsonText, share } from '../../src/http/json-text.ts'
import { fc } from '../support/properties.ts'

const json = fc.jsonValue()
const resource = fc.dictionary(fc.string(), json)

it('Shared values, alone and in lists, are written as JSON.stringify does, however often', () => {
  fc.assert(
    fc.property(fc.array(resource), fc.array(json), (shared, others) => {
      const list = [...shared.map(share), ...others]
      for (const body of [list, ...shared, ...others, [], [list]]) {
        expect(jsonText(body)).toBe(JSON.stringify(body))
        expect(jsonText(body)).toBe(JSON.stringify(body))
      }
    }),
  )
})

it('What JSON cannot represent is written as null in a list', () => {
  expect(jsonText([share({ id: 1 }), undefined])).toBe('[{"id":1},null]')
})
