/** A block as it is stored. */
export const block = (name: string, html: string): string =>
  `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name.split(' ')[0]} -->`

export const paragraph = (html: string): string => block('paragraph', `<p>${html}</p>`)

/** A list with one item. */
export const list = (html: string): string =>
  block('list', `<ul class="wp-block-list">${block('list-item', `<li>${html}</li>`)}</ul>`)

/** The picture that the page of the text editor gives. */
export const PICTURE = block(
  'image {"id":7}',
  '<figure class="wp-block-image"><img src="/picture.png" alt="A &quot;boat&quot;" class="wp-image-7"/></figure>',
)
