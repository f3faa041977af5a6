import type { components } from '../../../../generated/core-v2/types.ts'
import { typesWith, type Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { labelsOf, parentLabels } from '../../../domain/content-types/labels.ts'
import { presenter, type Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'

type TaxonomyResource = components['schemas']['Taxonomy']

export interface TaxonomyEnvironment {
  readonly apiUrl: string
}

const fields: FieldTable<TaxonomyResource, Taxonomy, TaxonomyEnvironment> = {
  capabilities: ({ capabilities }) => ({
    manage_terms: capabilities.manage,
    edit_terms: capabilities.edit,
    delete_terms: capabilities.delete,
    assign_terms: capabilities.assign,
  }),
  description: () => '',
  hierarchical: (taxonomy) => taxonomy.hierarchical,
  labels: ({ words, hierarchical }) => ({
    ...labelsOf(words),
    ...parentLabels(words, hierarchical),
  }),
  name: (taxonomy) => taxonomy.words.many,
  slug: (taxonomy) => taxonomy.name,
  show_cloud: () => true,
  types: (taxonomy) => typesWith(taxonomy.name).map(({ name }) => name),
  rest_base: (taxonomy) => taxonomy.restBase,
  rest_namespace: () => 'core/v2',
  // Categories and tags are public in every respect.
  visibility: () => ({
    public: true,
    publicly_queryable: true,
    show_admin_column: true,
    show_in_nav_menus: true,
    show_in_quick_edit: true,
    show_ui: true,
  }),
}

export const presentTaxonomy = presenter(fields, linksOf)

function linksOf({ restBase }: Taxonomy, { apiUrl }: TaxonomyEnvironment): Links {
  return {
    collection: [{ href: `${apiUrl}/core/v2/taxonomies` }],
    'core:items': [{ href: `${apiUrl}/core/v2/${restBase}` }],
  }
}
