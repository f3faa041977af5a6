import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { publicDocument, publicHeaders, siteLayout, type PublicSite } from '../entry-page-layout.ts'
import { html, type Html } from '../html.ts'
import { commentStyles } from './comment-styles.ts'
import { commentEnvironment } from './entry-comments.ts'
import type { Fields, Problem } from './form-input.ts'
import { signMoment } from './form-moment.ts'
import { commentForm, titleOf } from './form-view.ts'
import type { CommentedItem, CommentPlace } from './comment-place.ts'

interface Showing {
  readonly place: CommentPlace
  readonly fields: Fields
  readonly status?: number
  readonly problems?: readonly Problem[]
  /** The moment of the submitted form; by default, now. */
  readonly moment?: string
}

/** Shows the form, with submitted values and their problems. */
export async function showForm(
  ctx: AppContext,
  site: PublicSite,
  { query }: PageRequest,
  { place, fields, status = 200, problems = [], moment }: Showing,
): Promise<PageAnswer> {
  const { caller, item, parent } = place
  const environment = await commentEnvironment(ctx, site)
  const subject = { caller, item: item.id, parent: parent?.id ?? 0 }
  const main = commentForm({
    ...environment,
    ...place,
    action: `?${query.toString()}`,
    moment: moment ?? signMoment(ctx, subject),
    fields,
    problems,
  })
  const { t } = environment
  const title = titleOf({ t, parent })
  const shown =
    problems.length > 0 ? t('problem.titled', { problem: t('problem.title'), title }) : title
  return personal(site, status, shown, main)
}

/** Says that an item takes no comments. */
export function showClosed(site: PublicSite, { title, link }: CommentedItem): PageAnswer {
  const { t } = site.words
  const text = t('comments.closed')
  const main = html`<h1>${text}</h1>
    <p><a href="${link}">${title === '' ? link : title}</a></p>`
  return personal(site, 403, text, main)
}

/** A page that is made for one visitor. */
function personal(site: PublicSite, status: number, title: string, main: Html): PageAnswer {
  return {
    status,
    headers: { ...publicHeaders(site), 'Cache-Control': 'private, no-store' },
    body: publicDocument(site, {
      title,
      head: html`<meta name="robots" content="noindex" />`,
      styles: commentStyles(site),
      body: siteLayout(site, main),
    }),
  }
}
