import { assetRoute } from '../asset-route.ts'
import type { Html } from '../html.ts'
import { styleLink, stylesheet } from '../immutable-asset.ts'

/** Styles of comments and of the form for them, with the colours of the site's stylesheet. */
const commentStylesheet = stylesheet(
  'comments',
  `
.comments { margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.comments h2 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25; }
.threads, .threads ol { list-style: none; margin: 0; padding: 0; }
.threads ol { margin-inline-start: .5rem; padding-inline-start: .75rem; border-inline-start: 2px solid var(--line); }
.comment { padding: 1rem 0; scroll-margin-top: 1rem; }
.comment:target { background: var(--notice); box-shadow: 0 0 0 .5rem var(--notice); border-radius: .125rem; }
.comment header { display: flex; align-items: center; gap: .75rem; }
.comment header img { flex: none; border-radius: 50%; }
.comment .by { margin: 0; font-weight: 600; }
.comment time { color: var(--quiet); font-size: .9375rem; font-weight: 400; }
.comment .words { margin: .5rem 0 0; }
.comment .words p { margin: .5rem 0; }
.comment .words blockquote { margin: .5rem 0; padding-inline-start: .875rem; border-inline-start: .25rem solid var(--line);
  color: var(--quiet); }
.comment footer { margin-top: .5rem; font-size: .9375rem; }
.comments nav, .comments .ways { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 1.5rem 0 0; }
#problems p { margin: .25rem 0; }
.write { display: grid; gap: .375rem; max-width: 34rem; }
.notice + .write { margin-top: .75rem; }
.write label { margin-top: .75rem; font-weight: 600; }
.write input, .write textarea { width: 100%; }
.write textarea { font: inherit; color: inherit; min-height: 11rem; padding: .5rem .75rem; resize: vertical;
  border: 1px solid var(--quiet); border-radius: .375rem; background: var(--paper); }
.write [aria-invalid] { border-width: 2px; }
.write .hint { margin: 0; color: var(--quiet); font-size: .9375rem; }
.write button { justify-self: start; margin-top: 1rem; padding: .5rem 1.25rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (min-width: 40rem) {
  .threads ol { margin-inline-start: 1rem; padding-inline-start: 1.25rem; }
}
@media print {
  .comment footer, .comments nav, .comments .ways { display: none; }
}
`,
)

export const commentAssetsRoute = assetRoute(
  /^\/assets\/comments-[\da-f]+\.css$/,
  commentStylesheet,
)

/** The stylesheet of comments, for the head of a page. */
export const commentStyles = ({ siteUrl }: { readonly siteUrl: string }): Html =>
  styleLink(siteUrl, commentStylesheet)
