import type { Context, Phase, Table } from './game.ts'
import type { Interluded, InterludeHooks, InterludePhase } from './interlude.ts'
import { signCard } from './own-cards.ts'
import { PLEA_CLOCKS, type Plea, payPlea, seatListeners, stillListening, stillPleading } from './plea.ts'
import { countFingers, POINT_SECONDS, type Point } from './point.ts'
import { required } from './required.ts'
import {
  BALLOT_SECONDS,
  ballotOwing,
  countLines,
  hasWritten,
  shuffled,
  WRITE_SECONDS,
  type Writing,
} from './writing.ts'

/** The time for each thumb to appear. */
const THUMB_SECONDS = 0.3

export function interludePhases<State extends Table & Interluded>(
  hooks: InterludeHooks<State>,
): Readonly<Record<InterludePhase, Phase<State>>> {
  const after = (state: State, context: Context) => hooks.after({ ...state, interlude: null }, context)
  return {
    point: {
      seconds: POINT_SECONDS,
      together: true,
      owes: (state) => state.order.filter((id) => !pointOf(state).fingers[id]),
      end: (state, context) => {
        const pointed = pointOf(state)
        if (Object.keys(pointed.fingers).length === 0) return after(state, context)
        const counted = countFingers(state, pointed, context)
        return hooks.enter({ ...counted.state, interlude: counted.point }, 'fingers', context)
      },
    },
    fingers: {
      seconds: (state) => 4 + 0.6 * Object.keys(pointOf(state).fingers).length,
      end: (state, context) => {
        const pointed = pointOf(state)
        return pointed.plea.speaker === null ? after(state, context) : hooks.enter(state, 'plead', context)
      },
    },
    plead: {
      seconds: PLEA_CLOCKS.plead,
      isPerformance: true,
      // Ends by the clock, or when the speaker is done.
      owes: () => [],
      awaits: (state) => stillPleading(pointOf(state).plea),
      end: (state, context) => {
        const plea = seatListeners(pointOf(state).plea, state, context)
        const heard = withPlea(state, plea)
        return plea.jury.length > 0 ? hooks.enter(heard, 'believe', context) : after(heard, context)
      },
    },
    believe: {
      seconds: PLEA_CLOCKS.believe,
      together: true,
      isDecoration: true,
      owes: () => [],
      awaits: (state) => stillListening(pointOf(state).plea),
      end: (state, context) => hooks.enter(payPlea(state, pointOf(state).plea), 'heard', context),
    },
    heard: {
      seconds: (state) => 4 + THUMB_SECONDS * Object.keys(pointOf(state).plea.thumbs).length,
      end: after,
    },
    write: {
      seconds: WRITE_SECONDS,
      together: true,
      owes: (state) => state.order.filter((id) => !hasWritten(writingOf(state), id)),
      end: (state, context) => {
        const written = writingOf(state)
        if (written.lines.length === 0) return after(state, context)
        return hooks.enter({ ...state, interlude: shuffled(written, context) }, 'ballot', context)
      },
    },
    ballot: {
      seconds: BALLOT_SECONDS,
      together: true,
      owes: (state) => ballotOwing(writingOf(state), state.order),
      end: (state, context) => {
        const counted = countLines(state, writingOf(state), context)
        const told = signCard(counted.state, counted.writing.card.id)
        return hooks.enter({ ...told, interlude: counted.writing }, 'lines', context)
      },
    },
    lines: {
      seconds: (state) => 4 + writingOf(state).lines.length,
      /** Each line's author may allow quoting it. */
      busy: (state) => writingOf(state).lines.map(({ by }) => by),
      end: after,
    },
  }
}

function withPlea<State extends Interluded>(state: State, plea: Plea): State {
  return { ...state, interlude: { ...pointOf(state), plea } }
}

function pointOf({ interlude }: Interluded): Point {
  return required(interlude?.kind === 'point' ? interlude : null)
}

function writingOf({ interlude }: Interluded): Writing {
  return required(interlude?.kind === 'writing' ? interlude : null)
}
