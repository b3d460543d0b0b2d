import { Held } from '../../show/timeline/held.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { OwnResult } from '../attempt/own-result.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf } from '../screen.ts'
import type { PartProps, PointView } from './part.ts'
import { ThumbsSaid } from './thumbs-said.tsx'

type HeardProps = PartProps<PointView>

/** The thumbs, whether it was believed, and what that brings. */
export function Heard({ view, me, players, theme }: HeardProps) {
  const { speaker, thumbs, split, isBelieved, paid } = view.plea
  const all = Object.entries(thumbs ?? {})
  const reached = useBeats()
  if (speaker === null || isBelieved === null || paid === null) return null
  const isStamped = reached('stamp') > 0
  const isMine = speaker === me
  return (
    <div className="my-auto grid gap-4 text-center short:gap-2">
      <p className="font-display text-xl font-bold text-balance">
        {namesOf([speaker], { me, players })} {isMine ? 'have' : 'has'} spoken.
      </p>
      {thumbs && <ThumbsSaid all={all.slice(0, reached('thumb'))} {...{ isStamped, me, players, theme }} />}
      <Held isOut={isStamped} suspense="And the room …">
        <Stamp
          tone={isBelieved ? 'teal' : 'blank'}
          words={isBelieved ? theme.plead.sold : theme.plead.unsold}
          play={isBelieved ? 'did-it' : null}
          foot={thumbs === null && split !== null ? `${split.up} believed it, ${split.down} did not.` : null}
        />
      </Held>
      <Held isOut={reached('gains') > 0} place={1}>
        <div className="grid min-h-14 place-items-center">
          {isMine ? (
            <OwnResult me={speaker} gain={paid} words={isBelieved ? 'They bought it!' : 'Points for nerve.'} isTight />
          ) : (
            <Badge tone="lime" className="animate-pop text-2xl text-balance whitespace-normal">
              {nameOf(players, speaker)} {signed(paid)}
            </Badge>
          )}
        </div>
      </Held>
    </div>
  )
}
