// Written by `npm run generate` from src/client/. Changes belong there.

import type { Answer } from './answer.js';
import type { Path, RequestOptions, Schemas, Whole } from './operations.js';
import type { Outgoing } from './transport.js';
type Posts = Schemas['POST'];
/** The paths that take a file. */
export type UploadPath = {
    [P in Path<'POST'>]: Posts[P] extends {
        upload: unknown;
    } ? P : never;
}[Path<'POST'>];
/** What a file may be: read whole, or as it comes. */
export type FileContent = Blob | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
interface UploadOptions<Operation> extends RequestOptions {
    readonly file: FileContent;
    /** Name of the file; a `File` has one already. */
    readonly name?: string;
    /** What is written on the new item. */
    readonly with?: Operation extends {
        upload: infer Members;
    } ? Members : never;
}
/** Sends a file. Browsers can send streams over HTTP/2 at most, Node.js anywhere. */
export type Upload = <P extends UploadPath>(path: P, options: UploadOptions<Posts[P]>) => Promise<Answer<Whole<Posts[P], 'edit'>>>;
interface AnyUpload extends RequestOptions {
    readonly file: FileContent;
    readonly name?: string;
    readonly with?: Readonly<Record<string, unknown>>;
}
/** The file is the body itself; what is written on the item goes in the query. */
export declare function uploadOf(path: string, options: AnyUpload): Outgoing;
export {};
