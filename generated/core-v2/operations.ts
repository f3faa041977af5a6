// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/http/operation.ts'
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

export interface Operations extends IndexOperations, PostsOperations, RevisionsOperations, AutosavesOperations, PagesOperations {}
