import type { LocalStep, TurnNow } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import { Contrast, ThumbsDown, ThumbsUp } from 'lucide-react'
import { VerdictButton } from '../../../games/attempt/verdict-button.tsx'
import { VERDICT_LOOKS } from '../../../games/attempt/verdict-looks.ts'
import { nameOf as nameOfPlayer } from '../../../games/screen.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { Picks } from '../use-evening.ts'
import { FaceGrid } from './face-grid.tsx'
import { PickStep } from './pick-step.tsx'
import { questionOf, wordsOf } from './words.ts'

type Answered = (field: LocalStep['field'], value: string | Picks) => void

interface StepProps {
  readonly now: TurnNow
  readonly step: LocalStep
  readonly players: readonly PlayerView[]
  /** The answers tapped so far, where there are faces. */
  readonly picks: Picks
  readonly onPick: (picks: Picks) => void
  readonly onAnswer: Answered
}

/** The phone's current question, and the one thing to tap. */
export function Step({ now, step, players, ...tapped }: StepProps) {
  const { on, answers, house } = now.turn
  const nameOf = (id: string) => nameOfPlayer(players, id)
  const question = questionOf(step, { nameOf, on, partner: answers.partner, jar: house.jar })
  return (
    <section aria-label={question} className="grid gap-2 short:gap-1.5">
      <h2 className="flex items-center justify-center gap-2 text-center font-display text-lg leading-tight font-bold text-balance short:text-base">
        {step.field === 'verdict' && <Avatar seed={step.judge} size="2rem" />}
        {question}
      </h2>
      <Controls key={step.field} {...{ step, question, players, nameOf, ...tapped }} />
    </section>
  )
}

interface ControlsProps extends Omit<StepProps, 'now'> {
  readonly question: string
  readonly nameOf: (id: string) => string
}

function Controls({ step, question, players, nameOf, picks, onPick, onAnswer }: ControlsProps) {
  const give = (value: string) => onAnswer(step.field, value)
  switch (step.field) {
    case 'mark':
      return step.name === 'law' ? (
        <Button size="lg" onClick={() => give('law')}>
          Make the Rule
        </Button>
      ) : (
        <Choices options={step.options} nameOf={nameOf} isNumber={step.name === 'count'} onChoose={give} />
      )
    case 'thumbs':
      return (
        <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(${step.options.length}, minmax(0, 1fr))` }}>
          {step.options.map((thumbs) => (
            <VerdictButton
              key={thumbs}
              tone={THUMBS[thumbs].tone}
              icon={THUMBS[thumbs].icon}
              isChosen={false}
              isLocked={false}
              onClick={() => give(thumbs)}
            >
              {THUMBS[thumbs].words}
            </VerdictButton>
          ))}
        </div>
      )
    case 'partner':
    case 'best':
      return <FaceGrid label={question} players={players} ids={step.options} onTap={give} />
    case 'picks':
      return (
        <PickStep {...{ step, question, players, nameOf, picks, onPick }} onGive={(all) => onAnswer('picks', all)} />
      )
    case 'verdict':
      return (
        <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(${step.options.length}, minmax(0, 1fr))` }}>
          {step.options.map((verdict) => {
            const { tone, icon } = VERDICT_LOOKS[verdict]
            return (
              <VerdictButton
                key={verdict}
                {...{ tone, icon }}
                isChosen={false}
                isLocked={false}
                onClick={() => give(verdict)}
              >
                {labelOf(step.name, verdict)}
              </VerdictButton>
            )
          })}
        </div>
      )
    case 'winner':
      return (
        <FaceGrid label={question} players={players} ids={step.options.filter((option) => option !== '')} onTap={give}>
          <li className="grid">
            <Button kind="secondary" className="px-1" onClick={() => give('')}>
              A tie
            </Button>
          </li>
        </FaceGrid>
      )
  }
}

/** The majority's thumbs, as the player with the phone sees them. */
const THUMBS = {
  up: { words: 'Up', icon: ThumbsUp, tone: 'teal' },
  split: { words: 'Split', icon: Contrast, tone: 'lilac' },
  down: { words: 'Down', icon: ThumbsDown, tone: 'coral' },
} as const

/** A thumb and a plea have two answers, each in its own words. */
function labelOf(name: 'task' | 'thumb' | 'plea', verdict: keyof typeof VERDICT_LOOKS): string {
  if (name === 'task') return VERDICT_LOOKS[verdict].words
  if (name === 'thumb') return verdict === 'did-it' ? 'Thumbs up' : 'Not quite'
  return verdict === 'did-it' ? 'Believed' : 'Nice try'
}

interface ChoicesProps {
  readonly options: readonly string[]
  readonly nameOf: (id: string) => string
  readonly isNumber: boolean
  readonly onChoose: (option: string) => void
}

/** The most numbers in one row of a phone. */
const ROW = 7

function Choices({ options, nameOf, isNumber, onChoose }: ChoicesProps) {
  const columns = options.length > ROW ? Math.min(ROW, Math.ceil(options.length / 2)) : options.length
  return (
    <div className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {options.map((option) => (
        <Button key={option} kind="secondary" className="px-1" onClick={() => onChoose(option)}>
          {isNumber ? option : wordsOf(option, nameOf)}
        </Button>
      ))}
    </div>
  )
}
