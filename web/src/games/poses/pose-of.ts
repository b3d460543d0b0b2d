import { actPose } from '../../stage/sofa/act-pose.ts'
import type { Pose } from '../../stage/sofa/poses.ts'
import { type AnyTable, perGame, type TableOf } from '../per-game.ts'
import { oneOf, PLEAS, poseForRivals, poseForTask, STORIES, TRUTHS } from './pose-for.ts'

/** Null where nobody stands there for anything in particular. */
const askGame = perGame<Pose | null>({
  'truth-or-dare': truthOrDare,
  'high-rollers': highRollers,
  'spin-the-stash': spinTheStash,
  'roll-and-react': rollAndReact,
  'baked-or-bluffing': ({ phase }) => (phase === 'argue' ? 'argues' : null),
  'never-have-i-ever': ({ phase, round }) => (phase === 'story' ? oneOf(STORIES, `${round}`) : null),
  'puff-puff-pass-truths': ({ phase, round }) => {
    if (phase === 'present') return 'swears'
    return phase === 'tell' ? oneOf(STORIES, `${round}`) : null
  },
})

function truthOrDare({ phase, cards, kept, isRoomsPick }: TableOf<'truth-or-dare'>): Pose | null {
  if (phase === 'choose') return 'thinks'
  if (phase === 'deal') return isRoomsPick ? 'dreads' : 'thinks'
  const card = phase === 'perform' ? cards.find(({ id }) => id === kept) : undefined
  if (!card) return null
  return card.kind === 'truth' ? oneOf(TRUTHS, card.text) : poseForTask(card.text)
}

function highRollers({ phase, task, card }: TableOf<'high-rollers'>): Pose | null {
  switch (phase) {
    case 'ready':
      return 'readies'
    case 'keep':
    case 'name':
      return 'thinks'
    case 'wild':
    case 'pick':
      return 'dreads'
    case 'act': {
      const text = card ?? ''
      if (task === 'Truth') return oneOf(TRUTHS, text)
      return task === 'Challenge' ? poseForRivals(text) : poseForTask(text)
    }
    default:
      return null
  }
}

function spinTheStash({ phase, wheel, card }: TableOf<'spin-the-stash'>): Pose | null {
  switch (phase) {
    case 'spin':
    case 'bet':
      return 'readies'
    case 'turning':
      return 'dreads'
    case 'pick':
      return wheel?.segment === 'gift' ? 'gives' : 'thinks'
    case 'resolve': {
      const text = card ?? ''
      if (wheel?.segment === 'gift') return 'gives'
      return wheel?.segment === 'duel' ? poseForRivals(text) : poseForTask(text)
    }
    default:
      return null
  }
}

/** Which scene it is only the actor knows: how they stand goes by its number in the run alone. */
function rollAndReact({ phase, round, draw }: TableOf<'roll-and-react'>): Pose | null {
  if (phase === 'ready') return 'readies'
  return phase === 'watch' || phase === 'guess' ? actPose(round, draw) : null
}

/** How whoever's moment it is stands there, by what all screens may read: the same on each of them. */
export function poseOf(slug: string, table: AnyTable): Pose {
  const { interlude, phase } = table
  if (!interlude) return askGame(slug, table) ?? 'waves'
  return phase === 'plead' && interlude.kind === 'point' ? oneOf(PLEAS, interlude.card) : 'waves'
}
