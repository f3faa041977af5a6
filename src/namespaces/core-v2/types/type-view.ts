import type { components } from '../../../../generated/core-v2/types.ts'
import type { DescribedType } from '../../../domain/content-types/described-types.ts'
import { labelsOf, parentLabels } from '../../../domain/content-types/labels.ts'
import { presenter, type Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'

type Type = components['schemas']['Type']

export interface TypeEnvironment {
  readonly apiUrl: string
}

const fields: FieldTable<Type, DescribedType, TypeEnvironment> = {
  capabilities: capabilitiesOf,
  description: () => '',
  hierarchical: (type) => type.hierarchical,
  has_archive: (type) => type.archivePath !== null,
  visibility: (type) => ({ show_ui: true, show_in_nav_menus: type.inMenus }),
  viewable: (type) => type.viewable,
  labels: ({ words, hierarchical }) => ({
    ...labelsOf(words),
    ...parentLabels(words, hierarchical),
  }),
  name: (type) => type.words.many,
  slug: (type) => type.name,
  supports: (type) => Object.fromEntries(type.supports.map((name) => [name, true])),
  taxonomies: (type) => [...type.taxonomies],
  rest_base: (type) => type.restBase,
  rest_namespace: () => 'core/v2',
  icon: () => null,
  template: () => [],
  template_lock: () => false,
}

export const presentType = presenter(fields, linksOf)

function linksOf({ restBase }: DescribedType, { apiUrl }: TypeEnvironment): Links {
  return {
    collection: [{ href: `${apiUrl}/core/v2/types` }],
    'core:items': [{ href: `${apiUrl}/core/v2/${restBase}` }],
  }
}

/** Capabilities on one item and on items, under the names that existing clients expect. */
function capabilitiesOf({ name, capabilities }: DescribedType): Record<string, string> {
  // Capabilities on an item are derived per item; media share those of posts.
  const item = name === 'page' ? 'page' : 'post'
  return {
    edit_post: `edit_${item}`,
    read_post: `read_${item}`,
    delete_post: `delete_${item}`,
    edit_posts: capabilities.edit,
    edit_others_posts: capabilities.editOthers,
    delete_posts: capabilities.delete,
    publish_posts: capabilities.publish,
    read_private_posts: capabilities.readPrivate,
    read: 'read',
    delete_private_posts: capabilities.deletePrivate,
    delete_published_posts: capabilities.deletePublished,
    delete_others_posts: capabilities.deleteOthers,
    edit_private_posts: capabilities.editPrivate,
    edit_published_posts: capabilities.editPublished,
    create_posts: capabilities.create,
  }
}
