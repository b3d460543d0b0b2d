import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { create } from 'zustand'
import { serverNow } from '../../lib/server-clock.ts'
import { prefersStillness } from '../../lib/stillness.ts'
import type { Feed } from '../feed.ts'
import { stepTimes } from '../podium/podium-timeline.ts'
import { NOTHING_TOLD, TAKEN_IN_MS } from '../timeline/beats.ts'
import { lengthOf, outBy, paceIn } from '../timeline/steps.ts'
import { ASIDE_EVERY_MS, asideOf, mayHaveAside } from './asides.ts'
import { createCountdown } from './countdown.ts'
import { loadLaterLines, withLaterLines } from './later-lines.ts'
import { keepMemory, memoryOf } from './memory/kept-memory.ts'
import { markTold, remember } from './memory/memory.ts'
import { type Speech, speechOf } from './memory/recollections.ts'
import { leadIn, lineFor, type NextLine, nextLine } from './next-line.ts'
import { type AnyScript, awardOccasions, isIdle, isSamePhase } from './occasions.ts'
import { rememberSaid, saidIn } from './said-lines.ts'
import type { JesterMood, Lines, Occasion } from './script.ts'
import { createTimer } from './timer.ts'
import { speak, stopSpeaking } from './voice.ts'

interface Shown {
  readonly mood: JesterMood
  /** The text in the bubble. */
  readonly caption: string | null
  /** The line that opened the phase, which is the only one a screen reader gets. */
  readonly announced: string
  /** The last five seconds. */
  readonly count: number | null
  /** Someone performs, and he watches. */
  readonly isAudience: boolean
}

const SILENT: Shown = { mood: 'listens', caption: null, announced: '', count: null, isAudience: false }
export const useJester = create<Shown>(() => SILENT)
const show = (change: Partial<Shown>) => useJester.setState(change)

/** A bubble stays at least this long before the next one. */
const READ_MS = 2600
const WORD_MS = 330
const STAYS_MS = 4500
const CLAP_MS = 1800
const NUMBERS = ['one', 'two', 'three', 'four', 'five']

export interface ShowOptions {
  readonly feed: Feed
  /** Resolves to null for a game without lines, or if they don't load: he then uses the general ones. */
  readonly loadScript: (slug: string) => Promise<AnyScript | null>
  readonly random: () => number
  /** Whose screen he is on; null for a spectator's. A TV is everyone's. */
  readonly me: PlayerId | null
  /** He speaks his lines aloud, on one screen per room. */
  readonly isHeard: boolean
}

/** Follows the session and lets the jester speak until stopped. */
export function startShow({ feed, loadScript, random, me, isHeard }: ShowOptions): () => void {
  let before: SessionView | null = null
  let script: AnyScript | null = null
  let scriptOf: string | null = null
  let later: Lines = {}
  let saidAt = Number.NEGATIVE_INFINITY
  /** His last line was about a result that had just come out. */
  let isPunch = false
  /** The number of asides on this page. */
  let asides = 0
  let isStopped = false
  const timers = {
    words: createTimer(),
    lead: createTimer(),
    calm: createTimer(),
    hands: createTimer(),
    yawn: createTimer(),
    sleep: createTimer(),
    award: createTimer(),
    aside: createTimer(),
  }
  const countdown = createCountdown((count) => {
    show({ count })
    if (count !== null && isHeard) speak(NUMBERS[count - 1] ?? '')
  })

  function say(line: NextLine, view: SessionView, isOpening: boolean): void {
    const { id, text, mood, memory } = line
    rememberSaid(view.session.id, id)
    if (memory !== null) keepMemory(view.session.id, markTold(memoryOf(view.session.id), memory))
    saidAt = Date.now()
    isPunch = line.after > 0 && !text.endsWith('…') && !prefersStillness()
    show({ caption: text, mood, ...(isOpening && { announced: text }) })
    if (isHeard) sayAloud(text, view)
    timers.hands.clear()
    const stays = STAYS_MS + WORD_MS * text.split(' ').length
    timers.calm.set(stays, () => show(staysAt(view, script) ? { mood: 'listens' } : { caption: null, mood: 'listens' }))
  }
  function plan(line: NextLine, view: SessionView, isOpening: boolean): void {
    const lead = isOpening && !prefersStillness() ? leadIn(line, view, telling(view)) : null
    if (lead && line.after - passedIn(view) > READ_MS) timers.lead.set(untilRead(), () => say(lead, view, false))
    const due = view.table ? afterIn(view.table, line, script) - passedIn(view) : 0
    timers.words.set(Math.max(0, due, untilRead()), () => say(line, view, isOpening))
  }
  const untilRead = () => Math.max(0, saidAt + READ_MS - Date.now())
  const telling = (view: SessionView) => ({
    script: withLaterLines(script, later),
    said: saidIn(view.session.id),
    random,
    memory: memoryOf(view.session.id),
    reader: isHeard ? null : { me },
  })
  const lineOf = (occasions: readonly Occasion[], view: SessionView) => lineFor(occasions, view, telling(view))
  function sayOf(occasion: Occasion, view: SessionView): void {
    const line = lineOf([occasion], view)
    if (line) say(line, view, false)
    else show({ mood: occasion.mood ?? 'talks' })
  }

  /** On a TV, says a word now and then while many are at their phones, this long after the last one. */
  function speakAside(view: SessionView): void {
    timers.aside.clear()
    if (!isHeard || !mayHaveAside(view, script, asides)) return
    const silentSince = () => Math.max(saidAt, Date.now() - passedIn(view))
    timers.aside.set(silentSince() + ASIDE_EVERY_MS - Date.now(), () => {
      const isDue = Date.now() - silentSince() >= ASIDE_EVERY_MS
      const line = isDue && mayHaveAside(view, script, asides) ? lineOf(asideOf(view, asides), view) : null
      if (line) {
        asides++
        say(line, view, false)
      }
      if (line || !isDue) speakAside(view)
    })
  }
  function doze(view: SessionView): void {
    timers.yawn.clear()
    timers.sleep.clear()
    if (!dozesAt(view, script)) return
    timers.yawn.set(asleepAfter.yawn, () => sayOf({ of: 'yawn', mood: 'yawns' }, view))
    timers.sleep.set(asleepAfter.sleep, () => {
      sayOf({ of: 'asleep', mood: 'asleep' }, view)
      // He only wakes up for an event.
      timers.calm.clear()
    })
  }
  function clap(view: SessionView): void {
    if (!view.table || !before?.table || !script || view.session.status !== 'playing') return
    if (script.clapping(view.table).length <= script.clapping(before.table).length) return
    show({ mood: 'claps' })
    timers.hands.set(CLAP_MS, () => show({ mood: 'listens' }))
  }
  function giveSpeech(view: SessionView, since: number, [occasion, ...others]: Speech): void {
    if (!occasion) return
    timers.award.set(Math.max(0, since + occasion.after - serverNow()), () => {
      sayOf(occasion, view)
      giveSpeech(view, since, others)
    })
  }
  function turnPage(view: SessionView): void {
    for (const timer of [timers.words, timers.lead, timers.award, timers.calm, timers.hands]) timer.clear()
    asides = 0
    const { table } = view
    // Leave a late punch line in the bubble into the next phase, so that people can read it.
    if (isPunch && untilRead() > 0 && isGoingOn(before, view))
      timers.calm.set(untilRead(), () => show({ caption: null, mood: 'listens' }))
    else {
      saidAt = Number.NEGATIVE_INFINITY
      show({ caption: null, mood: 'listens' })
    }
    if (view.session.status !== 'over' || !table) return
    const passed = serverNow() - table.since
    // With reduced motion the winner shows right away, so the winner's line comes first.
    const [first = 0] = prefersStillness() ? stepTimes(table, 'first') : []
    const speech = [...speechOf(memoryOf(view.session.id), view, table), ...awardOccasions(table)]
      .map((one) => (one.after < first ? { ...one, after: one.after + first } : one))
      .filter(({ after }) => after > passed)
    giveSpeech(
      view,
      table.since,
      speech.sort((a, b) => a.after - b.after),
    )
  }

  function follow(view: SessionView): void {
    const isOpening = isTurn(before, view)
    const wasAsleep = useJester.getState().mood === 'asleep'
    if (isOpening) turnPage(view)
    keepMemory(view.session.id, remember(memoryOf(view.session.id), before, view, script))
    const line = nextLine(before, view, telling(view))
    if (wasAsleep && isIdle(view.table, script)) sayOf({ of: 'wake', mood: 'shocked' }, view)
    if (line) plan(line, view, isOpening)
    if (view.table?.paused) stopSpeaking()
    show({ isAudience: isPerformance(view, script) })
    clap(view)
    countdown.follow(view)
    speakAside(view)
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

  void loadLaterLines().then((lines) => {
    later = lines
  })
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

/** Returns whether his line stays until the next one: not during a performance, and not outside a game. */
function staysAt({ session, table }: SessionView, script: AnyScript | null): boolean {
  if (!table || table.paused) return false
  return session.status === 'over' || (session.status === 'playing' && !script?.isMute?.(table))
}

function isPerformance({ session, table }: SessionView, script: AnyScript | null): boolean {
  return session.status === 'playing' && table?.paused === false && script?.isMute?.(table) === true
}

function passedIn({ table }: SessionView): number {
  return table ? serverNow() - table.since : 0
}

/**
 * Returns when the line comes on this screen's clock: sooner in a phase too short for its beats, and right away with
 * reduced motion.
 */
function afterIn(table: TableFrame, { after }: NextLine, script: AnyScript | null): number {
  if (prefersStillness()) return 0
  const length = lengthOf(table)
  return Math.min(after * paceIn(script?.timeline?.(table) ?? NOTHING_TOLD, length), outBy(length) + TAKEN_IN_MS)
}

function sayAloud(text: string, { table }: SessionView): void {
  if (table?.paused) stopSpeaking()
  else speak(text)
}

function isGoingOn(before: SessionView | null, { session, table }: SessionView): boolean {
  const isPlaying = session.status === 'playing' && before?.session.status === 'playing'
  return isPlaying && table?.paused === false && before?.table?.paused === false
}

/** Returns whether the page turned or a pause began: his lines about the last one are then over. */
function isTurn(before: SessionView | null, now: SessionView): boolean {
  if (!before?.table || !now.table) return before?.session.status !== now.session.status
  const isStopped = before.table.paused !== now.table.paused
  return isStopped || before.session.status !== now.session.status || !isSamePhase(before.table, now.table)
}

/** The time without events until he yawns, and until he sleeps. */
export const asleepAfter = { yawn: 50_000, sleep: 110_000 } as const

/** Returns whether he can doze: only while everything waits for people, never during a countdown or a performance. */
function dozesAt({ session, table }: SessionView, script: AnyScript | null): boolean {
  if (session.status !== 'playing' || !table) return session.status !== 'starting'
  // Everyone sleeps then, and he does too.
  if (table.paused) return false
  if (script?.isMute?.(table)) return false
  return table.deadline === null || table.overdue
}
