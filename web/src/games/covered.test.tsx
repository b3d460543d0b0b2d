import { bakedOrBluffing } from '@highjinks/games/baked-or-bluffing'
import { highRollers } from '@highjinks/games/high-rollers'
import { neverHaveIEver } from '@highjinks/games/never-have-i-ever'
import { spinTheStash } from '@highjinks/games/spin-the-stash'
import { truthOrDare } from '@highjinks/games/truth-or-dare'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boards as baked } from './baked-or-bluffing/screen.tsx'
import { boards as DICE } from './high-rollers/screen.tsx'
import { boards as never } from './never-have-i-ever/screen.tsx'
import { ready } from './roll-and-react/testing/acted.ts'
import { boards as spinBoards } from './spin-the-stash/screen.tsx'
import { glance, peek } from './testing/glance.ts'
import { tableOf } from './testing/table-of.tsx'
import { boards as dareBoards } from './truth-or-dare/screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FOUR = ['Anna', 'Bert', 'Cleo', 'Dora']
const othersThan = (id: string) => FOUR.filter((one) => one !== id)

interface CoveredCase {
  readonly container: Element
  /** The secret that only the owner can make out. */
  readonly secret: string
}

function dares() {
  const table = tableOf(truthOrDare, dareBoards, FOUR)
  return { table, actor: table.view().turn ?? '' }
}

function choice(): CoveredCase {
  const { table, actor } = dares()
  table.does(actor, { type: 'choose', choice: 'surprise' })
  return { container: table.sits(actor).container, secret: 'Surprise me' }
}

function kept(): CoveredCase {
  const { table, actor } = dares()
  table.does(actor, { type: 'choose', choice: 'dare' })
  if (table.view().phase === 'choose') table.waits(26)
  table.does(actor, { type: 'keep', card: table.view().cards[1]?.id })
  // Both cards have turned.
  vi.setSystemTime(table.view().since + 9000)
  return { container: table.sits(actor).container, secret: 'Your vote' }
}

function verdict(): CoveredCase {
  const { table, actor } = dares()
  const [one = ''] = othersThan(actor)
  table.does(actor, { type: 'choose', choice: 'dare' })
  table.waits(26)
  table.does(actor, { type: 'keep', card: table.view().cards[1]?.id })
  table.waits(26)
  table.does(actor, { type: 'done' })
  table.does(one, { type: 'judge', verdict: 'dodged' })
  return { container: table.sits(one).container, secret: 'Your vote' }
}

/** Finds a seed whose roll can be kept. */
function decision(): CoveredCase {
  for (let seed = 1; seed < 100; seed++) {
    const table = tableOf(highRollers, DICE, FOUR, {}, seed)
    const actor = table.view().turn ?? ''
    table.does(actor, { type: 'roll' })
    if (table.does(actor, { type: 'decide', decision: 'push' }) !== 'ok') continue
    vi.setSystemTime(table.view().since + 9000)
    return { container: table.sits(actor).container, secret: 'You push it.' }
  }
  throw new Error('nothing can be kept')
}

/** Finds a seed that draws this segment. */
function picked(segment: 'gift' | 'rule'): CoveredCase {
  for (let seed = 1; seed < 500; seed++) {
    const table = tableOf(spinTheStash, spinBoards, FOUR, { duration: 'Standard', clock: 'hard' }, seed)
    const actor = table.view().turn ?? ''
    table.does(actor, { type: 'pull' })
    if (table.view().wheel?.segment !== segment) continue
    table.waits(6)
    const [rule] = table.view().offered
    const [one] = table.view().receivers
    table.does(actor, { type: 'pick', what: segment === 'gift' ? one : rule?.id })
    const { container } = table.sits(actor)
    return { container, secret: segment === 'gift' ? 'Your pick' : `[${rule?.text}]` }
  }
  throw new Error(`the wheel never stops at ${segment}`)
}

function side(): CoveredCase {
  const table = tableOf(neverHaveIEver, never, FOUR)
  for (const id of FOUR) table.does(id, { type: 'pass' })
  table.does('Anna', { type: 'say', side: 'have' })
  table.does('Anna', { type: 'guess', number: 3 })
  return { container: table.sits('Anna').container, secret: 'I have, and you guess' }
}

function fact(): CoveredCase {
  const table = tableOf(bakedOrBluffing, baked, FOUR)
  const { sheet } = table.hand('Anna')
  table.does('Anna', { type: 'fill', card: sheet?.card, as: 'bend' })
  return { container: table.sits('Anna').container, secret: `“${sheet?.truth}”` }
}

function favorite(): CoveredCase {
  const table = ready()
  for (const actor of FOUR) {
    table.opens()
    for (const id of othersThan(actor)) table.locks(id, true)
    table.does(actor, { type: 'pass' })
    table.waits(8)
  }
  table.does('Anna', { type: 'favorite', player: 'Cleo' })
  return { container: table.sits('Anna').container, secret: 'You picked Cleo.' }
}

test.each<readonly [what: string, give: () => CoveredCase]>([
  ['what was chosen while the others call it', choice],
  ['which card was kept', kept],
  ['whether a roll is kept', decision],
  ['who is given something', () => picked('gift')],
  ['which law is laid down', () => picked('rule')],
  ['what nobody is to know whose it was, a verdict', verdict],
  ['and a favorite', favorite],
  ['a confession', side],
  ['the truth behind a bluff', fact],
])("[PHONE-9] a glance at someone's phone doesn't reveal %s", (_, give) => {
  const { container, secret } = give()
  expect(glance(container)).not.toContain(secret)
  peek(container)
  expect(glance(container)).toContain(secret)
  peek(container)
  expect(glance(container)).not.toContain(secret)
})
