// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const posts = () => import('./validators/posts.js')
const revisions = () => import('./validators/revisions.js')
const autosaves = () => import('./validators/autosaves.js')
const previewLinks = () => import('./validators/preview-links.js')
const pages = () => import('./validators/pages.js')
const media = () => import('./validators/media.js')
const blocks = () => import('./validators/blocks.js')
const patternCategories = () => import('./validators/pattern-categories.js')
const categories = () => import('./validators/categories.js')
const tags = () => import('./validators/tags.js')
const menus = () => import('./validators/menus.js')
const menuItems = () => import('./validators/menu-items.js')
const menuLocations = () => import('./validators/menu-locations.js')
const comments = () => import('./validators/comments.js')
const navigation = () => import('./validators/navigation.js')
const eventEntries = () => import('./validators/event-entries.js')
const eventCategories = () => import('./validators/event-categories.js')
const venueEntries = () => import('./validators/venue-entries.js')
const organizerEntries = () => import('./validators/organizer-entries.js')
const editLocks = () => import('./validators/edit-locks.js')
const users = () => import('./validators/users.js')
const applicationPasswords = () => import('./validators/application-passwords.js')
const types = () => import('./validators/types.js')
const statuses = () => import('./validators/statuses.js')
const taxonomies = () => import('./validators/taxonomies.js')
const search = () => import('./validators/search.js')
const settings = () => import('./validators/settings.js')
const auditTrail = () => import('./validators/audit-trail.js')
const webhooks = () => import('./validators/webhooks.js')
const blockTypes = () => import('./validators/block-types.js')

export const validators: ValidatorLoaders = {
  getCoreNamespace: index,
  listPosts: posts,
  createPost: posts,
  getPost: posts,
  updatePost: posts,
  deletePost: posts,
  listPostRevisions: revisions,
  getPostRevision: revisions,
  deletePostRevision: revisions,
  restorePostRevision: revisions,
  diffPostRevision: revisions,
  listPageRevisions: revisions,
  getPageRevision: revisions,
  deletePageRevision: revisions,
  restorePageRevision: revisions,
  diffPageRevision: revisions,
  listBlockRevisions: revisions,
  getBlockRevision: revisions,
  deleteBlockRevision: revisions,
  restoreBlockRevision: revisions,
  diffBlockRevision: revisions,
  listPostAutosaves: autosaves,
  createPostAutosave: autosaves,
  getPostAutosave: autosaves,
  listPageAutosaves: autosaves,
  createPageAutosave: autosaves,
  getPageAutosave: autosaves,
  listBlockAutosaves: autosaves,
  createBlockAutosave: autosaves,
  getBlockAutosave: autosaves,
  createPostPreviewLink: previewLinks,
  createPagePreviewLink: previewLinks,
  createMediaPreviewLink: previewLinks,
  createBlockPreviewLink: previewLinks,
  createNavigationPreviewLink: previewLinks,
  createEventEntryPreviewLink: previewLinks,
  createVenueEntryPreviewLink: previewLinks,
  createOrganizerEntryPreviewLink: previewLinks,
  listPages: pages,
  createPage: pages,
  getPage: pages,
  updatePage: pages,
  deletePage: pages,
  listMedia: media,
  uploadMedia: media,
  getMedia: media,
  updateMedia: media,
  deleteMedia: media,
  editMedia: media,
  listBlocks: blocks,
  createBlock: blocks,
  getBlock: blocks,
  updateBlock: blocks,
  deleteBlock: blocks,
  listPatternCategories: patternCategories,
  createPatternCategory: patternCategories,
  getPatternCategory: patternCategories,
  updatePatternCategory: patternCategories,
  deletePatternCategory: patternCategories,
  listCategories: categories,
  createCategory: categories,
  getCategory: categories,
  updateCategory: categories,
  deleteCategory: categories,
  listTags: tags,
  createTag: tags,
  getTag: tags,
  updateTag: tags,
  deleteTag: tags,
  listMenus: menus,
  createMenu: menus,
  getMenu: menus,
  updateMenu: menus,
  deleteMenu: menus,
  listMenuItems: menuItems,
  createMenuItem: menuItems,
  getMenuItem: menuItems,
  updateMenuItem: menuItems,
  deleteMenuItem: menuItems,
  listMenuLocations: menuLocations,
  getMenuLocation: menuLocations,
  listComments: comments,
  createComment: comments,
  getComment: comments,
  updateComment: comments,
  deleteComment: comments,
  listNavigation: navigation,
  createNavigation: navigation,
  getNavigation: navigation,
  updateNavigation: navigation,
  deleteNavigation: navigation,
  listEventEntries: eventEntries,
  createEventEntry: eventEntries,
  getEventEntry: eventEntries,
  updateEventEntry: eventEntries,
  deleteEventEntry: eventEntries,
  listCalendarCategories: eventCategories,
  createCalendarCategory: eventCategories,
  getCalendarCategory: eventCategories,
  updateCalendarCategory: eventCategories,
  deleteCalendarCategory: eventCategories,
  listVenueEntries: venueEntries,
  createVenueEntry: venueEntries,
  getVenueEntry: venueEntries,
  updateVenueEntry: venueEntries,
  deleteVenueEntry: venueEntries,
  listOrganizerEntries: organizerEntries,
  createOrganizerEntry: organizerEntries,
  getOrganizerEntry: organizerEntries,
  updateOrganizerEntry: organizerEntries,
  deleteOrganizerEntry: organizerEntries,
  takeEditLock: editLocks,
  releaseEditLock: editLocks,
  listUsers: users,
  createUser: users,
  getCurrentUser: users,
  updateCurrentUser: users,
  deleteCurrentUser: users,
  getUser: users,
  updateUser: users,
  deleteUser: users,
  listApplicationPasswords: applicationPasswords,
  createApplicationPassword: applicationPasswords,
  deleteApplicationPasswords: applicationPasswords,
  introspectApplicationPassword: applicationPasswords,
  getApplicationPassword: applicationPasswords,
  updateApplicationPassword: applicationPasswords,
  deleteApplicationPassword: applicationPasswords,
  listTypes: types,
  getType: types,
  listStatuses: statuses,
  getStatus: statuses,
  listTaxonomies: taxonomies,
  getTaxonomy: taxonomies,
  search: search,
  getSettings: settings,
  updateSettings: settings,
  listAuditEvents: auditTrail,
  getAuditEvent: auditTrail,
  listWebhooks: webhooks,
  createWebhook: webhooks,
  getWebhook: webhooks,
  updateWebhook: webhooks,
  deleteWebhook: webhooks,
  rotateWebhookSecret: webhooks,
  testWebhook: webhooks,
  listWebhookDeliveries: webhooks,
  getWebhookDelivery: webhooks,
  sendWebhookDelivery: webhooks,
  listBlockTypes: blockTypes,
  listBlockTypesOfNamespace: blockTypes,
  getBlockType: blockTypes,
  getRenderedBlock: blockTypes,
  renderBlock: blockTypes,
}
