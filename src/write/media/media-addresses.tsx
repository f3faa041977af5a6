import { useRef } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { sizesOf, type MediaItem } from './media-item.ts'

/** Addresses of a file and of its sizes, to copy. */
export function MediaAddresses({ item }: { readonly item: MediaItem }) {
  const { words } = useApp()
  const sizes = sizesOf(item)
  const rows =
    sizes.length === 0
      ? [{ label: words('media.address'), url: item.source_url }]
      : sizes.map(({ name, width, height, url }) => ({
          label: words('media.sizeOf', { name, width, height }),
          url,
        }))
  return (
    <section aria-label={words('media.addresses')} class="media-addresses">
      <h3>{words('media.addresses')}</h3>
      <ul>
        {rows.map(({ label, url }) => (
          <AddressRow key={url} label={label} url={url} />
        ))}
      </ul>
    </section>
  )
}

function AddressRow({ label, url }: { readonly label: string; readonly url: string }) {
  const { notify, words } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    input.current?.select()
    // Browsers refuse the clipboard on sites without HTTPS; the address is selected then.
    try {
      await navigator.clipboard.writeText(url)
      notify(words('media.copied'))
    } catch {
      notify(words('media.selected'))
    }
  }
  return (
    <li>
      <span>{label}</span>
      <input ref={input} type="text" readOnly value={url} aria-label={label} />
      <Button label={words('media.copyOf', { name: label })} onClick={() => void copy()}>
        {words('media.copy')}
      </Button>
    </li>
  )
}
