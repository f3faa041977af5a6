import type { Schemas } from '../../client/client.ts'

/** Posts and pages differ by this alone. */
export const kinds = {
  posts: {
    list: '/core/v2/posts',
    item: '/core/v2/posts/{id}',
    autosaves: '/core/v2/posts/{id}/autosaves',
    revisions: '/core/v2/posts/{parent}/revisions',
    diff: '/core/v2/posts/{parent}/revisions/{id}/diff',
    restore: '/core/v2/posts/{parent}/revisions/{id}/restore',
    previewLinks: '/core/v2/posts/{id}/preview-links',
    publish: 'publish_posts',
    hasTerms: true,
    hasParent: false,
  },
  pages: {
    list: '/core/v2/pages',
    item: '/core/v2/pages/{id}',
    autosaves: '/core/v2/pages/{id}/autosaves',
    revisions: '/core/v2/pages/{parent}/revisions',
    diff: '/core/v2/pages/{parent}/revisions/{id}/diff',
    restore: '/core/v2/pages/{parent}/revisions/{id}/restore',
    previewLinks: '/core/v2/pages/{id}/preview-links',
    publish: 'publish_pages',
    hasTerms: false,
    hasParent: true,
  },
} as const

export type KindName = keyof typeof kinds
export type EntryItem = Schemas['PostEdit'] | Schemas['PageEdit']

/** The statuses that lists have tabs for, in their order. */
export const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const
