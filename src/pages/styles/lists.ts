/** Lists of posts, and of what a search has found. */
export const LIST_STYLES = `
.entries { list-style: none; margin: 2rem 0; padding: 0; }
.entries > li { padding: 1.5rem 0; border-top: 1px solid var(--line); }
.entries article { display: flow-root; }
.entries h2 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.25; text-wrap: balance; }
.entries h2 a { color: var(--ink); text-decoration: none; }
.entries h2 a:hover { color: var(--accent); text-decoration: underline; }
.entries .facts { margin: .25rem 0 0; }
.entries p { margin: .5rem 0 0; }
.entry-picture { float: inline-end; width: 12rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover;
  margin-block: 0 .5rem; margin-inline: 1.5rem 0; border-radius: var(--radius); background: var(--code); }
@media (max-width: 39.99rem) { .entry-picture { width: 6rem; aspect-ratio: 1; margin-inline-start: 1rem; } }
.kinds ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.kinds a { display: inline-block; padding: .375rem 0; }
.kinds [aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
mark { background: var(--notice); color: inherit; font-weight: 650; }
`
