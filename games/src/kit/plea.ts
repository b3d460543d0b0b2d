import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { pickOne } from './chance.ts'
import type { Context, Table } from './game.ts'
import { bySeat } from './schema.ts'
import { addScores, countMoment } from './score.ts'
import { isPerson, peopleFirst, presentPlayers, seatedPlayers } from './seated-players.ts'
import { mayShowSplit, WORDS, type Word } from './verdict.ts'

const PLEAD_SECONDS = 20
const BELIEVE_SECONDS = 12
export const PLEA_CLOCKS = { plead: PLEAD_SECONDS, believe: BELIEVE_SECONDS } as const

/** For a plea that at least half believed, and for any other. */
const BELIEVED = 300
const HEARD = 100

/** A spotlight for one player, and a thumb from everyone else, whatever a game calls it. */
export const plea = z.object({
  /** The speaker; null if there is nothing to plead. */
  speaker: z.nullable(playerId),
  /** The player they speak against, who spoke last time and must listen now. Null if they defend themselves. */
  against: z.nullable(playerId),
  word: z.nullable(z.enum(WORDS)),
  /** The jury, and whether each believes it. */
  jury: z.array(playerId),
  thumbs: bySeat(z.boolean()),
  /** Whether the host keeps secret who believed it. */
  isSecret: z.boolean(),
})
export type Plea = z.infer<typeof plea>
export const NO_PLEA: Plea = { speaker: null, against: null, word: null, jury: [], thumbs: {}, isSecret: false }

export const believeMove = z.object({ type: z.literal('believe'), isBelieved: z.boolean() })

/** A game with pleas remembers who made one, the latest last. */
export interface Pleaded {
  readonly pleaded: readonly PlayerId[]
}

/**
 * Picks, among the most pointed-at, the one whose last plea is oldest, and nobody twice in a row: then someone who
 * pointed at them makes the case against.
 */
export function openPlea(
  { pleaded }: Pleaded,
  most: readonly PlayerId[],
  fingers: Readonly<Record<PlayerId, PlayerId>>,
  context: Context,
  here: readonly PlayerId[],
): Plea {
  const last = pleaded.at(-1)
  const isSecret = context.settings.votes === 'secret'
  const accused = longestSilent(
    most.filter((id) => id !== last && here.includes(id)),
    pleaded,
    context,
  )
  if (accused !== null) return { ...NO_PLEA, isSecret, speaker: accused }
  if (last === undefined || !most.includes(last)) return { ...NO_PLEA, isSecret }
  const accusers = here.filter((id) => id !== last && fingers[id] === last && isPerson(id, context))
  const speaker = longestSilent(accusers, pleaded, context)
  return { ...NO_PLEA, isSecret, speaker, against: speaker === null ? null : last }
}

function longestSilent(ids: readonly PlayerId[], pleaded: readonly PlayerId[], context: Context): PlayerId | null {
  const since = (id: PlayerId) => pleaded.lastIndexOf(id)
  const earliest = Math.min(...ids.map(since))
  return (
    pickOne(
      ids.filter((id) => since(id) === earliest),
      context.random,
    ) ?? null
  )
}

/** “I’m done”, or “not now”. */
export function plead(plea: Plea, by: PlayerId, word: Word): Step<Plea> {
  if (plea.speaker !== by) return refuse('not-allowed')
  return plea.word ? refuse('already-done') : accept({ ...plea, word })
}

/** Returns the speaker until they are done. */
export function stillPleading({ speaker, word }: Plea): readonly PlayerId[] {
  return speaker === null || word ? [] : [speaker]
}

/** Makes the listeners the jury; nobody if the speaker was silent. Absent players are silent. */
export function seatListeners(plea: Plea, state: Table, context: Context): Plea {
  const { speaker, word } = plea
  const isSilent = word === 'pass' || !presentPlayers(state, context).some((id) => id === speaker)
  if (isSilent) return { ...plea, word: 'pass' }
  const others = seatedPlayers(state, context).filter((id) => id !== speaker)
  return { ...plea, word: 'done', jury: [...peopleFirst(others, context)] }
}

export function believe(plea: Plea, by: PlayerId, isBelieved: boolean): Step<Plea> {
  if (!plea.jury.includes(by)) return refuse('not-allowed')
  if (plea.thumbs[by] !== undefined) return refuse('already-done')
  return accept({ ...plea, thumbs: { ...plea.thumbs, [by]: isBelieved } })
}

export function stillListening({ jury, thumbs }: Plea): readonly PlayerId[] {
  return jury.filter((id) => thumbs[id] === undefined)
}

/** A plea without any votes was heard, and nothing more. */
function worthOf({ thumbs }: Plea): number {
  const all = Object.values(thumbs)
  const up = all.filter((isBelieved) => isBelieved).length
  return all.length > 0 && up >= all.length / 2 ? BELIEVED : HEARD
}

export function payPlea<State extends Table & Pleaded>(state: State, plea: Plea): State {
  const { speaker } = plea
  if (speaker === null) return state
  const paid = addScores(state, { [speaker]: worthOf(plea) })
  const pleaded = [...state.pleaded.filter((id) => id !== speaker), speaker]
  const counted = countMoment({ ...paid, pleaded }, 'plea', speaker)
  return worthOf(plea) === BELIEVED ? countMoment(counted, 'believed', speaker) : counted
}

/** Once all have voted, everyone sees who believed it, unless the host keeps it secret. */
export function pleaView(plea: Plea, isOpen: boolean) {
  const { speaker, against, word, jury, thumbs, isSecret } = plea
  const all = Object.values(thumbs)
  const isCounted = isOpen && (!isSecret || mayShowSplit(all.length))
  return {
    speaker,
    against,
    word,
    jury,
    given: Object.keys(thumbs),
    isSecret,
    thumbs: isOpen && !isSecret ? thumbs : null,
    split: isCounted ? { up: all.filter((up) => up).length, down: all.filter((up) => !up).length } : null,
    paid: isOpen ? worthOf(plea) : null,
    isBelieved: isOpen ? worthOf(plea) === BELIEVED : null,
    worth: { believed: BELIEVED, heard: HEARD },
  }
}
