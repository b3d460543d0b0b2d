import { type Arrival, type Received, type User } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import { NoAnswer } from '../../lib/call-failed.ts'
import { deviceId } from '../../lib/device-id.ts'
import { storedJson } from '../../lib/storage.ts'
import { newestSeat } from '../../session/seats/seats.ts'
import { keepSignIn } from './sign-in.ts'
import { type UnderWay, underWaySchema } from './under-way.ts'

type Purpose = Received<'startProvider', 'body'>['purpose']

/** The data that lets this browser return from the provider; no one else has it. */
const visitSchema = z.object({ ticket: z.string(), underWay: z.nullable(underWaySchema) })
const visit = storedJson<z.infer<typeof visitSchema> | null>('provider_visit', z.nullable(visitSchema), null)

/** Leaves for the provider's page. If it works, this page is gone. */
export async function goToProvider(purpose: Purpose, underWay: UnderWay | null): Promise<void> {
  const { url, ticket } = await call('startProvider', { body: { purpose } })
  visit.set({ ticket, underWay })
  window.location.assign(url)
}

/** A user who isn't signed in yet, and where they were going. */
export type Back = {
  readonly underWay: UnderWay | null
  readonly arrival: Exclude<Arrival, { kind: 'signed in' }> | null
}

/**
 * Reads what the provider wrote into our address. Null: this browser never left. `arrival: null`: they are signed in.
 */
export async function comeBack(answer: string): Promise<Back | null> {
  const kept = visit.get()
  if (kept === null) return null
  const finish = call('finishProvider', { body: { ticket: kept.ticket, answer, ...brought() } })
  const arrival = await finish.catch((fault: unknown) => {
    // Without an answer the call may not have arrived, so the user can try again
    if (!(fault instanceof NoAnswer)) visit.clear()
    throw fault
  })
  visit.clear()
  if (arrival.kind !== 'signed in') return { underWay: kept.underWay, arrival }
  keepSignIn(arrival)
  return { underWay: kept.underWay, arrival: null }
}

export async function registerByProvider(ticket: string, username: string): Promise<User> {
  return keepSignIn(await call('registerByProvider', { body: { ticket, username, ...brought() } }))
}

export async function linkProvider(ticket: string, password: string): Promise<User> {
  return keepSignIn(await call('linkProvider', { body: { ticket, password } }))
}

export async function takeOver(ticket: string): Promise<User> {
  return keepSignIn(await call('takeOver', { body: { ticket, ...brought() } }))
}

/** Returns what this browser brings along: its own id, and tonight's games as a guest. */
function brought() {
  const held = newestSeat()
  return { device: deviceId(), ...(held && { seat: { sessionId: held.sessionId, seatToken: held.token } }) }
}
