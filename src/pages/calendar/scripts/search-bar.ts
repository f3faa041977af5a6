/** On small screens the search form is behind a button, unless a search is in effect. */
export const SEARCH_BAR = `
const smallScreen = matchMedia('(max-width: 47.99rem)')

function setUpSearchBar() {
  const button = find('cal-events-bar-toggle')
  const form = button && document.getElementById(button.getAttribute('aria-controls'))
  if (!form) return
  const keyword = form.querySelector('[type="text"]')
  const show = (shown) => {
    form.hidden = !shown
    button.setAttribute('aria-expanded', String(shown))
  }
  const fit = () => {
    button.hidden = !smallScreen.matches
    show(!smallScreen.matches || keyword.value !== '')
  }
  button.onclick = () => {
    show(form.hidden)
    if (!form.hidden) keyword.focus()
  }
  smallScreen.onchange = fit
  fit()
}
`
