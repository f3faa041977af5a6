import type { ComponentChildren } from 'preact'
import { CommentList } from '../comments/comment-list.tsx'
import { EntryForm } from '../entries/entry-form.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { EventForm } from '../events/event-form.tsx'
import { EventList } from '../events/event-list.tsx'
import { MediaLibrary } from '../media/library.tsx'
import type { WriteApp, WriteUser } from './write-app.ts'

/** An entry of the navigation, with the pages below it. */
export interface Section {
  /** The first part of its addresses, and of the key of its name. */
  readonly name: string
  readonly mayOpen: (user: WriteUser) => boolean
  readonly list: (app: WriteApp) => ComponentChildren
  /** The form of an item; of a new one without an id. */
  readonly form?: (app: WriteApp, id: number | undefined) => ComponentChildren
  /** The form of a part of an item, by its name. */
  readonly part?: (app: WriteApp, id: number, name: string) => ComponentChildren
}

export const sections: readonly Section[] = [
  {
    name: 'posts',
    mayOpen: ({ can }) => can('edit_posts'),
    list: (app) => <EntryList key="posts" app={app} kind="posts" />,
    form: (app, id) => <EntryForm key={`posts/${id ?? ''}`} app={app} kind="posts" id={id} />,
  },
  {
    name: 'pages',
    mayOpen: ({ can }) => can('edit_pages'),
    list: (app) => <EntryList key="pages" app={app} kind="pages" />,
    form: (app, id) => <EntryForm key={`pages/${id ?? ''}`} app={app} kind="pages" id={id} />,
  },
  {
    name: 'events',
    mayOpen: ({ can }) => can('edit_cal_events'),
    list: (app) => <EventList app={app} />,
    form: (app, id) => <EventForm key={`events/${id ?? ''}`} app={app} id={id} />,
    part: (app, id, time) => (
      <EventForm key={`events/${id}/${time}`} app={app} id={id} occurrence={time} />
    ),
  },
  {
    name: 'media',
    mayOpen: ({ can }) => can('upload_files'),
    list: (app) => <MediaLibrary app={app} />,
  },
  {
    name: 'comments',
    mayOpen: ({ can }) => can('moderate_comments'),
    list: (app) => <CommentList app={app} />,
  },
]

/** The page at an address; undefined where there is none that the person may open. */
export function pageAt(app: WriteApp, path: string): ComponentChildren | undefined {
  const [name, item, part, ...more] = path.split('/')
  const open = sections.filter(({ mayOpen }) => mayOpen(app.user))
  const section = path === '' ? open[0] : open.find((it) => it.name === name)
  if (section === undefined || more.length > 0) return undefined
  if (item === undefined) return section.list(app)
  if (section.form === undefined) return undefined
  if (item === 'new') return part === undefined ? section.form(app, undefined) : undefined
  if (!/^[1-9]\d{0,14}$/.test(item)) return undefined
  return part === undefined
    ? section.form(app, Number(item))
    : section.part?.(app, Number(item), part)
}
