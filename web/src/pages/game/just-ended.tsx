import { endedIn } from '../../session/night/ended.ts'
import { Receipt } from '../../session/night/receipt.tsx'
import { farewellWords } from '../../session/table/farewell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

/** The receipt of the session that this player has just ended, above its game. */
export function JustEnded({ state }: { readonly state: unknown }) {
  const ended = endedIn(state)
  if (!ended) return null
  const [title] = farewellWords('ended')
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-3">
      <Heading level={2}>{title}</Heading>
      <Receipt ended={ended} />
    </div>
  )
}
