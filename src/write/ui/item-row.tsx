import type { ComponentChildren } from 'preact'
import { useApp } from '../app/app-context.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from './button.tsx'

export interface ItemRowProps {
  /** '' shows that it has no title. */
  readonly title: string
  readonly status: string
  /** The form of the item, which one in the trash does not have. */
  readonly form: string
  /** The page that visitors see once it is published. */
  readonly link: string
  readonly onRestore: () => void
  /** Next to the title. */
  readonly badges?: ComponentChildren
  /** Facts below the title. */
  readonly facts: ComponentChildren
  /** Further actions on an item in the trash. */
  readonly inTrash?: ComponentChildren
}

/** The name of an item in lists. */
export const itemName = ({ words }: WriteApp, title: string): string =>
  title === '' ? words('list.untitled') : title

/** An entry in a list. */
export function ItemRow(props: ItemRowProps) {
  const app = useApp()
  const { title, status, form, link, onRestore, badges, facts, inTrash } = props
  const { words } = app
  const name = itemName(app, title)
  return (
    <li>
      <div class="item-title">
        {status === 'trash' ? name : <a href={app.href(form)}>{name}</a>}
        {status !== 'publish' && <span class="badge">{words(`status.${status}`)}</span>}
        {badges}
      </div>
      <div class="item-facts">
        {facts}
        {status === 'publish' && (
          <a href={link} target="_blank" rel="noopener">
            {words('list.view')}
            <span class="hidden">
              {' '}
              {name} {words('frame.newTab')}
            </span>
          </a>
        )}
        {status === 'trash' && (
          <>
            <Button kind="link" label={words('list.restoreNamed', { name })} onClick={onRestore}>
              {words('list.restore')}
            </Button>
            {inTrash}
          </>
        )}
      </div>
    </li>
  )
}
