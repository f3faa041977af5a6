import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Sql } from '../../../data/database.ts'
import * as filters from '../../../data/entry-filters.ts'
import { isKnownMimeType } from '../../../domain/media/file-types.ts'
import {
  conditionsOf,
  entryFilters,
  whenGiven,
  type Elsewhere,
  type FilterEnvironment,
  type FilterTable,
} from '../entries/query.ts'

/** The part of the query that narrows the list. */
type MediaFilters = Omit<NonNullable<operations['listMedia']['parameters']['query']>, Elsewhere>

const mediaFilters: FilterTable<MediaFilters, never> = {
  ...entryFilters,
  parent: whenGiven(filters.below),
  parent_exclude: whenGiven(filters.notBelow),
  media_type: whenGiven(filters.ofMediaKinds),
  // A type that no file can have asks for nothing (behaviour of media 9).
  mime_type: (types) => whenGiven(filters.ofMediaTypes)(types.filter(isKnownMimeType)),
}

/** What a list of media items is narrowed to. */
export function mediaConditions(query: MediaFilters, env: FilterEnvironment): Sql[] {
  return conditionsOf(mediaFilters, query, env)
}
