import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { AskControls } from '../table/ask-controls.tsx'
import { SeenContext } from '../table/seen.ts'
import { Applause } from './applause.tsx'
import { Called } from './calls.tsx'

afterEach(cleanup)

const players = people(['Anna', 'Bert', 'Cleo'])

function hall(me: string | null, clapsLeft: number | null, clapping: readonly string[] = [], isBusy = false) {
  const act = vi.fn()
  render(
    <Applause
      performers={['Anna']}
      applause={{ clapping: [...clapping] }}
      {...{ clapsLeft, me, players, act, isBusy }}
    />,
  )
  return act
}

function Clocked({ clock }: { readonly clock: Parameters<typeof useClockOf>[0] }) {
  const rest = { act: vi.fn<() => void>(), isBusy: false, me: 'Bert', players }
  return (
    <TableClock value={useClockOf(clock)}>
      <Applause performers={['Anna']} applause={{ clapping: [] }} clapsLeft={0} {...rest} />
    </TableClock>
  )
}

describe('applause on the screen', () => {
  it('[TABLE-WAIT-1] waiting players have one large button, for the performer', () => {
    const act = hall('Bert', 2)
    fireEvent.click(screen.getByRole('button', { name: 'Applaud', description: /^2 of 3 left/ }))
    expect(act).toHaveBeenCalledWith({ type: 'applaud', for: 'Anna' })
  })

  it('[TABLE-WAIT-1] a performer reads who claps: for many, one name and how many more', () => {
    hall('Anna', null, ['Bert', 'Cleo'])
    expect(linesIn()).toContain('Bert and Cleo clap for you!')
    cleanup()
    hall('Anna', null, ['Bert', 'Cleo', 'Dora', 'Emil'])
    expect(linesIn()).toContain('Bert and 3 more clap for you!')
  })

  it('[TABLE-WAIT-1] it rests when all claps are used up, and while one is on its way', () => {
    hall('Bert', 0)
    expect(screen.queryByRole('button')).toBeNull()
    expect(linesIn()).toContain('You’re out of applause for Anna.')
    expect(document.body.textContent).toContain('We’ll move on when they’re done.')
    cleanup()
    vi.useFakeTimers({ now: 1_000_000 })
    const clock = { paused: false, since: 0, deadline: 1_094_000 }
    render(<Clocked clock={clock} />)
    expect(document.body.textContent).toContain('Moving on in 1:34 or sooner')
    vi.useRealTimers()
    cleanup()
    hall('Bert', 3, [], true)
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
  })

  it.each([
    ['Anna', [], null],
    ['Anna', ['Bert', 'Cleo'], 'Bert and Cleo clap for you!'],
    [null, ['Bert'], 'Bert claps!'],
  ])('[TABLE-WAIT-1] tells %s who claps, and no figure', (me, clapping, words) => {
    hall(me, me === null ? null : 0, clapping)
    expect(linesIn()).toEqual(words === null ? [] : [words])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const OPTIONS = [
  { value: 'truth', label: 'Truth' },
  { value: 'dare', label: 'Dare' },
  { value: 'surprise', label: 'Surprise' },
] as const

const seen = { me: 'Bert', players, isSeated: true, isBusy: false, ask: null }

function calls(chosen: string | null) {
  const onCall = vi.fn<(value: string) => void>()
  const ask = { question: 'Call it: what will Anna take?', prize: '+50 if right', mark: 'Your guess' }
  render(
    <SeenContext value={seen}>
      <AskControls ask={{ kind: 'one-of', options: OPTIONS, chosen, pick: onCall, ...ask }} isBusy={false} />
    </SeenContext>,
  )
  return onCall
}

describe('calls on the screen', () => {
  it('[TABLE-WAIT-2] one tap calls, and says what a right one pays', () => {
    const onCall = calls(null)
    expect(screen.getByRole('group', { name: 'Call it: what will Anna take?' })).toBeTruthy()
    expect(document.body.textContent).toContain('+50 if right')
    fireEvent.click(screen.getByRole('button', { name: 'Dare' }))
    expect(onCall).toHaveBeenCalledExactlyOnceWith('dare')
  })

  it('[TABLE-WAIT-2] a call is locked and visible to its player', () => {
    const onCall = calls('dare')
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('DareYour guess')
    for (const button of screen.getAllByRole('button')) fireEvent.click(button)
    expect(onCall).not.toHaveBeenCalled()
  })

  it('[TABLE-WAIT-2] the others see who has called, and not what', () => {
    render(<Called called={['Cleo']} me="Bert" players={players} />)
    expect(screen.getByRole('list', { name: 'Guesses in' }).textContent).toBe('Cleo')
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
