import type { ColumnNames } from '../database/columns.ts'

/** An ad unit as it is stored. */
export interface AdUnitRow {
  readonly id: number
  /** Names the unit in shortcodes and exports, as `ad` and this number. */
  readonly number: number
  readonly status: 'publish' | 'draft' | 'ads_expired'
  readonly type: string
  readonly label: string
  /** All other fields that were given, under the names of the contract. */
  readonly fields: Readonly<Record<string, unknown>>
  /** 0 when the account is gone. */
  readonly authorId: number
  readonly date: Date
  readonly modified: Date
  /** `YYYY-MM-DD` for a draft that waits for that day. */
  readonly publishOn: string | null
}

/** Its columns; `authorId` and `publishOn` are made of others. */
export const adUnitColumns = {
  id: 'id',
  number: 'number',
  status: 'status',
  type: 'type',
  label: 'label',
  fields: 'fields',
  date: 'date',
  modified: 'modified',
} as const satisfies ColumnNames<'ad_units'>

/** What a writer decides about a unit. */
export type AdUnitValues = Omit<AdUnitRow, 'id' | 'date'>
