import { useEffect, useRef, useState } from 'preact/hooks'
import { failureText } from '../app/failure.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

/** Something that can be chosen. */
export interface Choice {
  /** Distinguishes it from all others. */
  readonly key: string
  readonly name: string
  /** What distinguishes it from others with that name. */
  readonly about?: string
}

export interface ChooserProps<Item extends Choice> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly chosen: readonly Item[]
  readonly onChange: (chosen: readonly Item[]) => void
  /** Finds the first few matches. */
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Item[]>
  /** Creates a new item with the entered name. */
  readonly create?: ((name: string) => void) | undefined
}

const WAIT = 250

/** Chooses several of many by a search. */
export function Chooser<Item extends Choice>(props: ChooserProps<Item>) {
  const { words } = useApp()
  const { label, chosen, onChange, create } = props
  const [search, setSearch] = useState('')
  const { found, error } = useFound(props, search)
  const text = search.trim()
  const offered = found.filter(({ key }) => chosen.every((item) => item.key !== key))
  const isKnown = [...found, ...chosen].some(
    ({ name }) => name.toLowerCase() === text.toLowerCase(),
  )
  const input = useRef<HTMLInputElement>(null)
  /** What was offered disappears, so that the focus goes back to where more can be found. */
  const startOver = (): void => {
    setSearch('')
    input.current?.focus()
  }
  const choose = (item: Item): void => {
    onChange([...chosen, item])
    startOver()
  }
  const take = (): void => {
    const [only] = offered
    const exact = offered.find(({ name }) => name.toLowerCase() === text.toLowerCase())
    const match = exact ?? (offered.length === 1 && create === undefined ? only : undefined)
    if (match !== undefined) choose(match)
    else if (create !== undefined && !isKnown) makeNew()
  }
  const makeNew = (): void => {
    if (text === '') return
    create?.(text)
    startOver()
  }
  return (
    <div class="chooser">
      <Field label={label} hint={props.hint} error={props.error ?? error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              take()
            }}
          />
        )}
      </Field>
      {text !== '' && (
        <ul class="chooser-found" aria-label={words('chooser.found', { label })}>
          {offered.map((item) => (
            <li key={item.key}>
              <button type="button" onClick={() => choose(item)}>
                {item.name} {item.about !== undefined && <span class="quiet">{item.about}</span>}
              </button>
            </li>
          ))}
          {create !== undefined && !isKnown && (
            <li>
              <button type="button" onClick={makeNew}>
                {words('chooser.new', { name: text })}
              </button>
            </li>
          )}
        </ul>
      )}
      <p class="hidden" role="status">
        {text !== '' && words('list.found', { count: offered.length })}
      </p>
      {chosen.length > 0 && <Chosen {...props} />}
    </div>
  )
}

function Chosen<Item extends Choice>({ label, chosen, onChange }: ChooserProps<Item>) {
  const { words } = useApp()
  return (
    <ul class="chosen" aria-label={label}>
      {chosen.map((item) => (
        <li key={item.key}>
          <span>
            {item.name} {item.about !== undefined && <span class="quiet">{item.about}</span>}
          </span>
          <Button
            kind="link"
            label={words('chooser.removeOf', { name: item.name })}
            onClick={() => onChange(chosen.filter(({ key }) => key !== item.key))}
          >
            {words('chooser.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The matches, searched after a pause in typing. */
function useFound<Item extends Choice>({ find }: ChooserProps<Item>, search: string) {
  const app = useApp()
  const [found, setFound] = useState<readonly Item[]>([])
  const [error, setError] = useState<string>()
  useEffect(() => {
    setFound([])
    setError(undefined)
    if (search.trim() === '') return undefined
    const controller = new AbortController()
    const read = async (): Promise<void> => {
      try {
        setFound(await find(search.trim(), controller.signal))
      } catch (failure) {
        if (!controller.signal.aborted) setError(failureText(app, failure))
      }
    }
    const timer = setTimeout(() => void read(), WAIT)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])
  return { found, error }
}
