import type { components } from '../../../generated/ads-route/types.ts'
import type { AdUnitRow } from '../../data/ads/unit-row.ts'
import { fieldMap } from '../../domain/ads/units/fields.ts'
import { toGmtIso, toLocalIso } from '../../domain/content/entry-dates.ts'

type Schemas = components['schemas']

/** `2026-11-21 09:30:00`. */
const plain = (iso: string): string => iso.replace('T', ' ')

export function listedAdView(unit: AdUnitRow, zone: string): Schemas['ListedAd'] {
  const { id, label, status, modified } = unit
  return {
    post: {
      post_id: id,
      post_title: label,
      post_status: status,
      post_modified: plain(toLocalIso(modified, zone)),
    },
    post_meta: fieldMap(unit),
  }
}

export function adView(unit: AdUnitRow, zone: string): Schemas['Ad'] {
  const { id, number, label, status, date, modified, authorId } = unit
  return {
    post: {
      ID: id,
      post_author: authorId,
      post_date: plain(toLocalIso(date, zone)),
      post_date_gmt: plain(toGmtIso(date)),
      post_content: '',
      post_title: label,
      post_status: status,
      post_name: `ad${number}`,
      post_modified: plain(toLocalIso(modified, zone)),
      post_modified_gmt: plain(toGmtIso(modified)),
      post_type: 'ads-unit',
    },
    post_meta: fieldMap(unit),
  }
}
