import { Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { said, saidAside } from '../../ui/announcer/announcer.ts'
import { useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Prize } from './prize.tsx'
import { ThemeDrawingInTurn } from './theme-drawing.tsx'
import { toneOf, VerdictButton, type VerdictTone } from './verdict-button.tsx'

export interface CallOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** That of the same choice on other screens, where it has one. */
  readonly tone?: VerdictTone
  readonly icon?: LucideIcon
  /** What stands for it, drawn; see `ThemeDrawing`. */
  readonly drawing?: ReactNode
  /** More of it, where a laptop has the room. */
  readonly hint?: string
}

interface CallsProps<Value extends string> extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'isBusy'> {
  /** "Call it: what will Ann take?" */
  readonly question: string
  readonly options: readonly CallOption<Value>[]
  /** What this seat has called, and nothing but that; null while it has not. */
  readonly chosen: string | null
  /** Whether this seat is one of those who call. */
  readonly mayCall: boolean
  /** Who has called, for those who cannot. */
  readonly called: readonly string[]
  readonly onCall: (value: Value) => void
  /** What a right one brings. */
  readonly prize?: string
}

/** Of more than these a phone has room for a tick on the one that was taken, and no words. */
const FEW = 4

/** Whoever waits says what will happen: one tap, then it is locked. */
export function Calls<Value extends string>(props: CallsProps<Value>) {
  const { question, options, chosen, mayCall, isBusy, onCall, prize = '+50 if right' } = props
  const isLocked = chosen !== null
  const spot = useAskSpot(isLocked ? null : question)
  if (!mayCall) return <Called {...props} />
  return (
    <ActionBar note={isLocked ? <Locked /> : <Prize>{prize}</Prize>} className={isLocked ? 'max-sm:pt-3' : undefined}>
      <fieldset {...spot} disabled={isLocked || isBusy} className="min-w-0 outline-none">
        <legend
          className={cx(
            'mb-2 w-full text-center font-display text-2xl leading-tight font-bold text-balance short:mb-1.5 short:text-xl',
            // A phone needs its height for the reactions.
            isLocked && 'max-sm:sr-only',
          )}
        >
          {question}
        </legend>
        <div className={cx('grid gap-2.5', columnsFor(options.length))}>
          {options.map(({ value, label, tone, icon, drawing, hint }, i) => (
            <VerdictButton
              key={value}
              tone={tone ?? toneOf(i)}
              icon={icon}
              isChosen={chosen === value}
              isLocked={isLocked}
              chosenWord={<span className={options.length > FEW ? 'max-lg:sr-only' : undefined}>Your guess</span>}
              onClick={() => onCall(value)}
            >
              {drawing && (
                <ThemeDrawingInTurn
                  drawing={drawing}
                  turn={i + 1}
                  className={cx('size-11 short:hidden laptop:size-24 desk:size-36', isLocked && 'max-sm:hidden')}
                />
              )}
              <Unbroken className={cx('leading-tight', options.length === 3 && 'short:text-lg')}>{label}</Unbroken>
              {hint && (
                <span
                  aria-hidden="true"
                  className="hidden px-3 font-sans text-lg leading-tight font-semibold laptop:block laptop:min-h-[2lh]"
                >
                  {hint}
                </span>
              )}
            </VerdictButton>
          ))}
        </div>
      </fieldset>
    </ActionBar>
  )
}

export function Locked() {
  return (
    <span ref={said} className="inline-flex items-center gap-1.5">
      <Lock aria-hidden="true" className="size-4" /> Got it. Keep a straight face.
    </span>
  )
}

/** For whoever is called, and for those who watch: who has an opinion. Where there is a sofa it shows it; beside a ghost there is no room for it. */
export function Called({ called, me, players }: Pick<CallsProps<string>, 'called' | 'me' | 'players'>) {
  return (
    <div ref={saidAside} className="grid justify-items-center gap-2 text-center haunted:hidden">
      <p className="text-lg text-muted">{called.length === 0 ? 'No guesses in yet.' : 'Guesses are in from:'}</p>
      {called.length > 0 && (
        <Faces
          label="Guesses in"
          className="justify-center"
          faces={called.map((id) => ({ id, name: nameOf(players, id), isMe: id === me }))}
        />
      )}
    </div>
  )
}

export function columnsFor(count: number): string {
  if (count === 3) return 'grid-cols-3'
  if (count === 5) return 'grid-cols-5'
  if (count > 5) return 'grid-cols-3 laptop:auto-cols-fr laptop:grid-flow-col laptop:grid-cols-none'
  return count === 4 ? 'grid-cols-2 sm:grid-cols-4 beside:grid-cols-2' : 'grid-cols-2'
}
