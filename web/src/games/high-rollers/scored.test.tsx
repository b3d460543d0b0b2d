import { cleanup, screen as page, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Recap } from './recap.tsx'
import { NAMES, open, openAt, tap } from './testing/opened.ts'

afterEach(cleanup)

describe('the result of a roll, and whether it was fair', () => {
  it('[TABLE-DICE-9] [TABLE-18] crowns the winner of a challenge in secret, with their points and who had called it', () => {
    const { table, actor, one, other, decides } = openAt('Challenge')
    decides('keep')
    table.does(actor, { type: 'name', player: one })
    for (const id of [actor, one]) table.does(id, { type: 'done' })
    expect(table.hangs().text()).toContain(`${other} is the whole jury.Snacks`)
    // The table's frame names the players it waits for.
    expect(table.sits(actor).text()).not.toContain('Waiting')
    tap(table.sits(other).getByRole('button', { name: one }))
    expect(table.outcomes).toEqual([[other, { type: 'crown', winner: one }, 'ok']])
    const score = table.sits(null)
    expect(score.text()).toContain(`${one} wins!`)
    // The winner's call was paid before: each has one sum, with its reason.
    const taskGains: Readonly<Record<string, number>> = table.view().score?.taskGains ?? {}
    const gain = (id: string) => (taskGains[id] ?? 0).toLocaleString('en-US')
    expect(score.getByRole('list', { name: 'Points' }).textContent).toBe(
      `${actor}For trying.+${gain(actor)}${one}For winning the challenge.+${gain(one)}`,
    )
  })

  it('[TABLE-DICE-9] the best of the round get the jar, and everyone reads how much', () => {
    const { table } = openAt('Hit')
    for (let turn = 0; turn < NAMES.length; turn++) {
      const { view, does } = table
      const performer = view().turn ?? ''
      does(performer, { type: 'roll' })
      table.waits(60)
      does(performer, { type: 'decide', decision: 'keep' })
      table.waits(60)
      for (const id of NAMES) does(id, { type: 'wild', task: 'Hit' })
      does(performer, { type: 'name', player: view().choices[0] ?? '' })
      const [first = ''] = view().attempt?.performers ?? []
      for (const id of NAMES) does(id, { type: 'done' })
      for (const id of NAMES) {
        does(id, { type: 'judge', verdict: 'did-it' })
        does(id, { type: 'crown', winner: first })
      }
      table.waits(8)
    }
    expect(table.view().phase).toBe('favorite')
    expect(table.sits(null).text()).toContain('Best of the round?')
    const [one = '', other = ''] = table.view().lap.candidates
    for (const id of NAMES) table.does(id, { type: 'favorite', player: id === one ? other : one })
    expect(table.sits(null).text()).toContain('Best of the round')
  })

  it('[TABLE-DICE-10] keeps the hashes behind a small shield, and the seed until the dice have fallen', async () => {
    const { table, actor } = open()
    const hash = table.view().hash ?? ''
    const theirs = table.sits(actor)
    expect(theirs.text()).not.toContain(hash.slice(0, 8))
    tap(theirs.getByRole('button', { name: 'Are the dice fair?' }))
    expect((await page.findByRole('dialog')).textContent).toContain(`SHA-256 ${hash}`)
    expect(page.getByRole('dialog').textContent).not.toContain('Seed ')
    theirs.goes()
    table.does(actor, { type: 'roll' })
    tap(table.sits(actor).getByRole('button', { name: 'Are the dice fair?' }))
    expect(page.getByRole('dialog').textContent).toContain(`SHA-256 ${hash}Seed ${table.view().rolls[0]?.seed}`)
  })

  it('[TABLE-DICE-11] checks every roll on this phone after the game, and reports a wrong one', async () => {
    const { table, actor } = open()
    table.does(actor, { type: 'roll' })
    const view = table.view()
    const { unmount } = render(<Recap table={view} players={[]} />)
    tap(page.getByRole('button', { name: 'Check every roll' }))
    expect(await page.findByText('The roll checks out.')).toBeTruthy()
    unmount()
    const forged = view.rolls.map((roll) => ({ ...roll, seed: 'another' }))
    render(<Recap table={{ ...view, rolls: forged }} players={[]} />)
    tap(page.getByRole('button', { name: 'Check every roll' }))
    expect(await page.findByText('1 of 1 is didn’t check out.')).toBeTruthy()
  })
})
