import type { PlayerId, SessionId } from '@highjinks/protocol'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { wordsOf } from '../../../lib/failure-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { toast } from '../../../ui/overlay/toast-store.ts'

interface ReportSheetProps {
  readonly sessionId: SessionId
  readonly playerId: PlayerId
  readonly onClose: () => void
}

/** Tells the operator about somebody. Nobody at the table learns of it. */
export function ReportSheet({ sessionId, playerId, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  async function report() {
    setSending(true)
    try {
      await call('report', { body: { sessionId, kind: 'player', playerId, reason } })
      toast({ title: 'Reported', text: 'Thank you. We will look at it.', tone: 'good' })
      onClose()
    } catch (fault) {
      toast({ title: wordsOf(fault, 'The report did not get through. Please try again.'), tone: 'bad' })
      setSending(false)
    }
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="What is wrong?"
      description="Only we read this."
      actions={
        <Button busy={isSending} disabled={!reason.trim()} onClick={() => void report()}>
          Send report
        </Button>
      }
    >
      <TextArea
        label="In your words"
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
    </Sheet>
  )
}
