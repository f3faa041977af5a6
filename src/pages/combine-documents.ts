/** The parts of an OpenAPI document needed to combine several. */
export interface ApiDocument {
  readonly [member: string]: unknown
  readonly paths?: Readonly<Record<string, unknown>>
  readonly webhooks?: Readonly<Record<string, unknown>>
  readonly tags?: readonly { readonly name: string }[]
  readonly components?: Components
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** One namespace's document, with a prefix for components whose names clash. */
export interface NamedDocument {
  /** Such as `CoreV2`. */
  readonly prefix: string
  readonly document: ApiDocument
}

/**
 * Combines the documents of all namespaces. Shared components (errors, parameters) appear once; a
 * component that differs from an earlier one of the same name gets its namespace's prefix, as do
 * all references to it.
 * @param head the members before the paths: `openapi`, `info`, `servers`, `security`
 */
export function combineDocuments(
  documents: readonly NamedDocument[],
  head: Readonly<Record<string, unknown>>,
): ApiDocument {
  const paths: Record<string, unknown> = {}
  const webhooks: Record<string, unknown> = {}
  const tags = new Map<string, { readonly name: string }>()
  const components: Record<string, Record<string, unknown>> = {}
  for (const { prefix, document } of documents) {
    const own = document.components ?? {}
    const renamed = renameClashes(own, components, prefix)
    for (const [group, members] of Object.entries(own)) {
      const into = (components[group] ??= {})
      for (const [name, value] of Object.entries(members)) {
        into[renamed.get(reference(group, name)) ?? name] = redirect(value, renamed)
      }
    }
    Object.assign(paths, redirect(document.paths ?? {}, renamed))
    Object.assign(webhooks, redirect(document.webhooks ?? {}, renamed))
    for (const tag of document.tags ?? []) if (!tags.has(tag.name)) tags.set(tag.name, tag)
  }
  const all = { ...head, tags: [...tags.values()], components, paths }
  return Object.keys(webhooks).length > 0 ? { ...all, webhooks } : all
}

const reference = (group: string, name: string): string => `#/components/${group}/${name}`

/** Maps references to components with clashing names to their new names. */
function renameClashes(
  own: Components,
  taken: Components,
  prefix: string,
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>()
  const members = Object.entries(own).flatMap(([group, named]) =>
    Object.entries(named).map(([name, value]) => ({ group, name, value })),
  )
  // Equal texts differ once something they refer to is renamed, so this takes several rounds.
  for (let before = -1; before < renamed.size;) {
    before = renamed.size
    for (const { group, name, value } of members) {
      const other = taken[group]?.[name]
      if (other === undefined || renamed.has(reference(group, name))) continue
      if (JSON.stringify(redirect(value, renamed)) === JSON.stringify(other)) continue
      renamed.set(reference(group, name), prefix + name)
    }
  }
  return renamed
}

function redirect(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => redirect(item, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const name = key === '$ref' ? renamed.get(String(member)) : undefined
      if (name === undefined) return [key, redirect(member, renamed)]
      return [key, String(member).replace(/[^/]+$/, name)]
    }),
  )
}
