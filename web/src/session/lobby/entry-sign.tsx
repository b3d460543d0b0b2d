import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { tellCopyFailed } from '../../ui/button/send-link.ts'
import { Code } from '../../ui/party/code.tsx'

const COPIED_LOBBY_MS = 2000

interface EntrySignProps {
  readonly code: string
  /** Nobody else is here yet, so that asking them in is the next thing to do. */
  readonly isCall?: boolean
  readonly onInvite: () => void
}

/** The code, for those who are called in from the kitchen; every other way in is behind Invite. */
export function EntrySign({ code, isCall = false, onInvite }: EntrySignProps) {
  return (
    <section aria-label="Game code" className="@container">
      {/* The code is never cut: where there is no room beside it, the buttons go below. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Code code={code} size="card" />
        <div className="ml-auto flex gap-2">
          <CopyButton text={code} copiedMs={COPIED_LOBBY_MS} label="Copy code" iconOnly onFailed={tellCopyFailed} />
          <Button kind={isCall ? 'primary' : 'secondary'} onClick={onInvite}>
            Invite
          </Button>
        </div>
      </div>
    </section>
  )
}
