// Written by `npm run generate` from src/client/. Changes belong there.

/** A successful answer. */
export interface Answer<T> {
    readonly data: T;
    readonly status: number;
    /** Entity tag, for `ifMatch` and `since`; undefined if there is none. */
    readonly etag: string | undefined;
    /** Length of a list over all of its pages; undefined if the answer is not a list. */
    readonly total: number | undefined;
    readonly totalPages: number | undefined;
    readonly headers: Headers;
}
export declare function answerOf<T>({ status, headers }: Response, data: T): Answer<T>;
