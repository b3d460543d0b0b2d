import type { CrewCards, Intensity, OfferKind } from '@highjinks/protocol'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/failure-words.ts'
import { said } from '../../../ui/announcer/announcer.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { CardWriter } from '../../../ui/party/card-writer.tsx'
import { WHY } from './refused-lines.tsx'
import { SITTING, startsOf } from './sitting.ts'

const TITLES: Readonly<Record<OfferKind, string>> = {
  truth: 'A truth for someone',
  dare: 'A dare for someone',
  starter: 'One that everyone answers',
  never: 'A never for the table',
}

const ROOMS: Readonly<Record<Intensity, string>> = {
  Mild: 'No names, please. Any room can get this one.',
  Medium: 'No names, please. Only Medium and Intense rooms get this one.',
  Intense: 'No names, please. Only Intense rooms get this one.',
}

interface WritingProps {
  readonly link: string
  readonly isFull: boolean
  readonly onWritten: (cards: CrewCards) => void
}

/** One card to finish. After it's added or skipped comes the next, up to twenty at a sitting. */
export function Writing({ link, isFull, onWritten }: WritingProps) {
  const [starts] = useState(() => startsOf(Math.random))
  const [at, setAt] = useState(0)
  const [written, setWritten] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const start = starts[at % starts.length]

  function goOn() {
    setError(undefined)
    setAt((now) => now + 1)
  }
  async function add(text: string) {
    setBusy(true)
    setError(undefined)
    try {
      const { refused, mine, kept } = await call('writeCrewCards', { params: { link }, body: { lines: text } })
      const [first] = refused
      if (first) setError(WHY[first.why])
      else {
        onWritten({ mine, kept })
        setWritten((now) => now + 1)
        goOn()
      }
    } catch (fault) {
      setError(reasonOf(fault))
    }
    setBusy(false)
  }

  if (isFull) return <Done>Your crew’s deck is full. To make room, take one of yours back.</Done>
  if (written >= SITTING || !start) return <Done>That’s {SITTING} in one sitting. Your crew will thank you.</Done>
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading level={2} size="small">
          {TITLES[start.kind]}
        </Heading>
        <p className="tabular text-muted">
          {written} of {SITTING} written
        </p>
      </div>
      <CardWriter
        key={at}
        beginning={start.text}
        hint={ROOMS[start.level]}
        error={error}
        isBusy={isBusy}
        onAdd={(text) => void add(text)}
        onSkip={goOn}
      />
    </Card>
  )
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="p-4 text-center text-lg text-balance">
      <p ref={said}>{children}</p>
    </Card>
  )
}
