import type { FieldName, StoredFields } from './fields.ts'
import { isJsonObject } from '../../../json-object.ts'

type Shape = (item: unknown) => boolean

const isChoiceOf =
  (...types: readonly string[]): Shape =>
  (item) =>
    isJsonObject(item) && types.includes(typeof item['value'])

const isAdChoice = isChoiceOf('number')

const isRule: Shape = (item) =>
  isJsonObject(item) &&
  isChoiceOf('string')(item['type']) &&
  isChoiceOf('string', 'number')(item['value'])

const isVariant: Shape = (item) => {
  if (!isJsonObject(item) || typeof item['position'] !== 'string') return false
  const { ads_list: ads } = item
  return Array.isArray(ads) && ads.every(isAdChoice)
}

const SHAPES: Readonly<Partial<Record<FieldName, Shape>>> = {
  visibility_include: isRule,
  visibility_exclude: isRule,
  targeting_include: isRule,
  targeting_exclude: isRule,
  set_spec_day: isChoiceOf('string'),
  ads_list: isAdChoice,
  random_ads_list: isAdChoice,
  ab_testing: isVariant,
}

/**
 * Returns the names of the lists that hold something of another shape than the contract allows.
 * `field` replaces other values of a wrong type by their defaults.
 */
export const misshapenLists = (fields: StoredFields): string[] =>
  Object.entries(SHAPES).flatMap(([name, hasShape]) => {
    const list = fields[name]
    return Array.isArray(list) && !list.every(hasShape) ? [name] : []
  })
