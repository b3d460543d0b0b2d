import type { ReactNode } from 'react'
import { HeroGap } from '../../stage/sidelines/hero-gap.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { nameOf } from '../screen.ts'
import { type AttemptProps, namesOf } from './attempt.ts'
import { Ballots } from './ballots.tsx'
import { JUDGEMENTS, VerdictButton } from './verdict-button.tsx'

interface VerdictProps extends AttemptProps {
  /** This seat's own vote; null when it watches. */
  readonly vote: { readonly verdict: string | null; readonly crown: string | null } | null
}

/** The others decide, in secret: did they do it, or who was better. */
export function Verdict(props: VerdictProps) {
  const { attempt, vote, me } = props
  const mayVote = me !== null && vote !== null && attempt.voters.includes(me)
  if (!mayVote) return <Jury {...props} />
  const isLocked = vote.verdict !== null || vote.crown !== null
  const isContest = attempt.contenders.length > 1
  const question = isContest ? 'Who was better?' : `Did ${namesOf(attempt.contenders, props)} do it?`
  return (
    <>
      <HeroGap />
      <ActionBar
        note={isLocked ? 'Locked in. Nobody will know it was you.' : <Badge className="text-base!">Secret vote</Badge>}
      >
        <fieldset disabled={isLocked || props.isBusy} className="min-w-0">
          <legend className="mb-2 w-full text-center font-display text-2xl font-bold text-balance short:mb-1 short:text-xl">
            {question}
          </legend>
          {isContest ? <Crowns {...props} chosen={vote.crown} /> : <Judgements {...props} chosen={vote.verdict} />}
        </fieldset>
      </ActionBar>
    </>
  )
}

interface ChosenProps extends AttemptProps {
  readonly chosen: string | null
}

function Judgements({ act, chosen }: ChosenProps) {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      {JUDGEMENTS.map(({ verdict, words, icon: Icon, tone }) => (
        <VerdictButton
          key={verdict}
          tone={tone}
          isChosen={chosen === verdict}
          isLocked={chosen !== null}
          onClick={() => act({ type: 'judge', verdict })}
        >
          <Icon aria-hidden="true" strokeWidth={2.75} className="size-7 short:size-6" />
          {words}
        </VerdictButton>
      ))}
    </div>
  )
}

function Crowns({ attempt, me, players, act, chosen }: ChosenProps) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {attempt.contenders.map((id) => (
        <VerdictButton
          key={id}
          tone="plain"
          isChosen={chosen === id}
          isLocked={chosen !== null}
          onClick={() => act({ type: 'crown', winner: id })}
        >
          <Avatar seed={id} size={48} />
          <Unbroken className="leading-tight">{id === me ? 'Me' : nameOf(players, id)}</Unbroken>
        </VerdictButton>
      ))}
    </div>
  )
}

/** What everybody else sees meanwhile; whom the table waits for is told by its frame. */
function Jury({ attempt, me, players }: AttemptProps) {
  const { voters, voted } = attempt
  if (voters.length === 0) return null
  const isMine = me !== null && attempt.performers.includes(me)
  const [only = ''] = voters
  const isAlone = voters.length === 1
  const words = (
    <p
      role="status"
      className="py-4 text-center font-display text-2xl font-bold text-balance lg:text-5xl stage:py-0 stage:text-5xl"
    >
      {isAlone
        ? `Waiting for ${nameOf(players, only)} to decide.`
        : voted.length === 0
          ? 'The jury is out.'
          : `${voted.length} of ${voters.length} have decided.`}
      {isMine && ' Look innocent.'}
    </p>
  )
  return (
    <div className="my-auto grid gap-3 stage:flex stage:items-center stage:justify-center stage:gap-8">
      {isAlone ? (
        <Judge id={only} hasBots={players.some(({ isBot }) => isBot)}>
          {words}
        </Judge>
      ) : (
        words
      )}
      {!isAlone && <Ballots {...{ voters, voted }} />}
    </div>
  )
}

/** On the wall whoever is the whole jury is looked at by the whole room. */
function Judge({
  id,
  hasBots,
  children,
}: {
  readonly id: string
  readonly hasBots: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="stage:flex stage:items-center stage:justify-center stage:gap-[2vw]">
      <Avatar seed={id} size="min(17vh, 12vw)" className="hidden animate-drop stage:block" />
      <div className="min-w-0">
        {children}
        <p
          className={cx(
            'text-center text-balance text-muted stage:block stage:text-2xl',
            hasBots ? 'short:hidden' : 'hidden',
          )}
        >
          {hasBots ? 'The whole jury: bots like everything.' : 'The whole jury. Snacks aren’t a bribe, officially.'}
        </p>
      </div>
    </div>
  )
}
