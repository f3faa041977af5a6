import type { WriteApp } from '../app/write-app.ts'
import { Heading } from '../ui/heading.tsx'

interface ItemHeadProps {
  readonly app: WriteApp
  readonly title: string
  /** Of the item as it is saved; undefined for a new one. */
  readonly status: string | undefined
}

/** The heading above the form of an item, with its status. */
export function ItemHead({ app, title, status }: ItemHeadProps) {
  return (
    <div class="page-head">
      <Heading app={app} title={title} />
      {status !== undefined && <span class="badge">{app.words(`status.${status}`)}</span>}
    </div>
  )
}
