import type { PlayerId } from '@highjinks/protocol'
import { endOf } from '../../../show/timeline/steps.ts'
import { Takeover } from '../../../show/timeline/takeover.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { ENTRANCE } from '../timelines.ts'
import './entrance.css'

interface EntranceProps {
  readonly id: PlayerId
  readonly name: string
}

/** On a TV, before the first scene of a run: a curtain from edge to edge, which opens on the actor. */
export function Entrance({ id, name }: EntranceProps) {
  const reached = useBeats()
  return (
    <Takeover isOn={reached('closed') > 0 && reached('open') === 0} ms={endOf(ENTRANCE)} className="entrance">
      <span className="entrance-half" />
      <span className="entrance-half" data-right />
      <div className="entrance-star">
        <Avatar seed={id} size="22.7rem" />
        <p className="takeover-sign" style={{ '--letters': name.length }}>
          {name}!
        </p>
      </div>
      <span className="entrance-border" />
    </Takeover>
  )
}
