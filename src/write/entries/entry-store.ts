import type { Answer, Client, Schemas } from '../../client/client.ts'
import { kinds, type EntryItem, type KindName } from './entry-kinds.ts'
import { changedMembers, EMPTY_VALUES, valuesOf, type EntryValues } from './entry-values.ts'
import type { WantedStatus } from './publication.ts'

/** An item as it was last read or written here. */
export type Version = Answer<EntryItem>

/** Where texts were kept: in a revision of the item, or in the draft itself, which then has changed. */
export type Autosaved = { readonly revision: number } | { readonly draft: Version }

/** Reads and writes one kind of items. */
export class EntryStore {
  readonly #client: Client
  readonly #paths: (typeof kinds)[KindName]

  constructor(client: Client, kind: KindName) {
    this.#client = client
    this.#paths = kinds[kind]
  }

  read(id: number): Promise<Version> {
    return this.#client.get(this.#paths.item, { path: { id }, context: 'edit' })
  }

  /**
   * Writes what differs from the version that the form began with.
   * @throws AlmanacError 412 if somebody else has changed the item since
   */
  async save(
    before: Version | undefined,
    values: EntryValues,
    status?: WantedStatus,
  ): Promise<Version> {
    const known = before === undefined ? EMPTY_VALUES : valuesOf(before.data)
    const body = { ...changedMembers(known, values), ...(status !== undefined && { status }) }
    if (before === undefined) {
      return this.#client.post(this.#paths.list, { body: { status: 'draft', ...body } })
    }
    const path = { id: before.data.id }
    return this.#client.post(this.#paths.item, { path, body, ifMatch: before })
  }

  /**
   * Keeps texts that are not saved: apart from the item, or in a draft of one's own.
   * @throws AlmanacError 412 if somebody else has changed the item since
   */
  async autosave(before: Version, { title, content, excerpt }: EntryValues): Promise<Autosaved> {
    const { id } = before.data
    const body = { title, content, excerpt }
    const answer = await this.#client.post(this.#paths.autosaves, {
      path: { id },
      body,
      ifMatch: before,
    })
    const { data: kept, etag } = answer
    return kept.id === id
      ? { draft: { ...before, etag, data: changed(before.data, kept) } }
      : { revision: kept.id }
  }

  /** The unfinished texts of a user that are newer than the item; undefined if there are none. */
  async findAutosave(item: EntryItem, userId: number) {
    const { data } = await this.#client.get(this.#paths.autosaves, {
      path: { id: item.id },
      context: 'edit',
    })
    return data.find(
      (autosave) =>
        autosave.author === userId &&
        autosave.modified_gmt > item.modified_gmt &&
        (autosave.title.raw !== item.title.raw ||
          autosave.content.raw !== item.content.raw ||
          autosave.excerpt.raw !== item.excerpt.raw),
    )
  }

  /** @param revision whose texts are shown instead of the item's own */
  async previewUrl(id: number, revision?: number): Promise<string> {
    const { data } = await this.#client.post(this.#paths.previewLinks, {
      path: { id },
      body: revision === undefined ? {} : { revision },
    })
    return data.url
  }

  async trash(id: number): Promise<void> {
    await this.#client.delete(this.#paths.item, { path: { id } })
  }

  async revisions(parent: number) {
    const { data } = await this.#client.get(this.#paths.revisions, {
      path: { parent },
      query: { per_page: 50 },
      context: 'edit',
    })
    return data
  }

  async diff(parent: number, id: number) {
    const { data } = await this.#client.get(this.#paths.diff, { path: { parent, id } })
    return data
  }

  async restore(parent: number, id: number): Promise<Version> {
    await this.#client.post(this.#paths.restore, { path: { parent, id } })
    return this.read(parent)
  }
}

/** A draft after its texts have been changed. Without a date in the answer, nobody has chosen one. */
function changed(item: EntryItem, kept: Schemas['AutosaveEdit']): EntryItem {
  const { modified, modified_gmt, date } = kept
  return {
    ...item,
    title: kept.title,
    content: { ...item.content, ...kept.content },
    excerpt: { ...item.excerpt, ...kept.excerpt },
    modified,
    modified_gmt,
    date: date ?? modified,
  }
}
