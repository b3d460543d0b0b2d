import type { View } from '@highjinks/games/baked-or-bluffing'
import { Check } from 'lucide-react'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { RevealSlot } from '../../show/timeline/reveal-slot.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { signed } from '../../ui/party/points.ts'
import { FEW } from '../attempt/in-columns.ts'
import { OwnResult } from '../attempt/own-result.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf } from '../screen.ts'
import { useSeen } from '../table/seen.ts'
import { ownReason, ownWords, resultWords, VOTE_WORDS } from './words.ts'

interface SidesProps {
  readonly table: View
  readonly reveal: NonNullable<View['reveal']>
  /** The players on their side by now; the others' places are reserved. */
  readonly arrived: readonly string[]
  readonly suspense: string
  readonly isOut: boolean
  readonly isCounted: boolean
}

/** In a hand: the stamp, the owner's result, and who is on which side of the room. */
export function Sides({ table, reveal, arrived, suspense, isOut, isCounted }: SidesProps) {
  const { me } = useSeen()
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-3">
      <div className="grid content-start gap-1 text-center laptop:flex laptop:items-center laptop:justify-center laptop:gap-8 laptop:kids:first:shrink-0">
        <RevealSlot isOut={isOut} suspense={suspense}>
          <Stamp
            tone={reveal.isTrue || reveal.isOverturned ? 'sky' : 'amber'}
            words={isOut ? (reveal.isTrue ? 'Legit!' : 'Baked!') : 'Hush …'}
          />
        </RevealSlot>
        <div ref={said} className={cx('grid content-center', me !== null && 'min-h-16')}>
          {isCounted ? (
            <Result table={table} reveal={reveal} />
          ) : (
            <Crowd ids={Object.keys(reveal.votes).filter((id) => !arrived.includes(id))} />
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 content-start gap-2 sm:gap-3">
        {(['legit', 'baked'] as const).map((vote) => (
          <Voters
            key={vote}
            {...{ vote, arrived, isCounted, reveal }}
            isRight={isOut && (vote === 'legit') === reveal.isTrue}
          />
        ))}
      </div>
      {isCounted && (
        <p className="animate-rise text-center text-balance text-muted max-sm:text-sm short:hidden laptop:text-base laptop:leading-tight">
          {reveal.why} <small className="laptop:offered:hidden">({reveal.source})</small>
        </p>
      )}
    </div>
  )
}

/** On a phone the owner's result comes first; if there's room, the reader's is below it. */
function Result({ table, reveal }: Pick<SidesProps, 'table' | 'reveal'>) {
  const { me, players } = useSeen()
  const own = me === null ? null : ownWords(table, me, players)
  return (
    <>
      {me !== null && own !== null && (
        <OwnResult me={me} gain={reveal.gains[me] ?? 0} words={own} why={ownReason(table, reveal, me)} isTight />
      )}
      <p className={cx('animate-rise leading-snug text-balance', own === null ? 'text-lg font-semibold' : 'sr-only')}>
        {resultWords(table, { reveal, me, players }, false)}
      </p>
    </>
  )
}

interface VotersProps extends Pick<SidesProps, 'reveal' | 'arrived' | 'isCounted'> {
  readonly vote: 'legit' | 'baked'
  readonly isRight: boolean
}

/** One side of the room, and what it brought each. */
function Voters({ vote, isRight, arrived, isCounted, reveal }: VotersProps) {
  const { me, players } = useSeen()
  const ids = Object.keys(reveal.votes).filter((id) => reveal.votes[id] === vote)
  const isMany = Object.keys(reveal.votes).length > FEW
  const title = `Said ${VOTE_WORDS[vote]}`
  // More players fill the side of a phone or a laptop, which has one sum for all of them.
  const isFull = ids.length > 2
  const gain = ids.length > 0 && isCounted ? (reveal.gains[ids[0] ?? ''] ?? 0) : 0
  return (
    <section
      aria-label={title}
      className={cx(
        'rounded-card border-3 px-4 py-2 max-sm:px-1.5 laptop:max-xl:py-1',
        isRight ? 'border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <h2 className="flex flex-wrap items-center gap-x-2 font-display text-lg font-bold max-sm:gap-x-1 max-sm:text-base lg:text-2xl">
        {title}
        {isRight && <Check aria-label="Right" strokeWidth={4} className="size-6 text-mark max-sm:size-5" />}
        {gain > 0 && (
          <span
            className={cx(
              'hidden text-good tabular max-sm:inline',
              isFull || isMany ? 'laptop:inline' : 'laptop:max-xl:inline',
            )}
          >
            {signed(gain)}
          </span>
        )}
        {isCounted && ids.length === 0 && <span className="font-normal text-muted">Nobody.</span>}
      </h2>
      {ids.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2 max-sm:gap-1.5">
          {ids.map((id) => (
            <li
              key={id}
              data-traveler={arrived.includes(id) ? id : undefined}
              className={cx('flex max-w-full', !arrived.includes(id) && 'invisible')}
            >
              <NamePill
                seed={id}
                name={id === me ? 'You' : nameOf(players, id)}
                gain={isCounted ? reveal.gains[id] : undefined}
                isGainAbove
                dense={isFull || (isMany && id !== me) ? 'face' : 'name'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
