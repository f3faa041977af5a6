/** Fetches a view and shows it in place of the present one. A newer request aborts an older one. */
export const VIEW_REPLACEMENT = `
let shownAddress = withoutFragment(location.href)
let latestRequest

async function loadView(url, { fields = {}, focus, keepHistory = false, fallback }) {
  const view = find('cal-events-view', page)
  if (latestRequest) latestRequest.abort()
  const request = (latestRequest = new AbortController())
  view.setAttribute('aria-busy', 'true')
  try {
    const fetched = await fetchView(addressOf(view, url, fields), request.signal)
    await loadStyles(find('cal-events-view', fetched), view)
    if (request !== latestRequest) return
    const data = replaceView(fetched, focus)
    if (data.title) document.title = data.title
    if (!keepHistory && view.dataset.viewManageUrl) history.pushState(null, '', data.url || url)
    shownAddress = withoutFragment(location.href)
  } catch (error) {
    if (request === latestRequest && error.name !== 'AbortError') fallback()
  }
}

async function fetchView(address, signal) {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
  if (!response.ok) throw new Error(String(response.status))
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (!find('cal-events-view', fetched)) throw new Error('No view')
  return fetched
}

// No view is to be seen without its stylesheet. The site's own styles stay behind it.
function loadStyles(view, shown) {
  const linkOf = ({ dataset }) => document.head.querySelector('[href="' + dataset.viewStyles + '"]')
  if (linkOf(view)) return
  return new Promise((done) => {
    const link = linkOf(shown).cloneNode()
    link.href = view.dataset.viewStyles
    link.onload = link.onerror = done
    linkOf(shown).after(link)
  })
}

function replaceView(fetched, focus) {
  const view = find('cal-events-view', fetched)
  const loader = view.querySelector('.cal-events-view-loader')
  const title = find('cal-events-title', view)
  const announcement = [title, loader].map((part) => part && part.textContent.trim()).join('. ')
  if (loader) loader.textContent = ''
  page.replaceChildren(...fetched.body.childNodes)
  setUpSearchBar()
  restoreFocus(focus)
  // Screen readers announce what changes in the loader after it is there.
  if (loader) setTimeout(() => { loader.textContent = announcement }, 50)
  return readJson('cal-events-view-data', view)
}

// Focuses the control with the same name in the new view, otherwise its title.
function restoreFocus(name) {
  const same = name && page.querySelector('[data-focus="' + name + '"]')
  const target = same || find('cal-events-title', page)
  if (target) target.focus({ preventScroll: true })
  if (!same || name.startsWith('nav-')) page.scrollIntoView({ block: 'start' })
}
`
