// Written by `npm run generate` from src/client/. Changes belong there.

/** Builds the request for a method's options. */
export function outgoingOf(method, path, options) {
    const { context, fields = [], embed = [], since, previewToken, ifMatch, body, signal } = options;
    const shown = embed.length > 0 && fields.length > 0 ? [...fields, '_links', '_embedded'] : fields;
    return {
        method,
        path,
        parameters: options.path,
        query: {
            ...options.query,
            context,
            ...(shown.length > 0 && { _fields: shown.join(',') }),
            ...(embed.length > 0 && { _embed: embed.join(',') }),
        },
        body,
        signal,
        headers: {
            ...(since?.etag !== undefined && { 'If-None-Match': since.etag }),
            ...(previewToken !== undefined && { 'X-Preview-Token': previewToken }),
            ...(ifMatch !== undefined && { 'If-Match': entityTag(ifMatch) }),
            ...options.headers,
        },
    };
}
/** @throws TypeError for an answer without an entity tag, which would overwrite any version */
function entityTag(version) {
    const tag = typeof version === 'string' ? version : version.etag;
    if (tag === undefined)
        throw new TypeError('This answer has no entity tag to compare with.');
    return tag;
}
