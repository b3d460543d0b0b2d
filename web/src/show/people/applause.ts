import { type PlayerId, playerId, type TableFrame } from '@highjinks/protocol'
import * as z from 'zod/mini'

const clapping = z.object({ clapping: z.array(playerId) })
const applauded = z.object({ applause: clapping })

/** Who claps at this moment, in whichever game. */
export function applauseOf(table: TableFrame): readonly PlayerId[] {
  return (applauded.safeParse(table).data?.applause ?? clapping.safeParse(table).data)?.clapping ?? []
}
