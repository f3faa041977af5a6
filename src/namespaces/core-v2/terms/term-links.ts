import type { TermRow } from '../../../data/terms/term-row.ts'
import { typesWith } from '../../../domain/content-types/taxonomies.ts'
import { mayDeleteTerm, mayEditTerms } from '../../../domain/terms/term-policy.ts'
import { embeddable, type Links } from '../../../http/links.ts'
import { contentMethods } from '../methods-in-scope.ts'
import type { TermEnvironment } from './environment.ts'

/** `_links` of a term (behaviour/terms.md#fields-of-terms). */
export function linksOf({ id, parentId }: TermRow, env: TermEnvironment): Links {
  const { apiUrl, taxonomy } = env
  const core = `${apiUrl}/core/v2`
  const collection = `${core}/${taxonomy.restBase}`
  return {
    self: [{ href: `${collection}/${id}`, targetHints: { allow: allowedOn(id, env) } }],
    collection: [{ href: collection }],
    about: [{ href: `${core}/taxonomies/${taxonomy.name}` }],
    ...(parentId > 0 && { up: [embeddable(`${collection}/${parentId}`)] }),
    'core:post_type': typesWith(taxonomy.name).map(({ restBase }) => ({
      href: `${core}/${restBase}?${taxonomy.restBase}=${id}`,
    })),
  }
}

/** The methods that the caller may use on a term. */
function allowedOn(id: number, { caller, taxonomy, settings }: TermEnvironment): readonly string[] {
  return contentMethods(caller, [
    'GET',
    ...(mayEditTerms(caller, taxonomy) ? ['POST', 'PUT', 'PATCH'] : []),
    ...(mayDeleteTerm(caller, taxonomy, id, settings) ? ['DELETE'] : []),
  ])
}
