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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Published posts, newest first, unless asked otherwise. A page beyond the end is refused with `rest_post_invalid_page_number`.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Content and excerpt of a protected post are empty without its password. A wrong password is refused with `rest_post_incorrect_password`.
         */
        get: operations["getPost"];
        put?: never;
        /**
         * Update a post
         * @description Changes what is sent and leaves the rest. A post returns from the trash when it is given a status.
         */
        post: operations["updatePost"];
        /**
         * Delete a post
         * @description Moves the post to the trash, or removes it for good with `force`.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description All of them unless `per_page` is given. Who may edit the post may see them. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description What changes from this revision to another one of the same post, or to the post as it stands. Texts that differ in very much are told as replaced as a whole.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description One for each user who has unfinished changes. Who may edit the post may see them.
         */
        get: operations["listPostAutosaves"];
        put?: never;
        /**
         * Save unfinished changes to a post
         * @description The caller has one autosave of a post, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description An id that is no autosave of this post is not found (`rest_post_no_autosave`).
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
    "/core/v2/pages": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Published pages, newest first, unless asked otherwise. A page beyond the end is refused with `rest_post_invalid_page_number`.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Content and excerpt of a protected page are empty without its password. A wrong password is refused with `rest_post_incorrect_password`.
         */
        get: operations["getPage"];
        put?: never;
        /**
         * Update a page
         * @description Changes what is sent and leaves the rest. A parent that is the page itself or below it becomes 0. A page returns from the trash when it is given a status.
         */
        post: operations["updatePage"];
        /**
         * Delete a page
         * @description Moves the page to the trash, or removes it for good with `force`.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description All of them unless `per_page` is given. Who may edit the page may see them. A page above one without `per_page` is refused with `rest_revision_invalid_page_number`, an offset beyond the end with `rest_revision_invalid_offset_number`.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description What changes from this revision to another one of the same page, or to the page as it stands. Texts that differ in very much are told as replaced as a whole.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description One for each user who has unfinished changes. Who may edit the page may see them.
         */
        get: operations["listPageAutosaves"];
        put?: never;
        /**
         * Save unfinished changes to a page
         * @description The caller has one autosave of a page, which every call writes; texts that are not sent stay as the last call left them. The draft of its own author is changed itself, without a revision.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description An id that is no autosave of this page is not found (`rest_post_no_autosave`).
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
    "/core/v2/categories": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Ordered by name unless asked otherwise. A page beyond the end is empty.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description The same name beside it is refused with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Changes what is sent and leaves the rest. The slug of another term is refused with `duplicate_term_slug`.
         */
        post: operations["updateCategory"];
        /**
         * Delete a category
         * @description Terms have no trash, so `force` must be true. Children move to the parent; posts that are left without a category get the default one, which cannot be deleted.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Ordered by name unless asked otherwise. A page beyond the end is empty.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description A taken name is refused with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Changes what is sent and leaves the rest. The slug of another term is refused with `duplicate_term_slug`.
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
    "/core/v2/users": {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description A subscriber unless roles are given. Login name and mail address must be free.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description The user whose credentials are sent; without any it is refused with `rest_not_logged_in`.
         */
        get: operations["getCurrentUser"];
        put?: never;
        /**
         * Update the caller
         * @description Changes what is sent and leaves the rest. Roles need the right to promote users.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Everyone may read oneself and users who have published something; others need the right to list users.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * Update a user
         * @description Changes what is sent and leaves the rest. Everyone may change oneself, but not the own roles.
         */
        post: operations["updateUser"];
        /**
         * Delete a user
         * @description Users have no trash, so `force` must be true. What the user wrote goes to another user or to the trash.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
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
         * @description The secret is shown in this answer and never again. A name may be used twice.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
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
         * @description The secret stays as it is.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Slug of the content type. */
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Slug of the status. */
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
         * @description Taxonomies that the caller may see. An unknown type has none.
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
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Slug of the taxonomy. */
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
}
export type webhooks = Record<string, never>;
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
        /** @description What the caller may do there. */
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
        Link: components["schemas"]["LinkTarget"] & components["schemas"]["LinkAttributes"];
        /** @description Relations by name. Names that are not registered relations have a prefix that `curies` explains. */
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
            /** @description What more there is to say about it. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        ErrorData: {
            /** @description Status of the answer. */
            status: number;
            /** @description Missing arguments as a list, or wrong ones with a sentence each. */
            params?: string[] | {
                [key: string]: string;
            };
            /** @description The refusal of each wrong argument. */
            details?: {
                [key: string]: components["schemas"]["ErrorDetail"];
            };
            /** @description Why the body is not JSON. */
            json_error_message?: string;
            /** @description Number of that reason. */
            json_error_code?: number;
            /** @description The term that is there already. */
            term_id?: number;
        };
        /** @description Every refusal and failure has this shape. */
        Error: {
            /** @description Stable, for programs. */
            code: string;
            /** @description A sentence, for people. */
            message: string;
            data: components["schemas"]["ErrorData"];
        };
        /** @description Categories, and how they count. */
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
        /** @description Tags, and how they count. */
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
        /** @description What every entry shows, whatever its type. */
        EntryFields: {
            id: number;
            /**
             * Format: date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /** @enum {string} */
            status: "publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
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
        };
        /** @description What entries with a text of their own show; posts and pages. */
        EntryText: {
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
        /** @description What only posts show. */
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
        /** @description What `_embed` fetched, by relation, in the order of the links. What the caller may not see is an error. */
        Embedded: {
            [key: string]: unknown[];
        };
        /** @description Relations of a resource, and what was fetched of them. */
        Linked: {
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description A post. */
        Post: components["schemas"]["EntryFields"] & components["schemas"]["EntryText"] & components["schemas"]["PostFields"] & components["schemas"]["Linked"];
        /** @description Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw` and null change nothing; an empty string empties it. */
        TitleInput: string | {
            raw?: string | null;
        };
        /** @description Like the title, but an empty `raw` empties it too. Markup that the caller may not use is removed. */
        ContentInput: string | {
            raw?: string | null;
        };
        /** @description Like the content. Without one the answer shows the beginning of the content. */
        ExcerptInput: string | {
            raw?: string | null;
        };
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is refused with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. */
        EntryMetaInput: {
            [key: string]: unknown;
        };
        /** @description What can be written on posts and pages alike. */
        EntryInput: {
            /**
             * Format: date-time
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null makes it anew from the title. */
            slug?: string | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            title?: components["schemas"]["TitleInput"];
            content?: components["schemas"]["ContentInput"];
            /** @description User id. Null changes nothing. */
            author?: number;
            excerpt?: components["schemas"]["ExcerptInput"];
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /**
             * @description Null changes nothing.
             * @enum {string}
             */
            comment_status?: "open" | "closed";
            /**
             * @description Null changes nothing.
             * @enum {string}
             */
            ping_status?: "open" | "closed";
            meta?: components["schemas"]["EntryMetaInput"];
            /** @description A template that the site has. Anything else is refused; null means none. */
            template?: string | number | boolean | null;
        };
        /** @description What can be written on posts only. */
        PostInputFields: {
            /**
             * @description Null changes nothing.
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
        /** @description What can be written on a post. */
        PostInput: components["schemas"]["EntryInput"] & components["schemas"]["PostInputFields"];
        DeletedPost: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Post"];
        };
        /** @description A snapshot of an entry. */
        RevisionFields: {
            id: number;
            /** @description User id of who made it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: date-time
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
            meta: components["schemas"]["EntryMeta"];
        };
        RevisionDates: {
            /**
             * Format: date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: date-time
             * @description The same in UTC.
             */
            date_gmt: string;
        };
        /** @description A revision of a post or page. */
        Revision: components["schemas"]["RevisionFields"] & components["schemas"]["RevisionDates"] & components["schemas"]["Linked"];
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
        /** @description What changes on the way from one revision to another, or to the item as it stands. */
        RevisionDiff: {
            /** @description Id of the entry. */
            parent: number;
            /** @description Id of the revision. */
            from: number;
            /** @description Id of the other revision; the id of the entry where its present state is meant. */
            to: number;
            title: components["schemas"]["TextDiff"];
            content: components["schemas"]["TextDiff"];
            excerpt: components["schemas"]["TextDiff"];
        };
        AutosaveFields: {
            /**
             * Format: date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            /**
             * Format: date-time
             * @description The same in UTC.
             */
            date_gmt: string | null;
            /**
             * Format: uri
             * @description Address that shows the entry with it.
             */
            preview_link: string;
        };
        /** @description The autosave of one user and one post or page. What was never sent is empty. */
        Autosave: components["schemas"]["RevisionFields"] & components["schemas"]["AutosaveFields"] & components["schemas"]["Linked"];
        AutosaveInputFields: {
            /** @description Id of the item that the autosave belongs to. The address counts. */
            parent?: number;
        };
        /** @description The fields of a post. Title, content and excerpt are kept; the others are checked and change nothing. */
        PostAutosaveInput: components["schemas"]["PostInput"] & components["schemas"]["AutosaveInputFields"];
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
        /** @description What can be written on pages only. */
        PageInputFields: {
            /** @description Id of the page above. Null or 0 is the top. */
            parent?: number | null;
            /** @description Place among its siblings. Null means 0. */
            menu_order?: number | null;
        };
        /** @description What can be written on a page. */
        PageInput: components["schemas"]["EntryInput"] & components["schemas"]["PageInputFields"];
        DeletedPage: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Page"];
        };
        /** @description The fields of a page. Title, content and excerpt are kept; the others are checked and change nothing. */
        PageAutosaveInput: components["schemas"]["PageInput"] & components["schemas"]["AutosaveInputFields"];
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
            meta: Record<string, never>;
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
        TermCreateFields: {
            /** @description Not empty. */
            name: string;
        };
        /** @description What can be written on every term. */
        TermInputFields: {
            /** @description HTML; markup that is not allowed is removed. */
            description?: string;
            /** @description Made from the name where it is empty, with a number where it is taken. */
            slug?: string;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            };
        };
        TermParentInput: {
            /** @description Id of the term above; 0 is the top. A term cannot stand below itself and goes to the top instead. */
            parent?: number;
        };
        /** @description What can be written on a new category. */
        CategoryCreateInput: components["schemas"]["TermCreateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TermParentInput"];
        TermUpdateFields: {
            /** @description Not empty. */
            name?: string;
        };
        /** @description What can be written on a category. */
        CategoryUpdateInput: components["schemas"]["TermUpdateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TermParentInput"];
        DeletedCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Category"];
        };
        TagTaxonomy: {
            /** @enum {string} */
            taxonomy: "post_tag";
        };
        /** @description A tag. */
        Tag: components["schemas"]["TermFields"] & components["schemas"]["TagTaxonomy"] & components["schemas"]["Linked"];
        TagParentInput: {
            /** @description Refused with `rest_taxonomy_not_hierarchical`; tags have no parent. */
            parent?: number;
        };
        /** @description What can be written on a new tag. */
        TagCreateInput: components["schemas"]["TermCreateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TagParentInput"];
        /** @description What can be written on a tag. */
        TagUpdateInput: components["schemas"]["TermUpdateFields"] & components["schemas"]["TermInputFields"] & components["schemas"]["TagParentInput"];
        DeletedTag: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Tag"];
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
        /** @description What a user shows. */
        UserFields: {
            id: number;
            /** @description Login name. */
            username: string;
            /** @description Name that is shown. */
            name: string;
            first_name: string;
            last_name: string;
            email: string;
            /** @description Address of the user's own site or empty. */
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
            /** @description What is given to this user alone; the role names. */
            extra_capabilities: {
                [key: string]: boolean;
            };
            avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["UserMeta"];
        };
        /** @description A user. */
        User: components["schemas"]["UserFields"] & components["schemas"]["Linked"];
        UserCreateFields: {
            /** @description Login name; at most 60 letters, digits, blanks and `_.-@`. */
            username: string;
            /** Format: email */
            email: string;
            /** @description Not empty and without a backslash. */
            password: string;
        };
        /** @description Registered keys; unknown ones are ignored. */
        UserMetaInput: {
            /** @description Settings of editors, by editor. */
            persisted_preferences?: {
                [key: string]: unknown;
            };
        };
        /** @description What can be written on a new and on a known user alike. */
        UserInputFields: {
            /** @description Name that is shown. */
            name?: string;
            first_name?: string;
            last_name?: string;
            /** @description Address of the user's own site. */
            url?: string;
            description?: string;
            /**
             * @description Empty means that of the site.
             * @enum {string}
             */
            locale?: "" | "en_US";
            nickname?: string;
            /** @description Not one that another user has. */
            slug?: string;
            /** @description Needs the right to promote users. */
            roles?: string[];
            meta?: components["schemas"]["UserMetaInput"];
        };
        /** @description What can be written on a new user. */
        UserCreateInput: components["schemas"]["UserCreateFields"] & components["schemas"]["UserInputFields"];
        UserUpdateFields: {
            /** @description Only the one that the user has. */
            username?: string;
            /** Format: email */
            email?: string;
            /** @description Not empty and without a backslash. */
            password?: string;
        };
        /** @description What can be written on a user. */
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
        /** @description Shown only in the answer that creates it. */
        ApplicationPasswordSecret: {
            /** @description 24 characters in groups of four. */
            password?: string;
        };
        /** @description A password for one program. */
        ApplicationPassword: components["schemas"]["ApplicationPasswordFields"] & components["schemas"]["ApplicationPasswordSecret"] & components["schemas"]["Linked"];
        ApplicationPasswordAppInput: {
            /** @description The uuid of the program. */
            app_id?: string | "";
        };
        ApplicationPasswordCreateFields: {
            /** @description To tell it from others. */
            name: string;
        };
        /** @description What can be written on a new application password. */
        ApplicationPasswordCreateInput: components["schemas"]["ApplicationPasswordAppInput"] & components["schemas"]["ApplicationPasswordCreateFields"];
        DeletedApplicationPasswords: {
            /** @constant */
            deleted: true;
            count: number;
        };
        ApplicationPasswordUpdateFields: {
            /** @description To tell it from others. */
            name?: string;
        };
        /** @description What can be written on an application password. */
        ApplicationPasswordUpdateInput: components["schemas"]["ApplicationPasswordAppInput"] & components["schemas"]["ApplicationPasswordUpdateFields"];
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
            /** @description Whether it has a list of its own, or the slug of that. */
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
        /** @description A status of entries. */
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
        /** @description An argument is missing or not acceptable, or the body cannot be read. */
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
        /** @description The caller is anonymous and may not do this, or the credentials are wrong. */
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
        /** @description There is no such item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_id",
                 *       "message": "There is no such item.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is known and may not do this. */
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
        /** @description The item is in the trash already. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_already_trashed",
                 *       "message": "The item is in the trash already.",
                 *       "data": {
                 *         "status": 410
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The revisions, newest first unless asked otherwise. Autosaves are among them. */
        RevisionList: {
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
                 *         "id": 48,
                 *         "author": 2,
                 *         "parent": 31,
                 *         "slug": "31-revision-v1",
                 *         "title": {
                 *           "rendered": "Harbor news"
                 *         }
                 *       }
                 *     ]
                 */
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
                /**
                 * @example {
                 *       "id": 48,
                 *       "author": 2,
                 *       "parent": 31,
                 *       "slug": "31-revision-v1",
                 *       "title": {
                 *         "rendered": "Harbor news"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Revision"];
            };
        };
        /** @description The revision as it was. */
        RevisionRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "deleted": true,
                 *       "previous": {
                 *         "id": 48,
                 *         "author": 2,
                 *         "parent": 31
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "parent": 31,
                 *       "from": 48,
                 *       "to": 31,
                 *       "title": [
                 *         {
                 *           "op": "equal",
                 *           "text": "Harbor news"
                 *         }
                 *       ],
                 *       "content": [
                 *         {
                 *           "op": "equal",
                 *           "text": "Ships "
                 *         },
                 *         {
                 *           "op": "delete",
                 *           "text": "leave"
                 *         },
                 *         {
                 *           "op": "insert",
                 *           "text": "arrive"
                 *         }
                 *       ],
                 *       "excerpt": []
                 *     }
                 */
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
                /**
                 * @example [
                 *       {
                 *         "id": 52,
                 *         "author": 2,
                 *         "parent": 31,
                 *         "slug": "31-autosave-v1",
                 *         "title": {
                 *           "rendered": "Harbor news"
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Autosave"][];
            };
        };
        /** @description The autosave, or the draft itself where its own author saves it. */
        AutosaveSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": 52,
                 *       "author": 2,
                 *       "parent": 31,
                 *       "slug": "31-autosave-v1",
                 *       "title": {
                 *         "raw": "Harbor news",
                 *         "rendered": "Harbor news"
                 *       }
                 *     }
                 */
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
                /**
                 * @example {
                 *       "id": 52,
                 *       "author": 2,
                 *       "parent": 31,
                 *       "slug": "31-autosave-v1",
                 *       "title": {
                 *         "rendered": "Harbor news"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Autosave"];
            };
        };
    };
    parameters: {
        /**
         * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
        /** @description Skip this many items; it takes the place of the page. */
        Offset: number;
        /** @description Direction of the ordering. */
        OrderDescending: "asc" | "desc";
        /** @description Search only here; without it everywhere. A comma list is accepted as well. */
        SearchColumns: ("post_title" | "post_content" | "post_excerpt")[];
        /** @description Only items with one of these slugs. A comma list is accepted as well. */
        Slug: string[];
        /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
        EntryStatuses: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
        /** @description Id of the item. */
        EntryId: number;
        /** @description Password of a protected item. A wrong one, or one for an open item, is refused. */
        EntryPassword: string;
        /** @description Answer 304 without a body unless the item was modified after this time. */
        IfModifiedSince: string;
        /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
        IfMatch: string;
        /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
        IfUnmodifiedSince: string;
        /** @description Remove for good instead of moving to the trash. */
        Force: boolean;
        /** @description Id of the item that the revision or autosave belongs to. */
        EntryParentId: number;
        /** @description Revisions on a page; without it all of them. */
        RevisionsPerPage: number;
        /** @description What revisions are ordered by. */
        RevisionsOrderby: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
        /** @description Id of the revision. */
        RevisionId: number;
        /** @description Id of another revision of the same item to compare with. Without it the item as it stands now. */
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
        /** @description What terms are ordered by. */
        TermsOrderby: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
        /** @description Leave out terms without published items. */
        HideEmpty: boolean;
        /** @description Only terms of this item, which the caller must be able to read. */
        TermsOfPost: number;
        /** @description Id of the term. */
        TermId: number;
        /** @description Id of the user who gets what this one wrote. Empty, 0 or false sends it to the trash. */
        Reassign: number | ("" | "false") | false;
        /** @description Id of the user. */
        UserId: number;
        /** @description Id of the user, or `me` for the caller. */
        PasswordOwner: string;
        /** @description The `uuid` of the application password. */
        PasswordUuid: string;
        /** @description Slug of the content type. */
        TypeSlug: string;
        /** @description Slug of the status. */
        StatusSlug: string;
        /** @description Slug of the taxonomy. */
        TaxonomySlug: string;
    };
    requestBodies: never;
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
        /** @description When the item was last modified. */
        LastModified: string;
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
                /** @description Changes nothing and is not checked. */
                context?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                     *       "routes": {}
                     *     }
                     */
                    "application/json": components["schemas"]["NamespaceIndex"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Skip this many items; it takes the place of the page. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description What posts are ordered by. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Search only here; without it everywhere. A comma list is accepted as well. */
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
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "slug": "harbor-news",
                     *         "status": "publish",
                     *         "type": "post",
                     *         "title": {
                     *           "rendered": "Harbor news"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Post"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                 *       "status": "publish",
                 *       "tags": [
                 *         7
                 *       ]
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
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "harbor-news",
                     *       "status": "publish",
                     *       "title": {
                     *         "raw": "Harbor news",
                     *         "rendered": "Harbor news"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Password of a protected item. A wrong one, or one for an open item, is refused. */
                password?: components["parameters"]["EntryPassword"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "harbor-news",
                     *       "status": "publish",
                     *       "type": "post",
                     *       "title": {
                     *         "rendered": "Harbor news"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "harbor-news",
                     *       "title": {
                     *         "raw": "Harbor bulletin",
                     *         "rendered": "Harbor bulletin"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    deletePost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
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
            /** @description The post in the trash, or the post as it was before it was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 31,
                     *         "slug": "harbor-news"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"] | components["schemas"]["DeletedPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listPostRevisions: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Revisions on a page; without it all of them. */
                per_page?: components["parameters"]["RevisionsPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it takes the place of the page. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description What revisions are ordered by. */
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
        };
    };
    getPostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
        };
    };
    deletePostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
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
            412: components["responses"]["PreconditionFailed"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    restorePostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "harbor-news",
                     *       "title": {
                     *         "raw": "Harbor news",
                     *         "rendered": "Harbor news"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    diffPostRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Id of another revision of the same item to compare with. Without it the item as it stands now. */
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
        };
    };
    listPostAutosaves: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
        };
    };
    createPostAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
        };
    };
    getPostAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
        };
    };
    listPages: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Skip this many items; it takes the place of the page. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description What pages are ordered by. */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description Only children of these items; 0 is the top. A comma list is accepted as well. */
                parent?: components["parameters"]["Parent"];
                /** @description Leave out children of these items. A comma list is accepted as well. */
                parent_exclude?: components["parameters"]["ParentExclude"];
                /** @description Search only here; without it everywhere. A comma list is accepted as well. */
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
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "slug": "about",
                     *         "status": "publish",
                     *         "type": "page",
                     *         "title": {
                     *           "rendered": "About us"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Page"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "about",
                     *       "status": "publish",
                     *       "title": {
                     *         "raw": "About us",
                     *         "rendered": "About us"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Password of a protected item. A wrong one, or one for an open item, is refused. */
                password?: components["parameters"]["EntryPassword"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "about",
                     *       "status": "publish",
                     *       "type": "page",
                     *       "title": {
                     *         "rendered": "About us"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "about",
                     *       "title": {
                     *         "raw": "About the harbor",
                     *         "rendered": "About the harbor"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    deletePage: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
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
            /** @description The page in the trash, or the page as it was before it was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 31,
                     *         "slug": "about"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Page"] | components["schemas"]["DeletedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listPageRevisions: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Revisions on a page; without it all of them. */
                per_page?: components["parameters"]["RevisionsPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["Search"];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: components["parameters"]["Include"];
                /** @description Skip this many items; it takes the place of the page. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
                /** @description What revisions are ordered by. */
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
        };
    };
    getPageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
        };
    };
    deletePageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
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
            412: components["responses"]["PreconditionFailed"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    restorePageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 31,
                     *       "slug": "about",
                     *       "title": {
                     *         "raw": "About us",
                     *         "rendered": "About us"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    diffPageRevision: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description Id of another revision of the same item to compare with. Without it the item as it stands now. */
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
        };
    };
    listPageAutosaves: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
        };
    };
    createPageAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
        };
    };
    getPageAutosave: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description What terms are ordered by. */
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
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "count": 3,
                     *         "name": "Rivers",
                     *         "slug": "rivers",
                     *         "taxonomy": "category"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 7,
                     *       "count": 0,
                     *       "name": "Rivers",
                     *       "slug": "rivers",
                     *       "taxonomy": "category"
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
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
                    /**
                     * @example {
                     *       "id": 7,
                     *       "count": 3,
                     *       "name": "Rivers",
                     *       "slug": "rivers",
                     *       "taxonomy": "category"
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 7,
                     *       "description": "All about rivers and streams",
                     *       "name": "Rivers",
                     *       "slug": "rivers"
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
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
            /** @description The category as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 7,
                     *         "name": "Rivers",
                     *         "slug": "rivers"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Skip this many items; it takes the place of the page. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description What terms are ordered by. */
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
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "count": 3,
                     *         "name": "Rivers",
                     *         "slug": "rivers",
                     *         "taxonomy": "post_tag"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 7,
                     *       "count": 0,
                     *       "name": "Rivers",
                     *       "slug": "rivers",
                     *       "taxonomy": "post_tag"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
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
                    /**
                     * @example {
                     *       "id": 7,
                     *       "count": 3,
                     *       "name": "Rivers",
                     *       "slug": "rivers",
                     *       "taxonomy": "post_tag"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 7,
                     *       "description": "All about rivers and streams",
                     *       "name": "Rivers",
                     *       "slug": "rivers"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
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
            /** @description The tag as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 7,
                     *         "name": "Rivers",
                     *         "slug": "rivers"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Skip this many items; it takes the place of the page. */
                offset?: components["parameters"]["Offset"];
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderAscending"];
                /** @description What users are ordered by. Mail address and registration date need the right to list users. */
                orderby?: "id" | "include" | "name" | "registered_date" | "slug" | "include_slugs" | "email" | "url";
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: components["parameters"]["Slug"];
                /** @description Only users with one of these roles; needs the right to list users. A comma list is accepted as well. */
                roles?: string[];
                /** @description Only users with one of these capabilities; needs the right to list users. A comma list is accepted as well. */
                capabilities?: string[];
                /** @description Only users who may write; needs that right too. */
                who?: "authors";
                /** @description Only users who have published something, or something of these types. */
                has_published_posts?: boolean | string[];
                /** @description Search only here; without it everywhere. A comma list is accepted as well. */
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
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Anna Berg",
                     *         "slug": "anna",
                     *         "link": "https://site.test/author/anna/"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "anna",
                     *       "name": "Anna Berg",
                     *       "email": "anna@site.test",
                     *       "roles": [
                     *         "author"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
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
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "Anna Berg",
                     *       "slug": "anna",
                     *       "link": "https://site.test/author/anna/"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "anna",
                     *       "name": "Anna Berg",
                     *       "email": "anna@site.test",
                     *       "roles": [
                     *         "author"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    deleteCurrentUser: {
        parameters: {
            query: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
                force?: components["parameters"]["Force"];
                /** @description Id of the user who gets what this one wrote. Empty, 0 or false sends it to the trash. */
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
            /** @description The user as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 2,
                     *         "username": "anna"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Answer 304 without a body unless the item was modified after this time. */
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
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "Anna Berg",
                     *       "slug": "anna",
                     *       "link": "https://site.test/author/anna/"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "anna",
                     *       "name": "Anna Berg",
                     *       "email": "anna@site.test",
                     *       "roles": [
                     *         "author"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    deleteUser: {
        parameters: {
            query: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Remove for good instead of moving to the trash. */
                force?: components["parameters"]["Force"];
                /** @description Id of the user who gets what this one wrote. Empty, 0 or false sends it to the trash. */
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
            /** @description The user as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "id": 2,
                     *         "username": "anna"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            501: components["responses"]["TrashNotSupported"];
        };
    };
    listApplicationPasswords: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Id of the user, or `me` for the caller. */
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
                    /**
                     * @example [
                     *       {
                     *         "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                     *         "app_id": "",
                     *         "name": "Phone",
                     *         "created": "2026-01-02T03:04:05"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApplicationPassword"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
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
                     *       "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                     *       "name": "Phone",
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
        };
    };
    deleteApplicationPasswords: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: components["parameters"]["PasswordOwner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there were. */
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
        };
    };
    introspectApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Id of the user, or `me` for the caller. */
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
                    /**
                     * @example {
                     *       "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                     *       "app_id": "",
                     *       "name": "Phone",
                     *       "created": "2026-01-02T03:04:05"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Id of the user, or `me` for the caller. */
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
                    /**
                     * @example {
                     *       "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                     *       "app_id": "",
                     *       "name": "Phone",
                     *       "created": "2026-01-02T03:04:05"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
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
                    /**
                     * @example {
                     *       "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                     *       "app_id": "",
                     *       "name": "Phone",
                     *       "created": "2026-01-02T03:04:05"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationPassword"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteApplicationPassword: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Id of the user, or `me` for the caller. */
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
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "previous": {
                     *         "uuid": "c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11",
                     *         "app_id": "",
                     *         "name": "Phone",
                     *         "created": "2026-01-02T03:04:05"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedApplicationPassword"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTypes: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                     *         "rest_namespace": "core/v2"
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
        };
    };
    getType: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Slug of the content type. */
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
                    /**
                     * @example {
                     *       "name": "Posts",
                     *       "slug": "post",
                     *       "rest_base": "posts",
                     *       "rest_namespace": "core/v2"
                     *     }
                     */
                    "application/json": components["schemas"]["Type"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                     *         "queryable": true
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
        };
    };
    getStatus: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Slug of the status. */
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
                    /**
                     * @example {
                     *       "name": "Published",
                     *       "slug": "publish",
                     *       "public": true,
                     *       "queryable": true
                     *     }
                     */
                    "application/json": components["schemas"]["Status"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTaxonomies: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                     *         "types": [
                     *           "post"
                     *         ],
                     *         "hierarchical": true
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
        };
    };
    getTaxonomy: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well.
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
                /** @description Slug of the taxonomy. */
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
                    /**
                     * @example {
                     *       "name": "Categories",
                     *       "slug": "category",
                     *       "types": [
                     *         "post"
                     *       ],
                     *       "hierarchical": true
                     *     }
                     */
                    "application/json": components["schemas"]["Taxonomy"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
