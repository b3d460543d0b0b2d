import type { SessionView, TableFrame } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buzz, isMuted, setMuted, wakeSound } from '../show/sound/sound.ts'
import { fakeAudio } from '../show/testing/fake-audio.ts'
import { shown } from '../show/testing/shown.ts'
import { useSession } from './session-store.ts'
import { useSessionSounds } from './use-session-sounds.ts'

const audio = fakeAudio()
wakeSound()

beforeEach(() => {
  audio.started.length = 0
  setMuted(false)
})
afterEach(() => {
  cleanup()
  setMuted(false)
  vi.restoreAllMocks()
})

function Ears({ isTv }: { readonly isTv: boolean }) {
  useSessionSounds({ isTv })
  return null
}

function somebodyComes(isTv: boolean): number {
  useSession.setState({ view: shown(1, { players: ['Ann'] }).view })
  render(<Ears isTv={isTv} />)
  useSession.setState({ view: shown(2, { players: ['Ann', 'Bo'] }).view })
  return audio.started.length
}

it('[MUSIC-5] an arrival has a sound on the TV, and on no phone', () => {
  expect(somebodyComes(false)).toBe(0)
  cleanup()
  expect(somebodyComes(true)).toBeGreaterThan(0)
})

it("[MUSIC-5] a reveal's sounds belong to its steps, and none to the start of its phase", () => {
  for (const phase of ['curtain', 'lap', 'reveal']) {
    useSession.setState({ view: shown(1, { players: ['Ann', 'Bo'] }).view })
    render(<Ears isTv />)
    // Only the fields that the sounds read from a table.
    const table = { ...({} as TableFrame), phase, turn: null, waiting: [], welcome: [], deadline: null }
    useSession.setState({ view: { ...shown(2, { players: ['Ann', 'Bo'], status: 'playing' }).view, table } })
    cleanup()
  }
  expect(audio.started).toEqual([])
})

it('[MUSIC-3] plays nothing where no one is looking', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(somebodyComes(true)).toBe(0)
})

it('[MUSIC-6] a phone responds to a finger on anything to play with, but not if it is muted or shared', () => {
  const vibrate = vi.fn<(pattern: number) => boolean>(() => true)
  const userActivation = { hasBeenActive: false }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate, userActivation }))
  const press = (isTv: boolean, isDisabled = false) => {
    vibrate.mockClear()
    render(
      <main>
        <Ears isTv={isTv} />
        <button type="button" disabled={isDisabled}>
          Legend
        </button>
      </main>,
    )
    fireEvent.pointerDown(screen.getByRole('button'))
    cleanup()
    return vibrate.mock.calls.length
  }
  expect(press(false)).toBe(0)
  userActivation.hasBeenActive = true
  expect(press(false)).toBe(1)
  expect(press(false, true)).toBe(0)
  expect(press(true)).toBe(0)
  setMuted(true)
  expect(press(false)).toBe(0)
  vi.unstubAllGlobals()
})

describe('with a TV in the room', () => {
  type Sound = SessionView['session']['sound']
  function rendered(isTv: boolean, sound: Sound, { tvs = 1, distance = 'same' as 'same' | 'apart' } = {}) {
    const { view } = shown(1)
    const settings = { ...view.session.settings, distance }
    useSession.setState({ view: { ...view, tvs, session: { ...view.session, sound, settings } } })
    return render(<Ears isTv={isTv} />)
  }

  it.each<[Sound, isTvHeard: boolean, isPhoneHeard: boolean]>([
    ['tv', true, false],
    ['phones', false, true],
    ['both', true, true],
  ])('[MUSIC-8] %s is heard, as the host chose', (sound, isTvHeard, isPhoneHeard) => {
    rendered(true, sound)
    expect(!isMuted()).toBe(isTvHeard)
    cleanup()
    rendered(false, sound)
    expect(!isMuted()).toBe(isPhoneHeard)
  })

  it('[MUSIC-8] on a video call, and without a TV, every phone is heard', () => {
    rendered(false, 'tv', { distance: 'apart' })
    expect(isMuted()).toBe(false)
    cleanup()
    rendered(false, 'tv', { tvs: 0 })
    expect(isMuted()).toBe(false)
  })

  it('[MUSIC-8] a phone chooses for itself, buzzes even if it is not heard, and follows the room again', () => {
    const vibrate = vi.fn<(pattern: number) => boolean>(() => true)
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { vibrate, userActivation: { hasBeenActive: true } }),
    )
    rendered(false, 'tv')
    buzz('turn')
    expect(vibrate).toHaveBeenCalledOnce()
    setMuted(false)
    expect(isMuted()).toBe(false)
    cleanup()
    rendered(false, 'tv')
    expect(isMuted()).toBe(false)
    setMuted(true)
    cleanup()
    rendered(false, 'phones')
    expect(isMuted()).toBe(false)
    vi.unstubAllGlobals()
  })
})
