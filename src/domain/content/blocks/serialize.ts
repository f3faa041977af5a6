/** Serializes a block for stored content. */
export function serializeBlock(
  name: string,
  attributes: Readonly<Record<string, unknown>> = {},
  inner = '',
): string {
  const given = Object.keys(attributes).length > 0 ? ` ${attributesText(attributes)}` : ''
  if (inner === '') return `<!-- wp:${name}${given} /-->`
  return `<!-- wp:${name}${given} -->\n${inner}\n<!-- /wp:${name} -->`
}

/**
 * JSON without anything that would end the comment, or look like markup to programs that do not
 * know blocks.
 */
function attributesText(attributes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(attributes)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`)
}
