import { createHash } from 'node:crypto'
import { html, type Html } from './html.ts'

/** A stylesheet or script. */
export interface Asset {
  readonly type: 'text/css' | 'text/javascript'
  readonly body: string
}

/** An asset whose address changes with its content, so that browsers may cache it forever. */
export interface ImmutableAsset extends Asset {
  /** Below the site's address. */
  readonly path: string
}

/**
 * Joins styles without the white space of their source, which none of our own has in texts.
 * @param name the beginning of its file name
 */
export function stylesheet(name: string, ...parts: readonly string[]): ImmutableAsset {
  const body = parts
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim()
  return { type: 'text/css', body, path: `/assets/${name}-${digest(body)}.css` }
}

/**
 * Joins the parts of a script in one function scope, without their indentation and comments, which
 * take lines of their own.
 * @param name the beginning of its file name
 */
export function script(name: string, ...parts: readonly string[]): ImmutableAsset {
  const body = ['(() => {', ...parts, '})()']
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
  return { type: 'text/javascript', body, path: `/assets/${name}-${digest(body)}.js` }
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Links a stylesheet, in the head of a page. */
export const styleLink = (siteUrl: string, { path }: ImmutableAsset): Html =>
  html`<link rel="stylesheet" href="${siteUrl}${path}" />`
