import { Held } from '../../../show/timeline/held.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import type { PointView } from '../../interlude/part.ts'
import { ThumbsSaid } from '../../interlude/thumbs-said.tsx'
import { nameOf } from '../../screen.ts'
import { TvGains } from '../gains.tsx'
import { TvHeld } from '../held.tsx'
import { TvStamp } from '../ruling.tsx'
import { TvTitle } from '../title.tsx'
import type { TvPartProps } from './part.ts'

/** The thumbs, the verdict on the plea, and its points. */
export function TvHeard({ view, players, theme }: TvPartProps<PointView>) {
  const { speaker, thumbs, split, isBelieved, paid } = view.plea
  const all = Object.entries(thumbs ?? {})
  const reached = useBeats()
  if (speaker === null || isBelieved === null || paid === null) return null
  const isStamped = reached('stamp') > 0
  return (
    <>
      <TvTitle>{nameOf(players, speaker)} has spoken.</TvTitle>
      {thumbs && <ThumbsSaid all={all.slice(0, reached('thumb'))} me={null} {...{ isStamped, players, theme }} />}
      <TvHeld isOut={isStamped} suspense="And the room …">
        <TvStamp
          tone={isBelieved ? 'teal' : 'blank'}
          words={isBelieved ? theme.plead.sold : theme.plead.unsold}
          play={isBelieved ? 'did-it' : null}
          foot={thumbs === null && split !== null ? `${split.up} believed it, ${split.down} did not.` : null}
        />
      </TvHeld>
      <Held isOut={reached('gains') > 0} place={1}>
        <TvGains
          gains={{ [speaker]: paid }}
          players={players}
          why={() => (isBelieved ? 'The room bought it.' : 'Points for nerve.')}
        />
      </Held>
    </>
  )
}
