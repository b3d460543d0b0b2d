import { use } from 'react'
import { Legs, Upper } from '../../stage/sofa/character.tsx'
import { PoseContext } from '../../stage/sofa/pose-context.ts'
import { useFace } from '../../ui/avatar/looks.ts'

/** On a long phone whoever it is about stands in the light, whole; what is drawn of them elsewhere is `tall:hidden`. */
export function InLight({ id }: { readonly id: string }) {
  const face = useFace(id)
  return (
    <span aria-hidden="true" className="relative mb-3 hidden animate-pop tall:block">
      <span className="absolute -inset-x-1/2 -top-4 bottom-0 bg-linear-to-b from-transparent to-leaf-800 [clip-path:polygon(42%_0,58%_0,94%_100%,6%_100%)]" />
      <span className="absolute -inset-x-2/5 -bottom-3 h-7 rounded-[50%] border-3 border-ink bg-leaf-800 shadow-[0_0.3rem_0_var(--color-leaf-700)]" />
      <span className="relative block aspect-[140/220] h-[var(--light,19dvh)]">
        <Legs face={face} />
        <Upper face={face} mood="calm" isStanding snacks={null} pose={use(PoseContext)} />
      </span>
    </span>
  )
}
