import { Whole } from '../../show/people/whole.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { useFace } from '../../ui/avatar/looks.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf } from '../screen.ts'
import type { TvProps } from './tv-view.ts'

interface TvCandidatesProps extends Pick<TvProps<unknown>, 'players'> {
  readonly label: string
  readonly ids: readonly string[]
}

/** More of them fill two rows. */
const ROW = 4

/** The candidates, each on a card of their own color, who come one after the other. */
export function TvCandidates({ label, ids, players }: TvCandidatesProps) {
  const here = useBeats()('walk')
  const columns = ids.length > ROW ? Math.ceil(ids.length / 2) : Math.max(ids.length, 2)
  return (
    <ul
      aria-label={label}
      className="grid min-h-0 grow auto-rows-fr gap-[0.65rem]"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {ids.map((id, i) => (
        <li key={id} className="flex min-w-0">
          {i < here && <Candidate id={id} name={nameOf(players, id)} />}
        </li>
      ))}
    </ul>
  )
}

function Candidate({ id, name }: { readonly id: string; readonly name: string }) {
  const face = useFace(id)
  return (
    <div
      className="on-ground lip flex w-full min-w-0 animate-drop flex-col items-center rounded-card border-4 border-ink px-1 pt-[0.55rem] pb-[0.35rem] text-ink [--lip:var(--color-ink)]"
      style={{ '--ground': `var(--color-${face.ground})` }}
    >
      <span aria-hidden="true" className="relative min-h-[6.5rem] w-full grow">
        <Whole id={id} pose="waves" />
      </span>
      <Unbroken className="w-full text-center font-display text-2xl leading-tight font-bold">{name}</Unbroken>
    </div>
  )
}
