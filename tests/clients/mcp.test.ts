import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import type { Client } from './support/client.ts'
import { startSite, type Site } from './support/site.ts'

let site: Site
let client: Client
beforeAll(async () => {
  site = await startSite()
  client = site.open('mcp.mjs')
})
afterAll(() => site.close())

/** Uses a tool; what it answers is text for a model. */
const use = (tool: string, input: object = {}): Promise<string> =>
  client.call('use', { tool, input })

const read = async (address: string, search?: string) =>
  (await site.service.api.as('admin').get(address, { query: { context: 'edit', search } })).body

describe('The client mcp-wordpress', () => {
  it('signs in, and knows as whom', async () => {
    const { user } = site.service.credentials.admin
    expect(await use('wp_test_auth')).toContain('Authentication successful')
    expect(await use('wp_get_current_user')).toContain(user)
  })

  it.each(['post', 'page'])('creates, finds, changes and deletes a %s', async (type) => {
    const title = unique('Written for an assistant ')
    const content = '<p>Told by a model.</p>'
    await use(`wp_create_${type}`, { title, content, status: 'publish' })
    const [{ id, ...created }] = await read(`/core/v2/${type}s`, title)
    const listed = await use(`wp_list_${type}s`, { search: title })
    await use(`wp_update_${type}`, { id, title: `${title}, again` })
    const got = await use(`wp_get_${type}`, { id, include_content: true })
    await use(`wp_delete_${type}`, { id, force: true })
    const { status } = await site.service.api.get(`/core/v2/${type}s/${id}`)
    expect({
      created: [created.title.raw, created.content.raw],
      listed: listed.includes(title),
      got: got.includes(`${title}, again`),
      status,
    }).toEqual({ created: [title, content], listed: true, got: true, status: 404 })
  })

  it.each([
    ['category', 'categories'],
    ['tag', 'tags'],
  ])('creates, finds and changes a %s', async (kind, collection) => {
    const name = unique('Named by a model ')
    await use(`wp_create_${kind}`, { name })
    const [{ id }] = await read(`/core/v2/${collection}`, name)
    const listed = await use(`wp_list_${collection}`, { search: name })
    await use(`wp_update_${kind}`, { id, name: `${name}, again` })
    const got = await use(`wp_get_${kind}`, { id })
    expect({ listed: listed.includes(name), got: got.includes(`${name}, again`) }).toEqual({
      listed: true,
      got: true,
    })
  })

  it('uploads, finds, describes and deletes a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'almanac-upload-'))
    const file = path.join(folder, `${unique('sent-')}.txt`)
    await writeFile(file, 'Sent by a model.')
    const title = unique('File of a model ')
    await use('wp_upload_media', { file_path: file, title, alt_text: 'Some words' })
    await rm(folder, { recursive: true })
    const [{ id, ...uploaded }] = await read('/core/v2/media', title)
    const content = await (await fetch(uploaded.source_url)).text()
    const listed = await use('wp_list_media', { search: title })
    await use('wp_update_media', { id, caption: 'Told later.' })
    const updated = await read(`/core/v2/media/${id}`)
    await use('wp_delete_media', { id, force: true })
    const { status } = await site.service.api.get(`/core/v2/media/${id}`)
    expect({
      content,
      alt: uploaded.alt_text,
      listed: listed.includes(title),
      caption: updated.caption.raw,
      status,
    }).toEqual({
      content: 'Sent by a model.',
      alt: 'Some words',
      listed: true,
      caption: 'Told later.',
      status: 404,
    })
  })

  it('creates, changes and lists users', async () => {
    const username = unique('made-')
    const account = { username, email: `${username}@example.org`, password: unique('Secret-') }
    await use('wp_create_user', { ...account, roles: ['author'] })
    const [made] = await read('/core/v2/users', username)
    await use('wp_update_user', { id: made.id, name: `${username} renamed` })
    const listed = await use('wp_list_users', { search: username })
    expect({ roles: made.roles, listed: listed.includes(`${username} renamed`) }).toEqual({
      roles: ['author'],
      listed: true,
    })
  })

  it('writes, approves and deletes comments', async () => {
    const { id: post } = await site.make.post()
    const content = unique('Said by a model ')
    await use('wp_create_comment', {
      post,
      content,
      author_name: 'Ada',
      author_email: 'ada@example.org',
    })
    const [made] = await read(`/core/v2/comments?post=${post}`)
    await use('wp_approve_comment', { id: made.id })
    const listed = await use('wp_list_comments', { post })
    await use('wp_delete_comment', { id: made.id, force: true })
    const { status } = await site.service.api.get(`/core/v2/comments/${made.id}`)
    expect({ listed: listed.includes(content), status }).toEqual({ listed: true, status: 404 })
  })

  it('reads and changes the settings of the site', async () => {
    const title = unique('Titled by a model ')
    await use('wp_update_site_settings', { title })
    expect(await use('wp_get_site_settings')).toContain(title)
  })

  it('searches the site, and reads revisions', async () => {
    const title = unique('Sought ')
    const { id } = await site.make.post({ title })
    await site.service.api.as('editor').post(`/core/v2/posts/${id}`, { body: { content: 'More.' } })
    const found = await use('wp_search_site', { term: title })
    const revisions = await use('wp_get_post_revisions', { id })
    expect({ found: found.includes(title), revisions: revisions.includes('(1 total)') }).toEqual({
      found: true,
      revisions: true,
    })
  })

  it('creates an application password, lists it and revokes it', async () => {
    const { id } = site.service.credentials.admin
    const name = unique('Made by a model ')
    await use('wp_create_application_password', { user_id: id, app_name: name })
    const listed = await use('wp_get_application_passwords', { user_id: id })
    const passwords: { name: string; uuid: string }[] = await read(
      `/core/v2/users/${id}/application-passwords`,
    )
    const uuid = passwords.find((password) => password.name === name)?.uuid
    await use('wp_delete_application_password', { user_id: id, uuid })
    const left: { name: string }[] = await read(`/core/v2/users/${id}/application-passwords`)
    expect({
      listed: listed.includes(name),
      left: left.some((password) => password.name === name),
    }).toEqual({ listed: true, left: false })
  })

  it('passes on why something cannot be done', async () => {
    await expect(use('wp_get_post', { id: 4_000_000 })).rejects.toThrow(
      'There is no item with this id',
    )
  })
})
