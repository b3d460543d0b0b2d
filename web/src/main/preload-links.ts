import { matchPath } from 'react-router-dom'
import { ROUTES } from './routes.tsx'

const seen = new Set<string>()

/** Loads a page's code when a user is about to go there: on hover, focus or press of a link to it. */
export function preloadLinks(root: Document): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin'] as const) {
    root.addEventListener(event, ({ target }) => preloadFor(target), { passive: true })
  }
}

/** Returns an address's route, or the not-found route. */
export function routeOf(pathname: string) {
  return ROUTES.find(({ path }) => matchPath(path, pathname))
}

/** Resolves when the code of the page at an address has loaded or failed. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = routeOf(pathname)?.Page
  if (page && 'preload' in page) await page.preload()
}

function preloadFor(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (!link || seen.has(link.pathname)) return
  seen.add(link.pathname)
  void preloadPage(link.pathname)
}
