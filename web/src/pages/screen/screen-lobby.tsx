import type { SessionView } from '@highjinks/protocol'
import { useLinkOrigin } from '../../lib/site.ts'
import { useMark } from '../../lib/use-mark.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Qr } from '../../ui/picture/qr.tsx'

interface ScreenLobbyProps {
  readonly view: SessionView
  readonly gameName: string
  /** The game's own words about itself, once they are known. */
  readonly description?: string | undefined
}

/** The whole TV is an invitation: how to come in, and to what. */
export function ScreenLobby({ view, gameName, description }: ScreenLobbyProps) {
  const { code, slug } = view.session
  const origin = useLinkOrigin()
  useMark('in-lobby')
  const host = view.players.find((player) => player.isHost)?.name
  return (
    <main
      data-game={slug}
      data-lobby
      data-fits
      className="grid grow content-center justify-items-center gap-10 text-center [--text-code:6.4rem] lg:grid-cols-[auto_1fr] lg:items-center lg:gap-10"
    >
      <div className="paper flex -rotate-1 flex-col items-center gap-1 rounded-card border-4 border-ink px-8 pt-4 pb-5 shadow-[0_0.6rem_0_var(--color-ink)]">
        <p className="font-display text-4xl font-bold">Scan or type this code</p>
        <div className="w-64 lg:w-[19rem]">
          <Qr value={`${origin}/join/${code}`} title="Scan to join" className="p-1!" />
        </div>
        <Code code={code} />
        <p className="text-3xl font-semibold">{new URL(origin).host}/join</p>
      </div>
      <div className="flex flex-col items-center gap-4">
        <Cover
          src={`/covers/${slug}.svg`}
          eager
          className="max-w-100 rotate-1 rounded-card border-4 border-ink shadow-[0_0.6rem_0_var(--color-ink)]"
        />
        <Heading level={1} className="mt-2 text-balance">
          {gameName}
        </Heading>
        {description && <p className="max-w-128 text-3xl leading-snug text-balance">{pitchOf(description)}</p>}
        <p className="text-2xl text-balance text-muted" role="status">
          {host ? `${host} starts when everybody is here.` : 'The first one in hosts.'}
        </p>
      </div>
    </main>
  )
}

/** The first thing a game says about itself is short enough for a TV. */
function pitchOf(description: string): string {
  const [first = description] = /^[^.:;?!]+[.:;?!]/.exec(description) ?? []
  return first.replace(/[:;]$/, '.')
}
