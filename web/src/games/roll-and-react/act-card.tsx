import type { Hand, View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import { Upper } from '../../stage/sofa/character.tsx'
import type { Mood } from '../../stage/sofa/postures.ts'
import { useFace } from '../../ui/avatar/looks.ts'
import { namesOf } from '../attempt/attempt.ts'
import { Moment } from '../attempt/moment.tsx'
import type { ScreenProps } from '../screen.ts'
import type { Act } from './gallery-story.ts'
import { ownPart, themeOf } from './theme.ts'
import './act-card.css'

interface ActCardProps extends Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'> {
  readonly act: Act
  /** The curtain is. */
  readonly isOpen: boolean
  readonly isStamped: boolean
}

const MOST_FACES = 3
/** How many times as wide as tall what they saw stands, and what it was. */
const PLACES = { thought: 1.5, theater: 1.7 } as const

/** What they saw in it, over their heads; what it was, behind a curtain; and a stamp. Whoever listens has the whole run. */
export function ActCard({ act, isOpen, isStamped, table, me, players }: ActCardProps) {
  const isHit = act.seen === act.scene
  const wordsOf = (id: number) => {
    return ownPart(table.board.find(({ scene }) => scene === id)?.text ?? '', themeOf(table.board))
  }
  return (
    <div aria-hidden="true" className="act">
      <div className="act-seen animate-pop">
        <p className="act-label">{namesOf(act.by, { me, players })} saw</p>
        <div className="act-thought">
          <Words place={PLACES.thought}>{wordsOf(act.seen)}</Words>
        </div>
        <div className="act-faces">
          {act.by.slice(0, MOST_FACES).map((id) => (
            <Bust key={id} id={id} mood={!isStamped ? 'calm' : isHit ? 'glad' : 'shrugs'} />
          ))}
        </div>
      </div>
      <div className="act-stage" data-open={isOpen || undefined}>
        <p className="act-label">It was</p>
        <Words place={PLACES.theater}>{isHit ? 'Exactly that!' : wordsOf(act.scene)}</Words>
        <span className="act-curtain" />
        <span className="act-curtain" />
        <span className="act-fringe" />
      </div>
      {isStamped && (
        <p className="act-stamp animate-slam" data-hit={isHit || undefined}>
          {isHit ? 'Nailed it!' : 'Misread!'}
        </p>
      )}
    </div>
  )
}

function Words({ place, children }: { readonly place: number; readonly children: string }) {
  return (
    <Moment words={children} tall={86} place={place}>
      <p className="moment-words act-words">{children}</p>
    </Moment>
  )
}

/** From the hat to the hips. */
function Bust({ id, mood }: { readonly id: PlayerId; readonly mood: Mood }) {
  const face = useFace(id)
  return (
    <span className="act-bust">
      <span>
        <Upper face={face} mood={mood} isStanding={false} snacks={null} />
      </span>
    </span>
  )
}
