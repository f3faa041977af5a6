/** Header and footer of all pages. */
export const FRAME_STYLES = `
body:has(> .end) { display: flex; flex-direction: column; min-height: 100svh; }
.top, main, .end { width: 100%; }
.top, .end { max-width: var(--wide); margin: 0 auto; padding: 0 1.25rem; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; padding-top: 1.25rem; }
.site-name { display: inline-flex; align-items: center; gap: .625rem; color: inherit;
  font: 650 1.125rem/1.3 var(--heading-font); text-decoration: none; }
.site-name:hover { text-decoration: underline; }
.logo { width: auto; height: 2.75rem; max-width: 8rem; object-fit: contain; }
.top .search { margin-inline-start: auto; }
.top input { width: 11rem; max-width: 50vw; }
.menu ul { list-style: none; margin: 0; padding: 0; }
.menu > ul { display: flex; flex-wrap: wrap; gap: 0 .25rem; }
.menu li { position: relative; display: flex; align-items: center; }
.menu a { display: block; padding: .5rem .625rem; color: var(--ink); text-decoration: none; }
.menu a:hover { text-decoration: underline; }
.menu summary { display: grid; place-items: center; width: 2rem; height: 2.5rem; cursor: pointer;
  list-style: none; border-radius: var(--radius); }
.menu summary::-webkit-details-marker { display: none; }
.menu summary::before { content: ''; width: .5rem; height: .5rem; margin-top: -.25rem;
  border: solid currentColor; border-width: 0 2px 2px 0; rotate: 45deg; }
.menu details[open] > summary::before { margin-top: .25rem; rotate: 225deg; }
.menu details > ul { position: absolute; z-index: 6; inset-inline-end: 0; min-width: 12rem;
  padding: .375rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: var(--radius); box-shadow: 0 .5rem 1.75rem rgb(16 24 40 / .16); }
.menu details details > ul { position: static; box-shadow: none; }
.menu details li { flex-wrap: wrap; justify-content: space-between; }
.end { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: auto; padding-bottom: 2rem;
  color: var(--quiet); font-size: .9375rem; }
.end::before { content: ''; flex: 1 0 100%; margin-bottom: .75rem; border-top: 1px solid var(--line); }
.end nav { display: contents; }
@media (max-width: 47.99rem) {
  .menu { order: 3; flex: 1 0 100%; margin: 0 -.625rem; }
  .top .search { flex: 1 0 100%; }
  .top input { flex: 1; max-width: none; }
  .menu details > ul { inset-inline: auto; max-width: calc(100vw - 2.5rem); }
}
`
