import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { MonitorUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { tellCopyFailed } from '../../ui/button/send-link.ts'
import { Code } from '../../ui/party/code.tsx'
import { TvSheet } from './opened-sheets.tsx'

const COPIED_LOBBY_MS = 2000

interface EntrySignProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  /** No one else is here yet, so inviting people is the next thing to do. */
  readonly isCall?: boolean
  readonly onInvite: () => void
}

/** The code, which a tap copies, for people called in from the kitchen; the TV; every other way in is behind Invite. */
export function EntrySign({ view, me, send, isCall = false, onInvite }: EntrySignProps) {
  const [isForTv, setForTv] = useState(false)
  const { code, settings } = view.session
  return (
    <section aria-label="Game code" className="@container">
      {/* The code is never cut off: if there's no room beside it, the buttons go below. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <CopyButton
          text={code}
          copiedMs={COPIED_LOBBY_MS}
          label="Copy code"
          onFailed={tellCopyFailed}
          kind="ghost"
          className="-ml-2 gap-1.5 pr-1 pl-2 [&>svg]:size-5"
        >
          {settings.hidesCode ? (
            <span className="font-display text-xl font-extrabold">Code hidden</span>
          ) : (
            <Code code={code} size="card" as="span" />
          )}
        </CopyButton>
        <div className="ml-auto flex gap-2">
          <Button kind="secondary" aria-label="Put it on the TV" className="px-3" onClick={() => setForTv(true)}>
            <MonitorUp aria-hidden="true" className="size-5 @max-sm:hidden" />
            TV
          </Button>
          <Button kind={isCall ? 'primary' : 'secondary'} className="@max-sm:px-3" onClick={onInvite}>
            Invite
          </Button>
        </div>
      </div>
      {isForTv && <TvSheet view={view} me={me} send={send} onClose={() => setForTv(false)} />}
    </section>
  )
}
