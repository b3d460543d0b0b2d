import { type PlayerId, playerId, type SessionView, type TableFrame } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { Pose } from './poses.ts'
import { type Progress, type Reveal, type SitterState, seated, sitterStateOf } from './reveal.ts'
import type { Scene } from './scene.ts'

/** A person on the sofa. */
export interface Sitter extends SitterState {
  readonly id: PlayerId
  readonly name: string
  /** Null where nothing counts yet. */
  readonly score: number | null
  /** Only their bowl is on the sofa. */
  readonly isInSpotlight?: boolean
  /** Their pose, if it goes with their mood. */
  readonly pose?: Pose | undefined
  /** At the entrance: the note below their name, on any screen. */
  readonly note?: string
  /** At the entrance: opens the actions for this player. */
  readonly onAsk?: (() => void) | undefined
  /** The label of that button, if it isn't about another player. */
  readonly askWords?: string | undefined
}

interface Shown {
  /** The phase's result; null if it has none about a person. */
  readonly reveal: Reveal | null
  /** The scene until the result. */
  readonly scene: Scene
  readonly progress: Progress
  readonly standings: TableFrame['standings']
}

/** Returns what each person on the sofa does, as far as everyone can see it. */
export function castOf(view: SessionView, { standings, ...shown }: Shown): readonly Sitter[] {
  const { players, session, table } = view
  const { reveal, scene, progress } = shown
  const atEntry = session.status === 'starting' ? EAGER : CALM
  return players.map(({ id, name, online }) => {
    const standing = standings.find((row) => row.id === id)?.score ?? null
    const score = standing === null ? null : standing + untold(reveal, progress, id)
    const isPlaying = table !== null && session.status === 'playing'
    const state = !online ? ASLEEP : isPlaying ? sitterStateAt(table, id, shown) : atEntry
    const isInSpotlight = isPlaying && !table.paused && isInSpotlightBy(scene, progress, id)
    const pose = reveal?.poses?.[id] ?? (state.isStanding ? scene.pose : undefined)
    return { id, name, score, ...state, pose, ...(isInSpotlight && AWAY_IN_SPOTLIGHT) }
  })
}

/**
 * Returns the points the bowls show before or after the rules count them: the rules pay right away, or only at the end
 * of the phase.
 */
function untold(reveal: Reveal | null, { isPaid }: Progress, id: PlayerId): number {
  const gain = reveal?.gains[id] ?? 0
  if (reveal?.isOwed) return isPaid ? gain : 0
  return isPaid ? 0 : -gain
}

function isInSpotlightBy(
  { onNow, isInSpotlight = false, isWalked = false }: Scene,
  { walked }: Progress,
  id: PlayerId,
): boolean {
  return isInSpotlight && (isWalked ? onNow.slice(0, walked) : onNow).includes(id)
}

const ASLEEP = seated('asleep')
/** The game waits for these players, and no one looks for them. */
const DOZING = seated('dozing')
const CALM = seated('calm')
/** It begins any moment. */
const EAGER = seated('claps')
const AWAY_IN_SPOTLIGHT = { ...CALM, isInSpotlight: true }

function sitterStateAt(
  table: TableFrame,
  id: PlayerId,
  { reveal, scene, progress }: Omit<Shown, 'standings'>,
): SitterState {
  if (table.paused) return DOZING
  if (!table.seats.includes(id)) return CALM
  if (!reveal) return { mood: moodAt(table, id, scene), isStanding: scene.onNow.includes(id), gain: null }
  const state = sitterStateOf(reveal, progress, id)
  return state.mood === 'calm' && applauseOf(table).includes(id) ? seated('claps') : state
}

/** Returns the mood of a player. Performers hold no phone. */
function moodAt(
  table: TableFrame,
  id: PlayerId,
  { onNow, given, isPerformance = false, isJudged = false }: Scene,
): SitterState['mood'] {
  const { waiting, welcome } = table
  if (isPerformance && onNow.includes(id)) return 'calm'
  if (waiting.includes(id)) return 'busy'
  if (isJudged && onNow.includes(id)) return 'tense'
  if (applauseOf(table).includes(id)) return 'claps'
  if (given.includes(id)) return 'done'
  return welcome.includes(id) && !onNow.includes(id) ? 'busy' : 'calm'
}

const clapping = z.object({ clapping: z.array(playerId) })
const applauded = z.object({ applause: clapping })

/** Returns the players who are clapping now, in any game. */
function applauseOf(table: TableFrame): readonly PlayerId[] {
  return (applauded.safeParse(table).data?.applause ?? clapping.safeParse(table).data)?.clapping ?? []
}
