import { script, stylesheet } from '../immutable-asset.ts'

/**
 * Shows the notice if the browser blocks ads: either hides elements that look like ads, or does not
 * load their files. All it stores is the day on which the notice was closed.
 */
export const noticeScript = script(
  'notice',
  `
const notice = document.querySelector('[data-notice]')
const closedKey = 'site-notice-closed'

function wasClosedToday() {
  try {
    return Date.now() - Number(localStorage.getItem(closedKey)) < 86400000
  } catch {
    return false
  }
}

function setUpClosing(daily) {
  for (const button of notice.querySelectorAll('[data-notice-close]')) {
    button.addEventListener('click', () => {
      notice.hidden = true
      try { if (daily) localStorage.setItem(closedKey, String(Date.now())) } catch {}
    })
  }
}

// An element that looks like an ad to what blocks ads.
function addBait() {
  const bait = document.createElement('div')
  bait.className = 'adsbox ad-banner advertisement'
  bait.textContent = '\\u00a0'
  bait.setAttribute('aria-hidden', 'true')
  document.body.append(bait)
  return bait
}

function isHidden(element) {
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

function blocksAds(bait) {
  if (bait.offsetHeight === 0 || isHidden(bait)) return true
  const loaded = getComputedStyle(document.documentElement).getPropertyValue('--ads-loaded')
  if (loaded.trim() !== '1') return true
  return [...document.querySelectorAll('[data-ads-id]')].some(
    (unit) => !unit.closest('[hidden]') && isHidden(unit),
  )
}

function showIfBlocked() {
  const daily = notice.dataset.notice === 'daily'
  if (daily && wasClosedToday()) return
  setUpClosing(daily)
  const bait = addBait()
  const look = () => setTimeout(() => {
    notice.hidden = !blocksAds(bait)
    bait.remove()
  }, 200)
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)
}

if (notice) showIfBlocked()
`,
)

export const noticeStylesheet = stylesheet(
  'notice',
  `
.site-notice { position: fixed; left: 0; right: 0; z-index: 4; padding: 1rem 3rem 1rem 1rem; text-align: center; }
.site-notice[hidden] { display: none; }
.site-notice-top { top: 0; }
.site-notice-end { bottom: 0; }
.site-notice p { margin: .25rem 0 .75rem; }
.site-notice button { min-height: 2rem; padding: 0 1rem; border: 0; border-radius: .25rem; font: inherit; cursor: pointer; }
.site-notice .site-notice-close { position: absolute; top: .5rem; right: .5rem; padding: 0; min-width: 2rem;
  background: none; color: inherit; }
.adsbox { position: absolute; bottom: 0; left: -100px; width: 1px; height: 1px; overflow: hidden; }
`,
)
