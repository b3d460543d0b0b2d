import type { PlayerView } from '@highjinks/protocol'
import { useState } from 'react'
import { ReactionFace } from '../ui/party/reaction-face.tsx'
import { useSession } from './session-store.ts'

/** Floats a reaction up once. Older ones have floated on an earlier page. */
export function FloatingReaction({ players }: { readonly players: readonly PlayerView[] }) {
  const reaction = useSession((state) => state.reaction)
  const [before] = useState(reaction)
  if (!reaction || reaction === before) return null
  const name = players.find((player) => player.id === reaction.from)?.name ?? ''
  return (
    <p
      key={reaction.n}
      className="pointer-events-none fixed right-6 bottom-40 z-40 flex animate-float-off flex-col items-center text-sm font-semibold"
    >
      <ReactionFace reaction={reaction.kind} size={64} />
      {name}
    </p>
  )
}
