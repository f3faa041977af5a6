import { Marked } from 'marked'
import { Html, html } from '../html.ts'

// Markup in text is escaped, since descriptions should contain no elements.
const marked = new Marked({ renderer: { html: ({ text }) => html`${text}`.toString() } })

/** Renders CommonMark text of a document. */
export const markdown = (text: string): Html =>
  new Html(marked.parse(text, { async: false }).trim())
