// Runs before the first paint, in any browser: hides what this user has dismissed, and opens the gate right away if
// they've passed it.
{
  const known = document.documentElement.dataset
  const gate = 'age_verified'
  // Layers and the `translate` property need Chrome 104 or newer.
  if (!self.CSSLayerBlockRule || !CSS.supports('translate:0')) location.replace('/old-browser')
  let stored = {}
  try {
    stored = localStorage
  } catch {}
  // As `lib/storage.ts` stores them; `ui/look/first.css` reads them.
  for (const name of [gate, 'cookieConsent', 'sidebarCollapsed', 'largeLetters']) known[name] = stored[name]
  const open = () => {
    known[gate] = true
    const behind = document.querySelector('[data-behind]')
    // By attribute, because Safari 15.4 has no such property
    if (behind) behind.removeAttribute('inert')
  }
  if (stored[gate] === 'true') addEventListener('DOMContentLoaded', open)
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-first=of-age]')) return
    open()
    stored[gate] = true
  })
}
