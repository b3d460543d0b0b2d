import type { MemberId } from '@highjinks/protocol'
import { accept, RETENTION, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import { type Crew, crewBody, forgetMemberOf } from './crew.ts'

/** A crew as it is kept: what it is looked up by, and the rest as one object. */
export const crew = declare({
  name: 'crews',
  shape: z.object({
    id: z.string(),
    link: z.string(),
    /** Grows with every change. A change that started from an older version starts over. */
    version: z.int(),
    /** The number of members with an account: an erasure skips crews without any. */
    accounts: z.int(),
    usedAt: z.int(),
    /** `crewBody` parses it. */
    body: z.record(z.string(), z.unknown()),
  }),
  key: ['id'],
  indexes: [{ on: ['link'], unique: true }, { on: ['usedAt'] }, { on: ['accounts', 'id'] }],
  kept: { as: [RETENTION.crews], until: [{ field: 'usedAt', ms: RETENTION.crews.ms }] },
  erasure: { own: 'the account leaves its crews, and the keys pass to another member' },
  shown: { in: 'crews' },
})
type KeptCrew = Readonly<z.infer<typeof crew.shape>>

/** No change loses to others this often. */
const TRIES = 20
const PAGE = 100

export interface Crews {
  /** False: its link is another crew's. */
  readonly make: (made: Crew) => Promise<boolean>
  readonly byLink: (link: string) => Promise<Crew | null>
  readonly byId: (id: string) => Promise<Crew | null>
  /** Keeps what a pure function makes of the crew as it is then. Without members it is deleted. */
  readonly change: (id: string, change: (crew: Crew) => Step<Crew>) => Promise<Step<Crew>>
  /** Those that an account belongs to. */
  readonly of: (userId: string) => Promise<readonly Crew[]>
  /** Takes accounts out of all crews, and returns their members. */
  readonly forget: (
    userIds: readonly string[],
  ) => Promise<readonly { readonly crewId: string; readonly memberId: MemberId }[]>
}

export function crewsOn(store: Store): Crews {
  const crews = store.of(crew)

  async function change(id: string, decide: (crew: Crew) => Step<Crew>): Promise<Step<Crew>> {
    for (let i = 0; i < TRIES; i++) {
      const kept = await crews.find({ id })
      if (!kept) return refuse('crew-not-found')
      const before = read(kept)
      const step = decide(before)
      if (!step.ok || step.state === before) return step
      const { version } = kept
      const { id: _, ...next } = write(step.state, version + 1)
      const isDone =
        step.state.members.length === 0
          ? (await crews.take({ id, version })) !== null
          : (await crews.update({ id, version }, next)) !== null
      if (isDone) return step
    }
    throw new Error(`crew ${id} could not be changed in ${TRIES} tries`)
  }

  /** Every crew in which someone has an account, a page at a time. */
  async function* withAccounts(): AsyncGenerator<Crew> {
    let after: Pick<KeptCrew, 'id'> | undefined
    for (;;) {
      const page = await crews.list({ where: { accounts: { above: 0 } }, order: { id: 'up' }, after, limit: PAGE })
      for (const kept of page) yield read(kept)
      after = page.at(-1)
      if (page.length < PAGE) return
    }
  }

  return {
    make: (made) => crews.insert(write(made, 1)),
    byLink: async (link) => {
      const kept = await crews.find({ link })
      return kept && read(kept)
    },
    byId: async (id) => {
      const kept = await crews.find({ id })
      return kept && read(kept)
    },
    change,
    async of(userId) {
      const found: Crew[] = []
      for await (const one of withAccounts())
        if (one.members.some((member) => member.userId === userId)) found.push(one)
      return found
    },
    async forget(userIds) {
      const gone = new Set(userIds)
      const isGone = ({ userId }: Crew['members'][number]) => userId !== null && gone.has(userId)
      const left: { crewId: string; memberId: MemberId }[] = []
      for await (const one of withAccounts()) {
        if (!one.members.some(isGone)) continue
        let theirs: readonly MemberId[] = []
        const without = (found: Crew) => {
          theirs = found.members.filter(isGone).map(({ id }) => id)
          return accept(theirs.reduce(forgetMemberOf, found))
        }
        const changed = await change(one.id, without)
        if (changed.ok) left.push(...theirs.map((memberId) => ({ crewId: one.id, memberId })))
      }
      return left
    },
  }
}

function read({ id, link, usedAt, body }: KeptCrew): Crew {
  return { ...crewBody.parse(body), id, link, usedAt }
}

function write({ id, link, usedAt, ...body }: Crew, version: number): KeptCrew {
  const accounts = body.members.filter(({ userId }) => userId !== null).length
  return { id, link, version, accounts, usedAt, body }
}
