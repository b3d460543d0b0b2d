import { lazyPage } from './lazy-page.ts'

/** Every address there is, and the page behind it; one line each. */
export const ROUTES = [
  { path: '/join', ...lazyPage(() => import('../pages/join/join-page.tsx').then((m) => m.JoinPage)) },
  { path: '/join/:code', ...lazyPage(() => import('../pages/join/invitation-page.tsx').then((m) => m.InvitationPage)) },
  {
    path: '/multiplayer/:id',
    ...lazyPage(() => import('../pages/multiplayer/multiplayer-page.tsx').then((m) => m.MultiplayerPage)),
  },
  { path: '/play/:id', ...lazyPage(() => import('../pages/session/session-page.tsx').then((m) => m.SessionPage)) },
  { path: '/screen/:code', ...lazyPage(() => import('../pages/screen/screen-page.tsx').then((m) => m.ScreenPage)) },
  { path: '*', ...lazyPage(() => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage)) },
] as const
