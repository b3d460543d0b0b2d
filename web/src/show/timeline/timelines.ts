import { useMemo } from 'react'
import { create } from 'zustand'
import { prefersStillness } from '../../lib/stillness.ts'
import type { Step } from './steps.ts'
import { useTableClock } from './table-clock.ts'
import { useSteps } from './use-steps.ts'

type Steps = readonly Step<string>[]

interface Timeline {
  /** When the phase began in which it is told. */
  readonly since: number
  /** As they are played. */
  readonly steps: Steps
  /** How much sooner than they are written; 1 is as written. */
  readonly pace?: number
}

/** What the screens tell just now, for everybody who goes by it: the sofa, the lights, the drums. */
const useShownTimelines = create<Readonly<Record<string, Timeline>>>(() => ({}))

const timesOf = ({ steps }: Timeline) => steps.map(([name, at]) => `${name} ${at}`).join()

export function showTimeline(by: string, timeline: Timeline): void {
  const told = useShownTimelines.getState()[by]
  if (told?.since !== timeline.since || timesOf(told) !== timesOf(timeline))
    useShownTimelines.setState({ [by]: timeline })
}

/** How much sooner than written everything comes in the phase that began then, as far as its screen has told yet. */
export function paceSince(since: number): number {
  const told = Object.values(useShownTimelines.getState())
  return Math.min(1, ...told.flatMap((timeline) => (timeline.since === since ? [timeline.pace ?? 1] : [])))
}

/** Calls whenever a screen tells something else; gives back what ends it. */
export const whenTold = (listen: () => void): (() => void) => useShownTimelines.subscribe(listen)

export function endTimeline(by: string): void {
  const { [by]: _, ...others } = useShownTimelines.getState()
  useShownTimelines.setState(others, true)
}

/** What is told in the phase that began then; empty while its screen has not opened its mouth. */
export function useTimelinesSince(since: number): readonly Steps[] {
  const told = useShownTimelines()
  return useMemo(() => timelinesSince(told, since), [told, since])
}

function timelinesSince(told: Readonly<Record<string, Timeline>>, since: number): readonly Steps[] {
  return Object.values(told).flatMap((timeline) => (timeline.since === since ? [timeline.steps] : []))
}

/** Shorter than this is no suspense. */
const SUSPENSE_MS = 700

/** Until when the lights are down, from the beginning of the phase; 0 where nothing is waited for. */
export function suspenseUntil(timelines: readonly Steps[]): number {
  const big = timelines.flat().flatMap(([, at, does]) => (does?.isClimax ? [at] : []))
  const first = Math.min(...big)
  return big.length > 0 && first >= SUSPENSE_MS ? first : 0
}

/** When they go down: with the phase, but where a timeline says so itself because there is something to read before. */
export function suspenseFrom(timelines: readonly Steps[]): number {
  return timelines.flat().find(([, , does]) => does?.isDim)?.[1] ?? 0
}

/** When what was waited for has come; never where nothing is. */
export function outTime(timelines: readonly Steps[]): number | null {
  return timelines.flat().find(([, , does]) => does?.isOut)?.[1] ?? null
}

/** Whoever looks on takes it in before they leap, and a screen draws one thing at a time. */
export const TAKEN_IN_MS = 50

/** Whether what this phase keeps everybody waiting for has come out. */
export function useIsOut(): boolean {
  const time = outTime(useTimelinesSince(useTableClock().since))
  return useSteps(time === null ? [] : [['out', time + TAKEN_IN_MS]])('out') > 0
}

/** Whether at this moment everybody holds their breath; nobody does who has all of it at once. */
export function isSuspense(since: number, now: number): boolean {
  const timelines = timelinesSince(useShownTimelines.getState(), since)
  const passed = now - since
  return !prefersStillness() && passed >= suspenseFrom(timelines) && passed < suspenseUntil(timelines)
}

/** When everybody is paid: with the last thing that comes out, and before what is only added at leisure. */
export function payTime(timelines: readonly Steps[]): number {
  return Math.max(0, ...timelines.flat().flatMap(([, at, does]) => (does?.isAfter ? [] : [at])))
}
