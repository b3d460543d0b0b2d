import type { PlayerView } from '@highjinks/protocol'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { useSession } from './session-store.ts'

/** A reaction floats up once and is gone. */
export function Pulses({ players }: { readonly players: readonly PlayerView[] }) {
  const pulse = useSession((state) => state.pulse)
  if (!pulse) return null
  const name = players.find((player) => player.id === pulse.from)?.name ?? ''
  return (
    <p
      key={pulse.n}
      className="pointer-events-none fixed right-6 bottom-40 z-40 flex animate-float-off flex-col items-center text-sm font-semibold"
    >
      <ReactionFace reaction={pulse.kind} size={64} />
      {name}
    </p>
  )
}
