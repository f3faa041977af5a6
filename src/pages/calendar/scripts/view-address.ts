/** The address from which a view is fetched. */
export const VIEW_ADDRESS = `
function fieldsOf(form) {
  const fields = {}
  for (const [name, value] of new FormData(form)) {
    const key = /^cal-events-views\\[(.+)\\]$/.exec(name)
    if (key && typeof value === 'string') fields[key[1]] = value
  }
  return fields
}

function addressOf(view, url, fields) {
  const address = new URL(view.dataset.viewRestUrl)
  const set = (name, value) => address.searchParams.set(name, value)
  set('url', url)
  // Links are absolute; arguments from a form reset the view to its first page.
  if (Object.keys(fields).length > 0) set('prev_url', readJson('cal-events-view-data', view).url || '')
  set('should_manage_url', 'true')
  for (const [name, value] of Object.entries(readJson('cal-events-view-nonce-data'))) {
    if (value) set(name, value)
  }
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'url') set('view_data[' + name + ']', value)
  }
  return address
}

function withoutFragment(address) {
  return address.split('#')[0]
}
`
