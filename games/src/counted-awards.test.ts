import type { PlayerId } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import type { View as Baked } from './baked-or-bluffing/index.ts'
import { bakedOrBluffing } from './baked-or-bluffing/index.ts'
import type { View as Never } from './never-have-i-ever/index.ts'
import { neverHaveIEver } from './never-have-i-ever/index.ts'
import type { View as Puff } from './puff-puff-pass-truths/index.ts'
import { puffPuffPassTruths } from './puff-puff-pass-truths/index.ts'
import type { View as Roll } from './roll-and-react/index.ts'
import { rollAndReact } from './roll-and-react/index.ts'
import { meritsOf } from './testing/merits.ts'
import { Rehearsal } from './testing/rehearsal.ts'

/** Who did what: one entry for each time it was visible on the TV. */
type Seen = readonly (readonly [title: string, who: PlayerId])[]
const times = (title: string, who: PlayerId, many: readonly unknown[]): Seen => many.map(() => [title, who])
const each = (title: string, people: readonly PlayerId[]): Seen => people.map((id) => [title, id])

function seenInBaked({ turn, reveal }: Baked & { readonly turn: PlayerId | null }): Seen {
  if (!reveal || turn === null || reveal.isOverturned) return []
  const right = reveal.isTrue ? 'legit' : 'baked'
  const voters = Object.keys(reveal.votes)
  const wrong = voters.filter((id) => reveal.votes[id] !== right)
  const title = { truth: 'Cassandra', bend: 'Ice in the veins', own: 'Fiction prize' }[reveal.reading]
  return [
    ...times(title, turn, wrong),
    ...each(
      'Lie detector',
      voters.filter((id) => !wrong.includes(id)),
    ),
    ...each(reveal.isTrue ? 'Nobody’s fool' : 'Trusting soul', wrong),
  ]
}

function seenInPuff({ turn, reveal }: Puff & { readonly turn: PlayerId | null }): Seen {
  if (!reveal || turn === null) return []
  const voters = Object.keys(reveal.votes)
  const found = voters.filter((id) => reveal.votes[id]?.pick === reveal.lie)
  const caught = voters.filter((id) => !found.includes(id))
  const sure = (ids: readonly PlayerId[]) => ids.filter((id) => reveal.votes[id]?.isSure)
  const calm = (ids: readonly PlayerId[]) => ids.filter((id) => !reveal.votes[id]?.isSure)
  return [
    ...times('Ice in the veins', turn, caught),
    ...each('Lie detector', calm(found)),
    ...each('Sees the best in people', calm(caught)),
    ...each('Nerves of steel', sure(found)),
    ...each('All in', sure(caught)),
  ]
}

function seenInRoll({ turn, gallery }: Roll & { readonly turn: PlayerId | null }): Seen {
  if (!gallery || turn === null) return []
  return gallery.flatMap(({ scene, guesses }) => {
    const right = guesses.filter((guess) => guess.scene === scene)
    const wrong = guesses.filter((guess) => guess.scene !== scene)
    return [
      ['No stage fright', turn],
      ...times('Born for the stage', turn, right),
      ...(right.length === 0 ? ([['Modern art', turn]] as const) : []),
      ...each(
        'Mind reader',
        right.map(({ by }) => by),
      ),
      ...each(
        'Vivid imagination',
        wrong.map(({ by }) => by),
      ),
    ] as const
  })
}

function seenInNever({ reveal, author }: Never): Seen {
  if (reveal?.mode !== 'open') return []
  const blamed = Object.values(reveal.suspects).filter((id) => id !== author)
  return [
    ...each('Been everywhere', reveal.have),
    ...each('Slightly bent halo', reveal.never),
    ...(author === null ? [] : each('Everybody’s first thought', blamed)),
  ]
}

/** Returns the number that a sentence states; a sentence without one means once. */
function numberIn(detail: string): number {
  return /\btwice\b/.test(detail) ? 2 : Number(/\d+/.exec(detail)?.[0] ?? 1)
}

const GAMES = [
  ['Baked or Bluffing?', bakedOrBluffing, seenInBaked, ['argue', 'reveal'], 6],
  ['Puff Puff Pass Truths', puffPuffPassTruths, seenInPuff, ['reveal'], 5],
  ['Roll & React', rollAndReact, seenInRoll, ['gallery'], 5],
  ['Never Have I Ever', neverHaveIEver, seenInNever, ['reveal'], 2],
] as const

it.each(GAMES)('[KIT-20] %s: an award never states a number that the room couldn’t have counted', (...row) => {
  const [, game, seenIn, phases, kinds] = row
  const held = new Set<string>()
  for (const seed of [11, 12, 13, 14]) {
    /** The last state of each reveal, because a dispute may overturn it. */
    const reveals = new Map<string, Seen>()
    const evening = new Rehearsal(game as typeof bakedOrBluffing, {
      seed,
      seats: 5,
      watch: ({ view }) => {
        if (!(phases as readonly string[]).includes(view.phase)) return
        reveals.set(`${view.round} ${view.turn}`, (seenIn as typeof seenInBaked)(view))
      },
    })
    evening.run()
    const seen = [...reveals.values()].flat()
    const titles = [...new Set(seen.map(([title]) => title))]
    for (const merit of meritsOf(game as typeof bakedOrBluffing, evening.state, titles)) {
      const [, title = '', who = '', detail = ''] = /^(.+): (player-\d+) (.+)$/.exec(merit) ?? []
      const counted = seen.filter(([what, id]) => what === title && id === who).length
      expect(numberIn(detail), `${seed}: ${merit}`).toBe(counted)
      held.add(title)
    }
  }
  expect(held.size).toBeGreaterThanOrEqual(kinds)
})
