import type { SessionView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playMusic } from '../show/sound/play-music.ts'
import { play, wakeSound } from '../show/sound/sound.ts'
import { fakeAudio } from '../show/testing/fake-audio.ts'
import { fakeFeed } from '../show/testing/fake-feed.ts'
import { shown } from '../show/testing/shown.ts'
import { TurnTransition } from '../show/timeline/turn-transition.tsx'
import { PromptCardBack } from '../ui/toys/prompt-card-back.tsx'
import { GameConfetti } from './game-confetti.tsx'
import { GameHero } from './game-hero.tsx'
import { gameOf } from './game-of.ts'
import { GamePicture } from './game-picture.tsx'
import { GameRecap } from './game-recap.tsx'
import { GameRoom, RoomAsleep } from './game-room.tsx'
import { musicOf } from './music-of.ts'
import { showOf } from './show.ts'
import { transitionOf } from './transition-of.ts'

const NEW = 'a-game-of-tomorrow'
const audio = fakeAudio()
wakeSound()

beforeEach(() => {
  audio.started.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

// Only the fields that a room reads from a table.
const TABLE: TableFrame = {
  ...({} as TableFrame),
  phase: 'reveal',
  round: 1,
  turn: 'anna',
  seats: ['anna', 'bert'],
  waiting: [],
  welcome: [],
  prepared: [],
  standings: [],
  awards: [],
  paused: false,
  since: 0,
  deadline: null,
}

function viewOf(): SessionView {
  const { view } = shown(1, { players: ['anna', 'bert'], status: 'playing' })
  return { ...view, session: { ...view.session, slug: NEW }, table: TABLE }
}

test('[LOOK-6] a game without scenery has the plain room', async () => {
  const { container } = render(
    <>
      <GameRoom slug={NEW} mood="idle" place="table" />
      <RoomAsleep slug={NEW} />
      <GameHero view={viewOf()} />
      <GamePicture slug={NEW} isStill={false} />
      <GameConfetti slug={NEW} taken={null} />
      <GameRecap slug={NEW} table={TABLE} players={[]} />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.innerHTML).toBe('')
  expect(document.documentElement.dataset['room']).toBe(NEW)
})

test('[LOOK-6] its turns only have what every game has', () => {
  expect([showOf(NEW, TABLE).reveal, gameOf(NEW)]).toEqual([null, null])
  expect(showOf(NEW, TABLE).staging.onNow).toEqual([])
})

test('[LOOK-6] its chord is C, and it has no music', () => {
  const feed = fakeFeed()
  feed.show(viewOf())
  const stop = playMusic(feed, musicOf)
  vi.advanceTimersByTime(8000)
  expect([musicOf(viewOf()).tune, audio.started]).toEqual([null, []])
  play('win', gameOf(NEW)?.chord)
  expect(audio.heard('win')).toBe(1)
  stop()
})

test('[LOOK-6] one turn follows the other right away', () => {
  const animate = vi.fn()
  Element.prototype.animate = animate
  const turn = (round: number) => (
    <TurnTransition
      transition={transitionOf(NEW)}
      table={{ phase: `turn ${round}`, round, turn: 'anna', paused: false }}
      className=""
    >
      <p>Turn {round}</p>
    </TurnTransition>
  )
  const { container, rerender } = render(turn(1))
  rerender(turn(2))
  vi.advanceTimersByTime(1000)
  expect(container.textContent).toBe('Turn 2')
  expect(animate).not.toHaveBeenCalled()
})

test('[LOOK-6] its cards have the default back', () => {
  const { container } = render(<PromptCardBack label="Tap to see" />)
  expect(container.innerHTML).toContain('var(--card-back,var(--accent))')
})
