import { expect, it } from 'vitest'
import { suspenseFrom, suspenseUntil } from '../../show/timeline/beats.ts'
import { endOf, fitToPhase } from '../../show/timeline/steps.ts'
import { linesTimeline } from './timelines.ts'

it('[TABLE-INTERLUDE-6] the lines, then the names, and the best one’s author after a moment of suspense', () => {
  const timeline = linesTimeline(3)
  expect(timeline.map(([name]) => name)).toEqual(['line', 'line', 'line', 'name', 'name', 'suspense', 'stamp'])
  const times = timeline.map(([, at]) => at)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(suspenseUntil(timeline) - suspenseFrom(timeline)).toBe(1000)
})

it('[TIMELINE-4] another line is another second, and the most lines still have their own pace', () => {
  for (const lines of [2, 3, 5, 8]) {
    const timeline = linesTimeline(lines)
    expect(fitToPhase(timeline, (4 + lines) * 1000)).toBe(timeline)
    expect(endOf(timeline)).toBeGreaterThan(2500)
  }
})
