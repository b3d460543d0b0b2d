import type { View } from '@highjinks/games/never-have-i-ever'
import { use } from 'react'
import { Crowd } from '../../stage/beats/crowd.tsx'
import { Held, Hush } from '../../stage/beats/held.tsx'
import { SharedScreen } from '../../stage/beats/shared-screen.ts'
import { Travel } from '../../stage/beats/travel.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { Face } from '../../ui/party/faces.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { Moment } from '../attempt/moment.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { nameOf } from '../screen.ts'
import { Band } from './bands.tsx'
import { Guesses } from './guesses.tsx'
import { ownWords } from './own-words.ts'
import type { Props } from './part.ts'
import { guessGroups, oddOneOf, revealStory } from './reveal-story.ts'
import { Fifth, Note, Side } from './side.tsx'
import { Statement } from './statement.tsx'
import { WhoTells } from './who-tells.tsx'
import { rangeWords } from './words.ts'

const LEAST_SHARE = 2.5

type Shown = NonNullable<View['reveal']>
type Open = Extract<Shown, { mode: 'open' }>
type SealedBand = Exclude<Shown, Open>

/** One face after the other goes to its place, and the count with them; who stands alone; who guessed it; who tells. */
export function Reveal(props: Props) {
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

function Sealed(props: Props & { readonly band: SealedBand['band'] }) {
  const isOut = useStory([['band', BAND_MS]])('band') > 0
  return (
    <>
      <Held isOut={isOut} hush="And that is …">
        <Band band={props.band} table={props.table} />
      </Held>
      {isOut && <Mine {...props} />}
      {isOut && <WhoTells {...props} />}
    </>
  )
}

function Who(props: Props & { readonly reveal: Open }) {
  const { reveal, table, me, players } = props
  const isSilent = (id: string) => !reveal.have.includes(id) && !reveal.never.includes(id)
  const silent = table.asked.filter(isSilent)
  const everybody = [...table.asked.filter((id) => !isSilent(id)), ...silent]
  const groups = guessGroups(reveal)
  const reached = useStory<'walk' | 'count' | 'odd' | 'guess' | 'guesses'>(revealStory(everybody.length, groups.length))
  const arrived = everybody.slice(0, reached('walk'))
  const isCounted = reached('count') > 0
  const isOut = reached('guesses') > 0
  const dropped = reached('guess')
  const isPaid = table.author === null
  const isHushed = use(SharedScreen) && arrived.length === 0 && !isCounted
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
          gain={reveal.gains[id] ?? 0}
          isGainAbove={isPaid && guess !== undefined}
        />
      ),
    }
  }
  const odd = reached('odd') > 0 && !(isOut && table.author !== null) ? oddOneOf(reveal) : null
  const count = isCounted ? reveal.count : reveal.have.filter((id) => arrived.includes(id)).length
  return (
    <Travel className="contents">
      {/* On a wall the number stands between the two sides, as tall as they are. */}
      <div
        className={cx(
          'contents stage:grid stage:grow stage:grid-rows-[1fr] stage:content-stretch stage:gap-x-4 stage:gap-y-2',
          columnsFor(reveal, isCounted),
        )}
      >
        <div
          role={isCounted ? 'status' : undefined}
          className="text-center font-display text-3xl font-bold not-stage:min-h-13 short:min-h-10 short:text-xl lg:text-5xl laptop:text-3xl stage:col-start-2 stage:row-start-1 stage:flex stage:flex-col"
        >
          {isHushed ? (
            <Hush>And they say …</Hush>
          ) : (
            <>
              <Moment words={`${count}`} tall={isCounted && isOneSided(reveal) ? 92 : 138}>
                <span
                  key={`${count} ${isCounted}`}
                  className={cx(
                    'moment-words inline-block text-5xl leading-none font-extrabold text-mark tabular short:text-4xl lg:text-8xl laptop:text-6xl',
                    isCounted ? 'animate-slam' : 'animate-beat',
                  )}
                >
                  {count}
                </span>
              </Moment>{' '}
              of {table.asked.length} {reveal.count === 1 && isCounted ? 'has' : 'have'}
              {silent.length > 0 && (
                <span className="hidden text-base short:inline">
                  , {silent.length} {silent.length === 1 ? 'takes' : 'take'} the Fifth
                </span>
              )}
            </>
          )}
        </div>
        <div
          className={cx(
            'grid min-h-9 content-center gap-2 not-stage:overflow-x-clip empty:hidden stage:col-span-full stage:row-start-2 stage:min-h-16',
            isOut && 'short:min-h-0',
          )}
        >
          {isOut && <Mine {...props} />}
          {isOut && <Author {...props} />}
          {odd ? (
            // Once the points are out a phone has no room for both.
            <div className={cx('grid', dropped > 0 && 'stage:hidden', isOut && me !== null && 'max-sm:hidden')}>
              <OddOne {...props} />
            </div>
          ) : (
            !isOut && (
              <Crowd
                ids={everybody.filter((id) => !arrived.includes(id))}
                className={cx(dropped > 0 && 'stage:hidden')}
              />
            )
          )}
          {dropped > 0 && (
            <Guesses {...{ groups, players, dropped, isOut, isPaid }} asked={table.asked.length} gains={reveal.gains} />
          )}
        </div>
        <div
          className="grid gap-2 sm:gap-3 stage:contents"
          style={{ gridTemplateColumns: `${shareOf(reveal.have)} ${shareOf(reveal.never)}` }}
        >
          <Side title="They have" faces={reveal.have.map(face)} isCounted={isCounted} className="stage:row-start-1">
            Nobody. Or so they say.
          </Side>
          <Side
            title="Never"
            faces={reveal.never.map(face)}
            isCounted={isCounted}
            className="stage:col-start-3 stage:row-start-1"
          >
            Not a single halo in the room.
          </Side>
          <Fifth faces={silent.map(face)} />
        </div>
      </div>
      {isCounted && <WhoTells {...props} />}
    </Travel>
  )
}

/** Everybody looks at whoever stands alone. */
function OddOne({ reveal, me, players }: Props & { readonly reveal: Open }) {
  const odd = oddOneOf(reveal)
  if (!odd) return null
  const [name, verb] =
    odd.id === me ? ['you', odd.has ? 'have' : 'never did'] : [nameOf(players, odd.id), odd.has ? 'has' : 'never did']
  return (
    <p
      role="status"
      className="flex min-w-0 animate-slam items-center justify-center gap-2 font-display text-lg font-bold stage:gap-4 stage:text-4xl"
    >
      <Avatar seed={odd.id} size="2rem" className="shrink-0 stage:size-16!" />
      <span className="min-w-0 truncate">
        Only {name} {verb}.
      </span>
    </p>
  )
}

const isOneSided = ({ have, never }: Open) => have.length === 0 || never.length === 0

/** Once it is counted, a side that nobody is on leaves its part of a wall to the others. */
function columnsFor({ have, never }: Open, isCounted: boolean): string {
  if (isCounted && never.length === 0) return 'stage:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_0]'
  if (isCounted && have.length === 0) return 'stage:grid-cols-[0_minmax(0,1fr)_minmax(0,1fr)]'
  return 'stage:grid-cols-[minmax(0,7fr)_minmax(0,6fr)_minmax(0,7fr)]'
}

/** A side is as wide as it is full; an empty one still has something to say. */
function shareOf(side: readonly string[]): string {
  return `minmax(0, ${Math.max(LEAST_SHARE, side.length)}fr)`
}

/** Signed, at last. */
function Author({ table, reveal, me, players }: Props & { readonly reveal: Open }) {
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

function Mine({ table, me }: Props) {
  const words = me === null ? null : ownWords(table, me)
  if (me === null || words === null) return null
  return (
    <div role="status">
      <OwnResult me={me} gain={table.reveal?.gains[me] ?? 0} words={words} isTight />
    </div>
  )
}
