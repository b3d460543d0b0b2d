import { useEffect, useRef, useState } from 'react'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Given } from '../interlude/given.tsx'
import type { PartProps } from './part.ts'

const BEGINNING = 'Never have I ever'
/** Of a hundred characters, what the beginning leaves. */
const LONGEST = 82

/** Before the first card every phone writes one of its own, or will not; a TV does not say what they are busy with. */
export function Pen(props: PartProps) {
  const { table, hand, me, players } = props
  const isAsked = me !== null && hand !== null && hand.starter !== null && !hand.hasPenned
  if (isAsked) return <Writing {...props} starter={hand.starter ?? ''} />
  return (
    <div className="grid grow place-content-center justify-items-center gap-4 text-center">
      <Heading level={2} size="title">
        {hand === null ? 'First, phones up.' : 'Locked in a drawer. For now.'}
      </Heading>
      <Given
        ids={table.penned}
        of={table.pens.length}
        have="done it"
        before="No one’s ready yet."
        {...{ me, players }}
      />
    </div>
  )
}

/** The line itself goes to the room; once it is there the table is told that this phone is done. */
function Writing({ starter, own, send, act, isBusy }: PartProps & { readonly starter: string }) {
  const [draft, setDraft] = useState(`${starter} `)
  const offered = own?.offers.length ?? 0
  // Whoever gave some in the lobby is asked as well, so that nobody sees who did
  const [before] = useState(offered)
  const isDone = useRef(false)
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
        <Heading level={2} size="title" className="text-center short:text-2xl">
          {before > 0 ? 'One more for tonight?' : 'Write one for tonight'}
        </Heading>
        <p className="text-center text-lg text-balance text-muted short:text-base">
          It’ll come up later, unsigned. Everyone guesses who wrote it, then we show your name.
        </p>
        <TextArea
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
