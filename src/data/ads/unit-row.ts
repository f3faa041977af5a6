import type { ColumnNames } from '../database/columns.ts'

export interface AdUnitRow {
  readonly id: number
  /** Identifies the unit in shortcodes and exports, as `ad` plus this number. */
  readonly number: number
  readonly status: 'publish' | 'draft' | 'ads_expired'
  readonly type: string
  readonly label: string
  /** All other fields that were set, under their contract names. */
  readonly fields: Readonly<Record<string, unknown>>
  /** 0 if the account was deleted. */
  readonly authorId: number
  readonly date: Date
  readonly modified: Date
  /** `YYYY-MM-DD` for a draft scheduled for that day. */
  readonly publishOn: string | null
}

/** Its columns; `authorId` and `publishOn` are computed. */
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

export type AdUnitValues = Omit<AdUnitRow, 'id' | 'date'>
