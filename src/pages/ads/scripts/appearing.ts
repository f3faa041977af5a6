/** Shows units after a delay or when the page has been scrolled, and popups once in some days. */
export const APPEARING = `
function afterSeconds(seconds, work) {
  setTimeout(work, Number(seconds) * 1000)
}

function whenScrolled(percent, work) {
  const look = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    if (room > 0 && (scrollY / room) * 100 < Number(percent)) return
    removeEventListener('scroll', look)
    work()
  }
  addEventListener('scroll', look, { passive: true })
  look()
}

function showInTime(element) {
  const { adsAfter, adsScroll } = element.dataset
  const show = () => { element.hidden = false }
  if (adsScroll !== undefined) whenScrolled(adsScroll, show)
  else afterSeconds(adsAfter || 0, show)
}

function delayUnits() {
  for (const unit of all('[data-ads-delay]')) {
    unit.hidden = true
    afterSeconds(unit.dataset.adsDelay, () => { unit.hidden = false })
  }
  for (const video of all('video[data-ads-after], video[data-ads-scroll]')) {
    video.hidden = true
    showInTime(video)
  }
}

function readClosingTime(key) {
  try {
    return Number(localStorage.getItem(key))
  } catch {
    return 0
  }
}

function showPopups() {
  for (const popup of all('[data-ads-popup]')) {
    const key = 'ads-popup-' + popup.dataset.adsPopup
    const days = Number(popup.dataset.adsDays || 0)
    if (days > 0 && Date.now() - readClosingTime(key) < days * 86400000) continue
    showInTime(popup)
    if (days > 0) popup.addEventListener('ads-closed', () => {
      try { localStorage.setItem(key, String(Date.now())) } catch {}
    })
  }
}
`
