// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/ads-adsense": {
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
        get: operations["getAdReportsNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/ads_confirm_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a code of the provider
         * @description Exchanges the code for tokens, which stay here, encrypted, until `ads_provider_get_details` finds out whose they are. 400 `ads_provider_state` for a state that does not wait for a code of this user, or not any more; `ads_provider_error`, with `provider_error`, for a refusal of the provider. After a refusal the link has to be started over.
         */
        post: operations["confirmProviderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/ads_provider_get_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read and link the account
         * @description The first account of the tokens that were confirmed. 404 `ads_provider_not_linked` where none wait for it; 400 `ads_provider_error` for a refusal of the provider, which is noted.
         */
        post: operations["linkProviderAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/get_report_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the linked account
         * @description The most recently linked account, as stored; the provider is not queried.
         */
        post: operations["getProviderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/get_report_provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report earnings
         * @description As the provider reports them, for days that end today, in UTC; fetched again after 15 minutes, or after a day when the last day is past. 404 `ads_provider_unknown_account` for an account that is not linked.
         */
        post: operations["getProviderReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/get_report_stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report impressions and clicks by day
         * @description Of one unit, or of all. Days are those of UTC. Periods of a year are reported by month, all time by year; a custom period has 366 days at most. 404 `ads_invalid_ad_id` for an unknown unit.
         */
        post: operations["getAdStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/get_report_abtesting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report A/B tests
         * @description Clicks of each unit that is an A/B test, by the position that was tried.
         */
        post: operations["getAbTestReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/revoke_provider_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink the account
         * @description Asks the provider to revoke the tokens and deletes them here, whatever it answers. 404 when no account is linked.
         */
        post: operations["revokeProviderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-adsense/ads_provider_authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start linking an account
         * @description Answers the address at the provider to which the administrator's browser has to go. From there it comes back with a code and the state, which `ads_confirm_code` takes within ten minutes, from the same user. 400 `ads_provider_not_configured`, whose `missing` names what is not set, or `ads_provider_key_missing`.
         */
        post: operations["beginProviderLink"];
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
        /** @description The code under one of two names, and the state that came with it. */
        ProviderCode: {
            /** @description The code. */
            code?: string;
            /** @description The state that came with it. */
            state?: string;
            /** @description The issuer that came with it, if any; it has to be the right one. */
            iss?: string;
            /** @description The code as forms send it. */
            report?: {
                /** @description The code, encoded for addresses. */
                provider_code?: string;
                /** @description The state, unless it is sent separately. */
                state?: string;
            };
        };
        /** @description Information about the tokens; the tokens themselves are never sent. */
        ConfirmedCode: {
            /** @constant */
            status: true;
            token_data: {
                token_type: string;
                scope: string;
                /** @description When the access token ends, in seconds of Unix time. */
                expires: number;
            };
        };
        LinkedAccount: {
            /** @constant */
            status: true;
            /** @description Id of the account. */
            provider_id: string;
            /** @description Its name at the provider. */
            name: string;
        };
        /** @description An account as the provider describes it, which may leave out all but `name`. */
        ProviderAccount: {
            name: string;
            displayName?: string;
            reportingTimeZone?: {
                id: string;
            };
            createTime?: string;
        };
        ProviderStatus: {
            provider: {
                /** @description Whether an account is linked. */
                status: boolean;
                /** @description The account; empty when no account is linked. */
                account_id: components["schemas"]["ProviderAccount"] | "";
            };
        };
        ProviderReportRequest: {
            /** @description Id of the account. */
            account_id: string;
            /**
             * @description The measure to report.
             * @default earning
             * @enum {string}
             */
            report_type: "earning" | "earning_forcast" | "top_device_type";
            /**
             * @description Days that end today; all time is three years.
             * @default last_7_days
             * @enum {string}
             */
            report_period: "last_7_days" | "last_15_days" | "last_30_days" | "last_6_months" | "last_1_year" | "all_time" | "custom";
            /** @description First day, for `custom`: 2026-11-21 or 21/11/2026. */
            cust_fromdate?: string;
            /** @description Last day, for `custom`; three years after the first one at most. */
            cust_todate?: string;
            /** @description Changes nothing. */
            input_based?: string;
            /** @description Changes nothing. */
            report_view_type?: string;
        };
        /** @description A column. */
        ReportHeader: {
            name: string;
            type: string;
            /** @description Absent where the provider names none. */
            currencyCode?: string;
        };
        ReportRow: {
            cells: {
                value: string;
            }[];
        };
        ReportDay: {
            year: number;
            month: number;
            day: number;
        };
        ProviderReport: {
            totalMatchedRows: string;
            headers: components["schemas"]["ReportHeader"][];
            rows: components["schemas"]["ReportRow"][];
            totals: components["schemas"]["ReportRow"];
            averages: components["schemas"]["ReportRow"];
            startDate: components["schemas"]["ReportDay"];
            endDate: components["schemas"]["ReportDay"];
        };
        StatisticsRequest: {
            /** @description An id, `all`, or `top_five_ads`. */
            id: number | string;
            /**
             * @description The period.
             * @enum {string}
             */
            day: "today" | "yesterday" | "last_7_days" | "this_month" | "last_month" | "this_year" | "all_time" | "custom";
            /** @description First day, for `custom`. */
            fromdate?: string;
            /** @description Last day, for `custom`. */
            todate?: string;
        };
        AdCounts: {
            ID: number;
            post_title: string;
            desk_clicks: number;
            mob_clicks: number;
            mob_imprsn: number;
            desk_imprsn: number;
            total_click: number;
            total_impression: number;
        };
        /** @description Present on units that show others, and on those others below them. */
        AdFamily: {
            /** @enum {string} */
            is_parent?: "yes" | "no";
        };
        /** @description A unit and its counts in the period. */
        RankedAd: components["schemas"]["AdCounts"] & components["schemas"]["AdFamily"];
        /** @description All lists have one item for each part of the period, the earliest first. */
        Statistics: {
            mob_impressions: number;
            desk_impressions: number;
            impressions: number;
            mob_clicks: number;
            desk_clicks: number;
            clicks: number;
            ad_day: string;
            mob_indi_impr_day_counts: number[];
            desk_indi_impr_day_counts: number[];
            individual_impr_day_counts: number[];
            mob_indi_click_day_counts: number[];
            desk_indi_click_day_counts: number[];
            individual_click_day_counts: number[];
            ad_imp_individual_dates: string[];
            ad_mob_imp_individual_dates: string[];
            ad_desk_imp_individual_dates: string[];
            /** @constant */
            individual_ad_dates: "";
            top5_ads: components["schemas"]["RankedAd"][];
        };
        /** @description Clicks by position. */
        TestedAd: {
            id: number;
            beginning_of_post: number;
            end_of_post: number;
            middle_of_post: number;
            after_more_tag: number;
        };
        TestReport: {
            /** @constant */
            status: "success";
            /** @constant */
            success_msg: "";
            rows: components["schemas"]["TestedAd"][];
        };
        RevokeRequest: {
            /**
             * @description Id of the account; empty for every one.
             * @default
             */
            account_id: string;
        };
        RevokedLink: {
            /** @constant */
            status: true;
            /**
             * @description Present when the provider could not be notified.
             * @constant
             */
            revoked_remotely?: false;
        };
        BegunLink: {
            /** @constant */
            status: true;
            /** @description For the browser of the administrator. */
            authorization_url: string;
            /** @description Goes with the code. */
            state: string;
            /** @description When the state ends, in seconds of Unix time. */
            expires: number;
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
        /** @description The provider does not respond, or its response is invalid. */
        Unreachable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "ads_provider_unreachable",
                 *       "message": "The ad provider does not answer.",
                 *       "data": {
                 *         "status": 502
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No account is linked, or not this one. */
        NotLinked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "ads_provider_not_linked",
                 *       "message": "No account of an ad provider is linked.",
                 *       "data": {
                 *         "status": 404
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
    getAdReportsNamespace: {
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
                     *       "namespace": "ads-adsense",
                     *       "routes": {
                     *         "/ads-adsense": {
                     *           "namespace": "ads-adsense",
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
                     *                   "default": "ads-adsense",
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
                     *                 "href": "https://example.org/api/ads-adsense"
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
    confirmProviderCode: {
        parameters: {
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
                /**
                 * @example {
                 *       "code": "4/0AY0e-g7",
                 *       "state": "0bB5r3X1kq"
                 *     }
                 */
                "application/json": components["schemas"]["ProviderCode"];
                "application/x-www-form-urlencoded": components["schemas"]["ProviderCode"];
            };
        };
        responses: {
            /** @description The provider has issued tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "token_data": {
                     *         "token_type": "Bearer",
                     *         "scope": "reports.read",
                     *         "expires": 1795222800
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    linkProviderAccount: {
        parameters: {
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
        requestBody?: never;
        responses: {
            /** @description The account is linked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "provider_id": "pub-1",
                     *       "name": "accounts/pub-1"
                     *     }
                     */
                    "application/json": components["schemas"]["LinkedAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotLinked"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProviderStatus: {
        parameters: {
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
        requestBody?: never;
        responses: {
            /** @description The account, if one is linked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": {
                     *         "status": false,
                     *         "account_id": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProviderReport: {
        parameters: {
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
                /**
                 * @example {
                 *       "account_id": "pub-1",
                 *       "report_type": "earning",
                 *       "report_period": "last_30_days"
                 *     }
                 */
                "application/json": components["schemas"]["ProviderReportRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ProviderReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalMatchedRows": "1",
                     *       "headers": [
                     *         {
                     *           "name": "MONTH",
                     *           "type": "DIMENSION"
                     *         },
                     *         {
                     *           "name": "TOTAL_EARNINGS",
                     *           "type": "METRIC_CURRENCY",
                     *           "currencyCode": "USD"
                     *         }
                     *       ],
                     *       "rows": [
                     *         {
                     *           "cells": [
                     *             {
                     *               "value": "2026-11"
                     *             },
                     *             {
                     *               "value": "1.23"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": {
                     *         "cells": [
                     *           {
                     *             "value": ""
                     *           },
                     *           {
                     *             "value": "1.23"
                     *           }
                     *         ]
                     *       },
                     *       "averages": {
                     *         "cells": [
                     *           {
                     *             "value": ""
                     *           },
                     *           {
                     *             "value": "1.23"
                     *           }
                     *         ]
                     *       },
                     *       "startDate": {
                     *         "year": 2026,
                     *         "month": 11,
                     *         "day": 15
                     *       },
                     *       "endDate": {
                     *         "year": 2026,
                     *         "month": 11,
                     *         "day": 21
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotLinked"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAdStatistics: {
        parameters: {
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
                /**
                 * @example {
                 *       "id": "all",
                 *       "day": "last_7_days"
                 *     }
                 */
                "application/json": components["schemas"]["StatisticsRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["StatisticsRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mob_impressions": 5,
                     *       "desk_impressions": 12,
                     *       "impressions": 17,
                     *       "mob_clicks": 0,
                     *       "desk_clicks": 2,
                     *       "clicks": 2,
                     *       "ad_day": "last_7_days",
                     *       "mob_indi_impr_day_counts": [
                     *         5
                     *       ],
                     *       "desk_indi_impr_day_counts": [
                     *         12
                     *       ],
                     *       "individual_impr_day_counts": [
                     *         17
                     *       ],
                     *       "mob_indi_click_day_counts": [
                     *         0
                     *       ],
                     *       "desk_indi_click_day_counts": [
                     *         2
                     *       ],
                     *       "individual_click_day_counts": [
                     *         2
                     *       ],
                     *       "ad_imp_individual_dates": [
                     *         "2033-04-02"
                     *       ],
                     *       "ad_mob_imp_individual_dates": [
                     *         "2033-04-02"
                     *       ],
                     *       "ad_desk_imp_individual_dates": [
                     *         "2033-04-02"
                     *       ],
                     *       "individual_ad_dates": "",
                     *       "top5_ads": []
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The ad unit was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ads_invalid_ad_id",
                     *       "message": "The ad unit was not found.",
                     *       "data": {
                     *         "status": 404
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAbTestReport: {
        parameters: {
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
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "success_msg": "",
                     *       "rows": []
                     *     }
                     */
                    "application/json": components["schemas"]["TestReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokeProviderLink: {
        parameters: {
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
                /**
                 * @example {
                 *       "account_id": "pub-1"
                 *     }
                 */
                "application/json": components["schemas"]["RevokeRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["RevokeRequest"];
            };
        };
        responses: {
            /** @description The account was unlinked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["RevokedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotLinked"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    beginProviderLink: {
        parameters: {
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
        requestBody?: never;
        responses: {
            /** @description The address to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "authorization_url": "https://provider.example/authorize?response_type=code",
                     *       "state": "0bB5r3X1kq",
                     *       "expires": 1795222800
                     *     }
                     */
                    "application/json": components["schemas"]["BegunLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
