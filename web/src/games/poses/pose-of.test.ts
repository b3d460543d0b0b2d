import type { TableFrame } from '@highjinks/protocol'
import { expect, it, test } from 'vitest'
import { poseOf } from './pose-of.ts'

// Only the fields that a pose reads from a table.
const at = (slug: string, table: object) => poseOf(slug, { ...({} as TableFrame), phase: '', round: 1, ...table })

const dare = { id: 'a', kind: 'dare', text: 'Sing us the anthem.' }
const truth = { id: 'b', kind: 'truth', text: 'Which song did an ex ruin?' }
const cards = { cards: [dare, truth] }

test.each<readonly [slug: string, table: object, pose: string]>([
  ['truth-or-dare', { phase: 'choose', cards: [] }, 'thinks'],
  ['truth-or-dare', { phase: 'deal', ...cards, isRoomsPick: false }, 'thinks'],
  ['truth-or-dare', { phase: 'deal', ...cards, isRoomsPick: true }, 'dreads'],
  ['truth-or-dare', { phase: 'perform', ...cards, kept: 'a' }, 'sings'],
  ['truth-or-dare', { phase: 'perform', ...cards, kept: 'b' }, 'whispers'],
  ['high-rollers', { phase: 'pick' }, 'dreads'],
  ['high-rollers', { phase: 'act', task: 'Hit', card: 'Sell us your left shoe.' }, 'sells'],
  ['high-rollers', { phase: 'act', task: 'Challenge', card: 'Take turns telling lies.' }, 'fights'],
  ['spin-the-stash', { phase: 'bet', wheel: { segment: 'dare' }, card: 'Sing.' }, 'readies'],
  ['spin-the-stash', { phase: 'turning', wheel: { segment: 'dare' } }, 'dreads'],
  ['spin-the-stash', { phase: 'resolve', wheel: { segment: 'gift' }, card: 'Give it to Anna.' }, 'gives'],
  ['spin-the-stash', { phase: 'resolve', wheel: { segment: 'duel' }, card: 'Argue about soup.' }, 'fights'],
  ['spin-the-stash', { phase: 'resolve', wheel: { segment: 'swap' }, card: 'Apologize to each other.' }, 'begs'],
  ['baked-or-bluffing', { phase: 'argue' }, 'argues'],
  ['puff-puff-pass-truths', { phase: 'present' }, 'swears'],
  ['a game of another version', { phase: 'act' }, 'waves'],
])('the pose: %s, %o', (slug, table, pose) => expect(at(slug, table)).toBe(pose))

it('an actor acts each scene of a run in another way, which never depends on the scene', () => {
  const run = (board: readonly object[]) =>
    [1, 2, 3, 4].map((draw) => at('roll-and-react', { phase: draw === 1 ? 'watch' : 'guess', draw, board }))
  expect(new Set(run([])).size).toBe(4)
  expect(run([])).toEqual(run([{ scene: 0, text: 'A cat falling off a shelf' }]))
  expect(run([])).not.toContain('waves')
})

it('a pleading player begs, swears or owns up', () => {
  const plead = (card: string) => at('truth-or-dare', { phase: 'plead', interlude: { kind: 'point', card } })
  const poses = Array.from({ length: 30 }, (_, i) => plead(`Who would hide best in ${i}?`))
  expect([...new Set(poses)].toSorted()).toEqual(['admits', 'begs', 'swears'])
})
