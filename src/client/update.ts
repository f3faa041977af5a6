import { AlmanacError } from './almanac-error.ts'
import type { Answer } from './answer.ts'
import type { AnyOptions } from './outgoing.ts'
import type { Path, RequestOptions, Schemas, Whole } from './operations.ts'

/** Paths of items that can be read and written. */
type ItemPath = Path<'GET'> & Path<'PUT'> & Path<'POST'>

type Body<Operation> = Operation extends { body?: infer Members } ? Members : never

/** How often an item is read again after a concurrent write. */
const ATTEMPTS = 3

/**
 * Reads an item in the edit context and writes the result of `change`, unless it has been changed
 * in the meantime; then it repeats both, three times at most.
 */
export type Update = <P extends ItemPath>(
  path: P,
  options: Pick<Schemas['GET'][P], 'path' & keyof Schemas['GET'][P]> & RequestOptions,
  change: (current: Whole<Schemas['GET'][P], 'edit'>) => Body<Schemas['POST'][P]>,
) => Promise<Answer<Whole<Schemas['POST'][P], 'edit'>>>

type Request = (path: string, options: AnyOptions) => Promise<Answer<never>>

/** @throws AlmanacError as the requests do; 412 after a concurrent write at each attempt */
export async function updateItem(
  read: Request,
  write: Request,
  path: string,
  options: AnyOptions,
  change: (current: never) => unknown,
): Promise<Answer<never>> {
  for (let left = ATTEMPTS; ; left -= 1) {
    const current = await read(path, { ...options, context: 'edit' })
    try {
      return await write(path, { ...options, body: change(current.data), ifMatch: current })
    } catch (error) {
      const wasLate = error instanceof AlmanacError && error.status === 412
      if (!wasLate || left === 1) throw error
    }
  }
}
