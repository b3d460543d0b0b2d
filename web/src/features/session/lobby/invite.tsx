import { Share2 } from 'lucide-react'
import { useLinkOrigin } from '../../../lib/site.ts'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { hasShareSheet, sendLink, tellCopyFailed } from '../../../ui/button/send-link.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Code } from '../../../ui/party/code.tsx'
import { Qr } from '../../../ui/picture/qr.tsx'

const COPIED_LOBBY_MS = 2000

/** Code, link and picture of it: whichever is nearest to hand. */
export function Invite({ code }: { readonly code: string }) {
  const link = `${useLinkOrigin()}/join/${code}`
  return (
    <Card className="flex flex-col gap-3 short:p-4">
      {/* The code is never cut: where both do not fit, the picture goes below. */}
      <div className="@container">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="flex flex-col items-start gap-1.5">
            <p className="text-muted">Game code</p>
            <Code code={code} size="card" />
            <div className="flex gap-2">
              <CopyButton
                text={code}
                copiedMs={COPIED_LOBBY_MS}
                label="Copy code"
                className="px-3 whitespace-nowrap"
                onFailed={tellCopyFailed}
              />
              {hasShareSheet() && <ShareInvitation code={code} link={link} />}
            </div>
          </div>
          <div className="w-18 shrink-0 @min-[21rem]:w-28 @md:w-44">
            <Qr value={link} title="Scan to join" />
          </div>
        </div>
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Share link" readOnly value={link} onFocus={(event) => event.target.select()} />
        </div>
        <CopyButton text={link} copiedMs={COPIED_LOBBY_MS} label="Copy link" iconOnly onFailed={tellCopyFailed} />
      </div>
      <p className="text-muted">
        A TV or a laptop nearby? <TextLink to={`/screen/${code}`}>Open the shared screen</TextLink>
      </p>
    </Card>
  )
}

function ShareInvitation({ code, link }: { readonly code: string; readonly link: string }) {
  const invitation = { title: 'Play with me', text: `We play Highjinks. The code is ${code}:`, url: link }
  return (
    <IconButton
      kind="raised"
      label="Share the invitation"
      icon={<Share2 aria-hidden="true" />}
      onClick={() => void sendLink(invitation)}
    />
  )
}
