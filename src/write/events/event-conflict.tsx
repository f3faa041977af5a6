import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { EventVersion } from './event-store.ts'
import { startOf, type EventValues } from './event-values.ts'
import type { EventState } from './use-event.ts'
import { wallText } from './wall-text.ts'

export interface EventConflictProps {
  readonly app: WriteApp
  readonly event: EventState
  readonly theirs: EventVersion
}

/** Shows the saved version next to the values of the form, and offers the choice. */
export function EventConflict({ app, event, theirs }: EventConflictProps) {
  const { words } = app
  const keep = async (): Promise<void> => {
    if ((await event.keepMine()) !== undefined) app.notify(words('form.saved'))
  }
  return (
    <Dialog
      wide
      title={words('events.conflictTitle')}
      onClose={event.closeConflict}
      actions={
        <>
          <Button onClick={event.closeConflict}>{words('form.cancel')}</Button>
          <Button onClick={event.takeTheirs}>{words('conflict.takeTheirs')}</Button>
          <Button kind="primary" busy={event.isBusy} onClick={() => void keep()}>
            {words('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{words('events.conflictText')}</p>
      <div class="sides">
        <Side app={app} label={words('conflict.theirs')} values={theirs.values} />
        <Side app={app} label={words('conflict.mine')} values={event.values} />
      </div>
    </Dialog>
  )
}

interface SideProps {
  readonly app: WriteApp
  readonly label: string
  readonly values: EventValues
}

function Side({ app, label, values }: SideProps) {
  const { title, text, allDay, venues } = values
  const start = startOf(values)
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <p class="side-title">{title}</p>
      <p>
        {[
          ...(start === undefined ? [] : [wallText(app.site, start, allDay)]),
          ...venues.map(({ name }) => name),
        ].join(' · ')}
      </p>
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}
