import { serverNow } from '../../lib/server-clock.ts'
import { fade, isSilent, openMixer, playNotes } from '../../lib/sound.ts'
import type { Feed } from '../feed.ts'
import { isMusicDue, musicLevel } from './level.ts'
import { barSeconds, playBar } from './tune.ts'
import { tuneOf } from './tunes.ts'

/** Under voices: it is there when nobody speaks. */
const VOLUME = 0.16
const LOOK_MS = 100
/** A bar is written down so long before it sounds. */
const AHEAD_S = 0.25

/** The loop of the room, bar after bar, as long as this screen is up; gives back what ends it. */
export function playMusic(feed: Feed): () => void {
  let slug: string | null = null
  let bar = 0
  /** By the audio clock. */
  let nextBar = 0
  let isOn = false

  function look(): void {
    const mixer = openMixer()
    if (!mixer) return
    const view = feed.view()
    const isDue = !isSilent() && isMusicDue(view)
    if (isDue !== isOn) fade(mixer.music, isDue ? VOLUME : 0)
    if (isDue && (!isOn || slug !== view.session.slug)) {
      slug = view.session.slug
      bar = 0
      nextBar = mixer.context.currentTime + LOOK_MS / 1000
    }
    isOn = isDue
    const tune = isDue ? tuneOf(view.session.slug) : null
    if (!tune || !view || mixer.context.currentTime + AHEAD_S < nextBar) return
    playNotes(mixer.music, playBar(tune, bar, musicLevel(view, serverNow())), nextBar)
    bar++
    // A tab that was slowed down does not make up for the bars it has missed.
    nextBar = Math.max(nextBar, mixer.context.currentTime) + barSeconds(tune)
  }

  const timer = setInterval(look, LOOK_MS)
  return () => {
    clearInterval(timer)
    const mixer = openMixer()
    if (mixer) fade(mixer.music, 0)
  }
}
