/** Reports views and clicks, and counts clicks if the site limits them. */
export const REPORTING = `
const { track, token, clickHours } = document.currentScript.dataset

function unitOf(node) {
  return node.closest('[data-ads-id]')
}

function report(event, unit) {
  if (!track) return
  const hit = { event, ad_ids: [Number(unit.dataset.adsId)], token, url: location.href }
  if (unit.dataset.adsPosition) hit.position = unit.dataset.adsPosition
  const body = new Blob([JSON.stringify(hit)], { type: 'application/json' })
  navigator.sendBeacon(track, body)
}

// A unit counts as viewed, once, when a fifth of it has been visible for 200 ms.
function watchViews() {
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
}

function storedClicks() {
  try {
    const cookie = /(?:^|; )ads_ad_clicks=([^;]*)/.exec(document.cookie)
    return cookie ? JSON.parse(decodeURIComponent(cookie[1])) : {}
  } catch {
    return {}
  }
}

function countClick() {
  if (!clickHours) return
  const now = Date.now()
  const stored = storedClicks()
  const isRecent = now - new Date(stored.exp).getTime() < Number(clickHours) * 3600000
  const count = (isRecent ? Number(stored.count) || 0 : 0) + 1
  const value = { count, exp: new Date(now).toISOString() }
  document.cookie = 'ads_ad_clicks=' + encodeURIComponent(JSON.stringify(value)) +
    ';path=/;max-age=31536000;samesite=lax'
}

function clicked(unit) {
  report('click', unit)
  countClick()
}

function watchClicks() {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    const unit = unitOf(target)
    if (unit) clicked(unit)
  }, true)
  // A click into a frame is seen only by the focus that it takes.
  addEventListener('blur', () => setTimeout(() => {
    const frame = document.activeElement
    const unit = frame instanceof HTMLIFrameElement && unitOf(frame)
    if (unit) clicked(unit)
  }))
}
`
