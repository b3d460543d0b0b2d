import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Heading } from '../../ui/layout/heading.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Statements } from './statements.tsx'

/** The author reads the cards aloud and is questioned; everybody else gets a question to ask. */
export function Present({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  const isAuthor = me !== null && me === table.turn
  const held = useHeld()
  const isListener = !isAuthor && me !== null && hand !== null
  return (
    <>
      <div role="status" className="text-center">
        <Heading level={2} size="title" className="short:text-2xl">
          {isAuthor ? 'Read them aloud' : `${nameOf(players, table.turn)} answers`}
        </Heading>
        <p className="mt-1 text-lg text-muted short:hidden">
          {isAuthor
            ? 'Keep a straight face through all three. Answer any question.'
            : 'One of these is made up. Ask anything.'}
        </p>
      </div>
      <Statements table={table} lie={isAuthor && held.isSeen ? (hand?.lie ?? null) : null} />
      {isAuthor && <HoldToSee held={held} />}
      {isListener && (
        <Later>
          <p className="mt-auto rounded-card bg-leaf-900 px-4 py-3 text-center font-display text-xl leading-tight font-bold text-balance">
            <span className="block font-sans text-base font-semibold text-muted">Nothing to ask? Try</span>“
            {questionFor(table.seats, me, table.round)}”
          </p>
        </Later>
      )}
      {isAuthor && <DoneOrPass {...{ act, isBusy }} done="Let them vote" pass="I’d rather not" passFoot={null} />}
    </>
  )
}

/** For whoever sits there and cannot think of anything to ask: one each. */
const QUESTIONS = [
  'Who else was there?',
  'What happened right after that?',
  'How old were you?',
  'Who could we call right now to back that up?',
  'What were you wearing?',
  'Why have we never heard that one?',
  'What did it smell like?',
  'How did you get home?',
  'What did it cost?',
  'Which part of that are you proud of?',
  'Tell it again, but backward.',
  'Is there a photo?',
  'What day of the week was it?',
  'Who was the angriest about it?',
  'Would you do it again?',
  'What did your mother say?',
] as const

/** The same for one seat as long as one author presents, and another for its neighbor. */
function questionFor(seats: readonly string[], seat: string, round: number): string {
  return QUESTIONS[(Math.max(0, seats.indexOf(seat)) + round * 5) % QUESTIONS.length] ?? QUESTIONS[0]
}
