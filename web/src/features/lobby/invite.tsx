import { COPIED_LOBBY_MS } from '@highjinks/protocol'
import { Card } from '../../ui/card.tsx'
import { Code } from '../../ui/code.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Qr } from '../../ui/qr.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-store.ts'

const onFailed = () => toast({ title: 'Failed to copy to clipboard', tone: 'bad' })

/** Code, link and picture of it: whichever is nearest to hand. */
export function Invite({ code }: { readonly code: string }) {
  const link = `${window.location.origin}/join/${code}`
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <p className="text-muted">Game code</p>
          <Code code={code} size="card" />
          <CopyButton
            text={code}
            copiedMs={COPIED_LOBBY_MS}
            label="Copy code"
            className="px-3 whitespace-nowrap"
            onFailed={onFailed}
          />
        </div>
        <div className="w-24 shrink-0 sm:w-44">
          <Qr value={link} title="Scan to join" />
        </div>
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Share link" readOnly value={link} onFocus={(event) => event.target.select()} />
        </div>
        <CopyButton text={link} copiedMs={COPIED_LOBBY_MS} label="Copy link" iconOnly onFailed={onFailed} />
      </div>
      <p className="text-muted">
        A TV or a laptop nearby? <TextLink to={`/screen/${code}`}>Open the shared screen</TextLink>
      </p>
    </Card>
  )
}
