import type { Translate } from '../../messages/words.ts'

/** Names of browsers by distinctive tokens; most also claim to be the ones below them. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * Browser and system in short words, for people to recognize their devices by. Versions are left out:
 * browsers no longer report them truthfully.
 * @param agent the `User-Agent` of a request, which may say anything
 */
export function browserName(t: Translate, agent: string): string {
  const browser = nameIn(BROWSERS, agent)
  const system = nameIn(SYSTEMS, agent)
  if (browser !== undefined && system !== undefined) {
    return t('sessions.browserOn', { browser, system })
  }
  return browser ?? system ?? t('sessions.unknownBrowser')
}

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([sign]) => sign.test(agent))?.[1]
