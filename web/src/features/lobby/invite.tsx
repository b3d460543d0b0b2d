import { COPIED_LOBBY_MS } from '@highjinks/protocol'
import { Card } from '../../ui/card.tsx'
import { Code } from '../../ui/code.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Qr } from '../../ui/qr.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'

const onFailed = () => toast({ title: 'Failed to copy to clipboard', tone: 'bad' })

/** Code, link and picture of it: whichever is nearest to hand. */
export function Invite({ code }: { readonly code: string }) {
  const link = `${window.location.origin}/join/${code}`
  return (
    <Card className="flex flex-col items-center gap-5 text-center">
      <div>
        <p className="text-muted">Game code</p>
        <Code code={code} />
      </div>
      <Qr value={link} title="Scan to join" className="w-44" />
      <div className="flex w-full items-end gap-2">
        <div className="grow text-left">
          <TextField label="Share link" readOnly value={link} onFocus={(event) => event.target.select()} />
        </div>
        <CopyButton text={link} copiedMs={COPIED_LOBBY_MS} label="Copy link" iconOnly onFailed={onFailed} />
      </div>
      <CopyButton text={code} copiedMs={COPIED_LOBBY_MS} label="Copy code" kind="secondary" onFailed={onFailed} />
    </Card>
  )
}
