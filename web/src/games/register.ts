import type { GAMES, HandOf, Slug, ViewOf } from '@highjinks/games'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ScreenProps } from './screen.ts'

type RecapOf<S extends Slug> = ComponentType<Pick<ScreenProps<ViewOf<(typeof GAMES)[S]>, unknown>, 'table' | 'players'>>
type ScreenOf<S extends Slug> = ComponentType<ScreenProps<ViewOf<(typeof GAMES)[S]>, HandOf<(typeof GAMES)[S]>>>

/** Every game's screen, fetched when its table opens. A game without one does not compile. */
export const SCREENS: { readonly [S in Slug]: LazyExoticComponent<ScreenOf<S>> } = {
  'baked-or-bluffing': lazy(() => import('./baked-or-bluffing/screen.tsx').then((m) => ({ default: m.Screen }))),
  'puff-puff-pass-truths': lazy(() =>
    import('./puff-puff-pass-truths/screen.tsx').then((m) => ({ default: m.Screen })),
  ),
  'roll-and-react': lazy(() => import('./roll-and-react/screen.tsx').then((m) => ({ default: m.Screen }))),
  'never-have-i-ever': lazy(() => import('./never-have-i-ever/screen.tsx').then((m) => ({ default: m.Screen }))),
  'truth-or-dare': lazy(() => import('./truth-or-dare/screen.tsx').then((m) => ({ default: m.Screen }))),
  'spin-the-stash': lazy(() => import('./spin-the-stash/screen.tsx').then((m) => ({ default: m.Screen }))),
  'high-rollers': lazy(() => import('./high-rollers/screen.tsx').then((m) => ({ default: m.Screen }))),
}

/** What a game has to say when it is over, beside the podium. */
export const RECAPS: { readonly [S in Slug]?: LazyExoticComponent<RecapOf<S>> } = {
  'high-rollers': lazy(() => import('./high-rollers/recap.tsx').then((m) => ({ default: m.Recap }))),
}
