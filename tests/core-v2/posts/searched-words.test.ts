import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const path = '/core/v2/posts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const ids = ({ body }: Answer): number[] => body.map((post: { id: number }) => post.id)

const list = (query: string, asker: Actor = 'anonymous'): Promise<Answer> =>
  service.api.as(asker).get(`${path}?_fields=id&${query}`)

const found = async (...words: string[]) => ids(await list(`search=${words.join('+')}`))

describe('GET /core/v2/posts 200', () => {
  it('finds texts by their words and not by the data of a picture in them', async () => {
    const [before, after] = [unique('before'), unique('after')]
    const content = `<p>${before}</p><img src="data:image/png;base64,iVBORw0KGgo/x+y9Zq==" alt="${after}">`
    const { id } = await make.post({ content })
    expect(await found(before, after)).toEqual([id])
    expect(await found(before, 'ivborw0kggo')).toEqual([])
    expect(await found(before, 'y9zq')).toEqual([])
  })

  it.each([300, 1100])('finds a part that %d words begin with', async (count) => {
    const part = unique('w')
    const content = Array.from({ length: count }, (_, place) => `${part}${place}`).join(' ')
    const { id } = await make.post({ content })
    await make.post({ content: `${part.slice(0, -1)} ${part.at(-1)}` })
    expect(ids(await list(`search=${part}`))).toEqual([id])
    expect(ids(await list(`search=${part}`, 'editor'))).toEqual([id])
  })

  it.each(['щъ', '𐌰𐌱'])('finds the two letters %s anywhere in a word', async (pair) => {
    const { id: inside } = await make.post({ content: `the a${pair}b` })
    const { id: whole } = await make.post({ title: pair })
    await make.post({
      content: `${Array.from(pair).join('-')} ${Array.from(pair).toReversed().join('')}`,
    })
    expect(ids(await list(`search=${encodeURIComponent(pair)}&orderby=id`))).toEqual([
      whole,
      inside,
    ])
    expect(ids(await list(`search=${encodeURIComponent(`the ${pair}`)}`))).toEqual([inside])
  })

  it('searches very many words literally', async () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index}`)
    const { id } = await make.post({ content: words.join(' ') })
    await make.post({ content: words.toReversed().join(' ') })
    expect(ids(await list(`search=${words.join('+')}`))).toEqual([id])
  })

  it('finds each of thousands of different words of a text', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `${unique()}of${index}`)
    const { id } = await make.post({ content: words.join(' ') })
    const sought = words.toSorted()
    expect(await found(sought.at(0) ?? '')).toEqual([id])
    expect(await found(sought.at(1500) ?? '')).toEqual([id])
    expect(await found(sought.at(-1) ?? '')).toEqual([id])
  })
})
