import type { PlayerId } from '@highjinks/protocol'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { faceOf } from '../../ui/avatar/face.ts'
import { Looks } from '../../ui/avatar/looks.ts'
import { expressedFace } from './expressed-face.ts'
import type { Pose } from './poses.ts'
import type { SitterMood } from './postures.ts'
import { type Reveal, sitterStateOf } from './reveal.ts'
import { useProgress } from './use-progress.ts'

const Moods = createContext<ReadonlyMap<PlayerId, SitterMood>>(new Map())

/** Returns this player's current mood on the sofa. */
export function useMood(id: PlayerId): SitterMood {
  return use(Moods).get(id) ?? 'calm'
}

const RevealPoses = createContext<NonNullable<Reveal['poses']>>({})

/** Returns a player's pose for their result, if it goes with their mood. */
export function useRevealPose(id: PlayerId): Pose | undefined {
  return use(RevealPoses)[id]
}

const NONE = {}

interface SeatMoodsProps {
  readonly reveal: Reveal | null
  readonly children: ReactNode
}

/** Gives every face inside the mood its owner has on the sofa. */
export function SeatMoods({ reveal, children }: SeatMoodsProps) {
  const { isOut, isPaid } = useProgress()
  const looks = use(Looks)
  const moods = useMemo(() => {
    if (!reveal) return new Map<PlayerId, SitterMood>()
    return new Map([...looks.keys()].map((id) => [id, sitterStateOf(reveal, { isOut, isPaid }, id).mood]))
  }, [looks, reveal, isOut, isPaid])
  return (
    <RevealPoses value={reveal?.poses ?? NONE}>
      <Worn moods={moods}>{children}</Worn>
    </RevealPoses>
  )
}

interface FacesInProps {
  readonly mood: SitterMood
  readonly ids: readonly PlayerId[]
  readonly children: ReactNode
}

/** Gives these players one mood, whatever they have on the sofa. */
export function FacesIn({ mood, ids, children }: FacesInProps) {
  const moods = useMemo(() => new Map(ids.map((id) => [id, mood])), [mood, ids])
  return <Worn moods={moods}>{children}</Worn>
}

/** A player who gets something is glad. */
export function GladFace({ id, children }: { readonly id: PlayerId; readonly children: ReactNode }) {
  const ids = useMemo(() => [id], [id])
  return (
    <FacesIn mood="glad" ids={ids}>
      {children}
    </FacesIn>
  )
}

function Worn({
  moods,
  children,
}: {
  readonly moods: ReadonlyMap<PlayerId, SitterMood>
  readonly children: ReactNode
}) {
  const looks = use(Looks)
  const worn = useMemo(
    () =>
      new Map(
        [...looks].map(([id, look]) => [
          id,
          { ...look, expressed: expressedFace(moods.get(id) ?? 'calm', faceOf(id)) },
        ]),
      ),
    [looks, moods],
  )
  return (
    <Moods value={moods}>
      <Looks value={worn}>{children}</Looks>
    </Moods>
  )
}
