import type { LocalPrompt } from '@highjinks/games/local'
import type { ReactNode } from 'react'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'
import type { PromptProgress, Reading } from '../../local-game/evening.ts'
import { Act } from './act.tsx'
import { Bluff } from './bluff.tsx'
import { Fact } from './fact.tsx'
import { Roll } from './roll.tsx'
import { Spin } from './spin.tsx'

export interface ShownPromptProps {
  /** In whose chord it is heard. */
  readonly slug: string
  readonly prompt: LocalPrompt
  readonly progress: PromptProgress
  readonly onRead: (reading: Reading) => void
  /** The second act: the clock starts, the fact turns over. */
  readonly onOpen: () => void
}

/** The prompt, drawn with the game's own thing. */
export function ShownPrompt({ slug, prompt, progress, onRead, onOpen }: ShownPromptProps) {
  switch (prompt.kind) {
    case 'talk':
      return <Plain kicker="Talk" text={prompt.text} />
    case 'truth':
      return <Plain kicker="Truth" text={prompt.text} className="[--accent:var(--color-sky)]" />
    case 'dare':
      return <Plain kicker="Dare" text={prompt.text} className="[--accent:var(--color-coral)]" />
    case 'never':
      return <Plain kicker="Hands up if you have" text={prompt.text} foot="The best story wins the round." />
    case 'statements':
      return (
        <Plain
          kicker="Two truths, one lie"
          text={prompt.text}
          foot={<Beginnings starters={prompt.starters} />}
          className={prompt.starters.length > 0 ? WITH_STARTERS : undefined}
        />
      )
    case 'fact':
      return <Fact slug={slug} fact={prompt} isTurned={progress.opened !== null} onTurn={onOpen} />
    case 'bluff':
      return <Bluff slug={slug} bluff={prompt} progress={progress} onRead={onRead} onTurn={onOpen} />
    case 'act':
      return <Act slug={slug} scene={prompt} startedAt={progress.opened} onStart={onOpen} />
    case 'roll':
      return <Roll roll={prompt} progress={progress} />
    case 'spin':
      return <Spin spin={prompt} progress={progress} />
  }
}

/** What is to be read are the beginnings; they want the room. */
const WITH_STARTERS = 'max-sm:[--text-prompt:1.375rem] short:[--text-prompt:1.125rem]'

interface PlainProps {
  readonly kicker: string
  readonly text: string
  readonly foot?: ReactNode
  readonly className?: string
}

function Plain({ kicker, text, foot, className }: PlainProps) {
  return (
    <div className={className}>
      <PromptCard kicker={kicker} foot={foot} className="mx-auto w-full max-w-4xl animate-pop">
        {text}
      </PromptCard>
    </div>
  )
}

function Beginnings({ starters }: { readonly starters: readonly string[] }) {
  return (
    <>
      {starters.length > 0 && (
        <ul className="mb-3 grid gap-1 font-display text-lg font-bold max-sm:gap-2 max-sm:text-base max-sm:leading-tight short:mb-2 short:gap-1 short:text-sm">
          {starters.map((starter) => (
            <li key={starter}>{starter}</li>
          ))}
        </ul>
      )}
      Say all three with the same face. On three, everybody holds up the number of the lie.
    </>
  )
}
