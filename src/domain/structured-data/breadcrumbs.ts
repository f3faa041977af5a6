import type { BreadcrumbList } from 'schema-dts'
import type { TermRow } from '../../data/terms/term-row.ts'
import { wordsOf } from '../../messages/words.ts'
import { taxonomies, type Taxonomy } from '../content-types/taxonomies.ts'
import { plainTitle } from '../embeds/entry-texts.ts'
import { textOf } from './entry-text.ts'
import type { GraphSource, Breadcrumb } from './graph-source.ts'
import { node, type Node } from './node.ts'

export const breadcrumbId = (url: string): string => `${url}#breadcrumb`

/**
 * The way from the front page to the entry
 * (behaviour/structured-data.md#webpage-breadcrumblist-organization-website-person).
 */
export function breadcrumbs(source: GraphSource): Node {
  const { site, entry, url } = source
  const home = { name: site.title, url: `${site.siteUrl}/` }
  const steps: Breadcrumb[] = [home, ...between(source), { name: plainTitle(entry), url }]
  return node<BreadcrumbList>(breadcrumbId(url), {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name === '' ? step.url : step.name,
      item: step.url,
    })),
  })
}

/** The calendar comes between the front page and everything in it. */
function between(source: GraphSource): readonly Breadcrumb[] {
  const { type, site, above } = source
  const { t } = wordsOf(site.language)
  const calendar: Breadcrumb = { name: t('calendar.events'), url: `${site.siteUrl}/events/` }
  if (type.name === 'cal_events') {
    return [calendar, ...categorySteps(source, taxonomies.cal_events_cat)]
  }
  if (type.name === 'cal_venue' || type.name === 'cal_organizer') return [calendar]
  return type.name === 'post' ? categorySteps(source, taxonomies.category) : above
}

/** The first category of the entry, with those above it, as far as their chain is deepest. */
function categorySteps(
  { site, entry, terms }: GraphSource,
  { name, path }: Taxonomy,
): Breadcrumb[] {
  const chains = (entry.terms[name] ?? []).map((id) => chainTo(id, terms))
  const [deepest = []] = chains.toSorted((one, other) => other.length - one.length)
  return deepest.map((term) => ({
    name: textOf(term.name),
    url: `${site.siteUrl}/${path}/${term.slug}/`,
  }))
}

/** A term and those above it, from the top. */
function chainTo(id: number, terms: readonly TermRow[]): TermRow[] {
  const chain: TermRow[] = []
  for (let next = id; next !== 0 && chain.length <= terms.length;) {
    const term = terms.find((candidate) => candidate.id === next)
    if (term === undefined) break
    chain.unshift(term)
    next = term.parentId
  }
  return chain
}
