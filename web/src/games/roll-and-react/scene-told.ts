import type { View } from '@highjinks/games/roll-and-react'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'
import { takenFor } from './gallery-timeline.ts'

type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

/** One scene of the run for whoever listens, beside a picture. */
export function sceneTold(shown: NonNullable<View['gallery']>[number], { board }: View, people: People): string {
  const textOf = (scene: number) => board.find((one) => one.scene === scene)?.text ?? ''
  const [right, mistakes] = takenFor(shown)
  const told = [
    right.length > 0 && `seen by ${namesOf(right, people)}`,
    ...mistakes.map(({ seen, by }) => `${namesOf(by, people)} took it for ${textOf(seen)}`),
  ]
  return `${textOf(shown.scene)}: ${told.filter(Boolean).join('; ') || 'nobody guessed'}`
}
