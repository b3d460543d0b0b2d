import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface GivenProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** What these have done. */
  readonly label: string
  /** Said while nobody has. */
  readonly before: string
}

/** Who has given, never what. */
export function Given({ ids, label, before, me, players }: GivenProps) {
  return (
    <div role="status" className="grid min-h-28 content-start justify-items-center gap-2 text-center stage:min-h-0">
      <p className="text-lg text-muted stage:text-2xl">{ids.length === 0 ? before : label}</p>
      {ids.length > 0 && (
        <Faces
          label={label}
          // On a wall the sofa shows it.
          className="justify-center stage:sr-only"
          faces={players
            .filter(({ id }) => ids.includes(id))
            .map(({ id }) => ({ id, name: nameOf(players, id), isMe: id === me }))}
        />
      )}
    </div>
  )
}
