import { lazily } from '../../lib/lazily.tsx'
import { actPose } from '../../show/people/act-pose.ts'
import type { Pose } from '../../show/people/poses.ts'
import type { Scene } from '../../show/people/scene.ts'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'
import { only } from '../attempt/staging.ts'
import type { GameUiOf, TableOf } from '../game-ui.ts'
import { actsOf, galleryTimeline } from './gallery-timeline.ts'
import { curtainReveal, galleryReveal } from './reveal-of.ts'
import { castTimeline, curtainTimeline, ENTRANCE } from './timelines.ts'

type Table = TableOf<'roll-and-react'>

function watching({ turn, locked }: Table): Scene {
  return { onNow: only(turn), given: locked }
}

/** Only the actor knows which scene it is, so the pose depends only on its number in the run. */
const acting = ({ round, draw }: Table): Pose => actPose(round, draw)

/** A star goes up when it is named. */
function starring({ curtain }: Table): Scene {
  const stars = curtain?.best ?? []
  return {
    onNow: stars,
    given: [],
    isInSpotlight: stars.length > 0 && stars.length <= MOST_IN_SPOTLIGHT,
    isWalked: true,
  }
}

export const game: GameUiOf<'roll-and-react'> = {
  screen: lazily(() => import('./screen.tsx')),
  onePhone: lazily(() => import('./one-phone.tsx')),
  scenery: lazily(() => import('./scenery.tsx')),
  chord: [57, 60, 64, 68],
  music: lazily(() => import('./music.ts')),
  lines: lazily(() => import('./lines.ts')),
  taskKind: () => 'body',
  needsCameras: true,
  needsThree: true,
  phases: {
    // The actor warms up on the stage, and is still there when the results come out.
    ready: { staging: ({ turn }) => ({ onNow: only(turn), given: [], isInSpotlight: true }), pose: 'readies' },
    watch: {
      // Once per run, and before a rehearsal too.
      timeline: ({ before, turn }) => (before === null && turn !== null ? ENTRANCE : []),
      isInSpotlight: true,
      isWithoutJester: true,
      staging: watching,
      pose: acting,
      mood: 'tense',
    },
    guess: { isInSpotlight: true, isWithoutJester: true, staging: watching, pose: acting },
    gallery: {
      timeline: ({ gallery }) => galleryTimeline(actsOf(gallery ?? [])),
      staging: ({ turn, gallery }) => ({
        onNow: only(turn),
        given: [],
        isInSpotlight: gallery !== null && gallery.length > 0,
      }),
      reveal: galleryReveal,
      sofa: 'bowls',
    },
    favorite: {
      timeline: ({ candidates }) => castTimeline(candidates.length),
      staging: ({ voted }) => ({ onNow: [], given: voted }),
    },
    curtain: {
      timeline: ({ curtain }) => curtainTimeline(curtain?.best.length ?? 0),
      staging: starring,
      reveal: curtainReveal,
      mood: 'glad',
      sofa: 'bowls',
    },
  },
}
