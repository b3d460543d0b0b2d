import type { SessionView } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { play, setMuted, setVolume, soundVolume, wakeSound } from '../show/sound/sound.ts'
import { fakeAudio } from '../show/testing/fake-audio.ts'
import { shown } from '../show/testing/shown.ts'
import { settingsLine } from './lobby/settings-labels.ts'
import { SoundSheet } from './sound-sheet.tsx'

// jsdom has none, and the slider measures its thumb
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
const audio = fakeAudio()
wakeSound()
beforeEach(() => {
  setMuted(false)
  setVolume(100)
})
afterEach(cleanup)

function viewWith(sound: SessionView['session']['sound'], tvs = 1): SessionView {
  const { view } = shown(1)
  return { ...view, tvs, session: { ...view.session, sound } }
}

function open(view: SessionView, me: string) {
  const send = vi.fn()
  render(<SoundSheet room={{ view, me, send }} onClose={() => {}} />)
  return send
}

test('[MUSIC-8] every phone says where the sound comes from, and the host chooses', () => {
  const send = open(viewWith('tv'), 'hoste')
  expect(screen.getByText(/^The TV makes the sound, and phones only buzz/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Phones' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'sound', from: 'phones' })
  cleanup()
  open(viewWith('phones'), 'anna')
  expect(screen.getByText(/^The phones make the sound/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  cleanup()
  open(viewWith('tv', 0), 'hoste')
  expect(screen.getByText(/^Each phone plays its own cues/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each([
  ['tv', 1, 'Sound from the TV'],
  ['phones', 1, 'Sound from the phones'],
  ['both', 1, 'Sound everywhere'],
  ['tv', 0, null],
] as const)('[MUSIC-8] the lobby says it in its line, from %s with %i TVs', (sound, tvs, words) => {
  expect(settingsLine(viewWith(sound, tvs)).includes('Sound')).toBe(words !== null)
  if (words) expect(settingsLine(viewWith(sound, tvs))).toContain(words)
})

test('[MUSIC-9] arrow keys change the volume, which this browser remembers, and off is off', () => {
  open(viewWith('tv', 0), 'anna')
  const slider = screen.getByRole('slider', { name: 'Volume' })
  expect(slider.getAttribute('aria-valuetext')).toBe('100%')
  const before = audio.started.length
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider.getAttribute('aria-valuetext')).toBe('90%')
  expect(soundVolume.get()).toBe(90)
  expect(audio.started.length).toBeGreaterThan(before)
  expect(Number(audio.sliderGoesTo(0))).toBeGreaterThan(0)
  fireEvent.keyDown(slider, { key: 'Home' })
  expect(audio.sliderGoesTo(0)).toBe(0)
  fireEvent.click(screen.getByRole('switch', { name: 'Sound on this device' }))
  const off = audio.started.length
  play('win')
  expect(audio.started.length).toBe(off)
})
