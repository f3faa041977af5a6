/** Pictures that are on their way: their places move with the text. */
import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { insertBlocks } from './commands/block-commands.ts'
import { pictureBlocks, type Picture } from './commands/pictures.ts'

export class PicturePlaces {
  readonly #places = new Set<{ pos: number }>()

  /** Has to see every change of the document. */
  follow({ mapping }: Transaction): void {
    for (const place of this.#places) place.pos = mapping.map(place.pos)
  }

  /** Forgets all places: the text is another one. What still comes is not put anywhere. */
  clear(): void {
    this.#places.clear()
  }

  /** Puts the pictures, as soon as they are there, where the position is by then. */
  async put(view: EditorView, at: number, coming: Promise<readonly Picture[]>): Promise<void> {
    const place = { pos: at }
    this.#places.add(place)
    try {
      const blocks = pictureBlocks(await coming)
      if (blocks.length === 0 || view.isDestroyed || !this.#places.has(place)) return
      view.dispatch(insertBlocks(view.state.tr, place.pos, blocks))
    } finally {
      this.#places.delete(place)
    }
  }
}
