import type { applauseView } from '@highjinks/games/kit'
import { useId } from 'react'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { said, saidAside } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import type { ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'

/** The performers one can clap for, and how often. */
export interface Applauded {
  /** The current performers. */
  readonly performers: readonly string[]
  readonly applause: ReturnType<typeof applauseView>
  /** The claps this seat has left; null for a spectator. */
  readonly clapsLeft: number | null
  /** The name of a clap here, and its worth. */
  readonly word?: string
  readonly foot?: string
}

interface ApplauseProps extends Applauded, Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'> {}

const CLAPS = ['first', 'second', 'third'] as const

/** During a performance: a clap button for the waiting players, and the claps for everyone else. */
export function Applause(props: ApplauseProps) {
  const { performers, applause, clapsLeft, me, players, act, isBusy } = props
  const { word = 'Applaud', foot = 'shows up on every screen' } = props
  const [left, worth] = [useId(), useId()]
  const [performer] = performers
  if (performer === undefined) return null
  const isListener = me !== null && clapsLeft !== null && !performers.includes(me)
  if (!isListener) return <Clapping {...{ applause, performers, me, players }} />
  const name = namesOf(performers, { me: null, players })
  if (clapsLeft === 0) {
    return (
      <div className="spent-claps mt-auto grid gap-1 py-2 text-center text-balance">
        <p ref={said} className="font-display text-xl font-bold">
          You’re out of applause for {name}.
        </p>
        <p className="text-muted">
          <NextUp /> Send a reaction!
        </p>
      </div>
    )
  }
  return (
    <ActionBar>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => act({ type: 'applaud', for: performer })}
        aria-describedby={`${left} ${worth}`}
        className="lip grid min-h-20 grid-cols-[auto_auto] content-center items-center justify-center gap-x-4 rounded-[2rem] border-4 border-ink bg-amber px-5 py-2 font-display text-3xl font-extrabold text-ink laptop:min-h-17 flat:gap-x-2 flat:px-3 flat:text-2xl [--lip:var(--color-amber-deep)] disabled:opacity-70"
      >
        {word}
        <span aria-hidden="true" className="flex gap-1">
          {CLAPS.map((clap, i) => (
            <span
              key={clap}
              className={cx(
                'transition-[opacity,scale] duration-200',
                i >= clapsLeft && 'scale-75 opacity-25 grayscale',
              )}
            >
              <ReactionFace reaction="clap" size={34} />
            </span>
          ))}
        </span>
        <span id={worth} aria-hidden="true" className="col-span-2 text-base leading-tight font-bold">
          {foot}
        </span>
      </button>
      <span id={left} className="sr-only">
        {clapsLeft} of {CLAPS.length} left
      </span>
    </ActionBar>
  )
}

/** Shows for how long: the phase can end before its clock. */
function NextUp() {
  const { now, deadline } = useTableClock()
  const left = useSecondsLeft(deadline ?? 0, now)
  if (deadline === null) return 'We’ll move on when they’re done.'
  return (
    <>
      Moving on in{' '}
      <span className="tabular">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>{' '}
      or sooner
    </>
  )
}

/** With more clappers, a phone has room for one name and a number. */
const SHOWN = 3

function clappers(ids: readonly string[], people: Pick<ApplauseProps, 'me' | 'players'>): string {
  if (ids.length <= SHOWN) return namesOf(ids, people)
  return `${namesOf(ids.slice(0, 1), people)} and ${ids.length - 1} more`
}

type ClappingProps = Pick<ApplauseProps, 'applause' | 'performers' | 'me' | 'players'>

/** Shows performers and the TV that there's applause, and its source. */
function Clapping({ applause, performers, me, players }: ClappingProps) {
  const { clapping } = applause
  const isMine = me !== null && performers.includes(me)
  return (
    // On a TV and a laptop the sofa shows them clap.
    <div
      ref={saidAside}
      className={cx(
        'flex min-h-16 items-center justify-center gap-3 text-center max-sm:ghost:hidden laptop:sr-only',
        // Reserves its place on a performer's phone before the first clap.
        clapping.length > 0 ? 'max-sm:min-h-13' : 'max-sm:min-h-0',
      )}
    >
      {clapping.length > 0 && (
        <>
          <span aria-hidden="true" className="flex kids:not-last:-mr-3">
            {clapping.slice(0, SHOWN).map((id) => (
              <Avatar key={id} seed={id} size="3rem" className="animate-beat" />
            ))}
          </span>
          <p className="min-w-0 text-lg leading-tight font-semibold text-balance">
            {clappers(clapping, { me, players })} {clapping.length === 1 && clapping[0] !== me ? 'claps' : 'clap'}
            {isMine && ' for you'}!
          </p>
          <span aria-hidden="true" className="animate-beat" key={clapping.length}>
            <ReactionFace reaction="clap" size={44} />
          </span>
        </>
      )}
    </div>
  )
}
