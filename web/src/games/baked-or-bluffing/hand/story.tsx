import type { Hand } from '@highjinks/games/baked-or-bluffing'
import { tidy } from '@highjinks/protocol'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { HeroGap } from '../../../show/people/hero-gap.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { useAskSpot } from '../../../ui/announcer/ask-spot.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CHOSEN } from '../../../ui/button/button-look.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Badge, type BadgeTone } from '../../../ui/status/badge.tsx'
import { Covered } from '../../attempt/covered.tsx'
import { TaskCard } from '../../attempt/task-card.tsx'
import type { ScreenProps } from '../../screen.ts'
import { useSeen } from '../../table/seen.ts'
import { Blank, Statement } from '../statement.tsx'

type Sheet = NonNullable<Hand['sheet']>
type Reading = 'truth' | 'bend' | 'own'

interface StoryProps extends Pick<ScreenProps<unknown, Hand>, 'act'> {
  readonly sheet: Sheet
  readonly isDouble: boolean
  /** The number of other players who are ready. */
  readonly ready: string
}

/**
 * The blank of the player's own fact: filled in, then sealed until the others are ready, unless the player changes it.
 */
export function Story(props: StoryProps) {
  const { sheet } = props
  /** The filling before the change: a different one seals it again. */
  const [changing, setChanging] = useState<string | null>(null)
  const said = JSON.stringify([sheet.card, sheet.filling])
  if (sheet.filling && changing !== said) {
    return <Sealed {...props} filling={sheet.filling.text} onChange={() => setChanging(said)} />
  }
  return <Fill key={sheet.card} {...props} onKeep={sheet.filling && (() => setChanging(null))} />
}

interface SealedProps extends Pick<StoryProps, 'sheet' | 'ready'> {
  readonly filling: string
  readonly onChange: () => void
}

/** Until the others are ready, too: time to practice that face. */
function Sealed({ sheet, filling, ready, onChange }: SealedProps) {
  const { isBusy } = useSeen()
  const isTrue = sheet.filling?.reading === 'truth'
  return (
    <>
      <TaskCard kicker="You’ll say">
        <Statement statement={{ before: sheet.before, filling, after: sheet.after }} />
      </TaskCard>
      <Covered said="Locked in. Practice your innocent face.">
        {isTrue ? `True, every word. ${sheet.why}` : `Only the blank is a lie. It’s really “${sheet.truth}”.`}
      </Covered>
      <p ref={said} className="text-center text-balance text-muted">
        {ready}
      </p>
      <ActionBar>
        <Button kind="ghost" disabled={isBusy} onClick={onChange}>
          Change my story
        </Button>
      </ActionBar>
    </>
  )
}

interface FillProps extends StoryProps {
  /** Keeps the current filling; null without one. */
  readonly onKeep: (() => void) | null
}

/** The truth, the suggestion, or the player's own: one tap picks it, a second sends it. */
function Fill({ sheet, isDouble, act, onKeep }: FillProps) {
  const { isBusy } = useSeen()
  const [picked, setPicked] = useState<Reading | null>(sheet.filling?.reading ?? null)
  const [own, setOwn] = useState(sheet.filling?.reading === 'own' ? sheet.filling.text : '')
  const spot = useAskSpot('What do you put in the blank?')
  const isReady = picked !== null && (picked !== 'own' || tidy(own) !== '')
  function send(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isBusy) return
    const isSame = sheet.filling?.reading === picked && (picked !== 'own' || sheet.filling.text === tidy(own))
    if (isSame) onKeep?.()
    else if (picked === 'own') act({ type: 'own', card: sheet.card, text: own })
    else act({ type: 'fill', card: sheet.card, as: picked })
  }
  const pick = { picked, onPick: setPicked }
  return (
    <form onSubmit={send} className="contents">
      <p ref={said} className="sr-only">
        {sheet.before} blank {sheet.after}
      </p>
      <TaskCard kicker="Only you see this" isSmall>
        <Blank before={sheet.before} after={sheet.after} />
      </TaskCard>
      <fieldset {...spot} className="grid min-w-0 gap-2.5 outline-none">
        <legend className="mb-2 w-full text-center font-display text-xl font-bold text-balance lg:text-3xl">
          What do you put in the blank?{isDouble && ' This round counts double.'}
        </legend>
        <Option {...pick} value="truth" tone="sky" label="The truth" text={sheet.truth}>
          {picked === 'truth' && <p className="px-1 leading-snug text-muted short:hidden">{sheet.why}</p>}
        </Option>
        <Option {...pick} value="bend" tone="amber" label="Our lie" text={sheet.bend} />
        <Option
          {...pick}
          value="own"
          tone="coral"
          label="My own lie"
          text={picked === 'own' ? '' : 'Something better …'}
        >
          {picked === 'own' && (
            <TextField
              label="Your own lie"
              hideLabel
              count
              maxLength={sheet.longest}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
              placeholder="Almost believable"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
            />
          )}
        </Option>
      </fieldset>
      <HeroGap />
      <ActionBar>
        <div className={cx('grid gap-3', (onKeep || sheet.canSwap) && 'short:grid-cols-[3fr_2fr]')}>
          <Button type="submit" size="lg" className="px-2" disabled={!isReady || isBusy}>
            {isReady || picked === 'own' ? 'That’s my story' : 'Pick one'}
          </Button>
          {onKeep ? (
            <Button kind="ghost" className="px-2" onClick={onKeep}>
              Keep what I had
            </Button>
          ) : (
            sheet.canSwap && (
              <Button
                kind="ghost"
                className="px-2"
                disabled={isBusy}
                onClick={() => act({ type: 'swap', card: sheet.card })}
              >
                Deal me another fact
              </Button>
            )
          )}
        </div>
      </ActionBar>
    </form>
  )
}

interface OptionProps {
  readonly value: Reading
  readonly picked: Reading | null
  readonly onPick: (value: Reading) => void
  readonly tone: BadgeTone
  readonly label: string
  readonly text: string
  readonly children?: ReactNode
}

function Option({ value, picked, onPick, tone, label, text, children }: OptionProps) {
  const id = useId()
  return (
    <div
      className={cx(
        'lip rounded-card border-3 has-focus-visible:outline-3 has-focus-visible:outline-words',
        picked === value ? CHOSEN : 'tappable',
      )}
    >
      <label className="flex min-h-14 items-center gap-3 px-4 py-2 font-display text-lg leading-tight font-bold lg:text-2xl">
        <input
          type="radio"
          name="filling"
          aria-describedby={id}
          aria-label={label}
          checked={picked === value}
          onChange={() => onPick(value)}
          className="sr-only"
        />
        <Badge tone={tone} className="lg:text-lg">
          {label}
        </Badge>
        <span id={id} className={cx('min-w-0 wrap-break-word', value === 'own' && 'text-muted')}>
          {text}
        </span>
      </label>
      {children && <div className="px-3 pb-3">{children}</div>}
    </div>
  )
}
