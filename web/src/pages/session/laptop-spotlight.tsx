import { useSession } from '../../session/session-store.ts'
import { SideSpotlight, type SideSpotlightProps } from '../../show/spotlight/side-spotlight.tsx'

/** The right of a laptop, with what is thrown at whoever stands there. */
export function LaptopSpotlight(props: Omit<SideSpotlightProps, 'latest'>) {
  const latest = useSession((state) => state.reaction)
  return <SideSpotlight {...props} latest={latest} />
}
