const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
}

const SIGNS = new Map(Object.entries(REFERENCES).map(([sign, reference]) => [reference, sign]))

/** Plain text in its HTML form, as the interface shows title and tagline. */
export function htmlForm(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)
}

/**
 * The plain text that somebody wrote, who may have sent back the HTML form that was shown: one
 * line, and what was written as a reference is the sign that it stands for.
 */
export function plainForm(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters are what is replaced here
      .replaceAll(/[\s\x00-\x1f\x7f]+/g, ' ')
      .trim()
      .replaceAll(
        /&(?:amp|lt|gt|quot|#0?39);/g,
        (reference) => SIGNS.get(reference === '&#39;' ? '&#039;' : reference) ?? reference,
      )
  )
}
