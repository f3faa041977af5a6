/** Makes elements. */

export type Attributes = Readonly<Record<string, string>>

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...content)
  return element
}

export function makeButton(
  attributes: Attributes,
  content: Node | string,
  onPress: () => void,
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, content)
  button.addEventListener('click', onPress)
  return button
}

const SVG = 'http://www.w3.org/2000/svg'

/** An icon: paths in a square of 24, drawn with the colour of the text. */
export function makeIcon(paths: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', paths)
  svg.append(path)
  return svg
}

/** Keeps the selection of the text while something outside it is pressed. */
export const keepSelection = (element: HTMLElement): void =>
  element.addEventListener('mousedown', (event) => event.preventDefault())
