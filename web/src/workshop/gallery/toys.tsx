import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { Dice } from '../../ui/toys/dice.tsx'
import { ACTION_FACES, INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import type { Timing } from '../../ui/toys/use-timed-animation.ts'
import { Wheel, type WheelSpin } from '../../ui/toys/wheel.tsx'
import { segmentAt } from '../../ui/toys/wheel-angle.ts'
import { Specimen } from './specimen.tsx'

const now = () => Date.now()
const SEGMENTS = ['Everybody Writes', 'Duel', 'Swap', 'Gift', 'House Rule', 'Point', 'Dare', 'Jackpot'].map(
  (label) => ({
    id: label,
    label,
  }),
)

function Wheels() {
  const [spin, setSpin] = useState<WheelSpin | null>(null)
  const [from, setFrom] = useState(0)
  const landed = spin && SEGMENTS[segmentAt(spin.restAngle, SEGMENTS.length)]
  return (
    <Specimen title="Wheel">
      <div className="mx-auto flex w-full max-w-md flex-col gap-4">
        <Wheel segments={SEGMENTS} spin={spin} fromAngle={from} now={now} />
        <Button
          size="lg"
          onClick={() => {
            setFrom(spin?.restAngle ?? 0)
            setSpin({ startAt: now(), duration: 4200, restAngle: Math.random() * 360 })
          }}
        >
          Spin the Stash
        </Button>
        <p className="text-center text-muted">{landed ? `Will rest on ${landed.label}` : 'Not spun yet'}</p>
      </div>
    </Specimen>
  )
}

function DiceTable() {
  const [roll, setRoll] = useState<Timing | null>(null)
  const [up, setUp] = useState([4, 2])
  return (
    <Specimen title="Dice">
      <div data-game="high-rollers" className="flex flex-col items-center gap-4">
        <Dice
          action={ACTION_FACES[up[0] ?? 0] ?? 'wild'}
          intensity={INTENSITY_FACES[up[1] ?? 0] ?? 1}
          roll={roll}
          now={now}
        />
        <Button
          onClick={() => {
            setUp([Math.floor(Math.random() * 5), Math.floor(Math.random() * 5)])
            setRoll({ startAt: now(), duration: 1300 })
          }}
        >
          Roll
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          {ACTION_FACES.map((action, index) => (
            <Dice
              key={action}
              action={action}
              intensity={INTENSITY_FACES[index] ?? 1}
              roll={null}
              now={now}
              size={84}
            />
          ))}
        </div>
      </div>
    </Specimen>
  )
}

const GAMES = [
  ['truth-or-dare', 'Dare', 'Narrate the next two minutes as a nature documentary about the person on your left.'],
  ['baked-or-bluffing', 'Statement 4', 'Octopuses have three hearts, and two of them take the stairs.'],
  ['never-have-i-ever', 'Never have I ever', 'waved back at someone who was waving at the person behind me.'],
] as const

function Cards() {
  const [flipped, setFlipped] = useState(true)
  return (
    <Specimen title="Prompt card, flip">
      <div className="grid gap-6 md:grid-cols-2">
        {GAMES.map(([game, kicker, text], index) => (
          <div key={game} data-game={game}>
            <CardFlip
              flipped={index === 1 ? !flipped : flipped}
              front={
                <PromptCard kicker={kicker} foot={index === 1 ? 'Source: a very damp encyclopaedia' : undefined}>
                  {text}
                </PromptCard>
              }
              back={<PromptCardBack label="Show Prompt" />}
            />
          </div>
        ))}
      </div>
      <Button kind="secondary" onClick={() => setFlipped((before) => !before)} className="self-start">
        Turn over
      </Button>
    </Specimen>
  )
}

export function Toys() {
  return (
    <>
      <Wheels />
      <DiceTable />
      <Cards />
    </>
  )
}
