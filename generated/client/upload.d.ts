// Written by `npm run generate` from src/client/. Changes belong there.

import type { Answer } from './answer.js';
import type { Path, RequestOptions, Schemas, Whole } from './operations.js';
import type { Outgoing } from './transport.js';
type Posts = Schemas['POST'];
/** Paths that accept a file. */
export type UploadPath = {
    [P in Path<'POST'>]: Posts[P] extends {
        upload: unknown;
    } ? P : never;
}[Path<'POST'>];
/** The content of a file: in memory, or as a stream. */
export type FileContent = Blob | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
interface UploadOptions<Operation> extends RequestOptions {
    readonly file: FileContent;
    /** File name; a `File` already has one. */
    readonly name?: string;
    /** Values for the new item. */
    readonly with?: Operation extends {
        upload: infer Members;
    } ? Members : never;
}
/** Uploads a file. Browsers can send streams only over HTTP/2, Node.js always. */
export type Upload = <P extends UploadPath>(path: P, options: UploadOptions<Posts[P]>) => Promise<Answer<Whole<Posts[P], 'edit'>>>;
interface AnyUpload extends RequestOptions {
    readonly file: FileContent;
    readonly name?: string;
    readonly with?: Readonly<Record<string, unknown>>;
}
/** The file is the body; values for the item are sent in the query. */
export declare function uploadOf(path: string, options: AnyUpload): Outgoing;
export {};
