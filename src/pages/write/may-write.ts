import { has, type Caller } from '../../domain/accounts/caller.ts'

/** Where the editor is, below the address of the site. */
export const WRITE_PATH = '/write/'

/** Whether there is anything in the editor for somebody. */
export const mayWrite = (caller: Caller): boolean =>
  ['edit_posts', 'edit_pages', 'edit_cal_events', 'upload_files', 'moderate_comments'].some(
    (capability) => has(caller, capability),
  )
