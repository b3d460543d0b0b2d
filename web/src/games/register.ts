import type { GAMES, HandOf, Slug, ViewOf } from '@highjinks/games'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { GameSet } from '../stage/room/game-set.ts'
import type { ScreenProps } from './screen.ts'

type RecapOf<S extends Slug> = ComponentType<Pick<ScreenProps<ViewOf<(typeof GAMES)[S]>, unknown>, 'table' | 'players'>>
type ScreenOf<S extends Slug> = ComponentType<ScreenProps<ViewOf<(typeof GAMES)[S]>, HandOf<(typeof GAMES)[S]>>>

/** Every game's screen, fetched when its table opens or is about to. A game without one does not compile. */
export const SCREENS: { readonly [S in Slug]: () => Promise<{ readonly Screen: ScreenOf<S> }> } = {
  'baked-or-bluffing': () => import('./baked-or-bluffing/screen.tsx'),
  'puff-puff-pass-truths': () => import('./puff-puff-pass-truths/screen.tsx'),
  'roll-and-react': () => import('./roll-and-react/screen.tsx'),
  'never-have-i-ever': () => import('./never-have-i-ever/screen.tsx'),
  'truth-or-dare': () => import('./truth-or-dare/screen.tsx'),
  'spin-the-stash': () => import('./spin-the-stash/screen.tsx'),
  'high-rollers': () => import('./high-rollers/screen.tsx'),
}

/** What makes a game's screens a place; a game without one has the plain color of its room. */
export const SETS: { readonly [S in Slug]?: () => Promise<{ readonly set: GameSet }> } = {
  'baked-or-bluffing': () => import('./baked-or-bluffing/set.tsx'),
  'puff-puff-pass-truths': () => import('./puff-puff-pass-truths/set.tsx'),
  'roll-and-react': () => import('./roll-and-react/set.tsx'),
  'never-have-i-ever': () => import('./never-have-i-ever/set.tsx'),
  'truth-or-dare': () => import('./truth-or-dare/set.tsx'),
  'spin-the-stash': () => import('./spin-the-stash/set.tsx'),
  'high-rollers': () => import('./high-rollers/set.tsx'),
}

/** What a game has to say when it is over, beside the podium. */
export const RECAPS: { readonly [S in Slug]?: LazyExoticComponent<RecapOf<S>> } = {
  'high-rollers': lazy(() => import('./high-rollers/recap.tsx').then((m) => ({ default: m.Recap }))),
}
