import { Marked } from 'marked'
import { Html, html } from '../html.ts'

// Markup in a text is shown as it is written: texts of documents are no places for elements.
const marked = new Marked({ renderer: { html: ({ text }) => html`${text}`.toString() } })

/** A text of a document, which is CommonMark. */
export const markdown = (text: string): Html =>
  new Html(marked.parse(text, { async: false }).trim())
