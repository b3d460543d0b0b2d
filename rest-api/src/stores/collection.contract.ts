import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Collection, Store } from './collection.ts'
import { declare } from './declaration.ts'

const stays = { kept: { as: [] }, erasure: { keeps: 'a test' }, shown: { nowhere: 'a test' } } as const

/** A record with a single-field key, and with a field of every kind. */
export const note = declare({
  name: 'notes',
  shape: z.object({
    id: z.string(),
    by: z.string().nullable(),
    text: z.string(),
    at: z.int(),
    score: z.number(),
    isDone: z.boolean().default(false),
    body: z.record(z.string(), z.unknown()),
  }),
  key: ['id'],
  indexes: [{ on: ['by', 'at'] }],
  ...stays,
})
/** A record with a two-field key. */
export const seat = declare({
  name: 'seats',
  shape: z.object({ room: z.string(), number: z.int(), at: z.int(), until: z.int().nullable().default(null) }),
  key: ['room', 'number'],
  indexes: [],
  ...stays,
})
type Note = z.infer<typeof note.shape>
type Seat = z.infer<typeof seat.shape>

/** Tests what every store promises for every record. */
export function collectionContract(
  name: string,
  open: () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let notes: Collection<Note>
    let seats: Collection<Seat>
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      notes = opened.store.of(note)
      seats = opened.store.of(seat)
      close = opened.close
    })
    afterAll(() => close())
    const noteOf = (id: string, more: Partial<Note> = {}): Note => {
      return { id, by: null, text: '', at: 1, score: 0.5, isDone: false, body: {}, ...more }
    }
    const keep = async (...all: readonly Note[]) => {
      for (const one of all) expect(await notes.insert(one)).toBe(true)
    }
    const idsOf = (found: readonly Note[]) => found.map(({ id }) => id).join()

    test('[RECORD-1] what is kept is found as it was, whatever is written in it', async () => {
      const odd = noteOf(`'; drop table notes; --`, {
        by: '$where',
        text: '{"$gt": ""}\nTwo lines 🌿',
        at: Number.MAX_SAFE_INTEGER,
        score: -1.25,
        isDone: true,
        body: { nested: { a: [1, null, ''] }, of: 'no type' },
      })
      const bare = noteOf('bare')
      await keep(odd, bare)
      expect(await notes.find({ id: odd.id })).toEqual(odd)
      expect(await notes.find({ id: 'bare' })).toEqual(bare)
      expect(await notes.find({ id: 'nothing' })).toBeNull()
      // Comparisons only work with plain values
      expect(await notes.find({ id: { $ne: null } as never }).catch(() => null)).toBeNull()
      await seats.insert({ room: 'a', number: 1, at: 1, until: null })
      expect(await seats.find({ room: 'a', number: 1 })).toEqual({ room: 'a', number: 1, at: 1, until: null })
    })

    test('[RECORD-2] if many insert one key in parallel, one succeeds, and its record stays as it was', async () => {
      const asked = Array.from({ length: 20 }, (_, at) => seats.insert({ room: 'race', number: 7, at, until: null }))
      const kept = await Promise.all(asked)
      expect(kept.filter((isKept) => isKept)).toHaveLength(1)
      expect((await seats.find({ room: 'race', number: 7 }))?.at).toBe(kept.indexOf(true))
      expect(await seats.insert({ room: 'race', number: 7, at: 99, until: 1 })).toBe(false)
      const many = [7, 8, 9].map((number) => ({ room: 'race', number, at: 100, until: null }))
      await Promise.all([seats.insertAll(many), seats.insertAll(many), seats.insertAll([])])
      const all = await seats.list({ where: { room: 'race' }, order: { number: 'up' } })
      expect(all.map(({ number, at }) => [number, at])).toEqual([
        [7, kept.indexOf(true)],
        [8, 100],
        [9, 100],
      ])
    })

    test('[RECORD-3] what is put takes the place of what was there, all of it', async () => {
      const first = noteOf('put', { by: 'ada', text: 'First', body: { a: 1 } })
      await notes.put(first)
      expect(await notes.find({ id: 'put' })).toEqual(first)
      const asked = Array.from({ length: 10 }, (_, at) => notes.put(noteOf('put', { at, text: 'Next' })))
      await Promise.all(asked)
      expect(await notes.find({ id: 'put' })).toMatchObject({ by: null, text: 'Next', body: {} })
      expect(await notes.count({ id: 'put' })).toBe(1)
    })

    test('[RECORD-4] a list has what fits every condition, or those of one alternative, in its order', async () => {
      const mine = { by: 'lists' }
      await keep(
        noteOf('l1', { ...mine, at: 10 }),
        noteOf('l2', { ...mine, at: 30, text: 'a' }),
        noteOf('l3', { ...mine, at: 20, text: 'b', isDone: true }),
        noteOf('l4', { by: 'other', at: 40, text: 'c' }),
      )
      const found = async (where: Parameters<typeof notes.list>[0]['where']) =>
        idsOf(await notes.list({ ...(where && { where }), order: { at: 'down', id: 'up' } }))
      expect(await found(mine)).toBe('l2,l3,l1')
      expect(await found({ ...mine, text: '' })).toBe('l1')
      expect(await found({ ...mine, at: { above: 10 } })).toBe('l2,l3')
      expect(await found({ ...mine, at: { upTo: 20 } })).toBe('l3,l1')
      expect(await found({ ...mine, isDone: true })).toBe('l3')
      expect(await found({ ...mine, isDone: false })).toBe('l2,l1')
      expect(await found({ by: { in: ['lists', 'other'] }, text: { in: ['c', 'a'] } })).toBe('l4,l2')
      expect(await found({ by: { in: [] } })).toBe('')
      expect(await found([{ id: 'l4' }, { ...mine, at: 10 }])).toBe('l4,l1')
      expect(await found({ by: null, id: { in: ['l1', 'l4'] } })).toBe('')
      expect(await found({ by: { not: null }, id: { in: ['l1', 'l4'] } })).toBe('l4,l1')
      expect(await notes.count(mine)).toBe(3)
      expect(await notes.count([{ id: 'l4' }, mine])).toBe(4)
      expect(await notes.countBy('by', ['lists', 'other', 'nobody'])).toEqual(
        new Map([
          ['lists', 3],
          ['other', 1],
        ]),
      )
    })

    test('[RECORD-5] pages follow each other without a gap or a repetition, also within one moment', async () => {
      const kept = Array.from({ length: 25 }, (_, i) => ({ room: `p${i % 5}`, number: 100 + (i % 7), at: i >> 3 }))
      for (const one of kept) await seats.insert({ ...one, until: 5 })
      for (const order of [
        { at: 'down', room: 'up', number: 'down' },
        { at: 'up', room: 'up', number: 'up' },
        { at: 'down', room: 'down', number: 'down' },
      ] as const) {
        const where = { until: 5 }
        const whole = await seats.list({ where, order })
        expect(whole).toHaveLength(25)
        const paged: Seat[] = []
        for (;;) {
          const page = await seats.list({ where, order, after: paged.at(-1), limit: 4 })
          paged.push(...page)
          if (page.length < 4) break
        }
        expect(paged).toEqual(whole)
      }
    })

    test('[RECORD-6] a change returns the changed record; of parallel callers, one finds it', async () => {
      await keep(noteOf('u1', { by: 'wait', at: 2 }), noteOf('u2', { by: 'wait', at: 1 }))
      const taken = await Promise.all(
        Array.from({ length: 10 }, (_, i) => notes.update({ by: 'wait' }, { by: `t${i}` }, { order: { at: 'up' } })),
      )
      expect(
        idsOf(taken.flatMap((one) => one ?? []))
          .split(',')
          .sort(),
      ).toEqual(['u1', 'u2'])
      for (const one of taken) if (one) expect(await notes.find({ id: one.id })).toEqual(one)
      await keep(noteOf('u3', { at: 5 }))
      const added = Array.from({ length: 10 }, () => notes.update({ id: 'u3' }, { text: 'x' }, { add: { at: 2 } }))
      await Promise.all(added)
      expect(await notes.find({ id: 'u3' })).toEqual(noteOf('u3', { at: 25, text: 'x' }))
      expect(await notes.update({ id: 'nothing' }, { text: 'y' })).toBeNull()
      expect(await notes.updateAll({ id: { in: ['u1', 'u2', 'nothing'] } }, { isDone: true, by: null })).toBe(2)
      expect(await notes.find({ id: 'u1' })).toMatchObject({ isDone: true, by: null })
      expect(await notes.updateAll({ id: 'nothing' }, { isDone: true })).toBe(0)
      // Rows that already match count too
      expect(await notes.updateAll({ id: 'u1' }, { isDone: true })).toBe(1)
      await seats.insert({ room: 'u', number: 1, at: 1, until: null })
      expect(await seats.update({ room: 'u' }, { until: 3 })).toEqual({ room: 'u', number: 1, at: 1, until: 3 })
    })

    test('[RECORD-7] if many take a record in parallel, one gets it', async () => {
      const once = noteOf('once', { at: 100 })
      await keep(once)
      expect(await notes.take({ id: 'once', at: { above: 100 } })).toBeNull()
      const taken = await Promise.all(Array.from({ length: 10 }, () => notes.take({ id: 'once', at: { above: 99 } })))
      expect(taken.filter((one) => one !== null)).toEqual([once])
      expect(await notes.find({ id: 'once' })).toBeNull()
    })

    test('[RECORD-8] what is found is deleted and counted, and nothing else', async () => {
      for (let number = 0; number < 6; number++) await seats.insert({ room: 'r', number, at: number, until: null })
      await seats.insert({ room: 's', number: 0, at: 0, until: null })
      expect(await seats.remove({ room: 'r', at: { upTo: 1 } })).toBe(2)
      expect(await seats.remove({ room: 'nowhere' })).toBe(0)
      expect(await seats.remove([{ room: 'r', number: 5 }, { room: 'nowhere' }])).toBe(1)
      expect((await seats.list({ where: { room: 'r' }, order: { number: 'up' } })).map((one) => one.number)).toEqual([
        2, 3, 4,
      ])
      const newest = { where: { room: 'r' }, order: { at: 'down' } } as const
      expect(await seats.trim(3, newest)).toBe(0)
      expect(await seats.trim(1, newest)).toBe(2)
      expect((await seats.list({ where: { room: 'r' }, order: { number: 'up' } })).map((one) => one.number)).toEqual([
        4,
      ])
      expect(await seats.count({ room: 's' })).toBe(1)
    })
  })
}
