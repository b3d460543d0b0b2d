import type { Hand, View } from '@highjinks/games/high-rollers'
import { ArrowRight, Swords } from 'lucide-react'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type UseNamedProps = Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'>

/** So long the TV says whom it hit, and the card waits. */
const NAMED_MS = 2600

/** Whom a Pass or a Challenge goes to, for as long as the TV says so; null once the card is to be read. */
export function useNamed({ table, me }: UseNamedProps): string | null {
  const isTold = useSteps([['card', NAMED_MS]])('card') > 0
  return me === null && table.isAimed && !isTold ? table.target : null
}

/** Who chose, and larger than anybody all evening, who was chosen. */
export function Named({ table, players, id }: UseNamedProps & { readonly id: string }) {
  const { turn, task } = table
  const name = nameOf(players, turn)
  const isPass = task === 'Pass'
  const Between = isPass ? ArrowRight : Swords
  return (
    <>
      <div aria-hidden="true" className="flex items-center justify-center gap-[3vw] pt-2">
        {turn !== null && <Avatar seed={turn} size="min(15vh, 20vw)" />}
        <Between strokeWidth={3} className="size-[min(12vh,14vw)] animate-pop" />
        <Avatar seed={id} size="min(23vh, 38vw)" className="halts animate-slam" />
      </div>
      <Stamp
        tone={isPass ? 'sky' : 'coral'}
        words={`${nameOf(players, id)}!`}
        foot={isPass ? `A card, with love from ${name}.` : `${name} wants a rival. Found one.`}
      />
    </>
  )
}
