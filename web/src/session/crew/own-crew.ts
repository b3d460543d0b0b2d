import type { CrewPage } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

const crewSchema = z.object({ name: z.string(), link: z.string().check(z.regex(/^[a-z0-9-]+$/)) })

/** The crew that this browser belonged to last, so that a receipt and the menu lead there. The link proves nothing. */
export const ownCrew = storedJson('crew', z.nullable(crewSchema), null)

/** Remembers a crew that knows this phone, and forgets one that doesn't anymore, or whose link leads nowhere. */
export function rememberCrew(link: string, page: CrewPage | null): void {
  if (page?.crew) ownCrew.set({ name: page.name, link: page.crew.link })
  else if (ownCrew.get()?.link === link) ownCrew.clear()
}

/** Returns the link to the crew with this name, if this browser remembers it. */
export function linkOfCrew(name: string): string | null {
  const known = ownCrew.get()
  return known?.name === name ? known.link : null
}
