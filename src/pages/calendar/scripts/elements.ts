/** Finds elements by `data-js`, and the JSON that some hold. */
export const ELEMENTS = `
const page = document.querySelector('[data-js="cal-events-page"]')

function find(name, within = document) {
  return within.querySelector('[data-js="' + name + '"]')
}

function readJson(name, within = document) {
  const element = find(name, within)
  return element ? JSON.parse(element.textContent) : {}
}
`
