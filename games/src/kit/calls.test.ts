import { describe, expect, it } from 'vitest'
import { addGains, callGains } from './calls.ts'

const rightIs = (value: string) => (call: string) => call === value

describe('calls', () => {
  it.each([
    ['all right', { bob: 'truth', cat: 'truth' }, { bob: 50, cat: 50 }],
    ['half wrong', { bob: 'truth', cat: 'dare' }, { bob: 50, ann: 100 }],
    ['all wrong', { bob: 'dare', cat: 'dare', dan: 'dare' }, { ann: 200 }],
    ['one of three wrong', { bob: 'truth', cat: 'truth', dan: 'dare' }, { bob: 50, cat: 50, ann: 70 }],
    ['nobody called', {}, {}],
  ])('[KIT-37] %s', (_, calls, gains) => {
    expect(callGains({ house: [] }, calls, rightIs('truth'), 'ann')).toEqual(gains)
  })

  it('[KIT-37] an option that no one took can be called too', () => {
    expect(callGains({ house: [] }, { bob: 'push', cat: 'keep' }, rightIs('push'), null)).toEqual({ bob: 50 })
  })

  it('[KIT-37] is added to other points', () => {
    expect(addGains({ ann: 600 }, { ann: 100, bob: 50 }, {})).toEqual({ ann: 700, bob: 50 })
  })
})
