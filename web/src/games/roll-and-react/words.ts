import type { Hand, View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import { signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { takenFor } from './gallery-timeline.ts'

type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

/** Returns the result of a run for this seat: how much of its acting came across, or how much it saw. */
export function ownWords(
  { gallery, turn, audience }: Pick<View, 'gallery' | 'turn' | 'audience'>,
  me: PlayerId,
): string | null {
  const all = gallery?.length ?? 0
  if (!gallery || all === 0 || (me !== turn && !audience.includes(me))) return null
  const isActor = me === turn
  const guesses = gallery.flatMap(({ scene, guesses: all }) => all.map((guess) => guess.scene === scene))
  const right = guesses.filter(Boolean).length
  // A scene that one of them saw and another didn't isn't one that came across.
  if (isActor && right > 0 && right < guesses.length) return `${right} of ${guesses.length} guesses right!`
  const seen = gallery.filter(({ scene, guesses }) =>
    guesses.some((guess) => guess.scene === scene && (isActor || guess.by === me)),
  ).length
  if (seen === 0) return isActor ? 'Nobody saw a thing.' : 'You didn’t get any.'
  const count = seen < all ? `${seen} of ${all}` : all === 1 ? 'it' : `all ${all}`
  if (!isActor) return `You saw ${count}!`
  return `${all === 1 ? 'It' : count.replace('all', 'All')} got through!`
}

/** Returns how many scenes are ahead, and how long that takes. */
export function runWords({ draws, runSeconds }: View): string {
  return runSeconds === null ? `${draws} scenes, one after another` : `Up to ${draws} scenes in ${runSeconds} seconds`
}

/** Tells the actor what to do with the board. */
export function actorBrief(table: View, isApart: boolean): string {
  return [
    `${runWords(table)}. Act the marked one, no words.`,
    table.willRehearse ? 'First comes a rehearsal that doesn’t count.' : '',
    isApart ? 'Camera on.' : '',
    table.isDouble ? 'It counts double.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Returns the last scene's result for everyone; for the rehearsal, that it didn't count. Null before there's a result.
 */
export function lastScene({ before, audience, isRehearsal, draw }: View): string | null {
  if (isRehearsal) return 'A rehearsal: this one doesn’t count.'
  if (draw === 1 && before) return 'That was the rehearsal. Now it counts!'
  if (!before) return null
  if (before.right === 0) return 'Nobody saw that one. On to the next!'
  return before.right === audience.length && before.right > 1
    ? 'Everyone saw that one!'
    : `${before.right} of ${audience.length} saw that one.`
}

/** Tells a rehearsal's guesser what it would have been worth. */
function rehearsedLine({ before }: Hand): string {
  const was = before?.isRight ? 'You saw it!' : before ? 'Not that one.' : 'No guess.'
  return `${was} That was the rehearsal. Now it counts.`
}

/** Returns the last scene's result for a guesser. */
export function watchLine(table: View, hand: Hand, people: People): string {
  if (table.isRehearsal) return `A rehearsal. It doesn’t count. ${callerLine(table, people)}`
  if (!table.before) return `${callerLine(table, people)} Guessing opens in a moment.`
  if (table.draw === 1) return rehearsedLine(hand)
  if (hand.before?.isRight) return `You saw it! ${signed(hand.before.points)}. What about this one?`
  if (table.before.right === 0) return 'No one saw it, so it’s still on the board. What about this one?'
  return hand.before ? 'Nope, not that one. What about this one?' : 'You skipped that one. What about this one?'
}

/**
 * Names the player who says out loud what the actor does, for anyone who can't see it. Everyone has a turn at it, so it
 * shows nothing about anyone. A room of two has nobody to say it to.
 */
function callerLine({ turn, seats }: View, { me, players }: People): string {
  const isPresent = (id: PlayerId) => players.some((one) => one.id === id && one.online && !one.isBot)
  const at = seats.findIndex((id) => id === turn)
  const [caller, listener] = [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))].filter(isPresent)
  if (caller === undefined || listener === undefined) return 'Watch first.'
  return caller === me ? 'You call the play-by-play.' : `${nameOf(players, caller)} calls the play-by-play.`
}

/** Returns one scene of the run for screen readers, beside a picture. */
export function sceneTold(shown: NonNullable<View['gallery']>[number], { board }: View, people: People): string {
  const textOf = (scene: number) => board.find((one) => one.scene === scene)?.text ?? ''
  const [right, mistakes] = takenFor(shown)
  const told = [
    right.length > 0 && `seen by ${namesOf(right, people)}`,
    ...mistakes.map(({ seen, by }) => `${namesOf(by, people)} took it for ${textOf(seen)}`),
  ]
  return `${textOf(shown.scene)}: ${told.filter(Boolean).join('; ') || 'nobody guessed'}`
}
