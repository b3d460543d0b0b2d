import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { InviteSheetProps } from './invite-sheet.tsx'
import type { LookSheetProps } from './look-sheet.tsx'
import type { PlayerSheetProps } from './player-sheet.tsx'
import type { TvSheetProps } from './tv-sheet.tsx'

const Invite = lazyComponent(() => import('./invite-sheet.tsx').then((file) => file.InviteSheet))
const OwnLook = lazyComponent(() => import('./look-sheet.tsx').then((file) => file.LookSheet))
const Player = lazyComponent(() => import('./player-sheet.tsx').then((file) => file.PlayerSheet))
const Tv = lazyComponent(() => import('./tv-sheet.tsx').then((file) => file.TvSheet))

/** Loaded when a player opens it, like the next one. */
export function InviteSheet(props: InviteSheetProps) {
  return (
    <Suspense fallback={null}>
      <Invite {...props} />
    </Suspense>
  )
}

export function PlayerSheet(props: PlayerSheetProps) {
  return (
    <Suspense fallback={null}>
      <Player {...props} />
    </Suspense>
  )
}

export function LookSheet(props: LookSheetProps) {
  return (
    <Suspense fallback={null}>
      <OwnLook {...props} />
    </Suspense>
  )
}

export function TvSheet(props: TvSheetProps) {
  return (
    <Suspense fallback={null}>
      <Tv {...props} />
    </Suspense>
  )
}
