import { describe, expect, it } from '@jest/globals'
import { createValidator, type Finding } from '../../src/http/validation.ts'
import type { GeneratedValidator, ValidationError } from '../../src/http/validator-support.ts'

const values = { params: {}, query: {}, body: {} }

/** A validator over a module that finds these errors, and how often the module was loaded. */
function over(errors: readonly ValidationError[]) {
  const found: GeneratedValidator = Object.assign(() => errors.length === 0, { errors })
  let loads = 0
  const load = async () => {
    loads += 1
    return { createValidators: () => ({ listThings: found, getThing: found }) }
  }
  const validate = createValidator({ listThings: load, getThing: load }, {})
  return { validate, loads: () => loads }
}

async function findingOf(error: ValidationError): Promise<Finding | undefined> {
  const [finding] = await over([error]).validate('listThings', values)
  return finding
}

describe('A validator', () => {
  it('loads the module of a resource once, and not before its first request', async () => {
    const { validate, loads } = over([])
    expect(loads()).toBe(0)
    await validate('listThings', values)
    await validate('getThing', values)
    expect(loads()).toBe(1)
  })

  it('rejects for an operation that no contract has', async () => {
    await expect(over([]).validate('other', values)).rejects.toThrow('other')
  })

  it('names the member that is missing', async () => {
    const error = {
      instancePath: '/body/items/0',
      keyword: 'required',
      params: { missingProperty: 'title' },
      message: 'must have it',
    }
    expect(await findingOf(error)).toMatchObject({ place: 'body', steps: ['items', '0', 'title'] })
  })

  it('names members as they were sent, slashes and tildes included', async () => {
    const error = { instancePath: '/body/meta/a~1b~0c', keyword: 'type', params: {} }
    expect(await findingOf(error)).toMatchObject({ steps: ['meta', 'a/b~c'] })
  })

  it('names the accepted words, without null and the empty text', async () => {
    const params = { allowedValues: ['', 'asc', 'desc', null] }
    const error = { instancePath: '/query/order', keyword: 'enum', params, message: 'must be' }
    expect(await findingOf(error)).toMatchObject({ message: 'must be: asc, desc' })
  })
})
