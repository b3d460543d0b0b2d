import { type CrewPage, isCrewLink } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

/** The crew whose page or room this browser showed last, so that a receipt can lead there. The link proves nothing. */
const ownCrew = storedJson('crew', z.nullable(z.object({ name: z.string(), link: z.string() })), null)

/** Remembers a crew that knows this phone, and forgets one that doesn't anymore. */
export function rememberCrew(link: string, { name, crew }: CrewPage): void {
  if (crew) ownCrew.set({ name, link: crew.link })
  else if (ownCrew.get()?.link === link) ownCrew.clear()
}

/** Returns the link to the crew with this name, if this browser remembers it. */
export function linkOfCrew(name: string): string | null {
  const known = ownCrew.get()
  return known?.name === name && isCrewLink(known.link) ? known.link : null
}

export function forgetCrew(): void {
  ownCrew.clear()
}
