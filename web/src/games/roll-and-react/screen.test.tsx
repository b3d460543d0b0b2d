import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { FOUR, gallery, guessing, ready, tap } from './testing/acted.ts'
import { ownPart, themeOf } from './theme.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('before a run', () => {
  it('[TABLE-ACT-10] the next in line says out loud what the actor does, and reads that it’s them', () => {
    const table = ready()
    table.does('Anna', { type: 'start' })
    expect(table.sits('Bert').text()).toContain('You call the play-by-play.')
    cleanup()
    expect(table.sits('Cleo').text()).toContain('Bert calls the play-by-play.')
  })

  it("[TABLE-ACT-1] everyone has the six scenes, in their phone's own order, and watches the actor", () => {
    const table = ready()
    const orders = ['Bert', 'Cleo', null].map((seat) => {
      const screen = table.sits(seat)
      expect(linesIn().join(' ')).toContain('Anna')
      expect(screen.queryAllByRole('button')).toEqual([])
      const rows = screen.getAllByRole('listitem')
      const texts = rows.map((item) => item.textContent)
      expect([...texts].sort()).toEqual(
        table
          .view()
          .board.map(({ text }) => text)
          .sort(),
      )
      cleanup()
      return texts.join()
    })
    expect(new Set(orders).size).toBe(3)
  })

  it('[TABLE-ACT-1] the actor is ready with one tap, can swap the board once, and can pass', () => {
    const table = ready()
    const anna = table.sits('Anna')
    tap(anna.getByRole('button', { name: 'Deal me another board' }))
    anna.update()
    expect(anna.queryByRole('button', { name: 'Deal me another board' })).toBeNull()
    anna.getByRole('button', { name: 'Not this time' })
    tap(anna.getByRole('button', { name: 'I’m ready' }))
    expect(table.outcomes.map(([, move, outcome]) => [move['type'], outcome])).toEqual([
      ['swap', 'ok'],
      ['start', 'ok'],
    ])
    expect(table.view().phase).toBe('watch')
  })

  it('[TABLE-ACT-1] every screen says how many scenes are ahead and how long they take', () => {
    const table = ready()
    const { draws, runSeconds } = table.view()
    for (const screen of [table.sits('Anna'), table.sits('Bert'), table.sits(null), table.hangs()]) {
      expect(screen.text()).toContain(`Up to ${draws} scenes in ${runSeconds} seconds`)
    }
    expect(table.sits('Anna').text()).toContain('First comes a rehearsal that doesn’t count.')
  })

  it('[TABLE-ACT-1] apart, the cameras are on', () => {
    expect(ready({ distance: 'apart' }).sits('Anna').text()).toContain('Camera on.')
    cleanup()
    expect(ready({ distance: 'apart' }).sits('Bert').text()).toContain('Cameras on!')
    cleanup()
    expect(ready().sits('Bert').text()).not.toContain('Cameras')
  })

  it('says that passing costs nothing', () => {
    const table = ready()
    tap(table.sits('Anna').getByRole('button', { name: 'Not this time' }))
    cleanup()
    const bert = table.sits('Bert')
    bert.getByRole('heading', { name: 'Anna passes' })
    expect(linesIn(bert.container).join(' ')).toContain('No penalty.')
    expect(bert.queryAllByRole('button')).toEqual([])
  })
})

describe('during a run', () => {
  it('[TABLE-ACT-2] marks one scene for the actor, and shows everyone else six alike', () => {
    const table = guessing()
    const anna = table.sits('Anna')
    expect(anna.queryByText('This one')).toBeNull()
    fireEvent.pointerDown(anna.getByRole('button', { name: 'Hold to see' }))
    expect(anna.getByText('This one').closest('li')?.textContent).toContain(table.textOf(table.right()))
    expect(anna.getAllByRole('listitem')).toHaveLength(6)
    cleanup()
    const bert = table.sits('Bert')
    expect(bert.queryByText('This one')).toBeNull()
    expect(new Set(bert.getAllByRole('button').map((one) => one.className)).size).toBe(1)
    cleanup()
    const rows = table.sits(null).getAllByRole('listitem')
    expect(new Set(rows.map((row) => row.firstElementChild?.className)).size).toBe(1)
  })

  it('[TABLE-ACT-2] strikes a guessed scene on every screen', () => {
    const table = guessing()
    const scene = table.textOf(table.right())
    table.locks('Bert', true)
    table.locks('Cleo', false)
    table.locks('Dora', false)
    table.waits(4)
    for (const seat of [...FOUR, null]) {
      const screen = table.sits(seat)
      expect(screen.getByText(', solved').closest('li')?.textContent).toContain(scene)
      cleanup()
    }
    expect(table.sits('Bert').getByRole<HTMLButtonElement>('button', { name: `${scene}, solved` }).disabled).toBe(true)
  })

  it('[TABLE-ACT-3] first everyone watches; then one tap locks one guess, and nothing moves', () => {
    const table = ready()
    table.begins()
    const bert = table.sits('Bert')
    const names = () => bert.getAllByRole('listitem').map((item) => item.textContent?.replace('Yours', '').trim())
    const before = names()
    expect(bert.getAllByRole<HTMLButtonElement>('button').every((one) => one.disabled)).toBe(true)
    table.waits(4)
    bert.update()
    expect(bert.getByRole('list', { name: 'Guess now.' })).toBeTruthy()
    tap(bert.getByRole('button', { name: table.textOf(table.right()) }))
    expect(table.outcomes).toEqual([['Bert', { type: 'guess', draw: 1, scene: table.right() }, 'ok']])
    bert.update()
    expect(bert.getAllByRole('button', { pressed: true })).toHaveLength(1)
    expect(names()).toEqual(before)
    for (const other of ['Anna', 'Cleo', null]) {
      cleanup()
      expect(table.sits(other).queryByText('Yours')).toBeNull()
    }
    expect(table.view().locked).toEqual(['Bert'])
  })

  it('[TABLE-ACT-3] a player who has locked can applaud, and the actor sees who it is', () => {
    const table = guessing()
    const bert = table.sits('Bert')
    expect(bert.queryByRole('button', { name: /^Applaud/ })).toBeNull()
    table.locks('Bert', false)
    bert.update()
    tap(bert.getByRole('button', { name: /^Applaud/ }))
    expect(table.outcomes).toEqual([['Bert', { type: 'applaud', for: 'Anna' }, 'ok']])
    cleanup()
    expect(table.sits('Anna').text()).toContain('Bert claps for you!')
  })

  it('[TABLE-ACT-4] the result of the last scene stays while the next one is guessed', () => {
    const table = guessing()
    table.locks('Bert', true)
    table.locks('Cleo', false)
    table.locks('Dora', true)
    table.waits(1)
    expect(table.view().phase).toBe('guess')
    expect(table.sits('Bert').text()).toContain('You saw it! +200.')
    cleanup()
    expect(table.sits('Cleo').text()).toContain('Nope, not that one.')
  })

  it("[TABLE-ACT-4] the next scene starts with the last one's result, and keeps what no one saw", () => {
    const seen = guessing()
    seen.locks('Bert', true)
    seen.locks('Cleo', false)
    seen.locks('Dora', true)
    expect(seen.sits('Bert').text()).toContain('You saw it! +200.')
    cleanup()
    expect(seen.sits('Cleo').text()).toContain('Nope, not that one.')
    cleanup()
    expect(seen.sits('Anna').text()).toContain('2 of 3 saw that one.')
    cleanup()

    const missed = guessing()
    const scene = missed.textOf(missed.right())
    for (const id of FOUR.slice(1)) missed.locks(id, false)
    const bert = missed.sits('Bert')
    expect(bert.text()).toContain('No one saw it, so it’s still on the board.')
    expect(bert.queryByText(', solved')).toBeNull()
    cleanup()
    expect(missed.sits('Anna').getByText('Nobody saw it').closest('li')?.textContent).toContain(scene)
  })
})

describe('the rehearsal', () => {
  it('[TABLE-ACT-9] every screen says that it is one, and then that it was', () => {
    const table = ready()
    table.does('Anna', { type: 'start' })
    const words = () =>
      [table.sits('Anna'), table.sits('Bert'), table.sits(null), table.hangs()].map((one) => one.text())
    for (const said of words().slice(1)) expect(said).toMatch(/rehearsal/i)
    table.waits(4)
    for (const said of words().slice(2)) expect(said).toMatch(/A rehearsal: this one doesn’t count/)
    table.locks('Bert', true)
    table.locks('Cleo', false)
    table.locks('Dora', false)
    expect(table.sits('Bert').text()).toContain('You saw it! That was the rehearsal. Now it counts.')
    for (const said of words()) expect(said).toContain('That was the rehearsal. Now it counts')
  })
})

describe('after a run', () => {
  it('the gallery shows who saw the scene, the other guesses, and their points', () => {
    const table = gallery()
    const bert = table.sits('Bert')
    bert.getByRole('heading', { name: '2 of 3 guesses right' })
    const ownLine = (seat: string) => table.sits(seat).container.querySelector('[data-own-result]')?.textContent
    expect(['Anna', 'Bert', 'Cleo'].map(ownLine)).toEqual([
      '2 of 3 guesses right! +200',
      'You saw it! +200',
      'You didn’t get any.',
    ])
    expect(table.sits(null).text()).toContain('Anna +200')
    const faces = (name: string) =>
      Array.from(bert.getByRole('list', { name }).querySelectorAll('[aria-label]')).map((one) => one.ariaLabel)
    expect(faces('Saw it')).toEqual(['You', 'Dora'])
    expect(faces(`Guessed ${table.mistake}`)).toEqual(['Cleo'])
    expect(bert.getByRole('list', { name: 'The run' }).textContent).toContain(table.scene)
    expect(table.sits('Cleo').container.querySelector('.run-mine')?.textContent).toMatch(/^You saw: /)
    tap(bert.getByRole('button', { name: /^Applaud/ }))
    expect(table.outcomes).toEqual([['Bert', { type: 'applaud', for: 'Anna' }, 'ok']])
  })

  it('before that each scene has the stage: its name, the guesses, the stamp', () => {
    const table = gallery()
    vi.useFakeTimers()
    vi.setSystemTime(table.view().since)
    const tv = table.hangs()
    const at = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds)
      })
      const bill = tv.container.querySelector('.act-title')?.lastChild?.textContent
      const takes = [...tv.container.querySelectorAll('.act-take:not(.invisible) .act-bubble')]
      const stamp = tv.container.querySelector('.act-stamp')?.textContent
      return [bill, ...takes.map(({ textContent }) => textContent), stamp]
    }
    const [bill, misread] = [table.scene, table.mistake].map((text) => ownPart(text, themeOf(table.view().board)))
    const [seen, mistaken] = ['Bert and Dora saw it', `Cleo saw${misread}`]
    expect([at(200), at(200), at(700), at(300), at(1000)]).toEqual([
      [undefined, undefined],
      [bill, undefined],
      [bill, seen, undefined],
      [bill, seen, mistaken, undefined],
      [bill, seen, mistaken, '2 of 3 saw it'],
    ])
    expect(tv.queryByRole('list', { name: 'The run' })).toBeNull()
    expect(at(900)).toEqual([undefined, undefined])
    // One picture for the room, and all of it for screen readers.
    expect(tv.container.querySelector('.bow')?.textContent).toBe(
      `2 of 3 guesses rightAnna +200Cleo saw“${table.mistake}”It was: ${table.scene}`,
    )
    expect(tv.getByRole('list', { name: 'The run' }).textContent).toBe(
      `${table.scene}: seen by Bert and Dora; Cleo took it for ${table.mistake}`,
    )
  })

  it('[TABLE-ACT-6] the best of the round is one tap on another face, and then everyone sees who it is', () => {
    const table = ready()
    for (const actor of FOUR) {
      table.opens()
      for (const id of FOUR) if (id !== actor) table.locks(id, true)
      table.does(actor, { type: 'pass' })
      table.waits(8)
    }
    expect(table.sits(null).getByRole('list', { name: 'Who acted' }).textContent).toMatch(/^Anna.+Bert.+Cleo.+Dora.+$/)
    cleanup()
    const anna = table.sits('Anna')
    expect(anna.getAllByRole('button').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Bert./),
      expect.stringMatching(/^Cleo./),
      expect.stringMatching(/^Dora./),
    ])
    tap(anna.getByRole('button', { name: /^Cleo/ }))
    anna.update()
    anna.getByText('You picked Cleo.')
    expect(anna.queryByRole('button', { name: /^(Bert|Cleo|Dora)/ })).toBeNull()
    cleanup()
    expect(table.sits('Bert').queryByText(/You picked/)).toBeNull()
    table.does('Bert', { type: 'favorite', player: 'Cleo' })
    table.does('Cleo', { type: 'favorite', player: 'Anna' })
    table.does('Dora', { type: 'favorite', player: 'Cleo' })
    cleanup()
    const tv = table.sits(null)
    tv.getByRole('heading', { name: 'Best of the round: Cleo!' })
    expect(tv.getAllByRole('listitem').map((row) => row.textContent)).toContain('Place 1Cleo1,000+300')
  })
})
