import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { HiddenCard } from '../one-phone/hidden-card.tsx'
import type { OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { TurnedCard } from './turned-card.tsx'
import { TwoVersions } from './two-versions.tsx'

/** A fact is read out, straight or bent, and turned over when everybody has said whether they believe it. */
export function OnePhone({ open, onShow, onMark }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={() => onShow()} />
  const { prompt, now } = open
  const { mark, picks } = now.turn.answers
  const isTurned = picks !== undefined
  if (prompt.kind === 'fact') {
    return (
      <TurnedCard
        isTurned={isTurned}
        back={
          <PromptCard kicker="True or false?" foot={<span className="short:hidden">Read it out as if you knew.</span>}>
            {prompt.text}
          </PromptCard>
        }
        front={
          <PromptCard kicker={prompt.isTrue ? 'True!' : 'False!'} foot={prompt.text}>
            {prompt.why}
          </PromptCard>
        }
      />
    )
  }
  if (prompt.kind !== 'bluff') return <PlainCard prompt={prompt} />
  if (mark === undefined) return <TwoVersions bluff={prompt} onMark={onMark} />
  const isTrue = mark === 'straight'
  return (
    <TurnedCard
      isTurned={isTurned}
      back={
        <PromptCard kicker="Legit or baked?" foot={<span className="short:hidden">Read it out and defend it.</span>}>
          {isTrue ? prompt.straight : prompt.bent}
        </PromptCard>
      }
      front={
        <PromptCard kicker={isTrue ? 'Legit!' : 'Baked!'} foot={prompt.why}>
          {prompt.straight}
        </PromptCard>
      }
    />
  )
}
