import type { Hand, View } from '@highjinks/games/high-rollers'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { Calls } from '../attempt/calls.tsx'
import { Covered } from '../attempt/covered.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FairRoll } from './fair-roll.tsx'
import { Risk } from './risk.tsx'
import { RollDice, useThrow } from './roll-dice.tsx'
import { Shouts } from './shouts.tsx'
import { Stakes } from './stakes.tsx'
import { RISK_BESIDE, Tumbling } from './tumbling.tsx'
import { ASKS, bustWords, ENDS, endsQuestion, firstChoice, payWords, WAYS } from './words.ts'

type KeepProps = ScreenProps<View, Hand>

type Faces = NonNullable<View['faces']>

/** Clear of the shield in the corner of a phone. */
export const BESIDE_SHIELD = 'max-lg:pr-9'

/** The dice fall; then one keeps or pushes, and everybody else calls where that ends. */
export function Keep(props: KeepProps) {
  const { table, hand, me, players, act, isBusy } = props
  const thrown = useThrow(table)
  const isMine = me !== null && table.turn === me
  const mayCall = me !== null && hand !== null && table.mayCall.includes(me)
  const mayShout = me !== null && hand !== null && table.shouters.includes(me)
  const isAsked = isMine ? !hand?.decision : mayCall && hand.call === null
  if (thrown !== 'read') {
    const words =
      thrown === 'landed' && table.faces ? <Rolled faces={table.faces} pushes={table.pushes} /> : 'There they go'
    return <Tumbling table={table} words={words} />
  }
  const name = nameOf(players, table.turn)
  return (
    <>
      <div
        className={cx(
          'relative grid grow grid-cols-1 place-content-center justify-items-center gap-4 py-2 text-center short:gap-1 short:py-0 lg:gap-8 flat:gap-2 flat:py-0',
          isAsked && 'tall:grow-0',
        )}
      >
        <FairRoll table={table} />
        <div className={cx('dice-settle halts', BESIDE_SHIELD)}>
          <RollDice table={table} size={table.card === null ? 92 : 64} />
        </div>
        {table.pushes > 0 && <Stakes table={table} />}
        <OfferedRoll table={table} isMine={isMine} watchedName={isMine || mayCall || mayShout ? null : name} />
      </div>
      {isAsked && <HeroGap />}
      {isMine ? (
        <Decide {...props} />
      ) : table.pushes > 0 ? (
        <Shouts {...props} />
      ) : (
        <Calls
          question={endsQuestion(name)}
          options={ENDS}
          chosen={hand?.call ?? null}
          mayCall={mayCall}
          called={table.called}
          onCall={(ending) => act({ type: 'call', ending })}
          prize={`${table.isDouble ? '+200' : '+100'} if right`}
          {...{ me, players, isBusy }}
        />
      )}
    </>
  )
}

interface OfferedRollProps {
  readonly table: View
  readonly isMine: boolean
  /** Whom those look at who are not asked anything themselves. */
  readonly watchedName: string | null
}

/** What lies there, and the card it would be; who only watches reads what it is about. */
function OfferedRoll({ table, isMine, watchedName }: OfferedRollProps) {
  const { faces, card, pot, grown } = table
  const isOpen = useBeats()('card') > 0
  if (!faces) return null
  const rolled = <Rolled faces={faces} pushes={table.pushes} />
  return (
    <div role="status" className="grid w-full max-w-2xl gap-3 short:gap-1.5">
      <Heading level={2} size="title" className={RISK_BESIDE}>
        {watchedName === null ? rolled : `${watchedName}: keep ${points(pot)}, or push?`}
      </Heading>
      {card === null ? (
        <p
          className={cx('text-lg text-balance text-muted lg:text-2xl', watchedName !== null && 'max-sm:haunted:hidden')}
        >
          {watchedName !== null && <>{rolled} · </>}
          <span className="inline-block">{ASKS[faces.action]}.</span>{' '}
          {!isMine && <span className="inline-block">{payWords(table)}</span>}
        </p>
      ) : (
        <TurningCard isOpen={isOpen}>
          <TaskCard
            kicker={watchedName === null ? `On the table for ${points(pot)}` : rolled}
            isSmall
            className="text-left"
          >
            {card}
          </TaskCard>
        </TurningCard>
      )}
      {watchedName !== null && grown !== null && (
        <p className="text-lg text-balance text-muted max-sm:haunted:hidden lg:text-2xl">{bustWords(table)}</p>
      )}
    </div>
  )
}

/** The level of the card comes up with the first push: the first choice is one sentence. */
function Rolled({ faces, pushes }: { readonly faces: Faces; readonly pushes: number }) {
  if (pushes === 0) return faces.action
  return (
    <>
      {faces.action}, <Risk level={faces.intensity} />
    </>
  )
}

function Decide({ table, hand, act, isBusy }: KeepProps) {
  const { called, seats, pot, grown } = table
  if (hand?.decision) {
    return (
      <ActionBar note={table.pushes === 0 ? `${called.length} of ${seats.length - 1} guessed` : null}>
        <Covered said="Locked in. Not a word.">{hand.decision === 'keep' ? 'You keep it.' : 'You push it.'}</Covered>
      </ActionBar>
    )
  }
  const feet = { keep: points(pot), push: grown === null ? '' : points(grown) }
  return (
    <ActionBar note={table.pushes === 0 ? firstChoice(table) : bustWords(table)}>
      <fieldset disabled={isBusy} className="grid grid-cols-2 gap-3">
        {WAYS.map(({ value, label, tone }) => (
          <VerdictButton
            key={value}
            tone={tone}
            isChosen={false}
            isLocked={false}
            foot={feet[value]}
            onClick={() => act({ type: 'decide', decision: value })}
          >
            <span className="text-2xl leading-none">{label}</span>
          </VerdictButton>
        ))}
      </fieldset>
    </ActionBar>
  )
}
