/**
 * Makes HTML of other programs simple before the schema takes what it knows. It is read in a
 * document of its own, in which nothing is run or fetched.
 */

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, li, td, th, div, blockquote, figcaption, section, article'

export function cleanPasted(html: string): string {
  // Copied in an editor like this one: white space is what it is.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // Word processors put all into one bold element that is not bold.
  for (const wrapper of body.querySelectorAll('b[style*="font-weight"]'))
    if (/font-weight:\s*(?:normal|400)/.test(wrapper.getAttribute('style') ?? ''))
      wrapper.replaceWith(...wrapper.childNodes)
  // The page has a heading of the first level already.
  for (const title of body.querySelectorAll('h1')) {
    const heading = body.ownerDocument.createElement('h2')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  collapseSpace(body)
  return body.innerHTML
}

/** White space as browsers show it: one blank, and none at the ends of blocks. */
function collapseSpace(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const { parentElement, previousSibling, nextSibling } = text
    if (parentElement === null || parentElement.closest('pre') !== null) continue
    let words = (text.nodeValue ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ')
    const isInBlock = parentElement.matches(BLOCKS)
    if (isEdge(previousSibling, isInBlock)) words = words.replace(/^ /, '')
    if (isEdge(nextSibling, isInBlock)) words = words.replace(/ $/, '')
    text.nodeValue = words
  }
}

const isEdge = (sibling: ChildNode | null, isInBlock: boolean): boolean =>
  sibling === null ? isInBlock : isElement(sibling) && sibling.matches(`br, ${BLOCKS}, ul, ol, pre`)

const isElement = (node: ChildNode): node is ChildNode & Element =>
  node.nodeType === Node.ELEMENT_NODE
