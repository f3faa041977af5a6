import type { components } from '../../../../generated/core-v2/types.ts'
import type { BlockType } from '../../../domain/content/blocks/block-type.ts'
import { presenter, type Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'

type Shown = components['schemas']['BlockType']

interface BlockTypeEnvironment {
  readonly apiUrl: string
}

/** Version of the format of block type descriptions. */
const API_VERSION = 3

const none = (): string[] => []

const fields: FieldTable<Shown, BlockType, BlockTypeEnvironment> = {
  api_version: () => API_VERSION,
  name: (type) => type.name,
  title: (type) => type.title,
  category: (type) => type.category,
  parent: (type) => type.parent && [...type.parent],
  ancestor: () => null,
  allowed_blocks: (type) => type.allowedBlocks && [...type.allowedBlocks],
  icon: (type) => type.icon,
  description: (type) => type.description,
  keywords: (type) => [...type.keywords],
  attributes: (type) =>
    Object.fromEntries(
      Object.entries(type.attributes).map(([name, facts]) => [name, { ...facts }]),
    ),
  supports: (type) => ({ ...type.supports }),
  selectors: () => ({}),
  provides_context: (type) => ({ ...type.providesContext }),
  uses_context: (type) => [...type.usesContext],
  styles: (type) => type.styles.map((style) => ({ ...style })),
  variations: () => [],
  example: () => null,
  is_dynamic: (type) => type.dynamic,
  editor_script_handles: none,
  script_handles: none,
  view_script_handles: none,
  view_script_module_ids: none,
  editor_style_handles: none,
  style_handles: none,
  view_style_handles: none,
}

export const presentBlockType = presenter(fields, linksOf)

function linksOf({ name, dynamic }: BlockType, { apiUrl }: BlockTypeEnvironment): Links {
  const core = `${apiUrl}/core/v2`
  const [namespace = ''] = name.split('/')
  return {
    collection: [{ href: `${core}/block-types` }],
    self: [{ href: `${core}/block-types/${name}` }],
    up: [{ href: `${core}/block-types/${namespace}` }],
    ...(dynamic && {
      'core:render-block': [{ href: `${core}/block-renderer/${name}?context=edit` }],
    }),
  }
}
