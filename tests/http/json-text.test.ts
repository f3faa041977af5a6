import { expect, it } from '@jest/globals'
import { jsonText, share } from '../../src/http/json-text.ts'
import { fc } from '../support/properties.ts'

const json = fc.jsonValue()
const resource = fc.dictionary(fc.string(), json)

it('writes shared values, alone and in lists, as JSON.stringify does, however often', () => {
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

it('writes what JSON has no word for in a list as null', () => {
  expect(jsonText([share({ id: 1 }), undefined])).toBe('[{"id":1},null]')
})
