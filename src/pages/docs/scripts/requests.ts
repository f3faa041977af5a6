/** Sends requests from the forms of operations, and shows their answers. */
export const REQUESTS = `
function setUpRequests() {
  for (const form of document.querySelectorAll('form.try')) {
    form.querySelector('.send').hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      send(form)
    })
  }
}

async function send(form) {
  const place = form.querySelector('.answer')
  try {
    const { address, ...request } = requestOf(form)
    show(place, ['…'])
    const startedAt = performance.now()
    const response = await fetch(address, { ...request, credentials: 'omit' })
    const text = await response.text()
    const milliseconds = Math.round(performance.now() - startedAt)
    show(place, [
      request.method + ' ' + address + '\\n' +
        response.status + ' ' + response.statusText + ', ' + milliseconds + ' ms',
      [...response.headers].map(([name, value]) => name + ': ' + value).join('\\n'),
      indented(text).slice(0, 200000),
    ])
  } catch (error) {
    show(place, [error.message])
  }
}

function requestOf(form) {
  const headers = authorization()
  const query = []
  let path = form.dataset.path
  for (const { name, value, dataset } of form.querySelectorAll('[data-in]')) {
    if (value === '') continue
    const encoded = encodeURIComponent(value)
    if (dataset.in === 'path') path = path.replace('{' + name + '}', encoded)
    if (dataset.in === 'query') query.push(encodeURIComponent(name) + '=' + encoded)
    if (dataset.in === 'header') headers[name] = value
  }
  const missing = /\\{(.+?)\\}/.exec(path)
  if (missing) throw new Error('The parameter ' + missing[1] + ' is missing.')
  const address = document.body.dataset.api + path + (query.length > 0 ? '?' + query.join('&') : '')
  const body = bodyOf(form)
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  return { address, method: form.elements.method.value, headers, body }
}

function bodyOf({ elements }) {
  const text = elements.body ? elements.body.value.trim() : ''
  const file = elements.file && elements.file.files[0]
  if (!file) return text === '' ? undefined : text
  const data = new FormData()
  for (const [name, value] of Object.entries(text === '' ? {} : JSON.parse(text))) {
    data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  data.append('file', file)
  return data
}

function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function show(place, parts) {
  place.replaceChildren(
    ...parts.filter(Boolean).map((part) => {
      const element = document.createElement('pre')
      element.textContent = part
      return element
    }),
  )
}
`
