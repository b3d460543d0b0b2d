import type { Hand, View } from '@highjinks/games/high-rollers'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { Calls } from '../attempt/calls.tsx'
import { Covered } from '../attempt/covered.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { TONES, VerdictButton } from '../attempt/verdict-button.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FairRoll } from './fair-roll.tsx'
import { ReadLine } from './read-news.tsx'
import { Risk } from './risk.tsx'
import { RollDice, useThrow } from './roll-dice.tsx'
import { RISK_BESIDE, Tumbling } from './tumbling.tsx'
import { ASKS, LANDED_MS, WAYS } from './words.ts'

type KeepProps = ScreenProps<View, Hand>

type Faces = NonNullable<View['faces']>

/** Clear of the shield in the corner of a phone. */
const BESIDE_SHIELD = 'max-lg:pr-9'

/** The dice fall; then one keeps or pushes, and everybody else calls which. */
export function Keep(props: KeepProps) {
  const { table, hand, me, players, act, isBusy } = props
  const thrown = useThrow(table, LANDED_MS)
  const isMine = me !== null && table.turn === me
  const mayCall = !isMine && me !== null && hand !== null
  const isAsked = isMine ? !hand?.decision : mayCall && hand.call === null
  if (thrown !== 'read') {
    const words = thrown === 'landed' && table.faces ? <Rolled faces={table.faces} /> : 'There they go'
    return <Tumbling table={table} words={words} />
  }
  return (
    <>
      <div
        className={cx(
          'relative grid grow grid-cols-1 place-content-center justify-items-center gap-4 py-2 text-center short:gap-1 short:py-0 lg:gap-8 tv:gap-4 flat:gap-2 flat:py-0',
          isAsked && 'tall:grow-0',
        )}
      >
        <FairRoll table={table} />
        <div className={cx('dice-settle halts', BESIDE_SHIELD)}>
          <RollDice table={table} size={table.card === null ? 92 : 64} isLarge={table.card === null} />
        </div>
        <OfferedRoll
          table={table}
          isMine={isMine}
          watchedName={isMine || mayCall ? null : nameOf(players, table.turn)}
        />
      </div>
      {isAsked && <HeroGap />}
      {isMine ? (
        <Decide {...props} />
      ) : (
        <Calls
          question={`Will ${nameOf(players, table.turn)} keep it, or push?`}
          options={WAYS}
          chosen={hand?.call ?? null}
          mayCall={mayCall}
          called={table.called}
          onCall={(decision) => act({ type: 'call', decision })}
          prize={`${table.isDouble ? '+100' : '+50'} if right`}
          {...{ me, players, isBusy }}
        />
      )}
    </>
  )
}

/** A second throw, and what it came to. */
export function Pushed({ table, me, players }: KeepProps) {
  const thrown = useThrow(table)
  const name = table.turn === me ? 'You push' : `${nameOf(players, table.turn)} pushes`
  if (thrown !== 'read') return <Tumbling table={table} words={`${name}!`} />
  return (
    <div className="relative grid grow place-content-center justify-items-center gap-4 text-center tv:flex tv:flex-col tv:place-content-normal tv:justify-items-normal tv:gap-2 tv:[--moment-least:7.5rem]">
      <FairRoll table={table} />
      <div className={cx('tv:mx-auto tv:flex tv:items-center tv:gap-[1.5vw]', BESIDE_SHIELD)}>
        <RollDice table={table} size={102} />
        {/* From three metres nobody reads what is written on a die. */}
        {table.faces && (
          <p className="hidden text-4xl whitespace-nowrap tv:block tv:font-display tv:font-extrabold">
            <Rolled faces={table.faces} />
          </p>
        )}
      </div>
      {/* The dice lie there first. */}
      <Later>
        {table.luck === 'burned' ? (
          <Stamp tone="coral" words="Burned!" foot={<>{quarterWords(table, 'less')} The room picks the card.</>} />
        ) : (
          <Stamp tone="lime" words="It holds!" foot={quarterWords(table, 'more')} />
        )}
      </Later>
      <Later turn={2}>
        <ReadLine {...{ table, me, players }} />
      </Later>
    </div>
  )
}

/** What the new roll pays, and what the push has made of that: the sum before it counts no more. */
function quarterWords({ plain, worth }: View, by: 'more' | 'less') {
  if (plain === null || worth === null) return `A quarter ${by}.`
  return (
    <>
      The new roll pays {points(plain)}. A quarter {by}:{' '}
      <strong className="whitespace-nowrap tv:font-display tv:text-5xl tv:font-extrabold">{points(worth)}</strong>.
    </>
  )
}

/** Then one reads what they ask for. */
const CARD_AFTER_MS = LANDED_MS + 450

interface OfferedRollProps {
  readonly table: View
  readonly isMine: boolean
  /** Whom those look at who are not asked anything themselves. */
  readonly watchedName: string | null
}

/** What lies there, and the card it would be; who only watches reads what it is about. */
function OfferedRoll({ table, isMine, watchedName }: OfferedRollProps) {
  const { faces, card, pays, tumbleMs } = table
  const isOpen = useSteps([['card', tumbleMs + CARD_AFTER_MS]])('card') > 0
  if (!faces || pays === null) return null
  const rolled = <Rolled faces={faces} />
  return (
    <div role="status" className="grid w-full max-w-2xl gap-3 short:gap-1.5 tv:max-w-none">
      <Heading level={2} size="title" className={RISK_BESIDE}>
        {watchedName === null ? rolled : `${watchedName}: keep ${points(pays)}, or roll again?`}
      </Heading>
      {card === null ? (
        <p className={cx('text-lg text-balance text-muted lg:text-2xl', watchedName !== null && 'tv:sr-only')}>
          {watchedName !== null && <>{rolled} · </>}
          <span className="inline-block">{ASKS[faces.action]}.</span> {/* Whoever decides has it on the buttons. */}
          {!isMine && <span className="inline-block">{worthOf(table, 'keep')}.</span>}
        </p>
      ) : (
        <TurningCard isOpen={isOpen}>
          <TaskCard
            kicker={watchedName === null ? `On the table, for ${points(pays)}` : rolled}
            isSmall
            className="text-left"
          >
            {card}
          </TaskCard>
        </TurningCard>
      )}
      {watchedName !== null && (
        <>
          <p className="text-lg text-balance text-muted lg:text-2xl tv:hidden">{riskWords(faces)}</p>
          <ul className="hidden grid-cols-2 gap-5 tv:grid">
            <Way
              tone="lime"
              words={`Keep ${points(pays)}`}
              of={card === null ? `${ASKS[faces.action]}.` : 'The card as it lies.'}
            />
            <Way tone="teal" words="Push: new roll, +25%" of={burnWords(faces)} />
          </ul>
        </>
      )}
    </div>
  )
}

interface WayProps {
  readonly tone: (typeof WAYS)[number]['tone']
  readonly words: string
  readonly of: string
}

/** One of the two, as a card for the far end of the room. */
function Way({ tone, words, of }: WayProps) {
  return (
    <li className={cx('grid content-center gap-1 rounded-card border-4 border-ink px-4 py-3', TONES[tone])}>
      <strong className="font-display text-4xl leading-none font-extrabold">{words}</strong>
      <span className="text-xl leading-tight font-semibold text-balance">{of}</span>
    </li>
  )
}

function Rolled({ faces }: { readonly faces: Faces }) {
  return (
    <>
      {faces.action}, <Risk level={faces.intensity} />
    </>
  )
}

/** What each way out is worth. */
function worthOf({ faces, pays }: View, way: 'keep' | 'push'): string {
  if (way === 'push') return 'new roll, ±25%'
  if (pays === null) return ''
  if (faces?.action === 'Pass') return `${points(pays)}, half each`
  return faces?.action === 'Challenge' ? `${points(pays)} to win` : points(pays)
}

function Decide({ table, hand, act, isBusy }: KeepProps) {
  if (hand?.decision) {
    return (
      <ActionBar note={`${table.called.length} of ${table.seats.length - 1} have guessed.`}>
        <Covered said="Decided. Not a word.">{hand.decision === 'keep' ? 'You keep it.' : 'You push it.'}</Covered>
      </ActionBar>
    )
  }
  return (
    <ActionBar note={table.faces && `Push and roll again: ${burnWords(table.faces)}`}>
      <fieldset disabled={isBusy} className="grid grid-cols-2 gap-3">
        {WAYS.map(({ value, label, tone }) => (
          <VerdictButton
            key={value}
            tone={tone}
            isChosen={false}
            isLocked={false}
            foot={worthOf(table, value)}
            onClick={() => act({ type: 'decide', decision: value })}
          >
            <span className="text-2xl leading-none">{label}</span>
          </VerdictButton>
        ))}
      </fieldset>
    </ActionBar>
  )
}

/** What a push risks, from here. */
function riskWords(faces: Faces): string {
  return `Push: a new roll, +25%. ${burnWords(faces)}`
}

const burnWords = (faces: Faces) => `${sameOrLower(faces)}: -25%.`

function sameOrLower({ action, intensity }: Faces): string {
  return `Another ${action}${intensity > 1 ? ' or a lower number' : ''}`
}
