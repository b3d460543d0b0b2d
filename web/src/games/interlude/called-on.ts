import { namesOf } from '../attempt/attempt.ts'
import type { PartProps, PointView } from './part.ts'

/** So many are called by their names. */
const NAMED = 3

/** To whom it is said that they may plead. */
export function calledOn(pleaders: PointView['pleaders'], players: PartProps<PointView>['players']): string {
  return pleaders.length > NAMED ? 'All of you' : namesOf(pleaders, { me: null, players })
}
