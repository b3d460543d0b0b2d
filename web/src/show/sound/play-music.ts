import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import type { Feed } from '../feed.ts'
import { isSpeaking } from '../jester/voice.ts'
import { fade, isSilent, openMixer, playNotes } from './sound.ts'
import { barSeconds, playBar, type Tune } from './tune.ts'

const VOLUME = 0.16
/** While the jester speaks aloud. */
const UNDER_A_VOICE = 0.06
/** While everybody holds their breath the sticks are heard, and little else. */
const IN_A_HUSH = 0.03
const LOOK_MS = 100
/** A bar is written down so long before it sounds. */
const AHEAD_S = 0.25

/** What is heard of whatever a screen shows. */
export interface Score {
  /** Null for a room without one, and until it has come. */
  readonly tune: Tune | null
  /** Nothing but the ground is heard, because somebody is. */
  readonly isSilent: boolean
  /** Everybody holds their breath. */
  readonly isHushed: boolean
}

/** The loop of the room, bar after bar, as long as this screen is up; gives back what ends it. */
export function playMusic(feed: Feed, musicOf: (view: SessionView) => Score): () => void {
  let slug: string | null = null
  let bar = 0
  /** By the audio clock. */
  let nextBar = 0
  let volume = 0

  function look(): void {
    const mixer = openMixer()
    if (!mixer) return
    const view = feed.view()
    const isDue = !isSilent() && isMusicDue(view)
    const score = isDue ? musicOf(view) : null
    const target = score ? loudness(score) : 0
    if (target !== volume) fade(mixer.music, target, 0.3)
    if (isDue && (volume === 0 || slug !== view.session.slug)) {
      slug = view.session.slug
      bar = 0
      nextBar = mixer.context.currentTime + LOOK_MS / 1000
    }
    volume = target
    if (!isDue || !score?.tune || mixer.context.currentTime + AHEAD_S < nextBar) return
    // A tab that was slowed down does not make up for the bars it has missed, nor a tune that has only just come.
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

/** So many milliseconds before the end everything plays. */
const RUSH_MS = 10_000
const CALM = 1

/** How full the music is: from 0, the ground alone, to 3. It thickens as the clock of the phase runs down. */
export function musicLevel({ session, table }: SessionView, now: number, isSilent = false): number {
  if (session.status === 'lobby') return CALM
  if (session.status !== 'playing' || !table) return 2
  // Somebody is to be heard.
  if (isSilent) return 0
  if (table.deadline === null || table.waiting.length + table.welcome.length === 0) return CALM
  const left = table.deadline - now
  if (left <= 0) return CALM
  if (left <= RUSH_MS) return 3
  return left <= (table.deadline - table.since) / 2 ? 2 : CALM
}

/** Paused is silent, and so is a screen that shows something old. */
function isMusicDue(view: SessionView | null): view is SessionView {
  return view !== null && view.table?.paused !== true
}
