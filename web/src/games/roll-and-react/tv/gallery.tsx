import type { View } from '@highjinks/games/roll-and-react'
import { actPose } from '../../../show/people/act-pose.ts'
import { PoseContext } from '../../../show/people/pose-context.ts'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { nameOf } from '../../screen.ts'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { ActCard } from '../act-card.tsx'
import { Bow, seenOf } from '../bow.tsx'
import { actsOf } from '../gallery-timeline.ts'
import { sceneTold } from '../scene-told.ts'

/** The run, one scene at a time; then all of it in one picture, and a bow. */
export function Gallery(props: TvProps<View>) {
  const { table, players } = props
  const { turn } = table
  const gallery = table.gallery ?? []
  const acts = actsOf(gallery)
  const reached = useBeats()
  const isOver = reached('stop') > 0
  const number = reached('scene')
  const act = isOver ? undefined : acts[number - 1]
  const before = acts.slice(0, Math.max(0, number - 1)).reduce((sum, { takes }) => sum + takes.length, 0)
  if (turn === null) return null
  if (gallery.length === 0) {
    return (
      <div className="my-auto grid justify-items-center gap-4">
        <Avatar seed={turn} size="14rem" className="animate-pop" />
        <TvTitle foot="No penalty. The stage is open.">{nameOf(players, turn)} passes</TvTitle>
      </div>
    )
  }
  return (
    <PoseContext value={act ? actPose(table.round, act.draw) : isOver ? 'accepts' : 'waves'}>
      <Spotlight ids={[turn]} players={players} {...(isOver && { clapping: table.clapping })} isSlim>
        {isOver && <Summed {...props} gallery={gallery} />}
        {!isOver && !act && (
          <p role="status" className="m-auto animate-breathe font-display text-title font-extrabold text-muted">
            And they saw …
          </p>
        )}
        {act && (
          <ActCard
            key={number}
            board={table.board}
            taken={reached('line') - before}
            isStamped={reached('knock') >= number}
            isOnCard
            {...{ act, me: null, players }}
          />
        )}
      </Spotlight>
    </PoseContext>
  )
}

type Shown = NonNullable<View['gallery']>[number]

function Summed({ table, players, gallery }: TvProps<View> & { readonly gallery: readonly Shown[] }) {
  return (
    <>
      <h2 role="status" className="sr-only">
        {seenOf(gallery)}
      </h2>
      <Bow {...{ gallery, table, players }} me={null} isOnCard hasRun />
      <ol aria-label="The run" className="sr-only">
        {gallery.map((shown) => (
          <li key={shown.scene}>{sceneTold(shown, table, { me: null, players })}</li>
        ))}
      </ol>
    </>
  )
}
