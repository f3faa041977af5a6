// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/schema-output": {
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
        get: operations["getSchemaOutputNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema-output/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the structured data of an entry
         * @description For every entry with a page that everybody may read: posts, pages, media, and what the calendar has. Whoever asks makes no difference, but for `preview`. Where there is nothing to show, `status` is `f` and the list is empty; whether there is such an entry is not told. Of an entry with a password the title and the dates show, its text does not.
         */
        get: operations["getStructuredData"];
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
            /** @description Seconds after which the same may be tried again. */
            retry_after?: number;
            /** @description What is wrong with a text or a file, place by place. */
            errors?: {
                [key: string]: unknown;
            }[];
            /** @description Settings that are not set, by name. */
            missing?: string[];
            /** @description What the ad provider says to programs. */
            provider_error?: string;
            /** @description What the ad provider says to people. */
            provider_message?: string;
        };
        /** @description Every refusal and failure has this shape. */
        Error: {
            /** @description Stable, for programs. */
            code: string;
            /** @description A sentence, for people. */
            message: string;
            data: components["schemas"]["ErrorData"];
        };
        /** @description A node in the vocabulary of schema.org; what is empty is left out. */
        StructuredNode: {
            /** @enum {string} */
            "@context": "https://schema.org";
            "@type": string;
            /** Format: uri */
            "@id": string;
        } & {
            [key: string]: unknown;
        };
        StructuredData: {
            /**
             * @description Whether there are any nodes.
             * @enum {string}
             */
            status: "t" | "f";
            /** @description Nodes of the graph; each can stand alone, and they refer to each other by `@id`. */
            json_ld: components["schemas"]["StructuredNode"][];
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
    };
    requestBodies: never;
    headers: {
        /** @description Strong entity tag of this answer. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSchemaOutputNamespace: {
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
                     *       "namespace": "schema-output",
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
    getStructuredData: {
        parameters: {
            query?: {
                /** @description Also of an entry that is not published yet, for those who may edit it. For others it changes nothing. */
                preview?: boolean;
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
            path: {
                /** @description Id of the entry, whatever its type. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The graph. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t",
                     *       "json_ld": [
                     *         {
                     *           "@context": "https://schema.org",
                     *           "@type": "WebSite",
                     *           "@id": "https://example.org/#website",
                     *           "url": "https://example.org/",
                     *           "name": "Example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StructuredData"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
}
