// Written by `npm run generate` from src/client/. Changes belong there.

/** The file is the body; values for the item are sent in the query. */
export function uploadOf(path, options) {
    const { file, signal, headers } = options;
    const name = options.name ?? ('name' in file ? String(file.name) : 'file');
    const type = file instanceof Blob && file.type !== '' ? file.type : 'application/octet-stream';
    return {
        method: 'POST',
        path,
        query: options.with,
        file: bodyOf(file),
        signal,
        headers: {
            'Content-Type': type,
            'Content-Disposition': `attachment; filename*=UTF-8''${encodeRfc8187(name)}`,
            ...headers,
        },
    };
}
const isWhole = (file) => file instanceof Blob || file instanceof Uint8Array || file instanceof ReadableStream;
const bodyOf = (file) => (isWhole(file) ? file : streamOf(file));
/** Like `ReadableStream.from`, which not all browsers have. */
function streamOf(parts) {
    const iterator = parts[Symbol.asyncIterator]();
    return new ReadableStream({
        async pull(controller) {
            const { done, value } = await iterator.next();
            if (done === true)
                controller.close();
            else
                controller.enqueue(value);
        },
        async cancel() {
            await iterator.return?.();
        },
    });
}
/** Also encodes characters that `encodeURIComponent` keeps but headers do not allow. */
const encodeRfc8187 = (text) => encodeURIComponent(text).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
