import type { View } from '@highjinks/games/high-rollers'
import { ArrowRight, Swords } from 'lucide-react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { nameOf } from '../../screen.ts'
import { TvStamp } from '../../tv/ruling.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

interface NamedProps extends Pick<TvProps<View>, 'table' | 'players'> {
  readonly id: string
}

/** The player who chose, and the chosen one, larger than anyone all night. */
export function Named({ table: { turn, task }, players, id }: NamedProps) {
  const name = nameOf(players, turn)
  const isPass = task === 'Pass'
  const Between = isPass ? ArrowRight : Swords
  return (
    <>
      <div aria-hidden="true" className="flex items-center justify-center gap-6 pt-2">
        {turn !== null && <Avatar seed={turn} size="8rem" />}
        <Between strokeWidth={3} className="size-26 animate-pop" />
        <Avatar seed={id} size="13rem" className="halts animate-slam" />
      </div>
      <TvStamp
        tone={isPass ? 'sky' : 'coral'}
        words={`${nameOf(players, id)}!`}
        foot={isPass ? `A card, with love from ${name}.` : `${name} wants a rival. Found one.`}
      />
    </>
  )
}
