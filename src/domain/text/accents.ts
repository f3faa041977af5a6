/** Letters that do not decompose into a base letter and an accent, each followed by its base form. */
const special: ReadonlyMap<string, string> = new Map(
  (
    'ßs ẞS æae ÆAE ǽae ǼAE œoe ŒOE øo ØO ǿo ǾO łl ŁL đd ĐD ðd ÐD þth ÞTH ħh ĦH ıi ĳij ĲIJ ĸk ' +
    'ŀl ĿL ŉn ŋn ŊN ŧt ŦT ſs ªa ºo €E £'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
)

const latinBeyondAscii = /[\u00aa\u00ba\u00a3\u00c0-\u024f\u1e00-\u1eff\u20ac]/g

/**
 * Removes accents from Latin letters; everything else is unchanged, including other scripts.
 *
 * @example foldAccents('Århus, Straße') // 'Arhus, Strase'
 */
export function foldAccents(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text
  return text
    .normalize('NFC')
    .replace(latinBeyondAscii, (letter) => special.get(letter) ?? withoutAccent(letter))
}

function withoutAccent(letter: string): string {
  // The multiplication and division signs are among the letters but have no base form.
  const plain = letter.normalize('NFD').charAt(0)
  return plain <= '\x7f' ? plain : letter
}
