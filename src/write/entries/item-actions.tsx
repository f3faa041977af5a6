import type { ComponentChildren } from 'preact'
import { siteNow } from '../app/site-now.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { TrashButton } from '../ui/trash-button.tsx'
import { isOut, outStatus, type PublicationValues, type WantedStatus } from './publication.ts'

export interface ItemActionsProps {
  /** Of the item as it is saved; undefined for a new one. */
  readonly status: string | undefined
  /** Its address. */
  readonly link: string | undefined
  readonly values: PublicationValues
  readonly mayPublish: boolean
  readonly busy: boolean
  readonly hasChanges: boolean
  /** Says when unsaved changes were kept last. */
  readonly kept?: string | undefined
  readonly onSave: (status: WantedStatus) => void
  readonly onPreview: () => void
  /** Undefined where it cannot be moved to the trash. */
  readonly onTrash: (() => void) | undefined
  /** Further actions on a saved item. */
  readonly children?: ComponentChildren
}

/** What can be done with an item as it is typed. */
export function ItemActions(props: ItemActionsProps) {
  const { words, site } = useApp()
  const { status, link, values, mayPublish, busy, hasChanges, kept, onSave } = props
  const out = outStatus(values)
  const isLater = out === 'publish' && values.date > siteNow(site.zone)
  return (
    <section class="panel actions" aria-label={words('form.actions')}>
      {isOut(status) ? (
        <>
          <Button kind="primary" busy={busy} onClick={() => onSave(out)}>
            {words('form.update')}
          </Button>
          <Button busy={busy} onClick={() => onSave('draft')}>
            {words('form.unpublish')}
          </Button>
        </>
      ) : (
        <>
          <Button kind="primary" busy={busy} onClick={() => onSave(mayPublish ? out : 'pending')}>
            {words(mayPublish ? (isLater ? 'form.schedule' : 'form.publish') : 'form.submit')}
          </Button>
          <Button busy={busy} onClick={() => onSave(status === 'pending' ? 'pending' : 'draft')}>
            {words('form.saveDraft')}
          </Button>
        </>
      )}
      {status === 'publish' && !hasChanges ? (
        <a class="button" href={link} target="_blank" rel="noopener">
          {words('list.view')}
          <span class="hidden"> {words('frame.newTab')}</span>
        </a>
      ) : (
        <Button busy={busy} onClick={props.onPreview}>
          {words('form.preview')}
          <span class="hidden"> {words('frame.newTab')}</span>
        </Button>
      )}
      <p class="quiet state">
        {hasChanges
          ? words('form.unsaved')
          : words(status === undefined ? 'form.nothingYet' : 'form.allSaved')}
        {kept !== undefined && hasChanges && <> {kept}</>}
      </p>
      {status !== undefined && (
        <div class="more">
          {props.children}
          {props.onTrash !== undefined && (
            <TrashButton words={words} busy={busy} onTrash={props.onTrash} />
          )}
        </div>
      )}
    </section>
  )
}
