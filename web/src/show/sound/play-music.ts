import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import type { Feed } from '../feed.ts'
import { isSpeaking } from '../jester/voice.ts'
import { fade, isSilent, openMixer, playNotes, volumeShare } from './sound.ts'
import { barSeconds, playBar, type Tune } from './tune.ts'

const VOLUME = 0.16
/** The volume while the jester speaks aloud. */
const UNDER_A_VOICE = 0.06
/** The volume during suspense, when the drumsticks lead. */
const IN_A_HUSH = 0.03
const LOOK_MS = 100
/** Each bar is scheduled this long before it sounds. */
const AHEAD_S = 0.25

/** The sound of a screen. */
export interface Score {
  /** Null for a room without one, and until it has loaded. */
  readonly tune: Tune | null
  /** Only the ground layer plays, because people need to hear someone. */
  readonly isSilent: boolean
  /** It's a moment of suspense. */
  readonly isHushed: boolean
}

/** Plays the room's loop, bar after bar, as long as this screen is up. Returns a function that stops it. */
export function playMusic(feed: Feed, musicOf: (view: SessionView) => Score): () => void {
  let slug: string | null = null
  let bar = 0
  /** In audio clock time. */
  let nextBar = 0
  let volume = 0

  function look(): void {
    const mixer = openMixer()
    if (!mixer) return
    const view = feed.view()
    const isDue = !isSilent() && isMusicDue(view)
    const score = isDue ? musicOf(view) : null
    const target = score ? loudness(score) * volumeShare() : 0
    if (target !== volume) fade(mixer.music, target, 0.3)
    if (isDue && (volume === 0 || slug !== view.session.slug)) {
      slug = view.session.slug
      bar = 0
      nextBar = mixer.context.currentTime + LOOK_MS / 1000
    }
    volume = target
    if (!isDue || !score?.tune || mixer.context.currentTime + AHEAD_S < nextBar) return
    // A tab that was slowed down doesn't make up for missed bars, nor does a tune that has only just loaded.
    nextBar = Math.max(nextBar, mixer.context.currentTime)
    playNotes(mixer.music, playBar(score.tune, bar, musicLevel(view, serverNow(), score.isSilent)), nextBar)
    bar++
    nextBar += barSeconds(score.tune)
  }

  const timer = setInterval(look, LOOK_MS)
  return () => {
    clearInterval(timer)
    const mixer = openMixer()
    if (mixer) fade(mixer.music, 0)
  }
}

function loudness({ isHushed }: Score): number {
  if (isHushed) return IN_A_HUSH
  return isSpeaking() ? UNDER_A_VOICE : VOLUME
}

/** Everything plays this many milliseconds before the end. */
const RUSH_MS = 10_000
const CALM = 1

/** Returns how full the music is: from 0, the ground layer only, to 3. It builds as the phase's clock runs down. */
export function musicLevel({ session, table }: SessionView, now: number, isSilent = false): number {
  if (session.status === 'lobby') return CALM
  if (session.status !== 'playing' || !table) return 2
  // A performer needs to be heard.
  if (isSilent) return 0
  if (table.deadline === null || table.waiting.length + table.welcome.length === 0) return CALM
  const left = table.deadline - now
  if (left <= 0) return CALM
  if (left <= RUSH_MS) return 3
  return left <= (table.deadline - table.since) / 2 ? 2 : CALM
}

/** Returns whether music is due: not during a pause, and not on a screen with an old view. */
function isMusicDue(view: SessionView | null): view is SessionView {
  return view !== null && view.table?.paused !== true
}
