import { accept, DEFAULT_SETTINGS, refuse } from '@highjinks/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Crew, enroll, forgetMemberOf, type Member } from './crew.ts'
import type { Crews } from './crews.ts'

const sampleMember = (crewId: string, { name = 'Ada', ...more }: Partial<Member> = {}): Member => ({
  id: `m-${crewId}-${name}`,
  name,
  look: { color: 1, hat: 2 },
  mark: `mark of ${name} in ${crewId}`,
  userId: null,
  since: 1,
  seenAt: 1,
  ...more,
})

export function sampleCrew(id: string, members: readonly Partial<Member>[] = [{}]): Crew {
  const all = members.map((one) => sampleMember(id, one))
  return {
    id,
    link: `green-otter-${id}`,
    name: `Crew ${id}`,
    usedAt: Date.UTC(2027, 0, 1),
    keeper: all[0]?.id ?? null,
    members: all,
    nights: [],
    seen: '',
    nextAt: null,
    sessionId: null,
    usual: { gameId: 1, settings: DEFAULT_SETTINGS },
  }
}

/** Every store that keeps crews promises this. */
export function crewsContract(
  name: string,
  start: () => Promise<{ readonly crews: Crews; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let crews: Crews
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ crews, close } = await start())
    })
    afterAll(() => close())

    test('[CREW-20] a crew is found by its link and its ID, as it was kept, and its ID is one crew’s', async () => {
      const made = sampleCrew('c1', [{ name: 'Ada' }, { name: 'Bob', userId: 'bob', look: null, mark: null }])
      expect(await crews.make(made)).toBe(true)
      expect(await crews.make({ ...made, link: 'another' })).toBe(false)
      expect(await crews.byLink(made.link)).toEqual(made)
      expect(await crews.byId('c1')).toEqual(made)
      expect(await crews.byLink('nothing')).toBeNull()
    })

    test('[CREW-38] of many who come at once each is kept, up to twenty', async () => {
      await crews.make(sampleCrew('c2'))
      const come = (n: number) =>
        crews.change('c2', (found) => enroll(found, sampleMember('c2', { name: `Guest ${n}` })))
      for (let from = 0; from < 25; from += 5) await Promise.all(Array.from({ length: 5 }, (_, i) => come(from + i)))
      expect((await crews.byId('c2'))?.members).toHaveLength(20)
    })

    test('[CREW-34] once its link has changed, the old one leads nowhere', async () => {
      await crews.make(sampleCrew('c3'))
      await crews.change('c3', (found) => accept({ ...found, link: 'red-fox-zzzzzzzz' }))
      expect(await crews.byLink('green-otter-c3')).toBeNull()
      expect((await crews.byLink('red-fox-zzzzzzzz'))?.id).toBe('c3')
    })

    test('[CREW-35] a crew goes with its last member, and what is refused changes nothing', async () => {
      const made = sampleCrew('c4')
      await crews.make(made)
      expect(await crews.change('c4', () => refuse('no-keys'))).toEqual({ ok: false, code: 'no-keys' })
      expect(await crews.byId('c4')).toEqual(made)
      await crews.change('c4', (found) => accept(forgetMemberOf(found, made.members[0]?.id ?? '')))
      expect(await crews.byId('c4')).toBeNull()
      expect(await crews.change('c4', accept)).toEqual({ ok: false, code: 'crew-not-found' })
    })

    test('[CREW-59] what a newer version has added to it outlasts a change by this one', async () => {
      const made = sampleCrew('c5', [{ name: 'Ada' }, { name: 'Bob' }])
      const [ada, bob] = made.members
      const newer = {
        ...made,
        season: 3,
        members: [{ ...ada, pronouns: 'she/her' }, bob],
        nights: [{ sessionId: 's1', at: 1, games: [], place: 'the roof' }],
      }
      // As a newer version writes it
      await crews.make(newer as Crew)
      await crews.change('c5', (found) => accept(forgetMemberOf({ ...found, name: 'Renamed' }, bob?.id ?? '')))
      expect(await crews.byId('c5')).toMatchObject({
        name: 'Renamed',
        season: 3,
        members: [{ name: 'Ada', pronouns: 'she/her' }],
        nights: [{ place: 'the roof' }],
      })
    })

    test('[CREW-36] an account is taken out of all its crews, however many there are', async () => {
      for (let i = 0; i < 230; i++)
        await crews.make(
          sampleCrew(`many-${i}`, [{ name: 'Ada', userId: i % 100 === 0 ? 'ada' : 'eve' }, { name: 'Bob' }]),
        )
      expect((await crews.of('ada')).map(({ id }) => id).sort()).toEqual(['many-0', 'many-100', 'many-200'])
      const left = await crews.forget(['ada', 'nobody'])
      expect(left.map(({ crewId, memberId }) => `${crewId} ${memberId}`).sort()).toEqual([
        'many-0 m-many-0-Ada',
        'many-100 m-many-100-Ada',
        'many-200 m-many-200-Ada',
      ])
      expect(await crews.of('ada')).toEqual([])
      expect(await crews.byId('many-100')).toMatchObject({ members: [{ name: 'Bob' }], keeper: 'm-many-100-Bob' })
      expect((await crews.of('eve')).length).toBe(227)
    })
  })
}
