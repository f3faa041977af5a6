/** One column of text of readable width; forms, notices, paging. */
export const BASE_STYLES = `
* { box-sizing: border-box; }
html { font: 100%/1.65 var(--font); background: var(--paper); color: var(--ink); }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .125rem; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--paper); z-index: 1; }
main { max-width: var(--column); margin: 0 auto; padding: 2.5rem 1.25rem 3rem; }
input, button { font: inherit; color: inherit; padding: .375rem .75rem; border: 1px solid var(--quiet);
  border-radius: .375rem; background: var(--paper); }
button { cursor: pointer; background: var(--code); }
::placeholder { color: var(--quiet); opacity: 1; }
h1, h2, h3, h4, h5, h6 { font-family: var(--heading-font); }
:where([dir='rtl'] :is(h1, h2, h3, h4)) { unicode-bidi: plaintext; text-align: right; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem); line-height: 1.15;
  letter-spacing: -.015em; text-wrap: balance; }
.facts { margin: 0 0 2rem; color: var(--quiet); font-size: .9375rem; }
.notice { margin: 0; padding: .875rem 1rem; border-radius: var(--radius); background: var(--notice); }
.notice + .text { margin-top: 1.5rem; }
.search { display: flex; gap: .5rem; }
.search input { min-width: 0; }
main .search { margin-top: 1.5rem; }
main .search input { flex: 1; }
.unlock { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; }
.unlock .notice { flex: 1 0 100%; }
.unlock input { flex: 1; min-width: 8rem; max-width: 20rem; }
.paging { display: flex; flex-wrap: wrap; gap: 1.25rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
`
