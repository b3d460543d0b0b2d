import { gameOf } from '../../../games/game-of.ts'
import { DiceInHand } from '../../../show/toys/dice-in-hand.tsx'
import { PromptCardBack } from '../../../ui/toys/prompt-card-back.tsx'
import { Wheel } from '../../../ui/toys/wheel.tsx'
import { Choose } from './choose.tsx'
import { SEGMENTS } from './segments.ts'
import { Toy } from './toy.tsx'

interface HiddenPromptProps {
  readonly slug: string
  /** What there is to choose from; one kind: nothing. */
  readonly kinds: readonly string[]
  readonly onShow: (choice?: number) => void
}

/** What a game's prompt hides behind; a tap on it does what the button does. Wheel and dice want to be touched. */
export function HiddenPrompt({ slug, kinds, onShow }: HiddenPromptProps) {
  if (kinds.length > 1) return <Choose kinds={kinds} onChoose={onShow} />
  switch (gameOf(slug)?.hiddenBehind) {
    case 'wheel':
      return (
        <Toy moves="round" onLetGo={onShow} hint="Give it a spin.">
          <Wheel
            segments={SEGMENTS}
            spin={null}
            now={Date.now}
            className="mx-auto max-w-md lg:max-w-104 short:max-w-[40dvh] flat:max-w-[48dvh]"
          />
        </Toy>
      )
    case 'dice':
      return (
        <Toy moves="along" onLetGo={onShow} hint="Pick them up and throw.">
          <span className="grid min-h-64 place-content-center short:min-h-44 flat:min-h-40">
            <DiceInHand />
          </span>
        </Toy>
      )
    case undefined:
      return (
        <button
          type="button"
          // The button below says the same aloud.
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => onShow()}
          className="mx-auto block w-full max-w-2xl animate-pop rounded-[2rem] transition-transform duration-150 active:scale-[0.98]"
        >
          <PromptCardBack label="No peeking" className="max-sm:min-h-72 tall:min-h-[42dvh] short:min-h-56" />
        </button>
      )
  }
}
