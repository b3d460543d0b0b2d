import { DEFAULT_SETTINGS, DURATION_MINUTES, type Duration } from '@highjinks/protocol'
import { type LocalGame, type LocalSettings, presentPlayers } from './state.ts'

const DEFAULT_ROUNDS = 10

/** The same for every Duration, which only sets the clocks. */
export function roundsOf(settings: Pick<LocalSettings, 'numPlayers'> | null): number {
  return settings ? settings.numPlayers * 2 : DEFAULT_ROUNDS
}

/** For the player who performs, defends or is questioned. */
export const CLOCK_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 45, Extended: 60 }
/** People who talk use most of a clock. */
const CLOCK_USED = 0.8

/** The time of a turn besides its clock: passing the phone, reading the card, laughing and tapping. */
interface Pace {
  readonly base: number
  /** For each player whose face may be tapped. */
  readonly each: number
  /** The number of the Duration's clocks in a turn. */
  readonly clocks: number
}
const PACES: Readonly<Record<string, Pace>> = {
  'truth-or-dare': { base: 36, each: 0, clocks: 1 },
  'spin-the-stash': { base: 36, each: 2, clocks: 1 },
  'high-rollers': { base: 42, each: 0, clocks: 1 },
  'roll-and-react': { base: 32, each: 1, clocks: 1 },
  'baked-or-bluffing': { base: 32, each: 2, clocks: 1 },
  'never-have-i-ever': { base: 42, each: 2, clocks: 0 },
  // Three stories are thought up, told and questioned.
  'puff-puff-pass-truths': { base: 51, each: 2, clocks: 2 },
}
const ANY_GAME: Pace = { base: 36, each: 0, clocks: 1 }

/** Returns the length of a turn's clock; null if the game has none. */
export function clockSeconds(slug: string, duration: Duration): number | null {
  const { clocks } = paceOf(slug)
  return clocks === 0 ? null : clocks * CLOCK_SECONDS[duration]
}

type Size = Pick<LocalSettings, 'numPlayers' | 'duration'>

/** Returns the length of one round among people who talk. */
function roundMs(slug: string, { numPlayers, duration }: Size): number {
  const { base, each } = paceOf(slug)
  const turn = base + each * numPlayers + CLOCK_USED * (clockSeconds(slug, duration) ?? 0)
  return numPlayers * turn * 1000
}

/** Returns the length of this many rounds, or of all of them. */
export function minutesOf(slug: string, settings: Size, rounds = roundsOf(settings)): number {
  return Math.round((rounds * roundMs(slug, settings)) / 60_000)
}

/** After how many rounds the game will propose to stop, said before it begins. */
export function plannedRounds(slug: string, settings: Size, written = roundsOf(settings)): number {
  const round = roundMs(slug, settings)
  for (let rounds = 1; rounds < written; rounds++) {
    if (isNearer(rounds * round, (rounds + 1) * round, settings.duration)) return rounds
  }
  return written
}

/** Whether the first of two ends is nearer to the minutes on the label. */
function isNearer(one: number, other: number, duration: Duration): boolean {
  const label = labelMs(duration)
  return Math.abs(one - label) < Math.abs(other - label)
}

/**
 * Asked before each round: does an end after this one come nearer to the label than one a round later?
 * The rounds so far tell how long one takes; before the first, the usual pace of the game does.
 */
export function isLastByTime(game: LocalGame, slug: string, now: number): boolean {
  const { round, startedAt, settings } = game
  const spent = startedAt === null ? 0 : now - startedAt
  const each =
    round > 1
      ? spent / (round - 1)
      : roundMs(slug, { numPlayers: presentPlayers(game).length, duration: settings.duration })
  return isNearer(spent + each, spent + 2 * each, settings.duration)
}

function paceOf(slug: string): Pace {
  return (Object.hasOwn(PACES, slug) ? PACES[slug] : undefined) ?? ANY_GAME
}

/** Returns the round that will probably be the last one, and the minutes until its end. */
export function forecast(game: LocalGame, slug: string, now: number): { lastRound: number; minutes: number } {
  const { players, turn, round, rounds, begun, finale, startedAt, settings } = game
  const { duration } = settings
  const numPlayers = presentPlayers(game).length
  const spent = startedAt === null ? 0 : now - startedAt
  const each = round > 1 ? spent / Math.max(1, begun - 1) : roundMs(slug, { numPlayers, duration }) / numPlayers
  const rest = presentPlayers({ players: players.slice(turn) }).length
  const until = (last: number) => each * (rest + (last - round) * numPlayers)
  const isClose = (last: number) => isNearer(spent + until(last), spent + until(last + 1), duration)
  let lastRound = finale === 'no' ? Math.min(round + 1, rounds) : finale === 'keeping-on' ? rounds : round
  while (finale === 'no' && lastRound < rounds && !isClose(lastRound)) lastRound++
  return { lastRound, minutes: Math.max(1, Math.round(until(lastRound) / 60_000)) }
}

/** The label's minutes are over in a game that goes on after them: each turn offers the podium. */
export function isTimeUp({ stage, finale, startedAt, settings }: LocalGame, now: number): boolean {
  return (
    stage === 'playing' &&
    finale === 'keeping-on' &&
    startedAt !== null &&
    now - startedAt >= labelMs(settings.duration)
  )
}

/** Returns how far the evening has come, from 0 to 1: by its rounds, or by the label's minutes if these end sooner. */
export function eveningProgress({ round, rounds, startedAt, settings }: LocalGame, now: number): number {
  const byTime = startedAt === null ? 0 : (now - startedAt) / labelMs(settings.duration)
  return Math.min(1, Math.max((round - 1) / rounds, byTime))
}

function labelMs(duration: Duration = DEFAULT_SETTINGS.duration): number {
  return DURATION_MINUTES[duration] * 60_000
}
