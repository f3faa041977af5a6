// Written by `npm run generate` from src/client/. Changes belong there.

/** Calendar lists use another header for their totals. */
const TOTAL = ['X-WP-Total', 'X-Cal-Total'];
const TOTAL_PAGES = ['X-WP-TotalPages', 'X-Cal-TotalPages'];
export function answerOf({ status, headers }, data) {
    return {
        data,
        status,
        etag: headers.get('ETag') ?? undefined,
        total: numberIn(headers, TOTAL),
        totalPages: numberIn(headers, TOTAL_PAGES),
        headers,
    };
}
function numberIn(headers, names) {
    const text = names.map((name) => headers.get(name)).find((value) => value !== null);
    return text === undefined || text === null ? undefined : Number(text);
}
