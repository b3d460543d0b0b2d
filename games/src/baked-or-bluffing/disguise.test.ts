import { describe, expect, it } from 'vitest'
import { facts } from '../decks/facts/index.ts'
import { isDisguised, trimFilling } from './disguise.ts'

describe('the truth in disguise', () => {
  it.each([
    ['Grief Bacon', 'grief bacon'],
    ['  grief   bacon!', 'grief bacon'],
    ['griefbacon', 'grief bacon'],
    ['the grief-bacon', 'grief bacon'],
    ['dead pope', 'a dead pope'],
    ['“Mr X”', 'Mr. X'],
    ['Salvador Dali', 'Salvador Dalí'],
    ['six rats', '6 rats'],
    ['21 guns', 'twenty-one guns'],
    ['205 days', 'two hundred and five days'],
    ['30,000 homes', 'thirty thousand homes'],
    ['100 horses', 'a hundred horses'],
    ['salt & pepper', 'salt and pepper'],
    ['the farmers hat', 'a farmer’s hat'],
    ['50%', 'fifty percent'],
    ['3 13 4 14 5 15', 'three thirteen four fourteen five fifteen'],
    ['2,003 goats', 'two thousand and three goats'],
    ['1,000 ships', 'a thousand ships'],
    ['92 ducks', 'ninety-two ducks'],
    ['16 17 18 19 20', 'sixteen seventeen eighteen nineteen twenty'],
  ])('[BAKED-5] “%s” is “%s”', (text, truth) => {
    expect(isDisguised(text, truth)).toBe(true)
  })

  it.each([
    ['sorrow bacon', 'grief bacon'],
    ['a pig', 'a dog'],
    ['420.01', '419.99'],
    ['one two', 'three'],
    ['twenty one', 'twenty'],
    ['one or two', 'three'],
    ['thirty twelve', '42'],
    ['ninety ten', '100'],
    ['nineteen one', '20'],
    ['twenty-one one', '22'],
    ['six dogs two', 'six two'],
    ['six and sad', 'six sad'],
    ['and six', 'six'],
    ['!!!', 'a dog'],
  ])('[BAKED-5] “%s” is not “%s”', (text, truth) => {
    expect(isDisguised(text, truth)).toBe(false)
  })

  it('[BAKED-5] no fact’s suggestion is its truth, and every truth is itself', () => {
    expect(facts.filter(({ truth, bend }) => isDisguised(bend, truth))).toEqual([])
    expect(facts.every(({ truth }) => isDisguised(truth.toUpperCase(), truth))).toBe(true)
  })

  it.each([
    ['bananas.', 'bananas'],
    [' “ two left boots', 'two left boots'],
    ['“two left boots”', 'two left boots'],
    ['rock ’n’ roll!?', 'rock ’n’ roll'],
    ['!!!', '!!!'],
  ])('[BAKED-5] “%s” reads in its sentence as “%s”', (text, shown) => {
    expect(trimFilling(text)).toBe(shown)
  })
})
