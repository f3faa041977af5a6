import type { AdUnitRow } from '../../../data/ads/unit-row.ts'
import { lockAdUnits } from '../../../data/ads/unit-reader.ts'
import { insertAdUnit, lockAdNumbers, updateAdUnit } from '../../../data/ads/unit-writer.ts'
import type { Tx } from '../../../data/database/database.ts'
import type { Caller } from '../../accounts/caller.ts'
import { failure, invalidParams } from '../../errors/errors.ts'
import type { AdSite } from '../ads.ts'
import { localDay } from '../../time/local-time.ts'
import { permittedFields } from './code.ts'
import { storableFields, type StoredFields } from './fields.ts'
import { fieldProblems, plainLabel, type FieldProblem } from './problems.ts'
import { nextStatus } from './schedule.ts'

export interface AdInput {
  /** Undefined for a new unit. */
  readonly id: number | undefined
  /** Undefined keeps the current status; new units are published. */
  readonly status: 'publish' | 'draft' | undefined
  /** As given; each one has been validated against the contract. */
  readonly fields: StoredFields
}

/**
 * Creates a unit, or updates the given fields of an existing one
 * (behaviour/ads.md#creating-and-updating-a-unit).
 * @returns its id
 * @throws DomainError 404 ads_invalid_ad_id, 403 rest_forbidden for scripts, 400 rest_invalid_param
 *   for fields that are not a valid unit
 */
export async function saveAd(site: AdSite, caller: Caller, input: AdInput): Promise<number> {
  const { timezone } = await site.settings()
  return site.database.transact(async (tx) => {
    const now = site.clock()
    const stored = input.id === undefined ? undefined : await held(tx, input.id)
    const change = permittedFields(caller, input.fields, stored?.fields)
    const values = unitValues(change, stored)
    requireSound(values.whole)
    const { type, label, fields } = values
    const today = localDay(now, timezone)
    const shown = nextStatus({ named: input.status, stored, fields, today })
    const next = { ...shown, type, label, fields, modified: now }
    if (stored !== undefined) {
      await updateAdUnit(tx, stored.id, next)
      return stored.id
    }
    const number = (await lockAdNumbers(tx)) + 1
    return insertAdUnit(tx, { ...next, number, authorId: caller.id }, now)
  })
}

async function held(tx: Tx, id: number): Promise<AdUnitRow> {
  const [row] = await lockAdUnits(tx, [id])
  if (row === undefined) throw failure('ads_invalid_ad_id')
  return row
}

interface UnitValues {
  readonly type: string
  readonly label: string
  readonly fields: StoredFields
  /** Type, label and fields together, as rules check them. */
  readonly whole: StoredFields
}

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise

/** The unit after a change. */
export function unitValues(
  given: StoredFields,
  stored?: Pick<AdUnitRow, 'type' | 'label' | 'fields'>,
): UnitValues {
  const type = text(given['ad_type'], stored?.type ?? '')
  const label = plainLabel(text(given['label'], stored?.label ?? ''))
  const fields = storableFields({ ...stored?.fields, ...given })
  return { type, label, fields, whole: { ...fields, ad_type: type, label } }
}

function requireSound(whole: StoredFields): void {
  const problems = fieldProblems(whole)
  if (problems.length === 0) return
  const details = problems.map((problem) => {
    const code = problem.kind === 'missing' ? 'rest_property_required' : 'rest_invalid_param'
    return [nameOf(problem), { code, message: sentence(problem), data: null }] as const
  })
  const params = details.map(([name, { message }]) => [name, message] as const)
  throw invalidParams(Object.fromEntries(params), Object.fromEntries(details))
}

const nameOf = ({ field }: FieldProblem): string =>
  field === '' ? 'ads_post_meta' : `ads_post_meta[${field}]`

const sentence = (problem: FieldProblem): string => `${nameOf(problem)} ${problem.message}.`
