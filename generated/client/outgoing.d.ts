// Written by `npm run generate` from src/client/. Changes belong there.

import type { Answer } from './answer.js';
import type { Context, Method, RequestOptions, Version } from './operations.js';
import type { Outgoing } from './transport.js';
/** The options of any method, as allowed by the types in `operations.ts`. */
export interface AnyOptions extends RequestOptions {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: unknown;
    readonly context?: Context;
    readonly fields?: readonly string[];
    readonly embed?: readonly string[];
    readonly since?: Answer<unknown> | undefined;
    readonly previewToken?: string | undefined;
    readonly ifMatch?: Version;
}
/** Builds the request for a method's options. */
export declare function outgoingOf(method: Method, path: string, options: AnyOptions): Outgoing;
