import { type Intent, LOBBY_CAP, type PlayerId, type SessionView } from '@highjinks/protocol'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../lib/failure-words.ts'
import { houseName } from '../../lib/house-name.ts'
import { recentNames } from '../../lib/names-of-tonight.ts'
import { useLinkOrigin } from '../../lib/site.ts'
import { playerName } from '../../lib/storage.ts'
import { freeNames, withNames } from '../../lib/suggested-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { hasShareSheet, sendLink, tellCopyFailed } from '../../ui/button/send-link.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { CodeCover, useHeldCode } from '../../ui/party/held-code.tsx'
import { Qr } from '../../ui/picture/qr.tsx'
import { powersOf } from '../host-role.ts'
import { takeSeat } from '../seats/join.ts'

const COPIED_LOBBY_MS = 2000

export interface InviteSheetProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  readonly onClose: () => void
}

/** Every way in besides the code: the QR code and the link; and for the host, the lock. */
export function InviteSheet({ view, me, send, onClose }: InviteSheetProps) {
  const { code, settings } = view.session
  const isHidden = settings.hidesCode ?? false
  const held = useHeldCode(isHidden)
  const link = `${useLinkOrigin()}/join/${code}`
  const { isHost } = powersOf(view, me)
  return (
    <Sheet open onOpenChange={onClose} title="Invite" description="Scan this code or send the link.">
      <div className="relative grid">
        <div className={held.isCovered ? 'invisible grid' : 'grid'}>
          <Picture link={withNames(link, recentNames(), view.players)} />
        </div>
        {isHidden && <CodeCover held={held} />}
      </div>
      {isHost && view.session.status === 'lobby' && <StayHere view={view} me={me} />}
      {hasShareSheet() && <ShareInvitation code={code} link={link} />}
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            label="Share link"
            readOnly
            value={held.isCovered ? link.replace(code, '······') : link}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <CopyButton text={link} copiedMs={COPIED_LOBBY_MS} label="Copy link" iconOnly onFailed={tellCopyFailed} />
      </div>
      {isHost && <EntrySwitches session={view.session} send={send} />}
    </Sheet>
  )
}

/** Names from one phone that no one took on their own keep playing on this one; those beyond the seats watch. */
function StayHere({ view, me }: Pick<InviteSheetProps, 'view' | 'me'>) {
  const { id, code } = view.session
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const free = freeNames(recentNames(), view.players)
  const names = free.slice(0, LOBBY_CAP - view.players.length)
  if (names.length === 0) return null
  async function stay() {
    setBusy(true)
    try {
      const seats = []
      for (const name of names) seats.push(await takeSeat(code, name))
      void navigate(`/multiplayer/${id}?playerId=${seats[0]?.player ?? ''}`)
      toast({ title: 'They play on this phone', text: 'Tap a name at the top to switch.' })
    } catch (fault) {
      const { says, why } = failureOf(fault, 'We couldn’t seat them')
      toast({ title: says, why, tone: 'bad' })
    }
    playerName.set(view.players.find((player) => player.id === me)?.name ?? '')
    setBusy(false)
  }
  return (
    <div className="grid gap-1 rounded-card bg-leaf-900 p-3">
      <p className="text-center text-muted">Scan, then tap your own name. Your points come along.</p>
      {free.length > names.length && (
        <p className="text-center text-muted">Online games seat eight. Anyone else can scan and watch.</p>
      )}
      <p className="text-center text-muted">No phone of their own? They can take turns on this one:</p>
      <Button kind="secondary" busy={isBusy} onClick={() => void stay()}>
        Keep {names.join(', ')} on this phone
      </Button>
    </div>
  )
}

/** Small beside the rest; a tap makes it as large as the sheet, for people at the other end of the table. */
function Picture({ link }: { readonly link: string }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={isLarge}
      aria-label="Large QR code"
      onClick={() => setLarge(!isLarge)}
      className={cx('mx-auto rounded-control', isLarge ? 'w-full max-w-[60dvh]' : 'w-56 short:w-40')}
    >
      <Qr value={link} title="Scan to join" />
    </button>
  )
}

function ShareInvitation({ code, link }: { readonly code: string; readonly link: string }) {
  const house = houseName()
  const where = house === 'Highjinks' ? 'Come play Highjinks with us' : `We’re playing at ${house}`
  const invitation = { title: 'Play with me', text: `${where}. The code is ${code}:`, url: link }
  return (
    <Button onClick={() => void sendLink(invitation)}>
      <Share2 aria-hidden="true" className="size-5" />
      Share invite
    </Button>
  )
}

interface EntrySwitchesProps {
  readonly session: SessionView['session']
  readonly send: (intent: Intent) => void
}

/** The host's locks: of the room, and of its seats alone. */
function EntrySwitches({ session: { locked, seatsLocked = false }, send }: EntrySwitchesProps) {
  return (
    <>
      <Switch
        label="Lock the room"
        hint={locked ? 'No one new can join or watch.' : 'Anyone with the code can join.'}
        checked={locked}
        onChange={(wanted) => send({ type: 'lock', locked: wanted })}
      />
      {!locked && (
        <Switch
          label="Lock the seats"
          hint={
            seatsLocked ? 'People can only watch until you let them in.' : 'Anyone who watches can take a free seat.'
          }
          checked={seatsLocked}
          onChange={(wanted) => send({ type: 'lock', locked: wanted, seats: true })}
        />
      )}
    </>
  )
}
