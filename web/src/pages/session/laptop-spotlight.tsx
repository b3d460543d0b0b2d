import { useSession } from '../../session/session-store.ts'
import { SideSpotlight, type SideSpotlightProps } from '../../show/spotlight/side-spotlight.tsx'

/** The right side of a laptop, with the reactions that fly to the players there. */
export function LaptopSpotlight(props: Omit<SideSpotlightProps, 'latest'>) {
  const latest = useSession((state) => state.reaction)
  return <SideSpotlight {...props} latest={latest} />
}
