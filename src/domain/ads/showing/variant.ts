/**
 * What an answer with ads depends on besides its address. It is part of the cache key, so
 * that nobody gets ads selected for somebody else.
 */
import type { Caller } from '../../accounts/caller.ts'
import type { Ads } from '../ads.ts'
import type { AdPlan } from '../plan.ts'
import { readVisitor, type Visitor } from '../rules/visitor.ts'
import { decide, type Decided } from './decide.ts'

export interface VariantSource {
  readonly header: (name: string) => string | undefined
  /** Path and query of the request. */
  readonly address: string
  readonly caller: Caller
}

/** Everybody sees the same ads. */
const SAME = ''

/**
 * Undefined where there are no ads at all; '' where every visitor gets the same; else the choice for
 * this one, as a text.
 */
export function variantFor(
  ads: Ads,
  source: VariantSource,
  now: Date,
): string | undefined | Promise<string | undefined> {
  const plan = ads.plan()
  if (plan instanceof Promise) return plan.then((loaded) => variantIn(loaded, ads, source, now))
  return variantIn(plan, ads, source, now)
}

function variantIn(plan: AdPlan, ads: Ads, source: VariantSource, now: Date): string | undefined {
  if (plan.units.length === 0) return undefined
  if (!plan.varies && !source.caller.signedIn) return SAME
  return JSON.stringify(decide(plan, visitorOf(plan, ads, source, now), Math.random))
}

export function visitorOf(
  { zone }: AdPlan,
  { geo }: Ads,
  { header, address, caller }: VariantSource,
  now: Date,
  device?: Visitor['device'],
): Visitor {
  const { signedIn, roles } = caller
  return readVisitor({ header, address, signedIn, roles, device }, geo, { now, zone })
}

/**
 * The choice that a variant stands for; the plan may be a newer one, which skips what was deleted.
 */
export function decidedIn(plan: AdPlan, variant: string): readonly Decided[] {
  if (variant === SAME) return plan.varies ? [] : plan.units.map(({ id }) => ({ id }))
  return JSON.parse(variant) as readonly Decided[]
}
