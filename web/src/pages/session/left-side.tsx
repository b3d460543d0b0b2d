import type { PlayerId } from '@highjinks/protocol'
import { feed } from '../../features/session/feed.ts'
import { useSession } from '../../features/session/session-store.ts'
import { loadScript } from '../../games/jester-scripts.ts'
import { useTwist } from '../../games/twist/use-twist.ts'
import { Jester } from '../../stage/jester/jester.tsx'
import { SideSofa } from '../../stage/side-sofa/side-sofa.tsx'
import type { Sitter } from '../../stage/sofa/cast.ts'

interface LeftSideProps {
  readonly cast: readonly Sitter[]
  readonly performers: readonly PlayerId[]
  readonly me: PlayerId | null
  readonly isPaused: boolean
}

/** The sofa of a laptop, and above it the jester, who leaves it to the wall to be heard. */
export function LeftSide(props: LeftSideProps) {
  const reaction = useSession((state) => state.reaction)
  return <SideSofa {...props} reaction={reaction} host={<Speaking />} />
}

function Speaking() {
  const twist = useTwist(useSession((state) => state.view))
  return <Jester {...{ feed, loadScript }} twist={twist?.text ?? null} isHeard={false} className="side-jester" />
}
