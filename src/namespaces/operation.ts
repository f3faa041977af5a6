/** Operations, as the HTTP layer has them, with the caller and the context of this program. */
import type { AppContext, Caller } from '../context.ts'
import type * as embed from '../http/embed.ts'
import type * as http from '../http/operation.ts'

export type { StreamedReply } from '../http/operation.ts'

/** One request to one operation, its input parsed and checked. */
export type Call<
  O extends http.OperationShape = http.OperationShape,
  Defaulted extends string = never,
> = http.Call<O, Defaulted, Caller>

type Phases<C, Loaded, Prepared, R> = http.Phases<C, AppContext, Loaded, Prepared, R>

/** One operation of the contract, implemented. */
export type Operation<O extends http.OperationShape, Defaulted extends string = never> = Phases<
  Call<O, Defaulted>,
  unknown,
  unknown,
  http.Reply<O>
>

/** An operation whose phases get, typed, what its `load` and its `prepare` have found. */
export function operation<C, Loaded, Prepared, R>(
  phases: Phases<C, Loaded, Prepared, R>,
): Phases<C, Loaded, Prepared, R> {
  return phases
}

export type EmbedResolver = embed.EmbedResolver<Caller, AppContext>
