import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { PoseContext } from '../../show/people/pose-context.ts'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'
import { Spotlight } from '../../show/spotlight/spotlight.tsx'
import { RevealSlot } from '../../show/timeline/reveal-slot.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { isEverybody, namesOf } from '../attempt/attempt.ts'
import { FitText } from './fit-text.tsx'
import './award.css'
import { said } from '../../ui/announcer/announcer.ts'

const HANDS = ['first', 'second', 'third'] as const

interface TvAwardProps {
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  /** The award's name. */
  readonly words: string
  readonly foot: string
  readonly pay: number
}

/** Shows hands, suspense, and then the winners up in the light. */
export function TvAward({ ids, players, words, foot, pay }: TvAwardProps) {
  const reached = useBeats()
  const isOut = reached('stamp') > 0
  const isPaid = reached('gains') > 0
  const isForAll = isEverybody(ids, players)
  const isLit = isOut && !isForAll && ids.length <= MOST_IN_SPOTLIGHT
  const who = isForAll ? 'The whole couch' : namesOf(ids, { me: null, players })
  // The others throw their hands up to the paid ones.
  const others = isPaid ? players.flatMap(({ id }) => (ids.includes(id) ? [] : [id])) : []
  if (ids.length === 0) return null
  return (
    <PoseContext value="accepts">
      <div className="tv-award" data-all={(isOut && isForAll) || undefined}>
        <Spotlight ids={isLit ? ids : []} players={players} clapping={others}>
          <div ref={said} className="tv-award-words">
            {!isOut || isForAll ? <Hands count={reached('clap')} /> : !isLit && <Faces ids={ids} />}
            {(!isOut || !isForAll) && <p className="tv-award-what">{isOut ? `${words}:` : `${words} …`}</p>}
            {isOut && (
              <FitText words={who} most={ids.length > 1 ? 5 : 7.5} className="tv-award-who">
                <span className="animate-slam">{who}</span>
              </FitText>
            )}
            <RevealSlot isOut={isPaid}>
              <Badge tone="lime" className="animate-pop text-6xl">
                {signed(pay)}
                {ids.length > 1 && ' each'}
              </Badge>
            </RevealSlot>
            <RevealSlot isOut={reached('rest') > 0}>
              <p className="max-w-[40ch] animate-rise text-3xl font-semibold text-balance text-muted">{foot}</p>
            </RevealSlot>
          </div>
        </Spotlight>
      </div>
    </PoseContext>
  )
}

function Hands({ count }: { readonly count: number }) {
  return (
    <span className="tv-award-seen">
      {HANDS.slice(0, count).map((hand) => (
        <span key={hand} className="animate-pop [&>svg]:size-44">
          <ReactionFace reaction="clap" />
        </span>
      ))}
    </span>
  )
}

/** More people than fit in the light. */
function Faces({ ids }: Pick<TvAwardProps, 'ids'>) {
  return (
    <span className="tv-award-seen">
      {ids.map((id, i) => (
        <Avatar key={id} seed={id} size="11rem" className={cx('animate-slam', i > 0 && '-ml-8')} />
      ))}
    </span>
  )
}
