import type { WriteApp } from '../app/write-app.ts'
import { AutosaveNotice } from '../entries/autosave-notice.tsx'
import { Problem } from '../ui/problem.tsx'
import type { EventState } from './use-event.ts'

interface EventNoticesProps {
  readonly app: WriteApp
  readonly event: EventState
}

/** Failures, and unsaved changes of earlier. */
export function EventNotices({ app, event: { failure, unsaved } }: EventNoticesProps) {
  return (
    <>
      <Problem text={failure} />
      {unsaved.offered !== undefined && (
        <AutosaveNotice
          app={app}
          keptAt={unsaved.offered.keptAt}
          onRestore={unsaved.restore}
          onDismiss={unsaved.dismiss}
        />
      )}
    </>
  )
}
