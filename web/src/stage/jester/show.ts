import type { SessionView } from '@highjinks/protocol'
import { create } from 'zustand'
import { tickLastSeconds } from '../../lib/last-seconds.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { play } from '../../lib/sound.ts'
import type { Sting } from '../../lib/stings.ts'
import type { Feed } from '../feed.ts'
import { asleepAfter, dozesAt } from './dozing.ts'
import { type AnyScript, awardMoments, isSamePhase } from './moments.ts'
import { lineFor, type NextLine, nextLine } from './next-line.ts'
import { rememberSaid, saidIn } from './said-lines.ts'
import type { Moment, Mood } from './script.ts'
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
const FIRST_AWARD_MS = 7500
const AWARD_MS = 5200
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
}

/** Follows the session and lets the jester speak, until stopped. */
export function startShow({ feed, loadScript, random }: ShowOptions): () => void {
  let before: SessionView | null = null
  let script: AnyScript | null = null
  let scriptOf: string | null = null
  let saidAt = Number.NEGATIVE_INFINITY
  let stopCount = () => {}
  let countsTo: number | null = null
  let next: ReturnType<typeof setTimeout> | undefined
  const timers = { calm: next, yawn: next, sleep: next }
  let awards: readonly ReturnType<typeof setTimeout>[] = []

  function say(line: NextLine, view: SessionView, isOpening: boolean): void {
    const { id, text, mood } = line
    rememberSaid(view.session.id, id)
    saidAt = Date.now()
    show({ caption: text, mood, ...(isOpening && { announced: text }) })
    if (view.table?.paused) stopSpeaking()
    else speak(text)
    const sting = STINGS[line.of]
    if (sting) play(sting, view.session.slug)
    relax(STAYS_MS + WORD_MS * text.split(' ').length)
  }
  function relax(milliseconds: number): void {
    clearTimeout(timers.calm)
    timers.calm = setTimeout(() => show({ caption: null, mood: 'listens' }), milliseconds)
  }
  function plan(line: NextLine, view: SessionView, isOpening: boolean): void {
    clearTimeout(next)
    const due = view.table ? view.table.since + line.after - serverNow() : 0
    const wait = Math.max(0, due, saidAt + READ_MS - Date.now())
    next = setTimeout(() => say(line, view, isOpening), wait)
  }
  const lineOf = (moments: readonly Moment[], view: SessionView) =>
    lineFor(moments, view, { script, said: saidIn(view.session.id), random })
  function sayOf(moment: Moment, view: SessionView): void {
    const line = lineOf([moment], view)
    if (line) say(line, view, false)
    else show({ mood: moment.mood ?? 'talks' })
  }

  function doze(view: SessionView): void {
    clearTimeout(timers.yawn)
    clearTimeout(timers.sleep)
    if (!dozesAt(view, script)) return
    timers.yawn = setTimeout(() => sayOf({ of: 'yawn', mood: 'yawns' }, view), asleepAfter.yawn)
    timers.sleep = setTimeout(() => {
      sayOf({ of: 'asleep', mood: 'asleep' }, view)
      // Nobody wakes by themselves.
      clearTimeout(timers.calm)
    }, asleepAfter.sleep)
  }
  function count({ session, table }: SessionView): void {
    const isAsked = table !== null && table.waiting.length + table.welcome.length > 0
    const until = session.status === 'playing' && isAsked && !table.paused ? table.deadline : null
    if (until === countsTo) return
    countsTo = until
    stopCount()
    show({ count: null })
    if (until === null) return
    const stopTicks = tickLastSeconds(until, serverNow, () => {
      const left = Math.ceil((until - serverNow()) / 1000 - 0.2)
      show({ count: left > 0 ? left : null })
      speak(NUMBERS[left - 1] ?? '')
    })
    const end = setTimeout(() => show({ count: null }), until - serverNow())
    stopCount = () => {
      stopTicks()
      clearTimeout(end)
    }
  }
  function clap(view: SessionView): void {
    if (!view.table || !before?.table || !script || view.session.status !== 'playing') return
    if (script.clapping(view.table).length <= script.clapping(before.table).length) return
    show({ mood: 'claps' })
    relax(CLAP_MS)
  }
  function giveAwards(view: SessionView): void {
    awards.forEach(clearTimeout)
    awards = []
    if (view.session.status !== 'over' || !view.table) return
    awards = awardMoments(view.table).map((moment, i) =>
      setTimeout(() => sayOf(moment, view), FIRST_AWARD_MS + i * AWARD_MS),
    )
  }

  function follow(view: SessionView): void {
    const hasTurned = isTurn(before, view)
    if (hasTurned) clearTimeout(next)
    const line = nextLine(before, view, { script, said: saidIn(view.session.id), random })
    const wasAsleep = useJester.getState().mood === 'asleep'
    if (wasAsleep) sayOf({ of: 'wake', mood: 'shocked' }, view)
    if (line) plan(line, view, hasTurned)
    if (view.table?.paused) stopSpeaking()
    if (before?.session.status !== view.session.status) giveAwards(view)
    clap(view)
    count(view)
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

  let isStopped = false
  hear()
  const unsubscribe = feed.subscribe(hear)
  return () => {
    isStopped = true
    unsubscribe()
    stopCount()
    stopSpeaking()
    for (const timer of [next, ...Object.values(timers), ...awards]) clearTimeout(timer)
    useJester.setState(SILENT)
  }
}

/** A page of the evening is turned: what he wanted to say about the last one is too late. */
function isTurn(before: SessionView | null, now: SessionView): boolean {
  if (!before?.table || !now.table) return before?.session.status !== now.session.status
  return before.session.status !== now.session.status || !isSamePhase(before.table, now.table)
}
