// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /core/v2` - Describe the namespace */
  getCoreNamespace: Operation<operations['getCoreNamespace'], 'namespace' | 'context'>
}

export interface PostsOperations {
  /** `GET /core/v2/posts` - List posts */
  listPosts: Operation<operations['listPosts'], 'context' | 'page' | 'per_page' | 'author' | 'author_exclude' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status'>
  /** `POST /core/v2/posts` - Create a post */
  createPost: Operation<operations['createPost']>
  /** `GET /core/v2/posts/{id}` - Read a post */
  getPost: Operation<operations['getPost'], 'context'>
  /** `POST, PUT, PATCH /core/v2/posts/{id}` - Update a post */
  updatePost: Operation<operations['updatePost']>
  /** `DELETE /core/v2/posts/{id}` - Delete a post */
  deletePost: Operation<operations['deletePost'], 'force'>
}

export interface RevisionsOperations {
  /** `GET /core/v2/posts/{parent}/revisions` - List the revisions of a post */
  listPostRevisions: Operation<operations['listPostRevisions'], 'context' | 'page' | 'exclude' | 'include' | 'order' | 'orderby'>
  /** `GET /core/v2/posts/{parent}/revisions/{id}` - Read a revision of a post */
  getPostRevision: Operation<operations['getPostRevision'], 'context'>
  /** `DELETE /core/v2/posts/{parent}/revisions/{id}` - Delete a revision of a post */
  deletePostRevision: Operation<operations['deletePostRevision'], 'force'>
  /** `POST /core/v2/posts/{parent}/revisions/{id}/restore` - Restore a revision of a post */
  restorePostRevision: Operation<operations['restorePostRevision']>
  /** `GET /core/v2/posts/{parent}/revisions/{id}/diff` - Compare a revision of a post */
  diffPostRevision: Operation<operations['diffPostRevision']>
  /** `GET /core/v2/pages/{parent}/revisions` - List the revisions of a page */
  listPageRevisions: Operation<operations['listPageRevisions'], 'context' | 'page' | 'exclude' | 'include' | 'order' | 'orderby'>
  /** `GET /core/v2/pages/{parent}/revisions/{id}` - Read a revision of a page */
  getPageRevision: Operation<operations['getPageRevision'], 'context'>
  /** `DELETE /core/v2/pages/{parent}/revisions/{id}` - Delete a revision of a page */
  deletePageRevision: Operation<operations['deletePageRevision'], 'force'>
  /** `POST /core/v2/pages/{parent}/revisions/{id}/restore` - Restore a revision of a page */
  restorePageRevision: Operation<operations['restorePageRevision']>
  /** `GET /core/v2/pages/{parent}/revisions/{id}/diff` - Compare a revision of a page */
  diffPageRevision: Operation<operations['diffPageRevision']>
  /** `GET /core/v2/blocks/{parent}/revisions` - List the revisions of a block */
  listBlockRevisions: Operation<operations['listBlockRevisions'], 'context' | 'page' | 'exclude' | 'include' | 'order' | 'orderby'>
  /** `GET /core/v2/blocks/{parent}/revisions/{id}` - Read a revision of a block */
  getBlockRevision: Operation<operations['getBlockRevision'], 'context'>
  /** `DELETE /core/v2/blocks/{parent}/revisions/{id}` - Delete a revision of a block */
  deleteBlockRevision: Operation<operations['deleteBlockRevision'], 'force'>
  /** `POST /core/v2/blocks/{parent}/revisions/{id}/restore` - Restore a revision of a block */
  restoreBlockRevision: Operation<operations['restoreBlockRevision']>
  /** `GET /core/v2/blocks/{parent}/revisions/{id}/diff` - Compare a revision of a block */
  diffBlockRevision: Operation<operations['diffBlockRevision']>
}

export interface AutosavesOperations {
  /** `GET /core/v2/posts/{id}/autosaves` - List the autosaves of a post */
  listPostAutosaves: Operation<operations['listPostAutosaves'], 'context'>
  /** `POST /core/v2/posts/{id}/autosaves` - Save unfinished changes to a post */
  createPostAutosave: Operation<operations['createPostAutosave']>
  /** `GET /core/v2/posts/{parent}/autosaves/{id}` - Read an autosave of a post */
  getPostAutosave: Operation<operations['getPostAutosave'], 'context'>
  /** `GET /core/v2/pages/{id}/autosaves` - List the autosaves of a page */
  listPageAutosaves: Operation<operations['listPageAutosaves'], 'context'>
  /** `POST /core/v2/pages/{id}/autosaves` - Save unfinished changes to a page */
  createPageAutosave: Operation<operations['createPageAutosave']>
  /** `GET /core/v2/pages/{parent}/autosaves/{id}` - Read an autosave of a page */
  getPageAutosave: Operation<operations['getPageAutosave'], 'context'>
  /** `GET /core/v2/blocks/{id}/autosaves` - List the autosaves of a block */
  listBlockAutosaves: Operation<operations['listBlockAutosaves'], 'context'>
  /** `POST /core/v2/blocks/{id}/autosaves` - Save unfinished changes to a block */
  createBlockAutosave: Operation<operations['createBlockAutosave']>
  /** `GET /core/v2/blocks/{parent}/autosaves/{id}` - Read an autosave of a block */
  getBlockAutosave: Operation<operations['getBlockAutosave'], 'context'>
}

export interface PreviewLinksOperations {
  /** `POST /core/v2/posts/{id}/preview-links` - Create a preview link for a post */
  createPostPreviewLink: Operation<operations['createPostPreviewLink']>
  /** `POST /core/v2/pages/{id}/preview-links` - Create a preview link for a page */
  createPagePreviewLink: Operation<operations['createPagePreviewLink']>
  /** `POST /core/v2/media/{id}/preview-links` - Create a preview link for a media item */
  createMediaPreviewLink: Operation<operations['createMediaPreviewLink']>
  /** `POST /core/v2/blocks/{id}/preview-links` - Create a preview link for a block */
  createBlockPreviewLink: Operation<operations['createBlockPreviewLink']>
  /** `POST /core/v2/navigation/{id}/preview-links` - Create a preview link for a navigation */
  createNavigationPreviewLink: Operation<operations['createNavigationPreviewLink']>
  /** `POST /core/v2/cal_events/{id}/preview-links` - Create a preview link for an event */
  createEventEntryPreviewLink: Operation<operations['createEventEntryPreviewLink']>
  /** `POST /core/v2/cal_venue/{id}/preview-links` - Create a preview link for a venue */
  createVenueEntryPreviewLink: Operation<operations['createVenueEntryPreviewLink']>
  /** `POST /core/v2/cal_organizer/{id}/preview-links` - Create a preview link for an organizer */
  createOrganizerEntryPreviewLink: Operation<operations['createOrganizerEntryPreviewLink']>
}

export interface PagesOperations {
  /** `GET /core/v2/pages` - List pages */
  listPages: Operation<operations['listPages'], 'context' | 'page' | 'per_page' | 'author' | 'author_exclude' | 'exclude' | 'include' | 'order' | 'orderby' | 'parent' | 'parent_exclude' | 'search_columns' | 'status'>
  /** `POST /core/v2/pages` - Create a page */
  createPage: Operation<operations['createPage']>
  /** `GET /core/v2/pages/{id}` - Read a page */
  getPage: Operation<operations['getPage'], 'context'>
  /** `POST, PUT, PATCH /core/v2/pages/{id}` - Update a page */
  updatePage: Operation<operations['updatePage']>
  /** `DELETE /core/v2/pages/{id}` - Delete a page */
  deletePage: Operation<operations['deletePage'], 'force'>
}

export interface MediaOperations {
  /** `GET /core/v2/media` - List media items */
  listMedia: Operation<operations['listMedia'], 'context' | 'page' | 'per_page' | 'author' | 'author_exclude' | 'exclude' | 'include' | 'order' | 'orderby' | 'parent' | 'parent_exclude' | 'search_columns' | 'status' | 'media_type' | 'mime_type'>
  /** `POST /core/v2/media` - Upload a file */
  uploadMedia: Operation<operations['uploadMedia']>
  /** `GET /core/v2/media/{id}` - Read a media item */
  getMedia: Operation<operations['getMedia'], 'context'>
  /** `POST, PUT, PATCH /core/v2/media/{id}` - Update a media item */
  updateMedia: Operation<operations['updateMedia']>
  /** `DELETE /core/v2/media/{id}` - Delete a media item */
  deleteMedia: Operation<operations['deleteMedia'], 'force'>
  /** `POST /core/v2/media/{id}/edit` - Make an edited copy of a picture */
  editMedia: Operation<operations['editMedia']>
}

export interface BlocksOperations {
  /** `GET /core/v2/blocks` - List blocks */
  listBlocks: Operation<operations['listBlocks'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status'>
  /** `POST /core/v2/blocks` - Create a block */
  createBlock: Operation<operations['createBlock']>
  /** `GET /core/v2/blocks/{id}` - Read a block */
  getBlock: Operation<operations['getBlock'], 'context'>
  /** `POST, PUT, PATCH /core/v2/blocks/{id}` - Update a block */
  updateBlock: Operation<operations['updateBlock']>
  /** `DELETE /core/v2/blocks/{id}` - Delete a block */
  deleteBlock: Operation<operations['deleteBlock'], 'force'>
}

export interface PatternCategoriesOperations {
  /** `GET /core/v2/core_pattern_category` - List pattern categories */
  listPatternCategories: Operation<operations['listPatternCategories'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'hide_empty'>
  /** `POST /core/v2/core_pattern_category` - Create a pattern category */
  createPatternCategory: Operation<operations['createPatternCategory']>
  /** `GET /core/v2/core_pattern_category/{id}` - Read a pattern category */
  getPatternCategory: Operation<operations['getPatternCategory'], 'context'>
  /** `POST, PUT, PATCH /core/v2/core_pattern_category/{id}` - Update a pattern category */
  updatePatternCategory: Operation<operations['updatePatternCategory']>
  /** `DELETE /core/v2/core_pattern_category/{id}` - Delete a pattern category */
  deletePatternCategory: Operation<operations['deletePatternCategory'], 'force'>
}

export interface CategoriesOperations {
  /** `GET /core/v2/categories` - List categories */
  listCategories: Operation<operations['listCategories'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'hide_empty'>
  /** `POST /core/v2/categories` - Create a category */
  createCategory: Operation<operations['createCategory']>
  /** `GET /core/v2/categories/{id}` - Read a category */
  getCategory: Operation<operations['getCategory'], 'context'>
  /** `POST, PUT, PATCH /core/v2/categories/{id}` - Update a category */
  updateCategory: Operation<operations['updateCategory']>
  /** `DELETE /core/v2/categories/{id}` - Delete a category */
  deleteCategory: Operation<operations['deleteCategory'], 'force'>
}

export interface TagsOperations {
  /** `GET /core/v2/tags` - List tags */
  listTags: Operation<operations['listTags'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'hide_empty'>
  /** `POST /core/v2/tags` - Create a tag */
  createTag: Operation<operations['createTag']>
  /** `GET /core/v2/tags/{id}` - Read a tag */
  getTag: Operation<operations['getTag'], 'context'>
  /** `POST, PUT, PATCH /core/v2/tags/{id}` - Update a tag */
  updateTag: Operation<operations['updateTag']>
  /** `DELETE /core/v2/tags/{id}` - Delete a tag */
  deleteTag: Operation<operations['deleteTag'], 'force'>
}

export interface MenusOperations {
  /** `GET /core/v2/menus` - List menus */
  listMenus: Operation<operations['listMenus'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'hide_empty'>
  /** `POST /core/v2/menus` - Create a menu */
  createMenu: Operation<operations['createMenu']>
  /** `GET /core/v2/menus/{id}` - Read a menu */
  getMenu: Operation<operations['getMenu'], 'context'>
  /** `POST, PUT, PATCH /core/v2/menus/{id}` - Update a menu */
  updateMenu: Operation<operations['updateMenu']>
  /** `DELETE /core/v2/menus/{id}` - Delete a menu */
  deleteMenu: Operation<operations['deleteMenu'], 'force'>
}

export interface MenuItemsOperations {
  /** `GET /core/v2/menu-items` - List menu items */
  listMenuItems: Operation<operations['listMenuItems'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status'>
  /** `POST /core/v2/menu-items` - Create a menu item */
  createMenuItem: Operation<operations['createMenuItem']>
  /** `GET /core/v2/menu-items/{id}` - Read a menu item */
  getMenuItem: Operation<operations['getMenuItem'], 'context'>
  /** `POST, PUT, PATCH /core/v2/menu-items/{id}` - Update a menu item */
  updateMenuItem: Operation<operations['updateMenuItem']>
  /** `DELETE /core/v2/menu-items/{id}` - Delete a menu item */
  deleteMenuItem: Operation<operations['deleteMenuItem'], 'force'>
}

export interface MenuLocationsOperations {
  /** `GET /core/v2/menu-locations` - List menu locations */
  listMenuLocations: Operation<operations['listMenuLocations'], 'context'>
  /** `GET /core/v2/menu-locations/{location}` - Read a menu location */
  getMenuLocation: Operation<operations['getMenuLocation'], 'context'>
}

export interface CommentsOperations {
  /** `GET /core/v2/comments` - List comments */
  listComments: Operation<operations['listComments'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'parent' | 'parent_exclude' | 'post' | 'status' | 'type'>
  /** `POST /core/v2/comments` - Create a comment */
  createComment: Operation<operations['createComment']>
  /** `GET /core/v2/comments/{id}` - Read a comment */
  getComment: Operation<operations['getComment'], 'context'>
  /** `POST, PUT, PATCH /core/v2/comments/{id}` - Update a comment */
  updateComment: Operation<operations['updateComment']>
  /** `DELETE /core/v2/comments/{id}` - Delete a comment */
  deleteComment: Operation<operations['deleteComment'], 'force'>
}

export interface NavigationOperations {
  /** `GET /core/v2/navigation` - List navigation */
  listNavigation: Operation<operations['listNavigation'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status'>
  /** `POST /core/v2/navigation` - Create a navigation */
  createNavigation: Operation<operations['createNavigation']>
  /** `GET /core/v2/navigation/{id}` - Read a navigation */
  getNavigation: Operation<operations['getNavigation'], 'context'>
  /** `POST, PUT, PATCH /core/v2/navigation/{id}` - Update a navigation */
  updateNavigation: Operation<operations['updateNavigation']>
  /** `DELETE /core/v2/navigation/{id}` - Delete a navigation */
  deleteNavigation: Operation<operations['deleteNavigation'], 'force'>
}

export interface EventEntriesOperations {
  /** `GET /core/v2/cal_events` - List events as entries */
  listEventEntries: Operation<operations['listEventEntries'], 'context' | 'page' | 'per_page' | 'author' | 'author_exclude' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status' | 'tags' | 'cal_events_cat'>
  /** `POST /core/v2/cal_events` - Create an event as an entry */
  createEventEntry: Operation<operations['createEventEntry']>
  /** `GET /core/v2/cal_events/{id}` - Read an event as an entry */
  getEventEntry: Operation<operations['getEventEntry'], 'context'>
  /** `POST, PUT, PATCH /core/v2/cal_events/{id}` - Update an event as an entry */
  updateEventEntry: Operation<operations['updateEventEntry']>
  /** `DELETE /core/v2/cal_events/{id}` - Delete an event as an entry */
  deleteEventEntry: Operation<operations['deleteEventEntry'], 'force'>
}

export interface EventCategoriesOperations {
  /** `GET /core/v2/cal_events_cat` - List event categories */
  listCalendarCategories: Operation<operations['listCalendarCategories'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'hide_empty'>
  /** `POST /core/v2/cal_events_cat` - Create an event category */
  createCalendarCategory: Operation<operations['createCalendarCategory']>
  /** `GET /core/v2/cal_events_cat/{id}` - Read an event category */
  getCalendarCategory: Operation<operations['getCalendarCategory'], 'context'>
  /** `POST, PUT, PATCH /core/v2/cal_events_cat/{id}` - Update an event category */
  updateCalendarCategory: Operation<operations['updateCalendarCategory']>
  /** `DELETE /core/v2/cal_events_cat/{id}` - Delete an event category */
  deleteCalendarCategory: Operation<operations['deleteCalendarCategory'], 'force'>
}

export interface VenueEntriesOperations {
  /** `GET /core/v2/cal_venue` - List venues as entries */
  listVenueEntries: Operation<operations['listVenueEntries'], 'context' | 'page' | 'per_page' | 'author' | 'author_exclude' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status'>
  /** `POST /core/v2/cal_venue` - Create a venue as an entry */
  createVenueEntry: Operation<operations['createVenueEntry']>
  /** `GET /core/v2/cal_venue/{id}` - Read a venue as an entry */
  getVenueEntry: Operation<operations['getVenueEntry'], 'context'>
  /** `POST, PUT, PATCH /core/v2/cal_venue/{id}` - Update a venue as an entry */
  updateVenueEntry: Operation<operations['updateVenueEntry']>
  /** `DELETE /core/v2/cal_venue/{id}` - Delete a venue as an entry */
  deleteVenueEntry: Operation<operations['deleteVenueEntry'], 'force'>
}

export interface OrganizerEntriesOperations {
  /** `GET /core/v2/cal_organizer` - List organizers as entries */
  listOrganizerEntries: Operation<operations['listOrganizerEntries'], 'context' | 'page' | 'per_page' | 'author' | 'author_exclude' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns' | 'status'>
  /** `POST /core/v2/cal_organizer` - Create an organizer as an entry */
  createOrganizerEntry: Operation<operations['createOrganizerEntry']>
  /** `GET /core/v2/cal_organizer/{id}` - Read an organizer as an entry */
  getOrganizerEntry: Operation<operations['getOrganizerEntry'], 'context'>
  /** `POST, PUT, PATCH /core/v2/cal_organizer/{id}` - Update an organizer as an entry */
  updateOrganizerEntry: Operation<operations['updateOrganizerEntry']>
  /** `DELETE /core/v2/cal_organizer/{id}` - Delete an organizer as an entry */
  deleteOrganizerEntry: Operation<operations['deleteOrganizerEntry'], 'force'>
}

export interface EditLocksOperations {
  /** `PUT /core/v2/edit-locks/{id}` - Take or renew the edit lock of an item */
  takeEditLock: Operation<operations['takeEditLock']>
  /** `DELETE /core/v2/edit-locks/{id}` - Release the edit lock of an item */
  releaseEditLock: Operation<operations['releaseEditLock']>
}

export interface UsersOperations {
  /** `GET /core/v2/users` - List users */
  listUsers: Operation<operations['listUsers'], 'context' | 'page' | 'per_page' | 'exclude' | 'include' | 'order' | 'orderby' | 'search_columns'>
  /** `POST /core/v2/users` - Create a user */
  createUser: Operation<operations['createUser']>
  /** `GET /core/v2/users/me` - Read the caller */
  getCurrentUser: Operation<operations['getCurrentUser'], 'context'>
  /** `POST, PUT, PATCH /core/v2/users/me` - Update the caller */
  updateCurrentUser: Operation<operations['updateCurrentUser']>
  /** `DELETE /core/v2/users/me` - Delete the caller */
  deleteCurrentUser: Operation<operations['deleteCurrentUser'], 'force'>
  /** `GET /core/v2/users/{id}` - Read a user */
  getUser: Operation<operations['getUser'], 'context'>
  /** `POST, PUT, PATCH /core/v2/users/{id}` - Update a user */
  updateUser: Operation<operations['updateUser']>
  /** `DELETE /core/v2/users/{id}` - Delete a user */
  deleteUser: Operation<operations['deleteUser'], 'force'>
}

export interface ApplicationPasswordsOperations {
  /** `GET /core/v2/users/{user_id}/application-passwords` - List the application passwords of a user */
  listApplicationPasswords: Operation<operations['listApplicationPasswords'], 'context'>
  /** `POST /core/v2/users/{user_id}/application-passwords` - Create an application password */
  createApplicationPassword: Operation<operations['createApplicationPassword']>
  /** `DELETE /core/v2/users/{user_id}/application-passwords` - Delete all application passwords of a user */
  deleteApplicationPasswords: Operation<operations['deleteApplicationPasswords']>
  /** `GET /core/v2/users/{user_id}/application-passwords/introspect` - Read the application password in use */
  introspectApplicationPassword: Operation<operations['introspectApplicationPassword'], 'context'>
  /** `GET /core/v2/users/{user_id}/application-passwords/{uuid}` - Read an application password */
  getApplicationPassword: Operation<operations['getApplicationPassword'], 'context'>
  /** `POST, PUT, PATCH /core/v2/users/{user_id}/application-passwords/{uuid}` - Rename an application password */
  updateApplicationPassword: Operation<operations['updateApplicationPassword']>
  /** `DELETE /core/v2/users/{user_id}/application-passwords/{uuid}` - Delete an application password */
  deleteApplicationPassword: Operation<operations['deleteApplicationPassword']>
}

export interface TypesOperations {
  /** `GET /core/v2/types` - List types */
  listTypes: Operation<operations['listTypes'], 'context'>
  /** `GET /core/v2/types/{type}` - Read a type */
  getType: Operation<operations['getType'], 'context'>
}

export interface StatusesOperations {
  /** `GET /core/v2/statuses` - List statuses */
  listStatuses: Operation<operations['listStatuses'], 'context'>
  /** `GET /core/v2/statuses/{status}` - Read a status */
  getStatus: Operation<operations['getStatus'], 'context'>
}

export interface TaxonomiesOperations {
  /** `GET /core/v2/taxonomies` - List taxonomies */
  listTaxonomies: Operation<operations['listTaxonomies'], 'context'>
  /** `GET /core/v2/taxonomies/{taxonomy}` - Read a taxonomy */
  getTaxonomy: Operation<operations['getTaxonomy'], 'context'>
}

export interface SearchOperations {
  /** `GET /core/v2/search` - Search the site */
  search: Operation<operations['search'], 'context' | 'page' | 'per_page' | 'type' | 'subtype' | 'exclude' | 'include'>
}

export interface SettingsOperations {
  /** `GET /core/v2/settings` - Read the settings */
  getSettings: Operation<operations['getSettings']>
  /** `POST, PUT, PATCH /core/v2/settings` - Update the settings */
  updateSettings: Operation<operations['updateSettings']>
}

export interface AuditTrailOperations {
  /** `GET /core/v2/audit-events` - List what happened to the security of the site */
  listAuditEvents: Operation<operations['listAuditEvents'], 'page' | 'per_page' | 'order'>
  /** `GET /core/v2/audit-events/{id}` - Read an event of the audit trail */
  getAuditEvent: Operation<operations['getAuditEvent']>
}

export interface WebhooksOperations {
  /** `GET /core/v2/webhooks` - List webhooks */
  listWebhooks: Operation<operations['listWebhooks']>
  /** `POST /core/v2/webhooks` - Create a webhook */
  createWebhook: Operation<operations['createWebhook']>
  /** `GET /core/v2/webhooks/{id}` - Read a webhook */
  getWebhook: Operation<operations['getWebhook']>
  /** `POST, PUT, PATCH /core/v2/webhooks/{id}` - Update a webhook */
  updateWebhook: Operation<operations['updateWebhook']>
  /** `DELETE /core/v2/webhooks/{id}` - Delete a webhook */
  deleteWebhook: Operation<operations['deleteWebhook']>
  /** `POST /core/v2/webhooks/{id}/rotate-secret` - Replace the secret of a webhook */
  rotateWebhookSecret: Operation<operations['rotateWebhookSecret']>
  /** `POST /core/v2/webhooks/{id}/test` - Send a test to a webhook */
  testWebhook: Operation<operations['testWebhook']>
  /** `GET /core/v2/webhooks/{webhook}/deliveries` - List the deliveries of a webhook */
  listWebhookDeliveries: Operation<operations['listWebhookDeliveries'], 'page' | 'per_page'>
  /** `GET /core/v2/webhooks/{webhook}/deliveries/{id}` - Read a delivery */
  getWebhookDelivery: Operation<operations['getWebhookDelivery']>
  /** `POST /core/v2/webhooks/{webhook}/deliveries/{id}/send` - Send a delivery again */
  sendWebhookDelivery: Operation<operations['sendWebhookDelivery']>
}

export interface BlockTypesOperations {
  /** `GET /core/v2/block-types` - List types of blocks */
  listBlockTypes: Operation<operations['listBlockTypes'], 'context'>
  /** `GET /core/v2/block-types/{namespace}` - List types of blocks of a namespace */
  listBlockTypesOfNamespace: Operation<operations['listBlockTypesOfNamespace'], 'context'>
  /** `GET /core/v2/block-types/{namespace}/{name}` - Read a type of blocks */
  getBlockType: Operation<operations['getBlockType'], 'context'>
  /** `GET /core/v2/block-renderer/{namespace}/{name}` - Read the markup of a dynamic block */
  getRenderedBlock: Operation<operations['getRenderedBlock'], 'context'>
  /** `POST /core/v2/block-renderer/{namespace}/{name}` - Render a dynamic block */
  renderBlock: Operation<operations['renderBlock']>
}

export interface Operations extends IndexOperations, PostsOperations, RevisionsOperations, AutosavesOperations, PreviewLinksOperations, PagesOperations, MediaOperations, BlocksOperations, PatternCategoriesOperations, CategoriesOperations, TagsOperations, MenusOperations, MenuItemsOperations, MenuLocationsOperations, CommentsOperations, NavigationOperations, EventEntriesOperations, EventCategoriesOperations, VenueEntriesOperations, OrganizerEntriesOperations, EditLocksOperations, UsersOperations, ApplicationPasswordsOperations, TypesOperations, StatusesOperations, TaxonomiesOperations, SearchOperations, SettingsOperations, AuditTrailOperations, WebhooksOperations, BlockTypesOperations {}
