import type { View } from '@highjinks/games/never-have-i-ever'
import { use } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { REVEALS } from '../../show/timeline/effects.ts'
import { HasTv } from '../../show/timeline/has-tv.ts'
import { Held, Meanwhile } from '../../show/timeline/held.tsx'
import { Splash } from '../../show/timeline/splash.tsx'
import { Travel } from '../../show/timeline/travel.tsx'
import { useTimeline } from '../../show/timeline/use-timeline.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { Face } from '../../ui/party/faces.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { OwnResult } from '../attempt/own-result.tsx'
import { nameOf } from '../screen.ts'
import { Band } from './bands.tsx'
import { Halves } from './halves.tsx'
import { oddsReason, ownReason, ownWords } from './own-words.ts'
import { Panes } from './panes.tsx'
import type { PartProps } from './part.ts'
import type { oddOneOf } from './reveal-timeline.ts'
import { Fifth, Note, Side } from './side.tsx'
import { Statement } from './statement.tsx'
import { type Open, useReveal } from './use-reveal.ts'
import { WhoTells } from './who-tells.tsx'
import { rangeWords } from './words.ts'

const LEAST_SHARE = 2.5

type SealedBand = Exclude<NonNullable<View['reveal']>, Open>

/** One face after the other goes to its place, and the count with them; who stands alone; who guessed it; who tells. */
export function Reveal(props: PartProps) {
  const { reveal } = props.table
  if (!reveal) return null
  return (
    <>
      <Statement table={props.table} shape="line" />
      {reveal.mode === 'open' ? <Who {...props} reveal={reveal} /> : <Sealed {...props} band={reveal.band} />}
    </>
  )
}

const BAND_MS = 1400

function Sealed(props: PartProps & { readonly band: SealedBand['band'] }) {
  const isOut = useTimeline([['band', BAND_MS, REVEALS]])('band') > 0
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

function Who(props: PartProps & { readonly reveal: Open }) {
  const told = useReveal(props.reveal, props.table.asked)
  if (!use(TvContext)) return <Sides {...props} told={told} />
  const { odd, isOut } = told
  return (
    <Panes {...props} told={told}>
      <Halves isOn={told.isCounted && !told.isSeen} have={props.reveal.have} never={props.reveal.never} />
      {odd && (
        <Splash isOn={told.called.length === 0 && !isOut} color="sky">
          <Avatar seed={odd.id} size="52vh" />
          <small>
            Only {nameOf(props.players, odd.id)} {odd.has ? 'has' : 'never did'}.
          </small>
        </Splash>
      )}
      {isOut && <Author {...props} />}
      {odd && !(isOut && props.table.author !== null) && <OddOne {...props} odd={odd} />}
      {isOut && !odd && props.table.author === null && (
        <p className="animate-rise font-display text-3xl font-bold">{guessLine(props.reveal, props)}</p>
      )}
      {told.isCounted && (
        <div className="sr-only">
          <WhoTells {...props} />
        </div>
      )}
    </Panes>
  )
}

/** What those are paid for who are. */
function guessLine({ guesses, gains, count }: Open, people: Pick<PartProps, 'me' | 'players'>): string | null {
  const guessers = Object.keys(guesses)
  if (guessers.length === 0) return null
  if (guessers.every((id) => !gains[id])) return 'Nobody guessed it. No points, only looks.'
  const right = guessers.filter((id) => {
    const [least = 0, most = 0] = guesses[id] ?? []
    return least <= count && count <= most
  })
  if (right.length === 0) return 'One off pays half.'
  const isHalfPaid = guessers.some((id) => gains[id] && !right.includes(id))
  const who = right.length > 3 ? `${right.length} of you` : namesOf(right, people)
  return `${who} guessed it.${isHalfPaid ? ' One off pays half.' : ''}`
}

/** More than so many want more than one row of faces beside each other. */
const MANY = 5

/** On a phone: both sides as two lists, and what it was for whoever holds it. */
function Sides(props: PartProps & { readonly reveal: Open; readonly told: ReturnType<typeof useReveal> }) {
  const { reveal, table, me, players, told } = props
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
        className="min-h-13 text-center font-display text-2xl font-bold short:min-h-10 short:text-xl lg:text-5xl laptop:text-3xl"
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
            <span className="text-5xl leading-none font-extrabold text-mark tabular short:text-2xl lg:text-8xl laptop:text-6xl">
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
        {isOut && <Author {...props} />}
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
        style={{ gridTemplateColumns: `${shareOf(reveal.have)} ${shareOf(reveal.never)}` }}
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
      className="flex min-w-0 animate-slam items-center justify-center gap-2 font-display text-lg font-bold tv:gap-4 tv:text-7xl"
    >
      <Avatar seed={odd.id} size="2rem" className="shrink-0 tv:size-28!" />
      <span className="min-w-0 text-balance">
        Only {name} {verb}.
      </span>
    </p>
  )
}

/** A side is as wide as it is full; an empty one still has something to say. */
function shareOf(side: readonly string[]): string {
  return `minmax(0, ${Math.max(LEAST_SHARE, side.length)}fr)`
}

/** Signed, at last. */
function Author({ table, reveal, me, players }: PartProps & { readonly reveal: Open }) {
  const { author } = table
  if (author === null) return null
  const named = Object.entries(reveal.suspects)
  const right = named.filter(([, id]) => id === author).map(([id]) => id)
  const ending = reveal.isUnknown
    ? 'Hardly anybody knew.'
    : right.length > 0
      ? `${namesOf(right, { me, players })} knew.`
      : ''
  return (
    <p role="status" className="animate-rise text-center text-lg font-semibold text-balance lg:text-3xl laptop:text-xl">
      Written by {author === me ? 'you' : nameOf(players, author)}. {ending}
    </p>
  )
}

function Mine({ table, me }: PartProps) {
  // A phone has no room to say who guessed what.
  const isLaptop = useLaptop()
  const words = me === null ? null : ownWords(table, me)
  const { reveal } = table
  if (me === null || words === null || !reveal) return null
  const odds = isLaptop && reveal.mode === 'open' && reveal.gains[me] ? oddsReason(reveal) : null
  return (
    <div role="status">
      <OwnResult me={me} gain={reveal.gains[me] ?? 0} words={words} why={ownReason(table, me) ?? odds} isTight />
    </div>
  )
}
