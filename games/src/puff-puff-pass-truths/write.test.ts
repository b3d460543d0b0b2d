import { describe, expect, it } from 'vitest'
import { evening, THREE } from './named-evening.ts'

describe('writing', () => {
  it('[PUFF-2] asks for a truth, a truth and a lie, each with its own starter', () => {
    const { view, hand } = evening()
    expect(view()).toMatchObject({ phase: 'write', writers: THREE, waiting: THREE })
    const sheets = THREE.map((id) => hand(id).sheet)
    for (const sheet of sheets) {
      expect(sheet).toMatchObject({ canFinish: false, canSwap: true, isDone: false, longest: 100 })
      expect(sheet?.lines).toEqual([1, 2, 3].map(() => ({ text: '', isOwn: false })))
    }
    expect(new Set(sheets.flatMap((sheet) => sheet?.starters ?? [])).size).toBe(9)
  })

  it('[PUFF-2] reads a line after its starter, and own words without one; the lie is the last line', () => {
    const { view, hand, does, lie, author, drafts } = evening()
    const starter = hand('anna').sheet?.starters[0] ?? ''
    for (const id of ['bert', 'cleo']) {
      does(id, { type: 'pass' })
    }
    drafts('anna', ['a goose', 'a duck', 'a swan'])
    does('anna', {
      type: 'draft',
      lines: [
        { text: 'a goose', isOwn: false },
        { text: 'I own a duck', isOwn: true },
        { text: 'I am a swan', isOwn: true },
      ],
    })
    does('anna', { type: 'done' })
    expect(author()).toBe('anna')
    expect([...view().statements].sort()).toEqual(
      [`${starter.replace(/[\s….]+$/u, '')} a goose`, 'I am a swan', 'I own a duck'].sort(),
    )
    expect(view().statements[lie()]).toBe('I am a swan')
  })

  it('[PUFF-2] one starter per sheet can be swapped; its text stays', () => {
    const { hand, does, drafts } = evening()
    drafts('anna', ['kept', '', ''])
    const before = hand('anna').sheet?.starters ?? []
    expect(does('anna', { type: 'swap', line: 0 })).toBe('ok')
    const after = hand('anna').sheet
    expect(after?.starters[0]).not.toBe(before[0])
    expect(after?.starters.slice(1)).toEqual(before.slice(1))
    expect(after).toMatchObject({ lines: [{ text: 'kept', isOwn: false }, {}, {}], canSwap: false })
    expect(does('anna', { type: 'swap', line: 1 })).toBe('already-done')
  })

  it('[PUFF-3] is saved as typed, tidied, until it is done', () => {
    const { hand, does, drafts } = evening()
    expect(drafts('anna', ['I  once​ ', '', ''])).toBe('ok')
    expect(hand('anna').sheet).toMatchObject({ lines: [{ text: 'I once' }, { text: '' }, { text: '' }] })
    expect(hand('bert').sheet?.lines[0]?.text).toBe('')
    expect(does('anna', { type: 'done' })).toBe('not-allowed')
    drafts('anna', ['I once', 'I twice', 'I thrice'])
    expect(hand('anna').sheet).toMatchObject({ canFinish: true })
    expect(does('anna', { type: 'done' })).toBe('ok')
    for (const type of ['done', 'pass']) expect(does('anna', { type })).toBe('already-done')
    expect(drafts('anna', ['x', 'y', 'z'])).toBe('already-done')
    expect(does('anna', { type: 'swap', line: 0 })).toBe('already-done')
    expect(hand('anna').sheet).toMatchObject({ lines: [{ text: 'I once' }, {}, {}], isDone: true })
  })

  it('[PUFF-3] is not done with a blank line, nor with two alike', () => {
    const { drafts, does } = evening()
    for (const texts of [
      ['a', ' ', 'c'],
      ['Same', 'same ', 'c'],
    ]) {
      expect(drafts('anna', texts, true)).toBe('ok')
      expect(does('anna', { type: 'done' })).toBe('not-allowed')
    }
    drafts('anna', ['Same', 'same', 'c'])
    expect(does('anna', { type: 'done' })).toBe('ok')
  })

  it.each([
    ['101 characters', ['x'.repeat(101), '', ''], 'malformed'],
    ['four lines', ['a', 'b', 'c', 'd'], 'malformed'],
    ['two lines', ['a', 'b'], 'not-allowed'],
    ['no text at all', [1, 2, 3], 'malformed'],
  ])('[PUFF-3] refuses %s', (_, texts, code) => {
    const { hand, does } = evening()
    expect(does('anna', { type: 'draft', lines: texts.map((text) => ({ text, isOwn: false })) })).toBe(code)
    expect(does('anna', { type: 'swap', line: 3 })).toBe('malformed')
    expect(hand('anna').sheet?.lines.map(({ text }) => text)).toEqual(['', '', ''])
  })

  it('[PUFF-3] counts characters as people do', () => {
    const { hand, drafts } = evening()
    const family = '\u{1F33F}'.repeat(100)
    expect(drafts('anna', [family, '', ''])).toBe('ok')
    expect(hand('anna').sheet?.lines[0]?.text).toBe(family)
  })

  it('[PUFF-4] when time is up a lie and a truth are enough, Done or not; the others only vote', () => {
    const { view, hand, drafts, waits, presents, looks, lie } = evening(THREE, { clock: 'hard' })
    drafts('anna', ['', 'a truth', 'a lie'], true)
    drafts('bert', ['a', 'b', ''])
    waits(150)
    expect(view()).toMatchObject({ phase: 'present', turn: 'anna', toCome: 0, rounds: 1 + 3 * 1 })
    expect(view().statements).toHaveLength(2)
    expect(view().statements[lie()]).toBe('a lie')
    expect(hand('bert').sheet).toBeNull()
    expect(drafts('bert', ['a', 'b', 'c'])).toBe('wrong-phase')
    presents()
    expect(view()).toMatchObject({ phase: 'vote', voters: ['bert', 'cleo'], worth: 400 })
    looks()
    waits(1)
    expect((view().deadline ?? 0) - view().since).toBe(10_000)
  })

  it('[PUFF-4] without any text the lap is over', () => {
    const { view, does, waits } = evening()
    for (let lap = 1; lap <= 2; lap++) {
      if (view().phase === 'finale') waits(5)
      expect(view()).toMatchObject({ phase: 'write', lap, round: 0 })
      for (const id of THREE) expect(does(id, { type: 'pass' })).toBe('ok')
    }
    expect(view()).toMatchObject({ phase: 'over', rounds: 0 })
  })

  it('[PUFF-6] a player who is done names the best liar, and can change it while anyone is writing', () => {
    const { view, hand, does, writes } = evening()
    expect(does('anna', { type: 'call', whom: 'bert' })).toBe('not-allowed')
    writes('anna')
    expect(hand('anna').callable).toEqual(['bert', 'cleo'])
    for (const whom of ['anna', 'nobody']) expect(does('anna', { type: 'call', whom })).toBe('not-allowed')
    for (const whom of ['bert', 'cleo']) expect(does('anna', { type: 'call', whom })).toBe('ok')
    expect(hand('anna').call).toBe('cleo')
    expect(view().called).toEqual(['anna'])
    expect(JSON.stringify([view(), hand('bert')])).not.toContain('"call":"cleo"')
    writes('bert')
    expect(view()).toMatchObject({ phase: 'write', waiting: ['cleo'] })
    // Nobody waits for calls: the last line ends it.
    writes('cleo')
    expect(view()).toMatchObject({ phase: 'present', called: [] })
  })

  it('[PUFF-2] a player who returns after the sheets were handed out has none', () => {
    const { view, hand, does, leaves, joins } = evening()
    leaves('cleo')
    for (const id of ['anna', 'bert']) does(id, { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'write', lap: 2 })
    joins('cleo')
    expect(view().waiting).toEqual(['anna', 'bert'])
    expect(hand('cleo').sheet).toBeNull()
    for (const type of ['done', 'pass']) expect(does('cleo', { type })).toBe('not-allowed')
  })

  it('[PUFF-6] with two players there is no one to name', () => {
    const { hand, writes, does } = evening(['anna', 'bert'])
    writes('anna')
    expect(hand('anna').callable).toEqual([])
    expect(does('anna', { type: 'call', whom: 'bert' })).toBe('not-allowed')
  })
})
