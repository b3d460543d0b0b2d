import { useMemo } from 'react'
import { create } from 'zustand'
import { prefersStillness } from '../../lib/stillness.ts'
import type { Beat } from './beats.ts'
import { useTableClock } from './table-clock.ts'
import { useBeats } from './use-beats.ts'

type Beats = readonly Beat<string>[]

interface Story {
  /** When the phase began in which it is told. */
  readonly since: number
  /** As they are played. */
  readonly beats: Beats
  /** How much sooner than they are written; 1 is as written. */
  readonly pace?: number
}

/** What the screens tell just now, for everybody who goes by it: the sofa, the lights, the drums. */
const useToldStories = create<Readonly<Record<string, Story>>>(() => ({}))

const timesOf = ({ beats }: Story) => beats.map(([name, at]) => `${name} ${at}`).join()

export function tellStory(by: string, story: Story): void {
  const told = useToldStories.getState()[by]
  if (told?.since !== story.since || timesOf(told) !== timesOf(story)) useToldStories.setState({ [by]: story })
}

/** How much sooner than written everything comes in the phase that began then, as far as its screen has told yet. */
export function paceSince(since: number): number {
  const told = Object.values(useToldStories.getState())
  return Math.min(1, ...told.flatMap((story) => (story.since === since ? [story.pace ?? 1] : [])))
}

/** Calls whenever a screen tells something else; gives back what ends it. */
export const whenTold = (listen: () => void): (() => void) => useToldStories.subscribe(listen)

export function endStory(by: string): void {
  const { [by]: _, ...others } = useToldStories.getState()
  useToldStories.setState(others, true)
}

/** What is told in the phase that began then; empty while its screen has not opened its mouth. */
export function useStories(since: number): readonly Beats[] {
  const told = useToldStories()
  return useMemo(() => storiesSince(told, since), [told, since])
}

function storiesSince(told: Readonly<Record<string, Story>>, since: number): readonly Beats[] {
  return Object.values(told).flatMap((story) => (story.since === since ? [story.beats] : []))
}

/** Shorter than this is no hush. */
const HUSH_MS = 700

/** Until when the lights are down, from the beginning of the phase; 0 where nothing is waited for. */
export function hushOf(stories: readonly Beats[]): number {
  const big = stories.flat().flatMap(([, at, does]) => (does?.isClimax ? [at] : []))
  const first = Math.min(...big)
  return big.length > 0 && first >= HUSH_MS ? first : 0
}

/** When they go down: with the phase, but where a story says so itself because there is something to read before. */
export function hushFrom(stories: readonly Beats[]): number {
  return stories.flat().find(([, , does]) => does?.isDim)?.[1] ?? 0
}

/** When what was waited for has come; never where nothing is. */
export function outTime(stories: readonly Beats[]): number | null {
  return stories.flat().find(([, , does]) => does?.isOut)?.[1] ?? null
}

/** Whoever looks on takes it in before they leap, and a screen draws one thing at a time. */
export const TAKEN_IN_MS = 50

/** Whether what this phase keeps everybody waiting for has come out. */
export function useIsOut(): boolean {
  const time = outTime(useStories(useTableClock().since))
  return useBeats(time === null ? [] : [['out', time + TAKEN_IN_MS]])('out') > 0
}

/** Whether at this moment everybody holds their breath; nobody does who has all of it at once. */
export function isHush(since: number, now: number): boolean {
  const stories = storiesSince(useToldStories.getState(), since)
  const passed = now - since
  return !prefersStillness() && passed >= hushFrom(stories) && passed < hushOf(stories)
}

/** When everybody is paid: with the last thing that comes out, and before what is only added at leisure. */
export function payTime(stories: readonly Beats[]): number {
  return Math.max(0, ...stories.flat().flatMap(([, at, does]) => (does?.isAfter ? [] : [at])))
}
