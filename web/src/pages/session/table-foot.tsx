import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { GamePicture } from '../../games/game-picture.tsx'
import { loadScript } from '../../games/load-script.ts'
import { twistsOf } from '../../games/twist/twists.ts'
import { useTwist } from '../../games/twist/use-twist.ts'
import { shrinkSnugly, useFit } from '../../lib/use-fit.ts'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { feed } from '../../session/feed.ts'
import { useSession } from '../../session/session-store.ts'
import { Jester } from '../../show/jester/jester.tsx'
import type { Sitter } from '../../show/people/cast.ts'
import { Sofa } from '../../show/people/sofa.tsx'
import './table-foot.css'

interface TableFootProps {
  readonly cast: readonly Sitter[]
  /** The players at the right of the card, who only have their bowls here. */
  readonly performers: readonly PlayerId[]
  readonly me: PlayerId | null
  readonly table: TableFrame
}

/** The foot of a laptop: the TV's sofa with the jester on its left, who leaves the speaking to the TV. */
export function TableFoot({ cast, performers, me, table }: TableFootProps) {
  const reaction = useSession((state) => state.reaction)
  useFit(`${table.phase} ${table.round} ${table.turn}`, shrinkSnugly, withNextFrame)
  const slug = useSession((state) => state.view?.session.slug)
  // A spectator reads there how to join.
  const isSeated = me !== null && table.seats.includes(me)
  const people = cast.map((sitter) => (performers.includes(sitter.id) ? left(sitter) : sitter))
  return (
    <div className="table-foot">
      <div className="table-foot-left">
        {slug !== undefined && isSeated && <GamePicture slug={slug} isStill={table.paused} />}
        <Speaking me={me} />
      </div>
      <section aria-label="People and scores" className="table-foot-sofa">
        <Sofa {...{ people, me, reaction }} isPaused={table.paused} isSettled />
      </section>
    </div>
  )
}

function Speaking({ me }: Pick<TableFootProps, 'me'>) {
  const twist = useTwist(
    useSession((state) => state.view),
    twistsOf,
  )
  return <Jester {...{ feed, loadScript, me }} twist={twist?.text ?? null} isHeard={false} className="side-jester" />
}

function left(sitter: Sitter): Sitter {
  return { ...sitter, mood: 'calm', isStanding: false, gain: null, isInSpotlight: true }
}
