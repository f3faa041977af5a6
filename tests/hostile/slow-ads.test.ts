import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adTools, pageOf, type AdTools } from '../ads-route/support.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { medianTime } from './support.ts'

let service: TestService
let ads: AdTools
beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
}, 30_000)
afterAll(() => service?.close())

/** Milliseconds that a page with a text takes, beside an ad with some fields. */
async function timeOf(content: string, fields: Readonly<Record<string, unknown>>): Promise<number> {
  await ads.clear()
  await ads.ad({ code: 'BUY', paragraph_number: 2, ...fields })
  const { link } = await createFactories(service.api).post({ content, status: 'publish' })
  return medianTime(async () => expect((await pageOf(link)).html).toContain('BUY'), 3)
}

const position = 'after_paragraph'

const preformatted = (sign: string): string => `<p>x</p><pre>${sign.repeat(100_000)}</pre><p>y</p>`

describe('A page with an ad takes little longer', () => {
  it('for thousands of paragraphs in an element of thousands of classes', async () => {
    const content = `<div class="${'a '.repeat(20_000)}">${'<p>x</p>'.repeat(2000)}</div>`
    const usual = await timeOf(content, { position })
    const slow = await timeOf(content, { position, exclude_from_class_id: '.note' })
    expect(slow).toBeLessThan(usual * 5)
  })

  it('for preformatted text of thousands of brackets', async () => {
    // As long as the page of the other one, which has `&lt;` for each bracket.
    const usual = await timeOf(preformatted('xxxx'), { position })
    const slow = await timeOf(preformatted('<'), { position })
    expect(slow).toBeLessThan(usual * 5)
  })
})
