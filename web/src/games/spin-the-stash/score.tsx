import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { points, signed } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { SEGMENT_LOOKS } from './segments.ts'
import { StashWheel } from './stash-wheel.tsx'

type Props = ScreenProps<View, Hand>
type Score = NonNullable<View['score']>

/** Where it stopped, what came of it, and who had a token on it. */
export function Score({ table, me, players }: Props) {
  const { score, wheel, attempt } = table
  if (!score || !wheel) return null
  const result = resultOf(table, score, { me, players })
  return (
    <div className="grid grow content-center items-start gap-4 pb-4 short:gap-2 lg:grid-cols-[2fr_3fr] lg:gap-8 flat:grid-cols-[2fr_3fr]">
      <StashWheel table={table} isResting />
      <div className="grid gap-4">
        {attempt?.ruling && attempt.performers.length > 0 ? (
          <RulingStamp ruling={attempt.ruling} me={me} players={players} />
        ) : (
          <Stamp tone={result.isGood ? 'lime' : 'sky'} words={SEGMENT_LOOKS[wheel.segment].label} foot={result.words} />
        )}
        <Gains gains={score.gains} me={me} players={players} why={(id) => whyOf(score, id)} />
      </div>
    </div>
  )
}

function whyOf({ tokenGains, taskGains }: Score, id: string): string {
  const parts = [
    [tokenGains[id] ?? 0, 'tokens'],
    [taskGains[id] ?? 0, 'task'],
  ] as const
  return parts
    .filter(([amount]) => amount !== 0)
    .map(([amount, source]) => `${source} ${signed(amount)}`)
    .join(', ')
}

interface Result {
  readonly isGood: boolean
  readonly words: string
}

function resultOf(table: View, score: Score, { me, players }: Pick<Props, 'me' | 'players'>): Result {
  const { attempt, target, turn, wheel, card } = table
  const spinner = subjectOf(players, turn, me)
  const isMine = turn !== null && turn === me
  const said = turn === null ? undefined : attempt?.said[turn]
  const isDone = said === 'done'
  switch (wheel?.segment) {
    case 'jackpot': {
      const isTaken = Object.keys(score.tokenGains).length > 0
      const words = isTaken
        ? 'Cracked! It begins anew.'
        : `Nobody had a token on it. It grows to ${points(table.jackpot)}.`
      return { isGood: isTaken, words }
    }
    case 'everyone': {
      const answers = attempt?.performers.filter((id) => attempt.said[id] === 'done').length ?? 0
      return { isGood: answers > 0, words: `${answers} of ${attempt?.performers.length ?? 0} answered.` }
    }
    case 'rule':
      return { isGood: isDone, words: isDone && card ? card : `${spinner} ${isMine ? 'lay' : 'lays'} down no rule.` }
    case 'swap': {
      const moved = target === null ? 0 : Math.abs(score.taskGains[target] ?? 0)
      if (target === null)
        return { isGood: false, words: isMine ? 'You keep what you have.' : `${spinner} keeps what they have.` }
      return {
        isGood: true,
        words: `${spinner} and ${target === me ? 'you' : nameOf(players, target)} swap ${points(moved)} points.`,
      }
    }
    case 'gift': {
      if (target === null) return { isGood: false, words: `${spinner} ${isMine ? 'give' : 'gives'} nothing today.` }
      return {
        isGood: true,
        words: `${spinner} ${isMine ? 'have' : 'has'} a heart of gold. ${target === me ? 'Say thanks.' : `${nameOf(players, target)} says thanks.`}`,
      }
    }
    case 'breather':
      return { isGood: isDone, words: isDone ? 'That was nice.' : 'No rest for the wicked.' }
    case 'dare':
    case 'duel':
    case undefined:
      return { isGood: false, words: `${spinner} ${isMine ? 'are' : 'is'} let off this time.` }
  }
}
