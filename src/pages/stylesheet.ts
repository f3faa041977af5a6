import { stylesheet } from './immutable-asset.ts'

/**
 * Styles of the site's forms and messages. Light and dark colours have a contrast of at least 4.5;
 * sizes follow the reader's settings.
 */
export const formStylesheet = stylesheet(
  'pages',
  `
:root {
  color-scheme: light dark;
  --ground: #f4f5f7; --paper: #ffffff; --ink: #1c2330; --quiet: #566072; --line: #d5dae2;
  --field: #7a8496; --accent: #1f5fbf; --accent-ink: #ffffff; --accent-strong: #174a96;
  --danger: #a3261c; --danger-ground: #fdf1f0; --notice-ground: #eef4fd; --good: #1d6b3f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12161d; --paper: #1b212b; --ink: #e8ebf0; --quiet: #a9b3c3; --line: #343d4b;
    --field: #8590a3; --accent: #8ab6f7; --accent-ink: #10151d; --accent-strong: #aecdfa;
    --danger: #ff9d94; --danger-ground: #35201f; --notice-ground: #1d2a3d; --good: #7fd3a2;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  display: flex; flex-direction: column; align-items: center; padding: 3rem 1rem 2rem; }
header, main, footer { width: 100%; max-width: 29rem; }
header { margin-bottom: 1.25rem; }
.site { margin: 0; font-weight: 650; font-size: 1.125rem; overflow-wrap: anywhere; }
.host { margin: 0; color: var(--quiet); font-size: .9375rem; overflow-wrap: anywhere; }
main { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem;
  padding: 2rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; font-weight: 650;
  letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; font-weight: 650; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
ul { margin: 0 0 1rem; padding-left: 1.25rem; }
li { margin: .25rem 0; }
main > :last-child { margin-bottom: 0; }
.quiet { color: var(--quiet); font-size: .9375rem; }
.facts { margin: 0 0 1.25rem; border-top: 1px solid var(--line); }
.facts div { display: grid; grid-template-columns: 8.5rem 1fr; gap: .75rem; padding: .625rem 0;
  border-bottom: 1px solid var(--line); }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
label { display: block; margin: 0 0 .375rem; font-weight: 600; }
input, select, textarea { display: block; width: 100%; margin: 0 0 1.125rem; padding: .625rem .75rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--field); border-radius: .5rem; }
textarea { resize: vertical; }
input[readonly] { background: var(--ground); }
input[aria-invalid='true'], textarea[aria-invalid='true'], select[aria-invalid='true'] { border-color: var(--danger); border-width: 2px; }
.problem { margin: -.75rem 0 1.125rem; color: var(--danger); font-size: .9375rem; }
.problem + .hint { margin-top: -.75rem; }
fieldset { margin: 0 0 1.125rem; padding: 0; border: 0; min-width: 0; }
fieldset .problem { margin: .5rem 0 0; }
legend { padding: 0; margin: 0 0 .375rem; font-weight: 600; }
.choice { display: flex; gap: .625rem; align-items: baseline; margin: 0; padding: .25rem 0; font-weight: 400; }
.choice input { flex: none; width: 1.125rem; height: 1.125rem; margin: .1875rem 0 0; align-self: start;
  accent-color: var(--accent); }
.choice span { display: block; }
.choice span::first-letter { text-transform: uppercase; }
.hint { margin: -.75rem 0 1.125rem; color: var(--quiet); font-size: .9375rem; }
button { width: 100%; padding: .75rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent);
  color: var(--accent-ink); min-height: 3rem; }
button:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
button.second { background: transparent; color: var(--ink); border-color: var(--field); }
button.second:hover { background: var(--ground); }
button.link { width: auto; min-height: 0; padding: 0; border: 0; background: none;
  color: var(--accent); text-decoration: underline; font-weight: 500; }
button.link:hover { color: var(--accent-strong); background: none; }
form .below { margin: 1.125rem 0 0; text-align: center; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
@media (min-width: 30rem) { .actions > * { flex: 1 0 40%; width: auto; white-space: nowrap; } }
.who { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline;
  justify-content: space-between; margin: 0 0 1.25rem; color: var(--quiet); font-size: .9375rem; }
.who strong { color: var(--ink); font-weight: 600; }
.back { margin: 0 0 .5rem; font-size: .9375rem; }
.parts, .cards { list-style: none; padding: 0; }
.parts { margin: 0; border-top: 1px solid var(--line); }
.parts li { margin: 0; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.parts li:last-child { border-bottom: 0; padding-bottom: 0; }
.parts a { font-weight: 600; }
.parts p { margin: .125rem 0 0; }
.cards > li { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.cards h2, .cards h3 { margin: 0 0 .75rem; font-size: 1.0625rem; font-weight: 650; overflow-wrap: anywhere; }
.cards .facts { font-size: .9375rem; margin-bottom: .75rem; }
.cards .facts div:last-child { border-bottom: 0; }
.cards > li > :last-child { margin-bottom: 0; }
.cards dd ul { margin: 0; padding: 0; list-style: none; }
.cards dd li { margin: 0; }
.cards dd li::first-letter { text-transform: uppercase; }
.cards button { min-height: 2.5rem; padding: .375rem 1rem; }
.mark { margin-left: .25rem; padding: .125rem .5rem; border-radius: 1rem; background: var(--notice-ground);
  font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.next { font-size: 1.125rem; margin: 2rem 0 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.errors { margin: 0 0 1.25rem; padding: .875rem 1rem; border: 1px solid var(--danger);
  border-left-width: .3125rem; border-radius: .5rem; background: var(--danger-ground); }
.errors h2 { margin: 0 0 .25rem; color: var(--danger); }
.errors p, .errors ul { margin-bottom: 0; }
.errors a { color: var(--danger); }
.notice { margin: 0 0 1.25rem; padding: .875rem 1rem; border-radius: .5rem;
  background: var(--notice-ground); }
.secret { display: block; margin: 0 0 1rem; padding: .875rem 1rem; border: 1px solid var(--field);
  border-radius: .5rem; font: 600 1.125rem/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  word-spacing: .25em; user-select: all; overflow-wrap: break-word; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main:focus, .errors:focus { outline: none; }
footer { margin-top: 1.25rem; color: var(--quiet); font-size: .875rem; }
@media (max-width: 30rem) {
  body { padding-top: 1.5rem; }
  main { padding: 1.5rem 1.25rem; }
  .facts div { grid-template-columns: 1fr; gap: .125rem; }
}
`,
)
