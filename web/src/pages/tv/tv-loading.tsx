import { loadingLine } from '../../session/room-loading.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Logo } from '../../ui/picture/logo.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'

/** Shows while the table loads: the server, the room, and a face that knows you're there. */
export function TvLoading({ code }: { readonly code: string }) {
  return (
    <main className="grid place-content-center justify-items-center gap-5 text-center [--text-code:6.4rem]">
      <Logo markOnly className="h-56 animate-breathe" />
      <Code code={code} />
      <p className="font-display text-4xl font-bold text-balance">{loadingLine(code)}</p>
      <Spinner size={48} label="Looking up game..." />
    </main>
  )
}
