import type { SessionView } from '@highjinks/protocol'
import { useLinkOrigin } from '../../lib/site.ts'
import { useMark } from '../../lib/use-mark.ts'
import { betsMade, FIRST_QUESTION } from '../../session/lobby/first-bets.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Code } from '../../ui/party/code.tsx'
import { CodeCover, useHeldCode } from '../../ui/party/held-code.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Qr } from '../../ui/picture/qr.tsx'
import { HouseSign } from './house-sign.tsx'
import './tv-lobby.css'
import { said } from '../../ui/announcer/announcer.ts'

interface TvLobbyProps {
  readonly view: SessionView
  readonly gameName: string
  /** The game's own description, once it has loaded. */
  readonly description?: string | undefined
}

/** The whole canvas is an invitation: how to join, and what. */
export function TvLobby({ view, gameName, description }: TvLobbyProps) {
  const { code, slug, settings } = view.session
  const isHidden = settings.hidesCode ?? false
  const held = useHeldCode(isHidden)
  const origin = useLinkOrigin()
  useMark('in-lobby')
  const bets = betsMade(view)
  const host = view.players.find((player) => player.isHost)?.name
  return (
    <main data-game={slug} data-lobby className="tv-lobby">
      <div className={cx('tv-invitation paper', isHidden && 'relative')}>
        <p className="text-4xl">Scan or type this code</p>
        <div className={cx('tv-invitation-qr', held.isCovered && 'invisible')}>
          <Qr value={`${origin}/join/${code}`} title="Scan to join" className="p-1" />
        </div>
        <div className={held.isCovered ? 'invisible' : 'contents'}>
          <Code code={code} />
        </div>
        <p className="font-sans text-3xl font-semibold">{new URL(origin).host}/join</p>
        {isHidden && <CodeCover held={held} className="text-4xl" />}
      </div>
      <div className="tv-bill" data-asks={bets !== null || undefined}>
        <HouseSign />
        <Cover src={`/covers/${slug}.svg`} eager className="tv-bill-cover" />
        <Heading level={1} className="mt-1 leading-tight text-balance">
          {gameName}
        </Heading>
        {description && <p className="text-3xl leading-tight text-balance">{pitchOf(description)}</p>}
        <p className="text-2xl leading-tight font-semibold text-balance text-muted" ref={said}>
          {host ? `${host} will start once everyone’s in.` : 'The first one in is the host.'}
        </p>
        {bets !== null && (
          <p className="tv-first-bet paper">
            {FIRST_QUESTION} <span>{bets}</span>
          </p>
        )}
      </div>
    </main>
  )
}

/** Returns the first sentence of a description, which is short enough for a TV. */
function pitchOf(description: string): string {
  const [first = description] = /^[^.:;?!]+[.:;?!]/.exec(description) ?? []
  return first.replace(/[:;]$/, '.')
}
