// Runs before the first paint, in any browser: what this one knows already is not shown again, and the gate opens at once.
{
  const html = document.documentElement
  // Layers and `translate` of its own: Chrome 104 and newer. TVs are older, and have a sheet for that; `at` is Chrome 92.
  const { plain } = document.currentScript.dataset
  if (!window.CSSLayerBlockRule || !CSS.supports('translate:0')) {
    if (plain && [].at) document.write(`<link rel=stylesheet href=${plain}>`)
    else location.replace('/old-browser')
  }
  let stored = {}
  let known = ''
  try {
    stored = localStorage
  } catch {}
  const tell = (word) => {
    html.dataset.known = known += `${word} `
  }
  const open = () => {
    const behind = document.querySelector('[data-behind]')
    // by its attributes: Safari 15.4 has no such property
    if (behind) for (const name of ['inert', 'aria-hidden']) behind.removeAttribute(name)
    return behind
  }
  if (stored.cookieConsent) tell('cookies')
  if (stored.sidebarCollapsed === 'true') tell('folded')
  if (stored.age_verified === 'true') {
    tell('of-age')
    new MutationObserver((_, observer) => open() && observer.disconnect()).observe(html, {
      childList: true,
      subtree: true,
    })
  }
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-first=of-age]')) return
    tell('of-age')
    open()
    stored.age_verified = true
  })
  // Told once, long before anybody could be asked; without this the browser asks by itself, in the middle of things.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    html.installing = event
  })
}
