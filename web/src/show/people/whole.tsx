import type { PlayerId } from '@highjinks/protocol'
import { useFace } from '../../ui/avatar/looks.ts'
import { type CharacterProps, Legs, Upper } from './character.tsx'

interface WholeProps extends Partial<Pick<CharacterProps, 'mood' | 'pose' | 'isStanding' | 'isCrowned'>> {
  readonly id: PlayerId
}

/** A person off the sofa, from hat to shoes, as large as the box that holds them. */
export function Whole({ id, mood = 'calm', isStanding = true, ...rest }: WholeProps) {
  const face = useFace(id)
  return (
    <>
      <Legs face={face} />
      <Upper face={face} mood={mood} isStanding={isStanding} snacks={null} {...rest} />
    </>
  )
}
