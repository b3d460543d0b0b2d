import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { use } from 'react'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { Held } from '../../show/timeline/held.tsx'
import { useTimeline } from '../../show/timeline/use-timeline.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { namesOf } from '../attempt/attempt.ts'
import '../attempt/faces-said.css'
import { OwnResult } from '../attempt/own-result.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf } from '../screen.ts'
import { heardSteps } from './heard-steps.ts'
import type { PartProps, PointView } from './part.ts'

type HeardProps = PartProps<PointView>

/** The thumbs, whether it was believed, and what that brings. */
export function Heard({ view, me, players, theme }: HeardProps) {
  const { speaker, thumbs, split, isBelieved, paid } = view.plea
  const all = Object.entries(thumbs ?? {})
  const reached = useTimeline(heardSteps(all.length))
  if (speaker === null || isBelieved === null || paid === null) return null
  const isStamped = reached('stamp') > 0
  const isMine = speaker === me
  return (
    <div className="my-auto grid gap-4 text-center short:gap-2 tv:gap-6">
      <p className="font-display text-xl font-bold text-balance tv:text-4xl">
        {namesOf([speaker], { me, players })} {isMine ? 'have' : 'has'} spoken.
      </p>
      {thumbs && <Thumbs all={all.slice(0, reached('thumb'))} {...{ isStamped, me, players, theme }} />}
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
            <OwnResult me={speaker} gain={paid} words={isBelieved ? 'They bought it!' : 'For the nerve.'} isTight />
          ) : (
            <Badge tone="lime" className="animate-pop text-2xl! tv:text-6xl!">
              {nameOf(players, speaker)} {signed(paid)}
            </Badge>
          )}
        </div>
      </Held>
    </div>
  )
}

interface ThumbsProps extends Pick<HeardProps, 'me' | 'players' | 'theme'> {
  readonly all: readonly (readonly [by: string, isUp: boolean])[]
  readonly isStamped: boolean
}

/** Faces fly to the thumb they gave. */
function Thumbs({ all, isStamped, me, players, theme }: ThumbsProps) {
  const isTv = use(TvContext) !== null
  const size = isTv ? (isStamped ? '3.5rem' : '4.5rem') : isStamped ? '1.75rem' : 'clamp(2rem, 9vw, 3.25rem)'
  const sides = [
    { isUp: true, words: theme.plead.yes, icon: ThumbsUp, ground: 'bg-teal' },
    { isUp: false, words: theme.plead.no, icon: ThumbsDown, ground: 'bg-cream' },
  ]
  return (
    <ul className="faces-said" data-stamped={isStamped || undefined} aria-label="Who believed it">
      {sides.map(({ isUp, words, icon: Icon, ground }) => (
        <li key={words} className={`faces-said-choice ${ground}`}>
          <span className="faces-said-words flex items-center gap-1">
            <Icon aria-hidden="true" strokeWidth={2.75} className="size-[1.1em]" />
            {words}
          </span>
          <span className="faces-said-faces">
            {all
              .filter(([, isFor]) => isFor === isUp)
              .map(([by]) => (
                <span key={by} className="faces-said-face">
                  <Avatar seed={by} size={size} label={by === me ? 'You' : nameOf(players, by)} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
