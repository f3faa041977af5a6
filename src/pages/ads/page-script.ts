import { script, stylesheet } from '../immutable-asset.ts'

/**
 * Behaviour of ads in pages: reporting views and clicks, delays, popups, rotation, closing. It
 * stores only the day on which a popup was closed and, if the site limits clicks, their number.
 */
export const adsScript = script(
  'ads',
  `(() => {
  const { track, token, clickHours } = document.currentScript.dataset
  const unitOf = (node) => node.closest('[data-ads-id]')
  const report = (event, unit) => {
    if (!track) return
    const hit = { event, ad_ids: [Number(unit.dataset.adsId)], token, url: location.href }
    if (unit.dataset.adsPosition) hit.position = unit.dataset.adsPosition
    const body = new Blob([JSON.stringify(hit)], { type: 'application/json' })
    navigator.sendBeacon(track, body)
  }
  const all = (selector) => [...document.querySelectorAll(selector)]
  const later = (seconds, work) => setTimeout(work, Number(seconds) * 1000)

  const seen = new Set()
  const timers = new Map()
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      if (!isIntersecting || seen.has(target)) continue
      timers.set(target, setTimeout(() => {
        seen.add(target)
        watcher.unobserve(target)
        report('impression', target)
      }, 200))
    }
  }, { threshold: 0.2 })
  for (const unit of all('[data-ads-id]')) watcher.observe(unit)

  const countClick = () => {
    if (!clickHours) return
    const now = Date.now()
    let known = {}
    try {
      const cookie = /(?:^|; )ads_ad_clicks=([^;]*)/.exec(document.cookie)
      known = cookie ? JSON.parse(decodeURIComponent(cookie[1])) : {}
    } catch {}
    const fresh = now - new Date(known.exp).getTime() < Number(clickHours) * 3600000
    const value = { count: (fresh ? Number(known.count) || 0 : 0) + 1, exp: new Date(now).toISOString() }
    document.cookie = 'ads_ad_clicks=' + encodeURIComponent(JSON.stringify(value)) +
      ';path=/;max-age=31536000;samesite=lax'
  }
  const clicked = (unit) => { report('click', unit); countClick() }
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    const unit = unitOf(target)
    if (unit) clicked(unit)
  }, true)
  addEventListener('blur', () => setTimeout(() => {
    const frame = document.activeElement
    const unit = frame instanceof HTMLIFrameElement && unitOf(frame)
    if (unit) clicked(unit)
  }))

  const whenScrolled = (percent, work) => {
    const look = () => {
      const room = document.documentElement.scrollHeight - innerHeight
      if (room > 0 && (scrollY / room) * 100 < Number(percent)) return
      removeEventListener('scroll', look)
      work()
    }
    addEventListener('scroll', look, { passive: true })
    look()
  }
  const waiting = (element, show) => {
    const { adsAfter, adsScroll } = element.dataset
    if (adsScroll !== undefined) whenScrolled(adsScroll, show)
    else later(adsAfter || 0, show)
  }
  for (const unit of all('[data-ads-delay]')) {
    unit.hidden = true
    later(unit.dataset.adsDelay, () => { unit.hidden = false })
  }
  for (const film of all('video[data-ads-after], video[data-ads-scroll]')) {
    film.hidden = true
    waiting(film, () => { film.hidden = false })
  }
  for (const popup of all('[data-ads-popup]')) {
    const key = 'ads-popup-' + popup.dataset.adsPopup
    const days = Number(popup.dataset.adsDays || 0)
    let closed = 0
    try { closed = Number(localStorage.getItem(key)) } catch {}
    if (days > 0 && Date.now() - closed < days * 86400000) continue
    waiting(popup, () => { popup.hidden = false })
    if (days > 0) popup.addEventListener('ads-closed', () => {
      try { localStorage.setItem(key, String(Date.now())) } catch {}
    })
  }
  for (const box of all('.ads-rotator[data-ads-every]')) {
    let at = 0
    setInterval(() => {
      box.children[at].hidden = true
      at = (at + 1) % box.children.length
      box.children[at].hidden = false
    }, Number(box.dataset.adsEvery) * 1000)
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const box of all('.ads-carousel')) {
    const step = () => {
      const end = box.scrollLeft + box.clientWidth >= box.scrollWidth - 1
      box.scrollTo({ left: end ? 0 : box.scrollLeft + box.clientWidth, behavior: still ? 'auto' : 'smooth' })
    }
    if (!still) setInterval(step, Number(box.dataset.adsEvery) * 1000)
    if (box.dataset.adsArrows) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'ads-next'
      button.setAttribute('aria-label', 'Next')
      button.textContent = '\\u203a'
      button.addEventListener('click', step)
      box.append(button)
    }
  }
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
})()
`,
)

export const adsStylesheet = stylesheet(
  'ads',
  `
:root { --ads-loaded: 1; }
.ads-unit { margin: 1.5rem 0; }
.ads-unit .ads-unit { margin: 0; }
.ads-unit[hidden], .ads-unit [hidden] { display: none; }
.ads-label { margin: 0 0 .25rem; color: var(--quiet); font-size: .8125rem; }
.ads-sticky { position: fixed; left: 0; right: 0; bottom: 0; margin: 0; z-index: 2; text-align: center;
  background: var(--paper); border-top: 1px solid var(--line); }
.ads-folded > :not(.ads-fold, .ads-close) { display: none; }
.ads-close, .ads-fold, .ads-next { position: absolute; top: .25rem; right: .25rem; min-width: 1.75rem;
  min-height: 1.75rem; border: 1px solid var(--line); border-radius: .25rem; background: var(--paper);
  color: var(--ink); font: inherit; cursor: pointer; }
.ads-fold { right: auto; left: .25rem; }
.ads-popup { position: fixed; inset: 0; margin: auto; width: max-content; max-width: 90vw; height: max-content;
  max-height: 90vh; overflow: auto; padding: 2.25rem 1rem 1rem; z-index: 3; background: var(--paper);
  border: 1px solid var(--line); border-radius: .5rem; }
.ads-carousel { position: relative; display: flex; overflow: auto hidden; scroll-snap-type: x mandatory; }
.ads-carousel > .ads-unit { flex: 0 0 100%; scroll-snap-align: start; }
.ads-next { top: calc(50% - .875rem); }
`,
)
