import type { SessionView } from '@highjinks/protocol'
import { create } from 'zustand'
import { serverNow } from '../../lib/server-clock.ts'
import { play } from '../../lib/sound.ts'
import type { Sting } from '../../lib/stings.ts'
import type { Feed } from '../feed.ts'
import { createCountdown } from './countdown.ts'
import { asleepAfter, dozesAt } from './dozing.ts'
import { lineFor, type NextLine, nextLine } from './next-line.ts'
import { type AnyScript, awardOccasions, isIdle, isSamePhase } from './occasions.ts'
import { rememberSaid, saidIn } from './said-lines.ts'
import type { Mood, Occasion } from './script.ts'
import { createTimer } from './timer.ts'
import { speak, stopSpeaking } from './voice.ts'

interface Shown {
  readonly mood: Mood
  /** What stands in the bubble. */
  readonly caption: string | null
  /** The line that opened the phase: of all he says the one that is told to a screen reader. */
  readonly announced: string
  /** The last five seconds. */
  readonly count: number | null
}

const SILENT: Shown = { mood: 'listens', caption: null, announced: '', count: null }
export const useJester = create<Shown>(() => SILENT)
const show = (change: Partial<Shown>) => useJester.setState(change)

/** A bubble stays at least so long before the next one. */
const READ_MS = 2600
const WORD_MS = 330
const STAYS_MS = 4500
const CLAP_MS = 1800
/** What is heard with a line. */
const STINGS: Readonly<Record<string, Sting>> = {
  'reveal.sweep': 'fooled',
  'reveal.truth': 'fooled',
  'reveal.unread': 'fooled',
  'reveal.unknown': 'fooled',
  'roll.burned': 'fooled',
}
const NUMBERS = ['one', 'two', 'three', 'four', 'five']

export interface ShowOptions {
  readonly feed: Feed
  /** Null for a game without lines, and where they do not come: he gets by with the general ones. */
  readonly loadScript: (slug: string) => Promise<AnyScript | null>
  readonly random: () => number
  /** He says his lines aloud, where somebody wants that, and some come with a sound: once in a room. */
  readonly isHeard: boolean
}

/** Follows the session and lets the jester speak, until stopped. */
export function startShow({ feed, loadScript, random, isHeard }: ShowOptions): () => void {
  let before: SessionView | null = null
  let script: AnyScript | null = null
  let scriptOf: string | null = null
  let saidAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  const timers = {
    words: createTimer(),
    calm: createTimer(),
    hands: createTimer(),
    yawn: createTimer(),
    sleep: createTimer(),
    award: createTimer(),
  }
  const countdown = createCountdown((count) => {
    show({ count })
    if (count !== null && isHeard) speak(NUMBERS[count - 1] ?? '')
  })

  function say(line: NextLine, view: SessionView, isOpening: boolean): void {
    const { id, text, mood } = line
    rememberSaid(view.session.id, id)
    saidAt = Date.now()
    show({ caption: text, mood, ...(isOpening && { announced: text }) })
    if (isHeard) sound(line, view)
    timers.hands.clear()
    const stays = STAYS_MS + WORD_MS * text.split(' ').length
    timers.calm.set(stays, () => show({ caption: null, mood: 'listens' }))
  }
  function plan(line: NextLine, view: SessionView, isOpening: boolean): void {
    const due = view.table ? view.table.since + line.after - serverNow() : 0
    const wait = Math.max(0, due, saidAt + READ_MS - Date.now())
    timers.words.set(wait, () => say(line, view, isOpening))
  }
  const lineOf = (occasions: readonly Occasion[], view: SessionView) =>
    lineFor(occasions, view, { script, said: saidIn(view.session.id), random })
  function sayOf(occasion: Occasion, view: SessionView): void {
    const line = lineOf([occasion], view)
    if (line) say(line, view, false)
    else show({ mood: occasion.mood ?? 'talks' })
  }

  function doze(view: SessionView): void {
    timers.yawn.clear()
    timers.sleep.clear()
    if (!dozesAt(view, script)) return
    timers.yawn.set(asleepAfter.yawn, () => sayOf({ of: 'yawn', mood: 'yawns' }, view))
    timers.sleep.set(asleepAfter.sleep, () => {
      sayOf({ of: 'asleep', mood: 'asleep' }, view)
      // Nobody wakes by themselves.
      timers.calm.clear()
    })
  }
  function clap(view: SessionView): void {
    if (!view.table || !before?.table || !script || view.session.status !== 'playing') return
    if (script.clapping(view.table).length <= script.clapping(before.table).length) return
    show({ mood: 'claps' })
    timers.hands.set(CLAP_MS, () => show({ mood: 'listens' }))
  }
  function giveAwards(
    view: SessionView,
    since: number,
    [occasion, ...others]: ReturnType<typeof awardOccasions>,
  ): void {
    if (!occasion) return
    timers.award.set(Math.max(0, since + occasion.after - serverNow()), () => {
      sayOf(occasion, view)
      giveAwards(view, since, others)
    })
  }
  function turnPage(view: SessionView): void {
    for (const timer of [timers.words, timers.award, timers.calm, timers.hands]) timer.clear()
    saidAt = Number.NEGATIVE_INFINITY
    show({ caption: null, mood: 'listens' })
    const { table } = view
    if (view.session.status !== 'over' || !table) return
    const passed = serverNow() - table.since
    giveAwards(
      view,
      table.since,
      awardOccasions(table).filter(({ after }) => after > passed),
    )
  }

  function follow(view: SessionView): void {
    const isOpening = isTurn(before, view)
    const wasAsleep = useJester.getState().mood === 'asleep'
    if (isOpening) turnPage(view)
    const line = nextLine(before, view, { script, said: saidIn(view.session.id), random })
    if (wasAsleep && isIdle(view.table, script)) sayOf({ of: 'wake', mood: 'shocked' }, view)
    if (line) plan(line, view, isOpening)
    if (view.table?.paused) stopSpeaking()
    clap(view)
    countdown.follow(view)
    doze(view)
    before = view
  }
  function hear(): void {
    const view = feed.view()
    if (!view || view === before) return
    const { slug } = view.session
    if (scriptOf === slug) return follow(view)
    scriptOf = null
    void loadScript(slug).then((loaded) => {
      const newest = feed.view()
      if (isStopped || newest?.session.slug !== slug || scriptOf === slug) return
      script = loaded
      scriptOf = slug
      follow(newest)
    })
  }

  hear()
  const unsubscribe = feed.subscribe(hear)
  return () => {
    isStopped = true
    unsubscribe()
    countdown.stop()
    stopSpeaking()
    for (const timer of Object.values(timers)) timer.clear()
    useJester.setState(SILENT)
  }
}

function sound({ text, of }: NextLine, { session, table }: SessionView): void {
  if (table?.paused) stopSpeaking()
  else speak(text)
  const sting = STINGS[of]
  if (sting) play(sting, session.slug)
}

/** A page of the evening is turned, or laid aside for a pause: what he said and wanted to say about the last one is over. */
function isTurn(before: SessionView | null, now: SessionView): boolean {
  if (!before?.table || !now.table) return before?.session.status !== now.session.status
  const isStopped = before.table.paused !== now.table.paused
  return isStopped || before.session.status !== now.session.status || !isSamePhase(before.table, now.table)
}
