import { createHash } from 'node:crypto'

/**
 * Styles of the public pages: one column of text of readable width, and the card that other sites
 * frame. Light and dark colours have a contrast of at least 4.5.
 */
export const SITE_STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2330; --quiet: #566072; --line: #d5dae2; --accent: #1f5fbf;
  --notice: #eef4fd; --code: #f1f3f6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181f; --ink: #e8ebf0; --quiet: #a9b3c3; --line: #343d4b; --accent: #8ab6f7;
    --notice: #1d2a3d; --code: #222934;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.65 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  background: var(--paper); color: var(--ink); }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .125rem; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--paper); z-index: 1; }
.top, main, .end { max-width: 42rem; margin: 0 auto; padding: 0 1.25rem; }
.top { padding-top: 1.5rem; }
.top a { color: inherit; font-weight: 650; text-decoration: none; }
.top a:hover { text-decoration: underline; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; justify-content: space-between; }
.top form { display: flex; gap: .5rem; }
input, button { font: inherit; color: inherit; padding: .375rem .75rem; border: 1px solid var(--quiet);
  border-radius: .375rem; background: var(--paper); }
button { cursor: pointer; background: var(--code); }
.top input { width: 11rem; max-width: 50vw; }
.unlock { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; }
.unlock .notice { flex: 1 0 100%; }
.entries { list-style: none; margin: 2rem 0; padding: 0; }
.entries > li { padding: 1.5rem 0; border-top: 1px solid var(--line); }
.entries h2 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.25; }
.entries p { margin: .5rem 0 0; }
.paging { display: flex; flex-wrap: wrap; gap: 1.25rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.end { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
::placeholder { color: var(--quiet); opacity: 1; }
.end { padding-bottom: 3rem; color: var(--quiet); font-size: .9375rem; }
main { padding-top: 2.5rem; padding-bottom: 3rem; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem); line-height: 1.15;
  letter-spacing: -.015em; text-wrap: balance; }
.facts { margin: 0 0 2rem; color: var(--quiet); font-size: .9375rem; }
.text { font-size: 1.0625rem; }
.text > :first-child { margin-top: 0; }
.text h2, .text h3, .text h4 { margin: 2rem 0 .5rem; line-height: 1.25; }
.text img, .text video, .text iframe, figure img { max-width: 100%; }
.text img, .text video, figure img { height: auto; }
.text table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
.text th, .text td { padding: .375rem .75rem; border: 1px solid var(--line); text-align: left; }
.text pre { white-space: pre-wrap; padding: .875rem 1rem; border-radius: .5rem; }
.text pre, .text code { background: var(--code); font-size: .9375em; }
.text blockquote { margin: 1.5rem 0; padding-left: 1.125rem; border-left: .25rem solid var(--line);
  color: var(--quiet); }
.text hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
figure { margin: 1.5rem 0; }
figcaption { color: var(--quiet); font-size: .9375rem; }
.notice { margin: 0; padding: .875rem 1rem; border-radius: .5rem; background: var(--notice); }
.card { height: 100vh; max-width: none; margin: 0; display: flex; flex-direction: column; padding: 1.125rem 1.25rem;
  border: 1px solid var(--line); border-radius: .5rem; overflow: hidden; line-height: 1.5; }
.card h1 { margin: 0 0 .375rem; font-size: 1.25rem; line-height: 1.3; flex: none;
  display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.card h1 a { color: inherit; }
.card .picture { flex: none; width: 5.5rem; height: 5.5rem; object-fit: cover; float: right;
  margin: 0 0 .5rem 1rem; border-radius: .375rem; }
.card .words { flex: 1; min-height: 0; margin: 0; overflow: hidden; color: var(--quiet);
  font-size: .9375rem; }
.card .source { flex: none; margin: .75rem 0 0; padding-top: .625rem; font-size: .875rem;
  border-top: 1px solid var(--line); white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
.card .source a { color: var(--quiet); font-weight: 600; text-decoration: none; }
.card .source a:hover { text-decoration: underline; }
`

/** Changes with the content, so that browsers may cache it forever. */
export const SITE_STYLESHEET_PATH = `/assets/site-${createHash('sha256')
  .update(SITE_STYLESHEET)
  .digest('hex')
  .slice(0, 12)}.css`
