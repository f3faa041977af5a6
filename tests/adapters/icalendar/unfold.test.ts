import { describe, expect, it } from '@jest/globals'
import { unfoldedLines } from '../../../src/adapters/icalendar/unfold.ts'
import { heldMemory } from '../../support/memory.ts'

/** As many as fit into the longest line. */
const PARTS = 1_000_000

describe('A line of a calendar file', () => {
  it('takes no more memory than its length, however it is folded', async () => {
    let held = Infinity
    async function* chunks() {
      const before = heldMemory()
      yield Buffer.from(`SUMMARY:${'\r\n x'.repeat(PARTS)}`)
      held = heldMemory() - before
      yield Buffer.from('\r\nEND:VEVENT\r\n')
    }
    const texts: string[] = []
    for await (const { text } of unfoldedLines(chunks())) texts.push(text)
    expect(texts).toEqual([`SUMMARY:${'x'.repeat(PARTS)}`, 'END:VEVENT'])
    expect(held).toBeLessThan(10 * PARTS)
  })
})
