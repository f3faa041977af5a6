// Written by `npm run generate` from src/client/. Changes belong there.

/**
 * Gives every resource of an answer a list for each requested relation, empty if there is nothing
 * to read. Resources that the caller may not see arrive as errors and are omitted.
 */
export declare function withRelations(data: unknown, names: readonly string[]): unknown;
