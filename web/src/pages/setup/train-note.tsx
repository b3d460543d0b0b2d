import { TrainFront } from 'lucide-react'
import { type Keeping, useKeeping } from '../../lib/keeping.ts'
import { Button } from '../../ui/button/button.tsx'

const WORDS: Readonly<Record<Exclude<Keeping, 'unknown'>, string>> = {
  ready: 'Ready for the train: all seven play without a network.',
  fetching: 'Getting ready for the train …',
  unasked: 'You save data, so the games are not on this phone yet.',
  failed: 'Not ready for the train yet: some of it did not come. It is tried again next time.',
  'plain-http':
    'Without a network this opens only over https, and this page came over plain http. A game that is open plays on.',
  impossible: 'This browser keeps nothing for the train. A game that is open plays on without a network.',
}

/** Whether these games will open where there is no network. */
export function TrainNote() {
  const { state, fetchNow } = useKeeping()
  if (state === 'unknown') return <p className="min-h-6" />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      <p role="status" className="flex min-w-0 flex-1 items-start gap-2">
        <TrainFront aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{WORDS[state]}</span>
      </p>
      {state === 'unasked' && (
        <Button kind="secondary" onClick={fetchNow}>
          Get Ready (1 MB)
        </Button>
      )}
    </div>
  )
}
