import { cleanup, screen as page, render, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { House } from './house.tsx'
import { NAMES, openAt, tap } from './testing/opened.ts'

afterEach(cleanup)

/** Anna's first rule is in force. */
function ruled() {
  const opened = openAt('rule')
  const { table, actor, one, other, third } = opened
  const [first] = table.view().offered
  table.does(actor, { type: 'pick', what: first?.id })
  for (const name of [one, other, third]) table.does(name, { type: 'call', what: first?.id })
  return { ...opened, rule: first?.text ?? '' }
}

describe('house rules', () => {
  it('[TABLE-SPIN-5] shows the jackpot and a house rule on every screen', () => {
    const { table, actor, one, rule } = ruled()
    for (const seat of [actor, one, null]) {
      const screen = table.sits(seat)
      expect(screen.text().split(rule)).toHaveLength(2)
      expect(screen.text()).toContain('Jackpot 1,500')
      screen.goes()
    }
    table.waits(5)
    expect(table.sits(one).getByRole('button', { name: /Caught!/ }).textContent).toContain(rule)
    expect(table.sits(null).getByRole('list', { name: 'House rules' }).textContent).toContain('3 turns left')
  })

  it('[TABLE-SPIN-7] offers two laws to the current player, and calls by number to the others', () => {
    const { table, actor, one } = openAt('rule')
    const [, second] = table.view().offered
    const theirs = table.sits(one)
    expect(theirs.text()).toContain(second?.text)
    tap(theirs.getByRole('button', { name: 'Number 2' }))
    tap(table.sits(actor).getByRole('button', { name: second?.text ?? '' }))
    expect(table.outcomes.map(([, , outcome]) => outcome)).toEqual(['ok', 'ok'])
  })

  it('[TABLE-SPIN-8] catches someone by a tap on the rule and one on a face; owning up pays the catcher', async () => {
    const { table, one, other, rule } = ruled()
    table.waits(5)
    const screen = table.sits(one)
    tap(screen.getByRole('button', { name: /Caught!/ }))
    const sheet = await page.findByRole('dialog')
    expect(sheet.textContent).toContain(rule)
    tap(page.getByRole('button', { name: other }))
    expect(table.view().charges).toMatchObject([{ by: one, culprit: other }])
    screen.goes()
    const culprit = table.sits(other)
    expect(culprit.text()).toContain(`${one} caught you!`)
    tap(culprit.getByRole('button', { name: 'Fair enough' }))
    expect(table.sits(null).text()).toContain(`${other} owns up. 100 for ${one}.`)
  })

  it('[TABLE-SPIN-8] with several rules one row shows their beginnings; a tap opens all of them, the next one of them', () => {
    const { table, one } = ruled()
    const [rule] = table.view().houseRules
    if (!rule) throw new Error('no rule holds')
    const houseRules = [rule, { ...rule, id: 'other', text: 'Whoever yawns applauds.' }]
    const seats = { me: one, players: people(NAMES), isBusy: false, act: () => {} }
    render(<House {...seats} table={{ ...table.view(), phase: 'spin', houseRules }} />)
    const row = page.getByRole('button', { name: /Caught!/ })
    expect(row.textContent).toContain('Whoever yawns …Whoever yawns applauds.')
    expect(row.textContent).toContain(rule.text)
    tap(row)
    const all = page.getByRole('list', { name: 'House rules in full' })
    expect(all.textContent).toContain('Whoever yawns applauds.')
    tap(within(all).getAllByRole('button', { name: 'Caught someone!' })[1] ?? all)
    expect(page.getByRole('dialog').textContent).toContain('House Rule: Whoever yawns applauds.')
    expect(page.getByRole('list', { name: 'Who broke it?' })).toBeTruthy()
  })

  it("[TABLE-SPIN-8] a denial is judged after the next verdict, by players who aren't involved", () => {
    const { table, one, other, rule } = ruled()
    table.does(one, { type: 'catch', rule: table.view().houseRules[0]?.id, culprit: other })
    tap(table.sits(other).getByRole('button', { name: 'I never!' }))
    expect(table.sits(null).text()).toContain('Denied: the room decides next.')
    for (let turn = 0; turn < 60 && table.view().phase !== 'verdict'; turn++) {
      const { phase, turn: actor, performers } = table.view()
      if (phase === 'spin') table.does(actor ?? '', { type: 'pull' })
      else if (phase === 'resolve') for (const name of performers) table.does(name, { type: 'done' })
      else if (phase === 'pick') table.does(actor ?? '', { type: 'pass' })
      else table.waits(100)
    }
    const [charge] = table.view().charges
    const juror = charge?.jury.find((name) => table.view().attempt?.voters.includes(name)) ?? ''
    const screen = table.sits(juror)
    expect(screen.queryByRole('button', { name: 'Guilty' })).toBeNull()
    tap(screen.getAllByRole('button', { pressed: false })[0] ?? screen.container)
    screen.update()
    expect(screen.text()).toContain(rule)
    expect(screen.text()).toContain(`Did ${other} break it?`)
    tap(screen.getByRole('button', { name: 'Guilty' }))
    expect(table.outcomes.at(-1)).toEqual([juror, { type: 'find', charge: charge?.id, isGuilty: true }, 'ok'])
  })
})
