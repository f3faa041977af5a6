import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { Problem } from './problem.tsx'

/** The parameters of a list. */
export interface ListQuery {
  readonly search: string
  /** Key of a tab. */
  readonly tab: string
  /** From 1. */
  readonly page: number
}

export interface ListTab {
  readonly key: string
  readonly label: string
  /** Undefined while it is loading. */
  readonly count?: number | undefined
}

/** The state of a list. */
export interface ShownList {
  readonly query: ListQuery
  readonly setQuery: (query: ListQuery) => void
  /** Undefined until the list has been loaded. */
  readonly total: number | undefined
  readonly pages: number
  /** Why there is no list. */
  readonly error: string | undefined
}

export interface ListBodyProps {
  readonly tabs: readonly ListTab[]
  readonly list: ShownList
  /** The items. */
  readonly children: ComponentChildren
}

export interface ListPageProps extends ListBodyProps {
  readonly title: string
  /** Buttons and links next to the heading. */
  readonly actions?: ComponentChildren
}

const WAIT = 300

/** A list with a heading, tabs, a search and paging. */
export function ListPage({ title, actions, ...body }: ListPageProps) {
  return (
    <>
      <div class="page-head">
        <Heading title={title} />
        {actions}
      </div>
      <ListBody {...body} />
    </>
  )
}

/** A list without a heading, as in a dialog, which has its own. */
export function ListBody(props: ListBodyProps) {
  const { words } = useApp()
  const { tabs, list, children } = props
  const { query, setQuery, total, pages, error } = list
  return (
    <>
      <div class="list-bar">
        {tabs.length > 0 && (
          <nav class="tabs" aria-label={words('list.status')}>
            {tabs.map(({ key, label, count }) => (
              <button
                key={key}
                type="button"
                aria-current={key === query.tab ? 'true' : undefined}
                onClick={() => setQuery({ ...query, tab: key, page: 1 })}
              >
                {label} {count !== undefined && <span class="count">{count}</span>}
              </button>
            ))}
          </nav>
        )}
        <Search list={list} />
      </div>
      <Problem text={error} />
      {total === undefined && error === undefined && <p class="quiet">{words('list.loading')}</p>}
      <p class="hidden" role="status">
        {total !== undefined && words('list.found', { count: total })}
      </p>
      {total === 0 && <p class="nothing">{words('list.none')}</p>}
      {total !== undefined && total > 0 && children}
      {pages > 1 && (
        <nav class="paging" aria-label={words('list.pages')}>
          <Button
            disabled={query.page <= 1}
            onClick={() => setQuery({ ...query, page: query.page - 1 })}
          >
            {words('list.previous')}
          </Button>
          <span>{words('list.pageOf', { page: query.page, pages })}</span>
          <Button
            disabled={query.page >= pages}
            onClick={() => setQuery({ ...query, page: query.page + 1 })}
          >
            {words('list.next')}
          </Button>
        </nav>
      )}
    </>
  )
}

/** Searches when nothing has been typed for a moment. */
function Search({ list: { query, setQuery } }: Pick<ListBodyProps, 'list'>) {
  const { words } = useApp()
  const [text, setText] = useState(query.search)
  useEffect(() => {
    if (text === query.search) return undefined
    const timer = setTimeout(() => setQuery({ ...query, search: text, page: 1 }), WAIT)
    return () => clearTimeout(timer)
  }, [text, query])
  return (
    <search>
      <input
        type="search"
        value={text}
        aria-label={words('list.search')}
        placeholder={words('list.search')}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </search>
  )
}
