import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Query } from '../../support/api.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const blocks = '/core/v2/blocks'
const categories = '/core/v2/core_pattern_category'
const editor = () => service.api.as('editor')

const idsOf = async (query: Query): Promise<number[]> => {
  const { body } = await editor().get(blocks, { query })
  return (body as { id: number }[]).map(({ id }) => id)
}

describe('The categories of a block', () => {
  it('are assigned, and removed by null', async () => {
    const { id: category } = await make.patternCategory()
    const { id } = await make.block({ core_pattern_category: [category, 99_999_999] })
    const { body: given } = await editor().get(`${blocks}/${id}`)
    const taken = await editor().patch(`${blocks}/${id}`, { body: { core_pattern_category: null } })
    expect({
      givenCorePatternCategory: given.core_pattern_category,
      takenCorePatternCategory: taken.body.core_pattern_category,
    }).toEqual({ givenCorePatternCategory: [category], takenCorePatternCategory: [] })
  })

  it('never are terms of posts', async () => {
    const { id } = await make.tag()
    const block = await make.block({ core_pattern_category: [id] })
    const { body } = await editor().get(`${blocks}/${block.id}`)
    expect(body.core_pattern_category).toEqual([])
  })

  it('narrow lists, and count published blocks', async () => {
    const [one, two] = [await make.patternCategory(), await make.patternCategory()]
    const both = await make.block({ core_pattern_category: [one.id, two.id] })
    const first = await make.block({ core_pattern_category: [one.id] })
    const order = { orderby: 'id', order: 'asc' }
    const { body } = await editor().get(`${categories}/${one.id}`)
    expect(await idsOf({ core_pattern_category: one.id, ...order })).toEqual([both.id, first.id])
    expect(
      await idsOf({
        core_pattern_category: { terms: [one.id, two.id], operator: 'AND' },
        ...order,
      }),
    ).toEqual([both.id])
    expect(
      await idsOf({ include: [both.id, first.id], core_pattern_category_exclude: two.id }),
    ).toEqual([first.id])
    expect(body.count).toBe(2)
  })

  it('are linked and embedded', async () => {
    const category = await make.patternCategory()
    const { id } = await make.block({ core_pattern_category: [category.id] })
    const { body } = await editor().get(`${blocks}/${id}`, { query: { _embed: 'core:term' } })
    expect(body._embedded['core:term'][0]).toMatchObject([{ id: category.id }])
  })
})

describe('Callers who may not write posts', () => {
  it.each([
    ['anonymous', 401],
    ['subscriber', 403],
  ] as const)('see no categories of blocks: %s callers get %d', async (asker, status) => {
    const { id } = await make.patternCategory()
    const answers = [
      await service.api.as(asker).get(categories),
      await service.api.as(asker).get(`${categories}/${id}`),
    ]
    for (const answer of answers) expect(answer).toBeRestError('rest_forbidden', status)
  })
})

it('POST /core/v2/menu-items 400 takes no category of blocks into a menu', async () => {
  const { id } = await make.patternCategory()
  const item = { title: 'x', type: 'taxonomy', object: 'core_pattern_category', object_id: id }
  const linked = await service.api.as('admin').post('/core/v2/menu-items', { body: item })
  expect(linked).toBeRestError('rest_term_invalid', 400)
})

it('Revisions and autosaves of a block have the keys of blocks alone', async () => {
  const { id } = await make.block({ meta: { pattern_sync_status: 'partial' } })
  await editor().patch(`${blocks}/${id}`, { body: { content: 'Newer' } })
  await service.api.as('admin').post(`${blocks}/${id}/autosaves`, { body: { content: 'Newest' } })
  const { body: revisions } = await editor().get(`${blocks}/${id}/revisions`)
  const { body: autosaves } = await editor().get(`${blocks}/${id}/autosaves`)
  const found = [...revisions, ...autosaves].map(({ meta }: { meta: object }) => Object.keys(meta))
  expect(new Set(found.map(String))).toEqual(new Set(['pattern_sync_status']))
})
