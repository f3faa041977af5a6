/** Tooltips of events in a grid, for the mouse and the keyboard. */
export const TOOLTIPS = `
let tip
let tipTimer

function hideTip() {
  clearTimeout(tipTimer)
  if (!tip) return
  tip.remove()
  tip = undefined
}

function placeTip(anchor) {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const above = box.top - height - 8
  const left = Math.min(Math.max(box.left, 8), document.documentElement.clientWidth - width - 8)
  tip.style.left = left + scrollX + 'px'
  tip.style.top = (above > 0 ? above : box.bottom + 8) + scrollY + 'px'
}

function showTip(anchor) {
  const template = find('cal-events-tooltip', anchor)
  if (!template || smallScreen.matches) return
  hideTip()
  tipTimer = setTimeout(() => {
    tip = document.createElement('div')
    tip.className = 'cal-tooltip'
    tip.setAttribute('role', 'tooltip')
    tip.append(template.content.cloneNode(true))
    tip.addEventListener('mouseleave', hideTip)
    document.body.append(tip)
    placeTip(anchor)
  }, 250)
}

function anchorOf({ target }) {
  return target instanceof Element && target.closest('[data-js="cal-events-tooltip-anchor"]')
}

function setUpTooltips() {
  addEventListener('mouseover', (event) => {
    const anchor = anchorOf(event)
    if (anchor && !anchor.contains(event.relatedTarget)) showTip(anchor)
  })
  addEventListener('mouseout', (event) => {
    const anchor = anchorOf(event)
    const to = event.relatedTarget
    if (!anchor || anchor.contains(to) || (tip && to instanceof Node && tip.contains(to))) return
    hideTip()
  })
  addEventListener('focusin', (event) => {
    const anchor = anchorOf(event)
    if (anchor && event.target.matches(':focus-visible')) showTip(anchor)
    else hideTip()
  })
}
`
