import type { PlayerId } from '@highjinks/protocol'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

/** More names than these have no room over their heads. */
const NAMED = 2

/** Those who saw one and the same thing. */
export function viewersOf(ids: readonly PlayerId[], people: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>) {
  return ids.length > NAMED ? `${ids.length} people` : namesOf(ids, people)
}
