import type { InterludeView } from '@highjinks/games/kit'
import type { PlayerId } from '@highjinks/protocol'
import { MOST_ON_STAGE } from '../stage/onstage/wall.ts'
import { NO_SCENE, type Scene } from '../stage/sofa/scene.ts'
import { climaxOf } from './climaxes.ts'
import { walkersOf } from './never-have-i-ever/reveal-story.ts'
import { type AnyTable, perGame, type TableOf } from './per-game.ts'
import { poseOf } from './poses/pose-of.ts'

/** Whose moment each phase is, and who has done their part in it. */
const askGame = perGame<Scene>({
  'truth-or-dare': truthOrDare,
  'high-rollers': highRollers,
  'spin-the-stash': spinTheStash,
  'roll-and-react': rollAndReact,
  'baked-or-bluffing': bakedOrBluffing,
  'never-have-i-ever': neverHaveIEver,
  'puff-puff-pass-truths': puffPuffPassTruths,
})

function truthOrDare({ phase, turn, attempt, called, picked }: TableOf<'truth-or-dare'>): Scene {
  if (phase === 'choose' || phase === 'deal') return { onNow: only(turn), given: [...called, ...picked] }
  return tried(phase, attempt)
}

function highRollers({ phase, turn, target, task, attempt, called, foreseen, voted }: TableOf<'high-rollers'>): Scene {
  switch (phase) {
    // Of a burned Pass the card is somebody else's.
    case 'pick':
      return { onNow: only(task === 'Pass' ? target : turn), given: voted }
    case 'act':
    case 'verdict':
      return tried(phase, attempt)
    case 'score':
      return { onNow: triedBy(attempt?.performers ?? [], turn), given: [] }
    case 'keep':
      return { onNow: only(turn), given: called }
    default:
      return { onNow: only(turn), given: [...voted, ...foreseen] }
  }
}

/** A swap is done by two neighbors, of whom only one was asked. */
function spinTheStash(table: TableOf<'spin-the-stash'>): Scene {
  const { phase, turn, wheel, attempt, performers, called, hasBet } = table
  const trying = performers.filter((id) => attempt?.said[id] !== 'pass')
  switch (phase) {
    // With the gift, among those who may get it.
    case 'pick':
      return { onNow: only(turn), given: called, isStaged: wheel?.segment === 'gift' && turn !== null }
    case 'bet':
      return { onNow: trying, given: hasBet }
    case 'resolve':
    case 'verdict':
      return { ...tried(phase, attempt), onNow: trying }
    case 'score':
      return { onNow: triedBy(performers, turn), given: [] }
    case 'loudest':
      return awarded(table)
    default:
      return { onNow: only(turn), given: called }
  }
}

/** Whoever acts warms up on the stage, and is still there when it comes out what everybody saw; a star goes up when it is named. */
function rollAndReact({ phase, turn, locked, voted, gallery, curtain }: TableOf<'roll-and-react'>): Scene {
  switch (phase) {
    case 'favorite':
      return { onNow: [], given: voted }
    case 'ready':
      return { onNow: only(turn), given: [], isStaged: true }
    case 'gallery':
      return { onNow: only(turn), given: [], isStaged: gallery !== null && gallery.length > 0 }
    case 'curtain': {
      const stars = curtain?.best ?? []
      return { onNow: stars, given: [], isStaged: stars.length > 0 && stars.length <= MOST_ON_STAGE, isWalked: true }
    }
    default:
      return { onNow: only(turn), given: locked }
  }
}

/** Whoever voted goes to the slot they voted for. */
function bakedOrBluffing(table: TableOf<'baked-or-bluffing'>): Scene {
  const { phase, turn, prepared, locked, reveal } = table
  if (phase === 'applause') return awarded(table)
  if (phase === 'argue') return { onNow: only(turn), given: locked }
  if (phase !== 'reveal' || !reveal) return { onNow: [], given: prepared }
  return { onNow: Object.keys(reveal.votes), given: [], isStaged: true, isWalked: true }
}

/** In the open everybody goes to their side of the stage. */
function neverHaveIEver(table: TableOf<'never-have-i-ever'>): Scene {
  const { phase, teller, answered, asked, reveal, chose } = table
  if (phase === 'loudest') return awarded(table)
  if (phase !== 'reveal') return { onNow: only(teller), given: phase === 'answer' ? answered : [] }
  if (reveal?.mode !== 'open') return { onNow: [], given: chose }
  return { onNow: walkersOf(asked, reveal), given: [], isStaged: true, isWalked: true }
}

/** A lap is about everybody. */
function puffPuffPassTruths({ phase, turn, done, voted }: TableOf<'puff-puff-pass-truths'>): Scene {
  if (phase === 'lap') return NO_SCENE
  if (phase === 'write') return { onNow: [], given: done }
  return { onNow: only(turn), given: phase === 'vote' ? voted : [], isJudged: phase === 'vote' }
}

interface Awarded {
  readonly loudest: readonly PlayerId[]
  readonly seats: readonly PlayerId[]
}

/** The loudest go up for it when they are named, and the others look on; where all of them were, the couch is the show. */
function awarded({ loudest, seats }: Awarded): Scene {
  // The second of two stands above the way in.
  const sunk = loudest.length > 1 ? 'bowls' : 'heads'
  const isStaged = loudest.length > 0 && loudest.length <= MOST_ON_STAGE && loudest.length < seats.length
  return { onNow: isStaged ? loudest : [], given: [], isStaged, isWalked: true, sunk: isStaged ? sunk : null }
}

interface Tried {
  readonly contenders: readonly PlayerId[]
  readonly voted: readonly PlayerId[]
}

/** From the first try to the verdict it is about whoever has not passed. */
function tried(phase: string, attempt: Tried | null): Scene {
  if (!attempt) return NO_SCENE
  return { onNow: attempt.contenders, given: attempt.voted, isJudged: phase === 'verdict' }
}

/** All of them point, write and vote; only a plea is somebody's moment. */
function interludeScene(phase: string, view: InterludeView): Scene {
  if (view.kind === 'writing') return { onNow: [], given: phase === 'write' ? view.wrote : view.voted }
  const silent = view.pleaders.filter((id) => !view.said[id])
  return phase === 'plead' ? { onNow: silent, given: [] } : { onNow: [], given: view.pointed }
}

const only = (id: PlayerId | null): readonly PlayerId[] => (id === null ? [] : [id])

/** A score is about those who performed; about whoever had the turn, where nobody did. */
function triedBy(performers: readonly PlayerId[], turn: PlayerId | null): readonly PlayerId[] {
  return performers.length > 0 ? performers : only(turn)
}

/** Phases whose screens have an `Onstage` for whoever's moment it is. */
const STAGED: ReadonlySet<string> = new Set([
  'perform',
  'act',
  'resolve',
  'argue',
  'present',
  'tell',
  'watch',
  'guess',
  'plead',
  'story',
])

export function sceneOf(slug: string, table: AnyTable | null): Scene {
  if (!table) return NO_SCENE
  const scene = (table.interlude ? interludeScene(table.phase, table.interlude) : askGame(slug, table)) ?? NO_SCENE
  const isStaged = scene.isStaged ?? (STAGED.has(table.phase) && scene.onNow.length <= MOST_ON_STAGE)
  return { sunk: climaxOf(slug, table), ...scene, isStaged, pose: poseOf(slug, table) }
}
