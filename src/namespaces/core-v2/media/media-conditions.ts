import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import * as filters from '../../../data/entries/entry-filters.ts'
import { isKnownMimeType } from '../../../domain/media/file-types.ts'
import {
  entryFilters,
  type FilterEnvironment,
  type NonFilterParameters,
} from '../entries/entry-conditions.ts'
import { conditionsOf, unlessEmpty, type FilterTable } from '../../filter-table.ts'

/** The part of the query that narrows the list. */
type MediaFilters = Omit<
  NonNullable<operations['listMedia']['parameters']['query']>,
  NonFilterParameters
>

const mediaFilters: FilterTable<
  MediaFilters,
  'media_type' | 'mime_type',
  FilterEnvironment,
  Condition
> = {
  ...entryFilters,
  parent: unlessEmpty(filters.below),
  parent_exclude: unlessEmpty(filters.notBelow),
}

/** The conditions of a list of media items. */
export function mediaConditions(query: MediaFilters, env: FilterEnvironment): Condition[] {
  return [...conditionsOf(mediaFilters, query, env), ...fileConditions(query)]
}

/** Kinds and full types are combined with "or". */
function fileConditions({
  media_type: kinds = [],
  mime_type: types = [],
}: MediaFilters): Condition[] {
  // An impossible type filters nothing (behaviour/media.md#attachment-and-status).
  const known = types.filter(isKnownMimeType)
  return kinds.length + known.length === 0 ? [] : [filters.ofMediaKindsOrTypes(kinds, known)]
}
