import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { People } from '../../features/session/table/people.tsx'
import { outcomeOf } from '../../games/outcomes.ts'
import { sceneOf } from '../../games/scenes.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { useCast } from '../../stage/sofa/use-cast.ts'

interface TablePeopleProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly me: PlayerId | null
  readonly onPeople: () => void
}

/** Those at the table of a laptop, who learn everything when the game tells it. */
export function TablePeople(props: TablePeopleProps) {
  return (
    <TableClock value={useClockOf(props.table)}>
      <Everybody {...props} />
    </TableClock>
  )
}

function Everybody(props: TablePeopleProps) {
  const { view, table } = props
  const { slug } = view.session
  // Whoever is on the card's stage keeps their place beside it.
  const scene = { ...sceneOf(slug, table), isStaged: false }
  return <People {...props} cast={useCast(view, outcomeOf(slug, table), scene)} />
}
