/** Filters lists by the words of the search text. A slash leads to its field from anywhere. */
export const SEARCH = `
function byId(id) {
  return document.getElementById(id)
}

const search = byId('search-text')

function setUpSearch() {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea, select')) return
    event.preventDefault()
    search.focus()
  })
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => ({
    row,
    text: (row.dataset.row + ' ' + row.textContent).toLowerCase(),
  }))
  if (rows.length === 0) return
  search.value = new URLSearchParams(location.search).get('q') || ''
  filterRows(rows)
  search.addEventListener('input', () => filterRows(rows))
  byId('search-form').addEventListener('submit', (event) => event.preventDefault())
}

function filterRows(rows) {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const { row, text } of rows) row.hidden = !words.every((word) => text.includes(word))
  for (const group of document.querySelectorAll('[data-group]')) {
    group.hidden = !group.querySelector('[data-row]:not([hidden])')
  }
  const found = rows.filter(({ row }) => !row.hidden).length
  byId('rows-found').textContent = words.length === 0 ? '' : found + ' found'
}
`
