import { type ComponentProps, lazy, Suspense } from 'react'

const Invite = lazy(() => import('./invite-sheet.tsx').then((file) => ({ default: file.InviteSheet })))
const Player = lazy(() => import('./player-sheet.tsx').then((file) => ({ default: file.PlayerSheet })))

/** Fetched when somebody opens it, as the next. */
export function InviteSheet(props: ComponentProps<typeof Invite>) {
  return (
    <Suspense fallback={null}>
      <Invite {...props} />
    </Suspense>
  )
}

export function PlayerSheet(props: ComponentProps<typeof Player>) {
  return (
    <Suspense fallback={null}>
      <Player {...props} />
    </Suspense>
  )
}
