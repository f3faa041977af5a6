// Written by `npm run generate` from src/client/. Changes belong there.

/**
 * `{a: 1, b: [2, 3], c: {d: 4}}` becomes `a=1&b[]=2&b[]=3&c[d]=4`, encoded; undefined values are
 * omitted.
 */
export declare function queryText(query: Readonly<Record<string, unknown>>): string;
