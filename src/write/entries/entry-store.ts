import type { Answer, Client } from '../../client/client.ts'
import { kinds, type EntryItem, type KindName } from './entry-kinds.ts'
import { changedMembers, EMPTY_VALUES, valuesOf, type EntryValues } from './entry-values.ts'

/** An item as it was last read or written here. */
export type Version = Answer<EntryItem>

export type WantedStatus = 'draft' | 'pending' | 'publish' | 'private'

/** Reads and writes one kind of items. */
export function createEntryStore(client: Client, kind: KindName) {
  const paths = kinds[kind]
  const read = (id: number): Promise<Version> =>
    client.get(paths.item, { path: { id }, context: 'edit' })

  return {
    read,

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
        const { data } = await client.post(paths.list, { body: { status: 'draft', ...body } })
        return read(data.id)
      }
      const path = { id: before.data.id }
      await client.post(paths.item, { path, body, ifMatch: before })
      return read(before.data.id)
    },

    /** Keeps texts that are not saved; resolves to the id of the revision that holds them. */
    async autosave(id: number, { title, content, excerpt }: EntryValues): Promise<number> {
      const { data } = await client.post(paths.autosaves, {
        path: { id },
        body: { title, content, excerpt },
      })
      return data.id
    },

    /** The unfinished texts of a user that are newer than the item; undefined if there are none. */
    async findAutosave(item: EntryItem, userId: number) {
      const { data } = await client.get(paths.autosaves, {
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
    },

    /** @param revision whose texts are shown instead of the item's own */
    async previewUrl(id: number, revision?: number): Promise<string> {
      const { data } = await client.post(paths.previewLinks, {
        path: { id },
        body: revision === undefined ? {} : { revision },
      })
      return data.url
    },

    async trash(id: number): Promise<void> {
      await client.delete(paths.item, { path: { id } })
    },

    async revisions(parent: number) {
      const { data } = await client.get(paths.revisions, {
        path: { parent },
        query: { per_page: 50 },
        context: 'edit',
      })
      return data
    },

    async diff(parent: number, id: number) {
      const { data } = await client.get(paths.diff, { path: { parent, id } })
      return data
    },

    async restore(parent: number, id: number): Promise<Version> {
      await client.post(paths.restore, { path: { parent, id } })
      return read(parent)
    },
  }
}

export type EntryStore = ReturnType<typeof createEntryStore>
