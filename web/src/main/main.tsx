import './old-engines.ts'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { App } from './app.tsx'
import { mount } from './mount.tsx'
import { preloadLinks, preloadPage, routeOf } from './preload-links.ts'

const REST_MS = 3000

// What an invitation has put off until its script is there.
delete document.documentElement.dataset['letters']
keepTheTop(window)
preloadLinks(document)
const { pathname } = window.location
mount(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
  {
    // Whatever leads nowhere is the same page.
    isHere: (page) => matchPath(page, pathname) !== null || [page, pathname].every((at) => routeOf(at)?.path === '*'),
    isThere: () => preloadPage(pathname),
  },
)

// What the worker fetches must not be in the way of anything.
if (import.meta.env.PROD)
  setTimeout(() => void import('./worker/keep-site.ts').then((m) => m.keepSite()).catch(() => {}), REST_MS)

/**
 * The browser puts a page that somebody reloads where it was; one that they go back to begins at the top, like any
 * other. Which of the two is coming can be told only before it comes: whoever has touched the page goes on from here.
 */
function keepTheTop(window: Window): void {
  const restore = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode)
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, restore('manual'), true)
  window.addEventListener('pagehide', restore('auto'))
}
