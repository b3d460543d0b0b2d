import type { LocalPrompt } from '@highjinks/games/local'
import { prefersStillness } from '../../lib/stillness.ts'
import { DiceInHand } from '../../show/toys/dice-in-hand.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { cx } from '../../ui/look/cx.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { Dice } from '../../ui/toys/dice.tsx'
import { type ActionFace, INTENSITY_FACES, type IntensityFace, Pips } from '../../ui/toys/die-faces.tsx'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { type CardProgress, isCrowd, type OnePhoneProps, type OpenCard } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { isDecided, Ruled } from '../one-phone/ruled.tsx'
import { Toy } from '../one-phone/toy.tsx'
import { TwoCards } from '../one-phone/two-cards.tsx'
import { Pot } from './pot.tsx'

type RollPrompt = Extract<LocalPrompt, { kind: 'roll' }>

const TUMBLE_MS = 1300
const FACES: Readonly<Record<RollPrompt['action'], ActionFace>> = {
  Hit: 'hit',
  Pass: 'pass',
  Challenge: 'challenge',
  Truth: 'truth',
  Wild: 'wild',
}

/** The face's addition to the card. */
const FEET: Readonly<Record<RollPrompt['action'], string | undefined>> = {
  Hit: undefined,
  Pass: 'Hand it to anyone. They do it, you watch.',
  Challenge: 'Pick a rival. The room decides.',
  Truth: undefined,
  Wild: 'Or the room names something else, right now and out loud.',
}

export const isSetGoing = true
export const showing = 'Rolls the dice'

export const asksFrom = ({ at }: CardProgress) => at + (prefersStillness() ? 0 : TUMBLE_MS)

/** Dice to throw; once they are at rest, their meaning with the pot and the push. */
export function OnePhone({ open, kinds, players, onShow, onPush }: OnePhoneProps) {
  if (!open && kinds.length > 1) {
    return (
      <div className="grid gap-3">
        <p ref={said} className="text-center font-display text-3xl font-extrabold text-mark">
          Bust!
        </p>
        <p className="text-center text-balance">The pot goes in the jar. The room picks a card for 200.</p>
        <TwoCards cards={[{ label: 'This one' }, { label: 'That one' }]} onChoose={onShow} />
      </div>
    )
  }
  if (!open) {
    return (
      <Toy moves="along" onLetGo={onShow} hint="Pick them up and roll.">
        <span className="grid min-h-64 place-content-center flat:min-h-40">
          <DiceInHand />
        </span>
      </Toy>
    )
  }
  if (isDecided(open.now)) return <Ruled now={open.now} players={players} />
  if (open.prompt.kind !== 'roll') return <PlainCard prompt={open.prompt} />
  return <Roll open={open} roll={open.prompt} onPush={onPush} />
}

interface RollProps {
  readonly open: OpenCard
  readonly roll: RollPrompt
  readonly onPush: () => void
}

function Roll({ open, roll, onPush }: RollProps) {
  const { progress, now } = open
  const areStill = useSecondsLeft(asksFrom(progress), Date.now) === 0
  const pips = INTENSITY_FACES.find((face) => face === roll.pips) ?? 5
  return (
    <div
      className={cx(
        'mx-auto grid w-full max-w-4xl gap-3 [--card-least:13rem] max-sm:[--text-prompt:1.375rem] max-sm:[--text-prompt-long:1.125rem] flat:gap-1.5 flat:[--text-prompt:1.125rem] flat:[--text-prompt-long:1rem]',
        isCrowd(now) && '[--card-least:8rem]',
      )}
    >
      <div className={areStill ? 'max-lg:hidden lg:[zoom:0.5]' : undefined}>
        <Dice
          action={FACES[roll.action]}
          intensity={pips}
          roll={{ startAt: progress.at, duration: TUMBLE_MS }}
          now={Date.now}
          size={96}
        />
      </div>
      {areStill && (
        <>
          <PromptCard
            kicker={`${roll.action} · ${pips}`}
            foot={FEET[roll.action] && <span className="short:hidden flat:hidden">{FEET[roll.action]}</span>}
            stamp={<Rolled face={pips} />}
            className="min-h-48 animate-pop flat:min-h-28"
          >
            {roll.text}
          </PromptCard>
          <Pot now={now} onPush={onPush} />
        </>
      )}
    </div>
  )
}

/** The die's face again, next to its text. */
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
