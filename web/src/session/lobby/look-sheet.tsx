import { FACES, HATS, LOOK_COLORS, type Look } from '@highjinks/protocol'
import { type ReactNode, useId, useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { COLOURS, EYES, MOUTHS } from '../../ui/avatar/face.ts'
import { Looks } from '../../ui/avatar/looks.ts'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

const HAT_NAMES = ['Sprout', 'Beanie', 'Curls', 'Spikes', 'Party hat', 'Headphones', 'Bucket hat', 'Bun'] as const

export interface LookSheetProps {
  /** The seat whose features show without a chosen face. */
  readonly seed: string
  readonly look: Look
  /** The others' looks in this room, which no one else can have. */
  readonly others: readonly Look[]
  readonly onWear: (look: Look) => void
  readonly onClose: () => void
}

/** Color, hat and face, tried on before anyone sees them. */
export function LookSheet({ seed, look, others, onWear, onClose }: LookSheetProps) {
  const [draft, setDraft] = useState(look)
  const name = useId()
  function choices(part: keyof Look, count: number, nameOf: (index: number) => string): ReactNode {
    return Array.from({ length: count }, (_, index) => {
      const worn = { ...draft, [part]: index }
      const isTaken = part !== 'face' && index !== look[part] && others.some((other) => other[part] === index)
      return (
        <Choice
          key={index}
          name={`${name}-${part}`}
          label={nameOf(index)}
          isChosen={draft[part] === index}
          isTaken={isTaken}
          onChoose={() => setDraft(worn)}
        >
          <Worn seed={seed} look={worn} size={48} className="flat:size-11" />
        </Choice>
      )
    })
  }
  return (
    <Sheet open onOpenChange={onClose} title="Your look">
      <div className="grid gap-4 flat:-mb-3 flat:grid-cols-[9rem_minmax(0,1fr)] flat:gap-x-5 flat:gap-y-2">
        <div className="flex items-end justify-center">
          <Worn seed={seed} look={draft} size={112} label="How everyone sees you" />
        </div>
        <div className="grid gap-4 flat:[grid-area:1/2/3] flat:gap-0.5">
          <Row legend="Color">{choices('color', LOOK_COLORS, (index) => capital(COLOURS[index] ?? ''))}</Row>
          <Row legend="Hat">{choices('hat', HATS, (index) => HAT_NAMES[index] ?? '')}</Row>
          <Row legend="Face">{choices('face', FACES, (index) => capital(`${EYES[index]}, ${MOUTHS[index]}`))}</Row>
        </div>
        <Button
          wide
          className="flat:self-end flat:px-2"
          onClick={() => {
            onWear(draft)
            onClose()
          }}
        >
          Wear it
        </Button>
      </div>
    </Sheet>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface WornProps {
  readonly seed: string
  readonly look: Look
  readonly size: number
  readonly label?: string
  readonly className?: string
}

function Worn({ seed, look, ...shown }: WornProps) {
  return (
    <Looks value={new Map([[seed, look]])}>
      <Avatar seed={seed} {...shown} />
    </Looks>
  )
}

function Row({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold flat:text-sm">{legend}</legend>
      <div className="-mx-1 flex gap-1 overflow-x-auto p-1">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  /** One per row, so that the arrow keys go through it. */
  readonly name: string
  readonly label: string
  readonly isChosen: boolean
  /** Someone else has it, so no one can choose it. */
  readonly isTaken: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ name, label, isChosen, isTaken, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="relative shrink-0 rounded-control p-1 has-checked:bg-cream has-disabled:opacity-35 has-disabled:grayscale has-focus-visible:outline-3 has-focus-visible:outline-words"
    >
      <input
        id={id}
        type="radio"
        name={name}
        aria-label={isTaken ? `${label}, taken` : label}
        checked={isChosen}
        disabled={isTaken}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  )
}
