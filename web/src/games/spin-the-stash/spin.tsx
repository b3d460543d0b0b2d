import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { useMark } from '../../lib/use-mark.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { Applause } from '../attempt/applause.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { LABELS, PAINTS } from './segments.ts'
import { StashWheel } from './stash-wheel.tsx'
import { useSwipe } from './use-swipe.ts'

type SpinProps = ScreenProps<View, Hand>

/** The pull, and the wheel slowing down on every screen at once. */
export function Spin(props: SpinProps) {
  const { table, hand, me, players, act, isBusy } = props
  const isTurning = table.phase === 'turning'
  const isMine = me !== null && table.turn === me
  const mayPull = isMine && !isTurning
  // What stands around the wheel of a laptop makes room for it.
  useMark('has-wheel')
  const swipe = useSwipe(() => mayPull && !isBusy && act({ type: 'pull' }))
  return (
    <>
      <div className="wheel-place grid grow content-center items-center gap-4 short:gap-2 lg:grid-cols-2 flat:grid-cols-2">
        <StashWheel
          table={table}
          // Whoever sits there has all of them in one.
          rows={Math.min(hand === null ? Number.POSITIVE_INFINITY : 1, table.houseRules.length)}
          isBesideCheers={!isMine && hand !== null}
          swipe={mayPull ? swipe : null}
        />
        <div className="wheel-sign">
          {isTurning ? (
            <Stopping {...{ table, me, players }} />
          ) : (
            <Plate>{isMine ? 'Your spin' : `${nameOf(players, table.turn)}, pull it!`}</Plate>
          )}
        </div>
      </div>
      {mayPull && (
        <ActionBar note={<span className="wheel-note">Or swipe the wheel.</span>}>
          <Button
            size="lg"
            className="min-h-20 text-2xl short:min-h-16"
            disabled={isBusy}
            onClick={() => act({ type: 'pull' })}
          >
            Pull the wheel
          </Button>
        </ActionBar>
      )}
      {!isMine && hand && (
        <div className="on-wheel contents">
          <Applause
            {...{ me, players, act, isBusy }}
            performers={table.onStage}
            applause={table.applause}
            clapsLeft={hand.clapsLeft}
            word="Cheer"
            foot="The wheel is deaf. Cheer anyway."
          />
        </div>
      )}
    </>
  )
}

function Plate({ children }: { readonly children: string }) {
  return (
    <Heading level={2} size="title" className="wheel-plate text-center text-balance short:text-2xl">
      <span role="status">
        <Unbroken>{children}</Unbroken>
      </span>
    </Heading>
  )
}

/** What it came to, stamped as soon as it stands. */
function Stopping({ table, me, players }: Pick<SpinProps, 'table' | 'me' | 'players'>) {
  const { wheel, turn, jackpot } = table
  const isStopped = useBeats()('stop') > 0
  if (!wheel || !isStopped) return <Plate>Around it goes</Plate>
  if (wheel.segment !== 'jackpot') return <Stamp tone={PAINTS[wheel.segment]} words={LABELS[wheel.segment]} />
  const foot = (
    <strong className="font-display font-extrabold text-ink">
      {subjectOf(players, turn, me)} {turn === me ? 'play' : 'plays'} for {points(jackpot)}.
    </strong>
  )
  return <Stamp tone="gold" words={LABELS.jackpot} foot={foot} />
}
