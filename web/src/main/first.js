// Runs before the first paint, in any browser: what this one knows already is not shown again, and the gate opens at once.
{
  const known = document.documentElement.dataset
  // Layers and `translate` of its own: Chrome 104 and newer.
  if (!self.CSSLayerBlockRule || !CSS.supports('translate:0')) location.replace('/old-browser')
  let stored = {}
  try {
    stored = localStorage
  } catch {}
  // As `lib/storage.ts` keeps them; `ui/look/first.css` reads them.
  for (const name of ['age_verified', 'cookieConsent', 'sidebarCollapsed']) known[name] = stored[name]
  const open = () => {
    known.age_verified = true
    const behind = document.querySelector('[data-behind]')
    // by its attribute: Safari 15.4 has no such property
    if (behind) behind.removeAttribute('inert')
  }
  if (stored.age_verified === 'true') addEventListener('DOMContentLoaded', open)
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-first=of-age]')) return
    open()
    stored.age_verified = true
  })
}
