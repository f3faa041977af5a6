import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../client/client.ts'
import { failureText } from '../app/failure.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { plainText } from '../ui/plain-text.ts'

export interface TermFieldProps {
  readonly kind: 'categories' | 'tags'
  readonly mayMake: boolean
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

interface Term {
  readonly id: number
  readonly name: string
}

interface TermQuery {
  readonly include?: number[]
  readonly search?: string
  readonly per_page: number
  readonly orderby?: 'count'
  readonly order?: 'desc'
}

const PATHS = { categories: '/core/v2/categories', tags: '/core/v2/tags' } as const
const OFFERED = 8
const WAIT = 300

/** The terms of an item: those that it has, those that are found, and a new one. */
export function TermField({ kind, mayMake, chosen, onChange }: TermFieldProps) {
  const app = useApp()
  const { client, words } = app
  const [text, setText] = useState('')
  const [isMaking, setMaking] = useState(false)
  const latest = useRef(chosen)
  latest.current = chosen
  const { known, found, learn } = useTerms(client, kind, chosen, text)

  const toggle = (id: number, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((it) => it !== id))
  const make = async (): Promise<void> => {
    setMaking(true)
    try {
      const { data } = await client.post(PATHS[kind], { body: { name: text.trim() } })
      learn([{ id: data.id, name: plainText(data.name) }])
      // Others may have been chosen meanwhile, and another text entered.
      onChange([...latest.current, data.id])
      setText((now) => (now === text ? '' : now))
    } catch (error) {
      app.notify(failureText(app, error))
    } finally {
      setMaking(false)
    }
  }

  const shown = [
    ...chosen.flatMap((id) => known.get(id) ?? []),
    ...found.filter(({ id }) => !chosen.includes(id)),
  ]
  const wanted = text.trim().toLowerCase()
  const isNew = wanted !== '' && !shown.some(({ name }) => name.toLowerCase() === wanted)
  return (
    <fieldset>
      <legend>{words(`form.${kind}`)}</legend>
      <div class="terms">
        {shown.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        ))}
      </div>
      <TextField
        label={words(mayMake ? `form.${kind}.findOrMake` : `form.${kind}.find`)}
        type="search"
        value={text}
        onInput={setText}
      />
      {mayMake && isNew && (
        <Button busy={isMaking} onClick={() => void make()}>
          {words('form.makeTerm', { name: text.trim() })}
        </Button>
      )}
    </fieldset>
  )
}

/** The terms that are chosen, and those that are found by a text once nothing has been typed for a moment. */
function useTerms(
  client: Client,
  kind: TermFieldProps['kind'],
  chosen: readonly number[],
  text: string,
) {
  const [found, setFound] = useState<readonly Term[]>([])
  const [known, setKnown] = useState<ReadonlyMap<number, Term>>(new Map())

  const learn = (terms: readonly Term[]): void =>
    setKnown((before) => new Map([...before, ...terms.map((term) => [term.id, term] as const)]))
  const read = async (query: TermQuery): Promise<readonly Term[]> => {
    const { data } = await client.get(PATHS[kind], { query, fields: ['id', 'name'] })
    const terms = data.map(({ id, name }) => ({ id, name: plainText(name) }))
    learn(terms)
    return terms
  }

  const unknown = chosen.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (unknown === '') return
    const include = unknown.split(',').map(Number)
    read({ include, per_page: 100 }).catch(() => undefined)
  }, [unknown])
  useEffect(() => {
    let current = true
    const timer = setTimeout(
      () => {
        read({ search: text.trim(), per_page: OFFERED, orderby: 'count', order: 'desc' }).then(
          (terms) => current && setFound(terms),
          () => undefined,
        )
      },
      text === '' ? 0 : WAIT,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  return { known, found, learn }
}
