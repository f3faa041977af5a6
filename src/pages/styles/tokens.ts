/**
 * What a stylesheet of the settings may change (src/pages/README.md). Light and dark colours have a
 * contrast of at least 4.5.
 */
export const TOKENS = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2330; --quiet: #566072; --line: #d5dae2; --accent: #1f5fbf;
  --notice: #eef4fd; --code: #f1f3f6;
  --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  --heading-font: var(--font); --text-size: 1.0625rem;
  --column: 42rem; --wide: 72rem; --radius: .5rem;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181f; --ink: #e8ebf0; --quiet: #a9b3c3; --line: #343d4b; --accent: #8ab6f7;
    --notice: #1d2a3d; --code: #222934;
  }
}
`
