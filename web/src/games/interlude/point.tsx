import { said } from '../../ui/announcer/announcer.ts'
import { useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { Prize } from '../attempt/prize.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { Thing } from '../attempt/thing.tsx'
import { nameOf } from '../screen.ts'
import { botsNote } from './bots-note.ts'
import { Given } from './given.tsx'
import type { PartProps, PointView, Seated } from './part.ts'

/** Of more letters the words alone have room on a small phone, above those to point at. */
const LONG = 50

type PointProps = PartProps<PointView> & Seated

/** "Which of you would …?": one tap on a face, and it is locked. */
export function Point(props: PointProps) {
  const { view, seats, hand, me, players, theme } = props
  const { title, before, drawing } = theme.point
  const mayPoint = hand !== null && me !== null
  const isPointing = mayPoint && hand.at === null
  return (
    <>
      <TaskCard kicker={title} thing={drawing} isFlat={isPointing} isBare={isPointing && view.card.length > LONG}>
        {view.card}
      </TaskCard>
      {isPointing && <Targets {...props} />}
      {mayPoint && hand.at !== null && <Pointed {...props} at={hand.at} />}
      {!mayPoint && (
        <Given
          ids={view.pointed}
          of={seats.length}
          have="pointed"
          before={before}
          note={botsNote(props)}
          me={me}
          players={players}
        />
      )}
    </>
  )
}

function Targets(props: PointProps) {
  const { view, me, players, act, isBusy } = props
  const count = view.targets.length
  const isMany = count > 6
  const spot = useAskSpot('Who do you point at?')
  return (
    <div className="flex flex-col gap-2 pb-4 max-sm:grow short:pb-2">
      <p className="text-center text-balance text-muted">
        {view.worth > 0 ? <Prize>{`Point with the crowd: ${signed(view.worth)}`}</Prize> : 'No points, just fingers.'}{' '}
        {botsNote(props)}
      </p>
      <div
        {...spot}
        role="group"
        aria-label="Who do you point at?"
        className={cx(
          'outline-none flex grow flex-wrap content-stretch justify-center gap-2',
          !isMany && 'flat:flex-nowrap',
        )}
      >
        {view.targets.map((id) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => act({ type: 'point', at: id })}
            className={cx(
              'lip tappable flex min-h-24 min-w-0 flex-col items-center justify-center gap-1 rounded-control border-3 px-1 py-2 font-semibold short:min-h-22 short:py-1 flat:min-h-16 flat:py-1',
              !isMany && 'flat:w-auto! flat:flex-1',
              !isMany && 'desk:min-h-40 desk:gap-2 desk:text-xl',
              widthOf(count),
            )}
          >
            <span
              className={cx('aspect-square w-(--face) sm:w-18 flat:w-12', !isMany && 'desk:w-24')}
              style={{ '--face': sizeOf(count) }}
            >
              <Later>
                <Avatar seed={id} size="100%" />
              </Later>
            </span>
            <Unbroken className={cx('w-full text-center leading-tight', isMany && 'text-sm')}>
              {id === me ? 'Me' : nameOf(players, id)}
            </Unbroken>
          </button>
        ))}
      </div>
    </div>
  )
}

/** As many in a row as leaves the last row full, or in the middle; where a phone is high, more rows. */
function widthOf(count: number): string {
  if (count > 9) return 'w-[calc((100%-1.5rem)/4)]'
  if (count > 6) return 'w-[calc((100%-1rem)/3)] short:w-[calc((100%-1.5rem)/4)] sm:w-[calc((100%-1.5rem)/4)]'
  if (count > 4) return 'w-[calc((100%-0.5rem)/2)] short:w-[calc((100%-1rem)/3)] sm:w-[calc((100%-1rem)/3)]'
  if (count === 4) return 'w-[calc((100%-0.5rem)/2)]'
  return count === 3 ? 'w-[calc((100%-0.5rem)/2)] sm:w-[calc((100%-1rem)/3)]' : 'w-full sm:w-[calc((100%-0.5rem)/2)]'
}

/** The fewer they are, the larger; never so large that they leave a small phone. */
function sizeOf(count: number): string {
  if (count > 9) return 'clamp(2.75rem, 13vw, 4.5rem)'
  if (count > 6) return 'clamp(2.75rem, min(18vw, 9dvh), 6rem)'
  return count > 4 ? 'clamp(3rem, min(24vw, 10dvh), 7rem)' : 'clamp(3.5rem, min(30vw, 24dvh - 5.75rem), 8rem)'
}

function Pointed({ at, me, players, theme }: PointProps & { readonly at: string }) {
  const { drawing, ...words } = theme.point
  return (
    <ActionBar>
      <Card kind="tint" ref={said} className="flex items-center justify-center gap-4 py-3 max-sm:gap-2.5">
        {drawing && <Thing drawing={drawing} className="-mr-2 size-12 animate-pop lg:size-16" />}
        <Avatar seed={at} size="3.5rem" className="animate-pop" />
        <p className="font-display text-xl leading-tight font-bold text-balance">
          {at === me ? words.self : words.at(nameOf(players, at))}
        </p>
      </Card>
    </ActionBar>
  )
}
