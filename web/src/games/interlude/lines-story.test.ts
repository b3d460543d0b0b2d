import { expect, it } from 'vitest'
import { endOf, fitToPhase } from '../../show/timeline/beats.ts'
import { hushFrom, hushOf } from '../../show/timeline/stories.ts'
import { linesStory } from './lines-story.ts'

it('[TABLE-INTERLUDE-6] the lines, then the names, and the best one’s author in a hush', () => {
  const story = linesStory(3)
  expect(story.map(([name]) => name)).toEqual(['line', 'line', 'line', 'name', 'name', 'hush', 'stamp'])
  const times = story.map(([, at]) => at)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(hushOf([story]) - hushFrom([story])).toBe(1000)
})

it('[BEATS-4] a line more is a second more, and as many as there may be are told at their own pace', () => {
  for (const lines of [2, 3, 5, 8]) {
    const story = linesStory(lines)
    expect(fitToPhase(story, (4 + lines) * 1000)).toBe(story)
    expect(endOf(story)).toBeGreaterThan(2500)
  }
})
