import { lazyComponent } from '../lib/lazy-component.ts'
import { HomePage } from '../pages/home/home-page.tsx'

const WIDE = '(min-width: 64rem)'

const load = () => import('../ui/look/wide.css')

/** Loads a page with a table, with its wide styles if the window is or becomes wide. */
async function withWideStyles<Module>(page: Promise<Module>): Promise<Module> {
  const media = window.matchMedia?.(WIDE)
  media?.addEventListener?.('change', () => {
    if (media.matches) load().catch(() => {})
  })
  const [module] = await Promise.all([page, media?.matches ? load() : null])
  return module
}

/** Two addresses, one session: going from lobby to table must not close the connection in between. */
const SessionPage = lazyComponent(() =>
  withWideStyles(import('../pages/multiplayer/multiplayer-page.tsx')).then((m) => m.MultiplayerPage),
)

/** Also for addresses that can only be a missing file's, which the servers answer with 404. */
export const NotFound = lazyComponent(() => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage))

/** Every address except the TV's, which is a separate document; one line each. */
export const ROUTES = [
  // Most visits start here: no second trip for its code.
  { path: '/', Page: HomePage },
  { path: '/games', Page: lazyComponent(() => import('../pages/library/library-page.tsx').then((m) => m.LibraryPage)) },
  {
    path: '/games/:id',
    Page: lazyComponent(() => import('../pages/game/games-redirect.tsx').then((m) => m.GamesRedirect)),
  },
  { path: '/game/:id', Page: lazyComponent(() => import('../pages/game/game-page.tsx').then((m) => m.GamePage)) },
  { path: '/join', Page: lazyComponent(() => import('../pages/join/join-page.tsx').then((m) => m.JoinPage)) },
  {
    path: '/join/:code',
    Page: lazyComponent(() => import('../pages/join/invitation-page.tsx').then((m) => m.InvitationPage)),
  },
  { path: '/c/:link', Page: lazyComponent(() => import('../pages/crew/crew-page.tsx').then((m) => m.CrewPage)) },
  {
    path: '/c/:link/cards',
    Page: lazyComponent(() => import('../pages/crew/cards/crew-cards-page.tsx').then((m) => m.CrewCardsPage)),
  },
  {
    path: '/tv/:code',
    Page: lazyComponent(() => import('../pages/put-on-tv/put-on-tv-page.tsx').then((m) => m.PutOnTvPage)),
  },
  { path: '/multiplayer/:id', Page: SessionPage },
  { path: '/play/:id', Page: SessionPage },
  { path: '/about', Page: lazyComponent(() => import('../pages/about/about-page.tsx').then((m) => m.AboutPage)) },
  {
    path: '/how-to-play',
    Page: lazyComponent(() => import('../pages/how-to-play/how-to-play-page.tsx').then((m) => m.HowToPlayPage)),
  },
  { path: '/terms', Page: lazyComponent(() => import('../pages/legal/terms-page.tsx').then((m) => m.TermsPage)) },
  { path: '/privacy', Page: lazyComponent(() => import('../pages/legal/privacy-page.tsx').then((m) => m.PrivacyPage)) },
  {
    path: '/disclaimer',
    Page: lazyComponent(() => import('../pages/legal/disclaimer-page.tsx').then((m) => m.DisclaimerPage)),
  },
  {
    path: '/contact',
    Page: lazyComponent(() => import('../pages/contact/contact-page.tsx').then((m) => m.ContactPage)),
  },
  {
    path: '/auth/forgot',
    Page: lazyComponent(() => import('../pages/auth/forgot-page.tsx').then((m) => m.ForgotPage)),
  },
  {
    path: '/auth/reset',
    Page: lazyComponent(() => import('../pages/auth/reset-page.tsx').then((m) => m.ResetPage)),
  },
  {
    path: '/auth/verify',
    Page: lazyComponent(() => import('../pages/auth/verify-page.tsx').then((m) => m.VerifyPage)),
  },
  {
    path: '/auth/callback',
    Page: lazyComponent(() => import('../pages/auth/callback-page.tsx').then((m) => m.CallbackPage)),
  },
  { path: '/auth', Page: lazyComponent(() => import('../pages/auth/auth-page.tsx').then((m) => m.AuthPage)) },
  {
    path: '/operator',
    Page: lazyComponent(() => import('../pages/operator/operator-page.tsx').then((m) => m.OperatorPage)),
  },
  {
    path: '/profile',
    Page: lazyComponent(() => import('../pages/profile/profile-page.tsx').then((m) => m.ProfilePage)),
  },
  {
    path: '/setup/:gameId',
    Page: lazyComponent(() => import('../pages/setup/setup-page.tsx').then((m) => m.SetupPage)),
  },
  {
    path: '/gameplay/:gameId',
    Page: lazyComponent(() =>
      withWideStyles(import('../pages/gameplay/gameplay-page.tsx')).then((m) => m.GameplayPage),
    ),
  },
  {
    path: '/challenges',
    Page: lazyComponent(() => import('../pages/challenges/challenges-page.tsx').then((m) => m.ChallengesPage)),
  },
  { path: '*', Page: NotFound },
] as const
