import { accept, refuse, type Step } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import type { PhoneCookie } from '../phone-cookie.ts'
import { type Crew, type Member, memberWith, type Phone } from './crew.ts'
import type { Crews } from './crews.ts'

/** A phone's mark is another one in every crew: nobody who reads the records can tell who is in two. */
export const markIn = (crewId: string, token: string) => hashToken(`${crewId}:${token}`)

export function phoneIn(crewId: string, phone: PhoneCookie, user: Account | null): Phone {
  return { mark: phone.token === null ? null : markIn(crewId, phone.token), userId: user?.id ?? null }
}

/** The crew at a link, and the member who asks, if they are one. At an old link only members find their crew. */
export async function crewAt(
  crews: Pick<Crews, 'byLink' | 'byOldLink'>,
  link: string,
  phone: PhoneCookie,
  user: Account | null,
): Promise<Step<{ readonly crew: Crew; readonly me: Member | null }>> {
  const current = await crews.byLink(link)
  const crew = current ?? (await crews.byOldLink(link))
  const me = crew && memberWith(crew, phoneIn(crew.id, phone, user))
  return crew && (current || me) ? accept({ crew, me }) : refuse('crew-not-found')
}

export async function findMember(
  ...asked: Parameters<typeof crewAt>
): Promise<Step<{ readonly crew: Crew; readonly me: Member }>> {
  const found = await crewAt(...asked)
  if (!found.ok) return found
  const { crew, me } = found.state
  return me ? accept({ crew, me }) : refuse('not-a-member')
}
