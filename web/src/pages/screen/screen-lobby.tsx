import type { SessionView } from '@highjinks/protocol'
import { useLinkOrigin } from '../../lib/site.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Qr } from '../../ui/picture/qr.tsx'

/** The whole wall is an invitation. */
export function ScreenLobby({ view, gameName }: { readonly view: SessionView; readonly gameName: string }) {
  const { code, slug } = view.session
  const origin = useLinkOrigin()
  const host = view.players.find((player) => player.isHost)?.name
  return (
    <main
      data-game={slug}
      className="grid grow content-center gap-10 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-16"
    >
      <div className="flex flex-col items-center gap-5 text-center">
        <div className="w-64 lg:w-80">
          <Qr value={`${origin}/join/${code}`} title="Scan to join" />
        </div>
        <p className="text-3xl text-muted">or {new URL(origin).host}/join</p>
        <Code code={code} />
      </div>
      <div>
        <Heading level={1} size="hero">
          {gameName}
        </Heading>
        <p className="mt-2 text-3xl text-balance text-muted" role="status">
          {host ? `${host} starts when everybody is here.` : 'The first one in hosts.'}
        </p>
      </div>
    </main>
  )
}
