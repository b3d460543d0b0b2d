import type { LocalPrompt } from '@highjinks/games/local'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { HiddenCard } from '../one-phone/hidden-card.tsx'
import type { CardProgress, OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { BackOfThePhone } from './back-of-the-phone.tsx'
import { OnlyTheActor } from './only-the-actor.tsx'

/** The phone asks who saw it when the clock has run out or was stopped. */
export function asksFrom({ opened, stopped }: CardProgress, prompt: LocalPrompt): number | null {
  if (opened === null || prompt.kind !== 'act') return opened
  return stopped ?? opened + prompt.seconds * 1000
}

/** Only the actor sees which of six it is; the others see all six, and the clock. */
export function OnePhone({ open, chord, onShow, onStart, onStop }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={() => onShow()} />
  const { prompt, now, progress } = open
  if (prompt.kind !== 'act') return <PlainCard prompt={prompt} />
  if (now.turn.answers.picks)
    return (
      <PromptCard kicker="It was …" className="mx-auto w-full max-w-4xl animate-pop">
        {prompt.text}
      </PromptCard>
    )
  if (progress.opened === null) return <OnlyTheActor scene={prompt} onStart={onStart} />
  const deadline = progress.opened + prompt.seconds * 1000
  return <BackOfThePhone scene={prompt} deadline={progress.stopped ?? deadline} chord={chord} onStop={onStop} />
}
