import type { EntryRow } from '../../data/entries/entry-row.ts'
import { serializeBlock } from '../../markup/block-comments.ts'
import { detailsOf } from './details.ts'
import { menuTree, type MenuNode } from './menu-tree.ts'
import type { MenuTargets } from './targets.ts'

/**
 * Converts the items of a menu to the content of a navigation. Items whose target was deleted or is
 * not public are left out together with their children.
 */
export function menuBlocks(items: readonly EntryRow[], targets: MenuTargets): string {
  return menuTree(items)
    .flatMap((node) => blockOf(node, targets) ?? [])
    .join('\n')
}

function blockOf({ item, children }: MenuNode, targets: MenuTargets): string | undefined {
  const attributes = attributesOf(item, targets)
  if (attributes === undefined) return undefined
  const inner = children.flatMap((child) => blockOf(child, targets) ?? [])
  const name = inner.length > 0 ? 'navigation-submenu' : 'navigation-link'
  return serializeBlock(name, attributes, inner.join('\n'))
}

function attributesOf(
  item: EntryRow,
  targets: MenuTargets,
): Readonly<Record<string, unknown>> | undefined {
  const details = detailsOf(item)
  const own = details.type === 'custom'
  const target = own ? { title: '', url: details.url } : targets.get(item.id)
  if (target === undefined || target.url === '') return undefined
  return {
    label: item.title === '' ? target.title : item.title,
    ...(!own && { type: details.object, id: details.objectId }),
    url: target.url,
    kind: KINDS[details.type],
    ...(details.target === '_blank' && { opensInNewTab: true }),
    ...(details.attrTitle !== '' && { title: details.attrTitle }),
    ...(details.description !== '' && { description: details.description }),
    ...(details.xfn.length > 0 && { rel: details.xfn.join(' ') }),
    ...(details.classes.length > 0 && { className: details.classes.join(' ') }),
  }
}

const KINDS = {
  custom: 'custom',
  post_type: 'post-type',
  post_type_archive: 'post-type-archive',
  taxonomy: 'taxonomy',
} as const
