import type { PlayerId } from '@highjinks/protocol'
import { Takeover } from '../../../show/timeline/takeover.tsx'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { ThemeDrawing } from '../../attempt/theme-drawing.tsx'
import { FLAME, HALO } from '../pictures.tsx'
import { HALVES_MS } from '../reveal-timeline.ts'
import './halves.css'

interface HalvesProps {
  readonly isOn: boolean
  readonly have: readonly PlayerId[]
  readonly never: readonly PlayerId[]
}

/** On a TV, after the count: it comes apart into those who have and those who never did. */
export function Halves({ isOn, have, never }: HalvesProps) {
  return (
    <Takeover isOn={isOn} ms={HALVES_MS} className="halves">
      <Half side="have" ids={have} />
      <Half side="never" ids={never} />
    </Takeover>
  )
}

function Half({ side, ids }: { readonly side: 'have' | 'never'; readonly ids: readonly PlayerId[] }) {
  return (
    <div className="half" data-side={side}>
      <ThemeDrawing drawing={side === 'have' ? FLAME : HALO} className="half-picture" />
      <p className="half-count">
        <strong>{ids.length}</strong> {side === 'have' ? (ids.length === 1 ? 'has' : 'have') : 'never'}
      </p>
      <p className="half-faces">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size={`${Math.min(11.9, 40 / Math.max(1, ids.length))}rem`} />
        ))}
      </p>
    </div>
  )
}
