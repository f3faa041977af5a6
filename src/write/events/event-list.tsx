import type { Answer } from '../../client/client.ts'
import { useList } from '../app/use-list.ts'
import { useApp } from '../app/app-context.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { ItemRow, itemName } from '../ui/item-row.tsx'
import { ListPage, type ListTab } from '../ui/list-page.tsx'
import { deleteEvent, restoreEvent } from './event-store.ts'
import { readListed, type ListedEvent } from './listed-events.ts'
import { occurrenceHref } from './occurrence-href.ts'
import { wallText } from './wall-text.ts'

const tabsOf = ({ words }: WriteApp): ListTab[] => [
  { key: 'upcoming', label: words('events.upcoming') },
  { key: 'past', label: words('events.past') },
  { key: 'draft', label: words('events.drafts') },
  { key: 'trash', label: words('events.trash') },
]

/** Upcoming and past events, drafts, and events in the trash. */
export function EventList() {
  const app = useApp()
  const { words, client } = app
  const list = useList('upcoming', (query, signal): Promise<Answer<readonly ListedEvent[]>> =>
    readListed(client, query, signal),
  )
  return (
    <ListPage
      title={words('frame.events')}
      tabs={tabsOf(app)}
      list={list}
      actions={
        app.user.can('edit_cal_events') && (
          <a class="button primary" href={app.href('events/new')}>
            {words('events.new')}
          </a>
        )
      }
    >
      <ul class="items">
        {list.items.map((event) => (
          <EventRow
            key={event.key}
            event={event}
            onRestore={() =>
              void list.change(() => restoreEvent(client, event.id), 'list.restored')
            }
            onDelete={() => {
              if (!confirm(words('events.deleteAsk', { name: event.title }))) return
              void list.change(() => deleteEvent(client, event.id), 'events.deleted')
            }}
          />
        ))}
      </ul>
    </ListPage>
  )
}

interface EventRowProps {
  readonly event: ListedEvent
  readonly onRestore: () => void
  readonly onDelete: () => void
}

function EventRow({ event, onRestore, onDelete }: EventRowProps) {
  const app = useApp()
  const { words } = app
  const { id, title, status, start, allDay, venues, repeats, occurrence, url } = event
  const name = itemName(app, title)
  return (
    <ItemRow
      title={title}
      status={status}
      form={`events/${id}`}
      link={url}
      onRestore={onRestore}
      badges={repeats && <span class="badge">{words('events.repeating')}</span>}
      facts={
        <>
          {start !== undefined && (
            <time dateTime={start.replace(' ', 'T')}>{wallText(app.site, start, allDay)}</time>
          )}
          {venues !== '' && <span>{venues}</span>}
          {occurrence !== undefined && (
            <a
              href={occurrenceHref(app, id, occurrence)}
              aria-label={words('events.editOneOf', {
                time: `${name}, ${wallText(app.site, occurrence, allDay)}`,
              })}
            >
              {words('events.editOne')}
            </a>
          )}
        </>
      }
      inTrash={
        <Button kind="link" label={words('events.deleteNamed', { name })} onClick={onDelete}>
          {words('events.delete')}
        </Button>
      }
    />
  )
}
