import type { PlayerId } from '@highjinks/protocol'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { type Pose, posedAs } from '../people/poses.ts'
import type { SitterMood } from '../people/postures.ts'
import { Whole } from '../people/whole.tsx'
import { Bulbs } from './bulbs.tsx'
import './spotlight.css'
import './poses.css'

interface PerformerProps {
  readonly id: PlayerId
  /** The name above them, if there is more than one. */
  readonly name: string | null
  readonly mood?: SitterMood
  /** The points they have just received. */
  readonly gain?: number | null
  /** A reaction has just reached them. */
  readonly isCheered: boolean
  /** The volume of the applause, from 0 to 1; null if no one claps. */
  readonly warmth: number | null
  /** Their pose, if it goes with their mood. */
  readonly pose?: Pose | undefined
}

/** A performer in the light, from hat to shoes. */
export function Performer(props: PerformerProps) {
  const { id, name, mood = 'calm', gain = null, isCheered, warmth, pose } = props
  return (
    <div data-performer={id} data-arched={warmth !== null || undefined} className="spotlight-spot">
      <div className="spotlight-beam" />
      <div className="spotlight-ground">
        <div className="spotlight-floor" />
        <div className="spotlight-glow" style={{ opacity: warmth ?? 0 }} />
      </div>
      <div className="spotlight-stand">
        {warmth !== null && <Bulbs level={warmth} />}
        <div
          data-cheered={isCheered || undefined}
          data-acting={posedAs(pose, mood, true) ?? undefined}
          className="spotlight-figure"
        >
          <div className="spotlight-sway">
            <Whole id={id} mood={isCheered ? 'glad' : mood} pose={pose} />
          </div>
        </div>
        {(name !== null || gain !== null) && (
          <p className="spotlight-name">
            {gain !== null && gain !== 0 && <strong className="spotlight-gain animate-pop">{signed(gain)}</strong>}
            {name !== null && (
              <span>
                <Unbroken>{name}</Unbroken>
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
