import { render } from 'preact'
import { Editor } from './app/editor.tsx'
import type { EditorStart } from './app/editor-start.ts'

const place = document.querySelector('#editor')
const start = document.querySelector('#start')
if (place !== null && start !== null) {
  // The document has been made for this script, by the same version of the program.
  render(<Editor start={JSON.parse(start.textContent ?? '') as EditorStart} />, place)
}
