import type { AnyOperation } from './operation.ts'
import type { Route } from './route-table.ts'
import type { MemberTable } from './selection.ts'
import type { EmbedResolvers } from './embed.ts'
import type { ValidatorLoaders } from './validator-support.ts'

/** What the generator produces for one OpenAPI document. */
export interface GeneratedNamespace {
  /** The first segments of its paths, such as `core/v2`; empty for the root. */
  readonly name: string
  /** The resolved document as published. */
  readonly document: Readonly<Record<string, unknown>>
  readonly routes: readonly Route[]
  /** Members and contexts of each resource schema, by schema name. */
  readonly contexts: Readonly<Record<string, MemberTable>>
  readonly validators: ValidatorLoaders
}

/**
 * One REST namespace: its contract and the handlers that implement it. Each states that its
 * operations satisfy the generated interface, so a missing or mistyped operation does not compile.
 */
export interface Namespace extends GeneratedNamespace {
  readonly operations: Readonly<Record<string, AnyOperation>>
  /** Batch loaders for embedded resources. */
  readonly embeds?: EmbedResolvers
}
