import { utcDayOf } from '../../lib/dates.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAct } from './act.ts'
import { ask, reload, useList } from './ask.ts'
import { List } from './list.tsx'
import { momentOf } from './times.ts'

export function HouseLists() {
  const weeks = useList('weeks')
  const backups = useList('backups')
  const crashes = useList('crashes')
  const acts = useList('acts')
  const { isBusy, act } = useAct()
  const backUp = () =>
    act(async () => {
      const { backup } = await ask('backup', undefined)
      reload('backups', 'acts')
      return backup ? 'Backed up and verified' : 'The records are in a database. Back it up with its own tools'
    })
  return (
    <>
      <List
        title="Upcoming weeks"
        loaded={weeks}
        rowsOf={({ weeks }) => weeks}
        keyOf={({ id }) => id}
        nothing="No games scheduled."
        onRetry={() => reload('weeks')}
      >
        {({ title, gameName, startsAt }) => (
          <p>
            {utcDayOf(new Date(startsAt).toISOString())} · {gameName} · {title}
          </p>
        )}
      </List>
      <List
        title="Backups"
        loaded={backups}
        rowsOf={({ backups }) => backups ?? []}
        keyOf={({ name }) => name}
        nothing="There are no backups."
        onRetry={() => reload('backups')}
      >
        {({ name, at, bytes, isReplaced }) => (
          <p>
            {name} · {momentOf(at)} · {Math.ceil(bytes / 1024)} KiB{isReplaced && ' · replaced by a restore'}
          </p>
        )}
      </List>
      <Button kind="secondary" busy={isBusy} onClick={() => void backUp()} className="justify-self-start">
        Back up now
      </Button>
      <List
        title="Crashes"
        loaded={crashes}
        rowsOf={({ crashes }) => crashes}
        keyOf={({ version, route, message, firstAt }) => [version, route, message, firstAt].join(' ')}
        nothing="No crashes."
        onRetry={() => reload('crashes')}
      >
        {({ route, version, message, count, lastAt, stack }) => (
          <>
            <p className="text-sm text-muted">
              {momentOf(lastAt)} · {count === 1 ? 'once' : `${count} times`} · {version} · {route}
            </p>
            <p className="font-semibold">{message}</p>
            <pre className="overflow-x-auto text-sm">{stack.join('\n')}</pre>
          </>
        )}
      </List>
      <List
        title="Operator log"
        loaded={acts}
        rowsOf={({ acts }) => acts.slice(0, 30)}
        keyOf={({ at, what, about }) => [at, what, about].join(' ')}
        nothing="Nothing yet."
        onRetry={() => reload('acts')}
      >
        {({ at, what, about, note }) => (
          <p>
            {momentOf(at)} · {what} · {about}
            {note !== null && ` · ${note}`}
          </p>
        )}
      </List>
    </>
  )
}
