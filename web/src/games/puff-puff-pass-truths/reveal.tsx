import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Check, Megaphone } from 'lucide-react'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { Meanwhile } from '../../show/timeline/held.tsx'
import { Travel } from '../../show/timeline/travel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { signed } from '../../ui/party/points.ts'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { Applause } from '../attempt/applause.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { BOLD } from './bold.ts'
import { fooledWords } from './fooled-words.ts'
import { ownWords } from './own-words.ts'
import { revealHeadline } from './reveal-headline.ts'
import { Side } from './side.tsx'
import { NUMBERS } from './statements.tsx'
import { useReveal } from './use-reveal.ts'

type RevealProps = ScreenProps<View, Hand>
type Shown = NonNullable<View['reveal']>

/** One card after the other, at the same moment on every screen; when all lie open it is asked which to explain. */
export function Reveal(props: RevealProps) {
  const { reveal } = props.table
  return reveal ? <Cards {...props} reveal={reveal} /> : null
}

function Cards({ table, hand, me, players, act, isBusy, reveal }: RevealProps & { readonly reveal: Shown }) {
  const { asking } = table
  const told = useReveal(reveal, asking !== null)
  const { turned, called, isCounted } = told
  const waiting = Object.keys(reveal.votes).filter((id) => !called.includes(reveal.votes[id]?.pick ?? -1))
  const own = isCounted && !asking && me !== null ? ownWords(table, me, players) : null
  const mayAsk = hand !== null && me !== null && me !== table.turn
  const question = me === table.turn ? 'They pick your story' : `What should ${nameOf(players, table.turn)} explain?`
  const headline = asking ? question : revealHeadline(turned, reveal)
  return (
    <Travel className="contents">
      <div
        role="status"
        className={cx(
          'text-center',
          own === null ? 'min-h-24 short:min-h-14 max-sm:haunted:min-h-0' : 'lg:min-h-24 low:min-h-0',
        )}
      >
        {/* What it was stands on the cards as well. */}
        <Heading level={2} size="title" className={cx('short:text-2xl', own !== null && 'max-lg:sr-only low:sr-only')}>
          {turned.length === 0 ? <Meanwhile>{headline}</Meanwhile> : headline}
        </Heading>
        {!isCounted ? (
          <Crowd ids={waiting} className="mt-1 short:mt-0" />
        ) : own !== null && me !== null ? (
          <OwnResult
            me={me}
            gain={reveal.gains[me] ?? 0}
            words={own}
            why={table.isDouble && reveal.gains[me] ? 'Counted double.' : null}
            isTight
          />
        ) : (
          <p
            className={cx(
              'mt-1 animate-rise text-lg leading-tight text-balance short:mt-0 short:text-base',
              // A small phone has told it by then, and where a ghost speaks the cards say it.
              asking ? 'short:sr-only' : 'short:spooked:sr-only',
            )}
          >
            {fooledWords(table, players, me)} <AuthorGain table={table} reveal={reveal} />
          </p>
        )}
      </div>
      <ol
        className={cx(
          'grid grid-cols-1 gap-3 short:gap-2 max-sm:haunted:gap-1.5 flat:gap-2 desk:gap-2 low:gap-2',
          own !== null && 'max-lg:gap-1.5',
        )}
      >
        {table.statements.map((text, place) => (
          <li key={NUMBERS[place]}>
            <CardFlip
              flipped={turned.includes(place)}
              back={<Side place={place} text={text} />}
              // What a card is stands nowhere on the page before it turns
              front={
                <Side place={place} text={text} isLie={turned.includes(place) && place === reveal.lie}>
                  <Believers {...{ reveal, place, me, players, isCounted }} isHere={called.includes(place)} />
                </Side>
              }
            />
          </li>
        ))}
      </ol>
      {!asking && table.turn !== null && (
        <Applause
          performers={[table.turn]}
          applause={table.applause}
          clapsLeft={hand?.clapsLeft ?? null}
          {...{ me, players, act, isBusy }}
        />
      )}
      {asking && mayAsk && <Ask {...{ asking, act, isBusy }} chosen={hand.ask} />}
    </Travel>
  )
}

interface AskProps extends Pick<RevealProps, 'act' | 'isBusy'> {
  readonly asking: NonNullable<View['asking']>
  readonly chosen: number | null
}

/** Which card one wants the story of. */
function Ask({ asking, chosen, act, isBusy }: AskProps) {
  const note = chosen === null ? 'Most taps win.' : `You want the story behind number ${chosen + 1}.`
  return (
    <ActionBar className="pt-4 laptop:pt-0" note={<output className="short:sr-only">{note}</output>}>
      <div className="grid grid-cols-2 gap-3">
        {[...asking.askable]
          .sort((a, b) => a - b)
          .map((place, i) => (
            <Button
              key={place}
              size="lg"
              kind="secondary"
              aria-pressed={chosen === place}
              disabled={isBusy}
              onClick={() => act({ type: 'ask', place })}
              className={cx('px-2', chosen === place ? CHOSEN : i === 0 && BOLD)}
            >
              {chosen === place ? (
                <Check aria-hidden="true" strokeWidth={3.5} className="size-6 shrink-0" />
              ) : (
                <Megaphone aria-hidden="true" className="size-6 shrink-0" />
              )}
              Explain {place + 1}
            </Button>
          ))}
      </div>
    </ActionBar>
  )
}

interface BelieversProps extends Pick<RevealProps, 'me' | 'players'> {
  readonly reveal: Shown
  readonly place: number
  /** Until then their places are kept free. */
  readonly isHere: boolean
  readonly isCounted: boolean
}

/** More than that many names do not fit on the cards of a phone. */
const MANY = 3

/** Who took it for the lie, and in the end what they have for it. */
function Believers({ reveal, place, me, players, isHere, isCounted }: BelieversProps) {
  const votes = Object.entries(reveal.votes).filter(([, vote]) => vote.pick === place)
  if (votes.length === 0) return null
  const isMany = Object.keys(reveal.votes).length > MANY
  return (
    <ul aria-label={`Voted for number ${place + 1}`} className="contents">
      {votes.map(([id, { isSure }]) => (
        <li key={id} data-traveler={isHere ? id : undefined} className={cx('max-w-full', !isHere && 'invisible')}>
          <NamePill
            seed={id}
            name={id === me ? 'You' : nameOf(players, id)}
            note={isSure ? 'dead sure' : undefined}
            dense={isMany && id !== me ? 'gain' : undefined}
            gain={isCounted && place === reveal.lie ? reveal.gains[id] : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

function AuthorGain({ table, reveal }: { readonly table: View; readonly reveal: Shown }) {
  const gain = reveal.gains[table.turn ?? ''] ?? 0
  return gain > 0 ? <strong className="text-good tabular">{signed(gain)}</strong> : null
}
