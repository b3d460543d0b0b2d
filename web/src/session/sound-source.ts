import type { SessionView } from '@highjinks/protocol'

/** Returns whether there's a TV with these people. On a video call it is in one of their homes. */
export function hasTvHere({ tvs, session }: SessionView): boolean {
  return tvs > 0 && session.settings.distance !== 'apart'
}

/** Returns whether the room's sound comes from another device. */
export function isSoundElsewhere(view: SessionView, isTv: boolean): boolean {
  const { sound } = view.session
  return isTv ? sound === 'phones' : sound === 'tv' && hasTvHere(view)
}
