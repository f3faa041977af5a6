import { describe, expect, it } from '@jest/globals'
import type { RouteOperation } from '../../src/http/route-table.ts'
import { rememberAccepted, type Finding, type Validator } from '../../src/http/validation.ts'

const operation: RouteOperation = {
  operationId: 'listThings',
  methods: ['GET'],
  arguments: { path: {}, query: {}, body: {} },
  batch: false,
  conditional: true,
}
const target = { method: 'GET', path: '/things' }
const finding: Finding = { place: 'query', steps: ['page'], keyword: 'minimum', message: '' }
const values = (query: Record<string, unknown>, body: Record<string, unknown> = {}) => ({
  params: {},
  query,
  body,
})

/** Refuses page 0; tells how often it was asked. */
function counting() {
  const asked: unknown[] = []
  const validate: Validator = async (_operation, _target, given) => {
    asked.push(given)
    return given.query['page'] === 0 ? [finding] : []
  }
  return { asked, validate: rememberAccepted(validate) }
}

describe('rememberAccepted', () => {
  it('asks once about arguments that are accepted', async () => {
    const { asked, validate } = counting()
    await validate(operation, target, values({ page: 1 }))
    expect(await validate(operation, target, values({ page: 1 }))).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it('asks again about other arguments, and about those of another operation', async () => {
    const { asked, validate } = counting()
    await validate(operation, target, values({ page: 1 }))
    await validate(operation, target, values({ page: '1' }))
    await validate({ ...operation, operationId: 'other' }, target, values({ page: 1 }))
    expect(asked).toHaveLength(3)
  })

  it('never takes refused arguments for accepted', async () => {
    const { validate } = counting()
    await validate(operation, target, values({ page: 0 }))
    expect(await validate(operation, target, values({ page: 0 }))).toEqual([finding])
  })

  it('remembers nothing of bodies', async () => {
    const { asked, validate } = counting()
    await validate(operation, target, values({}, { title: 'x' }))
    await validate(operation, target, values({}, { title: 'x' }))
    expect(asked).toHaveLength(2)
  })
})
