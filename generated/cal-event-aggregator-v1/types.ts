// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/cal/event-aggregator/v1": {
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
        get: operations["getImportsNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/import/{import_id}/batch": {
        parameters: {
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
                /** @description Id of the import, as the import service knows it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a batch of items
         * @description Creates or updates the items of the batch one by one; an invalid item is skipped and recorded. The last batch (`batch.total` is `batch.done` + 1) ends the import where every item was worked on; every other one is answered with the hash of the next. An import that is unknown or not pending, and a wrong hash, are wrong arguments: `import_id` and `batch_hash` are named together. The same batch sent again gets the same answer and has no effects.
         */
        post: operations["acceptBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/import/{import_id}/state": {
        parameters: {
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
                /** @description Id of the import, as the import service knows it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the state of an import
         * @description `success` and `failed` end the import; `pending` leaves the hash as it is, for the next batch. The message of a failure is noted with the record, the same code once in an hour.
         */
        post: operations["acceptState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/imports": {
        parameters: {
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
         * List imports
         * @description The caller's own, and with `edit_others_import_records` those of all. Each record shows the outcome of its items and what went wrong.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Create an import
         * @description Its items are created on behalf of the caller. With `start` it is queued at once; a schedule makes its first run. `post_status: publish` takes the right to publish events; by default items that the caller may not publish become `pending`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/imports/preview": {
        parameters: {
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
        get?: never;
        put?: never;
        /**
         * Preview a source
         * @description Reads the source and returns up to 100 items with their problems. Nothing is stored.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/imports/{id}": {
        parameters: {
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
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read an import
         * @description With its secrets for those who manage the site (`manage_options`).
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Delete an import
         * @description Deletes the record permanently, and ends the runs below it that are pending (`core:import:cancelled`). The records of its runs stay, without a parent. What was imported stays, unless `events` sends the events that it and its runs made to the trash.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/imports/{id}/run": {
        parameters: {
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
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an import
         * @description A schedule, or a record that is finished, gets a new record below it; a draft is queued itself. While a run is pending there is no other one (`rest_import_not_pending`).
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/event-aggregator/v1/imports/{id}/cancel": {
        parameters: {
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
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description A pending one fails with `core:import:cancelled`; what it has imported so far stays.
         */
        post: operations["cancelImport"];
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
        /** @description A batch of items and how far the import has come. */
        BatchInput: {
            /** @description The hash from the previous answer. */
            batch_hash: string;
            /** @description `data` and `batch`, each with `total` and `done`. `data` counts the items of the import, `batch` the batches that were finished before this one. */
            status: {
                [key: string]: unknown;
            };
            /** @description How much of the import is done with this batch, 0 to 100. */
            percentage_complete: number;
            /** @description Seconds that the sender waits between batches. */
            interval?: number;
            /** @description Events, each as `ImportedEvent` has it; with venues and organizers at most 100. */
            events?: unknown[];
            /** @description Venues that come without events. */
            venues?: unknown[];
            /** @description Organizers that come without events. */
            organizers?: unknown[];
            /** @description Rows of the source that could not be read as items, at most 100: `line`, `message` and, where it is known, `uid`. */
            problems?: unknown[];
        } & {
            [key: string]: unknown;
        };
        /** @description Ids by outcome over all batches, ascending and without duplicates; of more than 1,000 the newest. An item that was created and later updated is in both lists. */
        Outcomes: {
            /** @description Made by this import. */
            created: number[];
            /** @description Changed. */
            updated: number[];
            /** @description Left unchanged. */
            skipped: number[];
            /** @description Made to appear later. */
            scheduled: number[];
        };
        /** @description Ids of the items that an import has processed, by kind. */
        ImportActivity: {
            cal_events: components["schemas"]["Outcomes"];
            cal_organizer: components["schemas"]["Outcomes"];
            cal_venue: components["schemas"]["Outcomes"];
            cal_events_cat: components["schemas"]["Outcomes"];
            post_tag: components["schemas"]["Outcomes"];
            attachment: components["schemas"]["Outcomes"];
        };
        /** @description The results of the import so far, and what to send next. */
        BatchTaken: {
            /**
             * @description The batch is taken.
             * @enum {string}
             */
            status: "success";
            activity: components["schemas"]["ImportActivity"];
            /** @description Seconds to wait before the next batch. */
            interval: number;
            /** @description Hash of the next callback; absent when the import is finished. */
            next_batch_hash?: string;
        };
        /** @description The state of an import. */
        StateInput: {
            /** @description The hash from the previous answer. */
            batch_hash: string;
            /**
             * @description State of the import.
             * @enum {string}
             */
            status: "success" | "failed" | "pending";
            /** @description What happened, in English. */
            message: string;
            /** @description Name of the message, for translations. */
            message_slug: string;
            /** @description How much of the import is done, 0 to 100. */
            percentage_complete: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The state was stored. */
        StateTaken: {
            /**
             * @description The operation succeeded.
             * @enum {string}
             */
            status: "success";
        };
        ImportFields: {
            /** @description Id of the record. */
            id: number;
            /** @description Id by which the import service knows it; null until it was queued. */
            import_id: string | null;
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /**
             * @description One run, or the parent of runs.
             * @enum {string}
             */
            type: "manual" | "schedule";
            /**
             * @description How often a schedule runs.
             * @enum {string}
             */
            frequency: "on_demand" | "every30mins" | "hourly" | "daily" | "weekly" | "monthly";
            /**
             * @description Status of the import.
             * @enum {string}
             */
            status: "draft" | "pending" | "success" | "failed" | "schedule";
            /** @description Id of the record that this is a run of; 0 for none. */
            parent: number;
            /** @description Id of the user on whose behalf items are created; 0 when the user was deleted. */
            author: number;
            /** @description Address, id of a media item, or name of the file. */
            source: string;
            /** @description Name to show. */
            source_name: string;
            /**
             * @description Status of new items; null until the first batch applies the default of the site.
             * @enum {string|null}
             */
            post_status: "publish" | "pending" | "draft" | "private" | "do_not_override" | null;
            /** @description Categories that every event gets. */
            category: number[];
            /**
             * @description How existing events are updated.
             * @enum {string}
             */
            update_authority: "overwrite" | "preserve_changes" | "retain";
            /**
             * @description What the rows of a table are.
             * @enum {string}
             */
            csv_type: "events" | "venues" | "organizers";
            /** @description Whether `05/06/2027` is the fifth of June. */
            day_first: boolean;
            /** @description Whether private events are brought too. */
            include_private: boolean;
            /** @description Items of the source. */
            total_events: number;
            /** @description How much is done, 0 to 100. */
            percentage_complete: number;
            /** @description Id of the latest run that still exists; 0 for none. */
            recent_child: number;
            /**
             * Format: date-time
             * @description When the next run of a schedule is due, in UTC.
             */
            next_run: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it changed last, in UTC.
             */
            modified: string;
            /**
             * Format: date-time
             * @description When the last callback came, in UTC.
             */
            last_batch_at: string | null;
            _links: components["schemas"]["Links"];
        };
        /** @description A record of an import in lists. */
        ImportSummary: components["schemas"]["ImportFields"];
        /** @description The source to import and how to import it. Either `source` or `media` is required. */
        ImportInput: {
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /** @description Address of the source, or the id of a media item. */
            source?: string;
            /** @description Id of the media item that is the source. */
            media?: number;
            /** @description Name to show. */
            source_name?: string;
            /**
             * @description One run, or the parent of runs.
             * @default manual
             * @enum {string}
             */
            type: "manual" | "schedule";
            /**
             * @description How often a schedule runs.
             * @default on_demand
             * @enum {string}
             */
            frequency: "on_demand" | "every30mins" | "hourly" | "daily" | "weekly" | "monthly";
            /**
             * @description Status of new items; by default that of the site.
             * @enum {string}
             */
            post_status?: "publish" | "pending" | "draft" | "private" | "do_not_override";
            /** @description Categories that every event gets. */
            category?: number[];
            /**
             * @description How existing events are updated: with everything delivered, with everything but what users have changed since, or not at all. Venues and organizers that events refer to by name keep their data, unless the import adds to it or comes from the same source.
             * @default overwrite
             * @enum {string}
             */
            update_authority: "overwrite" | "preserve_changes" | "retain";
            /**
             * @description What the rows of a table are.
             * @default events
             * @enum {string}
             */
            csv_type: "events" | "venues" | "organizers";
            /**
             * @description Read `05/06/2027` as 5 June instead of 6 May.
             * @default false
             */
            day_first: boolean;
            /**
             * @description Whether to import events of a calendar file that are marked as private.
             * @default false
             */
            include_private: boolean;
            /**
             * @description Whether it is queued immediately.
             * @default true
             */
            start: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An error of an import or of one of its items. */
        ImportProblem: {
            /** @description Name of the problem; `item` for one of an item. */
            code: string;
            /** @description What happened. */
            message: string;
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            date: string;
            /** @description Number of the row of the source or of the item in its batch. */
            index?: number;
            /** @description Unique id of the item. */
            uid?: string;
        };
        /** @description Numbers of items by outcome over all batches. */
        OutcomeCounts: {
            /** @description Made by this import. */
            created: number;
            /** @description Changed. */
            updated: number;
            /** @description Left unchanged. */
            skipped: number;
            /** @description Made to appear later. */
            scheduled: number;
        };
        /** @description Numbers of the items that an import has processed, by kind. They count what the lists of ids leave out, too. */
        ImportCounts: {
            cal_events: components["schemas"]["OutcomeCounts"];
            cal_organizer: components["schemas"]["OutcomeCounts"];
            cal_venue: components["schemas"]["OutcomeCounts"];
            cal_events_cat: components["schemas"]["OutcomeCounts"];
            post_tag: components["schemas"]["OutcomeCounts"];
            attachment: components["schemas"]["OutcomeCounts"];
        };
        ImportReport: {
            /** @description The errors; the newest is last. */
            errors: components["schemas"]["ImportProblem"][];
            activity: components["schemas"]["ImportActivity"];
            activity_counts: components["schemas"]["ImportCounts"];
        };
        /** @description A record of an import. */
        ImportRecord: components["schemas"]["ImportFields"] & components["schemas"]["ImportReport"];
        /** @description The source to preview. Either `source` or `media` is required. */
        PreviewInput: {
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /** @description Address of the source, or the id of a media item. */
            source?: string;
            /** @description Id of the media item that is the source. */
            media?: number;
            /**
             * @description What the rows of a table are.
             * @default events
             * @enum {string}
             */
            csv_type: "events" | "venues" | "organizers";
            /**
             * @description Read `05/06/2027` as 5 June instead of 6 May.
             * @default false
             */
            day_first: boolean;
            /**
             * @description Whether to import events of a calendar file that are marked as private.
             * @default false
             */
            include_private: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A picture with its alternative text. */
        DescribedImage: {
            /** @description Its address. */
            url?: string;
            /** @description Alternative text. */
            alt?: string;
        };
        /** @description A remote picture of at most 10 MiB. */
        ImportedImage: string | components["schemas"]["DescribedImage"];
        /** @description A venue of an import. A preview shows what the source says of it. */
        ImportedVenue: {
            /** @description Its name; required. */
            venue: string;
            /** @description Street and number, or the whole address in one line, which is split if it is unambiguous. */
            address?: string;
            /** @description City. */
            city?: string;
            /** @description Country. */
            country?: string;
            /** @description State, in the United States. */
            state?: string;
            /** @description The region that shows. */
            stateprovince?: string;
            /** @description Postal code. */
            zip?: string;
            /** @description Telephone. */
            phone?: string;
            /** @description Address of its website. */
            website?: string;
            /** @description Degrees north. */
            latitude?: number;
            /** @description Degrees east. */
            longitude?: number;
            /** @description Whether the coordinates replace those that the venue has. By default they do if the venue is referred to by id, or if its coordinates came from the same source. */
            overwrite_coordinates?: boolean;
            /** @description HTML, which is filtered. */
            description?: string;
            /** @description Summary. */
            excerpt?: string;
            image?: components["schemas"]["ImportedImage"];
            /** @description Identity across sites. */
            global_id?: string;
            /** @description Identities that it had before. */
            global_id_lineage?: string[];
            /** @description Id of a venue of this site. */
            _venue_id?: number;
        };
        /** @description An organizer of an import. A preview shows what the source says of it. */
        ImportedOrganizer: {
            /** @description Its name; required. */
            organizer: string;
            /** @description Telephone. */
            phone?: string;
            /** @description Mail address. */
            email?: string;
            /** @description Address of its website. */
            website?: string;
            /** @description HTML, which is filtered. */
            description?: string;
            image?: components["schemas"]["ImportedImage"];
            /** @description Identity across sites. */
            global_id?: string;
            /** @description Identities that it had before. */
            global_id_lineage?: string[];
            /** @description Id of an organizer of this site. */
            _organizer_id?: number;
        };
        /** @description An event of an import. A preview shows what the source says of it. */
        ImportedEvent: {
            /** @description Its title; required. */
            title: string;
            /** @description HTML, which is filtered. */
            description?: string;
            /** @description Summary. */
            excerpt?: string;
            /** @description Day or wall time of the start, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM[:SS]`; required. */
            start_date: string;
            /** @description As `start_date`; of whole days the last one; required. */
            end_date: string;
            /** @description Hour of the start, 00 to 23; with a meridian 01 to 12. */
            start_hour?: string;
            /** @description Minute of the start. */
            start_minute?: string;
            /** @description `am` or `pm`. */
            start_meridian?: string;
            /** @description Hour of the end. */
            end_hour?: string;
            /** @description Minute of the end. */
            end_minute?: string;
            /** @description `am` or `pm`. */
            end_meridian?: string;
            /** @description IANA name or `UTC+1`; by default the zone of the site. */
            timezone?: string;
            /** @description Whole days. */
            all_day?: boolean;
            /** @description Unique id in the source. */
            uid?: string;
            /** @description Unique id of the event that it is an occurrence of. */
            parent_uid?: string;
            /** @description Text of the rule by which it repeats in the source. */
            recurrence?: string;
            /** @description Unique id that it had before. */
            replaces_uid?: string;
            /** @description SHA-256 of the source data in hexadecimal; an item with an unchanged hash is skipped. */
            content_hash?: string;
            /** @description Revision in the source; a lower one than before is skipped. */
            sequence?: number;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            event_status?: "scheduled" | "canceled";
            /** @description Website of the event. */
            url?: string;
            image?: components["schemas"]["ImportedImage"];
            /** @description What it costs. */
            cost?: string;
            /** @description Sign of the currency. */
            currency_symbol?: string;
            /**
             * @description Position of the currency symbol.
             * @enum {string}
             */
            currency_position?: "prefix" | "postfix";
            /** @description ISO code of the currency. */
            currency_code?: string;
            /** @description Names of categories. */
            categories?: string[];
            /** @description Names of tags. */
            tags?: string[];
            /** @description Whether a map shows. */
            show_map?: boolean;
            /** @description Whether a link to a map shows. */
            show_map_link?: boolean;
            /** @description Whether lists leave it out. */
            hide_from_listings?: boolean;
            /** @description Whether it is listed first. */
            sticky?: boolean;
            /** @description Whether it is featured. */
            featured?: boolean;
            /** @description Whether comments are taken. */
            allow_comments?: boolean;
            /** @description Whether pings are taken. */
            allow_pings?: boolean;
            /** @description Id in the source. */
            id?: string;
            /** @description Identity across sites. */
            global_id?: string;
            /** @description Identities that it had before. */
            global_id_lineage?: string[];
            venue?: components["schemas"]["ImportedVenue"];
            /** @description The organizers. */
            organizer?: components["schemas"]["ImportedOrganizer"] | components["schemas"]["ImportedOrganizer"][];
        };
        /** @description One item, as a batch would deliver it. */
        PreviewedItem: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "event" | "venue" | "organizer";
            /** @description Its line in the source. */
            line: number;
            /** @description The item. */
            item: components["schemas"]["ImportedEvent"] | components["schemas"]["ImportedVenue"] | components["schemas"]["ImportedOrganizer"];
            /** @description The problems of the item; it would be skipped. */
            errors: string[];
        };
        /** @description A row that could not be read as an item. */
        PreviewedProblem: {
            /** @description Its line in the source. */
            line: number;
            /** @description Unique id of the item. */
            uid?: string;
            /** @description Why it is not an item. */
            message: string;
        };
        /** @description The items that a source would deliver. */
        Preview: {
            /** @description The first items. */
            items: components["schemas"]["PreviewedItem"][];
            /** @description Rows that could not be read as items. */
            problems: components["schemas"]["PreviewedProblem"][];
        };
        ImportSecrets: {
            /** @description The hash that is expected next; absent when none is. */
            next_batch_hash?: string;
            /** @description Key of the signatures of callbacks. */
            callback_secret?: string;
        };
        /** @description A record of an import; its secrets are for those who manage the site. */
        ImportWithSecrets: components["schemas"]["ImportFields"] & components["schemas"]["ImportReport"] & components["schemas"]["ImportSecrets"];
        /** @description A deleted record. */
        DeletedImport: {
            /** @description Always true. */
            deleted: boolean;
            previous: components["schemas"]["ImportRecord"];
            /** @description Ids of the events that went to the trash. */
            trashed: number[];
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
        /** @description The signature is absent or wrong (`rest_import_bad_signature`), the site takes no callbacks now (`rest_forbidden`), or the credentials are wrong. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_import_bad_signature",
                 *       "message": "The signature is not valid.",
                 *       "data": {
                 *         "status": 401
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
        /** @description Another callback of this import is being processed; nothing was done. */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_import_busy",
                 *       "message": "Another callback of this import is at work.",
                 *       "data": {
                 *         "status": 409,
                 *         "retry_after": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More than five batches of this import came within ten seconds; nothing was done. */
        TooFast: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_import_too_fast",
                 *       "message": "The batches of this import come too fast.",
                 *       "data": {
                 *         "status": 429,
                 *         "retry_after": 7
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state could not be stored; nothing was changed, and the callback may be sent again. */
        NotSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_import_state_not_saved",
                 *       "message": "The state could not be stored.",
                 *       "data": {
                 *         "status": 500
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record was not found. */
        NoRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_import_invalid_id",
                 *       "message": "There is no import with this id.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the record does not allow this. */
        NotPending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_import_not_pending",
                 *       "message": "The import is not pending.",
                 *       "data": {
                 *         "status": 409
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
        /** @description Id of the import, as the import service knows it. */
        ImportId: string;
        /** @description `sha256=` and the HMAC-SHA256 of the body with the secret of the record, in hexadecimal digits. Required where the record or the site asks for it. */
        Signature: string;
        /** @description Page of the collection, counted from one. */
        Page: number;
        /** @description Items on a page. */
        PerPage: number;
        /** @description Direction of the ordering. */
        OrderDescending: "asc" | "desc";
        /** @description Id of the record. */
        RecordId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Strong entity tag of this answer. */
        ETag: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Number of items that match and that the caller may see. */
        Total: number;
        /** @description Number of pages at this page size. */
        TotalPages: number;
        /** @description Web links of the answer, such as the neighbouring pages of a list. */
        Link: string;
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
    getImportsNamespace: {
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
                     *       "namespace": "cal/event-aggregator/v1",
                     *       "routes": {
                     *         "/cal/event-aggregator/v1": {
                     *           "namespace": "cal/event-aggregator/v1",
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
                     *                   "default": "cal/event-aggregator/v1",
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
                     *                 "href": "https://example.org/api/cal/event-aggregator/v1"
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
    acceptBatch: {
        parameters: {
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
                /** @description `sha256=` and the HMAC-SHA256 of the body with the secret of the record, in hexadecimal digits. Required where the record or the site asks for it. */
                "X-Import-Signature"?: components["parameters"]["Signature"];
            };
            path: {
                /** @description Id of the import, as the import service knows it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "batch_hash": "0904985194f5e36e432af4bb7f59750c",
                 *       "status": {
                 *         "data": {
                 *           "total": 2,
                 *           "done": 0
                 *         },
                 *         "batch": {
                 *           "total": 2,
                 *           "done": 0
                 *         }
                 *       },
                 *       "percentage_complete": 50,
                 *       "events": [
                 *         {
                 *           "title": "Fair",
                 *           "start_date": "2030-05-01",
                 *           "end_date": "2030-05-01",
                 *           "uid": "fair-1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchInput"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchInput"];
            };
        };
        responses: {
            /** @description The batch was accepted; `next_batch_hash` is absent when the import is finished. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "activity": {
                     *         "cal_events": {
                     *           "created": [
                     *             71
                     *           ],
                     *           "updated": [],
                     *           "skipped": [],
                     *           "scheduled": []
                     *         },
                     *         "cal_organizer": {
                     *           "created": [],
                     *           "updated": [],
                     *           "skipped": [],
                     *           "scheduled": []
                     *         },
                     *         "cal_venue": {
                     *           "created": [],
                     *           "updated": [],
                     *           "skipped": [],
                     *           "scheduled": []
                     *         },
                     *         "cal_events_cat": {
                     *           "created": [],
                     *           "updated": [],
                     *           "skipped": [],
                     *           "scheduled": []
                     *         },
                     *         "post_tag": {
                     *           "created": [],
                     *           "updated": [],
                     *           "skipped": [],
                     *           "scheduled": []
                     *         },
                     *         "attachment": {
                     *           "created": [],
                     *           "updated": [],
                     *           "skipped": [],
                     *           "scheduled": []
                     *         }
                     *       },
                     *       "interval": 10,
                     *       "next_batch_hash": "0904985194f5e36e432af4bb7f59750c"
                     *     }
                     */
                    "application/json": components["schemas"]["BatchTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Busy"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooFast"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    acceptState: {
        parameters: {
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
                /** @description `sha256=` and the HMAC-SHA256 of the body with the secret of the record, in hexadecimal digits. Required where the record or the site asks for it. */
                "X-Import-Signature"?: components["parameters"]["Signature"];
            };
            path: {
                /** @description Id of the import, as the import service knows it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "batch_hash": "0904985194f5e36e432af4bb7f59750c",
                 *       "status": "failed",
                 *       "message": "The calendar could not be fetched.",
                 *       "message_slug": "error:fetch",
                 *       "percentage_complete": 5
                 *     }
                 */
                "application/json": components["schemas"]["StateInput"];
                "application/x-www-form-urlencoded": components["schemas"]["StateInput"];
            };
        };
        responses: {
            /** @description The state was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["StateTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRoute"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Busy"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["NotSaved"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listImports: {
        parameters: {
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
                /** @description Only records of these states. A comma list is accepted as well. */
                status?: ("draft" | "pending" | "success" | "failed" | "schedule")[];
                /** @description Only records of these kinds of sources. A comma list is accepted as well. */
                origin?: ("ics" | "csv" | "url")[];
                /** @description Only single runs, or only schedules. */
                type?: "manual" | "schedule";
                /** @description Only runs of this record; 0 for records that are not runs. */
                parent?: number;
                /** @description Only records with this text in their source or its name. */
                search?: string;
                /** @description Direction of the ordering. */
                order?: components["parameters"]["OrderDescending"];
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
            /** @description A page of records in order of creation. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["Total"];
                    "X-WP-TotalPages": components["headers"]["TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSummary"][];
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
    createImport: {
        parameters: {
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
                 *       "origin": "ics",
                 *       "source": "https://example.org/events/ical/"
                 *     }
                 */
                "application/json": components["schemas"]["ImportInput"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"];
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
    previewImport: {
        parameters: {
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
                 *       "origin": "ics",
                 *       "source": "https://example.org/events/ical/"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PreviewInput"];
            };
        };
        responses: {
            /** @description The items, and the rows that could not be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "event",
                     *           "line": 1,
                     *           "item": {
                     *             "title": "Fair",
                     *             "start_date": "2033-05-01",
                     *             "end_date": "2033-05-01"
                     *           },
                     *           "errors": []
                     *         }
                     *       ],
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Preview"];
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
    getImport: {
        parameters: {
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
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportWithSecrets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoRecord"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImport: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
                /** @description What to do with the events that the import and its runs created. */
                events?: "keep" | "trash";
            };
            header?: never;
            path: {
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoRecord"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runImport: {
        parameters: {
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
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the run. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoRecord"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotPending"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelImport: {
        parameters: {
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
                /** @description Id of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoRecord"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotPending"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
