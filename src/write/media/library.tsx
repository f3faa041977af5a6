import { useRef, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { ListBody, type ListQuery, type ListTab } from '../ui/list-page.tsx'
import { useList } from '../app/use-list.ts'
import { plainText } from '../ui/plain-text.ts'
import { MediaDetails } from './media-details.tsx'
import { pickedFrom, type MediaItem, type PickedMedia } from './media-item.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const PER_PAGE = 24

const KINDS = {
  all: [],
  image: ['image'],
  video: ['video'],
  audio: ['audio'],
  document: ['application', 'text'],
} as const

const isKind = (tab: string): tab is keyof typeof KINDS => Object.hasOwn(KINDS, tab)

export interface MediaLibraryProps {
  /** Makes it a chooser of a picture, within a dialog. */
  readonly pick?: (item: PickedMedia) => void
}

/** The files of the site: found, uploaded, described and deleted. */
export function MediaLibrary({ pick }: MediaLibraryProps) {
  const app = useApp()
  const list = useList('all', findMedia(app, pick !== undefined))
  const { query, setQuery, reload } = list
  const [chosen, setChosen] = useState<MediaItem>()
  const { uploads, queue } = useUploads((item) => {
    app.notify(app.words('media.uploaded', { name: plainText(item.title.rendered) }))
    if (query.page === 1) reload()
    else setQuery({ ...query, page: 1 })
  })
  const { isOver, ...drop } = useDrop(queue.add)
  const mayUpload = app.user.can('upload_files')
  const upload = mayUpload && <UploadButton onFiles={queue.add} />
  return (
    <div class={`media-library${isOver ? ' drop' : ''}`} {...(mayUpload && drop)}>
      {pick === undefined ? (
        <div class="page-head">
          <Heading title={app.words('media.title')} />
          {upload}
        </div>
      ) : (
        upload
      )}
      {mayUpload && <p class="quiet drop-hint">{app.words('media.dropHint')}</p>}
      <UploadList uploads={uploads} queue={queue} />
      <ListBody tabs={pick === undefined ? tabsOf(app) : []} list={list}>
        <ul class="media-grid">
          {list.items.map((item) => (
            <MediaTile key={item.id} item={item} onOpen={() => setChosen(item)} />
          ))}
        </ul>
      </ListBody>
      {chosen !== undefined && (
        <MediaDetails
          key={chosen.id}
          item={chosen}
          onClose={() => setChosen(undefined)}
          onChanged={reload}
          {...(pick !== undefined && { onPick: (item: MediaItem) => pick(pickedFrom(item)) })}
        />
      )}
    </div>
  )
}

const tabsOf = ({ words }: WriteApp): ListTab[] => [
  { key: 'all', label: words('media.all') },
  { key: 'image', label: words('media.images') },
  { key: 'video', label: words('media.videos') },
  { key: 'audio', label: words('media.sounds') },
  { key: 'document', label: words('media.documents') },
  { key: 'trash', label: words('status.trash') },
]

/** Finds files; a chooser shows pictures alone. */
const findMedia =
  (app: WriteApp, onlyPictures: boolean) =>
  ({ search, tab, page }: ListQuery, signal: AbortSignal) =>
    app.client.get('/core/v2/media', {
      query: {
        page,
        per_page: PER_PAGE,
        media_type: [...KINDS[onlyPictures ? 'image' : isKind(tab) ? tab : 'all']],
        status: [tab === 'trash' ? 'trash' : 'inherit'],
        ...(search.trim() !== '' && { search }),
      },
      signal,
    })

function UploadButton({ onFiles }: { readonly onFiles: (files: Iterable<File>) => void }) {
  const { words } = useApp()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="primary" onClick={() => input.current?.click()}>
        {words('media.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words('media.upload')}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files ?? [])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

const holdsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Files that are dropped onto an element; `isOver` while they are held above it. */
function useDrop(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const inside =
        currentTarget instanceof Node &&
        relatedTarget instanceof Node &&
        currentTarget.contains(relatedTarget)
      if (!inside) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles(event.dataTransfer?.files ?? [])
    },
  }
}
