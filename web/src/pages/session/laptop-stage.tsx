import { useSession } from '../../session/session-store.ts'
import { SideStage, type SideStageProps } from '../../show/spotlight/side-stage.tsx'

/** The right of a laptop, with what is thrown at whoever stands there. */
export function LaptopStage(props: Omit<SideStageProps, 'latest'>) {
  const latest = useSession((state) => state.reaction)
  return <SideStage {...props} latest={latest} />
}
