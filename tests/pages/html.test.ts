import { describe, expect, it } from '@jest/globals'
import { html } from '../../src/pages/html.ts'

describe('The tag html', () => {
  it('escapes what could be markup, in texts and in attributes', () => {
    const text = `<b a="1" b='2'>&`
    expect(String(html`<p title="${text}">${text}</p>`)).toBe(
      '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;">&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;</p>',
    )
  })

  it('does not escape markup, alone or in lists', () => {
    const items = ['a', '<'].map((text) => html`<li>${text}</li>`)
    expect(String(html`<i>${items}</i>`)).toBe('<i><li>a</li><li>&lt;</li></i>')
  })

  it('shows nothing for undefined', () => {
    expect(String(html`[${undefined}${false}${0}]`)).toBe('[0]')
  })
})
