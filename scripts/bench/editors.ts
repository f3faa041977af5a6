/**
 * Editors in a process of their own: what a write takes must not contain the work of the process of
 * the visitors. Writes after `EditorsOrder`, and says how it went after `'stop'`.
 */
import { startEditors, type EditorsOrder } from './usage-edits.ts'

let editors: ReturnType<typeof startEditors> | undefined

process.on('message', (order: EditorsOrder | 'stop') => {
  if (order !== 'stop') editors = startEditors(order)
  else void editors?.stop().then((edited) => process.send?.(edited))
})
process.once('disconnect', () => process.exit())
