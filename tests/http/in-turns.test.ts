import { describe, expect, it } from '@jest/globals'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTurns } from '../../src/http/in-turns.ts'

const MILLISECONDS = 5

/** A listener that keeps the process busy, and what it was given, by the turn of the event loop. */
function setUp() {
  const turns: string[][] = []
  const listener = inTurns(({ url = '' }) => {
    turns.at(-1)?.push(url)
    const until = performance.now() + MILLISECONDS
    while (performance.now() < until);
  })
  return {
    turns,
    send: (url: string): ServerResponse => {
      const message = new IncomingMessage(new Socket())
      message.url = url
      const response = new ServerResponse(message)
      listener(message, response)
      return response
    },
    /** Lets so many turns pass. */
    pass: async (count: number): Promise<void> => {
      for (let turn = 0; turn < count; turn++) {
        turns.push([])
        await nextTurn()
      }
    },
  }
}

describe('Requests that come all at once', () => {
  it('are handled in order, over as many turns of the event loop as needed', async () => {
    const { turns, send, pass } = setUp()
    turns.push([])
    for (const url of ['/a', '/b', '/c']) send(url)
    await pass(4)
    expect(turns.filter((urls) => urls.length > 0)).toEqual([['/a'], ['/b'], ['/c']])
  })

  it('are followed by those that come later', async () => {
    const { turns, send, pass } = setUp()
    turns.push([])
    for (const url of ['/a', '/b', '/c']) send(url)
    await pass(1)
    send('/d')
    await pass(4)
    expect(turns.flat()).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('are dropped when their clients have disconnected meanwhile', async () => {
    const { turns, send, pass } = setUp()
    turns.push([])
    send('/a')
    send('/b').destroy()
    send('/c')
    await pass(4)
    expect(turns.flat()).toEqual(['/a', '/c'])
  })
})
