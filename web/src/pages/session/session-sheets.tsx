import type { Game, Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { powersOf } from '../../session/host-role.ts'
import { ChangeGameSheet } from '../../session/lobby/change-game-sheet.tsx'
import { PeopleSheet } from '../../session/lobby/people-sheet.tsx'
import { ReportSheet } from '../../session/lobby/report-sheet.tsx'
import { SettingsSheet } from '../../session/lobby/settings-sheet.tsx'
import { textsOn } from '../../session/lobby/table-texts.ts'
import { RulesInBrief } from '../../session/night/rules-in-brief.tsx'
import { SmallPrint } from '../../session/night/small-print.tsx'
import { useSession } from '../../session/session-store.ts'
import { MoreSheet } from '../../session/table/more-sheet.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { type Open, reportOf } from './open-sheet.ts'

interface SessionSheetsProps {
  readonly id: string
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly games: readonly Game[]
  readonly open: Open
  readonly send: (intent: Intent) => void
  readonly onOpen: (open: Open) => void
  readonly onLeave: () => void
}

export function SessionSheets({ id, view, me, games, open, send, onOpen, onLeave }: SessionSheetsProps) {
  const own = useSession((state) => (state.me === null ? undefined : state.own[state.me]))
  const { isHost } = powersOf(view, me)
  const { gameId, status } = view.session
  const close = () => onOpen('nothing')
  if (typeof open === 'object') return <ReportSheet sessionId={id} about={open.report} onClose={close} />
  switch (open) {
    case 'nothing':
      return null
    case 'people':
      return (
        <PeopleSheet
          view={view}
          me={me}
          send={send}
          onReport={(player) => onOpen(reportOf(player))}
          onReportText={() => onOpen({ report: { kind: 'text', texts: textsOn(view.table) } })}
          onStop={() => onOpen('change-game')}
          onClose={close}
        />
      )
    case 'settings':
      return (
        <SettingsSheet
          view={view}
          isHost={isHost}
          myName={view.players.find((player) => player.id === me)?.name ?? ''}
          me={me}
          mutedTopics={own?.topics ?? []}
          canBeNamed={own?.canBeNamed ?? true}
          needsTime={own?.needsTime}
          send={send}
          onClose={close}
        />
      )
    case 'more':
      return (
        <MoreSheet
          {...{ view, me, send }}
          onRules={() => onOpen('rules')}
          onSettings={() => onOpen('settings')}
          onStop={() => onOpen('change-game')}
          onLeave={() => (me === null ? onLeave() : onOpen('leave'))}
          onClose={close}
        />
      )
    case 'rules':
      return (
        <Sheet open onOpenChange={close} title="How to play">
          <RulesInBrief slug={view.session.slug} />
          <SmallPrint slug={view.session.slug} />
          <Button onClick={close}>Got it</Button>
        </Sheet>
      )
    case 'change-game':
      return (
        <ChangeGameSheet
          games={games}
          current={gameId}
          isPlaying={status === 'playing' || status === 'starting'}
          onClose={close}
          onChoose={(chosen) => {
            send({ type: 'change-game', gameId: chosen })
            close()
          }}
        />
      )
    case 'leave':
      return <LeaveDialog view={view} me={me} onClose={close} onLeave={onLeave} />
  }
}

type LeaveDialogProps = Pick<SessionSheetsProps, 'view' | 'me' | 'onLeave'> & { readonly onClose: () => void }

function LeaveDialog({ view, me, onClose, onLeave }: LeaveDialogProps) {
  const { ownsHostRole } = powersOf(view, me)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={ownsHostRole ? 'End Session' : 'Leave Game'}
      description={
        ownsHostRole
          ? 'This ends the session for everyone. To leave without ending it, make someone else the host first.'
          : 'We’ll save your seat and score. You can come back on this device.'
      }
      confirm={ownsHostRole ? 'End Session' : 'Leave Game'}
      danger
      onConfirm={() => {
        onClose()
        onLeave()
      }}
    />
  )
}
