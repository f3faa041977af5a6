import { field, type AdChoice, type StoredFields } from '../units/fields.ts'

/** Replaces unit ids in the fields; returns the same object if nothing changes. */
export function renamedAds(fields: StoredFields, ids: ReadonlyMap<number, number>): StoredFields {
  const renamed = (list: readonly AdChoice[]): AdChoice[] =>
    list.map((choice) => ({ ...choice, value: ids.get(choice.value) ?? choice.value }))
  const change: Record<string, unknown> = {}
  for (const name of ['ads_list', 'random_ads_list'] as const) {
    const list = field(fields, name)
    if (list.some(({ value }) => ids.has(value))) change[name] = renamed(list)
  }
  const variants = field(fields, 'ab_testing')
  if (variants.some(({ ads_list: list }) => list.some(({ value }) => ids.has(value)))) {
    change['ab_testing'] = variants.map((variant) => ({
      ...variant,
      ads_list: renamed(variant.ads_list),
    }))
  }
  return Object.keys(change).length === 0 ? fields : { ...fields, ...change }
}
