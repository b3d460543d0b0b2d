import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { useSession } from '../session-store.ts'

interface KnocksProps {
  readonly view: SessionView
  readonly me: PlayerId
  readonly send: (intent: Intent) => void
}

const NONE: readonly never[] = []

/** The people who wait at the crew's link, for its members to let in. */
export function Knocks({ view, me, send }: KnocksProps) {
  const knocks = useSession((state) => state.own[me]?.knocks ?? NONE)
  const crew = view.session.crew?.name ?? 'the crew'
  const own = view.players.find((player) => player.id === me)?.name
  return (
    <>
      {knocks.map(({ id, name, isMe, isNamesake }) => (
        <Alert
          key={id}
          tone={isMe || isNamesake ? 'warn' : 'info'}
          title={`${name} wants in`}
          action={
            <>
              <Button onClick={() => send({ type: 'nod', id, isIn: true })}>Let {name} in</Button>
              <Button kind="secondary" onClick={() => send({ type: 'nod', id, isIn: false })}>
                Not now
              </Button>
            </>
          }
        >
          {isMe
            ? own?.toLowerCase() === name.toLowerCase()
              ? 'They say they’re you, on a new phone. If you let them in, this phone is out of the crew. If it isn’t you, say not now.'
              : `They say it’s ${name} from ${crew}, on a new phone. If you let them in, the old phone is out.`
            : isNamesake
              ? `${crew} already has a ${name}, and they don’t say it’s them. Ask who’s at the door. If you let them in, they’ll be someone else.`
              : 'They’ll belong to the crew from tonight on.'}
        </Alert>
      ))}
    </>
  )
}

/** Until the first game starts, any member can host. */
export function HostInstead({ view, me, send }: KnocksProps) {
  const { crew, status, night, hostId } = view.session
  if (status !== 'lobby' || night.length > 0 || hostId === me || !crew?.members.includes(me)) return null
  return (
    <Button kind="ghost" onClick={() => send({ type: 'take-host' })}>
      I’ll host instead
    </Button>
  )
}
