/**
 * The rules for where and to whom an ad shows (behaviour/ads.md). A rule list is data; a predicate
 * evaluates single rules.
 */

export interface Rule<Kind extends string = string> {
  readonly type: { readonly value: Kind }
  readonly value: { readonly value: string | number }
  /** The operator before the next rule; '' means AND. */
  readonly condition?: 'AND' | 'OR' | ''
}

export interface RulePair<Kind extends string = string> {
  readonly include: readonly Rule<Kind>[]
  readonly exclude: readonly Rule<Kind>[]
}

type Test<Kind extends string> = (rule: Rule<Kind>) => boolean

/** How an include list without operators is evaluated. */
export type Simple = 'any' | 'all'

/**
 * Whether a pair of lists admits an ad. If any rule has a `condition`, both lists are evaluated as
 * chains from left to right; an empty list includes everything or excludes nothing. Otherwise any
 * match in the exclude list excludes the ad, and any or all of the include list must match.
 */
export function passes<Kind extends string>(
  { include, exclude }: RulePair<Kind>,
  simple: Simple,
  test: Test<Kind>,
): boolean {
  const chained = [...include, ...exclude].some(({ condition }) => condition !== undefined)
  if (chained) return chain(include, test, true) && !chain(exclude, test, false)
  const included = simple === 'any' ? include.some(test) : include.every(test)
  return included && !exclude.some(test)
}

function chain<Kind extends string>(
  rules: readonly Rule<Kind>[],
  test: Test<Kind>,
  empty: boolean,
): boolean {
  let holds = empty
  rules.forEach((rule, index) => {
    const before = rules[index - 1]
    if (before === undefined) holds = test(rule)
    else holds = before.condition === 'OR' ? holds || test(rule) : holds && test(rule)
  })
  return holds
}
