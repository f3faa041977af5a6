import { has, type Caller } from '../../domain/accounts/caller.ts'

/** Where the editor is, below the address of the site. */
export const WRITE_PATH = '/write/'

/** Whether the editor has any section for the caller. */
export const mayWrite = (caller: Caller): boolean =>
  ['edit_posts', 'edit_pages', 'edit_cal_events', 'upload_files', 'moderate_comments'].some(
    (capability) => has(caller, capability),
  )
