import { CODE_LENGTH, type Intent, type PlayerId, type SessionView } from '@highjinks/protocol'
import { ExternalLink, MonitorUp, MonitorX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLinkOrigin } from '../../lib/site.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentLink } from '../../ui/button/document-link.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { powersOf } from '../host-role.ts'
import { putOnTv, scannedTv } from '../put-on-tv.ts'
import { type HeldSeat, seatsOf } from '../seats/seats.ts'

export interface TvSheetProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  readonly onClose: () => void
}

/** Puts the room on a screen for all: a TV that shows its code, this device, or a window beside it. */
export function TvSheet({ view, me, send, onClose }: TvSheetProps) {
  const { id, code, screens } = view.session
  const { host } = new URL(useLinkOrigin())
  const seat = powersOf(view, me).isHost ? seatsOf(id).find((one) => one.playerId === me) : undefined
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Put it on the TV"
      description={seat ? `Open ${host}/tv on the TV. It shows six letters.` : 'Only the host can send it to a TV.'}
    >
      {seat && <PairForm seat={seat} onDone={onClose} />}
      {seat && screens > 0 && (
        <Button kind="secondary" onClick={() => send({ type: 'clear-screens' })}>
          <MonitorX aria-hidden="true" className="size-5" />
          {screens === 1 ? 'Take it off the TV' : `Take it off all ${screens} TVs`}
        </Button>
      )}
      {/* This device turns into the screen, and its seat waits; a window opens beside this page. */}
      <div className="grid grid-cols-2 gap-2">
        <DocumentLink to={`/screen/${code}`} kind="secondary" className="px-2">
          <MonitorUp aria-hidden="true" className="size-5 shrink-0" />
          On this device
        </DocumentLink>
        <DocumentLink to={`/screen/${code}`} target="_blank" rel="noopener" kind="secondary" className="px-2">
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          In a new window
        </DocumentLink>
      </div>
    </Sheet>
  )
}

interface PairFormProps {
  readonly seat: HeldSeat
  readonly onDone: () => void
}

function PairForm({ seat, onDone }: PairFormProps) {
  const isLaptop = useLaptop()
  const [code, setCode] = useState(scannedTv.get)
  const [isSending, setSending] = useState(false)
  const [why, setWhy] = useState<string | undefined>()
  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    const failed = await putOnTv(code, seat)
    setSending(false)
    if (failed === null) onDone()
    else setWhy(failed)
  }
  function type(letters: string) {
    setCode(letters)
    setWhy(undefined)
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void send(event)}>
      <CodeInput
        label="Letters on the TV"
        value={code}
        onChange={type}
        hint={isLaptop ? undefined : 'Or scan the code on the TV with this phone.'}
        error={why}
        selects
      />
      <Button type="submit" size="lg" busy={isSending} disabled={code.length !== CODE_LENGTH}>
        Send to TV
      </Button>
    </form>
  )
}
