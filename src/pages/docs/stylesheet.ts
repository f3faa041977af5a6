import { hash } from 'node:crypto'

/**
 * Styles of the documentation, with light and dark colours like the other pages and a contrast of
 * at least 4.5.
 */
export const DOCS_STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2330; --quiet: #566072; --line: #d5dae2; --accent: #1f5fbf;
  --field: #7a8496; --code: #f1f3f6; --get: #1d5f9e; --write: #1d6b3f; --delete: #a3261c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181f; --ink: #e8ebf0; --quiet: #a9b3c3; --line: #343d4b; --accent: #8ab6f7;
    --field: #8590a3; --code: #222934; --get: #9cc4f5; --write: #7fd3a2; --delete: #ff9d94;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { font: 100%/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  background: var(--paper); color: var(--ink); scroll-padding-top: 5rem; }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .125rem; }
.skip, .aside { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--paper); z-index: 2; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1rem;
  align-items: center; padding: .625rem 1.25rem; background: var(--paper);
  border-bottom: 1px solid var(--line); }
header form { display: flex; gap: .5rem; }
#search-form { flex: 1 1 14rem; }
#search-form input { width: 100%; max-width: 28rem; }
#key-form input { width: 12rem; }
.home { color: inherit; font-weight: 650; text-decoration: none; }
.to-contents { display: none; }
.columns { display: flex; flex-direction: row-reverse; justify-content: flex-end; gap: 2rem;
  padding: 0 1.25rem; }
main { flex: 1; min-width: 0; max-width: 56rem; padding-bottom: 6rem; }
nav { flex: 0 0 13rem; padding: 1.25rem 0; font-size: .9375rem; position: sticky; top: 4rem;
  align-self: flex-start; max-height: calc(100vh - 4rem); overflow-y: auto; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .875rem; color: var(--quiet); }
nav ul, .operations, .members { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .125rem 0; color: inherit; text-decoration: none; }
nav a:hover { text-decoration: underline; }
[aria-current] { font-weight: 650; }
h1 { margin: 1.5rem 0 .75rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
h3 { margin: 1.25rem 0 .375rem; font-size: 1rem; }
p { margin: 0 0 .625rem; }
code, pre { font: .875em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
code { padding: .0625rem .25rem; border-radius: .25rem; background: var(--code); }
pre { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--code);
  white-space: pre-wrap; }
pre code { padding: 0; font-size: inherit; }
.quiet, .type, .bounds { color: var(--quiet); }
.bounds { font-size: .875rem; }
.mark { padding: 0 .375rem; border: 1px solid var(--line); border-radius: .25rem;
  font-size: .8125rem; color: var(--quiet); }
.method { font: 650 .8125rem ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  color: var(--write); }
.method.get { color: var(--get); }
.method.delete { color: var(--delete); }
.operations li { padding: .25rem 0; }
.operations code { color: var(--quiet); }
.operation, .error { border-top: 1px solid var(--line); margin-top: 2rem; }
.error { margin-top: 1rem; }
.error h2 { margin-top: 1rem; font-size: 1rem; }
.members li { padding: .375rem 0 .375rem .75rem; border-left: 2px solid var(--line); }
.members p { margin: 0; }
.parameter { display: grid; grid-template-columns: 1fr 14rem; gap: .25rem 1rem; padding: .5rem 0;
  border-bottom: 1px solid var(--line); align-items: start; }
.parameter p { margin: 0; }
input, select, textarea, button { font: inherit; color: inherit; padding: .375rem .625rem;
  border: 1px solid var(--field); border-radius: .375rem; background: var(--paper); }
.parameter input, .parameter select, textarea { width: 100%; }
.body { display: grid; gap: .375rem; justify-items: start; }
.send { display: flex; gap: .5rem; margin: .75rem 0; }
textarea { font: .875em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
button { cursor: pointer; font-weight: 600; border-color: var(--accent); color: var(--accent);
  padding: .375rem 1.25rem; }
summary { cursor: pointer; padding: .25rem 0; }
@media (max-width: 48rem) {
  header { position: static; }
  html { scroll-padding-top: 0; }
  .columns { display: block; }
  nav { position: static; max-height: none; }
  .to-contents { display: inline; }
  #key-form { width: 100%; }
  #key-form input { flex: 1; width: 0; min-width: 0; }
  .parameter { grid-template-columns: 1fr; }
}
`

/** Changes with the content, so that browsers may keep it forever. */
export const DOCS_STYLESHEET_NAME = `docs-${hash('sha256', DOCS_STYLESHEET).slice(0, 12)}.css`
