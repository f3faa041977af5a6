import { failureText } from './failure.ts'
import type { WriteApp } from './write-app.ts'

/**
 * Opens an address in a new tab as soon as it is known. The tab opens at once, because browsers block
 * those that open after a wait.
 * @param find resolves to undefined, after a message, if there is nothing to open
 */
export async function openWhenReady(
  app: Pick<WriteApp, 'words' | 'notify'>,
  find: () => Promise<string | undefined>,
): Promise<void> {
  const opened = window.open('', '_blank')
  try {
    const url = await find()
    if (url === undefined) opened?.close()
    else if (opened === null) location.assign(url)
    else opened.location.replace(url)
  } catch (error) {
    opened?.close()
    app.notify(failureText(app, error))
  }
}
