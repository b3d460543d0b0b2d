import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThemeDrawing } from './attempt/theme-drawing.tsx'
import { INTERLUDE_THEME as BAKED } from './baked-or-bluffing/interlude-theme.tsx'
import { INTERLUDE_THEME as ROLLERS } from './high-rollers/interlude-theme.tsx'
import { PLAIN } from './interlude/interlude-theme.ts'
import { INTERLUDE_THEME as NEVER } from './never-have-i-ever/interlude-theme.tsx'
import { INTERLUDE_THEME as ROLL } from './roll-and-react/interlude-theme.tsx'
import { INTERLUDE_THEME as SPIN } from './spin-the-stash/interlude-theme.tsx'
import { INTERLUDE_THEME as TRUTH } from './truth-or-dare/interlude-theme.tsx'

const ALL = [TRUTH, SPIN, ROLLERS, ROLL, BAKED]

it("[TABLE-INTERLUDE-8] each game has words of its own, which still say who, that it's secret, and what it pays", () => {
  for (const theme of [...ALL, NEVER, PLAIN]) {
    const { point, plead } = theme
    expect(point.at('Theo')).toContain('Theo')
    expect(point.before).toContain('in secret')
    expect(plead.ask('Theo')).toContain('Theo')
    expect(plead.pays('300', '100')).toMatch(/^300 .*100/)
  }
  const titles = [...ALL, PLAIN].flatMap(({ point, plead, write }) => [
    point.title,
    plead.title,
    write.title,
    write.read,
  ])
  expect(new Set(titles).size).toBe(titles.length)
})

it('[TABLE-INTERLUDE-8] shows a thing from each room', () => {
  const things = [...ALL.flatMap(({ point, plead, write }) => [point, plead, write]), NEVER.point]
  const drawings = [...things.map(({ drawing }) => drawing), ...ALL.map(({ point }) => point.reach)]
  const drawn = drawings.map((drawing) =>
    render(<ThemeDrawing drawing={drawing} />).container.querySelectorAll('svg *'),
  )
  for (const parts of drawn) expect(parts.length).toBeGreaterThan(0)
})
