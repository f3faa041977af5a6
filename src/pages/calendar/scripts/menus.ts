/** A click elsewhere and Escape close menus; Escape closes the tooltip too. */
export const MENUS = `
function openMenus() {
  return document.querySelectorAll('details[data-js="cal-events-popover"][open]')
}

function closeMenusOutside({ target }) {
  for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false
}

function closeMenusOnEscape(event) {
  if (event.key !== 'Escape') return
  hideTip()
  for (const menu of openMenus()) {
    const inside = menu.contains(document.activeElement)
    menu.open = false
    if (inside) menu.querySelector('summary').focus()
  }
}

function setUpMenus() {
  addEventListener('click', closeMenusOutside)
  addEventListener('keydown', closeMenusOnEscape)
}
`
