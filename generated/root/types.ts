// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the site
         * @description Name, address and zone of the site, its namespaces, how to sign in, and all routes with their arguments.
         */
        get: operations["getIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run several writes
         * @description Requests are run in order, each as if the caller had sent it alone: the same checks, permissions and errors, and an answer of its own. Only routes that the index marks with `allow_batch` take part; the place of another one says `rest_batch_not_allowed`. Headers of a request count for that request, but never say who calls. Where validation says so, one bad request stops all; `failed` then gives the reason, and requests without an answer are null: it was not done, or was undone.
         */
        post: operations["runBatch"];
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
        /** @description How to obtain credentials; empty when the site does not issue any. */
        Authentication: {
            "application-passwords"?: {
                endpoints: {
                    /**
                     * Format: uri
                     * @description Page where a user grants access.
                     */
                    authorization: string;
                };
            };
        };
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
        /** @description The discovery index. */
        SiteIndex: {
            /** @description Title of the site. */
            name: string;
            description: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            home: string;
            /** @description Hours that the zone is ahead of UTC now. */
            gmt_offset: number;
            /** @description IANA name of the zone; empty where it is an offset alone. */
            timezone_string: string;
            namespaces: string[];
            authentication: components["schemas"]["Authentication"];
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
        /** @description One request of a batch. */
        BatchRequest: {
            /**
             * @default POST
             * @enum {string}
             */
            method: "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Path below the API root, with a query if needed. */
            path: string;
            /** @description Arguments of the request. */
            body?: {
                [key: string]: unknown;
            };
            /** @description Headers of this request alone, such as `If-Match`. A number or truth value counts as its text. */
            headers?: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /** @description Requests to run together. */
        BatchInput: {
            /**
             * @description `normal`: each request is independent. `require-all-validate`: no request runs unless the arguments of all are valid. `atomic`: in addition all run in one transaction, which is rolled back when one of them fails.
             * @default normal
             * @enum {string}
             */
            validation: "require-all-validate" | "normal" | "atomic";
            /** @description The requests, run in this order. */
            requests: components["schemas"]["BatchRequest"][];
        };
        /** @description The answer to one request of a batch. */
        BatchResponse: {
            /** @description A resource, or an error. */
            body: unknown;
            status: number;
            /** @description Such as `Allow` and `Location`. */
            headers: {
                [key: string]: string | number;
            };
        };
        BatchAnswers: {
            /** @description In the order of the requests. Some are null only when the batch failed. */
            responses: (components["schemas"]["BatchResponse"] | null)[];
        };
        BatchFailure: {
            /**
             * @description Present when nothing was done: `validation` when arguments were not valid, `atomic` when a request of an atomic batch failed and those before it were undone.
             * @enum {string}
             */
            failed?: "validation" | "atomic";
        };
        /** @description The results of the requests of a batch. */
        BatchAnswer: components["schemas"]["BatchAnswers"] & components["schemas"]["BatchFailure"];
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
    };
    requestBodies: never;
    headers: {
        /** @description Web links of the answer, such as the neighbouring pages of a list. */
        Link: string;
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
    getIndex: {
        parameters: {
            query?: {
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
            /** @description The index. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Harbor",
                     *       "description": "News of the town",
                     *       "url": "https://example.org",
                     *       "home": "https://example.org",
                     *       "gmt_offset": -5,
                     *       "timezone_string": "America/New_York",
                     *       "namespaces": [
                     *         "core/v2"
                     *       ],
                     *       "authentication": {
                     *         "application-passwords": {
                     *           "endpoints": {
                     *             "authorization": "https://example.org/authorize-application/"
                     *           }
                     *         }
                     *       },
                     *       "routes": {},
                     *       "_links": {
                     *         "help": [
                     *           {
                     *             "href": "https://example.org/docs"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SiteIndex"];
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
    runBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "validation": "normal",
                 *       "requests": [
                 *         {
                 *           "method": "POST",
                 *           "path": "/core/v2/posts",
                 *           "body": {
                 *             "title": "Harbor news"
                 *           }
                 *         },
                 *         {
                 *           "method": "POST",
                 *           "path": "/core/v2/tags",
                 *           "body": {
                 *             "name": "Ships"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchInput"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchInput"];
            };
        };
        responses: {
            /** @description The answers, one for each request, in their order. */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responses": [
                     *         {
                     *           "body": {
                     *             "code": "rest_no_route",
                     *             "message": "No such route.",
                     *             "data": {
                     *               "status": 404
                     *             }
                     *           },
                     *           "status": 404,
                     *           "headers": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
