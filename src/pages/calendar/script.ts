import { script } from '../immutable-asset.ts'

/**
 * Makes the calendar pages faster: links and forms replace the view in place, keep history and
 * focus, and announce the result. On any failure the link is followed normally. Also closes menus,
 * and shows what does not fit into grids.
 */
export const calendarScript = script(
  'calendar',
  `(() => {
  const page = document.querySelector('[data-js="cal-events-page"]')
  const find = (name, within = document) => within.querySelector('[data-js="' + name + '"]')
  const read = (name, within = document) => {
    const element = find(name, within)
    return element ? JSON.parse(element.textContent) : {}
  }

  // ---- Views
  const placeless = (address) => address.split('#')[0]
  let shownAddress = placeless(location.href)
  let asked
  const fieldsOf = (form) => {
    const fields = {}
    for (const [name, value] of new FormData(form)) {
      const key = /^cal-events-views\\[(.+)\\]$/.exec(name)
      if (key && typeof value === 'string') fields[key[1]] = value
    }
    return fields
  }

  const addressOf = (view, url, fields) => {
    const address = new URL(view.dataset.viewRestUrl)
    const send = (name, value) => address.searchParams.set(name, value)
    send('url', url)
    // Links are absolute; arguments from a form reset the view to its first page.
    if (Object.keys(fields).length > 0) send('prev_url', read('cal-events-view-data', view).url || '')
    send('should_manage_url', 'true')
    for (const [name, value] of Object.entries(read('cal-events-view-nonce-data'))) {
      if (value) send(name, value)
    }
    for (const [name, value] of Object.entries(fields)) {
      if (name !== 'url') send('view_data[' + name + ']', value)
    }
    return address
  }

  // The control with the same name in the new view, otherwise its title.
  const keepFocus = (name) => {
    const same = name && page.querySelector('[data-focus="' + name + '"]')
    const target = same || find('cal-events-title', page)
    if (target) target.focus({ preventScroll: true })
    if (!same || name.startsWith('nav-')) page.scrollIntoView({ block: 'start' })
  }

  // No view is to be seen without its stylesheet. The site's own styles stay behind it.
  const styled = (view, shown) => new Promise((done) => {
    const linkOf = ({ dataset }) => document.head.querySelector('[href="' + dataset.viewStyles + '"]')
    if (linkOf(view)) return done()
    const link = linkOf(shown).cloneNode()
    link.href = view.dataset.viewStyles
    link.onload = link.onerror = done
    linkOf(shown).after(link)
  })

  const show = (made, focus) => {
    const view = find('cal-events-view', made)
    const loader = view.querySelector('.cal-events-view-loader')
    const title = find('cal-events-title', view)
    const announcement = [title && title.textContent.trim(), loader && loader.textContent.trim()].join('. ')
    if (loader) loader.textContent = ''
    page.replaceChildren(...made.body.childNodes)
    prepare()
    keepFocus(focus)
    if (loader) setTimeout(() => { loader.textContent = announcement }, 50)
    return read('cal-events-view-data', view)
  }

  const ask = async (url, { fields = {}, focus, history: how = 'push', fallback }) => {
    const view = find('cal-events-view', page)
    if (asked) asked.abort()
    const mine = (asked = new AbortController())
    view.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(addressOf(view, url, fields), {
        headers: { accept: 'text/html' },
        signal: mine.signal,
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const made = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const next = find('cal-events-view', made)
      if (!next) throw new Error('No view')
      await styled(next, view)
      if (mine !== asked) return
      const data = show(made, focus)
      if (data.title) document.title = data.title
      if (how === 'push' && view.dataset.viewManageUrl) history.pushState(null, '', data.url || url)
      shownAddress = placeless(location.href)
    } catch (error) {
      if (mine === asked && error.name !== 'AbortError') fallback()
    }
  }

  const plain = (event) =>
    !event.defaultPrevented && event.button === 0 &&
    !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

  const sameSite = (url) => new URL(url, location.href).origin === location.origin

  if (page) {
    page.addEventListener('click', (event) => {
      const link = event.target.closest('a[data-js="cal-events-view-link"]')
      if (!link || !plain(event) || !sameSite(link.href)) return
      event.preventDefault()
      const fallback = () => { location.href = link.href }
      void ask(link.href, { focus: link.dataset.focus, fallback })
    })
    page.addEventListener('submit', (event) => {
      const form = event.target.closest('[data-js="cal-events-view-form"]')
      if (!form) return
      event.preventDefault()
      const fields = fieldsOf(form)
      void ask(fields.url || location.href, { fields, fallback: () => form.submit() })
    })
    addEventListener('popstate', () => {
      // Links to anchors within the page stay there.
      if (placeless(location.href) === shownAddress) return
      void ask(location.href, { history: 'keep', fallback: () => location.reload() })
    })
  }
  // ---- Menus
  const open = () => document.querySelectorAll('details[data-js="cal-events-popover"][open]')
  addEventListener('click', ({ target }) => {
    for (const menu of open()) if (!menu.contains(target)) menu.open = false
  })
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    hideTip()
    for (const menu of open()) {
      const inside = menu.contains(document.activeElement)
      menu.open = false
      if (inside) menu.querySelector('summary').focus()
    }
  })

  const small = matchMedia('(max-width: 47.99rem)')
  const prepare = () => {
    const button = find('cal-events-bar-toggle')
    const form = button && document.getElementById(button.getAttribute('aria-controls'))
    if (!form) return
    const set = (shown) => {
      form.hidden = !shown
      button.setAttribute('aria-expanded', String(shown))
    }
    const fit = () => {
      button.hidden = !small.matches
      set(!small.matches || form.querySelector('[type="text"]').value !== '')
    }
    button.onclick = () => {
      set(form.hidden)
      if (!form.hidden) form.querySelector('[type="text"]').focus()
    }
    small.onchange = fit
    fit()
  }

  // ---- Tooltips of events in a grid
  let tip
  let waiting
  const hideTip = () => {
    clearTimeout(waiting)
    if (!tip) return
    tip.remove()
    tip = undefined
  }
  const placeTip = (anchor) => {
    const box = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = tip
    const above = box.top - height - 8
    const left = Math.min(Math.max(box.left, 8), document.documentElement.clientWidth - width - 8)
    tip.style.left = left + scrollX + 'px'
    tip.style.top = (above > 0 ? above : box.bottom + 8) + scrollY + 'px'
  }
  const showTip = (anchor) => {
    const template = find('cal-events-tooltip', anchor)
    if (!template || small.matches) return
    hideTip()
    waiting = setTimeout(() => {
      tip = document.createElement('div')
      tip.className = 'cal-tooltip'
      tip.setAttribute('role', 'tooltip')
      tip.append(template.content.cloneNode(true))
      tip.addEventListener('mouseleave', hideTip)
      document.body.append(tip)
      placeTip(anchor)
    }, 250)
  }
  const anchorOf = ({ target }) =>
    target instanceof Element && target.closest('[data-js="cal-events-tooltip-anchor"]')
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

  prepare()
})()
`,
)
