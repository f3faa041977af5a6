import { contract } from '../../../generated/core-v2/contract.ts'
import type { Operations } from '../../../generated/core-v2/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { applicationPasswords } from './application-passwords/application-password-operations.ts'
import { auditEvents } from './audit-events/audit-event-operations.ts'
import { autosaves } from './autosaves/autosave-operations.ts'
import { blockTypeOperations } from './block-types/block-types.ts'
import { blocks } from './blocks/blocks.ts'
import { calendarCategories } from './calendar/categories.ts'
import { calendarEntries } from './calendar/entries.ts'
import { categories } from './categories/categories.ts'
import { menuItems } from './menu-items/menu-items.ts'
import { menuLocations } from './menu-locations/menu-locations.ts'
import { menus } from './menus/menus.ts'
import { embedAnswered, embedThreads } from './comments/embeds.ts'
import { comments } from './comments/comment-operations.ts'
import { editLocks } from './edit-locks/edit-lock-operations.ts'
import { embedFeaturedMedia, embedPages, embedPosts } from './entries/embeds.ts'
import { navigation } from './navigation/navigation.ts'
import { namespaceIndex } from '../site-index.ts'
import { embedAuthors } from './users/embed-authors.ts'
import { users } from './users/user-operations.ts'
import { media } from './media/media.ts'
import { pages } from './pages/pages.ts'
import { patternCategories } from './pattern-categories/pattern-categories.ts'
import { posts } from './posts/posts.ts'
import { previewLinks } from './preview-links/preview-links.ts'
import { revisions } from './revisions/revision-operations.ts'
import { embedResults } from './search/embed-results.ts'
import { search } from './search/search.ts'
import { settings } from './settings/settings.ts'
import { statuses } from './statuses/statuses.ts'
import { tags } from './tags/tags.ts'
import { taxonomies } from './taxonomies/taxonomies.ts'
import { embedParentCategories, embedTermsOfEntries } from './terms/embed-terms.ts'
import { types } from './types/types.ts'
import { webhooks } from './webhooks/webhooks.ts'

const operations = {
  getCoreNamespace: namespaceIndex,
  ...users,
  ...applicationPasswords,
  ...posts,
  ...pages,
  ...blocks,
  ...patternCategories,
  ...blockTypeOperations,
  ...menus,
  ...menuItems,
  ...menuLocations,
  ...navigation,
  ...calendarEntries,
  ...calendarCategories,
  ...media,
  ...revisions,
  ...autosaves,
  ...previewLinks,
  ...editLocks,
  ...categories,
  ...tags,
  ...comments,
  ...types,
  ...statuses,
  ...taxonomies,
  ...search,
  ...settings,
  ...auditEvents,
  ...webhooks,
} satisfies Operations

/** Posts, pages, their revisions and autosaves, terms and accounts (behaviour/content.md#lists). */
export const coreV2: Namespace = {
  ...contract,
  operations,
  embeds: {
    author: [embedAuthors],
    'core:featuredmedia': [embedFeaturedMedia],
    up: [embedParentCategories, embedPages, embedPosts],
    replies: [embedThreads],
    children: [embedThreads],
    'in-reply-to': [embedAnswered],
    self: [embedResults],
    'core:term': [embedTermsOfEntries],
  },
}
