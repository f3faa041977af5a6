import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { TrashButton } from '../ui/trash-button.tsx'
import type { WantedStatus } from './event-store.ts'
import type { EventState } from './use-event.ts'

export interface EventActionsProps {
  readonly app: WriteApp
  readonly event: EventState
  readonly onSave: (status?: WantedStatus) => void
  readonly onPreview: () => void
  readonly onTrash: () => void
}

/** What can be done with the event as it is typed. */
export function EventActions({ app, event, onSave, onPreview, onTrash }: EventActionsProps) {
  const { words } = app
  const { version, isBusy, hasChanges } = event
  const status = version?.answer.data.status
  const isOut = status === 'publish' || status === 'future' || status === 'private'
  const mayPublish = app.user.can('publish_cal_events')
  return (
    <section class="panel actions" aria-label={words('form.actions')}>
      {isOut ? (
        <>
          <Button kind="primary" busy={isBusy} onClick={() => onSave()}>
            {words('form.update')}
          </Button>
          <Button busy={isBusy} onClick={() => onSave('draft')}>
            {words('form.unpublish')}
          </Button>
        </>
      ) : (
        <>
          <Button kind="primary" busy={isBusy} onClick={() => onSave('publish')}>
            {words(mayPublish ? 'form.publish' : 'form.submit')}
          </Button>
          <Button busy={isBusy} onClick={() => onSave(status === 'pending' ? undefined : 'draft')}>
            {words('form.saveDraft')}
          </Button>
        </>
      )}
      {status === 'publish' && !hasChanges ? (
        <a class="button" href={version?.answer.data.url} target="_blank" rel="noopener">
          {words('list.view')}
          <span class="hidden"> {words('frame.newTab')}</span>
        </a>
      ) : (
        !isOut && (
          <Button busy={isBusy} onClick={onPreview}>
            {words('form.preview')}
            <span class="hidden"> {words('frame.newTab')}</span>
          </Button>
        )
      )}
      <p class="quiet state">
        {hasChanges
          ? words('form.unsaved')
          : words(version === undefined ? 'form.nothingYet' : 'form.allSaved')}
      </p>
      {version !== undefined && (
        <div class="more">
          <TrashButton words={words} busy={isBusy} onTrash={onTrash} />
        </div>
      )}
    </section>
  )
}
