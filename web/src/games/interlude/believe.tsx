import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { Covered } from '../attempt/covered.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import { Given } from './given.tsx'
import type { PartProps, PointView } from './part.ts'

type BelieveProps = PartProps<PointView>

/** One thumb from everybody else: was it believed? */
export function Believe({ view, hand, me, players, act, isBusy, theme }: BelieveProps) {
  const { title, drawing, question, yes, no } = theme.plead
  const { jury, given, isSecret } = view.plea
  const mayJudge = hand !== null && me !== null && jury.includes(me)
  const thumb = hand?.thumb ?? null
  const spot = useAskSpot(thumb === null ? question : null)
  return (
    <>
      <TaskCard kicker={title} thing={drawing} isSmall isLine>
        {view.card}
      </TaskCard>
      <Given ids={given} of={jury.length} have="judged" before={question} {...{ me, players }} />
      {mayJudge && (
        <ActionBar note={<Badge className="text-base">{isSecret ? 'Secret thumbs' : 'Everyone sees your vote'}</Badge>}>
          {thumb === null ? (
            <fieldset {...spot} disabled={isBusy} className="min-w-0 outline-none">
              <legend className="mb-2 w-full text-center font-display text-2xl font-bold text-balance short:text-xl">
                {question}
              </legend>
              <div className="grid grid-cols-2 gap-2.5">
                <VerdictButton
                  tone="teal"
                  icon={ThumbsUp}
                  isChosen={false}
                  isLocked={false}
                  onClick={() => act({ type: 'believe', isBelieved: true })}
                >
                  {yes}
                </VerdictButton>
                <VerdictButton
                  tone="blank"
                  icon={ThumbsDown}
                  isChosen={false}
                  isLocked={false}
                  onClick={() => act({ type: 'believe', isBelieved: false })}
                >
                  {no}
                </VerdictButton>
              </div>
            </fieldset>
          ) : (
            <Covered said="Judged. Poker face.">{thumb ? yes : no}</Covered>
          )}
        </ActionBar>
      )}
    </>
  )
}
