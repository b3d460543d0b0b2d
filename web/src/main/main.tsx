import './old-engines.ts'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { App } from './app.tsx'
import { mount } from './mount.tsx'
import { preloadLinks, preloadPage } from './preload-links.ts'

keepTheTop(window)
preloadLinks(document)
const { pathname, search } = window.location
mount(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
  {
    isHere: (pattern) => isWrittenFor(search, pathname) && matchPath(pattern, pathname) !== null,
    isThere: () => preloadPage(pathname),
  },
)

/** What a filter or a form is set to by its address is drawn anew; of anything else nobody reads what stands behind. */
function isWrittenFor(search: string, pathname: string): boolean {
  return search === '' || !/^\/(?:games|auth)\/?$/i.test(pathname)
}

/**
 * The browser puts a page that somebody reloads where it was; one that they go back to begins at the top, like any
 * other. Which of the two is coming can be told only before it comes: whoever has touched the page goes on from here.
 */
function keepTheTop(window: Window): void {
  const restore = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode)
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, restore('manual'), true)
  window.addEventListener('pagehide', restore('auto'))
}
