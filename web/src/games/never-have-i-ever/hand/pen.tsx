import { useEffect, useRef, useState } from 'react'
import { HeroGap } from '../../../show/people/hero-gap.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { useAskSpot } from '../../../ui/announcer/ask-spot.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import type { ScreenProps } from '../../screen.ts'
import { useSeen } from '../../table/seen.ts'

const BEGINNING = 'Never have I ever'
/** The beginning takes the rest of a hundred characters. */
const LONGEST = 82

interface PenProps extends Pick<ScreenProps<unknown, unknown>, 'own' | 'send' | 'act'> {
  readonly starter: string
}

/** Sends the line itself to the room. Then the table learns that this phone is done. */
export function Pen({ starter, own, send, act }: PenProps) {
  const { isBusy } = useSeen()
  const [draft, setDraft] = useState(`${starter} `)
  const offered = own?.offers.length ?? 0
  // Players who gave some in the lobby get the question as well, so that no one sees who did
  const [before] = useState(offered)
  const isDone = useRef(false)
  const { ref } = useAskSpot(`${BEGINNING} …`)
  useEffect(() => {
    if (offered <= before || isBusy || isDone.current) return
    isDone.current = true
    act({ type: 'done' })
  }, [offered, before, isBusy, act])
  const text = `${BEGINNING} ${draft.trim()}`
  const isBare = draft.trim() === '' || draft.trim() === starter.trim()
  return (
    <>
      <div className="grid grow content-center gap-3">
        <Heading ref={said} level={2} size="title" className="text-center">
          {before > 0 ? 'One more for tonight?' : 'Write one for tonight'}
        </Heading>
        <p className="text-center text-lg text-balance text-muted">
          It’ll come up later, unsigned. Everyone guesses who wrote it, then we show your name.
        </p>
        <TextArea
          ref={ref}
          label={`${BEGINNING} …`}
          rows={2}
          maxLength={LONGEST}
          count
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          autoComplete="off"
          hint="It can be about anyone, but no names of people here."
          className="min-h-18"
        />
      </div>
      <HeroGap />
      <ActionBar>
        <div className="grid grid-cols-[3fr_2fr] gap-3">
          <Button
            size="lg"
            disabled={isBare || isBusy}
            onClick={() => send?.({ type: 'offer', kind: 'never', text: text.replace(/\s+/g, ' ') })}
          >
            Add it
          </Button>
          <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
            Skip
          </Button>
        </div>
      </ActionBar>
    </>
  )
}
