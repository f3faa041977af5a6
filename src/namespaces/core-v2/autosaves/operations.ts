import type { AutosavesOperations } from '../../../../generated/core-v2/operations.ts'
import { autosavesOf } from './autosaves.ts'

const ofPosts = autosavesOf('post')
const ofPages = autosavesOf('page')

/** Autosaves of posts and pages (service.md 4.7). */
export const autosaves: AutosavesOperations = {
  listPostAutosaves: ofPosts.list,
  createPostAutosave: ofPosts.create,
  getPostAutosave: ofPosts.retrieve,
  listPageAutosaves: ofPages.list,
  createPageAutosave: ofPages.create,
  getPageAutosave: ofPages.retrieve,
}
