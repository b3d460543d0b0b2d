import type { View } from '@highjinks/games/never-have-i-ever'
import { use } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { HasTv } from '../../show/timeline/has-tv.ts'
import { Held, Meanwhile } from '../../show/timeline/held.tsx'
import { Travel } from '../../show/timeline/travel.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { Face } from '../../ui/party/faces.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { nameOf } from '../screen.ts'
import { Band } from './bands.tsx'
import { oddsReason, ownReason, ownWords } from './own-words.ts'
import type { PartProps } from './part.ts'
import type { Open, oddOneOf } from './reveal-timeline.ts'
import { authorWords } from './reveal-words.ts'
import { Fifth, Note, Side } from './side.tsx'
import { Statement } from './statement.tsx'
import { useReveal } from './use-reveal.ts'
import { WhoTells } from './who-tells.tsx'
import { rangeWords } from './words.ts'

const LEAST_SHARE = 2.5
/** Beside many the names of a few need more. */
const SHARE_OF_NAMES = 4

type SealedBand = Exclude<NonNullable<View['reveal']>, Open>

/** One face after the other goes to its place, and the count with them; who stands alone; who guessed it; who tells. */
export function Reveal(props: PartProps) {
  const { reveal } = props.table
  if (!reveal) return null
  return (
    <>
      <Statement table={props.table} shape="small" />
      {reveal.mode === 'open' ? <Sides {...props} reveal={reveal} /> : <Sealed {...props} band={reveal.band} />}
    </>
  )
}

function Sealed(props: PartProps & { readonly band: SealedBand['band'] }) {
  const isTelling = props.table.phase === 'reveal'
  const isShown = useBeats()('band') > 0
  const isOut = isShown || !isTelling
  return (
    <>
      <Held isOut={isOut} suspense="And that is …">
        <Band band={props.band} table={props.table} />
      </Held>
      {isOut && <Mine {...props} />}
      {isOut && <WhoTells {...props} />}
    </>
  )
}

/** More than so many want more than one row of faces beside each other. */
const MANY = 5

/** On a phone: both sides as two lists, and what it was for whoever holds it. */
function Sides(props: PartProps & { readonly reveal: Open }) {
  const { reveal, table, me, players } = props
  const told = useReveal(reveal, table)
  const { everybody, arrived, silent, isCounted, isOut, count } = told
  const isInSuspense = use(HasTv) && arrived.length === 0 && !isCounted
  const face = (id: string): Face => {
    const guess = reveal.guesses[id]
    return {
      id,
      name: nameOf(players, id),
      isMe: id === me,
      isHere: arrived.includes(id),
      note: (
        <Note
          isOut={isOut}
          guess={guess ? rangeWords(guess) : null}
          isRight={guess ? guess[0] <= reveal.count && reveal.count <= guess[1] : false}
          gain={reveal.gains[id] ?? 0}
        />
      ),
    }
  }
  const odd = isOut && table.author !== null ? null : told.odd
  const isFull = table.asked.length > MANY
  return (
    <Travel className="contents">
      <div
        role={isCounted ? 'status' : undefined}
        className="min-h-13 text-center font-display text-2xl font-bold short:min-h-10 short:text-xl lg:text-5xl laptop:min-h-0 laptop:text-3xl"
      >
        {isInSuspense ? (
          <Meanwhile>And they say …</Meanwhile>
        ) : (
          <span
            key={`${count} ${isCounted}`}
            className={cx(
              'inline-block rounded-control px-4 leading-none short:px-3 short:py-1',
              isCounted
                ? '-rotate-2 animate-slam border-3 border-ink bg-cream text-ink'
                : 'animate-beat border-3 border-transparent',
            )}
          >
            <span className="text-5xl leading-none font-extrabold text-mark tabular short:text-2xl lg:text-8xl laptop:text-5xl">
              {count}
            </span>{' '}
            of {table.asked.length} {reveal.count === 1 && isCounted ? 'has' : 'have'}
          </span>
        )}
        {silent.length > 0 && !isInSuspense && (
          <span className="hidden text-base short:inline">
            {' '}
            {silent.length} {silent.length === 1 ? 'takes' : 'take'} the Fifth
          </span>
        )}
      </div>
      <div className={cx('grid min-h-9 content-center gap-2 overflow-x-clip empty:hidden', isOut && 'short:min-h-0')}>
        {isOut && <Mine {...props} />}
        {isOut && table.author !== null && (
          <p
            role="status"
            className="animate-rise text-center text-lg font-semibold text-balance lg:text-3xl laptop:text-xl"
          >
            {authorWords(table, reveal, { me, players })}
          </p>
        )}
        {odd ? (
          // Once the points are out a phone has no room for both.
          <div className={cx('grid', isOut && me !== null && 'max-sm:hidden')}>
            <OddOne {...props} odd={odd} />
          </div>
        ) : (
          !isOut && <Crowd ids={everybody.filter((id) => !arrived.includes(id))} />
        )}
      </div>
      <div
        className="grid gap-2 sm:gap-3"
        style={{
          gridTemplateColumns: [reveal.have, reveal.never].map((side) => shareOf(side, arrived, isFull)).join(' '),
        }}
      >
        <Side title="They have" faces={reveal.have.map(face)} {...{ isCounted, isFull }}>
          Nobody. Or so they say.
        </Side>
        <Side title="Never" faces={reveal.never.map(face)} {...{ isCounted, isFull }}>
          Not a single halo in the room.
        </Side>
        <Fifth faces={silent.map(face)} />
      </div>
      {isCounted && <WhoTells {...props} />}
    </Travel>
  )
}

/** Everybody looks at whoever stands alone. */
function OddOne({ odd, me, players }: PartProps & { readonly odd: NonNullable<ReturnType<typeof oddOneOf>> }) {
  const [name, verb] =
    odd.id === me ? ['you', odd.has ? 'have' : 'never did'] : [nameOf(players, odd.id), odd.has ? 'has' : 'never did']
  return (
    <p
      role="status"
      className="flex min-w-0 animate-slam items-center justify-center gap-2 font-display text-lg font-bold"
    >
      <Avatar seed={odd.id} size="2rem" className="shrink-0" />
      <span className="min-w-0 text-balance">
        Only {name} {verb}.
      </span>
    </p>
  )
}

/** A side is as wide as it is full by now, not as it will be; an empty one still has something to say. */
function shareOf(side: readonly string[], arrived: readonly string[], isFull: boolean): string {
  const here = side.filter((id) => arrived.includes(id))
  return `minmax(0, ${Math.max(isFull && here.length > 0 ? SHARE_OF_NAMES : LEAST_SHARE, here.length)}fr)`
}

function Mine({ table, me }: PartProps) {
  // A phone has no room to say who guessed what.
  const isLaptop = useLaptop()
  const words = me === null ? null : ownWords(table, me)
  const { reveal } = table
  if (me === null || words === null || !reveal) return null
  const odds = isLaptop && reveal.mode === 'open' && reveal.gains[me] ? oddsReason(reveal) : null
  // A phone that asks whose story it is has told it by then.
  const isTold = table.phase === 'choose' && table.asked.length > MANY
  return (
    <div role="status" className={isTold ? 'max-sm:hidden' : undefined}>
      <OwnResult me={me} gain={reveal.gains[me] ?? 0} words={words} why={ownReason(table, me) ?? odds} isTight />
    </div>
  )
}
