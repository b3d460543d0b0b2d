import { said } from '../../ui/announcer/announcer.ts'
import { AskLine, useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { HoldToSee, useHoldState } from '../../ui/toys/hold-to-see.tsx'
import { Locked } from '../attempt/calls.tsx'
import { Covered } from '../attempt/covered.tsx'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { FEW, inColumns } from '../attempt/in-columns.ts'
import { PeopleToPick } from '../attempt/people-to-pick.tsx'
import { Prize } from '../attempt/prize.tsx'
import { ThemeDrawing, ThemeDrawingInTurn } from '../attempt/theme-drawing.tsx'
import { TONES, toneOf, VerdictButton } from '../attempt/verdict-button.tsx'
import { nameOf } from '../screen.ts'
import type { Ask, Exit, OneOf, Option, PerformAsk, Person } from './ask.ts'
import { useSeen } from './seen.ts'

interface AskControlsProps<A extends Ask = Ask> {
  readonly ask: A
  readonly isBusy: boolean
}

/** Draws this seat's current action, the same in every game. */
export function AskControls({ ask, isBusy }: AskControlsProps) {
  switch (ask.kind) {
    case 'one-of':
      if (ask.at === 'page') return <OnPage ask={ask} isBusy={isBusy} />
      if (ask.at === 'board') return <Exits exits={ask.exits} isBusy={isBusy} />
      return ask.lock ? <Changeable ask={ask} lock={ask.lock} isBusy={isBusy} /> : <InBar ask={ask} isBusy={isBusy} />
    case 'person':
      return <Somebody ask={ask} isBusy={isBusy} />
    case 'perform':
      return <Performing ask={ask} isBusy={isBusy} />
    case 'own':
      return (
        <>
          {!ask.holdsQuestion && <AskLine question={ask.question} />}
          {ask.node}
          <Exits exits={ask.exits} isBusy={isBusy} note={ask.note} />
        </>
      )
    case 'wait':
      return <Exits exits={ask.exits} isBusy={isBusy} />
  }
}

interface ExitsProps {
  readonly exits: readonly Exit[] | undefined
  readonly isBusy: boolean
  readonly note?: string | undefined
}

function Exits({ exits = [], isBusy, note }: ExitsProps) {
  if (exits.length === 0) return null
  return (
    <ActionBar note={note}>
      <ExitRow exits={exits} isBusy={isBusy} />
    </ActionBar>
  )
}

function ExitRow({ exits = [], isBusy }: ExitsProps) {
  if (exits.length === 0) return null
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      {exits.map(({ label, foot, tap }) => (
        <FootedButton
          key={label}
          kind={foot === undefined ? 'ghost' : 'secondary'}
          foot={foot ?? null}
          className="px-2"
          disabled={isBusy}
          onClick={tap}
        >
          {label}
        </FootedButton>
      ))}
    </div>
  )
}

/** One tap, which locks; a secret shows only while a finger is down. */
function InBar({ ask, isBusy }: AskControlsProps<OneOf>) {
  const { question, options, chosen, mark, note, prize, sentence, given, exits } = ask
  const { isSecret = false, isOpen = false, pick } = ask
  const held = useHoldState()
  const isGiven = chosen !== null
  const isLocked = isGiven && !isOpen
  const seen = isSecret && !held.isSeen ? null : chosen
  const open = prize ? <Prize>{prize}</Prize> : note ? <Badge className="text-base">{note}</Badge> : sentence
  const spot = useAskSpot(isGiven ? null : question)
  const { className, style } = inColumns(options.map(({ label }) => label))
  return (
    <ActionBar
      isIdle={isLocked}
      note={isGiven ? (given ?? <Locked />) : open}
      className={isLocked && !isSecret ? 'max-sm:pt-3' : undefined}
    >
      <fieldset {...spot} disabled={isLocked || isBusy} className="min-w-0 outline-none">
        <legend
          className={cx(
            'mb-2 w-full text-center font-display text-2xl leading-tight font-bold text-balance',
            // A phone needs its height for the reactions.
            isLocked && !isSecret && 'max-sm:sr-only',
          )}
        >
          {question}
        </legend>
        <div className={cx('gap-2.5', className)} style={style}>
          {options.map(({ value, label, tone, icon, drawing, face, foot, hint }, i) => (
            <VerdictButton
              key={value}
              tone={tone ?? toneOf(i)}
              icon={icon}
              isChosen={seen === value}
              isLocked={isLocked}
              chosenWord={<span className={options.length > FEW ? 'max-lg:sr-only' : undefined}>{mark}</span>}
              {...(foot !== undefined && { foot })}
              onClick={() => pick(value)}
            >
              {drawing && (
                <ThemeDrawingInTurn
                  drawing={drawing}
                  turn={i + 1}
                  className={cx('size-11 short:hidden laptop:size-36', isLocked && 'max-sm:hidden')}
                />
              )}
              {face !== undefined && <Avatar seed={face} size="2.5rem" />}
              <Unbroken className={cx('leading-tight', face !== undefined && 'w-full text-base')}>{label}</Unbroken>
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
      {isSecret && isLocked && <HoldToSee held={held} />}
      {!isLocked && <ExitRow exits={exits} isBusy={isBusy} />}
    </ActionBar>
  )
}

/** One tap picks, another changes it, and a tap on the lock sends it. */
function Changeable({ ask, lock, isBusy }: AskControlsProps<OneOf> & { readonly lock: () => void }) {
  const { question, options, chosen, note, pick } = ask
  const own = options.find(({ value }) => value === chosen)
  const { className, style } = inColumns(options.map(({ label }) => label))
  const spot = useAskSpot(own ? null : question)
  return (
    <ActionBar note={note}>
      <fieldset {...spot} disabled={isBusy} className={cx('min-w-0 gap-3 outline-none', className)} style={style}>
        <legend className="sr-only">{question}</legend>
        {options.map(({ value, label, tone, hint }, i) => (
          <VerdictButton
            key={value}
            tone={tone ?? toneOf(i)}
            isChosen={chosen === value}
            isLocked={false}
            chosenWord={hint}
            onClick={() => pick(value)}
          >
            <span>{label}</span>
            {chosen !== value && <span className="text-sm leading-none font-semibold">{hint}</span>}
          </VerdictButton>
        ))}
      </fieldset>
      <Button disabled={!own || isBusy} onClick={lock}>
        {own ? `Lock in ${own.label}` : 'Lock it in'}
      </Button>
    </ActionBar>
  )
}

/** Fills the page with options; spectators have the same, without anything to press. */
function OnPage({ ask, isBusy }: AskControlsProps<OneOf>) {
  const { question, options, chosen, mark, isSecret = false, pick } = ask
  const own = options.find(({ value }) => value === chosen)
  if (isSecret && own) {
    return (
      <Covered said="It’s face down." className="my-auto">
        <span
          className={cx('flex items-center justify-center gap-3 rounded-[2rem] border-4 border-ink p-2', toneIn(own))}
        >
          <ThemeDrawing drawing={own.drawing} className="size-16" />
          <span className="text-3xl leading-tight font-extrabold">{own.label}</span>
        </span>
      </Covered>
    )
  }
  return (
    <OptionList
      question={chosen === null ? question : null}
      options={options.map((one) => (mark && one === own ? { ...one, hint: mark } : one))}
    >
      {(option, look, words) => (
        <button
          type="button"
          aria-pressed={chosen === option.value}
          disabled={isBusy || chosen !== null}
          onClick={() => pick(option.value)}
          className={cx(
            look,
            chosen === option.value ? 'border-words' : 'border-ink',
            chosen !== null && chosen !== option.value && 'opacity-40',
          )}
        >
          {words}
        </button>
      )}
    </OptionList>
  )
}

interface OptionListProps {
  readonly options: readonly Option[]
  /** Null without a question here. */
  readonly question?: string | null
  /** Draws an option. */
  readonly children?: (option: Option, look: string, words: React.ReactNode) => React.ReactNode
}

/** More options are two per row. */
const ROW = 3

/** The options, across the whole page. */
export function OptionList({ options, question = null, children }: OptionListProps) {
  const isMany = options.length > ROW
  return (
    <ul
      {...useAskSpot(question)}
      aria-label={question ?? 'What there is to choose'}
      className={cx(
        'grid grow auto-rows-fr gap-3 pb-2 outline-none',
        isMany ? 'grid-cols-2' : 'flat:grid-cols-3 laptop:grid-cols-3',
      )}
    >
      {options.map((option, i) => {
        const look = cx(
          'lip flex min-h-15 grow items-center rounded-[2rem] border-4 p-2 sm:flex-col sm:justify-center sm:text-center',
          isMany ? 'flex-col justify-center gap-1 text-center' : 'gap-4 text-left max-sm:pl-5 lg:min-h-56',
          toneIn(option, i),
        )
        const words = (
          <>
            {option.drawing && (
              <ThemeDrawingInTurn
                drawing={option.drawing}
                turn={i + 2}
                className="size-[min(5.5rem,8svh)] laptop:size-24"
              />
            )}
            <span
              className={cx('font-display leading-none font-extrabold', isMany ? 'text-2xl lg:text-3xl' : 'text-3xl')}
            >
              {option.label}
              <span className="mt-0.5 block font-sans text-[min(1.125rem,4.2vw)] leading-tight font-semibold text-balance">
                {option.hint}
              </span>
            </span>
          </>
        )
        return (
          <li key={option.value} className="flex animate-pop">
            {children ? children(option, look, words) : <div className={cx(look, 'border-ink')}>{words}</div>}
          </li>
        )
      })}
    </ul>
  )
}

function toneIn({ tone }: Option, i = 0): string {
  return TONES[tone ?? toneOf(i)]
}

/** One tap on a person, with the choice hidden after it. */
function Somebody({ ask, isBusy }: AskControlsProps<Person>) {
  const { question, ids, chosen, given, mark, prize, note, shown, noteOf, poseOf, pick } = ask
  const { me, players } = useSeen()
  if (mark !== undefined) return <Marked ask={ask} mark={mark} isBusy={isBusy} />
  if (chosen === null) {
    return (
      <>
        {(prize || note) && (
          <p className="text-center text-balance text-muted">
            {prize && <Prize>{prize}</Prize>} {note}
          </p>
        )}
        <PeopleToPick
          label={question}
          onPick={pick}
          {...{ ids, me, players, isBusy }}
          {...(noteOf && { noteOf })}
          {...(poseOf && { poseOf })}
        />
      </>
    )
  }
  if (shown) {
    return (
      <ActionBar isIdle>
        <Card kind="tint" ref={said} className="flex items-center justify-center gap-4 py-3 max-sm:gap-2.5">
          {shown}
        </Card>
      </ActionBar>
    )
  }
  return (
    <ActionBar isIdle>
      <Covered said={given ?? 'Locked in. It’s secret.'}>
        <span className="flex items-center justify-center gap-4">
          <Avatar seed={chosen} size="3rem" />
          <span>You picked {nameOf(players, chosen)}.</span>
        </span>
      </Covered>
    </ActionBar>
  )
}

/** One tap on a person, who stays marked among all the others. */
function Marked({ ask, mark, isBusy }: AskControlsProps<Person> & { readonly mark: string }) {
  const { question, ids, chosen, given, prize, exits, isSecret = false, isOpen = false, pick } = ask
  const { me, players } = useSeen()
  const held = useHoldState()
  const isLocked = chosen !== null && !isOpen
  return (
    <>
      <div
        className={cx(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center',
          // Above many people, with alternatives or a cover below them, a small phone has no room for it.
          isSecret && ids.length > FEW && 'short:sr-only',
        )}
      >
        <Heading level={2}>{question}</Heading>
        {isLocked ? <p ref={said}>{given}</p> : prize && <Prize>{prize}</Prize>}
      </div>
      <PeopleToPick
        label={question}
        chosen={isSecret && !held.isSeen ? null : chosen}
        chosenWord={mark}
        isBusy={isBusy || isLocked}
        onPick={pick}
        {...{ ids, me, players }}
      />
      {isLocked ? isSecret && <HoldToSee held={held} /> : <Exits exits={exits} isBusy={isBusy} />}
    </>
  )
}

const ANSWERS = { done: 'You’re done. Well, well.', pass: 'Skipped. No hard feelings.' } as const

function Performing({ ask, isBusy }: AskControlsProps<PerformAsk>) {
  const { done, maySkip, skip, said, say, note, prize, exits = [] } = ask
  const question = ask.question === '' ? 'You’re up.' : ask.question
  if (!maySkip) {
    return (
      <ActionBar note={note} question={question}>
        <Button size="lg" disabled={isBusy} onClick={() => say('done')}>
          {done}
        </Button>
        <div className="grid auto-cols-fr grid-flow-col gap-2 empty:hidden">
          {exits.map(({ label, tap }) => (
            <Button
              key={label}
              kind={exits.length > 1 ? 'secondary' : 'ghost'}
              className="px-2 text-[min(1.0625rem,4.1vw)]"
              disabled={isBusy}
              onClick={tap}
            >
              {label}
            </Button>
          ))}
        </div>
      </ActionBar>
    )
  }
  return (
    <DoneOrPass
      {...{ done, said, question, isBusy }}
      {...(skip !== undefined && { pass: skip, passFoot: null })}
      {...(prize !== undefined && { doneFoot: prize })}
      note={note}
      answers={ANSWERS}
      act={({ type }) => say(type === 'pass' ? 'pass' : 'done')}
    >
      {exits.map(({ label, tap }) => (
        <Button key={label} kind="ghost" disabled={isBusy} onClick={tap}>
          {label}
        </Button>
      ))}
    </DoneOrPass>
  )
}
