import type { PlayerId } from '@highjinks/protocol'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

/** More names have no room over their heads. */
const NAMED = 2

/** Returns the players who saw the same thing. */
export function viewersOf(ids: readonly PlayerId[], people: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>) {
  return ids.length > NAMED ? `${ids.length} people` : namesOf(ids, people)
}
