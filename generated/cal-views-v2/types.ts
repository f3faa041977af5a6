// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/cal/views/v2": {
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
        get: operations["getCalendarViewsNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/views/v2/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Render a page of the calendar
         * @description The fragment of the page at an address of the calendar: the element of the view, and a script element with the nonces of the next request. An address outside the calendar selects the default view, and the answer says `X-View-Fallback: 1`. POST takes the arguments in a body too, as JSON or as a form; there they override those of the query. Visitors need one of the two nonces (`rest_forbidden`), unless the site asks for none; an application password needs none. The fragment shows what the caller may read; the nonces grant no rights. A fragment that cannot be rendered is 500 `rest_view_render_failed`.
         */
        get: operations["getCalendarView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/views/v2/nonces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the nonces of calendar views
         * @description The nonces that `html` requires, for the caller. They are valid for twelve to twenty-four hours and grant no rights.
         */
        get: operations["getViewNonces"];
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
        /** @description The element of the view, and a script element with the nonces of the next request. */
        ViewFragment: string;
        /** @description A rendered view. */
        RenderedView: {
            /** @description The fragment. */
            html: string;
        };
        /** @description Arguments for requests of `html`. */
        ViewNonces: {
            /** @description The nonce of the caller, ten hexadecimal digits. */
            _cal_view_rest_nonce_primary: string;
            /** @description The visitors' nonce for signed-in users; empty for visitors. */
            _cal_view_rest_nonce_secondary: string;
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
        /** @description The fragment could not be rendered. */
        RenderingFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_view_render_failed",
                 *       "message": "This page of the calendar cannot be shown.",
                 *       "data": {
                 *         "status": 500
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
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
    };
    requestBodies: never;
    headers: {
        /** @description Strong entity tag of this answer. */
        ETag: string;
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
    getCalendarViewsNamespace: {
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
                     *       "namespace": "cal/views/v2",
                     *       "routes": {
                     *         "/cal/views/v2": {
                     *           "namespace": "cal/views/v2",
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
                     *                   "default": "cal/views/v2",
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
                     *                 "href": "https://example.org/api/cal/views/v2"
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
    getCalendarView: {
        parameters: {
            query: {
                /**
                 * @description Address of the page, absolute on this site or below it. Characters that addresses cannot contain are dropped, and so is a fragment.
                 * @example https://example.org/events/month/2026-12/
                 */
                url: string;
                /**
                 * @description The view to render, regardless of the address: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view.
                 * @example month
                 */
                view?: string;
                /**
                 * @description The nonce of the caller.
                 * @example 3f9a12c07b
                 */
                _cal_view_rest_nonce_primary?: string;
                /** @description The visitors' nonce, which signed-in users have as well. */
                _cal_view_rest_nonce_secondary?: string;
                /**
                 * @description Takes precedence over the address: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored.
                 * @example {
                 *       "cal-bar-search": "jazz"
                 *     }
                 */
                view_data?: {
                    [key: string]: unknown;
                };
                /** @description Changes nothing. */
                action?: string;
                /** @description Address that was shown before. Where the new one differs in more than its page, its first page is shown, and what is to come. */
                prev_url?: string;
                /** @description Whether the client updates its address to that of the fragment; repeated in the fragment. */
                should_manage_url?: boolean;
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
            /** @description The fragment, as HTML; as a member of an object where `Accept` names JSON and not HTML. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Keeps search engines from listing fragments. */
                    "X-Robots-Tag": "noindex";
                    /** @description 1 when the address does not belong to the calendar. */
                    "X-View-Fallback"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <div class="cal-events-view cal-events-view--list">…</div> <script data-js='cal-events-view-nonce-data' type='application/json'>{"_cal_view_rest_nonce_primary":"3f9a12c07b","_cal_view_rest_nonce_secondary":""}</script> */
                    "text/html": components["schemas"]["ViewFragment"];
                    /**
                     * @example {
                     *       "html": "<div class=\"cal-events-view cal-events-view--list\">…</div>"
                     *     }
                     */
                    "application/json": components["schemas"]["RenderedView"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["RenderingFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getViewNonces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nonces of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_cal_view_rest_nonce_primary": "3f9a12c07b",
                     *       "_cal_view_rest_nonce_secondary": ""
                     *     }
                     */
                    "application/json": components["schemas"]["ViewNonces"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
}
