import type { LocalPrompt } from '@highjinks/games/local'
import { prefersStillness } from '../../../lib/stillness.ts'
import { useSecondsLeft } from '../../../ui/party/use-seconds-left.ts'
import { Dice } from '../../../ui/toys/dice.tsx'
import { type ActionFace, INTENSITY_FACES, type IntensityFace, Pips } from '../../../ui/toys/die-faces.tsx'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'
import type { PromptProgress } from '../../local-game/evening.ts'

type RollPrompt = Extract<LocalPrompt, { kind: 'roll' }>
interface RollProps {
  readonly roll: RollPrompt
  readonly progress: PromptProgress
}

const TUMBLE_MS = 1300
const FACES: Readonly<Record<RollPrompt['action'], ActionFace>> = {
  Hit: 'hit',
  Pass: 'pass',
  Challenge: 'challenge',
  Truth: 'truth',
  Wild: 'wild',
}

/** What the face adds to the card. */
const FEET: Readonly<Record<RollPrompt['action'], string | undefined>> = {
  Hit: undefined,
  Pass: 'Hand it to whoever you like. They do it, you may watch.',
  Challenge: 'Pick a rival. The room decides.',
  Truth: undefined,
  Wild: 'Or the room names something else, at once and out loud.',
}

/** The dice tumble; what they mean comes when they lie still. */
export function Roll({ roll, progress }: RollProps) {
  const lieAt = progress.at + (prefersStillness() ? 0 : TUMBLE_MS)
  const areStill = useSecondsLeft(lieAt, Date.now) === 0
  const pips = INTENSITY_FACES.find((face) => face === roll.pips) ?? 5
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-3 [--card-least:16rem] max-sm:[--text-prompt:1.5rem] max-sm:[--text-prompt-long:1.25rem] short:gap-1 short:[--text-prompt:1.25rem] short:[--text-prompt-long:1.125rem]">
      <div className="short:[zoom:0.5] flat:[zoom:0.6]">
        <Dice
          action={FACES[roll.action]}
          intensity={pips}
          roll={{ startAt: progress.at, duration: TUMBLE_MS }}
          now={Date.now}
          size={96}
        />
      </div>
      {areStill && (
        <PromptCard
          kicker={`${roll.action} · ${pips}`}
          foot={FEET[roll.action]}
          stamp={<Rolled face={pips} />}
          className="animate-pop"
        >
          {roll.text}
        </PromptCard>
      )}
    </div>
  )
}

/** What the die shows, once more where it is read. */
function Rolled({ face }: { readonly face: IntensityFace }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="-mt-1 -mr-1 ml-auto size-11 shrink-0 rotate-8">
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="20"
        fill="var(--color-amber)"
        stroke="var(--color-ink)"
        strokeWidth="8"
      />
      <Pips face={face} />
    </svg>
  )
}
