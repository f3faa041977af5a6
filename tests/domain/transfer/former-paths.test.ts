import { expect, it } from '@jest/globals'
import { pathOf } from '../../../src/domain/transfer/site/addresses.ts'

it.each([
  ['https://old.test/caf%C3%A9/', '/café'],
  ['https://old.test/', ''],
  ['https://old.test/?p=1', ''],
  ['https://old.test/%ff/', '/%ff'],
  // Nothing could be stored or found with a NUL.
  ['https://old.test/a%00b/', '/a%00b'],
])('The path of %s on a former site is %j', (address, path) => {
  expect(pathOf(address)).toBe(path)
})
