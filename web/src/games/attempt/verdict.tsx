import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { nameOf } from '../screen.ts'
import { type AttemptProps, namesOf } from './attempt.ts'
import { Jury } from './jury.tsx'
import { VerdictButton } from './verdict-button.tsx'
import { type Ballot, judgementsOf } from './verdict-looks.ts'

const BALLOT = { faces: 'Everyone sees your vote', secret: 'Secret vote' } as const
const LOCKED = {
  faces: 'Locked in. Everyone will see it was you.',
  secret: 'Locked in. No one will know it was you.',
} as const

interface VerdictProps extends AttemptProps {
  /** Who has done it, where that is not only whom the table judges: the other half of a swap. */
  readonly done?: readonly string[]
  /** This seat's own vote; null when it watches. */
  readonly vote: { readonly verdict: string | null; readonly crown: string | null } | null
  /** What there is to say of one; all four where it is left out. */
  readonly ballot?: Ballot | undefined
}

/** The others decide: did they do it, or who was better. They are told beforehand whether their faces will show. */
export function Verdict(props: VerdictProps) {
  const { attempt, vote, me } = props
  const held = useHeld()
  const mayVote = me !== null && vote !== null && attempt.voters.includes(me)
  if (!mayVote) return <Jury {...props} />
  const secrecy = attempt.isSecret ? 'secret' : 'faces'
  const isLocked = vote.verdict !== null || vote.crown !== null
  const isContest = attempt.contenders.length > 1
  const question = isContest ? 'Who was better?' : `Did ${namesOf(props.done ?? attempt.contenders, props)} do it?`
  return (
    <>
      <HeroGap />
      <ActionBar note={isLocked ? LOCKED[secrecy] : <Badge className="text-base">{BALLOT[secrecy]}</Badge>}>
        <fieldset disabled={isLocked || props.isBusy} className="min-w-0">
          <legend className="mb-2 w-full text-center font-display text-2xl font-bold text-balance short:mb-1 short:text-xl">
            {question}
          </legend>
          {isContest ? (
            <Crowns {...props} {...{ isLocked }} chosen={held.isSeen ? vote.crown : null} />
          ) : (
            <Judgements {...props} {...{ isLocked }} chosen={held.isSeen ? vote.verdict : null} />
          )}
        </fieldset>
        {isLocked && <HoldToSee held={held} />}
      </ActionBar>
    </>
  )
}

interface ChosenProps extends AttemptProps {
  readonly isLocked: boolean
  /** What lies open. */
  readonly chosen: string | null
}

function Judgements({ ballot, act, isLocked, chosen }: ChosenProps & Pick<VerdictProps, 'ballot'>) {
  return (
    <div className={cx('grid grid-cols-2 gap-2.5', !ballot && 'sm:grid-cols-4 beside:grid-cols-2')}>
      {judgementsOf(ballot).map(({ verdict, words, icon, tone }) => (
        <VerdictButton
          key={verdict}
          {...{ tone, icon }}
          isChosen={chosen === verdict}
          isLocked={isLocked}
          onClick={() => act({ type: 'judge', verdict })}
        >
          {words}
        </VerdictButton>
      ))}
    </div>
  )
}

function Crowns({ attempt, me, players, act, isLocked, chosen }: ChosenProps) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {attempt.contenders.map((id) => (
        <VerdictButton
          key={id}
          tone="plain"
          isChosen={chosen === id}
          isLocked={isLocked}
          onClick={() => act({ type: 'crown', winner: id })}
        >
          <Avatar seed={id} size={48} />
          <Unbroken className="leading-tight">{id === me ? 'Me' : nameOf(players, id)}</Unbroken>
        </VerdictButton>
      ))}
    </div>
  )
}
