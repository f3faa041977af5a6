/** Blocks whose markup the service makes. Their attributes are those that the makers look at. */
import { dynamicType } from './block-type.ts'

/** What links of navigations share, those with further links below them too. */
const linkOfNavigation = {
  parent: ['core/navigation', 'core/navigation-submenu'],
  attributes: {
    label: { type: 'string' },
    type: { type: 'string' },
    id: { type: 'integer' },
    url: { type: 'string' },
    kind: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    rel: { type: 'string' },
    opensInNewTab: { type: 'boolean', default: false },
  },
  supports: { html: false, reusable: false },
} as const

export const dynamicTypes = {
  block: dynamicType('block', {
    title: 'Pattern',
    description: 'A reusable block, where it is used.',
    category: 'reusable',
    keywords: ['reusable'],
    attributes: { ref: { type: 'integer' } },
    supports: { inserter: false, html: false },
  }),
  latestPosts: dynamicType('latest-posts', {
    title: 'Latest posts',
    description: 'The newest posts, or others in an order of choice.',
    category: 'widgets',
    keywords: ['recent posts'],
    attributes: {
      postsToShow: { type: 'integer', default: 5, minimum: 1, maximum: 50 },
      categories: { type: 'array' },
      selectedAuthor: { type: 'integer' },
      order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
      orderBy: { type: 'string', enum: ['date', 'title'], default: 'date' },
      displayPostDate: { type: 'boolean', default: false },
    },
    supports: { html: false },
  }),
  categories: dynamicType('categories', {
    title: 'Categories',
    description: 'The categories of the site, as a list or as a tree.',
    category: 'widgets',
    attributes: {
      showHierarchy: { type: 'boolean', default: false },
      showPostCounts: { type: 'boolean', default: false },
      showOnlyTopLevel: { type: 'boolean', default: false },
      showEmpty: { type: 'boolean', default: false },
    },
    supports: { html: false },
  }),
  pageList: dynamicType('page-list', {
    title: 'Page list',
    description: 'All published pages, or those below one of them.',
    category: 'widgets',
    keywords: ['menu', 'navigation'],
    attributes: { parentPageID: { type: 'integer', default: 0 } },
    supports: { html: false, reusable: false },
  }),
  navigation: dynamicType('navigation', {
    title: 'Navigation',
    description: 'A list of links to the places of the site.',
    category: 'theme',
    keywords: ['menu', 'links'],
    attributes: { ref: { type: 'integer' }, ariaLabel: { type: 'string' } },
    allowedBlocks: ['core/navigation-link', 'core/navigation-submenu', 'core/page-list'],
    supports: { html: false },
  }),
  navigationLink: dynamicType('navigation-link', {
    title: 'Navigation link',
    description: 'A link of a navigation.',
    category: 'design',
    ...linkOfNavigation,
  }),
  navigationSubmenu: dynamicType('navigation-submenu', {
    title: 'Submenu',
    description: 'A link of a navigation with further links below it.',
    category: 'design',
    ...linkOfNavigation,
  }),
} as const
