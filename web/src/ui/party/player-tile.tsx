import { Armchair, Bot, Crown, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { cx } from '../look/cx.ts'
import { Unbroken } from '../look/unbroken.tsx'
import { Badge } from '../status/badge.tsx'

export interface PlayerTileProps {
  /** The player's id, which sets the face. */
  readonly seed: string
  readonly name: string
  readonly isHost?: boolean
  readonly isBot?: boolean
  /** Leads the night. */
  readonly isCrowned?: boolean
  /** It is this player's turn. */
  readonly turn?: boolean
  /** This screen's own player. */
  readonly you?: boolean
  /** `away`: lost the connection, but keeps the seat. `gone`: left for good. */
  readonly presence?: 'here' | 'away' | 'gone'
  /** The player's current status: 'voted', 'writing…'. */
  readonly status?: ReactNode
  /** The score, or the host's menu. */
  readonly trailing?: ReactNode
}

type MarksProps = Pick<PlayerTileProps, 'isHost' | 'isBot' | 'isCrowned' | 'you' | 'presence'> & {
  readonly isCrowded: boolean
}

function Marks({ isHost, isBot, isCrowned, you, presence, isCrowded }: MarksProps) {
  // On a narrow tile only the icon shows, and the word is left to screen readers, because names need the room.
  const word = isCrowded ? '@max-sm:sr-only' : '@max-3xs:sr-only'
  return (
    <>
      {you && <Badge tone="plain">You</Badge>}
      {isHost && (
        <Badge tone="amber" icon={<Armchair aria-hidden="true" />}>
          <span className={word}>Host</span>
        </Badge>
      )}
      {isCrowned && (
        <Badge tone="lime" icon={<Crown aria-hidden="true" />}>
          <span className="sr-only">Leads the night</span>
        </Badge>
      )}
      {isBot && (
        <Badge icon={<Bot aria-hidden="true" />}>
          <span className={word}>Bot</span>
        </Badge>
      )}
      {presence === 'away' && (
        <Badge icon={<Moon aria-hidden="true" />}>
          <span className={word}>Away</span>
        </Badge>
      )}
      {presence === 'gone' && <Badge>Left</Badge>}
    </>
  )
}

export function PlayerTile({
  seed,
  name,
  isHost = false,
  isBot = false,
  isCrowned = false,
  turn = false,
  you = false,
  presence = 'here',
  status,
  trailing,
}: PlayerTileProps) {
  const here = presence === 'here'
  const isCrowded = Boolean(trailing) || you || (isHost && !here)
  return (
    <div
      data-turn={turn || undefined}
      className={cx(
        '@container flex min-h-16 animate-pop items-center gap-3 rounded-card bg-leaf-900 py-2 pr-4 pl-2.5 ring-inset',
        turn && 'bg-leaf-800 ring-3 ring-good',
      )}
    >
      <Avatar seed={seed} size={48} away={!here} isCrowned={isCrowned} />
      <div className="min-w-0 flex-1">
        <p
          className={cx(
            'font-display text-lg leading-tight font-bold',
            !here && 'text-muted',
            presence === 'gone' && 'line-through',
          )}
        >
          <Unbroken>{name}</Unbroken>
        </p>
        {(turn || status) && (
          <p className={cx('line-clamp-3 text-sm', turn ? 'font-semibold text-good' : 'text-muted')}>
            {status ?? (you ? 'Your turn' : 'Their turn')}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        <Marks {...{ isHost, isBot, isCrowned, you, presence, isCrowded }} />
        {trailing}
      </div>
    </div>
  )
}
