/** Handles pasted and dropped HTML, addresses and pictures. */
import { DOMParser, type TagParseRule } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { cleanPasted } from './clean-pasted.ts'
import { canLink, linkPlace, setLink, typedAddress } from './commands/links.ts'
import { pictureTag } from './commands/pictures.ts'
import { safePicture } from './model/safe-addresses.ts'
import { schema } from './model/schema.ts'
import { findStored } from './model/stored.ts'

/** The tag of a copied picture, or a new one for a picture of another page. */
function pictureAttributes(figure: Element): { tag: string } | false {
  const stored = findStored(figure)
  if (stored !== false && stored.raw.startsWith('<img')) return { tag: stored.raw }
  const picture = figure.matches('img') ? figure : figure.querySelector('img')
  const address = safePicture(picture?.getAttribute('src') ?? undefined)
  if (picture === null || address === undefined) return false
  return { tag: pictureTag(address, picture.getAttribute('alt') ?? '') }
}

const PICTURES: readonly TagParseRule[] = [
  {
    tag: 'figure',
    node: 'image',
    getAttrs: pictureAttributes,
    contentElement: (figure) =>
      (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('div'),
  },
  { tag: 'img[src]', node: 'image', getAttrs: pictureAttributes },
]

const parser = new DOMParser(schema, [...PICTURES, ...DOMParser.fromSchema(schema).rules])

/** Takes files of pictures; `at` is where they were dropped, or where the cursor is. */
export type TakeFiles = (files: readonly File[], at: number) => void

export const pasting = (takeFiles: TakeFiles | undefined): Plugin =>
  new Plugin({
    props: {
      clipboardParser: parser,
      transformPastedHTML: cleanPasted,
      handlePaste(view, event) {
        const { state } = view
        const files = picturesOf(event.clipboardData)
        if (files.length > 0 && takeFiles !== undefined) {
          takeFiles(files, state.selection.to)
          return true
        }
        const typed = event.clipboardData?.getData('text/plain').trim() ?? ''
        const address = /^https?:\S+$/i.test(typed) ? typedAddress(typed) : undefined
        if (address === undefined || state.selection.empty || !canLink(state)) return false
        view.dispatch(setLink(state.tr, linkPlace(state), address))
        return true
      },
      handleDrop(view, event) {
        const files = picturesOf(event.dataTransfer)
        if (files.length === 0 || takeFiles === undefined) return false
        event.preventDefault()
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        takeFiles(files, at?.pos ?? view.state.doc.content.size)
        return true
      },
    },
  })

/** Word processors also copy a picture of the text, which is ignored. */
const picturesOf = (data: DataTransfer | null): File[] =>
  data === null || data.types.includes('text/html')
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'))
