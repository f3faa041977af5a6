import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { Chooser, type Choice } from '../ui/chooser.tsx'
import { TextField } from '../ui/field.tsx'
import type { Entry } from './use-entry.ts'

/** Maximum number of suggestions. */
const OFFERED = 8

interface Parent extends Choice {
  readonly id: number
}

export function PagePlace({ entry }: { readonly entry: Entry }) {
  const { words, client } = useApp()
  const { values, problems, change, version } = entry
  const [known, setKnown] = useState<Parent>()

  const read = async (query: {
    readonly include?: number[]
    readonly search?: string
    readonly exclude?: number[]
  }): Promise<readonly Parent[]> => {
    const { data } = await client.get('/core/v2/pages', {
      query: { ...query, search_columns: ['post_title'], per_page: OFFERED, status: ['any'] },
      context: 'edit',
      fields: ['id', 'title.raw'],
    })
    return data.map(({ id, title: { raw } }) => ({
      key: `${id}`,
      id,
      name: raw === '' ? words('list.untitled') : raw,
    }))
  }
  useEffect(() => {
    if (values.parent === 0 || known?.id === values.parent) return
    read({ include: [values.parent] }).then(
      ([parent]) => setKnown(parent),
      () => undefined,
    )
  }, [values.parent])

  const unknown: Parent = { key: `${values.parent}`, id: values.parent, name: `#${values.parent}` }
  const parent = known?.id === values.parent ? known : unknown
  return (
    <>
      <Chooser
        label={words('form.parent')}
        hint={words('form.parentHint')}
        error={problems['parent']}
        chosen={values.parent === 0 ? [] : [parent]}
        onChange={(chosen) => {
          const last = chosen.at(-1)
          setKnown(last)
          change({ parent: last?.id ?? 0 })
        }}
        find={(search) =>
          read({ search, ...(version !== undefined && { exclude: [version.data.id] }) })
        }
      />
      <TextField
        label={words('form.menuOrder')}
        hint={words('form.menuOrderHint')}
        type="number"
        value={`${values.menuOrder}`}
        error={problems['menu_order']}
        onInput={(text) => change({ menuOrder: Math.trunc(Number(text)) || 0 })}
      />
    </>
  )
}
