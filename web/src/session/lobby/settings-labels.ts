import { DURATION_LABELS, DURATION_MINUTES, type Duration, type SessionView } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'
import { hasTvHere } from '../sound-source.ts'

export const PACE_LABELS = { brisk: 'Brisk', normal: 'Normal', relaxed: 'Relaxed', none: 'No clock' } as const
export const CLOCK_LABELS = { soft: 'Soft', hard: 'Hard' } as const
export const REVEAL_LABELS = { open: 'Open', incognito: 'Incognito' } as const
export const CLOCK_HINTS = { soft: 'asks before moving on', hard: 'moves on at zero' } as const
export const REVEAL_HINTS = { open: 'everyone sees who', incognito: 'no one does; needs five players' } as const
export const VOTES_LABELS = { faces: 'Public', secret: 'Secret' } as const
export const VOTES_HINTS = { faces: 'everyone sees who voted for what', secret: 'only the verdict shows' } as const
export const BALCONY_LABELS = { off: 'Off', guesses: 'Guesses along' } as const
export const BALCONY_HINTS = {
  off: 'people only watch',
  guesses: 'everyone who watches is one player',
} as const
export const DISTANCE_LABELS = { same: 'Same room', apart: 'On a video call' } as const

/** The clock's words, if it isn't as usual. */
const PACE_WORDS = { brisk: 'Fast pace', normal: null, relaxed: 'Relaxed pace', none: 'No clock' } as const

/** Shown while there's a TV. */
const SOUND_WORDS = { tv: 'Sound from the TV', phones: 'Sound from the phones', both: 'Sound everywhere' } as const

/** Returns the host's settings in one line for everyone. */
export function settingsLine(view: SessionView): string {
  const { session } = view
  const { intensity, duration, pace, clock, reveal, distance, votes } = session.settings
  const words = PACE_WORDS[pace]
  const time = words === null ? [] : [words]
  const strict = clock === 'hard' && pace !== 'none' ? ['The clock waits for no one'] : []
  const hidden = gameOf(session.slug)?.hasIncognito && reveal === 'incognito' ? [REVEAL_LABELS[reveal]] : []
  const secret = votes === 'secret' ? ['Secret votes'] : []
  const apart = distance === 'apart' ? [DISTANCE_LABELS.apart] : []
  const sound = hasTvHere(view) ? [SOUND_WORDS[session.sound]] : []
  return [
    intensity,
    `${DURATION_LABELS[duration]}${aboutMinutes(session.minutes, duration)}`,
    ...time,
    ...strict,
    ...hidden,
    ...secret,
    ...apart,
    ...sound,
  ].join(' · ')
}

/** Returns the expected length if a game with so many people takes longer than its label says. */
function aboutMinutes(minutes: number, duration: Duration): string {
  const promised = DURATION_MINUTES[duration]
  return Math.abs(minutes - promised) <= promised / 5 ? '' : `, about ${minutes}`
}
