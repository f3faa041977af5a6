import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { createUploadQueue, type Upload } from '../../../src/write/media/uploads.ts'

interface Sent {
  readonly name: string
  readonly signal: AbortSignal
  readonly done: (item: string) => void
  readonly failed: (error: Error) => void
}

/** A queue with the files named, what is on its way, and what the person sees. */
function queueWith(...names: readonly string[]) {
  const sent: Sent[] = []
  let shown: readonly Upload<string>[] = []
  const queue = createUploadQueue<string>(
    ({ name }, options) =>
      new Promise((done, failed) => void sent.push({ name, done, failed, ...options })),
    (uploads) => void (shown = uploads),
  )
  queue.add(names.map((name) => new File(['x'], name)))
  const states = (): string[] => shown.map(({ state }) => state)
  const keyOf = (name: string): number => shown.find(({ file }) => file.name === name)?.key ?? 0
  return { queue, sent, states, keyOf, shown: () => shown }
}

describe('The upload queue', () => {
  it('sends two files at once, and the next when one has finished', async () => {
    const { sent, states } = queueWith('a', 'b', 'c', 'd')
    expect(states()).toEqual(['sending', 'sending', 'waiting', 'waiting'])
    sent[1]?.done('b')
    await turn()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(states()).toEqual(['sending', 'done', 'sending', 'waiting'])
  })

  it('continues after a file that failed, which can be sent again', async () => {
    const { queue, sent, states, keyOf, shown } = queueWith('a', 'b', 'c')
    const error = new Error('The connection is lost.')
    sent[0]?.failed(error)
    await turn()
    expect(states()).toEqual(['failed', 'sending', 'sending'])
    expect(shown()[0]).toMatchObject({ error })
    queue.retry(keyOf('a'))
    expect(states()).toEqual(['waiting', 'sending', 'sending'])
    sent[1]?.done('b')
    await turn()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a'])
  })

  it('aborts the request of a canceled file, and starts the next', () => {
    const { queue, sent, states, keyOf } = queueWith('a', 'b', 'c')
    queue.cancel(keyOf('a'))
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(states()).toEqual(['canceled', 'sending', 'sending'])
  })

  it('shows a canceled file as canceled, however its request ends', async () => {
    const { queue, sent, states, keyOf } = queueWith('a')
    queue.cancel(keyOf('a'))
    sent[0]?.done('a')
    await turn()
    expect(states()).toEqual(['canceled'])
  })

  it('removes a waiting file without a request', async () => {
    const { queue, sent, keyOf } = queueWith('a', 'b', 'c')
    queue.cancel(keyOf('c'))
    sent[0]?.done('a')
    await turn()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('drops finished uploads, and keeps those in progress', async () => {
    const { queue, sent, states } = queueWith('a', 'b')
    sent[0]?.done('a')
    await turn()
    queue.clear()
    expect(states()).toEqual(['sending'])
  })
})
