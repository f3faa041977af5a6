/** The text of a rendered title or caption, whose markup and entities are resolved. */
export function plainText(markup: string): string {
  if (!/[<&]/.test(markup)) return markup
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? ''
}
