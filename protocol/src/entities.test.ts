import { describe, expect, test } from 'vitest'
import { categoryOf, slugOf } from './entities.ts'
import { CODE_ALPHABET, code, isIssuable, sessionId } from './ids.ts'
import { spokenDuration } from './settings.ts'

describe('games', () => {
  test.each([
    [1, 'Social'],
    [2, 'Spinner'],
    [3, 'Dice'],
    [4, 'Acting'],
    [5, 'Trivia'],
    [6, 'Dice'],
    [7, 'Social'],
    [8, 'Acting'],
    [10, 'Trivia'],
    [11, 'Social'],
    [12, 'Acting'],
    [15, 'Trivia'],
    [60, 'Trivia'],
  ])('[PROTO-7] game %d is %s, by the first number of 5, 4, 3, 2 that divides it', (id, category) => {
    expect(categoryOf(id)).toBe(category)
  })

  test.each([
    ['Truth or Dare', 'truth-or-dare'],
    ['Baked or Bluffing?', 'baked-or-bluffing'],
    ['Roll & React', 'roll--react'],
    ['  Two  Spaces ', '-two-spaces-'],
    ['Ünïcode 7', 'ncode-7'],
  ])('[PROTO-8] %j is at %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

describe('codes and ids', () => {
  test('[PROTO-9] codes are of 28 characters: no vowels, no 0 O 1 I', () => {
    expect(CODE_ALPHABET).toBe('BCDFGHJKLMNPQRSTVWXZ23456789')
    expect(CODE_ALPHABET).not.toMatch(/[AEIOU01]/)
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length)
  })

  test.each([
    ['BCDFGH', 'BCDFGH', true],
    [' bcdfgh ', 'BCDFGH', true],
    ['ABC123', 'ABC123', false],
    ['BCDFG', null, false],
    ['BCDFGHJ', null, false],
    ['BCD-GH', null, false],
    ['', null, false],
  ])('[PROTO-10] %j is read as %j', (input, read, issuable) => {
    const parsed = code.safeParse(input)
    expect(parsed.success ? parsed.data : null).toBe(read)
    if (!parsed.success) expect(parsed.error.issues[0]?.message).toBe('Please enter a valid 6-character game code.')
    expect(isIssuable(read ?? '')).toBe(issuable)
  })

  test('[PROTO-11] no session’s id can be taken for a game’s', () => {
    expect(sessionId.safeParse('s1234567890').success).toBe(true)
    for (const id of ['12345678901', 's123', 'S1234567890', 's12345 7890'])
      expect(sessionId.safeParse(id).success).toBe(false)
  })
})

describe('durations', () => {
  test.each([
    ['Quick', 'Quick'],
    ['quick', 'Quick'],
    ['Quick (15 mins)', 'Quick'],
    ['15min', 'Quick'],
    ['Standard', 'Standard'],
    ['Standard (30 mins)', 'Standard'],
    ['30min', 'Standard'],
    ['Extended', 'Extended'],
    ['Extended (45+ mins)', 'Extended'],
    ['45min', 'Extended'],
    [' 45+min ', 'Extended'],
  ])('[PROTO-12] %j means %s', (spelling, meant) => {
    expect(spokenDuration.parse(spelling)).toBe(meant)
  })

  test.each(['', '20min', 'forever', 'constructor', 30])('[PROTO-12] %j means nothing', (spelling) => {
    expect(spokenDuration.safeParse(spelling).success).toBe(false)
  })
})
