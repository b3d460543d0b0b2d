import { Share2 } from 'lucide-react'
import { houseName } from '../../lib/house-name.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { type Invitation, sendLink, tellCopyFailed } from '../../ui/button/send-link.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Qr } from '../../ui/picture/qr.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { closeSharing, type Link, makeLink, useSharing } from './sharing.ts'

const COPIED_DIALOG_MS = 3000

/** Opening it has already made a session; this shows the progress, and every way to share it. */
export function ShareDialog() {
  const open = useSharing((state) => state.open)
  if (!open) return null
  return (
    <Sheet
      open
      onOpenChange={closeSharing}
      title={`Share ${open.game.name}`}
      description="Anyone who opens this link can join. No account needed."
    >
      <div data-game={open.game.slug} className="grid gap-4">
        <Content link={open.link} gameName={open.game.name} />
      </div>
    </Sheet>
  )
}

function Content({ link, gameName }: { readonly link: Link; readonly gameName: string }) {
  switch (link.kind) {
    case 'making':
      return (
        <p ref={said} className="flex min-h-60 items-center justify-center gap-3 text-lg">
          <Spinner /> Making your invite link...
        </p>
      )
    case 'failed':
      return (
        <Alert title="Failed to create invite link. Please try again." action={<TryAgain />}>
          {link.why}
        </Alert>
      )
    case 'made':
      return <Made code={link.code} address={link.address} gameName={gameName} />
  }
}

function TryAgain() {
  return <Button onClick={() => void makeLink()}>Try Again</Button>
}

interface MadeProps {
  readonly code: string
  readonly address: string
  readonly gameName: string
}

function Made({ code, address, gameName }: MadeProps) {
  const invitation: Invitation = {
    title: `Play ${gameName} with me`,
    text: `Play ${gameName} with me on ${houseName()}.${code && ` The code is ${code}:`}`,
    url: address,
  }
  return (
    <>
      <div className="grid grid-cols-[8.5rem_1fr] items-center gap-4">
        <Qr value={address} title="Scan to join" />
        <div>
          {code !== '' && (
            <>
              <p className="text-muted">Game code</p>
              <Code code={code} size="line" />
            </>
          )}
          <p className="mt-2 text-muted">Scan it{code !== '' && ', or type the code'}.</p>
        </div>
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Invite link" readOnly value={address} onFocus={(event) => event.target.select()} />
        </div>
        <CopyButton text={address} label="Copy link" copiedMs={COPIED_DIALOG_MS} iconOnly onFailed={tellCopyFailed} />
      </div>
      <Button size="lg" wide onClick={() => void sendLink(invitation)}>
        <Share2 aria-hidden="true" className="size-6" /> Send Invite
      </Button>
      <ul aria-label="Share elsewhere" className="grid grid-cols-3 gap-2">
        {outlets(invitation).map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={cx(buttonLook({ kind: 'secondary', wide: true }), 'px-1')}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="grid gap-1 sm:grid-cols-2">
        <ButtonLink to={new URL(address, window.location.origin).pathname} kind="ghost" onClick={closeSharing}>
          Take your seat
        </ButtonLink>
        <Button kind="ghost" onClick={() => void makeLink()}>
          Generate New Link
        </Button>
      </div>
    </>
  )
}

/** Returns the services that share an invitation in their own window. */
export function outlets({ text, url }: Invitation): readonly { readonly label: string; readonly href: string }[] {
  const [words, link] = [encodeURIComponent(text), encodeURIComponent(url)]
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${link}` },
  ]
}
