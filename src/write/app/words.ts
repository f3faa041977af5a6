import type { WriteApp } from './write-app.ts'

/** Writes texts by their keys; `{name}` in a text is replaced by the value of that name. */
export function createWords(texts: Readonly<Record<string, string>>): WriteApp['words'] {
  return (key, values = {}) =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
