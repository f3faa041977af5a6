/** Rules for the fields of a unit that a schema cannot express (behaviour/ads.md). */
import { isValidDay } from '../days.ts'
import { parseSelector } from '../placing/selector.ts'
import { adKind, isAdType } from './ad-types.ts'
import { field, type StoredFields } from './fields.ts'

export interface FieldProblem {
  readonly field: string
  readonly message: string
  readonly kind: 'missing' | 'invalid'
}

/** Maximum total size of a unit's fields, in bytes. */
const MAX_FIELDS_BYTES = 64 * 1024

const NAME = /^[a-z][a-z0-9_]{0,63}$/

/**
 * Returns the problems of a unit's fields.
 * @param fields all of them; for an existing unit, merged with the stored ones
 */
export function fieldProblems(fields: StoredFields): FieldProblem[] {
  return [...missing(fields), ...invalid(fields), ...names(fields)]
}

function missing(fields: StoredFields): FieldProblem[] {
  const { ad_type: type, label } = fields as { ad_type?: unknown; label?: unknown }
  const plain = typeof label === 'string' ? plainLabel(label) : ''
  const kind = typeof type === 'string' && isAdType(type) ? adKind(type) : undefined
  const required = ['ad_type', 'label', ...(kind?.required(fields) ?? [])]
  const absent = required.filter((name) => {
    const value = name === 'label' ? plain : fields[name]
    return value === undefined || value === ''
  })
  const few = kind?.children !== undefined && fewChildren(fields, kind.children, kind.fewest ?? 1)
  return [
    ...absent.map((name) => problem(name, 'is required', 'missing')),
    ...(few && kind.children !== undefined && !absent.includes(kind.children)
      ? [problem(kind.children, `needs ${kind.fewest ?? 1} or more ads`)]
      : []),
  ]
}

function fewChildren(fields: StoredFields, name: string, fewest: number): boolean {
  const list = fields[name]
  return !Array.isArray(list) || list.length < fewest
}

function invalid(fields: StoredFields): FieldProblem[] {
  const dates = (['publish_date', 'exp_date_from', 'exp_date_to'] as const).filter((name) => {
    const date = field(fields, name)
    return date !== '' && !isValidDay(date)
  })
  const selector = field(fields, 'after_customq_name')
  const wrongSelector =
    field(fields, 'position') === 'ad_after_customq' && parseSelector(selector) === undefined
  return [
    ...dates.map((name) => problem(name, 'is not a day of the calendar')),
    ...(wrongSelector ? [problem('after_customq_name', 'is not a supported selector')] : []),
    ...ruleProblems(fields),
  ]
}

function ruleProblems(fields: StoredFields): FieldProblem[] {
  return (['targeting_include', 'targeting_exclude'] as const).flatMap((name) => {
    const wrong = field(fields, name).some(({ type, value }) => {
      if (type.value === 'date') return !String(value.value).split('..').every(isValidDay)
      return type.value === 'weekday' && !WEEKDAYS.has(String(value.value).toLowerCase())
    })
    return wrong ? [problem(name, 'names a day that does not exist')] : []
  })
}

const WEEKDAYS = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '))

function names(fields: StoredFields): FieldProblem[] {
  const wrong = Object.keys(fields).filter((name) => !NAME.test(name))
  const size = Buffer.byteLength(JSON.stringify(fields))
  return [
    ...wrong.map((name) => problem(name.slice(0, 80), 'is not the name of a field')),
    ...(size > MAX_FIELDS_BYTES ? [problem('', 'takes more than 64 KiB')] : []),
  ]
}

/** A label is plain text; markup is removed. */
export const plainLabel = (label: string): string => label.replaceAll(/<[^<>]*>/g, '').trim()

const problem = (
  name: string,
  text: string,
  kind: FieldProblem['kind'] = 'invalid',
): FieldProblem => ({ field: name, message: text, kind })
