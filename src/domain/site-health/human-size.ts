const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** Formats a number of bytes, such as `196.62 KB`; plain bytes have no fraction. */
export function humanSize(bytes: number, digits = 2): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  const value = bytes / 1024 ** power
  return `${power === 0 ? value : value.toFixed(digits)} ${UNITS[power] ?? 'B'}`
}
