const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
}

const SIGNS = new Map(Object.entries(REFERENCES).map(([sign, reference]) => [reference, sign]))

/** Escapes plain text as HTML, as the API shows title and tagline. */
export function htmlForm(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)
}

/**
 * Converts input to plain text on one line. Character references are decoded, since clients may
 * send back the escaped form.
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
