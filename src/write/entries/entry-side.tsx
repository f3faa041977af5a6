import { openWhenReady } from '../app/open-when-ready.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { kinds, type KindName } from './entry-kinds.ts'
import { EntrySettings } from './entry-settings.tsx'
import type { FormActions } from './form-actions.ts'
import { ItemActions } from './item-actions.tsx'
import type { Entry } from './use-entry.ts'

interface EntrySideProps {
  readonly kind: KindName
  readonly entry: Entry
  readonly actions: FormActions
  readonly onRevisions: () => void
}

/** Next to the texts: what can be done with a post or page, and all its other fields. */
export function EntrySide({ kind, entry, actions, onRevisions }: EntrySideProps) {
  const app = useApp()
  const { words } = app
  const { version, kept } = entry
  return (
    <div class="entry-side">
      <ItemActions
        status={version?.data.status}
        link={version?.data.link}
        values={entry.values}
        mayPublish={app.user.can(kinds[kind].publish)}
        busy={entry.busy}
        hasChanges={entry.hasChanges}
        kept={kept.at && words('form.kept', { time: kept.at.slice(11) })}
        onSave={(status) => void actions.save(status)}
        onPreview={() => void openWhenReady(app, actions.preview)}
        onTrash={() => void actions.trash()}
      >
        <Button kind="link" onClick={onRevisions}>
          {words('form.revisions')}
        </Button>
      </ItemActions>
      <EntrySettings entry={entry} kind={kind} />
    </div>
  )
}
