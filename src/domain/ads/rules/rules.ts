/**
 * The rules that say where and for whom an ad shows (behaviour/ads.md). A rule list is data; what a
 * single rule means is the judge's business.
 */

export interface Rule<Kind extends string = string> {
  readonly type: { readonly value: Kind }
  readonly value: { readonly value: string | number }
  /** How the next rule is joined; '' is AND. */
  readonly condition?: 'AND' | 'OR' | ''
}

export interface RulePair<Kind extends string = string> {
  readonly include: readonly Rule<Kind>[]
  readonly exclude: readonly Rule<Kind>[]
}

type Judge<Kind extends string> = (rule: Rule<Kind>) => boolean

/** What the rules of an include list have to do when none of them says how they are joined. */
export type Simple = 'any' | 'all'

/**
 * Whether a pair of lists lets an ad through. With a `condition` anywhere both lists are chains that
 * are read from left to right, an empty one letting everything in and keeping nothing out. Without
 * any, one rule of the exclude list keeps the ad out, and of the include list any or all must hold.
 */
export function passes<Kind extends string>(
  { include, exclude }: RulePair<Kind>,
  simple: Simple,
  judge: Judge<Kind>,
): boolean {
  const chained = [...include, ...exclude].some(({ condition }) => condition !== undefined)
  if (chained) return chain(include, judge, true) && !chain(exclude, judge, false)
  const included = simple === 'any' ? include.some(judge) : include.every(judge)
  return included && !exclude.some(judge)
}

function chain<Kind extends string>(
  rules: readonly Rule<Kind>[],
  judge: Judge<Kind>,
  empty: boolean,
): boolean {
  let holds = empty
  rules.forEach((rule, index) => {
    const before = rules[index - 1]
    if (before === undefined) holds = judge(rule)
    else holds = before.condition === 'OR' ? holds || judge(rule) : holds && judge(rule)
  })
  return holds
}
