import './old-engines.ts'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { App } from './app.tsx'
import { mount } from './mount.tsx'
import { preloadLinks, preloadPage, routeOf } from './preload-links.ts'

const REST_MS = 3000

// An invitation has put off its fonts until its script is there.
delete document.documentElement.dataset['fonts']
keepTheTop(window)
preloadLinks(document)
const { pathname } = window.location
mount(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
  {
    // Any address without a page shows the same page.
    isHere: (page) => matchPath(page, pathname) !== null || [page, pathname].every((at) => routeOf(at)?.path === '*'),
    isThere: () => preloadPage(pathname),
  },
)

// The worker's downloads must not get in the way of anything.
if (import.meta.env.PROD)
  setTimeout(() => void import('./worker/keep-site.ts').then((m) => m.keepSite()).catch(() => {}), REST_MS)

/**
 * Makes pages start at the top, except reloads, which the browser returns to their place; going back starts at the top
 * like any other navigation. We can only tell the two apart beforehand, so a user who has touched the page continues
 * from here.
 */
function keepTheTop(window: Window): void {
  const restore = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode)
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, restore('manual'), true)
  window.addEventListener('pagehide', restore('auto'))
}
