// Written by `npm run generate` from src/client/. Changes belong there.

/** The items of a list, one request per page. */
export async function* itemsOf(read, path, options = {}) {
    for (let page = Number(options.query?.['page'] ?? 1), last = page; page <= last; page += 1) {
        const { data, totalPages } = await read(path, { ...options, query: { ...options.query, page } });
        yield* listIn(data);
        last = totalPages ?? page;
    }
}
function listIn(data) {
    if (Array.isArray(data))
        return data;
    return Object.values(data ?? {}).find((member) => Array.isArray(member)) ?? [];
}
