import type { Verdict } from '@highjinks/games/kit'
import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { PlayerId } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import { deedOf, isLegend, type Part, reasonOf } from '../attempt/attempt.ts'
import { ownRuling } from '../attempt/own-ruling.ts'
import { VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { betWords, isOwnDoing, isTie, TIE_WORDS } from './piles.ts'

type Score = NonNullable<View['score']>
type People = Pick<ScreenProps<View, unknown>, 'me' | 'players'>

/** Returns the spinner's winnings from the jackpot; 0 elsewhere. */
export function potWon({ wheel, score, turn }: View): number {
  return wheel?.segment === 'jackpot' ? (score?.task[turn ?? ''] ?? 0) : 0
}

/** Returns the people in the headline. */
export function namedBy({ turn, picked, performers }: View): string[] {
  return [turn, picked, ...performers].filter((id) => id !== null)
}

/** Returns the gains without those from bets only, which show beside the bets. */
export function plainly({ gains, bets }: Score): Score['gains'] {
  return Object.fromEntries(Object.entries(gains).filter(([id, gain]) => gain !== (bets[id] ?? 0)))
}

/** Returns the reason for a player's points, or their loss. */
export function whyOf(table: View, players: People['players'], id: string): string | null {
  const { score, wheel } = table
  if (!score || !wheel) return null
  // A jackpot or a catch isn't doubled: its points are fixed, in any round.
  const isDoubled = table.isDouble && wheel.segment !== 'jackpot' && Object.keys(score.court).length === 0
  const { task, bets, calls, court } = score
  const caught = court[id] ?? 0
  const parts: readonly Part[] = [
    [task[id] ?? 0, taskWords(table, id)],
    [bets[id] ?? 0, `for betting on ${betWords(table.bets?.[id] ?? '', players)}`],
    [calls[id] ?? 0, id === table.turn ? 'for fooling the room' : 'for the right guess'],
    [caught, caught < 0 ? 'for being caught' : 'for justice'],
  ]
  return reasonOf(parts, isDoubled)
}

function taskWords({ wheel, attempt, turn }: View, id: string): string {
  const segment = wheel?.segment
  if (segment === 'jackpot') return isLegend(attempt) ? 'for the whole pot' : 'for half the pot'
  if (segment === 'gift') return id === turn ? 'for saying why' : 'from the stash'
  return segment === 'rule' ? 'for the rule' : deedOf(attempt, segment ?? 'task')
}

function markOf(verdict: Verdict) {
  const { tone, icon } = VERDICT_LOOKS[verdict]
  return { tone, icon }
}

/**
 * Returns the stamp for a jackpot: a legend takes all, a success half, and half a success nothing. Only a verdict's
 * stamp says "half", because there are bets on that.
 */
export function jackpotStamp({ jackpot }: View, won: number, verdict: Verdict) {
  const missed = `It grows to ${points(jackpot)}.`
  switch (verdict) {
    case 'legend':
      return {
        tone: 'gold',
        words: 'Jackpot!',
        foot: `The whole pot! It refills to ${points(jackpot)}.`,
        play: 'legend',
      } as const
    case 'did-it':
      return {
        tone: 'gold',
        words: 'Did it!',
        foot: `Half of ${points(2 * won)} paid. It refills to ${points(jackpot)}.`,
        play: 'did-it',
      } as const
    case 'half':
      return { ...markOf('half'), words: 'Not quite', foot: `Half credit doesn’t count here. ${missed}` } as const
    case 'dodged':
      return { ...markOf('dodged'), words: VERDICT_LOOKS.dodged.stamped, foot: missed, play: 'dodged' } as const
  }
}

/** Returns the result without a verdict, or of something that didn't happen. */
export function resultOf(table: View, { me, players }: People) {
  const { picked, turn, wheel, attempt } = table
  const spinner = subjectOf(players, turn, me)
  const isMine = turn !== null && turn === me
  const isThere = (attempt?.performers.length ?? 0) > 0
  if (!isThere) {
    const foot = wheel?.segment === 'swap' ? 'No one to swap with.' : `${spinner} ${isMine ? 'are' : 'is'} let off.`
    return { tone: 'sky', words: 'Not this time', foot } as const
  }
  if (wheel?.segment === 'rule') {
    return picked === null
      ? ({ tone: 'sky', words: 'No rule today', foot: 'Anarchy it is.' } as const)
      : ({ tone: 'lime', words: 'It’s the rule now', foot: `${picked} Break it and you might get caught.` } as const)
  }
  if (picked === null) return { tone: 'sky', words: 'No gift today', foot: 'The stash stays full.' } as const
  const foot = `${spinner} ${isMine ? 'have' : 'has'} a heart of gold. ${picked === me ? 'Say thanks.' : `${nameOf(players, picked)} says thanks.`}`
  return { tone: 'lime', words: picked === me ? 'For you!' : `For ${nameOf(players, picked)}!`, foot } as const
}

/** Returns the result for this seat: its own turn, its bet, its call, or its charge. */
export function ownWords(
  { attempt, score, bets, picked, turn, wheel }: Pick<View, 'attempt' | 'score' | 'bets' | 'picked' | 'turn' | 'wheel'>,
  me: PlayerId,
): string | null {
  if (!score) return null
  const ruled = wheel?.segment === 'jackpot' ? ownJackpot(attempt, me) : ownRuling(attempt, me)
  if (ruled !== null) return ruled
  const paid = (source: Readonly<Record<PlayerId, number>>) => source[me] ?? 0
  if (bets?.[me] !== undefined) {
    if (score.returned.includes(me)) return 'Your bet came back.'
    return paid(score.bets) > 0 ? 'Your bet was right!' : 'Your bet was wrong.'
  }
  if (me === turn && paid(score.task) > 0) return wheel?.segment === 'rule' ? 'Your rule stands!' : 'Nice gift!'
  if (paid(score.calls) > 0) return me === turn ? 'You fooled them!' : 'You guessed right!'
  if (paid(score.court) !== 0) return paid(score.court) > 0 ? 'You caught them!' : 'You were caught.'
  if (picked === me) return 'A gift for you!'
  return null
}

/** Half of it wins none of it. */
function ownJackpot(attempt: View['attempt'], me: PlayerId): string | null {
  const words = ownRuling(attempt, me)
  const ruling = attempt?.ruling
  if (words === null || ruling?.kind !== 'judged') return words
  if (ruling.verdict === 'legend') return 'The jackpot is yours!'
  return ruling.verdict === 'half' ? 'So close.' : words
}

/** Returns the target of a bet that brought nothing else, and why it came back. */
function ownBet(table: View, hand: Hand | null, players: People['players'], me: PlayerId): string | null {
  const { score } = table
  const bet = hand?.bet ?? null
  if (bet === null || !score || (score.gains[me] ?? 0) !== (score.bets[me] ?? 0)) return null
  const words = `You bet on ${betWords(bet, players)}.`
  if (!score.returned.includes(me)) return isTie(table) ? `${words} ${TIE_WORDS}` : words
  return `${words} ${isOwnDoing(table, me) ? 'Your own vote decided it.' : 'No one else voted, so you get it back.'}`
}

/** Returns why this seat got its points. */
export function ownWhy(table: View, hand: Hand | null, players: People['players'], me: PlayerId): string | null {
  return ownBet(table, hand, players, me) ?? whyOf(table, players, me)
}
