import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Lock } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Applause } from '../attempt/applause.tsx'
import { Covered } from '../attempt/covered.tsx'
import { LitBetween } from '../attempt/in-light.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Statement } from './statement.tsx'
import { VOTE_WORDS } from './vote-words.ts'

type ArgueProps = ScreenProps<View, Hand>

/** One defends what they statement, the others vote from the first second. */
export function Argue(props: ArgueProps) {
  const { table, hand, me, players } = props
  const { statement, turn } = table
  if (!statement) return null
  const isReader = me !== null && me === turn
  const mayVote = me !== null && hand !== null && table.voters.includes(me) && !hand.isLocked
  return (
    <>
      <TaskCard
        kicker={isReader ? 'Say it out loud' : `${nameOf(players, turn)} says`}
        isFlat={mayVote}
        // Below it whoever reads has a secret, which wants room.
        words={isReader ? undefined : `${statement.before}${statement.filling}${statement.after}`}
      >
        <Statement statement={statement} />
      </TaskCard>
      {mayVote && turn !== null && <LitBetween id={turn} />}
      {isReader && <Secret hand={hand} />}
      {mayVote ? (
        <Ballot {...props} hand={hand} />
      ) : (
        <>
          <div
            role="status"
            className={cx(
              'grid justify-items-center gap-1 text-center text-lg lg:text-2xl',
              isReader && 'max-sm:hidden',
            )}
          >
            <p className="flex items-center gap-1.5 font-display text-2xl font-bold max-sm:haunted:hidden lg:text-4xl">
              {hand?.isLocked && <Lock aria-hidden="true" className="size-5 text-mark" />}
              {hand?.isLocked
                ? `${VOTE_WORDS[hand.vote ?? 'legit']}, locked.`
                : !isReader && 'Legit, or completely baked?'}
            </p>
            <p className="text-muted">
              {table.voted.length} of {table.voters.length} voted, {table.locked.length} locked.
            </p>
          </div>
          <div className={isReader ? 'short:hidden' : 'contents'}>
            <Applause
              {...props}
              performers={turn === null ? [] : [turn]}
              applause={table.applause}
              clapsLeft={hand?.clapsLeft ?? null}
            />
          </div>
        </>
      )}
    </>
  )
}

/** What the one who reads has to hide, and something to argue with. */
function Secret({ hand }: { readonly hand: Hand | null }) {
  const secret = hand?.secret
  if (!secret) return null
  const isTrue = secret.reading === 'truth'
  return (
    <Covered said="Forgot if it’s true? Peek, with a straight face.">
      <p>{isTrue ? 'It’s true. Oversell it until they doubt it.' : 'You made it up. Answer like it’s gospel.'}</p>
      <p className="font-sans text-base font-normal text-muted">
        {isTrue ? secret.why : `Between us: it’s really “${secret.truth}”.`}
      </p>
    </Covered>
  )
}

const MEANS = { legit: 'It’s true', baked: 'It’s made up' } as const

function Ballot({ hand, act, isBusy }: ArgueProps & { readonly hand: Hand }) {
  return (
    <ActionBar
      note={hand.vote ? 'You can switch until you lock it.' : 'Ask anything. Everyone sees your vote at the reveal.'}
    >
      <fieldset disabled={isBusy} className="grid min-w-0 grid-cols-2 gap-3">
        <legend className="sr-only">Do you believe it?</legend>
        {(['legit', 'baked'] as const).map((vote) => (
          <VerdictButton
            key={vote}
            tone={vote === 'legit' ? 'sky' : 'amber'}
            isChosen={hand.vote === vote}
            isLocked={false}
            chosenWord={MEANS[vote]}
            onClick={() => act({ type: 'vote', vote })}
          >
            <span>{VOTE_WORDS[vote]}</span>
            {hand.vote !== vote && <span className="text-sm leading-none font-semibold">{MEANS[vote]}</span>}
          </VerdictButton>
        ))}
      </fieldset>
      <Button disabled={hand.vote === null || isBusy} onClick={() => act({ type: 'lock' })}>
        {hand.vote ? `Lock in ${VOTE_WORDS[hand.vote]}` : 'Lock it in'}
      </Button>
    </ActionBar>
  )
}
