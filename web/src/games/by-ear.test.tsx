import { GAMES, type Game, type Slug } from '@highjinks/games'
import { Rehearsal } from '@highjinks/games/testing'
import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shown } from '../show/testing/shown.ts'
import { loadSpeaker, mountAnnouncer } from '../ui/announcer/announcer.ts'
import { hushFor } from '../ui/announcer/hush.ts'
import { stopsAfter } from '../ui/announcer/testing/stops.ts'
import { gameOf, isPerformance } from './game-of.ts'
import { GameScreen, HAND_BOARDS } from './game-screen.tsx'
import { TableTime } from './table-time.tsx'

const SLUGS = Object.keys(GAMES) as Slug[]
const EAR = 'Ear'
const FOUR = [EAR, 'Ann', 'Bob', 'Cleo']
const STEP_MS = 500
const MOST_STEPS = 4000
const MOST_SWIPES = 3
/** Shorter phases pass by. */
const PASSING_MS = 4000
const SHARE = 1 / 3
/** 180 words a minute. */
const WORD_MS = 60_000 / 180

interface PhaseHeard {
  readonly phase: string
  /** The time its clock gives it, and the time it took. */
  readonly clock: number | null
  milliseconds: number
  readonly lines: string[]
  /** When each line began. */
  readonly begun: number[]
  /** The time that speech took, cut short where the next line interrupts. */
  spoken: number
  asked: boolean
  /** They perform, or look on, and have heard whose moment it is. */
  readonly isPerformed: boolean
  question: string | null
  swipes: number | null
  wordsToAsk: number | null
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLTextAreaElement) return element.labels[0]?.textContent ?? ''
  return element.getAttribute('aria-label') ?? element.querySelector('legend')?.textContent ?? element.textContent ?? ''
}

const wordsOf = (lines: readonly string[]) => lines.join(' ').split(/\s+/).filter(Boolean).length

/** Plays a game with its simulated players, one of whom answers only once they have heard the question. */
async function listenTo(slug: Slug): Promise<readonly PhaseHeard[]> {
  const game: Game = GAMES[slug]
  await Promise.all([loadSpeaker(), gameOf(slug)?.screen.load(), HAND_BOARDS.load()])
  // Names aren't ids, so no schema would accept such a state.
  const evening = new Rehearsal(game, {
    seed: 11,
    seats: FOUR,
    isTrusted: true,
    settings: { duration: 'Quick', clock: 'hard' },
  })
  const { view } = shown(1, { players: FOUR, status: 'playing' })
  const session = { ...view.session, slug, settings: evening.settings }
  const unmount = mountAnnouncer()
  const heard: PhaseHeard[] = []
  const now = () => heard.at(-1)
  const note = (line: string) => {
    now()?.lines.push(line)
    now()?.begun.push(Date.now())
  }
  /** A question is heard from the region where the focus was there already. */
  const hear = (line: string) => {
    note(line)
    const spot = document.activeElement
    if (spot instanceof HTMLElement && nameOf(spot) === line) find(spot, line)
  }
  const region = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) hear(node.textContent ?? '')
  })
  const live = document.querySelector('[data-announcer]')
  if (live) region.observe(live, { childList: true, subtree: true })
  const find = (spot: HTMLElement, question: string) => {
    const phase = now()
    if (!phase || phase.question !== null) return
    phase.question = question
    phase.wordsToAsk = wordsOf(phase.lines)
    const first = stopsAfter(spot).findIndex(
      (stop) => typeof stop !== 'string' && !stop.matches(':disabled, [data-peek]'),
    )
    phase.swipes = first < 0 ? null : first + 1
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    note(nameOf(target))
    find(target, nameOf(target))
  }
  document.addEventListener('focusin', onFocus)
  const tableNow = (): TableFrame => ({ ...game.view(evening.state), paused: false, cue: 1 })
  const draw = (table: TableFrame) => (
    <TableTime slug={slug} table={table}>
      <GameScreen
        view={{ ...view, session }}
        table={table}
        hand={game.hand(evening.state, EAR)}
        me={EAR}
        isBusy={false}
        send={() => undefined}
      />
    </TableTime>
  )
  const { rerender } = render(draw(tableNow()))
  let last = ''
  let endHush = () => {}
  for (let step = 0; step < MOST_STEPS && !game.isOver(evening.state); step++) {
    const table = tableNow()
    const id = `${table.phase} ${table.round} ${table.turn}`
    if (id !== last) {
      const clock = table.deadline === null ? null : table.deadline - table.since
      heard.push({
        phase: table.phase,
        clock,
        milliseconds: 0,
        lines: [],
        begun: [],
        spoken: 0,
        asked: false,
        isPerformed: isPerformance(slug, table) || (slug === 'roll-and-react' && table.turn === EAR),
        question: null,
        swipes: null,
        wordsToAsk: null,
      })
      last = id
      endHush()
      endHush = isPerformance(slug, table) ? hushFor(true) : () => {}
    }
    const phase = now()
    if (phase) {
      phase.asked ||= table.waiting.includes(EAR) && game.simulate(evening.state, EAR, () => 0.5) !== null
      phase.milliseconds += STEP_MS
    }
    rerender(draw(table))
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS))
    evening.now = Date.now()
    evening.change(EAR, {})
    const mayAct = (one: PlayerId) => (one === EAR ? phase?.question != null : true)
    for (const one of FOUR) if (evening.random() < 0.1 && mayAct(one)) evening.play(one)
  }
  region.disconnect()
  document.removeEventListener('focusin', onFocus)
  endHush()
  unmount()
  const begun = [...heard.flatMap((phase) => phase.begun), Number.POSITIVE_INFINITY]
  for (const phase of heard)
    for (const [i, line] of phase.lines.entries()) {
      const at = phase.begun[i] ?? 0
      const next = begun.find((one) => one > at) ?? Number.POSITIVE_INFINITY
      phase.spoken += Math.min(wordsOf([line]) * WORD_MS, next - at)
    }
  return heard
}

/** A row for each phase: its clock, the words and their part of it, and the words and swipes to its question. */
function rowsOf(slug: Slug, heard: readonly PhaseHeard[]): string {
  const kinds = [...new Set(heard.map(({ phase }) => phase))]
  const rows = kinds.map((kind) => {
    const all = heard.filter(({ phase }) => phase === kind)
    const mean = (valueOf: (one: PhaseHeard) => number) => all.reduce((sum, one) => sum + valueOf(one), 0) / all.length
    const most = (valueOf: (one: PhaseHeard) => number | null) =>
      Math.max(...all.map((one) => valueOf(one) ?? 0)) || '–'
    const share = Math.round((100 * mean(speechOf)) / mean(timeOf))
    return [
      slug,
      kind,
      all.length,
      Math.round(mean(timeOf) / 1000),
      Math.round(mean(({ lines }) => wordsOf(lines))),
      `${share}%`,
      most(({ wordsToAsk }) => wordsToAsk),
      most(({ swipes }) => swipes),
    ]
  })
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const speechOf = ({ spoken }: PhaseHeard) => spoken
/** The time people have for it: simulated players answer sooner than they could listen. */
const timeOf = ({ clock, milliseconds }: PhaseHeard) => Math.max(clock ?? 0, milliseconds)

test.each(SLUGS)(
  '[EAR-8] %s is played by ear',
  async (slug) => {
    const heard = await listenTo(slug)
    if (process.env['EAR_TABLE']) process.stdout.write(`\n${rowsOf(slug, heard)}\n`)
    const lasting = heard.filter(({ milliseconds }) => milliseconds > PASSING_MS)
    const named = (some: readonly PhaseHeard[]) => some.map(({ phase, lines }) => `${phase}: ${lines.join(' | ')}`)
    expect(named(lasting.filter(({ lines, isPerformed }) => lines.length === 0 && !isPerformed)), 'silent').toEqual([])
    expect(named(lasting.filter(({ asked, question }) => asked && question === null)), 'never asked').toEqual([])
    expect(named(heard.filter(({ swipes }) => (swipes ?? 0) > MOST_SWIPES)), 'too far away').toEqual([])
    const sum = (valueOf: (one: PhaseHeard) => number) => heard.reduce((all, one) => all + valueOf(one), 0)
    expect(sum(speechOf) / sum(timeOf), 'speech').toBeLessThan(SHARE)
  },
  600_000,
)
