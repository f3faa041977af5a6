import type { AppContext } from '../../context.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { findNeighbour, type LinkedEntry } from '../../data/entries/neighbours.ts'
import { findTermsById } from '../../data/terms/term-reader.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import { contentTypes } from '../../domain/content-types/content-types.ts'
import { taxonomies } from '../../domain/content-types/taxonomies.ts'
import { visibleTo } from '../../domain/content/entry-policy.ts'
import { plainText, plainTitle } from '../../domain/embeds/entry-texts.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'

export interface NamedLink {
  /** Plain text. */
  readonly name: string
  readonly url: string
}

/** What surrounds the text of a post. */
export interface PostParts {
  readonly categories: readonly NamedLink[]
  readonly tags: readonly NamedLink[]
  /** The posts published before and after. */
  readonly previous: NamedLink | undefined
  readonly next: NamedLink | undefined
}

const { category, post_tag: tag } = taxonomies

/** Loads the parts of a post, in three statements; undefined for other entries. */
export async function loadPostParts(
  { database, siteUrl }: AppContext,
  entry: EntryRow,
): Promise<PostParts | undefined> {
  if (entry.type !== contentTypes.post.name) return undefined
  const idsOf = (taxonomy: string): readonly number[] => entry.terms[taxonomy] ?? []
  const published = visibleTo(ANONYMOUS, contentTypes.post, ['publish'])
  const [terms, previous, next] = await Promise.all([
    findTermsById(database, [...idsOf(category.name), ...idsOf(tag.name)]),
    findNeighbour(database, published, entry, 'before'),
    findNeighbour(database, published, entry, 'after'),
  ])
  const linksOf = ({ name, path }: { name: string; path: string }): NamedLink[] =>
    idsOf(name).flatMap((id) => {
      const term = terms.get(id)
      return term === undefined
        ? []
        : [{ name: plainText(term.name), url: `${siteUrl}/${path}/${term.slug}/` }]
    })
  const linkTo = (post: LinkedEntry): NamedLink => {
    const url = linkOf(siteUrl, post)
    return { name: plainTitle(post) || url, url }
  }
  return {
    categories: linksOf(category),
    tags: linksOf(tag),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
  }
}
