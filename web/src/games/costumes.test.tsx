import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Thing } from './attempt/thing.tsx'
import { COSTUME as BAKED } from './baked-or-bluffing/costume.tsx'
import { COSTUME as ROLLERS } from './high-rollers/costume.tsx'
import { PLAIN } from './interlude/costume.ts'
import { COSTUME as NEVER } from './never-have-i-ever/costume.tsx'
import { COSTUME as ROLL } from './roll-and-react/costume.tsx'
import { COSTUME as SPIN } from './spin-the-stash/costume.tsx'
import { COSTUME as TRUTH } from './truth-or-dare/costume.tsx'

const ALL = [TRUTH, SPIN, ROLLERS, ROLL, BAKED]

it('[TABLE-INTERLUDE-8] every game says it in words of its own, and still whom, that it is secret and what it pays', () => {
  for (const costume of [...ALL, NEVER, PLAIN]) {
    const { point, plead } = costume
    expect(point.at('Theo')).toContain('Theo')
    expect(point.before).toContain('in secret')
    expect(plead.ask('Theo and Ann')).toContain('Theo and Ann')
    expect(plead.pays('300')).toContain('300')
  }
  const titles = [...ALL, PLAIN].flatMap(({ point, plead, write }) => [
    point.title,
    plead.title,
    write.title,
    write.read,
  ])
  expect(new Set(titles).size).toBe(titles.length)
})

it('[TABLE-INTERLUDE-8] shows a thing of each room', () => {
  const things = [...ALL.flatMap(({ point, plead, write }) => [point, plead, write]), NEVER.point]
  const drawings = [...things.map(({ drawing }) => drawing), ...ALL.map(({ point }) => point.reach)]
  const drawn = drawings.map((drawing) => render(<Thing drawing={drawing} />).container.querySelectorAll('svg *'))
  for (const parts of drawn) expect(parts.length).toBeGreaterThan(0)
})
