import { HomePage } from '../pages/home/home-page.tsx'
import { lazyPage } from './lazy-page.ts'
import { withWideStyles } from './wide-styles.ts'

/** Two addresses, one session: going from lobby to table must not close the door in between. */
const sessionPage = lazyPage(() =>
  withWideStyles(import('../pages/multiplayer/multiplayer-page.tsx')).then((m) => m.MultiplayerPage),
)

/** Also where an address can only be a missing file's: the servers say 404 of it. */
export const NotFound = lazyPage(() => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage))

/** Every address there is but the TV's, which is a document by itself; one line each. */
export const ROUTES = [
  // Most people come in here: no second trip for its code.
  { path: '/', Page: HomePage, preload: () => {} },
  { path: '/games', ...lazyPage(() => import('../pages/library/library-page.tsx').then((m) => m.LibraryPage)) },
  { path: '/games/:id', ...lazyPage(() => import('../pages/game/games-redirect.tsx').then((m) => m.GamesRedirect)) },
  { path: '/game/:id', ...lazyPage(() => import('../pages/game/game-page.tsx').then((m) => m.GamePage)) },
  { path: '/join', ...lazyPage(() => import('../pages/join/join-page.tsx').then((m) => m.JoinPage)) },
  { path: '/join/:code', ...lazyPage(() => import('../pages/join/invitation-page.tsx').then((m) => m.InvitationPage)) },
  { path: '/multiplayer/:id', ...sessionPage },
  { path: '/play/:id', ...sessionPage },
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
  { path: '/auth', ...lazyPage(() => import('../pages/auth/auth-page.tsx').then((m) => m.AuthPage)) },
  { path: '/profile', ...lazyPage(() => import('../pages/profile/profile-page.tsx').then((m) => m.ProfilePage)) },
  { path: '/setup/:gameId', ...lazyPage(() => import('../pages/setup/setup-page.tsx').then((m) => m.SetupPage)) },
  {
    path: '/gameplay/:gameId',
    ...lazyPage(() => withWideStyles(import('../pages/gameplay/gameplay-page.tsx')).then((m) => m.GameplayPage)),
  },
  {
    path: '/challenges',
    ...lazyPage(() => import('../pages/challenges/challenges-page.tsx').then((m) => m.ChallengesPage)),
  },
  { path: '*', ...NotFound },
] as const
