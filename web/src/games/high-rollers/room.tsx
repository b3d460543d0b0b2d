import type { Hand, View } from '@highjinks/games/high-rollers'
import { useLaptop } from '../../lib/use-laptop.ts'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ActionSign, Pips } from '../../ui/toys/die-faces.tsx'
import { useGhostTaps } from '../ghost/ghost-taps.ts'
import { Given } from '../interlude/given.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { ReadLine } from './read-news.tsx'
import { RollDice } from './roll-dice.tsx'
import { Tile } from './tile.tsx'
import { ASKS, SIDES, TASK_LIST } from './words.ts'
import '../../ui/toys/large-card.css'

type WildProps = ScreenProps<View, Hand>

/** What a Wild is: everybody but the roller says so, in secret. */
export function Wild(props: WildProps) {
  const { table, hand, me, players, act, isBusy } = props
  const mayVote = hand !== null && me !== null && table.voters.includes(me)
  const name = nameOf(players, table.turn)
  return (
    <>
      <RollDice table={table} size={72} />
      <Heading level={2} size="title" className="text-center">
        {table.turn === me ? 'Wild! The room decides.' : `Wild! What is it for ${name}?`}
      </Heading>
      <ReadLine {...props} />
      {mayVote ? (
        <div className="grid grow grid-cols-2 gap-3 pb-4">
          {TASK_LIST.map((task) => (
            <Tile
              key={task}
              isOff={isBusy || hand.wish !== null}
              isChosen={hand.wish === task}
              onTap={() => act({ type: 'wild', task })}
            >
              <span className="flex min-h-0 w-full grow flex-col items-center justify-center gap-1 laptop:flex-row laptop:justify-start laptop:gap-5 laptop:pl-3 laptop:text-left">
                <ActionSign
                  face={SIDES[task]}
                  className="max-h-28 min-h-10 w-full max-w-28 shrink grow basis-0 short:max-h-14 laptop:size-20 laptop:flex-none desk:size-24"
                />
                <span className="flex flex-col items-center gap-1 laptop:items-start">
                  <strong className="font-display text-2xl leading-tight font-extrabold wrap-normal short:text-xl lg:text-3xl desk:text-4xl">
                    {task}
                  </strong>
                  {hand.wish === task ? (
                    <ChosenWord>Your vote</ChosenWord>
                  ) : (
                    <span className="leading-tight text-balance desk:text-xl">{ASKS[task]}</span>
                  )}
                </span>
              </span>
            </Tile>
          ))}
        </div>
      ) : (
        <Waiting {...props} before="Hit, Truth, Pass or Challenge? They’re deciding." />
      )}
    </>
  )
}

/** In the hand of somebody who cannot tap it, a card that looked like one to tap would be tapped. */
const READ_ONLY = 'rounded-card! border-2! border-dashed border-leaf-500! bg-leaf-900! text-words! min-h-0!'

/** After a bust: a stunt and a question, and the room says which. */
export function Pick(props: WildProps) {
  const { table, hand, me, players, act, isBusy } = props
  const ghost = useGhostTaps()
  const mayVote = hand !== null && me !== null && table.voters.includes(me)
  const mayTap = mayVote || ghost !== null
  const isHeldUp = useLaptop()
  const taken = ghost ? ghost.chosen : (table.pair.find(({ id }) => id === hand?.pick)?.text ?? null)
  const name = table.turn === me ? 'you' : nameOf(players, table.turn)
  return (
    <>
      <Heading level={2} size="title" className={cx('text-center', !mayVote && 'max-sm:text-2xl short:text-xl')}>
        {mayVote ? `Which one should ${name} get?` : `Bust. The room picks one for ${name}.`}
      </Heading>
      <div className="my-auto grid max-h-152 grow auto-rows-fr gap-4 pb-4 short:gap-2 short:pb-1 lg:max-h-none lg:auto-rows-auto lg:content-center lg:grid-cols-2 lg:gap-6 laptop:auto-rows-fr laptop:grid-cols-1">
        {table.pair.map(({ id, text, task }, i) => (
          <button
            key={id}
            type="button"
            disabled={!mayTap || isBusy || taken !== null}
            aria-pressed={mayTap ? taken === text : undefined}
            onClick={() => (ghost ? ghost.guess(text) : act({ type: 'pick', card: id }))}
            data-small
            className={cx(
              'paper grid min-h-32 grid-cols-[1fr_auto] content-center items-center gap-2 gap-x-4 rounded-[1.5rem] border-4 border-ink p-5 text-left font-display text-prompt-long leading-tight max-sm:py-3 font-extrabold text-balance short:min-h-28 short:p-3 lg:min-h-64 lg:p-8 lg:text-4xl laptop:min-h-36 laptop:p-6 laptop:text-3xl laptop:haunted:min-h-0 laptop:haunted:p-4 desk:min-h-52 desk:text-[2.4rem] desk:leading-[1.08] desk:haunted:text-3xl',
              // On a phone of somebody who only looks on there is more to read below them.
              !mayVote && 'max-sm:text-xl short:py-2 short:text-lg tall:text-[1.35rem]',
              mayTap ? 'lip' : isHeldUp ? 'large-card' : READ_ONLY,
              taken !== null && (taken === text ? CHOSEN : 'opacity-50'),
            )}
          >
            <span>
              {task && (
                <span className="block font-sans text-base font-bold text-ink-soft">
                  {task === 'Truth' ? 'A question' : 'A stunt'}
                </span>
              )}
              {text}
            </span>
            <Mark face={i === 0 ? 1 : 2} />
            {taken === text && <ChosenWord>{ghost ? 'Your call' : 'Your pick'}</ChosenWord>}
          </button>
        ))}
      </div>
      <ReadLine {...props} />
      {!mayVote && <Waiting {...props} before="They’re reading both. Twice." />}
    </>
  )
}

/** Which of the two cards it is: a die that shows it. */
function Mark({ face }: { readonly face: 1 | 2 }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={cx(
        'row-span-2 size-14 max-sm:hidden desk:size-24',
        face === 1 ? '-rotate-8 text-sky' : 'rotate-8 text-coral',
      )}
    >
      <rect x="6" y="6" width="88" height="88" rx="20" fill="currentColor" stroke="var(--color-ink)" strokeWidth="6" />
      <Pips face={face} />
    </svg>
  )
}

function Waiting({ table, me, players, before }: WildProps & { readonly before: string }) {
  const isBotFree = players.every(({ id, isBot }) => !isBot || table.voters.includes(id))
  return (
    <Given
      ids={table.voted}
      of={table.voters.length}
      have="decided"
      note={isBotFree ? null : 'Bots abstain.'}
      {...{ before, me, players }}
    />
  )
}
