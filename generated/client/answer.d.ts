// Written by `npm run generate` from src/client/. Changes belong there.

/** A successful answer. */
export interface Answer<T> {
    readonly data: T;
    readonly status: number;
    /** Entity tag, for `ifMatch` and `since`; undefined where there is none. */
    readonly etag: string | undefined;
    /** How many items a list has on all of its pages; undefined for what is no list. */
    readonly total: number | undefined;
    readonly totalPages: number | undefined;
    readonly headers: Headers;
}
export declare function answerOf<T>({ status, headers }: Response, data: T): Answer<T>;
