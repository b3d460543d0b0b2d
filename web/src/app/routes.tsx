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
  { path: '/about', ...lazyPage(() => import('../pages/about/about-page.tsx').then((m) => m.AboutPage)) },
  {
    path: '/how-to-play',
    ...lazyPage(() => import('../pages/how-to-play/how-to-play-page.tsx').then((m) => m.HowToPlayPage)),
  },
  { path: '/terms', ...lazyPage(() => import('../pages/legal/terms-page.tsx').then((m) => m.TermsPage)) },
  { path: '/privacy', ...lazyPage(() => import('../pages/legal/privacy-page.tsx').then((m) => m.PrivacyPage)) },
  {
    path: '/disclaimer',
    ...lazyPage(() => import('../pages/legal/disclaimer-page.tsx').then((m) => m.DisclaimerPage)),
  },
  { path: '/contact', ...lazyPage(() => import('../pages/contact/contact-page.tsx').then((m) => m.ContactPage)) },
  { path: '*', ...lazyPage(() => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage)) },
] as const
