import { hash } from 'node:crypto'

/**
 * Filters lists by the search text, and sends requests from the operations' forms. Credentials stay
 * in this tab and are forgotten when it is closed.
 */
export const DOCS_SCRIPT = `(() => {
  const byId = (id) => document.getElementById(id)

  // ---- Search
  const search = byId('search-text')
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => ({
    row,
    text: (row.dataset.row + ' ' + row.textContent).toLowerCase(),
  }))
  const groups = [...document.querySelectorAll('[data-group]')]
  const narrow = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
    let found = 0
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word))
      if (!row.hidden) found += 1
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-row]:not([hidden])')
    byId('rows-found').textContent = words.length === 0 ? '' : found + ' found'
  }
  if (rows.length > 0) {
    search.value = new URLSearchParams(location.search).get('q') || ''
    narrow()
    search.addEventListener('input', narrow)
    byId('search-form').addEventListener('submit', (event) => event.preventDefault())
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea, select')) return
    event.preventDefault()
    search.focus()
  })

  // ---- Credentials
  const credentials = byId('key-form')
  const kept = ['key-login', 'key-password'].map(byId)
  credentials.hidden = false
  credentials.addEventListener('submit', (event) => event.preventDefault())
  for (const field of kept) {
    field.value = sessionStorage.getItem('docs ' + field.id) || ''
    field.addEventListener('input', () => sessionStorage.setItem('docs ' + field.id, field.value))
  }
  const authorization = () => {
    const [login, password] = kept.map((field) => field.value)
    if (login === '') return {}
    const bytes = new TextEncoder().encode(login + ':' + password)
    return { Authorization: 'Basic ' + btoa(String.fromCharCode(...bytes)) }
  }

  // ---- Requests
  const bodyOf = (form, headers) => {
    const text = form.elements.body ? form.elements.body.value.trim() : ''
    const file = form.elements.file && form.elements.file.files[0]
    if (file) {
      const data = new FormData()
      for (const [name, value] of Object.entries(text === '' ? {} : JSON.parse(text))) {
        data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
      }
      data.append('file', file)
      return data
    }
    if (text === '') return undefined
    headers['Content-Type'] = 'application/json'
    return text
  }

  const requestOf = (form) => {
    const headers = authorization()
    const query = []
    let path = form.dataset.path
    for (const field of form.querySelectorAll('[data-in]')) {
      const value = field.value
      if (value === '') continue
      const written = encodeURIComponent(value)
      if (field.dataset.in === 'path') path = path.replace('{' + field.name + '}', written)
      if (field.dataset.in === 'query') query.push(encodeURIComponent(field.name) + '=' + written)
      if (field.dataset.in === 'header') headers[field.name] = value
    }
    const missing = /\\{(.+?)\\}/.exec(path)
    if (missing) throw new Error('The parameter ' + missing[1] + ' is missing.')
    const address = document.body.dataset.api + path + (query.length > 0 ? '?' + query.join('&') : '')
    const body = bodyOf(form, headers)
    return { address, method: form.elements.method.value, headers, body }
  }

  const readable = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2)
    } catch {
      return text
    }
  }

  const show = (place, parts) => {
    place.replaceChildren(
      ...parts.filter(Boolean).map((part) => {
        const element = document.createElement('pre')
        element.textContent = part
        return element
      }),
    )
  }

  const send = async (form) => {
    const place = form.querySelector('.answer')
    try {
      const { address, ...request } = requestOf(form)
      show(place, ['…'])
      const begun = performance.now()
      const answer = await fetch(address, { ...request, credentials: 'omit' })
      const text = await answer.text()
      const took = Math.round(performance.now() - begun)
      const headers = [...answer.headers].map(([name, value]) => name + ': ' + value).join('\\n')
      show(place, [
        request.method + ' ' + address + '\\n' + answer.status + ' ' + answer.statusText + ', ' + took + ' ms',
        headers,
        readable(text).slice(0, 200000),
      ])
    } catch (error) {
      show(place, [error.message])
    }
  }

  for (const form of document.querySelectorAll('form.try')) {
    form.querySelector('.send').hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      send(form)
    })
  }
})()
`

/** Changes with the content, so that browsers may keep it forever. */
export const DOCS_SCRIPT_NAME = `docs-${hash('sha256', DOCS_SCRIPT).slice(0, 12)}.js`
