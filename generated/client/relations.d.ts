// Written by `npm run generate` from src/client/. Changes belong there.

/**
 * Gives every resource of an answer a list for each relation that was asked for, empty where there is nothing to read.
 * What the caller may not see comes as an error in the place of the resource, and is left out.
 */
export declare function withRelations(data: unknown, names: readonly string[]): unknown;
