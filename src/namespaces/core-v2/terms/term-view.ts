import type { components } from '../../../../generated/core-v2/types.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { presenter } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'
import type { TermEnvironment } from './environment.ts'
import { linksOf } from './term-links.ts'

/** The members shown for terms of a taxonomy. */
export type TermFields<View> = FieldTable<View, TermRow, TermEnvironment>

/** No keys are registered for terms; answers only read it. */
const NO_META: Record<string, never> = {}

/** The address of a term on the site; a plain one if it has no page. */
export const termAddress = (
  { slug }: Pick<TermRow, 'slug'>,
  { siteUrl, taxonomy }: Pick<TermEnvironment, 'siteUrl' | 'taxonomy'>,
): string =>
  taxonomy.path === ''
    ? `${siteUrl}/?taxonomy=${taxonomy.name}&term=${slug}`
    : `${siteUrl}/${taxonomy.path}/${slug}/`

/** Members of every term, of any taxonomy (behaviour/terms.md#fields-of-terms). */
export const termFields: TermFields<components['schemas']['TermFields']> = {
  id: (row) => row.id,
  count: (row) => row.count,
  description: (row) => row.description,
  link: (row, env) => termAddress(row, env),
  name: (row) => row.name,
  slug: (row) => row.slug,
  meta: () => NO_META,
}

/** The presenter of the terms of a taxonomy. */
export const termPresenter = <View>(fields: TermFields<View>) => presenter(fields, linksOf)
