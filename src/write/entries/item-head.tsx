import { useApp } from '../app/app-context.ts'
import { Heading } from '../ui/heading.tsx'

interface ItemHeadProps {
  readonly title: string
  /** Of the item as it is saved; undefined for a new one. */
  readonly status: string | undefined
}

/** The heading above the form of an item, with its status. */
export function ItemHead({ title, status }: ItemHeadProps) {
  const { words } = useApp()
  return (
    <div class="page-head">
      <Heading title={title} />
      {status !== undefined && <span class="badge">{words(`status.${status}`)}</span>}
    </div>
  )
}
