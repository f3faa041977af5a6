/** Text that other servers have sent, without NULs, which the database does not store. */
export const withoutNuls = (text: string): string => text.replaceAll('\0', '\u{FFFD}')
