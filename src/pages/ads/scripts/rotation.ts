/** Rotators show their units in turn; carousels scroll, unless visitors prefer less motion. */
export const ROTATION = `
function startRotators() {
  for (const rotator of all('.ads-rotator[data-ads-every]')) {
    let index = 0
    setInterval(() => {
      rotator.children[index].hidden = true
      index = (index + 1) % rotator.children.length
      rotator.children[index].hidden = false
    }, Number(rotator.dataset.adsEvery) * 1000)
  }
}

function startCarousels() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const carousel of all('.ads-carousel')) {
    const step = () => {
      const next = carousel.scrollLeft + carousel.clientWidth
      const isEnd = next >= carousel.scrollWidth - 1
      carousel.scrollTo({ left: isEnd ? 0 : next, behavior: still ? 'auto' : 'smooth' })
    }
    if (!still) setInterval(step, Number(carousel.dataset.adsEvery) * 1000)
    if (carousel.dataset.adsArrows) carousel.append(nextButton(step))
  }
}

function nextButton(step) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ads-next'
  button.setAttribute('aria-label', 'Next')
  button.textContent = '\\u203a'
  button.addEventListener('click', step)
  return button
}
`
