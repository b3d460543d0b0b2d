import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { Covered } from '../attempt/covered.tsx'
import { progressWords } from './answer-words.ts'
import { Bands, Numbers } from './guess.tsx'
import type { PartProps } from './part.ts'
import { Flame, Halo } from './pictures.tsx'
import { Statement } from './statement.tsx'
import { Whose } from './whose.tsx'
import { rangeWords } from './words.ts'

/** One decision a screen: which side, how many, and whose it is; then locked until all have. */
export function Answer(props: PartProps) {
  const { table, hand } = props
  const step = hand?.step ?? null
  return (
    <>
      <Statement table={table} shape={step === null ? 'whole' : 'answering'} />
      {step !== null && step !== 'done' && <HeroGap />}
      {table.isTooFew && step !== 'done' && (
        <Alert tone="info" title="Not enough people to hide behind">
          Incognito shows nothing with fewer than {table.incognitoNeeds} answers. Answer for the fun of it.
        </Alert>
      )}
      {step === null && <Answered {...props} />}
      {step === 'side' && <Sides {...props} />}
      {step === 'guess' && (table.mode === 'open' ? <Numbers {...props} /> : <Bands {...props} />)}
      {step === 'whose' && <Whose {...props} />}
      {step === 'done' && <Locked {...props} />}
    </>
  )
}

/** Two confessions of one size, each with a color and a picture of its own, and neither of them the right one. */
const SIDE =
  'min-h-32 flex-col px-3 text-2xl [--lip:var(--color-ink)] enabled:border-ink enabled:text-ink short:min-h-16 short:flex-row flat:min-h-24'
const HAVE = 'enabled:bg-orange enabled:hover:bg-[color-mix(in_oklab,var(--color-orange),white_14%)]'
const NEVER = 'enabled:bg-lilac enabled:hover:bg-[color-mix(in_oklab,var(--color-lilac),white_14%)]'
const PICTURE = 'size-14 shrink-0 short:size-9 flat:size-10'

function Sides(props: PartProps) {
  const { table, act, isBusy } = props
  const say = (side: 'have' | 'never' | 'skip') => act({ type: 'say', side })
  return (
    <ActionBar
      note={
        table.mode === 'open'
          ? 'Secret until the reveal. Then everyone sees who.'
          : 'Incognito: no one ever learns what you tap.'
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" size="lg" className={cx(SIDE, HAVE)} disabled={isBusy} onClick={() => say('have')}>
          <Flame className={PICTURE} />I have
        </Button>
        <Button kind="secondary" size="lg" className={cx(SIDE, NEVER)} disabled={isBusy} onClick={() => say('never')}>
          <Halo className={PICTURE} />
          Never
        </Button>
      </div>
      <div className="grid grid-flow-col gap-3">
        <Button kind="ghost" disabled={isBusy} onClick={() => say('skip')}>
          Skip
        </Button>
        {table.isOwn && <Away {...props} />}
      </div>
    </ActionBar>
  )
}

/** Its author takes it back; anybody else waves it away, and nobody learns who. */
function Away({ hand, act, send, isBusy }: PartProps) {
  const offer = hand?.offer ?? null
  if (offer !== null) {
    return (
      <Button kind="ghost" disabled={isBusy} onClick={() => send?.({ type: 'withdraw', id: offer })}>
        Take it back
      </Button>
    )
  }
  return (
    <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'wave' })}>
      Wave it off
    </Button>
  )
}

const SAID = { have: 'I have', never: 'Never', skip: 'Skip' } as const

function Locked({ hand, table }: PartProps) {
  if (!hand?.side) return null
  const guess = hand.guess ? `, and you guess ${rangeWords(hand.guess)}` : ''
  return (
    <ActionBar note={progressWords(table)}>
      <Covered said="Locked. Poker face.">
        {SAID[hand.side]}
        {guess}
      </Covered>
    </ActionBar>
  )
}

function Answered({ table }: PartProps) {
  return (
    <div className="grid gap-2 pb-4 text-center short:haunted:hidden laptop:haunted:pb-0">
      <div className="grid gap-2">
        <p className="font-display text-2xl font-bold text-balance lg:text-4xl" role="status">
          {progressWords(table)}
        </p>
        <p className="text-lg text-muted haunted:hidden lg:text-2xl">
          {table.mode === 'open' ? 'Secret until everyone takes sides.' : 'Incognito: no one ever learns who.'}
        </p>
      </div>
    </div>
  )
}
