import type { SessionView } from '@highjinks/protocol'

/** Whether a TV is where these people are. On a video call it is in one of their homes. */
export function hasTvHere({ tvs, session }: SessionView): boolean {
  return tvs > 0 && session.settings.distance !== 'apart'
}

/** Whether the room has its sound from another device than this one. */
export function isSoundElsewhere(view: SessionView, isTv: boolean): boolean {
  const { sound } = view.session
  return isTv ? sound === 'phones' : sound === 'tv' && hasTvHere(view)
}
