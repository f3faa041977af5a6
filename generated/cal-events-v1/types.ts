// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/cal/events/v1": {
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
        get: operations["getCalendarNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/doc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         * @description The document of this namespace in version 3.0 of OpenAPI, whose readers are everywhere. Its paths are relative to the namespace, and are those that the index lists.
         */
        get: operations["getCalendarDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Occurrences of events, by their start on their own clock, without those that are hidden from listings. An event has to start and end within the dates. All words of `search` have to occur in title, description or excerpt. A page beyond the end is refused with `event-archive-page-not-found`. The addresses in the answer repeat `page`, `per_page`, `status`, the dates, `include`, `venue`, `organizer`, `featured`, `search` and the `geoloc` arguments; others have to be named again.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description For those who may write events. New venues, organizers, categories and tags are made with the caller's rights, in the same transaction. A picture elsewhere is fetched before anything is written.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events/{id}": {
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
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Read an event
         * @description Unpublished items are only for callers who may read them (`event-not-accessible`), items in the trash for callers who may delete them (`event-no-longer-available`). A protected event needs its password (`event-password-protected`), but of those who may edit it.
         */
        get: operations["getEvent"];
        put?: never;
        /**
         * Update an event
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateEvent"];
        /**
         * Delete an event
         * @description Moves the event to the trash, or deletes it permanently with `force`. Deleting an event that is already in the trash is rejected (`event-is-in-trash`).
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events/by-slug/{slug}": {
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
                /** @description Slug of the event. */
                slug: components["parameters"]["EventSlug"];
            };
            cookie?: never;
        };
        /**
         * Read an event by its slug
         * @description Unpublished items are only for callers who may read them (`event-not-accessible`), items in the trash for callers who may delete them (`event-no-longer-available`). A protected event needs its password (`event-password-protected`), but of those who may edit it.
         */
        get: operations["getEventBySlug"];
        put?: never;
        /**
         * Update an event by its slug
         * @description Updates only the fields that are sent. Setting a status restores it from the trash.
         */
        post: operations["updateEventBySlug"];
        /**
         * Delete an event by its slug
         * @description Moves the event to the trash, or deletes it permanently with `force`. Deleting an event that is already in the trash is rejected (`event-is-in-trash`).
         */
        delete: operations["deleteEventBySlug"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/event-previews/{id}": {
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
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Get your own unsaved changes of an event
         * @description What the caller has kept with `POST`, unless the event was saved after that; nobody reads those of others. Venues, organizers, categories and tags that would be made with the event have the id 0. Requires the right to edit the event.
         */
        get: operations["getEventChanges"];
        put?: never;
        /**
         * Create a preview link for unsaved changes of an event
         * @description Keeps the changes apart from the event, where they replace earlier ones of the same caller, and answers with a link that shows the event with them, be it published or not. The event itself stays as it is. Anyone with the link sees the event as visitors would, until the link expires. It ends early when the event is published or trashed, when its creator's password changes, and while its creator may not edit the event. Venues, organizers, categories and tags that would be made with the event have the id 0. Requires the right to edit the event. Events in the trash have no links (`rest_preview_of_trash`).
         */
        post: operations["createEventPreviewLink"];
        /**
         * Discard your own unsaved changes of an event
         * @description Links that show them end. Requires the right to edit the event.
         */
        delete: operations["deleteEventChanges"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/venues": {
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
         * List venues
         * @description Published venues, newest first. `search` looks through names, descriptions and all lines of the address; all words have to occur. A page beyond the end is rejected with `venue-archive-page-not-found`. The addresses in the answer repeat `page`, `per_page`, `status`, `event`, `has_events` and `only_with_upcoming`; a search has to be named again.
         */
        get: operations["listVenues"];
        put?: never;
        /**
         * Create a venue
         * @description For those who may write venues. Without a status it is published; what those write who may not publish is a draft, or waits (`pending`). Markup in lines of text is dropped.
         */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/venues/{id}": {
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
                id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        /**
         * Read a venue
         * @description Unpublished items are only for callers who may read them (`venue-not-accessible`). An unknown id is an invalid argument (`rest_invalid_param`).
         */
        get: operations["getVenue"];
        put?: never;
        /**
         * Update a venue
         * @description Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.
         */
        post: operations["updateVenue"];
        /**
         * Delete a venue
         * @description Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`venue-is-in-trash`).
         */
        delete: operations["deleteVenue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/venues/by-slug/{slug}": {
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
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
            };
            cookie?: never;
        };
        /**
         * Read a venue by its slug
         * @description Unpublished items are only for callers who may read them (`venue-not-accessible`). An unknown slug is an invalid argument (`rest_invalid_param`).
         */
        get: operations["getVenueBySlug"];
        put?: never;
        /**
         * Update a venue by its slug
         * @description Updates the fields that are sent, but for `show_map`, `show_map_link` and `stateprovince`, which every write sets.
         */
        post: operations["updateVenueBySlug"];
        /**
         * Delete a venue by its slug
         * @description Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`venue-is-in-trash`).
         */
        delete: operations["deleteVenueBySlug"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/organizers": {
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
         * List organizers
         * @description Published organizers, newest first. `search` looks through names, descriptions and phone, website and mail address; all words have to occur. A page beyond the end is rejected with `organizer-archive-page-not-found`. The addresses in the answer repeat `page`, `per_page`, `status`, `event`, `has_events` and `only_with_upcoming`; a search has to be named again.
         */
        get: operations["listOrganizers"];
        put?: never;
        /**
         * Create an organizer
         * @description For those who may write organizers. Without a status it is published; what those write who may not publish is a draft, or waits (`pending`). Markup in lines of text is dropped.
         */
        post: operations["createOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/organizers/{id}": {
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
                id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        /**
         * Read an organizer
         * @description Unpublished items are only for callers who may read them (`organizer-not-accessible`). An unknown id is an invalid argument (`rest_invalid_param`).
         */
        get: operations["getOrganizer"];
        put?: never;
        /**
         * Update an organizer
         * @description Updates only the fields that are sent.
         */
        post: operations["updateOrganizer"];
        /**
         * Delete an organizer
         * @description Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`organizer-is-in-trash`).
         */
        delete: operations["deleteOrganizer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/organizers/by-slug/{slug}": {
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
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
            };
            cookie?: never;
        };
        /**
         * Read an organizer by its slug
         * @description Unpublished items are only for callers who may read them (`organizer-not-accessible`). An unknown slug is an invalid argument (`rest_invalid_param`).
         */
        get: operations["getOrganizerBySlug"];
        put?: never;
        /**
         * Update an organizer by its slug
         * @description Updates only the fields that are sent.
         */
        post: operations["updateOrganizerBySlug"];
        /**
         * Delete an organizer by its slug
         * @description Moves it to the trash, from which setting a status restores it, or deletes it permanently with `force`. Either way, events no longer show it. A second time is refused (`organizer-is-in-trash`).
         */
        delete: operations["deleteOrganizerBySlug"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/categories": {
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
         * List event categories
         * @description Those that published items have, by name, by default. A page beyond the end is empty. `rest_url` is the bare address of the list; those of the neighbours add only `page`.
         */
        get: operations["listEventCategories"];
        put?: never;
        /**
         * Create an event category
         * @description For those who may publish events. A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createEventCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/categories/{id}": {
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
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
            };
            cookie?: never;
        };
        /**
         * Read an event category
         * @description An unknown id is an invalid argument (`rest_invalid_param`), and so is that of a term of another kind.
         */
        get: operations["getEventCategory"];
        put?: never;
        /**
         * Update an event category
         * @description For those who may publish events. Updates only the fields that are sent. The slug of another category is rejected with `duplicate_term_slug`, and a parent that is the category itself or below it with `rest_term_invalid`.
         */
        post: operations["updateEventCategory"];
        /**
         * Delete an event category
         * @description For those who may publish events. Deletes it permanently; there is no trash. Categories below it move up to where it was. Returns the deleted term.
         */
        delete: operations["deleteEventCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/tags": {
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
         * List event tags
         * @description Those that published items have, by name, by default. A page beyond the end is empty. `rest_url` is the bare address of the list; those of the neighbours add only `page`.
         */
        get: operations["listEventTags"];
        put?: never;
        /**
         * Create an event tag
         * @description For callers who may manage categories; the tags are those of posts. A taken name is rejected with `term_exists` and the id in `data.term_id`; a taken slug gets a number.
         */
        post: operations["createEventTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/tags/{id}": {
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
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
            };
            cookie?: never;
        };
        /**
         * Read an event tag
         * @description An unknown id is an invalid argument (`rest_invalid_param`), and so is that of a term of another kind.
         */
        get: operations["getEventTag"];
        put?: never;
        /**
         * Update an event tag
         * @description For callers who may manage categories; the tags are those of posts. Updates only the fields that are sent. The slug of another tag is rejected with `duplicate_term_slug`.
         */
        post: operations["updateEventTag"];
        /**
         * Delete an event tag
         * @description For callers who may manage categories; the tags are those of posts. Deletes it permanently; there is no trash. Returns the deleted term.
         */
        delete: operations["deleteEventTag"];
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
        /** @description A document of OpenAPI 3.0. */
        CalendarDocument: {
            [key: string]: unknown;
        };
        /**
         * @description Status of publication. Media, which have that of what they belong to, have others.
         * @enum {string}
         */
        EntryStatus: "publish" | "future" | "draft" | "pending" | "private" | "trash" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
        /** @description A date and time, a blank between them. Zeros mean none. */
        CalendarTime: string;
        CalendarImageFields: {
            /** @description Address of the whole picture. */
            url: string;
            /** @description Id of the media item. */
            id: number;
            /** @description Ending of the file name, such as `png`. */
            extension: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Bytes. */
            filesize: number;
        };
        /** @description One smaller version of a picture. */
        CalendarImageSize: {
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Media type of the file. */
            "mime-type": string;
            /** @description Bytes. */
            filesize: number;
            /** @description Address of the file. */
            url: string;
        };
        CalendarImageSizes: {
            /** @description Smaller versions by name. */
            sizes?: {
                [key: string]: components["schemas"]["CalendarImageSize"];
            };
        };
        /** @description A picture of the site, as the calendar shows it. */
        CalendarImage: components["schemas"]["CalendarImageFields"] & components["schemas"]["CalendarImageSizes"];
        /** @description A date and time in parts, each with leading zeros. */
        DateDetails: {
            year: string;
            month: string;
            day: string;
            hour: string;
            minutes: string;
            seconds: string;
        };
        CostDetails: {
            /** @description As given, or that of a single price; otherwise empty. */
            currency_symbol: string;
            /** @description Empty unless it was given. */
            currency_code: string;
            /** @description prefix or suffix where it was given, prefix or postfix as a single price has it, or empty. */
            currency_position: string;
            /** @description Prices in order, or words as a slug. */
            values: string[];
        };
        EventTermOwnUrls: {
            /** @description Address of the term. */
            self: string;
            /** @description Address of all of its kind. */
            collection: string;
        };
        EventTermParentUrl: {
            /** @description Address of the category above. */
            up?: string;
        };
        EventTermUrls: components["schemas"]["EventTermOwnUrls"] & components["schemas"]["EventTermParentUrl"];
        /** @description A category or tag of an event. */
        EventTerm: {
            name: string;
            slug: string;
            /**
             * @description Always 0.
             * @constant
             */
            term_group: 0;
            /** @description The same as `id`. */
            term_taxonomy_id: number;
            /** @enum {string} */
            taxonomy: "cal_events_cat" | "post_tag";
            description: string;
            /** @description Id of the category above; 0 at the top. */
            parent: number;
            /** @description Published items that have it. */
            count: number;
            /**
             * @description Always `raw`.
             * @constant
             */
            filter: "raw";
            id: number;
            urls: components["schemas"]["EventTermUrls"];
        };
        PlaceFields: {
            /** @description Id. */
            id: number;
            /** @description Id of the user, as text. */
            author: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Publication in the zone of the site. */
            date: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            date_utc: components["schemas"]["CalendarTime"];
            /** @description Last change in the zone of the site. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description Address of its page. */
            url: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description Names it beyond this site. */
            global_id: string;
            /** @description Global ids that it had. */
            global_id_lineage: string[];
        };
        VenueFields: {
            /** @description Name. */
            venue: string;
            show_map: boolean;
            show_map_link: boolean;
        };
        /** @description Structured data in the words of schema.org. */
        CalendarJsonLd: {
            [key: string]: unknown;
        };
        PlaceDetails: {
            /** @description Rendered; absent while it is empty. */
            description?: string;
            /** @description Rendered; absent while it is empty. */
            excerpt?: string;
            /** @description Absent while it is empty. */
            phone?: string;
            /** @description Absent while it is empty. */
            website?: string;
            image?: components["schemas"]["CalendarImage"];
            json_ld?: components["schemas"]["CalendarJsonLd"];
        };
        VenueDetails: {
            /** @description Street and number; absent while it is empty. */
            address?: string;
            /** @description Absent while it is empty. */
            city?: string;
            /** @description Absent while it is empty. */
            country?: string;
            /** @description Absent while it is empty. */
            province?: string;
            /** @description Absent while it is empty. */
            state?: string;
            /** @description Absent while it is empty. */
            zip?: string;
            /** @description The state or the province; absent while it is empty. */
            stateprovince?: string;
        };
        /** @description A venue of events. `json_ld` shows in single reads only, and `image` while it has a picture. */
        Venue: components["schemas"]["PlaceFields"] & components["schemas"]["VenueFields"] & components["schemas"]["PlaceDetails"] & components["schemas"]["VenueDetails"];
        OrganizerFields: {
            /** @description Name. */
            organizer: string;
        };
        OrganizerDetails: {
            /** @description Mail address; absent while it is empty. */
            email?: string;
        };
        /** @description An organizer of events. `json_ld` shows in single reads only, and `image` while it has a picture. */
        Organizer: components["schemas"]["PlaceFields"] & components["schemas"]["OrganizerFields"] & components["schemas"]["PlaceDetails"] & components["schemas"]["OrganizerDetails"];
        EventFields: {
            /** @description Id. */
            id: number;
            /** @description Names it beyond this site. */
            global_id: string;
            /** @description Global ids that it had. */
            global_id_lineage: string[];
            /** @description Id of the user, as text. */
            author: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Publication in the zone of the site. */
            date: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            date_utc: components["schemas"]["CalendarTime"];
            /** @description Last change, in the zone of the site. Creation counts as one at `date`, where that is given. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description Address of its page. */
            url: string;
            /** @description Address of this resource. */
            rest_url: string;
            /** @description Rendered. */
            title: string;
            /** @description Rendered. */
            description: string;
            /** @description Rendered. */
            excerpt: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description The featured picture, or false. */
            image: false | components["schemas"]["CalendarImage"];
            all_day: boolean;
            /** @description Wall time in the zone of the event. */
            start_date: components["schemas"]["CalendarTime"];
            start_date_details: components["schemas"]["DateDetails"];
            /** @description Wall time in the zone of the event. */
            end_date: components["schemas"]["CalendarTime"];
            end_date_details: components["schemas"]["DateDetails"];
            utc_start_date: components["schemas"]["CalendarTime"];
            utc_start_date_details: components["schemas"]["DateDetails"];
            utc_end_date: components["schemas"]["CalendarTime"];
            utc_end_date_details: components["schemas"]["DateDetails"];
            /** @description A name, or an offset such as `UTC+5:30`. */
            timezone: string;
            /** @description The zone's abbreviation at the start; for an offset, the offset itself. */
            timezone_abbr: string;
            /** @description For people, such as `$10 – $25`. */
            cost: string;
            cost_details: components["schemas"]["CostDetails"];
            /** @description The event's own address unless a website was named. */
            website: string;
            show_map: boolean;
            show_map_link: boolean;
            hide_from_listings: boolean;
            sticky: boolean;
            featured: boolean;
            categories: components["schemas"]["EventTerm"][];
            tags: components["schemas"]["EventTerm"][];
            /** @description The venue; a list of several, or an empty list. */
            venue: components["schemas"]["Venue"] | components["schemas"]["Venue"][] | components["schemas"]["Venue"][];
            /** @description In the order given. */
            organizer: components["schemas"]["Organizer"][];
            /** @description Always empty. */
            custom_fields: {
                [key: string]: unknown;
            }[];
        };
        EventDetails: {
            json_ld?: components["schemas"]["CalendarJsonLd"];
        };
        /** @description How an event happens again; what an update sends back as it is. */
        EventRecurrence: {
            /** @description A rule (RFC 5545) without its name; null where further times alone are named. */
            rrule: string | null;
            /** @description Further times. */
            rdate: components["schemas"]["CalendarTime"][];
            /** @description Excluded times. */
            exdate: components["schemas"]["CalendarTime"][];
        };
        /** @description The occurrence of a recurring event that is shown. */
        EventOccurrence: {
            /** @description When it begins by the rule; its name, and the value of `occurrence` in requests. */
            original_start: components["schemas"]["CalendarTime"];
            start_date: components["schemas"]["CalendarTime"];
            end_date: components["schemas"]["CalendarTime"];
            utc_start_date: components["schemas"]["CalendarTime"];
            utc_end_date: components["schemas"]["CalendarTime"];
            /** @description Id of the event that happens again. */
            series: number;
            /** @description It was changed individually, and is an event of its own. */
            changed: boolean;
        };
        EventSeries: {
            recurrence?: components["schemas"]["EventRecurrence"];
            occurrence?: components["schemas"]["EventOccurrence"];
        };
        /** @description An event. `json_ld` shows in single reads only. */
        Event: components["schemas"]["EventFields"] & components["schemas"]["EventDetails"] & components["schemas"]["EventSeries"];
        EventListItems: {
            events: components["schemas"]["Event"][];
        };
        ListSummary: {
            /** @description Address of this page. */
            rest_url: string;
            /** @description Items that match and that the caller may see. */
            total: number;
            /** @description Pages at this page size. */
            total_pages: number;
        };
        ListNeighbours: {
            /** @description Address of the next page. */
            next_rest_url?: string;
            /** @description Address of the page before. */
            previous_rest_url?: string;
        };
        /** @description A page of events. */
        EventList: components["schemas"]["EventListItems"] & components["schemas"]["ListSummary"] & components["schemas"]["ListNeighbours"];
        EventPasswordUnlistedInput: {
            /** @description Protects the event. null opens it. */
            password?: string | null;
        };
        EventDatesRequired: {
            /** @description Name of the event. */
            title: string;
            /** @description Wall time in the zone of the event, such as `2033-05-10 19:00:00`, `10 May 2033 7pm`, `05/10/2033 19:00` or `2033-05-10T19:00`; with an offset it is converted. Without a time it is midnight. A day may be relative to today: `tomorrow 10:00`, `+2 weeks`, `next friday 7pm`. */
            start_date: string;
            /** @description In the same forms. One before the start is refused; of whole days, one on an earlier date. */
            end_date: string;
        };
        /** @description Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most. */
        EventTermsInput: number | string | (number | string)[];
        /** @description Ids of venues or organizers as text, separated by commas; an empty text names none. */
        PlaceIds: string;
        VenueNameRequired: {
            /** @description Name. */
            venue: string;
        };
        VenueInputFields: {
            /** @description Id of the user. */
            author?: number;
            /** @description Date of publication in the zone of the site, in any of the forms of dates of events that name the day. */
            date?: string;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string;
            /**
             * @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish.
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
            /** @description Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default. */
            show_map?: string;
            /** @description Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default. */
            show_map_link?: string;
            /** @description Street and number. */
            address?: string;
            /** @description City. */
            city?: string;
            /** @description Country. */
            country?: string;
            /** @description Province. */
            province?: string;
            /** @description State. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
            /** @description Telephone number. */
            phone?: string;
            /** @description State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change. */
            stateprovince?: string;
            /** @description An absolute address of the web, or empty. */
            website?: string;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number;
        };
        /** @description Writable fields of a new venue. */
        VenueCreateInput: components["schemas"]["VenueNameRequired"] & components["schemas"]["VenueInputFields"];
        /** @description One that exists, by its id. Other members are ignored. */
        PlaceReference: {
            /** @description Id. */
            id: number | string;
        };
        /** @description Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue. */
        EventVenuesInput: number | components["schemas"]["PlaceIds"] | (number | components["schemas"]["PlaceIds"] | components["schemas"]["VenueCreateInput"] | components["schemas"]["PlaceReference"])[] | components["schemas"]["VenueCreateInput"] | components["schemas"]["PlaceReference"];
        OrganizerNameRequired: {
            /** @description Name. */
            organizer: string;
        };
        OrganizerInputFields: {
            /** @description Id of the user. */
            author?: number;
            /** @description Date of publication in the zone of the site, in any of the forms of dates of events that name the day. */
            date?: string;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string;
            /**
             * @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish.
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
            /** @description Telephone number. */
            phone?: string;
            /** @description An absolute address of the web, or empty. */
            website?: string;
            /** @description Mail address, as it is written. */
            email?: string;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number;
        };
        /** @description Writable fields of a new organizer. */
        OrganizerCreateInput: components["schemas"]["OrganizerNameRequired"] & components["schemas"]["OrganizerInputFields"];
        /** @description Ids of organizers or data of new ones, in the same forms as `venue`. */
        EventOrganizersInput: number | components["schemas"]["PlaceIds"] | (number | components["schemas"]["PlaceIds"] | components["schemas"]["OrganizerCreateInput"] | components["schemas"]["PlaceReference"])[] | components["schemas"]["OrganizerCreateInput"] | components["schemas"]["PlaceReference"];
        /** @description How an event happens again (RFC 5545). Times are wall times of the event's zone; its start always counts, as the first of `COUNT` too. */
        Recurrence: {
            /** @description A rule without its name, such as `FREQ=WEEKLY;BYDAY=MO`. `UNTIL` is a wall time in answers; a UTC value is converted. Rules that name no day, and those that name more than can be followed, are refused. */
            rrule?: string | null;
            /** @description Further times. A day alone takes the time of the start; a `Z` at the end means UTC. */
            rdate?: string[];
            /** @description Excluded times, in the same formats. */
            exdate?: string[];
        };
        EventInputFields: {
            /** @description Id of the user. */
            author?: number;
            /** @description Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event. */
            date?: string;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string;
            /** @description Made unique. */
            slug?: string;
            /** @description A short text about it. */
            excerpt?: string;
            /**
             * @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish.
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
            /** @description An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are. */
            timezone?: string;
            /** @description All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default. */
            all_day?: boolean;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number;
            /** @description A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free. */
            cost?: string | number;
            /** @description An absolute address of the web, or empty. */
            website?: string;
            show_map?: boolean;
            show_map_link?: boolean;
            /** @description Hidden from lists. */
            hide_from_listings?: boolean;
            /** @description Pinned in calendar views. */
            sticky?: boolean;
            featured?: boolean;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            venue?: components["schemas"]["EventVenuesInput"];
            organizer?: components["schemas"]["EventOrganizersInput"];
            /** @description Recurrence of the event. null or an empty object makes an event that takes place once. */
            recurrence?: components["schemas"]["Recurrence"] | null;
        };
        /** @description Writable fields of a new event. */
        EventCreateInput: components["schemas"]["EventPasswordUnlistedInput"] & components["schemas"]["EventDatesRequired"] & components["schemas"]["EventInputFields"];
        EventPasswordInput: {
            /** @description Protects the event. null opens it. */
            password?: string | null;
        };
        EventDatesOptional: {
            /** @description Name of the event. */
            title?: string;
            /** @description As on creation. */
            start_date?: string;
            /** @description As on creation. One before the start is refused; of whole days, one on an earlier date. */
            end_date?: string;
        };
        EventEditInput: {
            /** @description The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event. */
            occurrence?: string;
            /**
             * @description `this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time.
             * @enum {string}
             */
            edit?: "this" | "following" | "all";
        };
        /** @description Writable fields of an event. */
        EventUpdateInput: components["schemas"]["EventPasswordInput"] & components["schemas"]["EventDatesOptional"] & components["schemas"]["EventInputFields"] & components["schemas"]["EventEditInput"];
        /** @description Report of an event that was deleted permanently. */
        DeletedEvent: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Event"];
        };
        /** @description Writable fields of an event that is named by its slug; `slug` is the new one. */
        EventBySlugUpdateInput: components["schemas"]["EventPasswordUnlistedInput"] & components["schemas"]["EventDatesOptional"] & components["schemas"]["EventInputFields"] & components["schemas"]["EventEditInput"];
        /** @description An event with changes that are not saved. */
        EventChanges: {
            /** @description When they were kept, in the zone of the site. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description The `original_start` of the time of a series that they are about; null if they are about the whole event. */
            occurrence: components["schemas"]["CalendarTime"] | null;
            /** @description As it was written. */
            title: string;
            /** @description As it was written. */
            description: string;
            /** @description As it was written. */
            excerpt: string;
            /** @description The event as it would be. */
            event: components["schemas"]["Event"];
        };
        /** @description The changes of an event that the caller has kept and not saved. */
        UnsavedEventChanges: {
            /** @description null if there are none, or if the event is newer. */
            changes: components["schemas"]["EventChanges"] | null;
        };
        /** @description Changes of an event that are not saved, as in an update. Status, slug, author, date of publication and password have no effect. */
        EventChangesInput: components["schemas"]["EventDatesOptional"] & components["schemas"]["EventInputFields"] & {
            /** @description The `original_start` of the time of a series that the changes are about, which is shown as an event that happens once. Without it they are about the whole event. */
            occurrence?: string;
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
        VenueListItems: {
            venues: components["schemas"]["Venue"][];
        };
        /** @description A page of venues. */
        VenueList: components["schemas"]["VenueListItems"] & components["schemas"]["ListSummary"] & components["schemas"]["ListNeighbours"];
        VenueNameOptional: {
            /** @description Name. */
            venue?: string;
        };
        /** @description Writable fields of a venue. */
        VenueUpdateInput: components["schemas"]["VenueNameOptional"] & components["schemas"]["VenueInputFields"];
        /** @description Report of a venue that was deleted permanently. */
        DeletedVenue: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Venue"];
        };
        OrganizerListItems: {
            organizers: components["schemas"]["Organizer"][];
        };
        /** @description A page of organizers. */
        OrganizerList: components["schemas"]["OrganizerListItems"] & components["schemas"]["ListSummary"] & components["schemas"]["ListNeighbours"];
        OrganizerNameOptional: {
            /** @description Name. */
            organizer?: string;
        };
        /** @description Writable fields of an organizer. */
        OrganizerUpdateInput: components["schemas"]["OrganizerNameOptional"] & components["schemas"]["OrganizerInputFields"];
        /** @description Report of an organizer that was deleted permanently. */
        DeletedOrganizer: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Organizer"];
        };
        EventTermFields: {
            /** @description Id. */
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description A few words about it. */
            description: string;
            /** @description Text in its HTML form. */
            name: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description Always empty. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Address of its page. */
            url: string;
            urls: components["schemas"]["EventTermUrls"];
        };
        EventCategoryFields: {
            /** @enum {string} */
            taxonomy: "cal_events_cat";
            /** @description Id of the category above; 0 at the top. */
            parent: number;
        };
        /** @description A category of events. */
        EventCategory: components["schemas"]["EventTermFields"] & components["schemas"]["EventCategoryFields"];
        EventCategoryListItems: {
            categories: components["schemas"]["EventCategory"][];
        };
        /** @description A page of event categories. */
        EventCategoryList: components["schemas"]["EventCategoryListItems"] & components["schemas"]["ListSummary"] & components["schemas"]["ListNeighbours"];
        EventTermNameRequired: {
            /** @description Name; markup is dropped. */
            name: string;
        };
        EventTermInputFields: {
            /** @description A few words about it. */
            description?: string;
            /** @description Slug; by default made from the name of a new term. */
            slug?: string;
        };
        EventTermParentInput: {
            /** @description Id of the category above. A descendant of the category itself puts it at the top level. */
            parent?: number;
        };
        /** @description Writable fields of a new event category. */
        EventCategoryCreateInput: components["schemas"]["EventTermNameRequired"] & components["schemas"]["EventTermInputFields"] & components["schemas"]["EventTermParentInput"];
        EventTermNameOptional: {
            /** @description Name; markup is dropped. */
            name?: string;
        };
        /** @description Writable fields of an event category. */
        EventCategoryUpdateInput: components["schemas"]["EventTermNameOptional"] & components["schemas"]["EventTermInputFields"] & components["schemas"]["EventTermParentInput"];
        EventTagFields: {
            /** @enum {string} */
            taxonomy: "post_tag";
        };
        /** @description A tag of events and posts. */
        EventTag: components["schemas"]["EventTermFields"] & components["schemas"]["EventTagFields"];
        EventTagListItems: {
            tags: components["schemas"]["EventTag"][];
        };
        /** @description A page of event tags. */
        EventTagList: components["schemas"]["EventTagListItems"] & components["schemas"]["ListSummary"] & components["schemas"]["ListNeighbours"];
        /** @description Writable fields of a new event tag. */
        EventTagCreateInput: components["schemas"]["EventTermNameRequired"] & components["schemas"]["EventTermInputFields"];
        /** @description Writable fields of an event tag. */
        EventTagUpdateInput: components["schemas"]["EventTermNameOptional"] & components["schemas"]["EventTermInputFields"];
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
        /** @description Page of the list, counted from one. */
        CalendarPage: number;
        /** @description Items on a page; more than 50 count as 50. */
        CalendarPerPage: number;
        /** @description Only events that start on this day or later; without it today, unless a relative bound is given. Dates have many forms, such as `2033-02-10`, `2033-02-10 15:00`, `10 February 2033`, `today` or `+2 weeks`. */
        StartDate: string;
        /** @description Only events that end on this day or earlier; without it two years from now, unless a relative bound is given. */
        EndDate: string;
        /** @description Only events that start before the end of this day. */
        StartsBefore: string;
        /** @description Only events that start after this day. */
        StartsAfter: string;
        /** @description Only events that end before the last second of this day. */
        EndsBefore: string;
        /** @description Only events that end after this day. */
        EndsAfter: string;
        /** @description Bounds are the very times that are given, not whole days. Those that name no zone are in UTC; both are turned into the time of the site. Relative bounds leave out the time itself. `yes`, `on`, `1` and `true` ask for it; any other word does not. */
        StrictDates: string | boolean;
        /** @description Only items that match these words. */
        CalendarSearch: string;
        /** @description Only events in one of these categories, or below one, by id or slug. A comma list is accepted as well. */
        EventCategories: string[];
        /** @description Only events with one of these tags, by id or slug. A comma list is accepted as well. */
        EventTags: string[];
        /** @description Only events at one of these venues. A comma list is accepted as well. */
        EventVenues: number[];
        /** @description Only events of one of these organizers. A comma list is accepted as well. */
        EventOrganizers: number[];
        /** @description Only events that are featured, or with false only the others. */
        Featured: boolean;
        /** @description Only events with one of these statuses. All but `publish` are for those who may write events, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
        EventStatus: string[];
        /** @description Only events at venues of which the coordinates are known. */
        Geoloc: boolean;
        /** @description Only events at venues near this latitude, in degrees north; needs `geoloc_lng`. */
        GeolocLatitude: number;
        /** @description Only events at venues near this longitude, in degrees east; needs `geoloc_lat`. */
        GeolocLongitude: number;
        /** @description How many kilometres count as near. */
        GeolocRadius: number;
        /** @description Only these events, each once, oldest publication first. Dates do not count then. A comma list is accepted as well. */
        EventInclude: number[];
        /** @description Only events below this one. */
        PostParent: number;
        /** @description No event of this site has tickets. With false all are found; true is refused (`event-tickets-not-active` in `details`). */
        Ticketed: boolean;
        /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
        Ical: boolean;
        /** @description With `ical`: at most so many events, those that begin first; a series with its changed occurrences is one. All unless it is given. */
        IcalMax: number;
        /** @description Id of the event. */
        EventId: number;
        /** @description Password of a protected event; ignored for other events. */
        EventPassword: string;
        /** @description The `original_start` of one time of an event that happens again; the answer has its dates. One that was changed on its own is answered by the event that stands for it. */
        Occurrence: string;
        /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
        PreviewToken: string;
        /** @description The same as `preview_token`, which it overrides. */
        PreviewTokenHeader: string;
        /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
        IfMatch: string;
        /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
        IfUnmodifiedSince: string;
        /** @description Delete permanently instead of moving to the trash. */
        ForceRemoval: boolean;
        /** @description The `original_start` of the time that is taken away from an event that happens again. Without it the whole event is removed. */
        RemovedOccurrence: string;
        /** @description What is removed in addition to that time: nothing (`this`, the default), what `following` there is, or `all`. The answer shows the series that is left. */
        RemovalEdit: "this" | "following" | "all";
        /** @description Slug of the event. */
        EventSlug: string;
        /** @description Password of a protected event; ignored for other events. */
        EventPasswordBySlug: string;
        /** @description Only those of this event, which the caller may read. */
        PlacesOfEvent: number;
        /** @description Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter. */
        HasEvents: string | boolean;
        /** @description Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`. */
        OnlyWithUpcoming: string | boolean;
        /** @description Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
        PlaceStatus: string[];
        /** @description Id of the item. */
        PlaceId: number;
        /** @description Slug of the item. */
        PlaceSlug: string;
        /** @description Leave out these ids, all of which must exist. A comma list is accepted as well. */
        CalendarTermsExclude: number[];
        /** @description Only these ids, all of which must exist. A comma list is accepted as well. */
        CalendarTermsInclude: number[];
        /** @description `asc` by default; any other word means descending. */
        CalendarTermsOrder: string;
        /** @description `name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name. */
        CalendarTermsOrderby: string;
        /** @description Leave out terms without published items; ancestors of used terms stay. */
        CalendarTermsHideEmpty: boolean;
        /** @description Only those directly below this category, which must exist. */
        CalendarTermsParent: number;
        /** @description Only terms of this event, which the caller may read; another name of `event`. */
        CalendarTermsOfPost: number;
        /** @description Only terms of this event, which the caller may read. */
        CalendarTermsOfEvent: number;
        /** @description Only the term with this slug. */
        CalendarTermsSlug: string;
        /** @description Id of the term. */
        CalendarTermId: number;
        /** @description Answer 304 without a body unless the item was modified after this time. It does not count together with `_embed`, nor where signed-in callers see what they may do with the item. */
        IfModifiedSince: string;
    };
    requestBodies: never;
    headers: {
        /** @description Strong entity tag of this answer. */
        ETag: string;
        /** @description Name under which a calendar file is saved; absent where the answer is JSON. */
        CalendarFile: string;
        /** @description Number of events that match and that the caller may see; absent where the answer is a calendar file. */
        EventTotal: number;
        /** @description Number of pages at this page size; absent where the answer is a calendar file. */
        EventTotalPages: number;
        /** @description Strong entity tag of this answer; absent on what a preview token opens. */
        ItemETag: string;
        /** @description When the item was last stored. What it shows of other items may be newer. */
        LastModified: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Number of items that match and that the caller may see. */
        CalTotal: number;
        /** @description Number of pages at this page size. */
        CalTotalPages: number;
        /** @description Address of the new item. */
        Location: string;
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
    getCalendarNamespace: {
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
                     *       "namespace": "cal/events/v1",
                     *       "routes": {
                     *         "/cal/events/v1": {
                     *           "namespace": "cal/events/v1",
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
                     *                   "default": "cal/events/v1",
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
                     *                 "href": "https://example.org/api/cal/events/v1"
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
    getCalendarDocument: {
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
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.0.0",
                     *       "info": {
                     *         "title": "Almanac calendar",
                     *         "version": "1"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarDocument"];
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
    listEvents: {
        parameters: {
            query?: {
                /** @description Page of the list, counted from one. */
                page?: components["parameters"]["CalendarPage"];
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: components["parameters"]["CalendarPerPage"];
                /** @description Only events that start on this day or later; without it today, unless a relative bound is given. Dates have many forms, such as `2033-02-10`, `2033-02-10 15:00`, `10 February 2033`, `today` or `+2 weeks`. */
                start_date?: components["parameters"]["StartDate"];
                /** @description Only events that end on this day or earlier; without it two years from now, unless a relative bound is given. */
                end_date?: components["parameters"]["EndDate"];
                /** @description Only events that start before the end of this day. */
                starts_before?: components["parameters"]["StartsBefore"];
                /** @description Only events that start after this day. */
                starts_after?: components["parameters"]["StartsAfter"];
                /** @description Only events that end before the last second of this day. */
                ends_before?: components["parameters"]["EndsBefore"];
                /** @description Only events that end after this day. */
                ends_after?: components["parameters"]["EndsAfter"];
                /** @description Bounds are the very times that are given, not whole days. Those that name no zone are in UTC; both are turned into the time of the site. Relative bounds leave out the time itself. `yes`, `on`, `1` and `true` ask for it; any other word does not. */
                strict_dates?: components["parameters"]["StrictDates"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["CalendarSearch"];
                /** @description Only events in one of these categories, or below one, by id or slug. A comma list is accepted as well. */
                categories?: components["parameters"]["EventCategories"];
                /** @description Only events with one of these tags, by id or slug. A comma list is accepted as well. */
                tags?: components["parameters"]["EventTags"];
                /** @description Only events at one of these venues. A comma list is accepted as well. */
                venue?: components["parameters"]["EventVenues"];
                /** @description Only events of one of these organizers. A comma list is accepted as well. */
                organizer?: components["parameters"]["EventOrganizers"];
                /** @description Only events that are featured, or with false only the others. */
                featured?: components["parameters"]["Featured"];
                /** @description Only events with one of these statuses. All but `publish` are for those who may write events, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
                status?: components["parameters"]["EventStatus"];
                /** @description Only events at venues of which the coordinates are known. */
                geoloc?: components["parameters"]["Geoloc"];
                /** @description Only events at venues near this latitude, in degrees north; needs `geoloc_lng`. */
                geoloc_lat?: components["parameters"]["GeolocLatitude"];
                /** @description Only events at venues near this longitude, in degrees east; needs `geoloc_lat`. */
                geoloc_lng?: components["parameters"]["GeolocLongitude"];
                /** @description How many kilometres count as near. */
                geoloc_radius?: components["parameters"]["GeolocRadius"];
                /** @description Only these events, each once, oldest publication first. Dates do not count then. A comma list is accepted as well. */
                include?: components["parameters"]["EventInclude"];
                /** @description Only events below this one. */
                post_parent?: components["parameters"]["PostParent"];
                /** @description No event of this site has tickets. With false all are found; true is refused (`event-tickets-not-active` in `details`). */
                ticketed?: components["parameters"]["Ticketed"];
                /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
                ical?: components["parameters"]["Ical"];
                /** @description With `ical`: at most so many events, those that begin first; a series with its changed occurrences is one. All unless it is given. */
                ical_max?: components["parameters"]["IcalMax"];
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
            /** @description A page of events. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["CalendarFile"];
                    "X-Cal-Total": components["headers"]["EventTotal"];
                    "X-Cal-TotalPages": components["headers"]["EventTotalPages"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                    "text/calendar": string;
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
    createEvent: {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventCreateInput"];
            };
        };
        responses: {
            /** @description The new event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
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
    getEvent: {
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
                /** @description Password of a protected event; ignored for other events. */
                password?: components["parameters"]["EventPassword"];
                /** @description The `original_start` of one time of an event that happens again; the answer has its dates. One that was changed on its own is answered by the event that stands for it. */
                occurrence?: components["parameters"]["Occurrence"];
                /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
                ical?: components["parameters"]["Ical"];
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the event. */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["CalendarFile"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                    "text/calendar": string;
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
    updateEvent: {
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
                /** @description Id of the event. */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventUpdateInput"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
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
    deleteEvent: {
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
                /** @description Password of a protected event; ignored for other events. */
                password?: components["parameters"]["EventPassword"];
                /** @description Delete permanently instead of moving to the trash. */
                force?: components["parameters"]["ForceRemoval"];
                /** @description The `original_start` of the time that is taken away from an event that happens again. Without it the whole event is removed. */
                occurrence?: components["parameters"]["RemovedOccurrence"];
                /** @description What is removed in addition to that time: nothing (`this`, the default), what `following` there is, or `all`. The answer shows the series that is left. */
                edit?: components["parameters"]["RemovalEdit"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the event. */
                id: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["Event"] | components["schemas"]["DeletedEvent"];
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
    getEventBySlug: {
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
                /** @description Password of a protected event; ignored for other events. */
                password?: components["parameters"]["EventPasswordBySlug"];
                /** @description The `original_start` of one time of an event that happens again; the answer has its dates. One that was changed on its own is answered by the event that stands for it. */
                occurrence?: components["parameters"]["Occurrence"];
                /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
                ical?: components["parameters"]["Ical"];
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the event. */
                slug: components["parameters"]["EventSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["CalendarFile"];
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventBySlug: {
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
                /** @description Slug of the event. */
                slug: components["parameters"]["EventSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "start_date": "2033-05-11 19:00:00",
                 *       "end_date": "2033-05-11 22:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["EventBySlugUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventBySlugUpdateInput"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
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
    deleteEventBySlug: {
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
                /** @description Password of a protected event; ignored for other events. */
                password?: components["parameters"]["EventPasswordBySlug"];
                /** @description Delete permanently instead of moving to the trash. */
                force?: components["parameters"]["ForceRemoval"];
                /** @description The `original_start` of the time that is taken away from an event that happens again. Without it the whole event is removed. */
                occurrence?: components["parameters"]["RemovedOccurrence"];
                /** @description What is removed in addition to that time: nothing (`this`, the default), what `following` there is, or `all`. The answer shows the series that is left. */
                edit?: components["parameters"]["RemovalEdit"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Slug of the event. */
                slug: components["parameters"]["EventSlug"];
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
                    "application/json": components["schemas"]["Event"] | components["schemas"]["DeletedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getEventChanges: {
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
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, if there are any. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsavedEventChanges"];
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
    createEventPreviewLink: {
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
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Quiz night with prizes",
                 *       "start_date": "2033-05-11 19:00:00",
                 *       "end_date": "2033-05-11 22:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["EventChangesInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventChangesInput"];
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
    deleteEventChanges: {
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
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are none now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": null
                     *     }
                     */
                    "application/json": components["schemas"]["UnsavedEventChanges"];
                };
            };
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
    listVenues: {
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
                /** @description Page of the list, counted from one. */
                page?: components["parameters"]["CalendarPage"];
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: components["parameters"]["CalendarPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["CalendarSearch"];
                /** @description Only those of this event, which the caller may read. */
                event?: components["parameters"]["PlacesOfEvent"];
                /** @description Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter. */
                has_events?: components["parameters"]["HasEvents"];
                /** @description Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`. */
                only_with_upcoming?: components["parameters"]["OnlyWithUpcoming"];
                /** @description Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
                status?: components["parameters"]["PlaceStatus"];
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
                    "X-Cal-Total": components["headers"]["CalTotal"];
                    "X-Cal-TotalPages": components["headers"]["CalTotalPages"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueList"];
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
    createVenue: {
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
                 *       "venue": "Old Mill",
                 *       "city": "Utrecht"
                 *     }
                 */
                "application/json": components["schemas"]["VenueCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueCreateInput"];
            };
        };
        responses: {
            /** @description The new venue. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
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
    getVenue: {
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
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
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
                id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue, with structured data. */
            200: {
                headers: {
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
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
    updateVenue: {
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
                /** @description Id of the item. */
                id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "phone": "555-0101"
                 *     }
                 */
                "application/json": components["schemas"]["VenueUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdateInput"];
            };
        };
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteVenue: {
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
                /** @description Delete permanently instead of moving to the trash. */
                force?: components["parameters"]["ForceRemoval"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["PlaceId"];
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
                    "application/json": components["schemas"]["Venue"] | components["schemas"]["DeletedVenue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getVenueBySlug: {
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
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue, with structured data. */
            200: {
                headers: {
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
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
    updateVenueBySlug: {
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
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "phone": "555-0101"
                 *     }
                 */
                "application/json": components["schemas"]["VenueUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VenueUpdateInput"];
            };
        };
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteVenueBySlug: {
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
                /** @description Delete permanently instead of moving to the trash. */
                force?: components["parameters"]["ForceRemoval"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
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
                    "application/json": components["schemas"]["Venue"] | components["schemas"]["DeletedVenue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listOrganizers: {
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
                /** @description Page of the list, counted from one. */
                page?: components["parameters"]["CalendarPage"];
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: components["parameters"]["CalendarPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["CalendarSearch"];
                /** @description Only those of this event, which the caller may read. */
                event?: components["parameters"]["PlacesOfEvent"];
                /** @description Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter. */
                has_events?: components["parameters"]["HasEvents"];
                /** @description Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`. */
                only_with_upcoming?: components["parameters"]["OnlyWithUpcoming"];
                /** @description Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
                status?: components["parameters"]["PlaceStatus"];
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
                    "X-Cal-Total": components["headers"]["CalTotal"];
                    "X-Cal-TotalPages": components["headers"]["CalTotalPages"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerList"];
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
    createOrganizer: {
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
                 *       "organizer": "Guild of Saint Luke",
                 *       "email": "guild@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerCreateInput"];
            };
        };
        responses: {
            /** @description The new organizer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
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
    getOrganizer: {
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
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
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
                id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer, with structured data. */
            200: {
                headers: {
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
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
    updateOrganizer: {
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
                /** @description Id of the item. */
                id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "phone": "555-0101"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdateInput"];
            };
        };
        responses: {
            /** @description The organizer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteOrganizer: {
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
                /** @description Delete permanently instead of moving to the trash. */
                force?: components["parameters"]["ForceRemoval"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Id of the item. */
                id: components["parameters"]["PlaceId"];
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
                    "application/json": components["schemas"]["Organizer"] | components["schemas"]["DeletedOrganizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getOrganizerBySlug: {
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
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: components["parameters"]["PreviewToken"];
            };
            header?: {
                /** @description The same as `preview_token`, which it overrides. */
                "X-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizer, with structured data. */
            200: {
                headers: {
                    ETag: components["headers"]["ItemETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
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
    updateOrganizerBySlug: {
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
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "phone": "555-0101"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizerUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["OrganizerUpdateInput"];
            };
        };
        responses: {
            /** @description The organizer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteOrganizerBySlug: {
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
                /** @description Delete permanently instead of moving to the trash. */
                force?: components["parameters"]["ForceRemoval"];
            };
            header?: {
                /** @description Write only while the entity tag of the item is one of these; otherwise answer 412 and change nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Write only while the item was not modified after this time; otherwise answer 412 and change nothing. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /** @description Slug of the item. */
                slug: components["parameters"]["PlaceSlug"];
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
                    "application/json": components["schemas"]["Organizer"] | components["schemas"]["DeletedOrganizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listEventCategories: {
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
                /** @description Page of the list, counted from one. */
                page?: components["parameters"]["CalendarPage"];
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: components["parameters"]["CalendarPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["CalendarSearch"];
                /** @description Leave out these ids, all of which must exist. A comma list is accepted as well. */
                exclude?: components["parameters"]["CalendarTermsExclude"];
                /** @description Only these ids, all of which must exist. A comma list is accepted as well. */
                include?: components["parameters"]["CalendarTermsInclude"];
                /** @description `asc` by default; any other word means descending. */
                order?: components["parameters"]["CalendarTermsOrder"];
                /** @description `name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name. */
                orderby?: components["parameters"]["CalendarTermsOrderby"];
                /** @description Leave out terms without published items; ancestors of used terms stay. */
                hide_empty?: components["parameters"]["CalendarTermsHideEmpty"];
                /** @description Only those directly below this category, which must exist. */
                parent?: components["parameters"]["CalendarTermsParent"];
                /** @description Only terms of this event, which the caller may read; another name of `event`. */
                post?: components["parameters"]["CalendarTermsOfPost"];
                /** @description Only terms of this event, which the caller may read. */
                event?: components["parameters"]["CalendarTermsOfEvent"];
                /** @description Only the term with this slug. */
                slug?: components["parameters"]["CalendarTermsSlug"];
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
                    "X-Cal-Total": components["headers"]["CalTotal"];
                    "X-Cal-TotalPages": components["headers"]["CalTotalPages"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCategoryList"];
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
    createEventCategory: {
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
                 *       "name": "Music",
                 *       "description": "Concerts and recitals"
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventCategoryCreateInput"];
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
                    "application/json": components["schemas"]["EventCategory"];
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
    getEventCategory: {
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
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
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
                    "application/json": components["schemas"]["EventCategory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventCategory: {
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
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Concerts and recitals"
                 *     }
                 */
                "application/json": components["schemas"]["EventCategoryUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventCategoryUpdateInput"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteEventCategory: {
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
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
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
                    "application/json": components["schemas"]["EventCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listEventTags: {
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
                /** @description Page of the list, counted from one. */
                page?: components["parameters"]["CalendarPage"];
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: components["parameters"]["CalendarPerPage"];
                /** @description Only items that match these words. */
                search?: components["parameters"]["CalendarSearch"];
                /** @description Leave out these ids, all of which must exist. A comma list is accepted as well. */
                exclude?: components["parameters"]["CalendarTermsExclude"];
                /** @description Only these ids, all of which must exist. A comma list is accepted as well. */
                include?: components["parameters"]["CalendarTermsInclude"];
                /** @description `asc` by default; any other word means descending. */
                order?: components["parameters"]["CalendarTermsOrder"];
                /** @description `name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name. */
                orderby?: components["parameters"]["CalendarTermsOrderby"];
                /** @description Leave out terms without published items; ancestors of used terms stay. */
                hide_empty?: components["parameters"]["CalendarTermsHideEmpty"];
                /** @description Only terms of this event, which the caller may read; another name of `event`. */
                post?: components["parameters"]["CalendarTermsOfPost"];
                /** @description Only terms of this event, which the caller may read. */
                event?: components["parameters"]["CalendarTermsOfEvent"];
                /** @description Only the term with this slug. */
                slug?: components["parameters"]["CalendarTermsSlug"];
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
                    "X-Cal-Total": components["headers"]["CalTotal"];
                    "X-Cal-TotalPages": components["headers"]["CalTotalPages"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTagList"];
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
    createEventTag: {
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
                 *       "name": "Music",
                 *       "description": "Concerts and recitals"
                 *     }
                 */
                "application/json": components["schemas"]["EventTagCreateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventTagCreateInput"];
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
                    "application/json": components["schemas"]["EventTag"];
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
    getEventTag: {
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
            path: {
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
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
                    "application/json": components["schemas"]["EventTag"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventTag: {
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
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Concerts and recitals"
                 *     }
                 */
                "application/json": components["schemas"]["EventTagUpdateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["EventTagUpdateInput"];
            };
        };
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteEventTag: {
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
                /** @description Id of the term. */
                id: components["parameters"]["CalendarTermId"];
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
                    "application/json": components["schemas"]["EventTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
