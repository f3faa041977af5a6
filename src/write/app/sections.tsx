import type { ComponentChildren } from 'preact'
import { CommentList } from '../comments/comment-list.tsx'
import { EntryForm } from '../entries/entry-form.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { EventForm } from '../events/event-form.tsx'
import { EventList } from '../events/event-list.tsx'
import { MediaLibrary } from '../media/library.tsx'
import type { WriteUser } from './write-app.ts'

/** An entry of the navigation, with the pages below it. */
export interface Section {
  /** The first part of its addresses, and of the key of its name. */
  readonly name: string
  readonly mayOpen: (user: WriteUser) => boolean
  readonly list: () => ComponentChildren
  /** The form of an item; of a new one without an id. */
  readonly form?: (id: number | undefined) => ComponentChildren
  /** The form of a part of an item, by its name. */
  readonly part?: (id: number, name: string) => ComponentChildren
}

export const sections: readonly Section[] = [
  {
    name: 'posts',
    mayOpen: ({ can }) => can('edit_posts'),
    list: () => <EntryList kind="posts" />,
    form: (id) => <EntryForm kind="posts" id={id} />,
  },
  {
    name: 'pages',
    mayOpen: ({ can }) => can('edit_pages'),
    list: () => <EntryList kind="pages" />,
    form: (id) => <EntryForm kind="pages" id={id} />,
  },
  {
    name: 'events',
    mayOpen: ({ can }) => can('edit_cal_events'),
    list: () => <EventList />,
    form: (id) => <EventForm id={id} />,
    part: (id, time) => <EventForm id={id} occurrence={time} />,
  },
  {
    name: 'media',
    mayOpen: ({ can }) => can('upload_files'),
    list: () => <MediaLibrary />,
  },
  {
    name: 'comments',
    mayOpen: ({ can }) => can('moderate_comments'),
    list: () => <CommentList />,
  },
]

/** The page at an address; undefined where there is none that the person may open. */
export function pageAt(user: WriteUser, path: string): ComponentChildren | undefined {
  const [name, item, part, ...more] = path.split('/')
  const open = sections.filter(({ mayOpen }) => mayOpen(user))
  const section = path === '' ? open[0] : open.find((it) => it.name === name)
  if (section === undefined || more.length > 0) return undefined
  if (item === undefined) return section.list()
  if (section.form === undefined) return undefined
  if (item === 'new') return part === undefined ? section.form(undefined) : undefined
  if (!/^[1-9]\d{0,14}$/.test(item)) return undefined
  return part === undefined ? section.form(Number(item)) : section.part?.(Number(item), part)
}
