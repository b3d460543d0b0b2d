import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Awards } from './awards.tsx'
import { Polaroid } from './polaroid.tsx'
import type { Poster } from './poster.ts'
import type { Result } from './results.ts'

/** A line this long needs the larger picture to be readable. */
const LONG = 60

type Part = 'picture' | 'awards' | 'night'

interface KeepsakeProps {
  readonly poster: Poster
  readonly places: readonly Result[]
  readonly me: PlayerId | null
  /** Just taken. */
  readonly isFresh: boolean
  readonly awards: TableFrame['awards']
  readonly recap: ReactNode
  readonly night: ReactNode
}

/** The photo on the TV; behind it, and behind one quiet button, everything to read slowly. */
export function Keepsake({ poster, places, me, isFresh, awards, recap, night }: KeepsakeProps) {
  const [part, setPart] = useState<Part | null>(null)
  return (
    <div className="laptop-podium-keepsake">
      <div className="laptop-podium-photo">
        <Polaroid poster={poster} isFresh={isFresh} isSmall={(poster.line?.text.length ?? LONG) >= LONG} />
        <button type="button" aria-label="Look closer" onClick={() => setPart('picture')} />
      </div>
      <Button kind="ghost" className="laptop-podium-more" onClick={() => setPart('awards')}>
        The whole story
      </Button>
      {part !== null && (
        <Sheet open title="How it ended" onOpenChange={() => setPart(null)}>
          <Tabs
            label="The whole story"
            value={part}
            onChange={setPart}
            tabs={[
              { value: 'picture', label: 'Picture', panel: <Polaroid poster={poster} isFresh={false} /> },
              {
                value: 'awards',
                label: 'Awards',
                panel: (
                  <div className="laptop-podium-told">
                    <Awards {...{ awards, places, me }} />
                    {recap}
                  </div>
                ),
              },
              ...(night ? [{ value: 'night' as const, label: 'Night', panel: night }] : []),
            ]}
          />
        </Sheet>
      )}
    </div>
  )
}
