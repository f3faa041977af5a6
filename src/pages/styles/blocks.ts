/** Blocks of editors, as far as they need more than the styles of all texts. */
export const BLOCK_STYLES = `
.aligncenter { margin-inline: auto; text-align: center; }
.alignleft { float: left; max-width: 50%; margin: .375rem 1.5rem 1rem 0; }
.alignright { float: right; max-width: 50%; margin: .375rem 0 1rem 1.5rem; }
.has-text-align-center { text-align: center; }
.has-text-align-right { text-align: end; }
.wp-block-columns { display: flex; flex-wrap: wrap; gap: 1.5rem 2rem; margin: 1.5rem 0; }
.wp-block-column { flex: 1 1 14rem; min-width: 0; }
:is(.wp-block-column, .wp-block-group, .wp-block-media-text__content) > :first-child { margin-top: 0; }
:is(.wp-block-column, .wp-block-group, .wp-block-media-text__content) > :last-child { margin-bottom: 0; }
.wp-block-group.has-background { padding: 1.25rem; border-radius: var(--radius); }
.wp-block-image img { display: block; border-radius: var(--radius); }
.wp-block-image.aligncenter img { margin-inline: auto; }
.is-style-rounded img { border-radius: 50%; }
.wp-block-gallery { --columns: 3; display: grid; grid-template-columns: repeat(auto-fit,
  minmax(max(min(9rem, 100%), (100% - (var(--columns) - .9) * 1rem) / var(--columns)), 1fr));
  gap: 1rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.wp-block-gallery.columns-1 { --columns: 1; }
.wp-block-gallery.columns-2 { --columns: 2; }
.wp-block-gallery:is(.columns-4, .columns-5, .columns-6, .columns-7, .columns-8) { --columns: 4; }
.wp-block-gallery > figure { position: relative; margin: 0; }
.wp-block-gallery img { display: block; width: 100%; }
.wp-block-gallery.is-cropped img { aspect-ratio: 4 / 3; object-fit: cover; }
.wp-block-gallery > figcaption { grid-column: 1 / -1; }
.wp-block-buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; }
.wp-block-button__link, .wp-block-file__button, .wp-block-search__button { display: inline-block;
  padding: .5rem 1.25rem; border: 1px solid var(--accent); border-radius: var(--radius);
  background: var(--accent); color: var(--paper); font-weight: 600; text-decoration: none; }
:is(.wp-block-button__link, .wp-block-file__button):hover { text-decoration: underline; }
.is-style-outline .wp-block-button__link { background: none; color: var(--accent); }
.wp-block-pullquote { margin: 2rem 0; padding: 1.5rem 0; border: solid var(--line); border-width: 1px 0;
  text-align: center; }
.wp-block-pullquote blockquote { margin: 0; padding: 0; border: 0; color: var(--ink); font-size: 1.375rem;
  line-height: 1.4; }
.wp-block-media-text { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; align-items: center;
  margin: 1.5rem 0; }
.wp-block-media-text__media { margin: 0; }
.wp-block-media-text__media img { display: block; width: 100%; border-radius: var(--radius); }
.has-media-on-the-right > .wp-block-media-text__media { order: 1; }
.wp-block-cover { position: relative; display: grid; place-items: center; min-height: 16rem; margin: 1.5rem 0;
  padding: 1.5rem; overflow: hidden; border-radius: var(--radius); background: #1c2330; color: #ffffff; }
.wp-block-cover__image-background { position: absolute; inset: 0; width: 100%; height: 100%;
  object-fit: cover; opacity: .5; }
.wp-block-cover__inner-container { position: relative; width: 100%; }
.wp-block-details { margin: 1.5rem 0; }
.wp-block-details summary { cursor: pointer; font-weight: 600; }
.wp-block-embed__wrapper { position: relative; }
.wp-has-aspect-ratio iframe { aspect-ratio: 16 / 9; height: auto; }
.wp-block-file { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin: 1.5rem 0; }
.wp-block-verse { font-family: inherit; white-space: pre-wrap; }
.wp-block-preformatted, .wp-block-code { white-space: pre-wrap; }
:is(.wp-block-latest-posts, .wp-block-categories-list, .wp-block-archives-list) { padding-inline-start: 1.25rem; }
.wp-block-latest-posts__post-date { display: block; color: var(--quiet); font-size: .9375rem; }
@media (max-width: 37.49rem) {
  .alignleft, .alignright { float: none; max-width: 100%; margin-inline: 0; }
  .wp-block-media-text { grid-template-columns: 1fr; }
  .has-media-on-the-right > .wp-block-media-text__media { order: 0; }
}
`
