/** Buttons that close or fold a unit. */
export const CLOSING = `
function setUpButtons() {
  for (const button of all('.ads-close')) {
    button.addEventListener('click', () => {
      const box = button.closest('.ads-popup, .ads-carousel, .ads-unit')
      box.hidden = true
      box.dispatchEvent(new Event('ads-closed'))
    })
  }
  for (const button of all('.ads-fold')) {
    button.addEventListener('click', () => button.closest('.ads-unit').classList.toggle('ads-folded'))
  }
}
`
