// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/core/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the namespace
         * @description The routes of this namespace, or of the one that is named.
         */
        get: operations["getCoreNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Published posts, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a post
         * @description A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a post
         * @description Content and excerpt of a protected post are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getPost"];
        put?: never;
        /**
         * Update a post
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updatePost"];
        /**
         * Delete a post
         * @description Moves the post to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{parent}/revisions": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a post
         * @description All of them unless `per_page` is given. Visible to callers who may edit the post. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`. Without `per_page` an offset skips nothing.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{parent}/revisions/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a post
         * @description A revision of another item is not found (`rest_revision_parent_id_mismatch`).
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a post
         * @description Revisions have no trash, so `force` must be true. Who may delete the post may remove them. `Allow` names the method only where the request has `force`.
         */
        delete: operations["deletePostRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{parent}/revisions/{id}/restore": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a post
         * @description Gives the post the title, content and excerpt of the revision, which makes a new revision. Nothing else changes. Empty texts of an autosave count as not sent and stay as they are. Who may edit the post may do so. Preconditions are about the post.
         */
        post: operations["restorePostRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{parent}/revisions/{id}/diff": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        /**
         * Compare a revision of a post
         * @description What changes from this revision to another one of the same post, or to the post as it stands. Texts that differ too much are reported as replaced entirely.
         */
        get: operations["diffPostRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{id}/autosaves": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a post
         * @description One for each user who has unfinished changes. Visible to callers who may edit the post.
         */
        get: operations["listPostAutosaves"];
        put?: never;
        /**
         * Save unfinished changes to a post
         * @description The caller has one autosave of a post, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision. Preconditions are about the post itself.
         */
        post: operations["createPostAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{parent}/autosaves/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the autosave. */
                id: components["parameters"]["AutosaveId"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a post
         * @description An id that is not an autosave of this post is not found (`rest_post_no_autosave`).
         */
        get: operations["getPostAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/posts/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for a post
         * @description Anyone with the link sees the post, and nothing else that is not public, until the link expires. It ends early when the post is published or trashed, when its creator's password changes, and while its creator may not edit the post. Requires the right to edit the post. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createPostPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description Published pages, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a page
         * @description A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a page
         * @description Content and excerpt of a protected page are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getPage"];
        put?: never;
        /**
         * Update a page
         * @description Updates only the fields that are sent. A parent that is the page itself or one of its descendants becomes 0. Setting a status restores it from the trash.
         */
        post: operations["updatePage"];
        /**
         * Delete a page
         * @description Moves the page to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{parent}/revisions": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a page
         * @description All of them unless `per_page` is given. Visible to callers who may edit the page. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`. Without `per_page` an offset skips nothing.
         */
        get: operations["listPageRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{parent}/revisions/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a page
         * @description A revision of another item is not found (`rest_revision_parent_id_mismatch`).
         */
        get: operations["getPageRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a page
         * @description Revisions have no trash, so `force` must be true. Who may delete the page may remove them. `Allow` names the method only where the request has `force`.
         */
        delete: operations["deletePageRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{parent}/revisions/{id}/restore": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a page
         * @description Gives the page the title, content and excerpt of the revision, which makes a new revision. Nothing else changes. Empty texts of an autosave count as not sent and stay as they are. Who may edit the page may do so. Preconditions are about the page.
         */
        post: operations["restorePageRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{parent}/revisions/{id}/diff": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        /**
         * Compare a revision of a page
         * @description What changes from this revision to another one of the same page, or to the page as it stands. Texts that differ too much are reported as replaced entirely.
         */
        get: operations["diffPageRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{id}/autosaves": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a page
         * @description One for each user who has unfinished changes. Visible to callers who may edit the page.
         */
        get: operations["listPageAutosaves"];
        put?: never;
        /**
         * Save unfinished changes to a page
         * @description The caller has one autosave of a page, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision. Preconditions are about the page itself.
         */
        post: operations["createPageAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{parent}/autosaves/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the autosave. */
                id: components["parameters"]["AutosaveId"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a page
         * @description An id that is not an autosave of this page is not found (`rest_post_no_autosave`).
         */
        get: operations["getPageAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/pages/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for a page
         * @description Anyone with the link sees the page, and nothing else that is not public, until the link expires. It ends early when the page is published or trashed, when its creator's password changes, and while its creator may not edit the page. Requires the right to edit the page. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createPagePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/media": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media items
         * @description Files that are attached to nothing or to something that the caller may read, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Upload a file
         * @description The file is a part of a form, or the body itself; then its name is in `Content-Disposition`, as in `attachment; filename="harbor.jpg"`, and what is to be written on the item in the query. The name, without its ending, is the title where the request and the file itself give none; the name of the stored file keeps to the letters of ASCII. The type of the file is decided by its content; a file that is not what its name says, or that this site does not take, is refused with `rest_upload_sideload_error`, in a form with `rest_upload_unknown_error`. A file larger than the site takes is rejected with 413 `rest_upload_file_too_big`. Instead of bringing the file, a request may name a public address of it in `url`, with the other members next to it. A batch cannot carry a file: there it is refused as any request without one, with `rest_upload_no_data`, or with `rest_upload_no_content_disposition` where it has a body.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/media/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a media item
         * @description An attached file is readable by whoever may read the item that it is attached to.
         */
        get: operations["getMedia"];
        put?: never;
        /**
         * Update a media item
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateMedia"];
        /**
         * Delete a media item
         * @description Moves the item to the trash, or deletes it permanently with all its files with `force`. A removed picture is featured nowhere any more.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/media/{id}/edit": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an edited copy of a picture
         * @description Crops and rotates a picture. The result is a new item with the texts of the old one, which stays as it is. The copy of a picture that is not public, because it is private or in the trash, is private. JPEG, PNG, WebP and GIF pictures can be edited; others are rejected with `rest_cannot_edit_file_type`, an address that is not the picture's with 404 `rest_unknown_attachment`, a stored file that is damaged with `rest_unknown_image_file_type`, and a call that changes nothing with `rest_image_not_edited`.
         */
        post: operations["editMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/media/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for a media item
         * @description Anyone with the link sees the media item and its file, and nothing else that is not public, until the link expires. It ends early when the item that the file is attached to is published, trashed or exchanged for another, when the media item is trashed, when its creator's password changes, and while its creator may not edit the media item. Requires the right to edit the media item. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createMediaPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocks
         * @description Published blocks, newest first by default. Callers who may not write posts get an empty list. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Create a block
         * @description A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).
         */
        post: operations["createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a block
         * @description Content and excerpt of a protected block are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getBlock"];
        put?: never;
        /**
         * Update a block
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateBlock"];
        /**
         * Delete a block
         * @description Moves the block to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{parent}/revisions": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a block
         * @description All of them unless `per_page` is given. Visible to callers who may edit the block. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`. Without `per_page` an offset skips nothing.
         */
        get: operations["listBlockRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{parent}/revisions/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        /**
         * Read a revision of a block
         * @description A revision of another item is not found (`rest_revision_parent_id_mismatch`).
         */
        get: operations["getBlockRevision"];
        put?: never;
        post?: never;
        /**
         * Delete a revision of a block
         * @description Revisions have no trash, so `force` must be true. Who may delete the block may remove them. `Allow` names the method only where the request has `force`.
         */
        delete: operations["deleteBlockRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{parent}/revisions/{id}/restore": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a block
         * @description Gives the block the title, content and excerpt of the revision, which makes a new revision. Nothing else changes. Empty texts of an autosave count as not sent and stay as they are. Who may edit the block may do so. Preconditions are about the block.
         */
        post: operations["restoreBlockRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{parent}/revisions/{id}/diff": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        /**
         * Compare a revision of a block
         * @description What changes from this revision to another one of the same block, or to the block as it stands. Texts that differ too much are reported as replaced entirely.
         */
        get: operations["diffBlockRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{id}/autosaves": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        /**
         * List the autosaves of a block
         * @description One for each user who has unfinished changes. Visible to callers who may edit the block.
         */
        get: operations["listBlockAutosaves"];
        put?: never;
        /**
         * Save unfinished changes to a block
         * @description The caller has one autosave of a block, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision. Preconditions are about the block itself.
         */
        post: operations["createBlockAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{parent}/autosaves/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the autosave. */
                id: components["parameters"]["AutosaveId"];
            };
            cookie?: never;
        };
        /**
         * Read an autosave of a block
         * @description An id that is not an autosave of this block is not found (`rest_post_no_autosave`).
         */
        get: operations["getBlockAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/blocks/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for a block
         * @description Anyone with the link sees the block, and nothing else that is not public, until the link expires. It ends early when the block is published or trashed, when its creator's password changes, and while its creator may not edit the block. Requires the right to edit the block. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createBlockPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/core_pattern_category": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pattern categories
         * @description Ordered by name by default. A page beyond the end is empty. Callers who may not write posts may not see them, nor the blocks themselves.
         */
        get: operations["listPatternCategories"];
        put?: never;
        /**
         * Create a pattern category
         * @description A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createPatternCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/core_pattern_category/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /**
         * Read a pattern category
         * @description The id of a term of another taxonomy is not found (`rest_term_invalid`).
         */
        get: operations["getPatternCategory"];
        put?: never;
        /**
         * Update a pattern category
         * @description Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.
         */
        post: operations["updatePatternCategory"];
        /**
         * Delete a pattern category
         * @description Terms have no trash, so `force` must be true.
         */
        delete: operations["deletePatternCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/categories": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Ordered by name by default. A page beyond the end is empty.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description The same name under the same parent is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/categories/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /**
         * Read a category
         * @description The id of a term of another taxonomy is not found (`rest_term_invalid`).
         */
        get: operations["getCategory"];
        put?: never;
        /**
         * Update a category
         * @description Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).
         */
        post: operations["updateCategory"];
        /**
         * Delete a category
         * @description Terms have no trash, so `force` must be true. Children move to the parent; posts without any other category get the default category, which cannot be deleted.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/tags": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Ordered by name by default. A page beyond the end is empty.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/tags/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /**
         * Read a tag
         * @description The id of a term of another taxonomy is not found (`rest_term_invalid`).
         */
        get: operations["getTag"];
        put?: never;
        /**
         * Update a tag
         * @description Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.
         */
        post: operations["updateTag"];
        /**
         * Delete a tag
         * @description Terms have no trash, so `force` must be true.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/menus": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menus
         * @description Ordered by name by default. A page beyond the end is empty.
         */
        get: operations["listMenus"];
        put?: never;
        /**
         * Create a menu
         * @description A taken name is rejected with `menu_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/menus/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /**
         * Read a menu
         * @description The id of a term of another taxonomy is not found (`rest_term_invalid`).
         */
        get: operations["getMenu"];
        put?: never;
        /**
         * Update a menu
         * @description Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`.
         */
        post: operations["updateMenu"];
        /**
         * Delete a menu
         * @description Terms have no trash, so `force` must be true.
         */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/menu-items": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menu items
         * @description Published items by their places, by default. For those who may write something; others see items of the menus that the site shows, where it opens them. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listMenuItems"];
        put?: never;
        /**
         * Create a menu item
         * @description By default it is published at the first position and belongs to no menu. A custom link needs a title and an address (`rest_title_required`, `rest_url_required`); the target of any other item has to exist.
         */
        post: operations["createMenuItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/menu-items/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a menu item
         * @description The title of the target is used if the item has none.
         */
        get: operations["getMenuItem"];
        put?: never;
        /**
         * Update a menu item
         * @description Updates only the fields that are sent. An item that goes to another menu goes alone, to its top: what is below it moves up to its parent.
         */
        post: operations["updateMenuItem"];
        /**
         * Delete a menu item
         * @description Menu items have no trash, so `force` must be true. Items below it move up.
         */
        delete: operations["deleteMenuItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/menu-locations": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menu locations
         * @description Where the site shows menus, and which. For those who may arrange the site.
         */
        get: operations["listMenuLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/menu-locations/{location}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the location.
                 * @example primary
                 */
                location: components["parameters"]["MenuLocationName"];
            };
            cookie?: never;
        };
        /**
         * Read a menu location
         * @description An unknown one is not found (`rest_menu_location_invalid`).
         */
        get: operations["getMenuLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/comments": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description Approved comments on items that the caller may read, newest first by default. A page beyond the end is empty. `author`, `author_exclude`, `author_email`, `karma`, `status` and `type` are for moderators (`rest_forbidden_param`). Naming an item in `post` that the caller may not read is rejected with `rest_cannot_read_post`.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Create a comment
         * @description Signed-in callers may comment on open items that they may read; visitors where the site allows it, then with `author_name` and `author_email`. A first comment waits for a moderator (`hold`). The same words again are rejected with `comment_duplicate`, a second comment within 15 seconds with `comment_flood`.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/comments/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the comment. */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /**
         * Read a comment
         * @description Everybody reads approved comments on items that they may read; those that are not approved only their author and moderators.
         */
        get: operations["getComment"];
        put?: never;
        /**
         * Update a comment
         * @description For moderators. Updates only the fields that are sent. A comment that moves to another item leaves its answers behind.
         */
        post: operations["updateComment"];
        /**
         * Delete a comment
         * @description For moderators. Moves the comment to the trash, or deletes it permanently with `force`; its answers then move up to the comment that it answered.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/navigation": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List navigation
         * @description Published navigation, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listNavigation"];
        put?: never;
        /**
         * Create a navigation
         * @description A draft, unless a status is given. Title and content may not all be empty (`empty_content`).
         */
        post: operations["createNavigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/navigation/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a navigation
         * @description Content of a protected navigation is empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getNavigation"];
        put?: never;
        /**
         * Update a navigation
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateNavigation"];
        /**
         * Delete a navigation
         * @description Moves the navigation to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deleteNavigation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/navigation/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for a navigation
         * @description Anyone with the link sees the navigation, and nothing else that is not public, until the link expires. It ends early when the navigation is published or trashed, when its creator's password changes, and while its creator may not edit the navigation. Requires the right to edit the navigation. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createNavigationPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_events": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events as entries
         * @description Published events, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listEventEntries"];
        put?: never;
        /**
         * Create an event as an entry
         * @description A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).
         */
        post: operations["createEventEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_events/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read an event as an entry
         * @description Content and excerpt of a protected event are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getEventEntry"];
        put?: never;
        /**
         * Update an event as an entry
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateEventEntry"];
        /**
         * Delete an event as an entry
         * @description Moves the event to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deleteEventEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_events/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for an event
         * @description Anyone with the link sees the event, and nothing else that is not public, until the link expires. It ends early when the event is published or trashed, when its creator's password changes, and while its creator may not edit the event. Requires the right to edit the event. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createEventEntryPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_events_cat": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event categories
         * @description Ordered by name by default. A page beyond the end is empty.
         */
        get: operations["listCalendarCategories"];
        put?: never;
        /**
         * Create an event category
         * @description The same name under the same parent is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createCalendarCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_events_cat/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        /**
         * Read an event category
         * @description The id of a term of another taxonomy is not found (`rest_term_invalid`).
         */
        get: operations["getCalendarCategory"];
        put?: never;
        /**
         * Update an event category
         * @description Updates only the fields that are sent. The slug of another term is rejected with `duplicate_term_slug`, and a parent that is unknown, the category itself or below it with `rest_term_invalid` (400).
         */
        post: operations["updateCalendarCategory"];
        /**
         * Delete an event category
         * @description Terms have no trash, so `force` must be true. Children move to the parent.
         */
        delete: operations["deleteCalendarCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_venue": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues as entries
         * @description Published venues, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listVenueEntries"];
        put?: never;
        /**
         * Create a venue as an entry
         * @description A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).
         */
        post: operations["createVenueEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_venue/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read a venue as an entry
         * @description Content and excerpt of a protected venue are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getVenueEntry"];
        put?: never;
        /**
         * Update a venue as an entry
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateVenueEntry"];
        /**
         * Delete a venue as an entry
         * @description Moves the venue to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deleteVenueEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_venue/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for a venue
         * @description Anyone with the link sees the venue, and nothing else that is not public, until the link expires. It ends early when the venue is published or trashed, when its creator's password changes, and while its creator may not edit the venue. Requires the right to edit the venue. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createVenueEntryPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_organizer": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizers as entries
         * @description Published organizers, newest first by default. A page beyond the end is rejected with `rest_post_invalid_page_number`.
         */
        get: operations["listOrganizerEntries"];
        put?: never;
        /**
         * Create an organizer as an entry
         * @description A draft, unless a status is given. Title, content and excerpt may not all be empty (`empty_content`).
         */
        post: operations["createOrganizerEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_organizer/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /**
         * Read an organizer as an entry
         * @description Content and excerpt of a protected organizer are empty without its password. A wrong password is rejected with `rest_post_incorrect_password`.
         */
        get: operations["getOrganizerEntry"];
        put?: never;
        /**
         * Update an organizer as an entry
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateOrganizerEntry"];
        /**
         * Delete an organizer as an entry
         * @description Moves the organizer to the trash, or deletes it permanently with `force`.
         */
        delete: operations["deleteOrganizerEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/cal_organizer/{id}/preview-links": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link for an organizer
         * @description Anyone with the link sees the organizer, and nothing else that is not public, until the link expires. It ends early when the organizer is published or trashed, when its creator's password changes, and while its creator may not edit the organizer. Requires the right to edit the organizer. Items in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createOrganizerEntryPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/edit-locks/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take or renew the edit lock of an item
         * @description Shows others that the caller is editing the item, of whatever type, for two minutes. A lock that another user holds is left to them and shown; it is free when it expires. A lock keeps nobody from writing: `If-Match` does. Requires the right to edit the item.
         */
        put: operations["takeEditLock"];
        post?: never;
        /**
         * Release the edit lock of an item
         * @description Releases the lock if the caller holds it. Requires the right to edit the item.
         */
        delete: operations["releaseEditLock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/users": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Callers who may not list users see those who have published something. A page beyond the end is empty.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description A subscriber unless roles are sent. Login name and mail address must be free.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/users/me": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller
         * @description The user whose credentials are sent; without any it is rejected with `rest_not_logged_in`.
         */
        get: operations["getCurrentUser"];
        put?: never;
        /**
         * Update the caller
         * @description Updates only the fields that are sent. Changing roles requires the right to promote users.
         */
        post: operations["updateCurrentUser"];
        /**
         * Delete the caller
         * @description Like the deletion of any user, and with the same right.
         */
        delete: operations["deleteCurrentUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/users/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description Users may read themselves and users who have published something; reading others requires the right to list users.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * Update a user
         * @description Updates only the fields that are sent. Users may update themselves, but not their own roles.
         */
        post: operations["updateUser"];
        /**
         * Delete a user
         * @description Users have no trash, so `force` must be true. The content of the user is reassigned or moved to the trash.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/users/{user_id}/application-passwords": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        /**
         * List the application passwords of a user
         * @description Newest last. Only their owner and those who may edit the user may see them.
         */
        get: operations["listApplicationPasswords"];
        put?: never;
        /**
         * Create an application password
         * @description The secret is shown in this answer and never again. A name may be used twice. Without limits it may do all that its user may, from anywhere and forever. `rest_scope_missing`: an application password with scopes cannot create one with more than its own.
         */
        post: operations["createApplicationPassword"];
        /**
         * Delete all application passwords of a user
         * @description Also the one that this request uses.
         */
        delete: operations["deleteApplicationPasswords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/users/{user_id}/application-passwords/introspect": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        /**
         * Read the application password in use
         * @description The one that this request was signed in with.
         */
        get: operations["introspectApplicationPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/users/{user_id}/application-passwords/{uuid}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
                /** @description The `uuid` of the application password. */
                uuid: components["parameters"]["PasswordUuid"];
            };
            cookie?: never;
        };
        /**
         * Read an application password
         * @description Only its owner and those who may edit the user may see it.
         */
        get: operations["getApplicationPassword"];
        put?: never;
        /**
         * Rename an application password
         * @description The secret and the program that it was made for stay as they are.
         */
        post: operations["updateApplicationPassword"];
        /**
         * Delete an application password
         * @description Requests that use it are refused from now on.
         */
        delete: operations["deleteApplicationPassword"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/types": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List types
         * @description Content types that the caller may see. The edit context needs the right to write one of them.
         */
        get: operations["listTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/types/{type}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the content type.
                 * @example post
                 */
                type: components["parameters"]["TypeSlug"];
            };
            cookie?: never;
        };
        /**
         * Read a type
         * @description An unknown one is not found (`rest_type_invalid`); one that is not shown is refused.
         */
        get: operations["getType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/statuses": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List statuses
         * @description Statuses that the caller may use; the public ones for everyone.
         */
        get: operations["listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/statuses/{status}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the status.
                 * @example publish
                 */
                status: components["parameters"]["StatusSlug"];
            };
            cookie?: never;
        };
        /**
         * Read a status
         * @description An unknown one is not found (`rest_status_invalid`); one that the caller may not use is refused.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/taxonomies": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List taxonomies
         * @description Taxonomies that the caller may see. An unknown type has no taxonomies.
         */
        get: operations["listTaxonomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/taxonomies/{taxonomy}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the taxonomy.
                 * @example category
                 */
                taxonomy: components["parameters"]["TaxonomySlug"];
            };
            cookie?: never;
        };
        /**
         * Read a taxonomy
         * @description An unknown one is not found (`rest_taxonomy_invalid`).
         */
        get: operations["getTaxonomy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/search": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the site
         * @description Published entries, terms or formats of posts, whoever asks. Entries are found by title, content and excerpt, protected ones by their title alone; best matches come first, then the newest. A page beyond the end is empty, and that of entries has no total.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/settings": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings
         * @description For those who may manage the site; others are rejected with `rest_forbidden`.
         */
        get: operations["getSettings"];
        put?: never;
        /**
         * Update the settings
         * @description Updates only the fields that are sent; null restores the default, and unknown names are ignored. Pages, media and the category that are named have to exist. Changes take effect at once.
         */
        post: operations["updateSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/audit-events": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to the security of the site
         * @description Newest first. For those who may manage the site; others are rejected with `rest_forbidden`. A page beyond the end is empty. Events are kept for as many days as the setting `audit_days` says.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/audit-events/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Read an event of the audit trail
         * @description For those who may manage the site; others are rejected with `rest_forbidden`.
         */
        get: operations["getAuditEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description All of them, oldest first. For those who may manage the site; others are rejected with `rest_forbidden`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description The secret with which its messages are signed is shown in this answer and never again. A site has 50 webhooks at most (`webhook_limit_reached`).
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description For those who may manage the site.
         */
        get: operations["getWebhook"];
        put?: never;
        /**
         * Update a webhook
         * @description Updates only the fields that are sent. What happens while a webhook is paused is not sent to it later; what was waiting for it is sent when it is active again.
         */
        post: operations["updateWebhook"];
        /**
         * Delete a webhook
         * @description Its deliveries go with it, and those that are waiting are not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description The new secret is shown in this answer and never again. For `overlap_hours` messages are signed with the former secret too, each signature in the same header, so that receivers can take over the new one meanwhile.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks/{id}/test": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook
         * @description Queues a `webhook.test` message, which is sent, signed and tried again like every other. `webhook_not_active`: only active webhooks are sent anything.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook: components["parameters"]["DeliveryWebhook"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Newest first. Delivered messages are kept for three days and failed ones for thirty, the latest ten thousand of a webhook at most.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks/{webhook}/deliveries/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook: components["parameters"]["DeliveryWebhook"];
                /** @description Id of the delivery. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description The message to the webhook, and the outcome of the last attempt.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/webhooks/{webhook}/deliveries/{id}/send": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook: components["parameters"]["DeliveryWebhook"];
                /** @description Id of the delivery. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Queues the same message, with the same `webhook-id`, as a new delivery, which is tried for three days. `webhook_delivery_pending`: it has not been given up yet. `webhook_not_active`: only active webhooks are sent anything.
         */
        post: operations["sendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/block-types": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List types of blocks
         * @description For those who may edit something; others are rejected with `rest_block_type_cannot_view`.
         */
        get: operations["listBlockTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/block-types/{namespace}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
            };
            cookie?: never;
        };
        /**
         * List types of blocks of a namespace
         * @description An unknown namespace has no block types.
         */
        get: operations["listBlockTypesOfNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/block-types/{namespace}/{name}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
                /**
                 * @description Second part of the name of a type of blocks.
                 * @example latest-posts
                 */
                name: components["parameters"]["BlockName"];
            };
            cookie?: never;
        };
        /**
         * Read a type of blocks
         * @description An unknown one is not found (`rest_block_type_invalid`).
         */
        get: operations["getBlockType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v2/block-renderer/{namespace}/{name}": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
                /**
                 * @description Second part of the name of a type of blocks.
                 * @example latest-posts
                 */
                name: components["parameters"]["BlockName"];
            };
            cookie?: never;
        };
        /**
         * Read the markup of a dynamic block
         * @description For those who may edit the item that is named, or something where none is; others are rejected with `block_cannot_read`. Blocks that are unknown or whose markup is in the content are not found (`block_invalid`). What shows is what everybody may read.
         */
        get: operations["getRenderedBlock"];
        put?: never;
        /**
         * Render a dynamic block
         * @description Like GET, for attributes that are too large for an address. Nothing is stored.
         */
        post: operations["renderBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "post.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPostDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPagePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPageUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPageUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPageTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPageRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Page deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onPageDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "block.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reusable block deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onBlockDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "navigation.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Navigation menu deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onNavigationDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "menu_item.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu item deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMenuItemDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onEventDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenueCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenuePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenueUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenueUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenueTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenueRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venue deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onVenueDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer published
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer unpublished
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organizer.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organizer deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onOrganizerDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "media.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Media item created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMediaCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "media.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Media item updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMediaUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "media.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Media item deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onMediaDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onCommentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment approved
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onCommentApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onCommentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.trashed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment moved to the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onCommentTrashed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment restored from the trash
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onCommentRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onCommentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Term created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onTermCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Term updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onTermUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "term.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Term deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onTermDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User created
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onUserCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User updated
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onUserUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User deleted permanently
         * @description Sent to webhooks that subscribe to this event. `data.changed` names what is different, and `data.links.self` leads to the item as it is now.
         */
        post: operations["onUserDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "settings.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settings changed
         * @description Sent to webhooks that subscribe to this event. `data.changed` names the settings; their values are not sent.
         */
        post: operations["onSettingsChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test message
         * @description Sent when an administrator tests the webhook, whatever events it subscribes to. Nothing has happened.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        Method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description A JSON schema of the argument, with `required` as a boolean. */
        Argument: {
            required: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Methods that take the same arguments. */
        Endpoint: {
            methods: components["schemas"]["Method"][];
            /** @description Present where batches may call it. */
            allow_batch?: {
                /** @constant */
                v1: true;
            };
            /** @description Arguments by name. */
            args: {
                [key: string]: components["schemas"]["Argument"];
            };
        };
        LinkTarget: {
            /** @description Absolute address, or a template of one. */
            href: string;
        };
        /** @description Methods that the caller may use on the target. */
        LinkHints: {
            allow: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
        };
        LinkAttributes: {
            /**
             * @description `_embed` can fetch it.
             * @constant
             */
            embeddable?: true;
            targetHints?: components["schemas"]["LinkHints"];
            /** @description How many items lie behind the link. */
            count?: number;
            /** @description Id of the target. */
            id?: number;
            /** @description Content type of the target. */
            post_type?: string;
            /** @description Taxonomy of the targets. */
            taxonomy?: string;
            /** @description Prefix that is explained. */
            name?: string;
            /**
             * @description The address is a template.
             * @constant
             */
            templated?: true;
        };
        /** @description A link to a resource. Members other than `href` depend on its relation. */
        Link: components["schemas"]["LinkTarget"] & components["schemas"]["LinkAttributes"];
        /** @description Relations by name. Names that are not registered relations have a prefix that `curies` explains. What was deleted (`previous`) has no links, nor do routes with parameters. */
        Links: {
            [key: string]: components["schemas"]["Link"][];
        };
        Route: {
            namespace: string;
            methods: components["schemas"]["Method"][];
            endpoints: components["schemas"]["Endpoint"][];
            _links?: components["schemas"]["Links"];
        };
        /** @description Routes by pattern. */
        Routes: {
            [key: string]: components["schemas"]["Route"];
        };
        /** @description A namespace and its routes. */
        NamespaceIndex: {
            namespace: string;
            routes: components["schemas"]["Routes"];
            _links: components["schemas"]["Links"];
        };
        ErrorDetail: {
            code: string;
            message: string;
            /** @description Further details of the error. */
            data: ({
                /** @description Path of the invalid value. */
                param?: string;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /** @description Further members of an error. Members other than `status` depend on its code. */
        ErrorData: {
            /** @description Status of the answer. */
            status: number;
            /** @description Missing arguments as a list, or invalid ones with a message for each. */
            params?: string[] | {
                [key: string]: string;
            };
            /** @description The error of each invalid argument. */
            details?: {
                [key: string]: components["schemas"]["ErrorDetail"];
            };
            /** @description Why the body is not JSON. */
            json_error_message?: string;
            /** @description Number of that reason. */
            json_error_code?: number;
            /** @description The scope that an application password lacks. */
            scope?: string;
            /** @description The term that is there already. */
            term_id?: number;
            /** @description Seconds to wait before trying again. */
            retry_after?: number;
            /** @description The problems of a text or a file, by location. */
            errors?: {
                [key: string]: unknown;
            }[];
            /** @description Settings that are not set, by name. */
            missing?: string[];
            /** @description Error code of the ad provider. */
            provider_error?: string;
            /** @description Message of the ad provider for people. */
            provider_message?: string;
        };
        /** @description Every error has this shape. */
        Error: {
            /** @description Stable, for programs. */
            code: string;
            /** @description A sentence, for people. */
            message: string;
            data: components["schemas"]["ErrorData"];
        };
        /** @description Categories, and how they are combined. */
        CategoryFilter: {
            /**
             * @description Term ids.
             * @default []
             */
            terms: number[];
            /**
             * @description Categories below count as well.
             * @default false
             */
            include_children: boolean;
            /**
             * @description All of the terms or one of them.
             * @default OR
             * @enum {string}
             */
            operator: "AND" | "OR";
        };
        /** @description Categories to leave out. */
        CategoryExclusion: {
            /**
             * @description Term ids.
             * @default []
             */
            terms: number[];
            /**
             * @description Categories below count as well.
             * @default false
             */
            include_children: boolean;
        };
        /** @description Tags, and how they are combined. */
        TagFilter: {
            /**
             * @description Term ids.
             * @default []
             */
            terms: number[];
            /**
             * @description All of the terms or one of them.
             * @default OR
             * @enum {string}
             */
            operator: "AND" | "OR";
        };
        /** @description Tags to leave out. */
        TagExclusion: {
            /**
             * @description Term ids.
             * @default []
             */
            terms: number[];
        };
        /** @description Fields of every entry, whatever its type. */
        EntryFields: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
        };
        /**
         * @description Status of publication. Media, which have that of what they belong to, have others.
         * @enum {string}
         */
        EntryStatus: "publish" | "future" | "draft" | "pending" | "private" | "trash" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
        /** @description Registered keys, each with a default. */
        EntryMeta: {
            _fields_changed: boolean;
            _EventAllDay: boolean;
            _EventTimezone: string;
            _EventStartDate: string;
            _EventEndDate: string;
            _EventStartDateUTC: string;
            _EventEndDateUTC: string;
            _EventShowMap: boolean;
            _EventShowMapLink: boolean;
            _EventURL: string;
            _EventCost: string;
            _EventCostDescription: string;
            _EventCurrencySymbol: string;
            _EventCurrencyCode: string;
            _EventCurrencyPosition: string;
            _EventDateTimeSeparator: string;
            _EventTimeRangeSeparator: string;
            _EventOrganizerID: number[];
            _EventVenueID: number[];
            _OrganizerEmail: string;
            _OrganizerPhone: string;
            _OrganizerWebsite: string;
            _VenueAddress: string;
            _VenueCity: string;
            _VenueCountry: string;
            _VenueProvince: string;
            _VenueState: string;
            _VenueZip: string;
            _VenuePhone: string;
            _VenueURL: string;
            _VenueStateProvince: string;
            _VenueLat: string;
            _VenueLng: string;
            _VenueShowMap: boolean;
            _VenueShowMapLink: boolean;
            footnotes: string;
            /** @description Whether the entry has no structured data; absent if it is not set. */
            schema_disabled?: boolean;
            /** @description Type of the entry in its structured data, such as `NewsArticle`; absent if it is not set. */
            schema_type?: string;
        };
        /** @description Fields of entries with content, that is posts and pages. */
        EntryText: {
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
        };
        /** @description Fields that only posts have. */
        PostFields: {
            /** @enum {string} */
            type: "post";
            /** @enum {string} */
            format: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /** @description Shown before others. */
            sticky: boolean;
            /** @description Term ids. */
            categories: number[];
            /** @description Term ids. */
            tags: number[];
        };
        /** @description Addresses of the picture by size in pixels. */
        AvatarUrls: {
            /** Format: uri */
            24: string;
            /** Format: uri */
            48: string;
            /** Format: uri */
            96: string;
        };
        /** @description Registered keys. */
        UserMeta: {
            /** @description Settings of editors, by editor. */
            persisted_preferences: {
                [key: string]: unknown;
            };
        };
        /** @description Fields of a user. */
        UserFields: {
            id: number;
            /** @description Login name. */
            username: string;
            /** @description Name that is shown. */
            name: string;
            first_name: string;
            last_name: string;
            email: string;
            /** @description Address of the user's website or empty. */
            url: string;
            description: string;
            /**
             * Format: uri
             * @description Address of the author page.
             */
            link: string;
            locale: string;
            nickname: string;
            slug: string;
            /**
             * Format: date-time
             * @description In UTC, with +00:00.
             */
            registered_date: string;
            roles: string[];
            /** @description All capabilities, the role names among them. */
            capabilities: {
                [key: string]: boolean;
            };
            /** @description Capabilities granted to the user directly, that is the role names. */
            extra_capabilities: {
                [key: string]: boolean;
            };
            avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["UserMeta"];
        };
        /** @description Links of a resource and the embedded resources. */
        Linked: {
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A user. */
        User: components["schemas"]["UserFields"] & components["schemas"]["Linked"];
        /** @description A user, or why none is shown. */
        EmbeddedUser: components["schemas"]["User"] | components["schemas"]["Error"];
        /** @description Registered keys; always empty. */
        CommentMeta: {
            [key: string]: unknown;
        };
        /** @description What a comment shows. */
        CommentFields: {
            id: number;
            /** @description Id of the item. */
            post: number;
            /** @description Id of the comment that this one answers; 0 at the top level. */
            parent: number;
            /** @description User id; 0 for visitors and deleted users. */
            author: number;
            author_name: string;
            author_email: string;
            /** @description An address or empty. */
            author_url: string;
            /** @description Where it was sent from. */
            author_ip: string;
            /** @description The program that sent it. */
            author_user_agent: string;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description In UTC.
             */
            date_gmt: string;
            content: {
                rendered: string;
                raw: string;
            };
            /** Format: uri */
            link: string;
            /** @enum {string} */
            status: "approved" | "hold" | "spam" | "trash";
            type: string;
            author_avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["CommentMeta"];
        };
        /** @description A comment. */
        Comment: components["schemas"]["CommentFields"] & components["schemas"]["Linked"];
        /** @description A list of comments, or why none is shown. */
        EmbeddedComments: components["schemas"]["Comment"][] | components["schemas"]["Error"];
        /** @description Registered keys, each with a default; files have no footnotes. */
        MediaMeta: {
            _fields_changed: boolean;
            _EventAllDay: boolean;
            _EventTimezone: string;
            _EventStartDate: string;
            _EventEndDate: string;
            _EventStartDateUTC: string;
            _EventEndDateUTC: string;
            _EventShowMap: boolean;
            _EventShowMapLink: boolean;
            _EventURL: string;
            _EventCost: string;
            _EventCostDescription: string;
            _EventCurrencySymbol: string;
            _EventCurrencyCode: string;
            _EventCurrencyPosition: string;
            _EventDateTimeSeparator: string;
            _EventTimeRangeSeparator: string;
            _EventOrganizerID: number[];
            _EventVenueID: number[];
            _OrganizerEmail: string;
            _OrganizerPhone: string;
            _OrganizerWebsite: string;
            _VenueAddress: string;
            _VenueCity: string;
            _VenueCountry: string;
            _VenueProvince: string;
            _VenueState: string;
            _VenueZip: string;
            _VenuePhone: string;
            _VenueURL: string;
            _VenueStateProvince: string;
            _VenueLat: string;
            _VenueLng: string;
            _VenueShowMap: boolean;
            _VenueShowMapLink: boolean;
            /** @description Whether the item has no structured data; absent if it is not set. */
            schema_disabled?: boolean;
            /** @description Type of the item in its structured data; absent if it is not set. */
            schema_type?: string;
        };
        /** @description A picture in one size. */
        MediaSize: {
            file: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Bytes; absent for `full`. */
            filesize?: number;
            mime_type: string;
            /** Format: uri */
            source_url: string;
        };
        /** @description Camera metadata of a picture. Numbers are strings; 0 and an empty string mean unknown. */
        ImageMeta: {
            aperture: string;
            credit: string;
            camera: string;
            caption: string;
            /** @description Seconds since 1970 by the clock of the camera. */
            created_timestamp: string;
            copyright: string;
            focal_length: string;
            iso: string;
            /** @description Seconds. */
            shutter_speed: string;
            title: string;
            orientation: string;
            keywords: string[];
            alt: string;
        };
        /** @description Metadata of the file. `file` is there for images, `image_meta` for images other than SVG, `width` and `height` for images and video whose size is known. The members from `length` on are those that could be read from a file of audio or video. */
        MediaDetails: {
            /** @description Pixels. */
            width?: number;
            /** @description Pixels. */
            height?: number;
            /** @description Name of the file with its folder. */
            file?: string;
            /** @description Bytes. */
            filesize: number;
            /** @description Smaller versions of a picture by name, and the picture itself as `full` if there are any. */
            sizes: {
                [key: string]: components["schemas"]["MediaSize"];
            };
            image_meta?: components["schemas"]["ImageMeta"];
            /** @description Seconds. */
            length?: number;
            /** @description Minutes and seconds, with hours in front where there are any. */
            length_formatted?: string;
            /** @description Container of sound or video. */
            fileformat?: string;
            /** @description Coding of sound or video. */
            dataformat?: string;
            /** @description Bits per second. */
            bitrate?: number;
            /** @description Samples per second. */
            sample_rate?: number;
            channels?: number;
            lossless?: boolean;
            title?: string;
            artist?: string;
            album?: string;
            year?: string;
            genre?: string;
            track_number?: string;
        };
        /** @description What only media items show. */
        MediaFields: {
            /**
             * @description Inherit means the status of what the item belongs to.
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /** @enum {string} */
            type: "attachment";
            meta: components["schemas"]["MediaMeta"];
            description: {
                raw: string;
                /** @description With the picture or a link to the file. */
                rendered: string;
            };
            caption: {
                raw: string;
                rendered: string;
            };
            /** @description Alternative text of a picture. */
            alt_text: string;
            /** @enum {string} */
            media_type: "image" | "file";
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /** @description Id of the item that the file is attached to. */
            post: number | null;
            /**
             * Format: uri
             * @description Address of the file.
             */
            source_url: string;
        };
        /** @description A media item, which is a file with a title and texts about it. */
        Media: components["schemas"]["EntryFields"] & components["schemas"]["MediaFields"] & components["schemas"]["Linked"];
        /** @description A file, or why none is shown. */
        EmbeddedMedia: components["schemas"]["Media"] | components["schemas"]["Error"];
        /** @description What every term shows. */
        TermFields: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
        };
        TermParent: {
            /** @description Id of the term above or 0. */
            parent: number;
        };
        CategoryTaxonomy: {
            /** @enum {string} */
            taxonomy: "category";
        };
        /** @description A category. */
        Category: components["schemas"]["TermFields"] & components["schemas"]["TermParent"] & components["schemas"]["CategoryTaxonomy"] & components["schemas"]["Linked"];
        TagTaxonomy: {
            /** @enum {string} */
            taxonomy: "post_tag";
        };
        /** @description A tag. */
        Tag: components["schemas"]["TermFields"] & components["schemas"]["TagTaxonomy"] & components["schemas"]["Linked"];
        CalendarCategoryTaxonomy: {
            /** @enum {string} */
            taxonomy: "cal_events_cat";
        };
        /** @description An event category. */
        CalendarCategory: components["schemas"]["TermFields"] & components["schemas"]["TermParent"] & components["schemas"]["CalendarCategoryTaxonomy"] & components["schemas"]["Linked"];
        PatternCategoryTaxonomy: {
            /** @enum {string} */
            taxonomy: "core_pattern_category";
        };
        /** @description A category of reusable blocks. */
        PatternCategory: components["schemas"]["TermFields"] & components["schemas"]["PatternCategoryTaxonomy"] & components["schemas"]["Linked"];
        MenuFields: {
            id: number;
            /** @description HTML. */
            description: string;
            name: string;
            slug: string;
            /** @description No keys are registered for menus. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Where the site shows it. */
            locations: string[];
            /** @description Pages that are published at the top come to its end by themselves. */
            auto_add: boolean;
        };
        /** @description A menu. */
        Menu: components["schemas"]["MenuFields"] & components["schemas"]["Linked"];
        /** @description The terms of one taxonomy, the menu of an item, or why none is shown. */
        EmbeddedTerms: (components["schemas"]["Category"] | components["schemas"]["Tag"] | components["schemas"]["CalendarCategory"] | components["schemas"]["PatternCategory"])[] | components["schemas"]["Menu"] | components["schemas"]["Error"];
        /** @description A post. */
        Post: components["schemas"]["EntryFields"] & components["schemas"]["EntryText"] & components["schemas"]["PostFields"] & components["schemas"]["Linked"];
        /** @description What only pages show. */
        PageFields: {
            /** @enum {string} */
            type: "page";
            /** @description Id of the page above or 0. */
            parent: number;
            /** @description Place among its siblings. */
            menu_order: number;
        };
        /** @description A page. */
        Page: components["schemas"]["EntryFields"] & components["schemas"]["EntryText"] & components["schemas"]["PageFields"] & components["schemas"]["Linked"];
        /** @description Fields that only entries of this type have. */
        EventEntryFields: {
            /** @enum {string} */
            type: "cal_events";
            /** @description Term ids. */
            tags: number[];
            /** @description Term ids. */
            cal_events_cat: number[];
        };
        /** @description An event as an entry; what only the calendar knows about it is in `meta`. */
        EventEntry: components["schemas"]["EntryFields"] & components["schemas"]["EntryText"] & components["schemas"]["EventEntryFields"] & components["schemas"]["Linked"];
        /** @description Fields that only entries of this type have. */
        VenueEntryFields: {
            /** @enum {string} */
            type: "cal_venue";
        };
        /** @description A venue as an entry; what only the calendar knows about it is in `meta`. */
        VenueEntry: components["schemas"]["EntryFields"] & components["schemas"]["EntryText"] & components["schemas"]["VenueEntryFields"] & components["schemas"]["Linked"];
        /** @description Fields that only entries of this type have. */
        OrganizerEntryFields: {
            /** @enum {string} */
            type: "cal_organizer";
        };
        /** @description An organizer as an entry; what only the calendar knows about it is in `meta`. */
        OrganizerEntry: components["schemas"]["EntryFields"] & components["schemas"]["EntryText"] & components["schemas"]["OrganizerEntryFields"] & components["schemas"]["Linked"];
        /** @description Registered keys, each with a default. */
        BlockMeta: {
            /**
             * @description How far texts follow the block that they use; empty if entirely.
             * @enum {string}
             */
            pattern_sync_status: "" | "partial" | "unsynced";
        };
        /** @description What reusable blocks show. Who may see them may put them into texts, so raw texts show in every context. */
        BlockFields: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_block";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            /** @description Its plain address. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /** @description Empty unless the block is protected. */
            password: string;
            content: {
                /** @description Empty while protected, but for the edit context. */
                raw: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["BlockMeta"];
            /** @description Term ids. */
            core_pattern_category: number[];
        };
        /** @description A reusable block. */
        Block: components["schemas"]["BlockFields"] & components["schemas"]["Linked"];
        /** @description Fields of a navigation. Like pages, without author and excerpt. */
        NavigationFields: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_navigation";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            /** @description Its plain address. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /** @description Empty unless it is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
        };
        /** @description A menu that is made of blocks. */
        Navigation: components["schemas"]["NavigationFields"] & components["schemas"]["Linked"];
        /** @description An entry, or why none is shown. */
        EmbeddedEntry: components["schemas"]["Post"] | components["schemas"]["Page"] | components["schemas"]["Media"] | components["schemas"]["EventEntry"] | components["schemas"]["VenueEntry"] | components["schemas"]["OrganizerEntry"] | components["schemas"]["Block"] | components["schemas"]["Navigation"] | components["schemas"]["Error"];
        MenuItemFields: {
            id: number;
            title: {
                raw: string;
                /** @description The title of the target if the item has none. */
                rendered: string;
            };
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description Where it leads. */
            url: string;
            /** @description Title attribute of the link. */
            attr_title: string;
            /** @description HTML. */
            description: string;
            /**
             * @description What it points to.
             * @enum {string}
             */
            type: "custom" | "post_type" | "post_type_archive" | "taxonomy";
            /** @description The same in words for people. */
            type_label: string;
            /** @description Type or taxonomy of what it points to. */
            object: string;
            /** @description Id of what it points to or 0. */
            object_id: number;
            /** @description Id of the item above or 0. */
            parent: number;
            /** @description Place in the menu. */
            menu_order: number;
            /**
             * @description Where the link opens.
             * @enum {string}
             */
            target: "" | "_blank";
            /** @description Classes of the link. */
            classes: string[];
            /** @description Relations of the link. */
            xfn: string[];
            /** @description Its target was deleted. */
            invalid: boolean;
            /** @description Id of its menu; null if it belongs to no menu. */
            menus: number | null;
            /** @description No keys are registered for menu items. */
            meta: {
                [key: string]: unknown;
            };
        };
        /** @description An item of a menu. */
        MenuItem: components["schemas"]["MenuItemFields"] & components["schemas"]["Linked"];
        /** @description An entry, a term or an item of a menu, or why none is shown. */
        EmbeddedItem: components["schemas"]["Post"] | components["schemas"]["Page"] | components["schemas"]["Media"] | components["schemas"]["EventEntry"] | components["schemas"]["VenueEntry"] | components["schemas"]["OrganizerEntry"] | components["schemas"]["Block"] | components["schemas"]["Navigation"] | components["schemas"]["Category"] | components["schemas"]["Tag"] | components["schemas"]["CalendarCategory"] | components["schemas"]["PatternCategory"] | components["schemas"]["Menu"] | components["schemas"]["MenuItem"] | components["schemas"]["Error"];
        /** @description A comment, or why none is shown. */
        EmbeddedComment: components["schemas"]["Comment"] | components["schemas"]["Error"];
        /** @description A menu, or why none is shown. */
        EmbeddedMenu: components["schemas"]["Menu"] | components["schemas"]["Error"];
        MenuLocationFields: {
            name: string;
            /** @description Human-readable label. */
            description: string;
            /** @description Id of the menu there or 0. */
            menu: number;
        };
        /** @description A place where the site shows a menu. */
        MenuLocation: components["schemas"]["MenuLocationFields"] & components["schemas"]["Linked"];
        /** @description A place for menus, or why none is shown. */
        EmbeddedMenuLocation: components["schemas"]["MenuLocation"] | components["schemas"]["Error"];
        /** @description Resources that `_embed` fetched, by relation, in the order of the links and in the embed context; absent without `_embed`, as is a relation of which there is nothing. A resource that the caller may not see is an error. */
        Embedded: {
            /** @description Who wrote it. */
            author?: components["schemas"]["EmbeddedUser"][];
            /** @description The comments on it. */
            replies?: components["schemas"]["EmbeddedComments"][];
            /** @description Its featured image. */
            "core:featuredmedia"?: components["schemas"]["EmbeddedMedia"][];
            /** @description Its terms, one list for each taxonomy; of a menu item the menu. */
            "core:term"?: components["schemas"]["EmbeddedTerms"][];
            /** @description What a file belongs to. */
            "core:attached-to"?: components["schemas"]["EmbeddedEntry"][];
            /** @description The parent, or what a comment is on. */
            up?: components["schemas"]["EmbeddedItem"][];
            /** @description What it answers. */
            "in-reply-to"?: components["schemas"]["EmbeddedComment"][];
            /** @description Its answers. */
            children?: components["schemas"]["EmbeddedComments"][];
            /** @description What was found. */
            self?: components["schemas"]["EmbeddedItem"][];
            "core:menu"?: components["schemas"]["EmbeddedMenu"][];
            "core:menu-location"?: components["schemas"]["EmbeddedMenuLocation"][];
            /** @description What it leads to. */
            "core:menu-item-object"?: components["schemas"]["EmbeddedItem"][];
        };
        /** @description Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty. */
        TitleInput: string | {
            raw?: string | number | boolean | null;
        };
        /** @description Writable fields of every entry, whatever its type. */
        EntryInputFields: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /**
             * @description Null has no effect.
             * @enum {string}
             */
            comment_status?: "open" | "closed";
            /**
             * @description Null has no effect.
             * @enum {string}
             */
            ping_status?: "open" | "closed";
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
        };
        /** @description Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed. */
        ContentInput: string | {
            raw?: string | number | boolean | null;
        };
        /** @description Like the content. Without one the answer shows the beginning of the content. */
        ExcerptInput: string | {
            raw?: string | number | boolean | null;
        };
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these. */
        EntryMetaInput: {
            [key: string]: unknown;
        };
        /** @description Writable fields of entries with content, that is posts and pages. */
        EntryTextInput: {
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
        };
        /** @description Writable fields of posts and pages. */
        EntryInput: components["schemas"]["EntryInputFields"] & components["schemas"]["EntryTextInput"];
        /** @description What can be written on posts only. */
        PostInputFields: {
            /**
             * @description Null has no effect.
             * @enum {string}
             */
            format?: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /** @description Shown before others; not together with a password. Null means no. */
            sticky?: boolean | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            categories?: number[] | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            tags?: number[] | null;
        };
        /** @description Writable fields of a post. */
        PostInput: components["schemas"]["EntryInput"] & components["schemas"]["PostInputFields"];
        DeletedPost: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Post"];
        };
        /** @description A snapshot of an entry. */
        RevisionFields: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
        };
        RevisionMeta: {
            meta: components["schemas"]["EntryMeta"];
        };
        RevisionDates: {
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
        };
        /** @description A revision of a post or page. */
        Revision: components["schemas"]["RevisionFields"] & components["schemas"]["RevisionMeta"] & components["schemas"]["RevisionDates"] & components["schemas"]["Linked"];
        DeletedRevision: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Revision"];
        };
        TextDiffPart: {
            /** @enum {string} */
            op: "equal" | "delete" | "insert";
            text: string;
        };
        /** @description A text in parts, line by line and where lines were changed word by word. Parts that are equal or deleted make up the old text, parts that are equal or inserted the new one. No parts where both texts are empty. */
        TextDiff: components["schemas"]["TextDiffPart"][];
        /** @description The differences between a revision and another one or the current item. */
        RevisionDiff: {
            /** @description Id of the entry. */
            parent: number;
            /** @description Id of the revision. */
            from: number;
            /** @description Id of the other revision; the id of the entry for its present state. */
            to: number;
            title: components["schemas"]["TextDiff"];
            content: components["schemas"]["TextDiff"];
            excerpt: components["schemas"]["TextDiff"];
        };
        AutosaveFields: {
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string | null;
            /**
             * Format: uri
             * @description Address that shows the entry with it.
             */
            preview_link: string;
        };
        /** @description Links of an autosave, and the embedded resources. A draft that was changed itself, by its author, has no links. */
        AutosaveLinked: {
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description The autosave of one user and one post or page. What was never sent is empty. */
        Autosave: components["schemas"]["RevisionFields"] & components["schemas"]["RevisionMeta"] & components["schemas"]["AutosaveFields"] & components["schemas"]["AutosaveLinked"];
        AutosaveInputFields: {
            /** @description Id of the item that the autosave belongs to. The address counts. */
            parent?: number;
        };
        /** @description The fields of a post. Title, content and excerpt are stored; the others are checked but have no effect. */
        PostAutosaveInput: components["schemas"]["PostInput"] & components["schemas"]["AutosaveInputFields"];
        /** @description What the link shows. */
        PreviewLinkInput: {
            /** @description Id of a revision or autosave of the item, whose texts the link shows. By default it shows the item itself. */
            revision?: number;
        };
        /** @description A link that shows an item that is not public yet. */
        PreviewLink: {
            /**
             * Format: uri
             * @description The page of this site that shows the item.
             */
            url: string;
            /**
             * Format: uri
             * @description The address of the preview on a separate front end; null unless `PREVIEW_URL` is set.
             */
            front_end_url: string | null;
            /** @description Opens the item over the API, as `preview_token` or `X-Preview-Token`; both addresses contain it. */
            token: string;
            /**
             * Format: date-time
             * @description When the link ends, in UTC.
             */
            expires: string;
        };
        /** @description What can be written on pages only. */
        PageInputFields: {
            /** @description Id of the page above. Null or 0 is the top. */
            parent?: number | null;
            /** @description Place among its siblings. Null means 0. */
            menu_order?: number | null;
        };
        /** @description Writable fields of a page. */
        PageInput: components["schemas"]["EntryInput"] & components["schemas"]["PageInputFields"];
        DeletedPage: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Page"];
        };
        /** @description The fields of a page. Title, content and excerpt are stored; the others are checked but have no effect. */
        PageAutosaveInput: components["schemas"]["PageInput"] & components["schemas"]["AutosaveInputFields"];
        /** @description Like the title; shown next to the file. */
        CaptionInput: string | {
            raw?: string | null;
        };
        /** @description Like the title; longer than the caption, for the page of the file. */
        DescriptionInput: string | {
            raw?: string | null;
        };
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. */
        MediaMetaInput: {
            [key: string]: unknown;
        };
        /** @description What can be written on media items only. */
        MediaInputFields: {
            /**
             * @description Private hides the item; any other status and null mean `inherit`.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "inherit" | "trash" | null;
            /** @description Alternative text of a picture. Markup is removed; null empties it. */
            alt_text?: string | null;
            caption?: components["schemas"]["CaptionInput"];
            description?: components["schemas"]["DescriptionInput"];
            /** @description Id of the item that the file is attached to. Null or 0 detaches it. */
            post?: number | null;
            meta?: components["schemas"]["MediaMetaInput"];
        };
        /** @description Writable fields of a media item. Of the statuses only private takes effect; every other one stands for inherit, and restores an item from the trash. */
        MediaInput: components["schemas"]["EntryInputFields"] & components["schemas"]["MediaInputFields"];
        MediaUploadFile: {
            /**
             * Format: binary
             * @description The file; exactly one.
             */
            file?: string;
        };
        /** @description A file and the fields of its media item. */
        MediaUpload: components["schemas"]["MediaInput"] & components["schemas"]["MediaUploadFile"];
        MediaFetchSource: {
            /**
             * Format: uri
             * @description Public address of the file.
             */
            url: string;
        };
        /** @description The address of a file and the fields of its media item. */
        MediaFetchInput: components["schemas"]["MediaInput"] & components["schemas"]["MediaFetchSource"];
        DeletedMedia: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Media"];
        };
        /** @description A rotation has an angle. A crop has the edges and the extent of the part that stays, in percent of the picture as the steps before left it. */
        MediaModifierArgs: {
            /** @description Degrees clockwise. */
            angle?: number;
            left?: number;
            top?: number;
            width?: number;
            height?: number;
        };
        /** @description One step of editing a picture. */
        MediaModifier: {
            /** @enum {string} */
            type: "rotate" | "crop";
            args: components["schemas"]["MediaModifierArgs"];
        };
        /** @description How a picture is changed: steps in `modifiers`, done in their order, or one rotation and then one crop. Something has to change. */
        MediaEditInput: {
            /**
             * Format: uri
             * @description Address of the picture or of one of its sizes.
             */
            src: string;
            /** @description Steps, applied in order. They replace the other members. */
            modifiers?: components["schemas"]["MediaModifier"][];
            /** @description Degrees clockwise. */
            rotation?: number;
            /** @description Left edge of the crop in percent of the width. */
            x?: number;
            /** @description Upper edge of the crop in percent of the height. */
            y?: number;
            /** @description Width of the part that stays; percent. */
            width?: number;
            /** @description Height of the part that stays; percent. */
            height?: number;
        };
        /** @description Pattern categories, and how they are combined. */
        PatternCategoryFilter: {
            /**
             * @description Term ids.
             * @default []
             */
            terms: number[];
            /**
             * @description All of the terms or one of them.
             * @default OR
             * @enum {string}
             */
            operator: "AND" | "OR";
        };
        /** @description Pattern categories to leave out. */
        PatternCategoryExclusion: {
            /**
             * @description Term ids.
             * @default []
             */
            terms: number[];
        };
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default. */
        BlockMetaInput: {
            /**
             * @description How far texts follow the block that they use; empty if entirely.
             * @enum {string|null}
             */
            pattern_sync_status?: "" | "partial" | "unsynced" | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Writable fields of a reusable block. */
        BlockInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Made unique. Null derives it again from the title. */
            slug?: string | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the block. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            title?: components["schemas"]["TitleInput"];
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            meta?: components["schemas"]["BlockMetaInput"];
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            core_pattern_category?: number[] | null;
        };
        DeletedBlock: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Block"];
        };
        BlockRevisionMeta: {
            meta: components["schemas"]["BlockMeta"];
        };
        /** @description A revision of a reusable block. */
        BlockRevision: components["schemas"]["RevisionFields"] & components["schemas"]["BlockRevisionMeta"] & components["schemas"]["RevisionDates"] & components["schemas"]["Linked"];
        DeletedBlockRevision: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["BlockRevision"];
        };
        /** @description The autosave of one user and one reusable block. What was never sent is empty. */
        BlockAutosave: components["schemas"]["RevisionFields"] & components["schemas"]["BlockRevisionMeta"] & components["schemas"]["AutosaveFields"] & components["schemas"]["AutosaveLinked"];
        /** @description The fields of a block. Title, content and excerpt are stored; the others are checked but have no effect. */
        BlockAutosaveInput: components["schemas"]["BlockInput"] & components["schemas"]["AutosaveInputFields"];
        TermCreateFields: {
            /** @description Not empty. */
            name: string;
        };
        /** @description What can be written on every term. */
        TermInputFields: {
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            };
        };
        TagParentInput: {
            /** @description Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent. */
            parent?: unknown;
        };
        /** @description Writable fields of a new pattern category. */
        PatternCategoryCreateInput: components["schemas"]["TermCreateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TagParentInput"];
        TermUpdateFields: {
            /** @description Not empty, and so not null either. */
            name?: string | null;
        };
        /** @description Writable fields of a pattern category. */
        PatternCategoryUpdateInput: components["schemas"]["TermUpdateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TagParentInput"];
        DeletedPatternCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["PatternCategory"];
        };
        TermParentInput: {
            /** @description Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead. */
            parent?: number | null;
        };
        /** @description Writable fields of a new category. */
        CategoryCreateInput: components["schemas"]["TermCreateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TermParentInput"];
        /** @description Writable fields of a category. */
        CategoryUpdateInput: components["schemas"]["TermUpdateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TermParentInput"];
        DeletedCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Category"];
        };
        /** @description Writable fields of a new tag. */
        TagCreateInput: components["schemas"]["TermCreateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TagParentInput"];
        /** @description Writable fields of a tag. */
        TagUpdateInput: components["schemas"]["TermUpdateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TagParentInput"];
        DeletedTag: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Tag"];
        };
        /** @description Writable fields of every menu. */
        MenuInputFields: {
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for menus; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none. */
            locations?: string[] | null;
            /** @description Pages that are published at the top come to its end by themselves from then on. Null means no. */
            auto_add?: boolean | null;
        };
        /** @description Writable fields of a new menu. */
        MenuCreateInput: components["schemas"]["TermCreateFields"] & components["schemas"]["MenuInputFields"];
        /** @description Writable fields of a menu. */
        MenuUpdateInput: components["schemas"]["TermUpdateFields"] & components["schemas"]["MenuInputFields"];
        DeletedMenu: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Menu"];
        };
        /** @description Menus, and how they are combined. */
        MenuFilter: {
            /**
             * @description Menu ids.
             * @default []
             */
            terms: number[];
            /**
             * @description All of the menus or one of them.
             * @default OR
             * @enum {string}
             */
            operator: "AND" | "OR";
        };
        /** @description Menus to leave out. */
        MenuExclusion: {
            /**
             * @description Menu ids.
             * @default []
             */
            terms: number[];
        };
        /** @description Writable fields of a menu item. */
        MenuItemInput: {
            title?: components["schemas"]["TitleInput"];
            /**
             * @description Kind of target; a custom link by default.
             * @enum {string}
             */
            type?: "custom" | "post_type" | "post_type_archive" | "taxonomy";
            /**
             * @description Published by default.
             * @enum {string}
             */
            status?: "publish" | "draft" | "pending" | "private";
            /** @description Id of the item above, in the same menu. Null or 0 is the top. */
            parent?: number | null;
            /** @description Title attribute of the link. */
            attr_title?: string;
            /** @description Classes of the link. A comma list is accepted as well. */
            classes?: string[];
            /** @description HTML; markup that is not allowed is removed. */
            description?: string;
            /** @description Position in the menu; the first by default. */
            menu_order?: number;
            /** @description Type or taxonomy of what it points to. */
            object?: string;
            /** @description Id of what it points to. */
            object_id?: number;
            /**
             * @description Where the link opens.
             * @enum {string}
             */
            target?: "" | "_blank";
            /** @description Target of a custom link. Addresses that could run scripts count as empty. */
            url?: string;
            /** @description Relations of the link. A comma list is accepted as well. */
            xfn?: string[];
            /** @description Id of its menu. Null or 0 means no menu; an unknown id is rejected with `invalid_menu_id`. */
            menus?: number | null;
            /** @description No keys are registered for menu items; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            };
        };
        DeletedMenuItem: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["MenuItem"];
        };
        /** @description Text, or an object with it as `raw`. Markup that the caller may not use is removed. */
        CommentContentInput: string | {
            raw?: string | null;
        };
        /** @description Writable fields of new and existing comments. */
        CommentInputFields: {
            /** @description User id; only moderators write for others. */
            author?: number;
            /** @description A mail address; moderators may leave it empty. */
            author_email?: string;
            /** @description Where it was sent from; for moderators. */
            author_ip?: string;
            author_name?: string;
            /** @description An http or https address; anything else becomes empty. */
            author_url?: string;
            content?: components["schemas"]["CommentContentInput"];
            /**
             * Format: date-time-or-local
             * @description In the zone of the site or with an offset.
             */
            date?: string;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins.
             */
            date_gmt?: string;
            /** @description Id of an approved comment on the same item; 0 for no parent. */
            parent?: number;
            /** @description Id of the item. */
            post?: number;
            /** @description For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing. */
            status?: string;
            /** @description No keys are registered; all are ignored. */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description Fields that only new comments accept. */
        CommentCreateFields: {
            /** @description Must be absent; rejected with `rest_comment_exists`. */
            id?: number;
            /**
             * @description `comment`, or `note` for those who may edit the item.
             * @default comment
             */
            type: string;
        };
        /** @description Writable fields of a new comment. */
        CommentCreateInput: components["schemas"]["CommentInputFields"] & components["schemas"]["CommentCreateFields"];
        /** @description Fields that only updates check. */
        CommentUpdateFields: {
            /** @description Cannot change; another one is rejected with `rest_comment_invalid_type`. */
            type?: string;
        };
        /** @description What can be changed on a comment. */
        CommentUpdateInput: components["schemas"]["CommentInputFields"] & components["schemas"]["CommentUpdateFields"];
        DeletedComment: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Comment"];
        };
        /** @description What can be written on navigation. */
        NavigationInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Made unique. Null derives it again from the title. */
            slug?: string | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens it. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            title?: components["schemas"]["TitleInput"];
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
        };
        DeletedNavigation: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Navigation"];
        };
        /** @description Writable fields that only events have. */
        EventEntryInputFields: {
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            tags?: number[] | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            cal_events_cat?: number[] | null;
        };
        /** @description Writable fields of an event as an entry. */
        EventEntryInput: components["schemas"]["EntryInput"] & components["schemas"]["EventEntryInputFields"];
        DeletedEventEntry: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["EventEntry"];
        };
        DeletedCalendarCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["CalendarCategory"];
        };
        /** @description Writable fields of a venue as an entry. */
        VenueEntryInput: components["schemas"]["EntryInput"];
        DeletedVenueEntry: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["VenueEntry"];
        };
        /** @description Writable fields of an organizer as an entry. */
        OrganizerEntryInput: components["schemas"]["EntryInput"];
        DeletedOrganizerEntry: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["OrganizerEntry"];
        };
        /** @description How the lock is taken. */
        EditLockInput: {
            /**
             * @description Take over the lock of another user.
             * @default false
             */
            take_over: boolean;
        };
        /** @description Who is editing an item. */
        EditLock: {
            /** @description Id of the item. */
            id: number;
            /** @description Id of the user who holds the lock; null if it is free. */
            user: number | null;
            /** @description Display name of the user. */
            user_name: string;
            /**
             * Format: date-time
             * @description When the lock ends unless it is renewed, in UTC.
             */
            expires: string | null;
            /** @description Whether the caller holds it. */
            is_own: boolean;
        };
        /**
         * @description A content type.
         * @enum {string}
         */
        TypeSlug: "post" | "page" | "attachment" | "nav_menu_item" | "core_block" | "core_navigation" | "cal_events" | "cal_venue" | "cal_organizer";
        UserCreateFields: {
            /** @description Login name; at most 60 letters, digits, blanks and `_.-@`. */
            username: string;
            /** Format: email */
            email: string;
            /** @description At least 8 characters and no backslash; neither a common password nor the user name or e-mail address. What is too easy to guess is rejected with `rest_user_weak_password`. */
            password: string;
        };
        /** @description Registered keys; unknown ones are ignored. */
        UserMetaInput: {
            /** @description Settings of editors, by editor. */
            persisted_preferences?: {
                [key: string]: unknown;
            };
        };
        /** @description Writable fields of new and existing users. Null empties a text. */
        UserInputFields: {
            /** @description Display name; the login name if empty. */
            name?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            /** @description Address of the user's website. */
            url?: string | null;
            description?: string | null;
            /**
             * @description Empty means the default of the site.
             * @enum {string|null}
             */
            locale?: "" | "en_US" | null;
            nickname?: string | null;
            /** @description Must not belong to another user. */
            slug?: string | null;
            /** @description Needs the capability to promote users. An empty list removes all roles. */
            roles?: string[];
            meta?: components["schemas"]["UserMetaInput"];
        };
        /** @description Writable fields of a new user. */
        UserCreateInput: components["schemas"]["UserCreateFields"] & components["schemas"]["UserInputFields"];
        UserUpdateFields: {
            /** @description Only the one that the user has; null is rejected. */
            username?: string | null;
            /** Format: email */
            email?: string;
            /** @description No backslash; neither a common password nor the user name or e-mail address (`rest_user_weak_password`). null is rejected. */
            password?: string | null;
        };
        /** @description Writable fields of a user. */
        UserUpdateInput: components["schemas"]["UserUpdateFields"] & components["schemas"]["UserInputFields"];
        DeletedUser: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["User"];
        };
        ApplicationPasswordFields: {
            /** Format: uuid */
            uuid: string;
            /** @description The uuid of the program or empty. */
            app_id: string;
            name: string;
            /** @description In UTC, without a zone. */
            created: string;
            /** @description In UTC, without a zone; refreshed once a day at most. */
            last_used: string | null;
            /** @description Address of the last use. */
            last_ip: string | null;
        };
        /** @description What it is limited to; a member is there where there is a limit. */
        ApplicationPasswordLimits: {
            /** @description What it may be used for, as `AREA:VERB`. */
            scopes?: string[];
            /** @description When it stops working, in UTC, without a zone. */
            expires?: string;
            /** @description IP addresses and subnets from which it works. */
            allowed_addresses?: string[];
        };
        /** @description Shown only in the answer that creates it. */
        ApplicationPasswordSecret: {
            /** @description 24 characters in groups of four. */
            password?: string;
        };
        /** @description A password for one program. */
        ApplicationPassword: components["schemas"]["ApplicationPasswordFields"] & components["schemas"]["ApplicationPasswordLimits"] & components["schemas"]["ApplicationPasswordSecret"] & components["schemas"]["Linked"];
        ApplicationPasswordAppInput: {
            /** @description The uuid of the program. */
            app_id?: string | "";
        };
        ApplicationPasswordCreateFields: {
            /** @description A name that distinguishes it from others. */
            name: string;
        };
        ApplicationPasswordLimitsInput: {
            /** @description What it may be used for, each as `AREA:VERB`. An area is a namespace, such as `core/v2`, or `*` for all. Verbs are `read` (GET), `write` (POST, PUT and PATCH) and `delete`, or `*`. Writes below `/core/v2/users` belong to the area `accounts` instead: who may make them can take every right of the user. An empty list is no limit. */
            scopes?: string[];
            /**
             * Format: date-time-or-local
             * @description When it stops working, in UTC unless a zone is named; null for never.
             */
            expires?: string | null;
            /** @description IP addresses and subnets such as `192.0.2.0/24` from which it works. An empty list is no limit. */
            allowed_addresses?: (string)[];
        };
        /** @description Writable fields of a new application password. */
        ApplicationPasswordCreateInput: components["schemas"]["ApplicationPasswordAppInput"] & components["schemas"]["ApplicationPasswordCreateFields"] & components["schemas"]["ApplicationPasswordLimitsInput"];
        DeletedApplicationPasswords: {
            /** @constant */
            deleted: true;
            count: number;
        };
        ApplicationPasswordUpdateFields: {
            /** @description A name that distinguishes it from others. */
            name?: string;
        };
        /** @description Writable fields of an application password. */
        ApplicationPasswordUpdateInput: components["schemas"]["ApplicationPasswordAppInput"] & components["schemas"]["ApplicationPasswordUpdateFields"] & components["schemas"]["ApplicationPasswordLimitsInput"];
        DeletedApplicationPassword: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["ApplicationPassword"];
        };
        TypeFields: {
            /** @description Which capability each right needs. */
            capabilities: {
                [key: string]: string;
            };
            description: string;
            /** @description Items have a parent. */
            hierarchical: boolean;
            /** @description Whether it has an archive page, or the slug of that page. */
            has_archive: boolean | string;
            visibility: {
                show_ui: boolean;
                show_in_nav_menus: boolean;
            };
            /** @description Its items have pages. */
            viewable: boolean;
            /** @description Words for people, by use. */
            labels: {
                [key: string]: string | null;
            };
            name: string;
            slug: string;
            /** @description What its items have. */
            supports: {
                [key: string]: unknown;
            };
            taxonomies: string[];
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            icon: string | null;
            template: unknown[];
            template_lock: string | boolean;
        };
        /** @description A content type. */
        Type: components["schemas"]["TypeFields"] & components["schemas"]["Linked"];
        StatusFields: {
            name: string;
            /** @description Only for those with the right to read private items. */
            private: boolean;
            /** @description Only for those who may edit. */
            protected: boolean;
            /** @description For everyone. */
            public: boolean;
            queryable: boolean;
            show_in_list: boolean;
            slug: string;
            /** @description The date moves along until publication. */
            date_floating: boolean;
        };
        /** @description An entry status. */
        Status: components["schemas"]["StatusFields"] & components["schemas"]["Linked"];
        TaxonomyFields: {
            /** @description Which capability each right needs. */
            capabilities: {
                manage_terms: string;
                edit_terms: string;
                delete_terms: string;
                assign_terms: string;
            };
            description: string;
            /** @description Terms have a parent. */
            hierarchical: boolean;
            /** @description Words for people, by use. */
            labels: {
                [key: string]: string | null;
            };
            name: string;
            slug: string;
            show_cloud: boolean;
            types: string[];
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            visibility: {
                public: boolean;
                publicly_queryable: boolean;
                show_admin_column: boolean;
                show_in_nav_menus: boolean;
                show_in_quick_edit: boolean;
                show_ui: boolean;
            };
        };
        /** @description A taxonomy. */
        Taxonomy: components["schemas"]["TaxonomyFields"] & components["schemas"]["Linked"];
        SearchResultFields: {
            /** @description Id of the entry or term; the slug of a format. */
            id: number | string;
            /** @description Rendered title or name. */
            title: string;
            /**
             * Format: uri
             * @description Address on the site.
             */
            url: string;
            /** @description `post` for entries, `post-format` for formats; for terms their taxonomy. */
            type: string;
        };
        SearchSubtype: {
            /** @description Content type of an entry. */
            subtype?: string;
        };
        /** @description Something that a search has found. */
        SearchResult: components["schemas"]["SearchResultFields"] & components["schemas"]["SearchSubtype"] & components["schemas"]["Linked"];
        /** @description Settings of the site. */
        Settings: {
            /** @description Title of the site in its HTML form. */
            title: string;
            /** @description Tagline of the site in its HTML form. */
            description: string;
            /**
             * Format: uri
             * @description Address of the site.
             */
            url: string;
            /** @description Where messages about the site go; empty for nowhere. */
            email: string;
            /** @description IANA name of the zone or an offset such as UTC+5:30. */
            timezone: string;
            /** @description How pages of the site write dates. */
            date_format: string;
            /** @description How pages of the site write times. */
            time_format: string;
            /** @description First day of the week; 0 is Sunday. */
            start_of_week: number;
            /** @description Locale of the site, such as en_US. */
            language: string;
            /** @description Whether text smilies are shown as pictures. */
            use_smilies: boolean;
            /** @description Category of posts that name none. */
            default_category: number;
            /** @description Format of new posts that name none; 0 is the standard one. */
            default_post_format: string;
            /** @description How many posts a page of the site lists. */
            posts_per_page: number;
            /**
             * @description What the front page of the site shows.
             * @enum {string}
             */
            show_on_front: "posts" | "page";
            /** @description The page at the front; 0 for none. */
            page_on_front: number;
            /** @description The page that lists posts; 0 for none. */
            page_for_posts: number;
            /**
             * @description Ping status of new posts that name none.
             * @enum {string}
             */
            default_ping_status: "open" | "closed";
            /**
             * @description Comment status of new posts that name none.
             * @enum {string}
             */
            default_comment_status: "open" | "closed";
            /** @description The media item that is the logo. */
            site_logo: number | null;
            /** @description The media item that is the icon; 0 for none. */
            site_icon: number;
            /** @description Styles of pages besides those that they have. */
            custom_css: string;
            /** @description Whether the footer of pages links to the API and its documents. */
            show_api_links: boolean;
        };
        /** @description Settings to change. Null restores the default. */
        SettingsInput: {
            /** @description Title of the site. Markup counts as text. */
            title?: string | null;
            /** @description Tagline of the site. Markup counts as text. */
            description?: string | null;
            /**
             * Format: uri
             * @description Address of the site. It comes from the configuration of the service, so any other value is rejected.
             */
            url?: string | null;
            /** @description Mail address for messages about the site; empty for none. */
            email?: string | null;
            /** @description IANA name of the zone or an offset such as UTC+5:30. */
            timezone?: string | null;
            /** @description How pages of the site write dates, in letters such as those of `j. F Y`; with `F j, Y` as the language does. */
            date_format?: string | null;
            /** @description How pages of the site write times, in letters such as those of `H:i`; with `g:i a` as the language does. */
            time_format?: string | null;
            /** @description First day of the week. */
            start_of_week?: number | null;
            /** @description Locale of the site, such as en_US; language and region must exist. */
            language?: string | null;
            /** @description Whether text smilies are shown as pictures. */
            use_smilies?: boolean | null;
            /** @description Category of posts that name none. It has to exist. */
            default_category?: number | null;
            /**
             * @description Default format of new posts.
             * @enum {string|null}
             */
            default_post_format?: "0" | "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio" | null;
            /** @description How many posts a page of the site lists. -1 stands for as many as a page can hold, 0 counts as 1, and other numbers below it count without their sign. */
            posts_per_page?: number | null;
            /** @enum {string|null} */
            show_on_front?: "posts" | "page" | null;
            /** @description A page that exists and is not in the trash; 0 for none. */
            page_on_front?: number | null;
            /** @description A page that exists and is not in the trash; 0 for none. */
            page_for_posts?: number | null;
            /** @enum {string|null} */
            default_ping_status?: "open" | "closed" | null;
            /** @enum {string|null} */
            default_comment_status?: "open" | "closed" | null;
            /** @description A media item that exists; 0 for none. */
            site_logo?: number | null;
            /** @description A media item that exists; 0 for none. */
            site_icon?: number | null;
            /** @description Styles of pages besides those that they have. Rules `@import`, `@charset` and `@namespace` are refused, and so are addresses on other sites; `data:image/` is taken. */
            custom_css?: string | null;
            /** @description Whether the footer of pages links to the API and its documents. */
            show_api_links?: boolean | null;
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        AuditEventKind: "sign_in" | "sign_in_refused" | "session_ended" | "account_created" | "account_changed" | "role_granted" | "role_removed" | "password_reset_requested" | "password_changed" | "account_deleted" | "application_password_created" | "application_password_changed" | "application_password_revoked" | "setting_changed" | "entry_deleted" | "term_deleted" | "comment_deleted" | "site_exported" | "site_imported";
        /**
         * @description What kind of object an event is about.
         * @enum {string}
         */
        AuditObjectType: "user" | "application_password" | "setting" | "entry" | "term" | "comment" | "site";
        /** @description Who caused an event. */
        AuditActor: {
            /**
             * @description A user; an anonymous client; the command line; a background job; or somebody with direct access to the database.
             * @enum {string}
             */
            kind: "user" | "visitor" | "cli" | "job" | "database";
            /** @description Id of the user. */
            id: number | null;
            /** @description Login name of the user at the time. */
            name: string | null;
        };
        /** @description What an event is about. */
        AuditObject: {
            type: components["schemas"]["AuditObjectType"];
            /** @description Id of the object, uuid of an application password, name of a setting; empty where there is none. */
            id: string;
            /** @description Login name, title or name at the time. */
            name: string;
        };
        /** @description Further members of an event, by its kind, without secrets. */
        AuditDetails: {
            /** @description Which fields of the account were changed. */
            members?: string[];
            /** @description The mail address of the account, or how it was changed. */
            email?: string | {
                from: string;
                to: string;
            };
            /** @description The roles that were granted, removed or held. */
            roles?: string[];
            /** @description Whose application password it is. */
            user?: {
                id: number;
                name: string;
            };
            /** @description Scopes of the application password. */
            scopes?: string[];
            /** @description When the application password ends. */
            expires?: string;
            /** @description Addresses of the application password, at most twenty. */
            allowed_addresses?: string[];
            /** @description How many sessions have ended. */
            sessions?: number;
            /** @description The value of the setting before; left out where it is the default, long, or confidential. */
            from?: string | number | boolean | unknown[];
            /** @description The value of the setting since; left out where it is the default, long, or confidential. */
            to?: string | number | boolean | unknown[];
            /** @description Type of the entry or comment, or taxonomy of the term. */
            type?: string;
            /** @description Where the content came from. */
            source?: string;
            /** @description Whether all former content was discarded. */
            replaced?: boolean;
        };
        /** @description An event of the audit trail. It stays as it was written, whatever happens to the user and the object that it names. */
        AuditEvent: {
            id: number;
            /**
             * Format: utc-date-time
             * @description In UTC.
             */
            date: string;
            kind: components["schemas"]["AuditEventKind"];
            actor: components["schemas"]["AuditActor"];
            /** @description Client address of the request; null without a request. */
            address: string | null;
            /**
             * Format: uuid
             * @description The application password that the request came with.
             */
            application_password: string | null;
            object: components["schemas"]["AuditObject"];
            details: components["schemas"]["AuditDetails"];
            _links: components["schemas"]["Links"];
        };
        /**
         * @description The name of an event; `post.*` and the like select all events of a kind, `*` for all.
         * @enum {string}
         */
        WebhookEvent: "*" | "post.*" | "page.*" | "block.*" | "navigation.*" | "menu_item.*" | "event.*" | "venue.*" | "organizer.*" | "media.*" | "comment.*" | "term.*" | "user.*" | "post.created" | "post.published" | "post.updated" | "post.unpublished" | "post.trashed" | "post.restored" | "post.deleted" | "page.created" | "page.published" | "page.updated" | "page.unpublished" | "page.trashed" | "page.restored" | "page.deleted" | "block.created" | "block.published" | "block.updated" | "block.unpublished" | "block.trashed" | "block.restored" | "block.deleted" | "navigation.created" | "navigation.published" | "navigation.updated" | "navigation.unpublished" | "navigation.trashed" | "navigation.restored" | "navigation.deleted" | "menu_item.created" | "menu_item.published" | "menu_item.updated" | "menu_item.unpublished" | "menu_item.trashed" | "menu_item.restored" | "menu_item.deleted" | "event.created" | "event.published" | "event.updated" | "event.unpublished" | "event.trashed" | "event.restored" | "event.deleted" | "venue.created" | "venue.published" | "venue.updated" | "venue.unpublished" | "venue.trashed" | "venue.restored" | "venue.deleted" | "organizer.created" | "organizer.published" | "organizer.updated" | "organizer.unpublished" | "organizer.trashed" | "organizer.restored" | "organizer.deleted" | "media.created" | "media.updated" | "media.deleted" | "comment.created" | "comment.approved" | "comment.updated" | "comment.trashed" | "comment.restored" | "comment.deleted" | "term.created" | "term.updated" | "term.deleted" | "user.created" | "user.updated" | "user.deleted" | "settings.changed";
        WebhookFields: {
            id: number;
            /**
             * Format: uri
             * @description Where messages are sent.
             */
            url: string;
            /** @description What it is for. */
            description: string;
            /** @description What it is notified of. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Only events of these types of entries and comments, or taxonomies; all if it is empty. */
            types: string[];
            /** @description Only events of entries with one of these terms, and of the terms themselves; all if it is empty. */
            terms: number[];
            /**
             * @description `paused` by an administrator, or `disabled` by the service: after three days without a success, when more waits for it than is kept, or when its receiver answered 410.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date-time
             * @description When the first attempt failed after the last success; null while all is well.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it was changed last, in UTC.
             */
            modified: string;
        };
        /** @description Shown only in the answers that make it. */
        WebhookSecret: {
            /** @description The key of signatures, as `whsec_` and 32 bytes in Base64. */
            secret?: string;
        };
        /** @description An address that is notified of events of the site. */
        Webhook: components["schemas"]["WebhookFields"] & components["schemas"]["WebhookSecret"] & components["schemas"]["Linked"];
        WebhookTargetRequired: {
            /**
             * Format: uri
             * @description An address on the public internet, by HTTPS or HTTP on a usual port. Redirects are not followed.
             */
            url: string;
            /** @description What it is notified of. */
            events: components["schemas"]["WebhookEvent"][];
        };
        WebhookInputFields: {
            /** @description What it is for. */
            description?: string;
            /** @description Only events of these types of entries and comments, or taxonomies; all if it is empty. */
            types?: string[];
            /** @description Only events of entries with one of these terms, and of the terms themselves; all if it is empty. */
            terms?: number[];
            /**
             * @description A webhook that the service has disabled works again when it is made active.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        /** @description Writable fields of a new webhook. */
        WebhookCreateInput: components["schemas"]["WebhookTargetRequired"] & components["schemas"]["WebhookInputFields"];
        WebhookTargetOptional: {
            /**
             * Format: uri
             * @description An address on the public internet, by HTTPS or HTTP on a usual port. Redirects are not followed.
             */
            url?: string;
            /** @description What it is notified of. */
            events?: components["schemas"]["WebhookEvent"][];
        };
        /** @description Writable fields of a webhook. */
        WebhookUpdateInput: components["schemas"]["WebhookTargetOptional"] & components["schemas"]["WebhookInputFields"];
        DeletedWebhook: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Webhook"];
        };
        /** @description For how long the former secret is used too. */
        WebhookRotationInput: {
            /**
             * @description Hours for which messages are signed with the former secret as well.
             * @default 24
             */
            overlap_hours: number;
        };
        /** @description Who did it. */
        MessageActor: {
            /**
             * @description A signed-in user, a visitor, a command of the operator, or the service by itself.
             * @enum {string}
             */
            kind: "user" | "visitor" | "cli" | "job";
            /** @description Id of the user; null if it was none. */
            id: number | null;
        };
        EntryMessageLinks: {
            /**
             * Format: uri
             * @description The entry in the API.
             */
            self: string;
            /**
             * Format: uri
             * @description The page of the entry on the site, if it has one.
             */
            html: string;
        };
        EntryMessageData: {
            /** @description Id of the entry. */
            id: number;
            /** @description Type of the entry, such as `post` or `cal_events`. */
            type: string;
            /** @description Members that are different, such as `title`; `terms` for categories, tags and the like, `details` for what only events, venues, organizers and media items have. */
            changed: string[];
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["EntryMessageLinks"];
        };
        /** @description Something happened to an entry. */
        EntryMessage: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "post.created" | "post.published" | "post.updated" | "post.unpublished" | "post.trashed" | "post.restored" | "post.deleted" | "page.created" | "page.published" | "page.updated" | "page.unpublished" | "page.trashed" | "page.restored" | "page.deleted" | "block.created" | "block.published" | "block.updated" | "block.unpublished" | "block.trashed" | "block.restored" | "block.deleted" | "navigation.created" | "navigation.published" | "navigation.updated" | "navigation.unpublished" | "navigation.trashed" | "navigation.restored" | "navigation.deleted" | "menu_item.created" | "menu_item.published" | "menu_item.updated" | "menu_item.unpublished" | "menu_item.trashed" | "menu_item.restored" | "menu_item.deleted" | "event.created" | "event.published" | "event.updated" | "event.unpublished" | "event.trashed" | "event.restored" | "event.deleted" | "venue.created" | "venue.published" | "venue.updated" | "venue.unpublished" | "venue.trashed" | "venue.restored" | "venue.deleted" | "organizer.created" | "organizer.published" | "organizer.updated" | "organizer.unpublished" | "organizer.trashed" | "organizer.restored" | "organizer.deleted" | "media.created" | "media.updated" | "media.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["EntryMessageData"];
        };
        MessageLinks: {
            /**
             * Format: uri
             * @description The item in the API.
             */
            self: string;
        };
        RecordMessageData: {
            /** @description Id of the item. */
            id: number;
            /** @description Type of the comment, taxonomy of the term, or `user`. */
            type: string;
            /** @description Members that are different, such as `name`. */
            changed: string[];
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["MessageLinks"];
        };
        /** @description Something happened to a comment, a term or a user. */
        RecordMessage: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "comment.created" | "comment.approved" | "comment.updated" | "comment.trashed" | "comment.restored" | "comment.deleted" | "term.created" | "term.updated" | "term.deleted" | "user.created" | "user.updated" | "user.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["RecordMessageData"];
        };
        SettingsMessageData: {
            /**
             * @description What it happened to.
             * @constant
             */
            type: "settings";
            /** @description Settings whose values are different. */
            changed: string[];
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["MessageLinks"];
        };
        /** @description Settings of the site were changed. */
        SettingsMessage: {
            /**
             * @description What happened.
             * @constant
             */
            type: "settings.changed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["SettingsMessageData"];
        };
        TestMessageData: {
            /**
             * @description What it is about.
             * @constant
             */
            type: "webhook";
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["MessageLinks"];
        };
        /** @description An administrator tests the webhook. */
        TestMessage: {
            /**
             * @description What happened.
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When the test was requested.
             */
            timestamp: string;
            data: components["schemas"]["TestMessageData"];
        };
        /** @description What is sent. */
        WebhookRequest: {
            /** @description Headers of the last attempt, without its signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The message. */
            body: components["schemas"]["EntryMessage"] | components["schemas"]["RecordMessage"] | components["schemas"]["SettingsMessage"] | components["schemas"]["TestMessage"];
        };
        /** @description What the receiver answered to the last attempt; null if it has not answered. */
        WebhookResponse: {
            status: number;
            headers: {
                [key: string]: string;
            };
            /** @description The beginning of the body, 4096 bytes at most. */
            body: string;
            /** @description Milliseconds from the beginning of the attempt to its end. */
            duration: number;
        } | null;
        WebhookDeliveryFields: {
            id: number;
            /** @description Id of the webhook. */
            webhook: number;
            /** @description What happened, such as `post.published`. */
            event: string;
            /**
             * @description A failed delivery has been given up; it can be sent again.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description When it was queued, in UTC.
             */
            created: string;
            /** @description How often it has been sent. */
            attempts: number;
            /**
             * Format: date-time
             * @description The earliest time of the next attempt; null if there is none.
             */
            next_attempt: string | null;
            request: components["schemas"]["WebhookRequest"];
            response: components["schemas"]["WebhookResponse"];
            /** @description Why the last attempt failed; empty if it did not. */
            error: string;
        };
        /** @description A message to a webhook, and its outcome. */
        WebhookDelivery: components["schemas"]["WebhookDeliveryFields"] & components["schemas"]["Linked"];
        BlockTypeFields: {
            /** @description Version of the format of types. */
            api_version: number;
            /** @description With its namespace. */
            name: string;
            title: string;
            /** @description Where editors offer it. */
            category: string | null;
            /** @description Blocks that may contain it directly; null if it may be anywhere. */
            parent: string[] | null;
            /** @description Blocks that may contain it at any depth; null if it may be anywhere. */
            ancestor: string[] | null;
            /** @description Blocks that may be in it; null if all may. */
            allowed_blocks: string[] | null;
            icon: string | null;
            description: string;
            keywords: string[];
            /** @description Attributes of the block by name. */
            attributes: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description What editors offer for it. */
            supports: {
                [key: string]: unknown;
            };
            /** @description Parts of its markup. */
            selectors: {
                [key: string]: unknown;
            };
            /** @description Attributes that blocks in it can see. */
            provides_context: {
                [key: string]: string;
            };
            uses_context: string[];
            /** @description Its looks. */
            styles: {
                name: string;
                label: string;
                isDefault?: boolean;
            }[];
            /** @description Forms in which editors offer it. */
            variations: {
                [key: string]: unknown;
            }[];
            /** @description For previews. */
            example: {
                [key: string]: unknown;
            } | null;
            /** @description The service makes its markup. */
            is_dynamic: boolean;
            /** @description Names of scripts of its editor; always empty. */
            editor_script_handles: string[];
            /** @description Names of its scripts; always empty. */
            script_handles: string[];
            /** @description Names of scripts of its pages; always empty. */
            view_script_handles: string[];
            /** @description Names of script modules of its pages; always empty. */
            view_script_module_ids: string[];
            /** @description Names of style sheets of its editor; always empty. */
            editor_style_handles: string[];
            /** @description Names of its style sheets; always empty. */
            style_handles: string[];
            /** @description Names of style sheets of its pages; always empty. */
            view_style_handles: string[];
        };
        /** @description A type of blocks. */
        BlockType: components["schemas"]["BlockTypeFields"] & components["schemas"]["Linked"];
        /** @description Values by the names of attributes. Those that the type does not know are ignored. */
        BlockAttributes: {
            [key: string]: unknown;
        };
        /** @description What a dynamic block looks like now. */
        RenderedBlock: {
            /** @description HTML; empty where there is nothing to show. */
            rendered: string;
        };
        BlockRenderInput: {
            /**
             * @description The only possible value.
             * @default edit
             * @enum {string}
             */
            context: "edit";
            attributes?: components["schemas"]["BlockAttributes"];
            /** @description The item that contains the block. */
            post_id?: number;
        };
    };
    responses: {
        /** @description The caller's copy is current; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description An argument is missing or invalid, or the body cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_param",
                 *       "message": "Invalid parameter: per_page.",
                 *       "data": {
                 *         "status": 400,
                 *         "params": {
                 *           "per_page": "per_page must be between 1 and 100."
                 *         },
                 *         "details": {
                 *           "per_page": {
                 *             "code": "rest_out_of_bounds",
                 *             "message": "per_page must be between 1 and 100.",
                 *             "data": null
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not authenticated, or the credentials are wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "incorrect_password",
                 *       "message": "The credentials are not valid.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item was not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_id",
                 *       "message": "The item was not found.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is authenticated but not authorized to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_forbidden",
                 *       "message": "You may not do that.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too much was attempted within a time: wrong passwords for an item from one network, or changes of an account by its owner. */
        TooManyAttempts: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_too_many_attempts",
                 *       "message": "There were too many attempts. Try again later.",
                 *       "data": {
                 *         "status": 429,
                 *         "retry_after": 900
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item has changed since the caller read it; nothing was written. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_precondition_failed",
                 *       "message": "The item has changed since.",
                 *       "data": {
                 *         "status": 412
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item is already in the trash. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_already_trashed",
                 *       "message": "The item is already in the trash.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The revisions, newest first by default. Autosaves are among them. */
        RevisionList: {
            headers: {
                "X-WP-Total": components["headers"]["Total"];
                "X-WP-TotalPages": components["headers"]["TotalPages"];
                Link: components["headers"]["Link"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Revision"][];
            };
        };
        /** @description The revision. */
        RevisionItem: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        /** @description The deleted revision. */
        RevisionRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedRevision"];
            };
        };
        /** @description These items have no trash; `force` must be true. */
        TrashNotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_trash_not_supported",
                 *       "message": "Set force to true to remove this.",
                 *       "data": {
                 *         "status": 501
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The differences. */
        RevisionComparison: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RevisionDiff"];
            };
        };
        /** @description The autosaves, one for each user who has one. */
        AutosaveList: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Autosave"][];
            };
        };
        /** @description The autosave, or the draft itself when its author saves it. */
        AutosaveSaved: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Autosave"];
            };
        };
        /** @description The autosave. */
        AutosaveItem: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Autosave"];
            };
        };
        /** @description The link. It is signed and not stored. */
        PreviewLinkCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "url": "https://example.org/?p=31&preview_token=31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                 *       "front_end_url": null,
                 *       "token": "31.0.2.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.bX1nY9t2Q4h0Kp8sVd3Lr6Wc5Jf7Ma1Ez0Tu2Gi4Po8",
                 *       "expires": "2026-11-25T18:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLink"];
            };
        };
        /** @description The file exceeds the upload limit; nothing was stored. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_upload_file_too_big",
                 *       "message": "The file is larger than this site accepts.",
                 *       "data": {
                 *         "status": 413
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The revisions, newest first by default. Autosaves are among them. */
        BlockRevisionList: {
            headers: {
                "X-WP-Total": components["headers"]["Total"];
                "X-WP-TotalPages": components["headers"]["TotalPages"];
                Link: components["headers"]["Link"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockRevision"][];
            };
        };
        /** @description The revision. */
        BlockRevisionItem: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockRevision"];
            };
        };
        /** @description The deleted revision. */
        BlockRevisionRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedBlockRevision"];
            };
        };
        /** @description The autosaves, one for each user who has one. */
        BlockAutosaveList: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockAutosave"][];
            };
        };
        /** @description The autosave, or the draft itself when its author saves it. */
        BlockAutosaveSaved: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockAutosave"];
            };
        };
        /** @description The autosave. */
        BlockAutosaveItem: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockAutosave"];
            };
        };
        /** @description The author has written the same words on this item before. */
        DuplicateComment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "comment_duplicate",
                 *       "message": "You have written this comment before.",
                 *       "data": {
                 *         "status": 409
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The site is served neither by HTTPS nor on loopback, and its operator has not allowed it. */
        ApplicationPasswordsDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "application_passwords_disabled",
                 *       "message": "Application passwords are not available without HTTPS.",
                 *       "data": {
                 *         "status": 501
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The site has as many webhooks as it can have. */
        WebhookLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "webhook_limit_reached",
                 *       "message": "The site has 50 webhooks; delete one first.",
                 *       "data": {
                 *         "status": 409
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The webhook is paused or switched off. */
        WebhookNotActive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "webhook_not_active",
                 *       "message": "The webhook is not active.",
                 *       "data": {
                 *         "status": 409
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The delivery is still being tried, or its webhook is not active. */
        DeliveryNotSendable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "webhook_delivery_pending",
                 *       "message": "The delivery is still being tried.",
                 *       "data": {
                 *         "status": 409
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The types of blocks. */
        BlockTypes: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockType"][];
            };
        };
        /** @description The markup of the block. */
        RenderedBlock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RenderedBlock"];
            };
        };
        /** @description Any status from 200 to 299 accepts the message. After any other, a redirect or 15 seconds of silence it is sent again, with the same `webhook-id`; `Retry-After` is respected. */
        Taken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Nothing more is wanted; the webhook is switched off. */
        Unwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The address or the body cannot be read (`rest_invalid_encoding`, `rest_invalid_json`), or an argument is wrong. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_encoding",
                 *       "message": "The request is not valid UTF-8.",
                 *       "data": {
                 *         "status": 400
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credentials may not be used for this (`rest_scope_missing`), a browser may have added them by itself to a request of another site (`rest_cross_site_credentials`), or a nonce does not fit the session (`rest_cookie_invalid_nonce`). */
        NotPermitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cross_site_credentials",
                 *       "message": "This request does not accept credentials that a browser sends automatically.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the path is not of the form that it should have, such as an id that is not a number (`rest_no_route`). */
        NoSuchRoute: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_no_route",
                 *       "message": "No route matches this address and method.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request did not arrive in time. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_request_timeout",
                 *       "message": "The request did not arrive in time.",
                 *       "data": {
                 *         "status": 408
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this site accepts. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_body_too_large",
                 *       "message": "The body is larger than this site accepts.",
                 *       "data": {
                 *         "status": 413
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is neither JSON nor a form; `text/plain` counts as no body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_unsupported_media_type",
                 *       "message": "Bodies of this media type are not supported. Send application/json or application/x-www-form-urlencoded.",
                 *       "data": {
                 *         "status": 415
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The headers, the address included, are larger than this site accepts. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_headers_too_large",
                 *       "message": "The headers are larger than this site accepts.",
                 *       "data": {
                 *         "status": 431
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The site has more requests than it can answer in time (`rest_overloaded`), or it is starting or stopping (`rest_not_ready`). The database cannot be reached (`rest_database_unavailable`), takes too long (`rest_database_timeout`) or accepts no changes (`rest_database_read_only`), or the media store cannot be reached (`rest_storage_unavailable`); nothing was changed. After `rest_outcome_unknown` nobody knows whether a change was made: the database was lost while it was being stored. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_database_unavailable",
                 *       "message": "The site cannot reach its database. Try again in a moment.",
                 *       "data": {
                 *         "status": 503,
                 *         "retry_after": 5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No space is left for this change; nothing was changed. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_storage_full",
                 *       "message": "The site has no room left for this change. Nothing was changed.",
                 *       "data": {
                 *         "status": 507
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
         * @example [
         *       "id",
         *       "title.rendered"
         *     ]
         */
        Fields: string[];
        /** @description Answer 304 without a body while the entity tag is one of these. */
        IfNoneMatch: string;
        /**
         * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
         * @example [
         *       "author"
         *     ]
         */
        Embed: string[];
        /** @description Which fields the answer shows. The edit context needs the right to edit. */
        Context: "view" | "embed" | "edit";
        /** @description Page of the collection, counted from one. */
        Page: number;
        /** @description Items on a page. */
        PerPage: number;
        /** @description Only items that match these words. */
        Search: string;
        /** @description Only items published after this time, which itself does not count. */
        After: string;
        /** @description Only items modified after this time, which itself does not count. */
        ModifiedAfter: string;
        /** @description Only items of these users. A comma list is accepted as well. */
        Author: number[];
        /** @description Leave out items of these users. A comma list is accepted as well. */
        AuthorExclude: number[];
        /** @description Only items published before this time, which itself does not count. */
        Before: string;
        /** @description Only items modified before this time, which itself does not count. */
        ModifiedBefore: string;
        /** @description Leave out these ids. A comma list is accepted as well. */
        Exclude: number[];
        /** @description Only these ids. A comma list is accepted as well. */
        Include: number[];
        /** @description Skip this many items; it replaces the page number. */
        Offset: number;
        /** @description Direction of the ordering. */
        OrderDescending: "asc" | "desc";
        /** @description Fields to search; all of them by default. A comma list is accepted as well. */
        SearchColumns: ("post_title" | "post_content" | "post_excerpt")[];
        /** @description Only items with one of these slugs. A comma list is accepted as well. */
        Slug: string[];
        /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
        EntryStatuses: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
        /** @description Id of the item. */
        EntryId: number;
        /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
        EntryPassword: string;
        /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
        PreviewToken: string;
        /** @description The same as `preview_token`, which it overrides. */
        PreviewTokenHeader: string;
        /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
        IfMatch: string;
        /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
        IfUnmodifiedSince: string;
        /**
         * @description Delete permanently instead of moving to the trash.
         * @example true
         */
        Force: boolean;
        /** @description Id of the item that the revision or autosave belongs to. */
        EntryParentId: number;
        /** @description Revisions per page; all of them by default. */
        RevisionsPerPage: number;
        /** @description Field by which revisions are ordered. */
        RevisionsOrderby: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description Id of the revision. */
        RevisionId: number;
        /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
        CompareTo: number;
        /** @description Id of the item that the autosaves belong to. */
        AutosaveOwnerId: number;
        /** @description Id of the item that the autosaves belong to. The address counts. */
        AutosaveParent: number;
        /** @description Id of the autosave. */
        AutosaveId: number;
        /** @description Only children of these items; 0 is the top. A comma list is accepted as well. */
        Parent: number[];
        /** @description Leave out children of these items. A comma list is accepted as well. */
        ParentExclude: number[];
        /** @description Direction of the ordering. */
        OrderAscending: "asc" | "desc";
        /** @description Field by which terms are ordered. */
        TermsOrderby: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
        /** @description Leave out terms without published items. */
        HideEmpty: boolean;
        /** @description Only terms of this item, which the caller must be able to read. */
        TermsOfPost: number;
        /** @description Id of the term. */
        TermId: number;
        /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
        IfModifiedSince: string;
        /** @description Items on a page. */
        MenuItemsPerPage: number;
        /**
         * @description Name of the location.
         * @example primary
         */
        MenuLocationName: string;
        /** @description Password of a protected item. Callers who may edit the item do not need it. */
        CommentedPassword: string;
        /** @description Id of the comment. */
        CommentId: number;
        /**
         * @description Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks.
         * @example false
         */
        Reassign: number | ("" | "false") | false;
        /** @description Id of the user. */
        UserId: number;
        /**
         * @description Id of the user, or `me` for the caller.
         * @example me
         */
        PasswordOwner: string;
        /** @description The `uuid` of the application password. */
        PasswordUuid: string;
        /**
         * @description Slug of the content type.
         * @example post
         */
        TypeSlug: string;
        /**
         * @description Slug of the status.
         * @example publish
         */
        StatusSlug: string;
        /**
         * @description Slug of the taxonomy.
         * @example category
         */
        TaxonomySlug: string;
        /** @description Id of the webhook. */
        WebhookId: number;
        /** @description Id of the webhook. */
        DeliveryWebhook: number;
        /** @description Only deliveries of this status. */
        DeliveryStatus: "pending" | "delivered" | "failed";
        /** @description Id of the delivery. */
        DeliveryId: number;
        /**
         * @description First part of the name of a type of blocks.
         * @example core
         */
        BlockNamespace: string;
        /**
         * @description Second part of the name of a type of blocks.
         * @example latest-posts
         */
        BlockName: string;
    };
    requestBodies: {
        EntryMessage: {
            content: {
                /**
                 * @example {
                 *       "type": "post.published",
                 *       "timestamp": "2026-11-23T18:30:00.000Z",
                 *       "data": {
                 *         "id": 12,
                 *         "type": "post",
                 *         "changed": [
                 *           "status"
                 *         ],
                 *         "actor": {
                 *           "kind": "user",
                 *           "id": 2
                 *         },
                 *         "links": {
                 *           "self": "https://example.org/api/core/v2/posts/12",
                 *           "html": "https://example.org/?p=12"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EntryMessage"];
            };
        };
        RecordMessage: {
            content: {
                /**
                 * @example {
                 *       "type": "term.updated",
                 *       "timestamp": "2026-11-23T18:30:00.000Z",
                 *       "data": {
                 *         "id": 7,
                 *         "type": "category",
                 *         "changed": [
                 *           "name"
                 *         ],
                 *         "actor": {
                 *           "kind": "user",
                 *           "id": 2
                 *         },
                 *         "links": {
                 *           "self": "https://example.org/api/core/v2/categories/7"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordMessage"];
            };
        };
        SettingsMessage: {
            content: {
                /**
                 * @example {
                 *       "type": "settings.changed",
                 *       "timestamp": "2026-11-23T18:30:00.000Z",
                 *       "data": {
                 *         "type": "settings",
                 *         "changed": [
                 *           "posts_per_page"
                 *         ],
                 *         "actor": {
                 *           "kind": "user",
                 *           "id": 1
                 *         },
                 *         "links": {
                 *           "self": "https://example.org/api/core/v2/settings"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SettingsMessage"];
            };
        };
        TestMessage: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2026-11-23T18:30:00.000Z",
                 *       "data": {
                 *         "type": "webhook",
                 *         "actor": {
                 *           "kind": "user",
                 *           "id": 1
                 *         },
                 *         "links": {
                 *           "self": "https://example.org/api/core/v2/webhooks/3"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TestMessage"];
            };
        };
    };
    headers: {
        /** @description Strong entity tag of this answer. */
        ETag: string;
        /** @description Number of items that match and that the caller may see. */
        Total: number;
        /** @description Number of pages at this page size. */
        TotalPages: number;
        /** @description Web links of the answer, such as the neighbouring pages of a list. */
        Link: string;
        /** @description Address of the new item. */
        Location: string;
        /** @description Strong entity tag of this answer; absent on what a preview token opens. */
        ItemETag: string;
        /** @description When the item was last stored. What it shows of other items may be newer. */
        LastModified: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Id of the request; also in the log of the service. */
        RequestId: string;
        /** @description Who may keep the answer: `no-cache` asks for it again with `If-None-Match`, `private` forbids shared caches, `no-store` all. */
        Caching: string;
        /** @description Address of the API root, with the relation `https://api.w.org/`. */
        ApiRoot: string;
        /** @description The headers of the request on which the answer depends besides its address. */
        Varying: string;
        /** @description The methods that this caller may use on this address. */
        Allowed: string;
        /** @description The methods that this caller may use on this address; absent where the request did not get so far that they are known, and after a deletion. */
        AllowedIfKnown: string;
        /** @description Strong entity tag of the result of the write, for `If-Match`; absent if it has no version. */
        WrittenETag: string;
        /** @description Seconds for which the answer may have been out of date; on copies that visitors get while the database is unavailable. */
        StaleFor: number;
        /** @description Says that the answer is a copy that could not be compared with the database. */
        Stale: string;
        /** @description How to sign in; browsers are not challenged, because they would send credentials to every page from then on. */
        Challenge: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCoreNamespace: {
        parameters: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
                /** @description Accepted for compatibility; has no effect. */
                context?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The namespace and its routes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "namespace": "core/v2",
                     *       "routes": {
                     *         "/core/v2": {
                     *           "namespace": "core/v2",
                     *           "methods": [
                     *             "GET"
                     *           ],
                     *           "endpoints": [
                     *             {
                     *               "methods": [
                     *                 "GET"
                     *               ],
                     *               "args": {
                     *                 "namespace": {
                     *                   "default": "core/v2",
                     *                   "required": false
                     *                 },
                     *                 "context": {
                     *                   "default": "view",
                     *                   "required": false
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "_links": {
                     *             "self": [
                     *               {
                     *                 "href": "https://example.org/api/core/v2"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       },
                     *       "_links": {
                     *         "up": [
                     *           {
                     *             "href": "https://example.org/api/"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NamespaceIndex"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: components["parameters"]["Author"];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: components["parameters"]["AuthorExclude"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which posts are ordered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
                /** @description Whether the filters on categories and tags must all hold or one of them. */
                tax_relation?: "AND" | "OR";
                /** @description Only posts in these categories. A comma list is accepted as well, also for `terms`. */
                categories?: number[] | components["schemas"]["CategoryFilter"];
                /** @description Only posts outside these categories. A comma list is accepted as well, also for `terms`. */
                categories_exclude?: number[] | components["schemas"]["CategoryExclusion"];
                /** @description Only posts with these tags. A comma list is accepted as well, also for `terms`. */
                tags?: number[] | components["schemas"]["TagFilter"];
                /** @description Only posts without these tags. A comma list is accepted as well, also for `terms`. */
                tags_exclude?: number[] | components["schemas"]["TagExclusion"];
                /** @description Only posts that are sticky, or only those that are not. */
                sticky?: boolean;
                /** @description Only posts of these formats. */
                format?: ("standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio")[];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbor news",
                 *       "content": "<p>Ships arrive</p>",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description The new post, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbor bulletin"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description The post, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deletePost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post in the trash, or the deleted post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"] | components["schemas"]["DeletedPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPostRevisions: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Revisions per page; all of them by default. */
                per_page?: components["parameters"]["RevisionsPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which revisions are ordered. */
                orderby?: components["parameters"]["RevisionsOrderby"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionItem"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionRemoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restorePostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    diffPostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
                to?: components["parameters"]["CompareTo"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionComparison"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostAutosaves: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Id of the item that the autosaves belong to. The address counts. */
                parent?: components["parameters"]["AutosaveParent"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AutosaveList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPostAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "content": "Ships arrive and"
                 *     }
                 */
                "application/json": components["schemas"]["PostAutosaveInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PostAutosaveInput"];
            };
        };
        responses: {
            200: components["responses"]["AutosaveSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPostAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the autosave. */
                id: components["parameters"]["AutosaveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AutosaveItem"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPostPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "revision": 48
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLinkInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PreviewLinkInput"];
            };
        };
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: components["parameters"]["Author"];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: components["parameters"]["AuthorExclude"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Only pages with this order. */
                menu_order?: number;
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which pages are ordered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description Only children of these items; 0 is the top. A comma list is accepted as well. */
                parent?: components["parameters"]["Parent"];
                /** @description Leave out children of these items. A comma list is accepted as well. */
                parent_exclude?: components["parameters"]["ParentExclude"];
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pages. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "About us",
                 *       "content": "<p>We are</p>",
                 *       "status": "publish",
                 *       "menu_order": 2
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The new page, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "About the harbor"
                 *     }
                 */
                "application/json": components["schemas"]["PageInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description The page, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deletePage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page in the trash, or the deleted page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] | components["schemas"]["DeletedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPageRevisions: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Revisions per page; all of them by default. */
                per_page?: components["parameters"]["RevisionsPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which revisions are ordered. */
                orderby?: components["parameters"]["RevisionsOrderby"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionItem"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionRemoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restorePageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    diffPageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
                to?: components["parameters"]["CompareTo"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionComparison"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageAutosaves: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Id of the item that the autosaves belong to. The address counts. */
                parent?: components["parameters"]["AutosaveParent"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AutosaveList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPageAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "content": "We are"
                 *     }
                 */
                "application/json": components["schemas"]["PageAutosaveInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PageAutosaveInput"];
            };
        };
        responses: {
            200: components["responses"]["AutosaveSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPageAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the autosave. */
                id: components["parameters"]["AutosaveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AutosaveItem"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPagePreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "revision": 48
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLinkInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PreviewLinkInput"];
            };
        };
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: components["parameters"]["Author"];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: components["parameters"]["AuthorExclude"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which items are ordered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Only files attached to these items; 0 means unattached files. A comma list is accepted as well. */
                parent?: number[];
                /** @description Leave out files that are attached to these items. A comma list is accepted as well. */
                parent_exclude?: number[];
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but inherit need permission. A comma list is accepted as well. */
                status?: ("inherit" | "private" | "trash")[];
                /** @description Only files of one of these kinds. A comma list is accepted as well. */
                media_type?: ("image" | "video" | "text" | "application" | "audio")[];
                /** @description Only files of one of these media types; unknown ones are ignored. A comma list is accepted as well. */
                mime_type?: string[];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of media items. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Address of a file elsewhere, of 32 MB at most, which is fetched unless the request brings one. */
                url?: string;
            };
            header?: {
                /**
                 * @description Name of the file when the body is the file.
                 * @example attachment; filename="harbor.jpg"
                 */
                "Content-Disposition"?: string;
                /** @description MD5 sum of the file, hexadecimal or base64. A file that does not match is rejected. */
                "Content-MD5"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbor",
                 *       "alt_text": "Ships at the quay"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaUpload"];
                "application/octet-stream": string;
                /**
                 * @example {
                 *       "url": "https://other.example/harbor.jpg",
                 *       "alt_text": "Ships at the quay"
                 *     }
                 */
                "application/json": components["schemas"]["MediaFetchInput"];
            };
        };
        responses: {
            /** @description The new item, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            /** @description The file does not match `Content-MD5`; nothing was stored. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "rest_upload_hash_mismatch",
                     *       "message": "The MD5 sum of the file does not match the request.",
                     *       "data": {
                     *         "status": 412
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "alt_text": "Ships at the quay",
                 *       "caption": "Seen in May"
                 *     }
                 */
                "application/json": components["schemas"]["MediaInput"];
                "application/x-www-form-urlencoded": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The item, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item in the trash, or the deleted item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"] | components["schemas"]["DeletedMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    editMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "src": "https://example.org/uploads/2026/11/harbor.jpg",
                 *       "modifiers": [
                 *         {
                 *           "type": "rotate",
                 *           "args": {
                 *             "angle": 90
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MediaEditInput"];
            };
        };
        responses: {
            /** @description The new item, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createMediaPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which blocks are ordered. */
                orderby?: "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
                /** @description Only blocks of these categories. A comma list is accepted as well, also for `terms`. */
                core_pattern_category?: number[] | components["schemas"]["PatternCategoryFilter"];
                /** @description Only blocks without these categories. A comma list is accepted as well, also for `terms`. */
                core_pattern_category_exclude?: number[] | components["schemas"]["PatternCategoryExclusion"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blocks. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Opening hours",
                 *       "content": "<p>Daily from nine</p>",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["BlockInput"];
                "application/x-www-form-urlencoded": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description The new block, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getBlock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Summer hours"
                 *     }
                 */
                "application/json": components["schemas"]["BlockInput"];
                "application/x-www-form-urlencoded": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description The block, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block in the trash, or the deleted block. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"] | components["schemas"]["DeletedBlock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listBlockRevisions: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Revisions per page; all of them by default. */
                per_page?: components["parameters"]["RevisionsPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which revisions are ordered. */
                orderby?: components["parameters"]["RevisionsOrderby"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockRevisionList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlockRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockRevisionItem"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBlockRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockRevisionRemoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreBlockRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    diffBlockRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
                to?: components["parameters"]["CompareTo"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the revision. */
                id: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RevisionComparison"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlockAutosaves: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Id of the item that the autosaves belong to. The address counts. */
                parent?: components["parameters"]["AutosaveParent"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockAutosaveList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlockAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: components["parameters"]["AutosaveOwnerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "content": "Daily from"
                 *     }
                 */
                "application/json": components["schemas"]["BlockAutosaveInput"];
                "application/x-www-form-urlencoded": components["schemas"]["BlockAutosaveInput"];
            };
        };
        responses: {
            200: components["responses"]["BlockAutosaveSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getBlockAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: components["parameters"]["EntryParentId"];
                /** @description Id of the autosave. */
                id: components["parameters"]["AutosaveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockAutosaveItem"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlockPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "revision": 48
                 *     }
                 */
                "application/json": components["schemas"]["PreviewLinkInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PreviewLinkInput"];
            };
        };
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPatternCategories: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which terms are ordered. */
                orderby?: components["parameters"]["TermsOrderby"];
                /** @description Leave out terms without published items. */
                hide_empty?: components["parameters"]["HideEmpty"];
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: components["parameters"]["TermsOfPost"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pattern categories. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPatternCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Headers",
                 *       "description": "What stands above"
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PatternCategoryCreateInput"];
            };
        };
        responses: {
            /** @description The new pattern category. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPatternCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pattern category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePatternCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "What stands above texts"
                 *     }
                 */
                "application/json": components["schemas"]["PatternCategoryUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PatternCategoryUpdateInput"];
            };
        };
        responses: {
            /** @description The pattern category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deletePatternCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pattern category as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPatternCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which terms are ordered. */
                orderby?: components["parameters"]["TermsOrderby"];
                /** @description Leave out terms without published items. */
                hide_empty?: components["parameters"]["HideEmpty"];
                /** @description Only children of this category; 0 is the top. */
                parent?: number;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: components["parameters"]["TermsOfPost"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rivers",
                 *       "description": "All about rivers"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryCreateInput"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All about rivers and streams"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryUpdateInput"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which terms are ordered. */
                orderby?: components["parameters"]["TermsOrderby"];
                /** @description Leave out terms without published items. */
                hide_empty?: components["parameters"]["HideEmpty"];
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: components["parameters"]["TermsOfPost"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rivers",
                 *       "description": "All about rivers"
                 *     }
                 */
                "application/json": components["schemas"]["TagCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["TagCreateInput"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All about rivers and streams"
                 *     }
                 */
                "application/json": components["schemas"]["TagUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["TagUpdateInput"];
            };
        };
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMenus: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which terms are ordered. */
                orderby?: components["parameters"]["TermsOrderby"];
                /** @description Leave out terms without published items. */
                hide_empty?: components["parameters"]["HideEmpty"];
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: components["parameters"]["TermsOfPost"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of menus. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMenu: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Main menu",
                 *       "description": "Above every page"
                 *     }
                 */
                "application/json": components["schemas"]["MenuCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["MenuCreateInput"];
            };
        };
        responses: {
            /** @description The new menu. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenu: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Above every page of the site"
                 *     }
                 */
                "application/json": components["schemas"]["MenuUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["MenuUpdateInput"];
            };
        };
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteMenu: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMenu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMenuItems: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["MenuItemsPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which menu items are ordered. */
                orderby?: "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
                /** @description Whether the filters on menus must all hold or one of them. */
                tax_relation?: "AND" | "OR";
                /** @description Only items of these menus. A comma list is accepted as well, also for `terms`. */
                menus?: number[] | components["schemas"]["MenuFilter"];
                /** @description Only items outside these menus. A comma list is accepted as well, also for `terms`. */
                menus_exclude?: number[] | components["schemas"]["MenuExclusion"];
                /** @description Only items at this place. */
                menu_order?: number;
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of menu items. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMenuItem: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Opening hours",
                 *       "url": "/opening-hours/",
                 *       "menus": 7
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
                "application/x-www-form-urlencoded": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The new menu item, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMenuItem: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuItem: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Summer hours"
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemInput"];
                "application/x-www-form-urlencoded": components["schemas"]["MenuItemInput"];
            };
        };
        responses: {
            /** @description The menu item, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteMenuItem: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMenuItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMenuLocations: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations, by name. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "primary": {
                     *         "name": "primary",
                     *         "menu": 3,
                     *         "_links": {
                     *           "collection": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/menu-locations"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        [key: string]: components["schemas"]["MenuLocation"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuLocation: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the location.
                 * @example primary
                 */
                location: components["parameters"]["MenuLocationName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuLocation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only comments written after this time, which itself does not count. */
                after?: string;
                /** @description Only comments of these users; for moderators. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out comments of these users; for moderators. A comma list is accepted as well. */
                author_exclude?: number[];
                /** @description Only comments with this mail address; for moderators. */
                author_email?: string;
                /** @description Only comments written before this time, which itself does not count. */
                before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Only comments with this karma; for moderators. */
                karma?: number;
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which comments are ordered. */
                orderby?: "date" | "date_gmt" | "id" | "include" | "post" | "parent" | "type";
                /** @description Only answers to these comments; 0 means the top level. A comma list is accepted as well. */
                parent?: number[];
                /** @description Leave out answers to these comments. A comma list is accepted as well. */
                parent_exclude?: number[];
                /** @description Only comments on these items. A comma list is accepted as well. */
                post?: number[];
                /** @description `approve`, `hold`, `spam` or `trash`; `all` and an empty text stand for approve and hold, `any` for every one. All but `approve` are for moderators. */
                status?: string;
                /** @description Only comments of this type, `all` or an empty text for every one; all but comment are for moderators. */
                type?: string;
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: components["parameters"]["CommentedPassword"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: components["parameters"]["CommentedPassword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post": 31,
                 *       "content": "Well said."
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CommentCreateInput"];
            };
        };
        responses: {
            /** @description The new comment, for moderators with the fields of the edit context, for others of the view context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["DuplicateComment"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getComment: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: components["parameters"]["CommentedPassword"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the comment. */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the comment. */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["CommentUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CommentUpdateInput"];
            };
        };
        responses: {
            /** @description The comment, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteComment: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: components["parameters"]["CommentedPassword"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the comment. */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment in the trash, or the deleted comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"] | components["schemas"]["DeletedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listNavigation: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description What navigation is ordered by. */
                orderby?: "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of navigation. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNavigation: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Main",
                 *       "content": "<a href=\"/about/\">About</a>",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
                "application/x-www-form-urlencoded": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The new navigation, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getNavigation: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The navigation. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNavigation: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Summer"
                 *     }
                 */
                "application/json": components["schemas"]["NavigationInput"];
                "application/x-www-form-urlencoded": components["schemas"]["NavigationInput"];
            };
        };
        responses: {
            /** @description The navigation, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteNavigation: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The navigation in the trash, or the deleted navigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"] | components["schemas"]["DeletedNavigation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createNavigationPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listEventEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: components["parameters"]["Author"];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: components["parameters"]["AuthorExclude"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which events are ordered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
                /** @description Only items with one of these tags, by id. A comma list is accepted as well. */
                tags?: number[];
                /** @description Only items in one of these event categories, by id. A comma list is accepted as well. */
                cal_events_cat?: number[];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Quiz night",
                 *       "content": "<p>More of it</p>",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["EventEntryInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventEntryInput"];
            };
        };
        responses: {
            /** @description The new event, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getEventEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEntry"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Quiz night again"
                 *     }
                 */
                "application/json": components["schemas"]["EventEntryInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventEntryInput"];
            };
        };
        responses: {
            /** @description The event, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteEventEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event in the trash, or the deleted event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEntry"] | components["schemas"]["DeletedEventEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createEventEntryPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCalendarCategories: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which terms are ordered. */
                orderby?: components["parameters"]["TermsOrderby"];
                /** @description Leave out terms without published items. */
                hide_empty?: components["parameters"]["HideEmpty"];
                /** @description Only children of this category; 0 is the top. */
                parent?: number;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: components["parameters"]["TermsOfPost"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rivers",
                 *       "description": "All about rivers"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryCreateInput"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCalendarCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCategory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCalendarCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "All about rivers and streams"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["CategoryUpdateInput"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCalendarCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["TermId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCalendarCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listVenueEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: components["parameters"]["Author"];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: components["parameters"]["AuthorExclude"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which venues are ordered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of venues. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVenueEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "The Anchor",
                 *       "content": "<p>More of it</p>",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["VenueEntryInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueEntryInput"];
            };
        };
        responses: {
            /** @description The new venue, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getVenueEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueEntry"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "The Anchor again"
                 *     }
                 */
                "application/json": components["schemas"]["VenueEntryInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueEntryInput"];
            };
        };
        responses: {
            /** @description The venue, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteVenueEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue in the trash, or the deleted venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueEntry"] | components["schemas"]["DeletedVenueEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createVenueEntryPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listOrganizerEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Only items published after this time, which itself does not count. */
                after?: components["parameters"]["After"];
                /** @description Only items modified after this time, which itself does not count. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Only items published before this time, which itself does not count. */
                before?: components["parameters"]["Before"];
                /** @description Only items modified before this time, which itself does not count. */
                modified_before?: components["parameters"]["ModifiedBefore"];
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: components["parameters"]["Author"];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: components["parameters"]["AuthorExclude"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Field by which organizers are ordered. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: components["parameters"]["SearchColumns"];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: components["parameters"]["EntryStatuses"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organizers. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizerEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "The Guild",
                 *       "content": "<p>More of it</p>",
                 *       "status": "publish"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerEntryInput"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerEntryInput"];
            };
        };
        responses: {
            /** @description The new organizer, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getOrganizerEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: components["parameters"]["EntryPassword"];
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEntry"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "The Guild again"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerEntryInput"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerEntryInput"];
            };
        };
        responses: {
            /** @description The organizer, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteOrganizerEntry: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer in the trash, or the deleted organizer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEntry"] | components["schemas"]["DeletedOrganizerEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createOrganizerEntryPreviewLink: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreviewLinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    takeEditLock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "take_over": true
                 *     }
                 */
                "application/json": components["schemas"]["EditLockInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EditLockInput"];
            };
        };
        responses: {
            /** @description Who holds the lock now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditLock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    releaseEditLock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who holds the lock now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": null,
                     *       "user_name": "",
                     *       "expires": null,
                     *       "is_own": false
                     *     }
                     */
                    "application/json": components["schemas"]["EditLock"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it replaces the page number. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description Field by which users are ordered. Mail address and registration date need the right to list users. `order` has no effect on `include_slugs`, nor on `include` without ids, which goes by login name. */
                orderby?: "id" | "include" | "name" | "registered_date" | "slug" | "include_slugs" | "email" | "url";
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only users with one of these roles; needs the right to list users. A comma list is accepted as well. */
                roles?: string[];
                /** @description Only users with one of these capabilities; needs the right to list users. A comma list is accepted as well. */
                capabilities?: string[];
                /** @description Only users who may write; requires the right to write. */
                who?: "authors";
                /** @description Only users who have published something, or something of these types. */
                has_published_posts?: boolean | components["schemas"]["TypeSlug"][];
                /** @description Search only here. Without it numbers are looked for in login names and ids, what has an `@` in mail addresses where the caller may search these, and all else everywhere. A comma list is accepted as well. */
                search_columns?: ("email" | "name" | "id" | "username" | "slug")[];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "anna",
                 *       "email": "anna@site.test",
                 *       "password": "a long secret",
                 *       "roles": [
                 *         "author"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["UserCreateInput"];
            };
        };
        responses: {
            /** @description The new user, with the fields of the edit context. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Writes about hills"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["UserUpdateInput"];
            };
        };
        responses: {
            /** @description The user, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCurrentUser: {
        parameters: {
            query: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
                /**
                 * @description Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks.
                 * @example false
                 */
                reassign: components["parameters"]["Reassign"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Writes about hills"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["UserUpdateInput"];
            };
        };
        responses: {
            /** @description The user, with the fields of the edit context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteUser: {
        parameters: {
            query: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /**
                 * @description Delete permanently instead of moving to the trash.
                 * @example true
                 */
                force?: components["parameters"]["Force"];
                /**
                 * @description Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks.
                 * @example false
                 */
                reassign: components["parameters"]["Reassign"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["TrashNotSupported"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listApplicationPasswords: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application passwords, without their secrets. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Phone"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationPasswordCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["ApplicationPasswordCreateInput"];
            };
        };
        responses: {
            /** @description The new application password and its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "password": "abcd EFGH 1234 ijkl MNOP 5678"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteApplicationPasswords: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of deleted passwords. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedApplicationPasswords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    introspectApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application password, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
                /** @description The `uuid` of the application password. */
                uuid: components["parameters"]["PasswordUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application password, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
                /** @description The `uuid` of the application password. */
                uuid: components["parameters"]["PasswordUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Tablet"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationPasswordUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["ApplicationPasswordUpdateInput"];
            };
        };
        responses: {
            /** @description The application password, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user, or `me` for the caller.
                 * @example me
                 */
                user_id: components["parameters"]["PasswordOwner"];
                /** @description The `uuid` of the application password. */
                uuid: components["parameters"]["PasswordUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application password as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedApplicationPassword"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            501: components["responses"]["ApplicationPasswordsDisabled"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listTypes: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types, by slug. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "post": {
                     *         "name": "Posts",
                     *         "slug": "post",
                     *         "rest_base": "posts",
                     *         "_links": {
                     *           "collection": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/types"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        [key: string]: components["schemas"]["Type"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getType: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the content type.
                 * @example post
                 */
                type: components["parameters"]["TypeSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Type"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses, by slug. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publish": {
                     *         "name": "Published",
                     *         "slug": "publish",
                     *         "public": true,
                     *         "_links": {
                     *           "archives": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/posts"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        [key: string]: components["schemas"]["Status"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the status.
                 * @example publish
                 */
                status: components["parameters"]["StatusSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaxonomies: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Only taxonomies of this content type. */
                type?: string;
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxonomies, by slug. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category": {
                     *         "name": "Categories",
                     *         "slug": "category",
                     *         "rest_base": "categories",
                     *         "_links": {
                     *           "collection": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/taxonomies"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        [key: string]: components["schemas"]["Taxonomy"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaxonomy: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the taxonomy.
                 * @example category
                 */
                taxonomy: components["parameters"]["TaxonomySlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxonomy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxonomy"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /**
                 * @description Put linked resources into `_embedded`. Without a value, or with 1, all embeddable relations; else a list of relations. A comma list is accepted as well.
                 * @example [
                 *       "author"
                 *     ]
                 */
                _embed?: components["parameters"]["Embed"];
                /** @description Which fields the answer shows. */
                context?: "view" | "embed";
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Search text. */
                type?: "post" | "term" | "post-format";
                /** @description Only these content types, or for terms these taxonomies; formats of posts have none. A subtype of another type is refused. A comma list is accepted as well. */
                subtype?: ("any" | "post" | "page" | "cal_events" | "category" | "post_tag" | "cal_events_cat")[];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "News from the harbor",
                 *       "posts_per_page": 20
                 *     }
                 */
                "application/json": components["schemas"]["SettingsInput"];
                "application/x-www-form-urlencoded": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description Only events of these kinds. A comma list is accepted as well. */
                kind?: components["schemas"]["AuditEventKind"][];
                /** @description Only events that this user caused, also a deleted one. */
                actor?: number;
                /** @description Only events about objects of this type. */
                object_type?: components["schemas"]["AuditObjectType"];
                /** @description Only events about objects with this id, which is unique among those of a type. */
                object_id?: string;
                /** @description Only events after this time, which itself does not count; in UTC without an offset. */
                after?: string;
                /** @description Only events before this time, which itself does not count; in UTC without an offset. */
                before?: string;
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "date": "2026-11-23T17:58:00",
                     *         "kind": "sign_in",
                     *         "actor": {
                     *           "kind": "user",
                     *           "id": 1,
                     *           "name": "admin"
                     *         },
                     *         "address": "198.51.100.7",
                     *         "application_password": null,
                     *         "object": {
                     *           "type": "user",
                     *           "id": "1",
                     *           "name": "admin"
                     *         },
                     *         "details": {},
                     *         "_links": {
                     *           "self": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/audit-events/7"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditEvent: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "date": "2026-11-23T18:00:00",
                     *       "kind": "role_granted",
                     *       "actor": {
                     *         "kind": "user",
                     *         "id": 1,
                     *         "name": "admin"
                     *       },
                     *       "address": "198.51.100.7",
                     *       "application_password": null,
                     *       "object": {
                     *         "type": "user",
                     *         "id": "2",
                     *         "name": "anna"
                     *       },
                     *       "details": {
                     *         "roles": [
                     *           "editor"
                     *         ]
                     *       },
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/audit-events/8"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks, without their secrets. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "url": "https://other.example/changes",
                     *         "description": "Search index",
                     *         "events": [
                     *           "post.*",
                     *           "settings.changed"
                     *         ],
                     *         "types": [],
                     *         "terms": [],
                     *         "status": "active",
                     *         "failing_since": null,
                     *         "created": "2026-11-23T18:30:00.000Z",
                     *         "modified": "2026-11-23T18:30:00.000Z",
                     *         "_links": {
                     *           "self": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3"
                     *             }
                     *           ],
                     *           "collection": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks"
                     *             }
                     *           ],
                     *           "deliveries": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://other.example/changes",
                 *       "description": "Search index",
                 *       "events": [
                 *         "post.*",
                 *         "settings.changed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["WebhookCreateInput"];
            };
        };
        responses: {
            /** @description The new webhook and its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "url": "https://other.example/changes",
                     *       "description": "Search index",
                     *       "events": [
                     *         "post.*",
                     *         "settings.changed"
                     *       ],
                     *       "types": [],
                     *       "terms": [],
                     *       "status": "active",
                     *       "failing_since": null,
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "modified": "2026-11-23T18:30:00.000Z",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks"
                     *           }
                     *         ],
                     *         "deliveries": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ]
                     *       },
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["WebhookLimitReached"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "url": "https://other.example/changes",
                     *       "description": "Search index",
                     *       "events": [
                     *         "post.*",
                     *         "settings.changed"
                     *       ],
                     *       "types": [],
                     *       "terms": [],
                     *       "status": "active",
                     *       "failing_since": null,
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "modified": "2026-11-23T18:30:00.000Z",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks"
                     *           }
                     *         ],
                     *         "deliveries": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["WebhookUpdateInput"];
            };
        };
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "url": "https://other.example/changes",
                     *       "description": "Search index",
                     *       "events": [
                     *         "post.*",
                     *         "settings.changed"
                     *       ],
                     *       "types": [],
                     *       "terms": [],
                     *       "status": "paused",
                     *       "failing_since": null,
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "modified": "2026-11-23T18:30:00.000Z",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks"
                     *           }
                     *         ],
                     *         "deliveries": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 3,
                     *         "url": "https://other.example/changes",
                     *         "description": "Search index",
                     *         "events": [
                     *           "post.*",
                     *           "settings.changed"
                     *         ],
                     *         "types": [],
                     *         "terms": [],
                     *         "status": "active",
                     *         "failing_since": null,
                     *         "created": "2026-11-23T18:30:00.000Z",
                     *         "modified": "2026-11-23T18:30:00.000Z",
                     *         "_links": {
                     *           "self": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3"
                     *             }
                     *           ],
                     *           "collection": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks"
                     *             }
                     *           ],
                     *           "deliveries": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedWebhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlap_hours": 24
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRotationInput"];
                "application/x-www-form-urlencoded": components["schemas"]["WebhookRotationInput"];
            };
        };
        responses: {
            /** @description The webhook and its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "url": "https://other.example/changes",
                     *       "description": "Search index",
                     *       "events": [
                     *         "post.*",
                     *         "settings.changed"
                     *       ],
                     *       "types": [],
                     *       "terms": [],
                     *       "status": "active",
                     *       "failing_since": null,
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "modified": "2026-11-23T18:30:00.000Z",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks"
                     *           }
                     *         ],
                     *         "deliveries": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ]
                     *       },
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    testWebhook: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which later shows its outcome. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 81,
                     *       "webhook": 3,
                     *       "event": "webhook.test",
                     *       "status": "pending",
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "attempts": 0,
                     *       "next_attempt": "2026-11-23T18:30:00.000Z",
                     *       "request": {
                     *         "headers": {
                     *           "webhook-id": "msg_0b8f9a44-5a0d-4a39-9d0c-4a3b0f3c8d11"
                     *         },
                     *         "body": {
                     *           "type": "webhook.test",
                     *           "timestamp": "2026-11-23T18:30:00.000Z",
                     *           "data": {
                     *             "type": "webhook",
                     *             "actor": {
                     *               "kind": "user",
                     *               "id": 1
                     *             },
                     *             "links": {
                     *               "self": "https://example.org/api/core/v2/webhooks/3"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "response": null,
                     *       "error": "",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries/81"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ],
                     *         "up": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["WebhookNotActive"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Page of the collection, counted from one. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only deliveries of this status. */
                status?: components["parameters"]["DeliveryStatus"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the webhook. */
                webhook: components["parameters"]["DeliveryWebhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 80,
                     *         "webhook": 3,
                     *         "event": "post.published",
                     *         "status": "failed",
                     *         "created": "2026-11-23T18:30:00.000Z",
                     *         "attempts": 12,
                     *         "next_attempt": null,
                     *         "request": {
                     *           "headers": {
                     *             "webhook-id": "msg_5d1c3a10-6a5e-4d0c-8f4e-7a1b2c3d4e5f",
                     *             "webhook-timestamp": "1795717805"
                     *           },
                     *           "body": {
                     *             "type": "post.published",
                     *             "timestamp": "2026-11-23T18:30:00.000Z",
                     *             "data": {
                     *               "id": 12,
                     *               "type": "post",
                     *               "changed": [
                     *                 "status"
                     *               ],
                     *               "actor": {
                     *                 "kind": "user",
                     *                 "id": 2
                     *               },
                     *               "links": {
                     *                 "self": "https://example.org/api/core/v2/posts/12",
                     *                 "html": "https://example.org/?p=12"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "response": {
                     *           "status": 503,
                     *           "headers": {
                     *             "content-type": "text/plain"
                     *           },
                     *           "body": "Closed for maintenance",
                     *           "duration": 41
                     *         },
                     *         "error": "The receiver answered 503.",
                     *         "_links": {
                     *           "self": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3/deliveries/80"
                     *             }
                     *           ],
                     *           "collection": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *             }
                     *           ],
                     *           "up": [
                     *             {
                     *               "href": "https://example.org/api/core/v2/webhooks/3"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the webhook. */
                webhook: components["parameters"]["DeliveryWebhook"];
                /** @description Id of the delivery. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 80,
                     *       "webhook": 3,
                     *       "event": "post.published",
                     *       "status": "failed",
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "attempts": 12,
                     *       "next_attempt": null,
                     *       "request": {
                     *         "headers": {
                     *           "webhook-id": "msg_5d1c3a10-6a5e-4d0c-8f4e-7a1b2c3d4e5f",
                     *           "webhook-timestamp": "1795717805"
                     *         },
                     *         "body": {
                     *           "type": "post.published",
                     *           "timestamp": "2026-11-23T18:30:00.000Z",
                     *           "data": {
                     *             "id": 12,
                     *             "type": "post",
                     *             "changed": [
                     *               "status"
                     *             ],
                     *             "actor": {
                     *               "kind": "user",
                     *               "id": 2
                     *             },
                     *             "links": {
                     *               "self": "https://example.org/api/core/v2/posts/12",
                     *               "html": "https://example.org/?p=12"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "response": {
                     *         "status": 503,
                     *         "headers": {
                     *           "content-type": "text/plain"
                     *         },
                     *         "body": "Closed for maintenance",
                     *         "duration": 41
                     *       },
                     *       "error": "The receiver answered 503.",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries/80"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ],
                     *         "up": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendWebhookDelivery: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhook: components["parameters"]["DeliveryWebhook"];
                /** @description Id of the delivery. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 93,
                     *       "webhook": 3,
                     *       "event": "post.published",
                     *       "status": "pending",
                     *       "created": "2026-11-23T18:30:00.000Z",
                     *       "attempts": 0,
                     *       "next_attempt": null,
                     *       "request": {
                     *         "headers": {
                     *           "webhook-id": "msg_5d1c3a10-6a5e-4d0c-8f4e-7a1b2c3d4e5f",
                     *           "webhook-timestamp": "1795717805"
                     *         },
                     *         "body": {
                     *           "type": "post.published",
                     *           "timestamp": "2026-11-23T18:30:00.000Z",
                     *           "data": {
                     *             "id": 12,
                     *             "type": "post",
                     *             "changed": [
                     *               "status"
                     *             ],
                     *             "actor": {
                     *               "kind": "user",
                     *               "id": 2
                     *             },
                     *             "links": {
                     *               "self": "https://example.org/api/core/v2/posts/12",
                     *               "html": "https://example.org/?p=12"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "response": null,
                     *       "error": "",
                     *       "_links": {
                     *         "self": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries/80"
                     *           }
                     *         ],
                     *         "collection": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3/deliveries"
                     *           }
                     *         ],
                     *         "up": [
                     *           {
                     *             "href": "https://example.org/api/core/v2/webhooks/3"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["DeliveryNotSendable"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listBlockTypes: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
                /** @description Only types of this namespace. */
                namespace?: string;
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockTypes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlockTypesOfNamespace: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockTypes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlockType: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Which fields the answer shows. The edit context needs the right to edit. */
                context?: components["parameters"]["Context"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
                /**
                 * @description Second part of the name of a type of blocks.
                 * @example latest-posts
                 */
                name: components["parameters"]["BlockName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockType"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRenderedBlock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description The only possible value. */
                context?: "edit";
                /** @description Attributes of the block, as its type defines them. */
                attributes?: components["schemas"]["BlockAttributes"];
                /** @description The item that contains the block. */
                post_id?: number;
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
                /**
                 * @description Second part of the name of a type of blocks.
                 * @example latest-posts
                 */
                name: components["parameters"]["BlockName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RenderedBlock"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    renderBlock: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description First part of the name of a type of blocks.
                 * @example core
                 */
                namespace: components["parameters"]["BlockNamespace"];
                /**
                 * @description Second part of the name of a type of blocks.
                 * @example latest-posts
                 */
                name: components["parameters"]["BlockName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "attributes": {
                 *         "postsToShow": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BlockRenderInput"];
                "application/x-www-form-urlencoded": components["schemas"]["BlockRenderInput"];
            };
        };
        responses: {
            200: components["responses"]["RenderedBlock"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    onPostCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPostPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPostUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPostUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPostTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPostRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPostDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPageCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPagePublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPageUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPageUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPageTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPageRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onPageDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onBlockDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onNavigationDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMenuItemDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onEventDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenueCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenuePublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenueUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenueUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenueTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenueRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onVenueDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerUnpublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onOrganizerDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMediaCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMediaUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onMediaDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EntryMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onCommentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onCommentApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onCommentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onCommentTrashed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onCommentRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onCommentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onTermCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onTermUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onTermDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onUserCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onUserUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onUserDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecordMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onSettingsChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettingsMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TestMessage"];
        responses: {
            204: components["responses"]["Taken"];
            410: components["responses"]["Unwanted"];
        };
    };
}
