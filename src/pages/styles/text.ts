/** The text of an entry. */
export const TEXT_STYLES = `
.text { display: flow-root; font-size: var(--text-size); }
.text > :first-child { margin-top: 0; }
.text > :last-child { margin-bottom: 0; }
.text :is(h2, h3, h4) { margin: 2rem 0 .5rem; line-height: 1.25; text-wrap: balance; }
.text :is(img, video, iframe), figure img { max-width: 100%; }
.text :is(img, video), figure img { height: auto; }
.text :is(audio, iframe) { width: 100%; }
.scrolls { overflow-x: auto; }
.text table { min-width: 50%; border-collapse: collapse; overflow-wrap: normal; font-size: .9375rem;
  line-height: 1.5; }
.text :is(th, td) { min-width: 5rem; padding: .375rem .75rem; border: 1px solid var(--line); text-align: start;
  vertical-align: top; }
.text th { background: var(--code); }
.text pre { white-space: pre-wrap; padding: .875rem 1rem; border-radius: var(--radius); }
.text :is(pre, code) { background: var(--code); font-size: .9375em; }
.text :not(pre) > code { padding: .125rem .25rem; border-radius: .25rem; }
.text blockquote { margin: 1.5rem 0; padding-inline-start: 1.125rem; color: var(--quiet);
  border-inline-start: .25rem solid var(--line); }
.text blockquote > :first-child { margin-top: 0; }
.text blockquote > :last-child { margin-bottom: 0; }
.text cite { display: block; margin-top: .5rem; font-size: .9375rem; font-style: normal; }
.text hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
figure { margin: 1.5rem 0; }
figcaption { margin-top: .375rem; color: var(--quiet); font-size: .9375rem; }
`
