import { createHmac } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Answer, Actor, Client } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import type { TestService } from '../support/service.ts'

export const ROOT = '/cal/event-aggregator/v1'
export const IMPORTS = `${ROOT}/imports`

type Members = Readonly<Record<string, unknown>>

/** An import that is pending, as whoever pushes it sees it. */
export interface Pushed {
  readonly id: number
  readonly importId: string
  readonly secret: string
  /** The hash that is expected next. */
  hash: string
}

export interface ImportTools {
  /** Makes a pending import of the asker, the editor if nobody is named. */
  start(members?: Members, asker?: Actor): Promise<Pushed>
  record(id: number): Promise<Answer['body']>
  /** A pending import that there is. */
  pending(id: number): Promise<Pushed>
  /** Sends a signed callback. */
  call(pushed: Pushed, route: 'batch' | 'state', body: Members, headers?: Signed): Promise<Answer>
  /** Pushes the next of many batches, and takes the hash of the one after it. */
  push(pushed: Pushed, events: readonly unknown[], members?: Members): Promise<Answer>
  /** Makes a record that nobody pushes to, of the editor if nobody is named. Answers it. */
  make(members?: Members, asker?: Actor): Promise<Answer['body']>
  /** An operation on a record is refused as every such operation is. */
  expectRefusals(ask: (client: Client, id: number) => Promise<Answer>, code: string): Promise<void>
  /** Imports events by a record of their own. Answers the activity. */
  importAll(events: readonly unknown[], members?: Members, asker?: Actor): Promise<Answer['body']>
}

/** `x-import-signature` instead of the right one; '' for none. */
export interface Signed {
  readonly signature?: string
}

export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Progress in the middle of an import, or at its end. */
export const progress = (done: number, total: number) => ({
  data: { total: total * 10, done: done * 10 },
  batch: { total, done },
})

export const item = (members: Members = {}): Members => ({
  title: unique('Fair '),
  start_date: '2031-05-01 18:00:00',
  end_date: '2031-05-01 20:00:00',
  timezone: 'Europe/Berlin',
  uid: unique('uid-'),
  ...members,
})

/** An address where nobody looks. */
export const source = (): string => `https://example.org/${unique()}.ics`

export function importTools({ api }: TestService): ImportTools {
  const record: ImportTools['record'] = async (id) =>
    (await api.as('admin').get(`${IMPORTS}/${id}`)).body
  const pending: ImportTools['pending'] = async (id) => {
    const { import_id, next_batch_hash, callback_secret } = await record(id)
    return { id, importId: import_id, hash: next_batch_hash, secret: callback_secret }
  }
  const start: ImportTools['start'] = async (members = {}, asker = 'editor') => {
    const body = { origin: 'ics', source: source(), ...members }
    const made = await api.as(asker).post(IMPORTS, { body })
    if (made.status !== 201) throw new Error(`No import was made: ${made.text}`)
    return pending(made.body.id)
  }
  const call: ImportTools['call'] = ({ importId, secret }, route, body, { signature } = {}) => {
    const text = JSON.stringify(body)
    const given = signature ?? signatureOf(text, secret)
    return api.post(`${ROOT}/import/${importId}/${route}`, {
      body: text,
      headers: given === '' ? {} : { 'x-import-signature': given },
    })
  }
  const push: ImportTools['push'] = async (pushed, events, members = {}) => {
    const batch = { batch_hash: pushed.hash, status: progress(0, 9), percentage_complete: 20 }
    const answer = await call(pushed, 'batch', { ...batch, events, ...members })
    if (answer.status === 200) pushed.hash = answer.body.next_batch_hash
    return answer
  }
  const make: ImportTools['make'] = async (members = {}, asker = 'editor') =>
    (await api.as(asker).post(IMPORTS, { body: { origin: 'ics', source: source(), ...members } }))
      .body
  return {
    record,
    pending,
    start,
    make,
    async expectRefusals(ask, code) {
      const { id } = await make()
      expect(await ask(api, id)).toBeRestError(code, 401)
      expect(await ask(api.as('author'), id)).toBeRestError(code, 403)
      expect(await ask(api.as('editor'), 999_999_999)).toBeRestError('rest_import_invalid_id', 404)
    },
    call,
    push,
    async importAll(events, members, asker) {
      const pushed = await start(members, asker)
      const answer = await push(pushed, events, { status: progress(0, 1) })
      if (answer.status !== 200) throw new Error(`The batch was refused: ${answer.text}`)
      return answer.body.activity
    },
  }
}
