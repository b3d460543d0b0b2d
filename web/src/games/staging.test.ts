import type { TableFrame } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { showOf } from './show.ts'

const alone = { performers: ['Anna'], contenders: ['Anna'], said: {}, voted: ['Cleo'] }
const duel = { performers: ['Anna', 'Bert'], contenders: ['Anna', 'Bert'], said: { Anna: 'done' }, voted: ['Cleo'] }
const backedOut = { ...duel, contenders: ['Bert'], said: { Anna: 'pass' } }

const tod = { cards: [], attempt: null, called: ['Bert'], picked: [] }
const high = { attempt: null, called: ['Bert'], foreseen: ['Cleo'], voted: [] }
const lap = { best: [], voted: ['Cleo'] }
const spun = { lap, attempt: alone, performers: ['Anna'], called: ['Bert'], hasBet: ['Cleo'] }
const rivals = { ...spun, attempt: duel, performers: ['Anna', 'Bert'] }
const swap = { ...spun, performers: ['Anna', 'Cleo'] }
const roll = { locked: ['Bert'], voted: ['Cleo'] }
const baked = { prepared: ['Bert'], locked: ['Cleo'] }
const never = { teller: null, answered: ['Bert'], chose: ['Cleo'] }
const puff = { done: ['Bert'], voted: ['Cleo'] }
const point = { interlude: { kind: 'point', card: '', pointed: ['Bert', 'Cleo'], plea: { speaker: null, given: [] } } }
const pleas = { interlude: { ...point.interlude, plea: { speaker: 'Bert', given: ['Cleo'] } } }
const lines = { interlude: { kind: 'writing', wrote: ['Bert'], voted: ['Cleo'] } }

// Anna is the current player everywhere.
it.each<readonly [slug: string, phase: string, table: object, stands: string, given: string]>([
  ['truth-or-dare', 'choose', tod, 'Anna', 'Bert'],
  ['truth-or-dare', 'deal', { ...tod, called: [], picked: ['Cleo'] }, 'Anna', 'Cleo'],
  ['truth-or-dare', 'perform', { ...tod, attempt: { ...alone, voted: [] } }, 'Anna', ''],
  ['truth-or-dare', 'verdict', { ...tod, attempt: alone }, 'Anna', 'Cleo'],
  ['truth-or-dare', 'point', point, '', 'Bert Cleo'],
  ['truth-or-dare', 'plead', pleas, 'Bert', ''],
  ['truth-or-dare', 'believe', pleas, 'Bert', 'Cleo'],
  ['truth-or-dare', 'explain', { explains: { by: 'Cleo', vote: 'dodged' } }, 'Cleo', ''],
  ['truth-or-dare', 'favorite', { lap }, '', 'Cleo'],
  ['truth-or-dare', 'write', lines, '', 'Bert'],
  ['truth-or-dare', 'ballot', lines, '', 'Cleo'],
  ['high-rollers', 'ready', { ...high, called: [], foreseen: [] }, 'Anna', ''],
  ['high-rollers', 'keep', high, 'Anna', 'Bert'],
  ['high-rollers', 'name', high, 'Anna', 'Cleo'],
  ['high-rollers', 'pick', { ...high, foreseen: [], voted: ['Cleo'] }, 'Anna', 'Cleo'],
  ['high-rollers', 'act', { ...high, attempt: { ...alone, voted: [] } }, 'Anna', ''],
  ['high-rollers', 'verdict', { ...high, attempt: duel }, 'Anna Bert', 'Cleo'],
  ['spin-the-stash', 'spin', { ...spun, called: [] }, 'Anna', ''],
  ['spin-the-stash', 'pick', spun, 'Anna', 'Bert'],
  ['spin-the-stash', 'bet', rivals, 'Anna Bert', 'Cleo'],
  ['spin-the-stash', 'resolve', { ...rivals, attempt: { ...duel, voted: [] } }, 'Anna Bert', ''],
  ['spin-the-stash', 'resolve', { ...rivals, attempt: { ...backedOut, voted: [] } }, 'Bert', ''],
  ['spin-the-stash', 'resolve', { ...swap, attempt: { ...alone, voted: [] } }, 'Anna Cleo', ''],
  ['spin-the-stash', 'verdict', rivals, 'Anna Bert', 'Cleo'],
  ['spin-the-stash', 'score', rivals, 'Anna Bert', ''],
  ['spin-the-stash', 'score', { ...spun, attempt: null, performers: [] }, 'Anna', ''],
  [
    'spin-the-stash',
    'curtain',
    { ...spun, lap: { ...lap, best: ['Cleo'] }, seats: ['Anna', 'Bert', 'Cleo'] },
    'Cleo',
    '',
  ],
  ['spin-the-stash', 'curtain', { ...spun, lap: { ...lap, best: ['Anna', 'Cleo'] }, seats: ['Anna', 'Cleo'] }, '', ''],
  ['high-rollers', 'score', { ...high, attempt: { ...alone, performers: ['Bert'] } }, 'Bert', ''],
  ['roll-and-react', 'curtain', roll, '', ''],
  ['puff-puff-pass-truths', 'lap', puff, '', ''],
  ['roll-and-react', 'ready', { ...roll, locked: [] }, 'Anna', ''],
  ['roll-and-react', 'guess', roll, 'Anna', 'Bert'],
  ['roll-and-react', 'favorite', roll, '', 'Cleo'],
  ['baked-or-bluffing', 'prepare', baked, '', 'Bert'],
  ['baked-or-bluffing', 'argue', baked, 'Anna', 'Cleo'],
  ['never-have-i-ever', 'answer', never, '', 'Bert'],
  ['never-have-i-ever', 'story', { ...never, teller: 'Bert' }, 'Bert', ''],
  ['puff-puff-pass-truths', 'write', puff, '', 'Bert'],
  ['puff-puff-pass-truths', 'present', { ...puff, voted: [] }, 'Anna', ''],
  ['puff-puff-pass-truths', 'vote', puff, 'Anna', 'Cleo'],
  ['puff-puff-pass-truths', 'tell', puff, 'Anna', ''],
])('who is in the spotlight, and who is done: %s, %s', (slug, phase, table, stands, given) => {
  // Only the fields that a scene reads from a table.
  const frame: TableFrame = { ...({} as TableFrame), waiting: ['somebody'], phase, turn: 'Anna', ...table }
  const scene = showOf(slug, frame).staging
  expect([scene.onNow.join(' '), scene.given.join(' ')]).toEqual([stands, given])
})

it.each<readonly [slug: string, phase: string, table: object, isJudged: boolean]>([
  ['truth-or-dare', 'perform', { ...tod, attempt: alone }, false],
  ['truth-or-dare', 'verdict', { ...tod, attempt: alone }, true],
  ['high-rollers', 'verdict', { ...high, attempt: duel }, true],
  ['spin-the-stash', 'resolve', rivals, false],
  ['spin-the-stash', 'verdict', rivals, true],
  ['puff-puff-pass-truths', 'present', puff, false],
  ['puff-puff-pass-truths', 'vote', puff, true],
])('whether the others decide about them: %s, %s', (slug, phase, table, isJudged) => {
  // Only the fields that a scene reads from a table.
  const frame: TableFrame = { ...({} as TableFrame), waiting: ['somebody'], phase, turn: 'Anna', ...table }
  expect(showOf(slug, frame).staging.isJudged ?? false).toBe(isJudged)
})

it.each<readonly [slug: string, phase: string, table: object, sofaSink: string | null]>([
  ['truth-or-dare', 'perform', { ...tod, attempt: alone }, null],
  ['truth-or-dare', 'reveal', { ...tod, attempt: alone }, 'bowls'],
  ['truth-or-dare', 'fingers', point, 'bowls'],
  ['never-have-i-ever', 'reveal', never, null],
  ['spin-the-stash', 'curtain', { ...spun, lap: { ...lap, best: ['Cleo'] }, seats: ['Anna', 'Cleo'] }, 'heads'],
  ['spin-the-stash', 'curtain', { ...spun, lap: { ...lap, best: ['Anna', 'Cleo'] }, seats: ['Anna', 'Cleo'] }, null],
])('how far the sofa sinks for something larger: %s, %s', (slug, phase, table, sofaSink) => {
  // Only the fields that a scene reads from a table.
  const frame: TableFrame = { ...({} as TableFrame), waiting: ['somebody'], phase, turn: 'Anna', ...table }
  expect(showOf(slug, frame).staging.sofaSink ?? null).toBe(sofaSink)
})
