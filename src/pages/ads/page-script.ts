import { script, stylesheet } from '../immutable-asset.ts'
import { APPEARING } from './scripts/appearing.ts'
import { CLOSING } from './scripts/closing.ts'
import { REPORTING } from './scripts/reporting.ts'
import { ROTATION } from './scripts/rotation.ts'

const START = `
function all(selector) {
  return document.querySelectorAll(selector)
}

watchViews()
watchClicks()
delayUnits()
showPopups()
startRotators()
startCarousels()
setUpButtons()
`

/**
 * Behaviour of ads in pages: reporting views and clicks, delays, popups, rotation, closing. It
 * stores only the day on which a popup was closed and, if the site limits clicks, their number.
 */
export const adsScript = script('ads', REPORTING, APPEARING, ROTATION, CLOSING, START)

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
