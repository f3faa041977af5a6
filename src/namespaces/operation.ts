/** Operations of the HTTP layer with this program's caller and context. */
import type { AppContext, Caller } from '../context.ts'
import type * as embed from '../http/embed.ts'
import type * as http from '../http/operation.ts'

export type { StreamedReply } from '../http/operation.ts'

/** One request to one operation, parsed and validated. */
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

/** An operation whose phases get the typed results of its `load` and `prepare`. */
export function operation<C, Loaded, Prepared, R>(
  phases: Phases<C, Loaded, Prepared, R>,
): Phases<C, Loaded, Prepared, R> {
  return phases
}

export type EmbedResolver = embed.EmbedResolver<Caller, AppContext>
