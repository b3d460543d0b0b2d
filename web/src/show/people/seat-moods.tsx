import type { PlayerId } from '@highjinks/protocol'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { faceOf } from '../../ui/avatar/face.ts'
import { Looks } from '../../ui/avatar/looks.ts'
import { mienOf } from './mien.ts'
import { bearingOf, type Outcome } from './outcome.ts'
import type { Pose } from './poses.ts'
import type { Mood } from './postures.ts'
import { useProgress } from './use-progress.ts'

const Moods = createContext<ReadonlyMap<PlayerId, Mood>>(new Map())

/** What somebody on the sofa is like at this moment. */
export function useMood(id: PlayerId): Mood {
  return use(Moods).get(id) ?? 'calm'
}

const Flourishes = createContext<NonNullable<Outcome['flourishes']>>({})

/** How somebody is seen to take what has come out for them, where it goes with their mood. */
export function useFlourish(id: PlayerId): Pose | undefined {
  return use(Flourishes)[id]
}

const NONE = {}

interface SeatMoodsProps {
  readonly outcome: Outcome | null
  readonly children: ReactNode
}

/** In here every face wears what its owner wears on the sofa. */
export function SeatMoods({ outcome, children }: SeatMoodsProps) {
  const { isOut, isPaid } = useProgress()
  const looks = use(Looks)
  const moods = useMemo(() => {
    if (!outcome) return new Map<PlayerId, Mood>()
    return new Map([...looks.keys()].map((id) => [id, bearingOf(outcome, { isOut, isPaid }, id).mood]))
  }, [looks, outcome, isOut, isPaid])
  return (
    <Flourishes value={outcome?.flourishes ?? NONE}>
      <Worn moods={moods}>{children}</Worn>
    </Flourishes>
  )
}

interface FacesInProps {
  readonly mood: Mood
  readonly ids: readonly PlayerId[]
  readonly children: ReactNode
}

/** These take it like that, whatever they are like on the sofa. */
export function FacesIn({ mood, ids, children }: FacesInProps) {
  const moods = useMemo(() => new Map(ids.map((id) => [id, mood])), [mood, ids])
  return <Worn moods={moods}>{children}</Worn>
}

/** Whoever is given something is glad of it. */
export function GladFace({ id, children }: { readonly id: PlayerId; readonly children: ReactNode }) {
  const ids = useMemo(() => [id], [id])
  return (
    <FacesIn mood="glad" ids={ids}>
      {children}
    </FacesIn>
  )
}

function Worn({ moods, children }: { readonly moods: ReadonlyMap<PlayerId, Mood>; readonly children: ReactNode }) {
  const looks = use(Looks)
  const worn = useMemo(
    () => new Map([...looks].map(([id, look]) => [id, { ...look, mien: mienOf(moods.get(id) ?? 'calm', faceOf(id)) }])),
    [looks, moods],
  )
  return (
    <Moods value={moods}>
      <Looks value={worn}>{children}</Looks>
    </Moods>
  )
}
