import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useAct } from './act.ts'
import { ask, reload, useList } from './ask.ts'
import { List } from './list.tsx'
import { ageOf } from './times.ts'

/** The open rooms: how old they are, and how many people. Their content is private. */
export function RoomsPanel() {
  const rooms = useList('rooms')
  const [closing, setClosing] = useState<string | null>(null)
  const [now] = useState(Date.now)
  const { isBusy, act } = useAct()
  const close = (id: string) =>
    act(async () => {
      await ask('closeRoom', { id })
      setClosing(null)
      reload('rooms', 'stats')
      return 'Room closed'
    })
  const all = rooms.status === 'ready' ? rooms.value.rooms : []
  return (
    <>
      <List
        title="Open rooms"
        loaded={rooms}
        rowsOf={({ rooms }) => rooms}
        keyOf={({ id }) => id}
        nothing="No one is in a room."
        onRetry={() => reload('rooms')}
      >
        {({ id, createdAt, people, watchers }) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              Room {all.findIndex((room) => room.id === id) + 1} · {ageOf(createdAt, now)} old · {people} seated,{' '}
              {watchers} watching
            </p>
            <Button kind="secondary" onClick={() => setClosing(id)}>
              Close
            </Button>
          </div>
        )}
      </List>
      <ConfirmDialog
        open={closing !== null}
        onOpenChange={(open) => !open && setClosing(null)}
        title="Close this room?"
        description="This ends it right away for everyone in it."
        confirm="Close it"
        danger
        busy={isBusy}
        onConfirm={() => closing !== null && void close(closing)}
      />
    </>
  )
}
