import type { Article, Comment } from 'schema-dts'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { renderComment } from '../comments/render-comment.ts'
import { plainText, plainTitle } from '../embeds/entry-texts.ts'
import { bodyOf, descriptionOf, termNames } from './entry-text.ts'
import { articleTypeOf, chosenType } from './chosen-type.ts'
import { isPicture, pictureIds } from './pictures.ts'
import type { GraphSource } from './graph-source.ts'
import { node, refer, type Node, type ObjectOf } from './node.ts'
import { authorOf } from './person.ts'
import { organizationId, webSiteId } from './site-nodes.ts'
import { headline, wordCount } from './node-texts.ts'
import { dateWithOffset } from '../time/local-time.ts'
import { webPageId } from './web-page.ts'

const articleId = (url: string): string => `${url}#article`

/** A post as an article (behaviour/structured-data.md#article). */
export function article(source: GraphSource, films: readonly Node[]): Node {
  const { site, type, entry, url, author, terms, comments, picture, inContent, commentCount } =
    source
  const { options } = site
  const body = bodyOf(entry)
  return node<Article>(
    articleId(url),
    {
      '@type': 'Article',
      url,
      headline: headline(plainTitle(entry)),
      image: isPicture(picture) ? pictureIds(source).map(refer) : inContent.pictures,
      datePublished: dateWithOffset(entry.date, site.zone),
      dateModified: dateWithOffset(entry.modified, site.zone),
      author: author && [authorOf(site.siteUrl, author)],
      publisher: refer(organizationId(site.siteUrl)),
      mainEntityOfPage: refer(webPageId(url)),
      isPartOf: refer(webSiteId(site.siteUrl)),
      description: descriptionOf(entry),
      inLanguage: site.language,
      keywords: termNames(entry, terms, 'post_tag'),
      articleSection: termNames(entry, terms, 'category'),
      wordCount: wordCount(body) || undefined,
      articleBody: options.article_body === false ? '' : body,
      commentCount: commentCount || undefined,
      comment: comments.map((comment) => commentOf(source, comment)),
      video: films.map((film) => refer(film['@id'])),
    },
    (type.name === 'post' ? chosenType(entry) : undefined) ?? articleTypeOf(options, type.name),
  )
}

function commentOf({ site, url }: GraphSource, comment: CommentRow): ObjectOf<Comment> {
  const { id, date, content, authorName } = comment
  return {
    '@type': 'Comment',
    '@id': `${url}#comment-${id}`,
    dateCreated: dateWithOffset(date, site.zone),
    text: plainText(renderComment(content)),
    ...(authorName !== '' && { author: { '@type': 'Person', name: authorName } }),
  }
}

/** The public parts of a protected article. */
export function protectedArticle({ site, entry, url }: GraphSource): Node {
  return node<Article>(articleId(url), {
    '@type': 'Article',
    url,
    headline: headline(plainTitle(entry)),
    datePublished: dateWithOffset(entry.date, site.zone),
    dateModified: dateWithOffset(entry.modified, site.zone),
    isAccessibleForFree: false,
  })
}
