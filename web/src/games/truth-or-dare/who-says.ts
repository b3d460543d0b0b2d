import type { View } from '@highjinks/games/truth-or-dare'

/** Before what somebody has to do. Of a Surprise that nobody picked the room has said nothing. */
export function whoSays({ isRoomsPick, picked }: View): string {
  if (!isRoomsPick) return 'has to'
  return picked.length > 0 ? 'the room says:' : 'no one picked, so it’s random:'
}
