import { useEffect, useState } from 'preact/hooks'
import { useList } from '../app/use-list.ts'
import { writeDate } from '../app/dates.ts'
import { useApp } from '../app/app-context.ts'
import { ItemRow } from '../ui/item-row.tsx'
import { ListPage, type ListTab } from '../ui/list-page.tsx'
import { kinds, STATUSES, type KindName } from './entry-kinds.ts'

const FIELDS = [
  'id',
  'title.raw',
  'title.rendered',
  'status',
  'date',
  'modified',
  'author',
  'link',
] as const

/** All posts, or all pages, that the person may edit. */
export function EntryList({ kind }: { readonly kind: KindName }) {
  const { words, client, site, href } = useApp()
  const paths = kinds[kind]
  const list = useList('any', ({ search, tab, page }, signal) =>
    client.get(paths.list, {
      query: {
        search,
        page,
        per_page: 20,
        status: [STATUSES.find((status) => status === tab) ?? 'any'],
        orderby: 'modified',
      },
      context: 'edit',
      fields: FIELDS,
      embed: ['author'],
      signal,
    }),
  )
  const tabs = useTabs(kind, list.round)
  const restore = (id: number): Promise<void> =>
    list.change(
      () => client.post(paths.item, { path: { id }, body: { status: 'draft' } }),
      'list.restored',
    )
  return (
    <ListPage
      title={words(`frame.${kind}`)}
      tabs={tabs}
      list={list}
      actions={
        <a class="button primary" href={href(`${kind}/new`)}>
          {words(`${kind}.new`)}
        </a>
      }
    >
      <ul class="items">
        {list.items.map(({ id, title, status, date, author, link, ...item }) => {
          const [writer] = item._embedded.author
          return (
            <ItemRow
              key={id}
              title={title.raw}
              status={status}
              form={`${kind}/${id}`}
              link={link}
              onRestore={() => void restore(id)}
              facts={
                <>
                  <span>{writer?.name ?? `#${author}`}</span>
                  <time dateTime={date}>{writeDate(site, date)}</time>
                </>
              }
            />
          )
        })}
      </ul>
    </ListPage>
  )
}

/** The tabs with their counts, which are read again with the list. */
function useTabs(kind: KindName, round: number): readonly ListTab[] {
  const { client, words } = useApp()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let current = true
    const count = async (status: (typeof STATUSES)[number] | 'any') => {
      const { total = 0 } = await client.get(kinds[kind].list, {
        query: { status: [status], per_page: 1 },
        context: 'edit',
        fields: ['id'],
      })
      return [status, total] as const
    }
    Promise.all([count('any'), ...STATUSES.map(count)]).then(
      (found) => current && setCounts(new Map(found)),
      // The list itself says that the site does not answer.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [round])
  return ['any', ...STATUSES]
    .filter((status) => status === 'any' || counts.get(status) !== 0)
    .map((key) => ({ key, label: words(`status.${key}`), count: counts.get(key) }))
}
