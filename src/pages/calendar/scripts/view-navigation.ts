/** Links, forms and the history of the browser load views; on failure they work as without a script. */
export const VIEW_NAVIGATION = `
function isPlainClick(event) {
  return !event.defaultPrevented && event.button === 0 &&
    !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isSameSite(url) {
  return new URL(url, location.href).origin === location.origin
}

function followLink(event) {
  const link = event.target.closest('a[data-js="cal-events-view-link"]')
  if (!link || !isPlainClick(event) || !isSameSite(link.href)) return
  event.preventDefault()
  const fallback = () => { location.href = link.href }
  void loadView(link.href, { focus: link.dataset.focus, fallback })
}

function submitForm(event) {
  const form = event.target.closest('[data-js="cal-events-view-form"]')
  if (!form) return
  event.preventDefault()
  const fields = fieldsOf(form)
  void loadView(fields.url || location.href, { fields, fallback: () => form.submit() })
}

function showHistoryEntry() {
  // Links to anchors within the page stay there.
  if (withoutFragment(location.href) === shownAddress) return
  void loadView(location.href, { keepHistory: true, fallback: () => location.reload() })
}

function setUpNavigation() {
  page.addEventListener('click', followLink)
  page.addEventListener('submit', submitForm)
  addEventListener('popstate', showHistoryEntry)
}
`
