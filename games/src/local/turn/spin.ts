import { inTens } from '../../kit/score.ts'
import type { Verdict } from '../../kit/verdict.ts'
import { WORTH } from '../../kit/verdict.ts'
import type { Segment } from '../prompt.ts'
import {
  ALL_VERDICTS,
  BEST_WORTH,
  type Course,
  gain,
  isDone,
  JACKPOT_LEAST,
  judgeOf,
  type LocalStep,
  type LocalTurn,
  TASK_WORTH,
  TWO_VERDICTS,
  whyVerdict,
} from './turn.ts'

const EACH_BET = 100
const BET_MOST = 300
const SWAPPED = 400
const GIVEN = 300
const SAID_WHY = 150
const LAID_DOWN = 300
const RULE_TURNS = 3
const BELIEVED = 300
const HEARD = 100
const JACKPOT_MOST = 2000
const JACKPOT_STEP = 100
/** Half of it for doing it, all for a legend. */
const JACKPOT_PART: Readonly<Record<Verdict, number>> = { dodged: 0, half: 0, 'did-it': 0.5, legend: 1 }

/** Returns the turn that a segment makes. */
export function spinCourse(turn: LocalTurn, segment: Segment): Course {
  switch (segment) {
    case 'Dare':
      return dareCourse(turn)
    case 'Jackpot':
      return jackpotCourse(turn)
    case 'Duel':
      return duelCourse(turn)
    case 'Swap':
      return swapCourse(turn)
    case 'Gift':
      return giftCourse(turn)
    case 'House Rule':
      return ruleCourse(turn)
    case 'Point':
      return pointCourse(turn)
    case 'Everybody Answers':
      return answerCourse(turn)
  }
}

function dareCourse(turn: LocalTurn): Course {
  const { on, answers } = turn
  const { verdict } = answers
  const bets = betsOn(turn, ALL_VERDICTS, verdict)
  return {
    steps: [...bets.steps, judged(turn)],
    gains: gain(verdict ? [[on, TASK_WORTH * WORTH[verdict]]] : [], bets.gains),
    why: [...whyVerdict(verdict), ...bets.why],
    moments: [...bets.moments, ...deeds('dare', verdict, [on])],
  }
}

function jackpotCourse(turn: LocalTurn): Course {
  const { on, answers, house } = turn
  const { verdict } = answers
  const bets = betsOn(turn, ALL_VERDICTS, verdict)
  const won = verdict ? house.jackpot * JACKPOT_PART[verdict] : 0
  const jackpot = won > 0 ? JACKPOT_LEAST : Math.min(JACKPOT_MOST, house.jackpot + JACKPOT_STEP)
  return {
    steps: [...bets.steps, judged(turn)],
    gains: gain(bets.gains),
    plain: gain([[on, won]]),
    why: [...(won > 0 ? [verdict === 'legend' ? 'the whole jackpot' : 'half of the jackpot'] : []), ...bets.why],
    moments: [...bets.moments, ...deeds('jackpot', verdict, [on])],
    ...(verdict && { house: { jackpot } }),
  }
}

function duelCourse(turn: LocalTurn): Course {
  const { on, others, answers } = turn
  const { partner, winner } = answers
  if (partner === undefined) return { ...NOTHING, steps: [{ field: 'partner', name: 'rival', options: others }] }
  const both = [on, partner]
  const bets = betsOn(turn, both, winner)
  const paid = both.map((one) => [one, winner === '' ? TASK_WORTH / 2 : winner === one ? TASK_WORTH : 0] as const)
  return {
    steps: [
      { field: 'partner', name: 'rival', options: others },
      ...bets.steps,
      { field: 'winner', name: 'winner', options: [...both, ''] },
    ],
    gains: gain(winner === undefined ? [] : paid, bets.gains),
    why:
      winner === undefined
        ? []
        : [winner === '' ? `a tie: ${TASK_WORTH / 2} each` : `${TASK_WORTH} to the winner`, ...bets.why],
    moments: [...bets.moments, ...(winner ? [['duel', winner] as const] : [])],
  }
}

function swapCourse(turn: LocalTurn): Course {
  const { on, others, answers } = turn
  const { partner, verdict } = answers
  const both = partner === undefined ? [on] : [on, partner]
  const bets = betsOn(turn, ALL_VERDICTS, verdict)
  return {
    steps: [{ field: 'partner', name: 'neighbor', options: others }, ...bets.steps, judged(turn)],
    gains: gain(verdict ? both.map((one) => [one, SWAPPED * WORTH[verdict]] as const) : [], bets.gains),
    why: [...whyVerdict(verdict, SWAPPED).map((each) => `${each}, to both`), ...bets.why],
    moments: [...bets.moments, ...deeds('swap', verdict, both)],
  }
}

/** The stash gives to any player except the leader, unless there is nobody else. */
function giftCourse({ on, others, answers, leader }: LocalTurn): Course {
  const { partner } = answers
  const behind = others.filter((one) => one !== leader)
  const options = behind.length > 0 ? behind : others
  return {
    steps: [{ field: 'partner', name: 'gift', options }],
    gains: gain(
      partner === undefined
        ? []
        : [
            [partner, GIVEN],
            [on, SAID_WHY],
          ],
    ),
    why: partner === undefined ? [] : [`${GIVEN} from the stash`, `${SAID_WHY} for saying why`],
    moments:
      partner === undefined
        ? []
        : [
            ['gift', on],
            ['darling', partner],
          ],
  }
}

function ruleCourse({ on, answers, prompt }: LocalTurn): Course {
  const steps: readonly LocalStep[] = [{ field: 'mark', name: 'law', options: ['law'] }]
  if (answers.mark === undefined || !('text' in prompt)) return { ...NOTHING, steps }
  return {
    steps,
    gains: gain([[on, LAID_DOWN]]),
    why: [`${LAID_DOWN} for the rule`],
    moments: [['law', on]],
    // The turn that introduces it isn't one of the three.
    house: { rule: { text: prompt.text, turnsLeft: RULE_TURNS + 1 } },
  }
}

/** The most pointed-at player may plead. */
export function pointCourse(turn: LocalTurn): Course {
  const { on, others, answers } = turn
  const { partner, verdict } = answers
  const pointed: LocalStep = { field: 'partner', name: 'pointed', options: [on, ...others] }
  if (partner === undefined) return { ...NOTHING, steps: [pointed] }
  const judge = [...others, on].find((one) => one !== partner) ?? on
  const isBelieved = verdict === 'did-it'
  return {
    steps: [pointed, { field: 'verdict', name: 'plea', options: TWO_VERDICTS, judge }],
    gains: gain(verdict ? [[partner, isBelieved ? BELIEVED : HEARD]] : []),
    why: verdict ? [isBelieved ? `${BELIEVED} for a defense you believed` : `${HEARD} for trying`] : [],
    moments: [['pointed', partner], ...(isBelieved ? [['plea', partner] as const] : [])],
  }
}

/** Everyone says something, and the group likes one best. */
function answerCourse({ on, others, answers }: LocalTurn): Course {
  const { best } = answers
  return {
    steps: [{ field: 'best', name: 'answer', options: [on, ...others], isOptional: false }],
    gains: gain(best === undefined ? [] : [[best, BEST_WORTH]]),
    why: best === undefined ? [] : [`${BEST_WORTH} for the best answer`],
    moments: best === undefined ? [] : [['answer', best]],
  }
}

const NOTHING: Course = { steps: [], gains: {}, moments: [] }

function judged(turn: LocalTurn): LocalStep {
  return { field: 'verdict', name: 'task', options: ALL_VERDICTS, judge: judgeOf(turn) }
}

/** The players who neither perform nor judge bet aloud. Right bets share everyone's stakes. */
function betsOn(turn: LocalTurn, options: readonly string[], outcome: string | undefined) {
  const { others, answers } = turn
  const judge = judgeOf(turn)
  const among = others.filter((one) => one !== answers.partner && one !== judge)
  const steps: readonly LocalStep[] = among.length > 0 ? [{ field: 'picks', name: 'bets', among, options }] : []
  const bets = answers.picks ?? []
  const right = outcome === undefined ? [] : bets.filter(({ what }) => what === outcome)
  const each = Math.min(BET_MOST, (EACH_BET * bets.length) / Math.max(1, right.length))
  return {
    steps,
    gains: right.map(({ who }) => [who, each] as const),
    why: right.length > 0 ? [`${inTens(each)} for a right bet`] : [],
    moments: right.map(({ who }) => [right.length === 1 && bets.length > 2 ? 'believer' : 'hunch', who] as const),
  }
}

function deeds(name: string, verdict: Verdict | undefined, by: readonly string[]) {
  if (!isDone(verdict)) return []
  return by.flatMap((one) => [[name, one] as const, ...(verdict === 'legend' ? [['legend', one] as const] : [])])
}
