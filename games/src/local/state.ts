import type { Settings, Topic } from '@highjinks/protocol'
import type { Drawn } from './draw.ts'
import type { Pile } from './piles.ts'
import type { LocalPrompt } from './prompt.ts'
import type { Answers, House } from './turn/turn.ts'

export const LOCAL_NAME_MAX = 25
/** With everyone who left and came during one game. */
export const MOST_NAMES = 40

export interface LocalPlayer {
  /** Its position, from 1. */
  readonly id: number
  readonly name: string
  /** Went home during the game: turns pass them over, and their score stays. */
  readonly hasLeft?: true
}

export function presentPlayers({ players }: Pick<LocalGame, 'players'>): readonly LocalPlayer[] {
  return players.filter(({ hasLeft }) => !hasLeft)
}

export type LocalSettings = Pick<Settings, 'numPlayers' | 'intensity' | 'duration'>

export const LOCAL_STAGES = ['ready', 'playing', 'complete'] as const

/**
 * Whether the game ends with this round: `announced` says so on a full screen before the first turn, `playing` after it.
 * Once the table is `keeping-on`, it ends after its written number of rounds.
 */
export const FINALES = ['no', 'announced', 'playing', 'keeping-on'] as const
export type Finale = (typeof FINALES)[number]

/** A shown prompt, for the recap. */
export interface Taken {
  readonly player: number
  readonly kind: LocalPrompt['kind']
  /** The IDs of the players it named. */
  readonly named: readonly string[]
  /** Its text. */
  readonly text: string
}

/** An evening on one phone. Every turn has its prompt from the start, hidden until requested. */
export interface LocalGame {
  readonly stage: (typeof LOCAL_STAGES)[number]
  /** The host first, then the others as they were added. */
  readonly players: readonly LocalPlayer[]
  readonly mostPlayers: number
  readonly settings: Pick<LocalSettings, 'intensity' | 'duration'>
  /** Topics that nobody wants tonight: no card is about them. */
  readonly muted: readonly Topic[]
  /** The index of the player on turn. */
  readonly turn: number
  readonly round: number
  /** The number of rounds if nobody stops before. */
  readonly rounds: number
  readonly finale: Finale
  /** The cards this turn may show; more than one if the player chooses. Empty while nobody plays. */
  readonly hand: readonly Drawn[]
  /** The index of the shown one; null if none yet. */
  readonly shown: number | null
  /** The answers since it was shown. */
  readonly answers: Answers
  /** Whether this turn's card was swapped. */
  readonly isSwapped: boolean
  readonly house: House
  /** By player, for the finished turns. */
  readonly scores: Readonly<Record<string, number>>
  /** Counts of moments, by award: name → player → how often. */
  readonly moments: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The IDs of cards this phone has shown, oldest first. */
  readonly seen: readonly string[]
  /** The players named by the last card with a name. */
  readonly named: readonly string[]
  readonly taken: readonly Taken[]
  /** The number of turns begun, including this one. */
  readonly begun: number
  readonly startedAt: number | null
}

/** The input of a step besides the game: the cards, the time and chance. */
export interface LocalContext {
  readonly slug: string
  readonly piles: readonly Pile[]
  readonly now: number
  readonly random: () => number
}
