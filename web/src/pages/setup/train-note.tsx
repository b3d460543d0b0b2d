import { TrainFront } from 'lucide-react'
import { type Keeping, useKeeping } from '../../lib/keeping.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'

const WORDS: Readonly<Record<Exclude<Keeping, 'unknown'>, string>> = {
  ready: 'All seven games work offline.',
  fetching: 'Saving the games for offline play…',
  unasked: 'Data saver is on, so we haven’t saved the games on this phone.',
  failed: 'Not ready for offline yet: part of it didn’t download. We’ll try again next time.',
  'plain-http': 'Offline play needs https, and this page uses plain http. A game that’s already open keeps going.',
  impossible: 'This browser can’t save games for offline play. A game that’s already open keeps going.',
}

/** Says whether these games will open offline. */
export function TrainNote() {
  const { state, fetchNow } = useKeeping()
  if (state === 'unknown') return <p className="min-h-6" />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      <p ref={said} className="flex min-w-0 flex-1 items-start gap-2">
        <TrainFront aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{WORDS[state]}</span>
      </p>
      {state === 'unasked' && (
        <Button kind="secondary" onClick={fetchNow}>
          Save for Offline (1 MB)
        </Button>
      )}
    </div>
  )
}
