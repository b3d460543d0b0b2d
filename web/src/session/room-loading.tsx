import { drawFrom } from '../lib/draw-from.ts'
import { Code } from '../ui/party/code.tsx'
import { Logo } from '../ui/picture/logo.tsx'
import { Spinner } from '../ui/status/spinner.tsx'

interface RoomLoadingProps {
  /** The status for screen readers. */
  readonly label: string
  readonly code?: string | null
}

/** The jester's lines while the room opens. */
const LINES = [
  'One moment. I’m looking for my good hat.',
  'Hold on. Someone is sitting on the remote.',
  'Nearly there. The couch is being fluffed.',
  'Let me get the door. It sticks.',
] as const

/** Returns the same line for the same room. */
export function loadingLine(of: string): string {
  return LINES[drawFrom(of) % LINES.length] ?? LINES[0]
}

/** Shows while the table loads: the server, the room, and a face that knows you're there. */
export function RoomLoading({ label, code = null }: RoomLoadingProps) {
  return (
    <main className="grid grow place-content-center justify-items-center gap-5 p-4 text-center [--text-code:3rem]">
      <Logo markOnly className="h-28 animate-breathe" />
      {code !== null && <Code code={code} />}
      <p className="max-w-72 font-display text-xl font-bold text-balance">{loadingLine(code ?? label)}</p>
      <Spinner size={32} label={label} />
    </main>
  )
}
