import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { EventVersion } from './event-store.ts'
import { startOf, type EventValues } from './event-values.ts'
import type { EventState } from './use-event.ts'
import { wallText } from './wall-text.ts'

export interface EventConflictProps {
  readonly event: EventState
  readonly theirs: EventVersion
}

/** Shows the saved version next to the values of the form, and offers the choice. */
export function EventConflict({ event, theirs }: EventConflictProps) {
  const { words, notify } = useApp()
  const keep = async (): Promise<void> => {
    if ((await event.keepMine()) !== undefined) notify(words('form.saved'))
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
        <Side label={words('conflict.theirs')} values={theirs.values} />
        <Side label={words('conflict.mine')} values={event.values} />
      </div>
    </Dialog>
  )
}

interface SideProps {
  readonly label: string
  readonly values: EventValues
}

function Side({ label, values }: SideProps) {
  const { site } = useApp()
  const { title, text, allDay, venues } = values
  const start = startOf(values)
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <p class="side-title">{title}</p>
      <p>
        {[
          ...(start === undefined ? [] : [wallText(site, start, allDay)]),
          ...venues.map(({ name }) => name),
        ].join(' · ')}
      </p>
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}
