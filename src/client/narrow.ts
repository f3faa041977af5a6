/** The effect of `_fields` on answers, as types. */

/** Depth of typed names: `title.rendered` is two deep, `media_details.sizes.full` three. */
type Depth = readonly [0, 0]

type Shallower<D extends readonly 0[]> = D extends readonly [0, ...infer Rest extends 0[]]
  ? Rest
  : never

/** Valid `fields` for an answer: members, and dotted names of nested members. */
export type FieldPath<T, D extends readonly 0[] = Depth> = T extends readonly (infer Item)[]
  ? FieldPath<Item, D>
  : T extends object
    ? { [K in keyof T & string]: K | Below<K, NonNullable<T[K]>, D> }[keyof T & string]
    : never

type Below<K extends string, V, D extends readonly 0[]> = D extends readonly []
  ? never
  : `${K}.${FieldPath<V, Shallower<D>>}`

type Head<F extends string> = F extends `${infer First}.${string}` ? First : F
type Tail<F extends string, K> = F extends `${K & string}.${infer Rest}` ? Rest : never

/**
 * An answer with only the selected fields. Lists keep their form, optional members stay optional;
 * in a map by name (`_links`) any name may be absent.
 */
export type Narrow<T, F extends string> = T extends readonly unknown[]
  ? { [I in keyof T]: Narrow<T[I], F> }
  : T extends object
    ? string extends keyof T
      ? { [K in Head<F>]?: NarrowMember<T[K & keyof T], F, K> }
      : { [K in keyof T as K extends Head<F> ? K : never]: NarrowMember<T[K], F, K> }
    : T

type NarrowMember<V, F extends string, K> = K extends F ? V : Narrow<V, Tail<F, K>>

/** An answer with fields that are unknown at compile time. */
type Maybe<T> = T extends readonly unknown[]
  ? { [I in keyof T]: Maybe<T[I]> }
  : T extends object
    ? { [K in keyof T]?: Maybe<T[K]> }
    : T

/**
 * Applies `fields`: none selects everything, a literal list its names; with any other list, every
 * member is optional.
 */
export type Selected<T, F extends readonly string[]> = F extends readonly []
  ? T
  : number extends F['length']
    ? Maybe<T>
    : Narrow<T, F[number]>

/** The relations that `embed` accepts for an answer. */
export type Relation<T> = T extends readonly (infer Item)[]
  ? Relation<Item>
  : T extends { _embedded?: infer Embedded }
    ? keyof NonNullable<Embedded> & string
    : never

/** An error in place of a resource that the caller may not see. */
interface Refused {
  code: string
  message: string
}

type Readable<L> = L extends readonly (infer Item)[] ? Exclude<Item, Refused>[] : never

/** An answer with the requested relations: each is a list, empty if there is nothing to read. */
export type WithRelations<T, All, E extends readonly string[]> = E extends readonly []
  ? T
  : T extends readonly unknown[]
    ? { [I in keyof T]: WithRelations<T[I], All extends readonly (infer Item)[] ? Item : never, E> }
    : All extends { _embedded?: infer Embedded }
      ? Omit<T, '_embedded'> & {
          _embedded: {
            [R in E[number]]: Readable<NonNullable<Embedded>[R & keyof NonNullable<Embedded>]>
          }
        }
      : T
