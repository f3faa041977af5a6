import { openWhenReady } from '../app/open-when-ready.ts'
import { useApp } from '../app/app-context.ts'
import type { FormActions } from '../entries/form-actions.ts'
import { ItemActions } from '../entries/item-actions.tsx'
import { EventSettings } from './event-settings.tsx'
import type { EventState } from './use-event.ts'

interface EventSideProps {
  readonly event: EventState
  readonly actions: FormActions
}

/** The panel next to the fields: actions and further settings. */
export function EventSide({ event, actions }: EventSideProps) {
  const app = useApp()
  const { values, version, unsaved } = event
  const isOne = version?.occurrence !== undefined
  return (
    <div class="entry-side">
      <ItemActions
        status={version?.answer.data.status}
        link={version?.answer.data.url}
        values={values}
        mayPublish={app.user.can('publish_cal_events')}
        busy={event.isBusy}
        hasChanges={event.hasChanges}
        kept={unsaved.keptAt && app.words('events.kept', { time: unsaved.keptAt.slice(11) })}
        onSave={(wanted) => void actions.save(wanted)}
        onPreview={() => void openWhenReady(app, actions.preview)}
        onTrash={isOne ? undefined : () => void actions.trash()}
      />
      <EventSettings values={values} onChange={event.change} errors={event.problems} />
    </div>
  )
}
