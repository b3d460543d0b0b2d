import type { PlayerId, SessionId } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { wordsOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { seatsOf } from '../seats/seats.ts'

/** The subject of a report: a player, or one of the table's texts from when it was opened. */
export type Reported =
  | { readonly kind: 'player'; readonly playerId: PlayerId; readonly name: string }
  | { readonly kind: 'text'; readonly texts: readonly string[] }

interface ReportSheetProps {
  readonly sessionId: SessionId
  readonly about: Reported
  readonly onClose: () => void
}

/** Sends the operator a report about a player or a text. No one at the table learns about it. */
export function ReportSheet({ sessionId, about, onClose }: ReportSheetProps) {
  const [text, setText] = useState(about.kind === 'text' ? (about.texts[0] ?? '') : '')
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  async function report() {
    setSending(true)
    const what =
      about.kind === 'player'
        ? ({ kind: 'player', playerId: about.playerId } as const)
        : ({ kind: 'text', text } as const)
    try {
      await call('report', { body: { sessionId, seatToken: seatsOf(sessionId)[0]?.token, ...what, reason } })
      toast({ title: 'Reported', text: 'Thanks. We’ll look into it.', tone: 'good' })
      onClose()
    } catch (fault) {
      toast({ title: wordsOf(fault, 'The report didn’t get through. Please try again.'), tone: 'bad' })
      setSending(false)
    }
  }
  const isWhole = reason.trim() !== '' && (about.kind === 'player' || text.trim() !== '')
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={about.kind === 'player' ? `Report ${about.name}` : 'Report something written'}
      description="Only the operators see this."
      actions={
        <Button busy={isSending} disabled={!isWhole} onClick={() => void report()}>
          Send report
        </Button>
      }
    >
      {about.kind === 'text' && about.texts.length > 0 && (
        <Select
          label="Which one?"
          options={about.texts.map((one) => ({ value: one, label: one }))}
          value={text}
          onChange={setText}
        />
      )}
      {about.kind === 'text' && about.texts.length === 0 && (
        <TextArea
          label="What does it say?"
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextArea
        label="What’s wrong?"
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
    </Sheet>
  )
}
