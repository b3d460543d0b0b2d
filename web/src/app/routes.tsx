import { lazyPage } from './lazy-page.ts'

/** Every address there is, and the page behind it; one line each. */
export const ROUTES = [
  { path: '*', ...lazyPage(() => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage)) },
] as const
