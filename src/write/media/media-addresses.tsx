import { useRef } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { sizesOf, type MediaItem } from './media-item.ts'

/** Addresses of a file and of its sizes, to copy. */
export function MediaAddresses({
  app,
  item,
}: {
  readonly app: WriteApp
  readonly item: MediaItem
}) {
  const sizes = sizesOf(item)
  const rows =
    sizes.length === 0
      ? [{ label: app.words('media.address'), url: item.source_url }]
      : sizes.map(({ name, width, height, url }) => ({
          label: app.words('media.sizeOf', { name, width, height }),
          url,
        }))
  return (
    <section aria-label={app.words('media.addresses')} class="media-addresses">
      <h3>{app.words('media.addresses')}</h3>
      <ul>
        {rows.map(({ label, url }) => (
          <AddressRow key={url} app={app} label={label} url={url} />
        ))}
      </ul>
    </section>
  )
}

interface AddressRowProps {
  readonly app: WriteApp
  readonly label: string
  readonly url: string
}

function AddressRow({ app, label, url }: AddressRowProps) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    input.current?.select()
    // Browsers refuse the clipboard on sites without HTTPS; the address is selected then.
    try {
      await navigator.clipboard.writeText(url)
      app.notify(app.words('media.copied'))
    } catch {
      app.notify(app.words('media.selected'))
    }
  }
  return (
    <li>
      <span>{label}</span>
      <input ref={input} type="text" readOnly value={url} aria-label={label} />
      <Button label={app.words('media.copyOf', { name: label })} onClick={() => void copy()}>
        {app.words('media.copy')}
      </Button>
    </li>
  )
}
