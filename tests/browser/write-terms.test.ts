import { describe, expect, it } from '@jest/globals'
import type { Route } from 'playwright-core'
import { unique } from '../support/factories.ts'
import { atEditor, close } from './support/write-page.ts'

const editor = atEditor()

describe('A new category', () => {
  it('is made once, and leaves what is chosen and typed meanwhile', async () => {
    const other = unique('Harbour')
    const made = unique('Tides')
    await editor.service.api.as('admin').post('/core/v2/categories', { body: { name: other } })
    const page = await editor.open('posts/new')
    const field = page.getByRole('group', { name: 'Categories' })
    const search = field.getByRole('searchbox')
    const sent: Route[] = []
    await page.route('**/core/v2/categories', (route) => void sent.push(route))
    await search.fill(made)
    await field.getByRole('button', { name: `Add “${made}”` }).dblclick()
    await search.fill(other)
    await field.getByRole('checkbox', { name: other }).check()
    for (const route of sent) await route.continue()
    await field.getByRole('checkbox', { name: made }).waitFor()
    const checked = await field.getByRole('checkbox', { checked: true }).count()
    const typed = await search.inputValue()
    await close(page)
    expect([sent.length, checked, typed]).toEqual([1, 2, other])
  })
})
