import { endSession, ownSeat, type Session, view } from '@highjinks/games/session'
import { accept, CREW_CARDS_MOST, type CrewCards, type SessionId } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { eraseAccount } from '../my-data/erase.ts'
import { finishGame } from '../testing/finish.ts'
import { type TestPhone, testPhone } from '../testing/phone.ts'
import { sessionCalls } from '../testing/session-calls.ts'

const { api, sessions, host, join } = sessionCalls()
const phone = () => testPhone(api)

/** A crew that two made at a podium; their room is over. */
async function crewOfTwo(token?: string) {
  const [ada, bob] = [phone(), phone()]
  const { body } = await host({ hostName: 'Ada' })
  const id = body.id as SessionId
  const { body: joined } = await join(body.sessionCode, 'Bob')
  await sessions().update(id, (session) =>
    accept({
      ...session,
      asleepSince: null,
      seats: session.seats.map((seat) => ({ ...seat, online: true, awaySince: null, wasClaimed: true })),
    }),
  )
  await finishGame(sessions(), id)
  const made = await ada.ask('POST', '/api/crews', { sessionId: id, seatToken: body.seatToken }, token)
  expect(made.status).toBe(201)
  const isIn = await bob.ask('POST', '/api/crews/members', { sessionId: id, seatToken: joined.seatToken })
  expect(isIn.status).toBe(201)
  const link: string = made.body.crew.link
  await sessions().update(id, (session) => endSession(session, 'ended'))
  const [adaId, bobId]: string[] = isIn.body.crew.members.map((member: { id: string }) => member.id)
  return { id, link, ada, bob, adaId, bobId }
}

type Page = { status: number; body: CrewCards & { refused: { line: number; why: string }[]; code?: string } }
const cardsOf = (one: TestPhone, link: string) => one.ask('GET', `/api/crews/${link}/cards`) as Promise<Page>
const writes = (one: TestPhone, link: string, lines: readonly string[]) =>
  one.ask('POST', `/api/crews/${link}/cards`, { lines: lines.join('\n') }) as Promise<Page>
const dares = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `Sing a love song to goose ${from + i}`)
const texts = ({ body }: Page) => body.mine.map(({ text }) => text)

/** Tonight's room, opened by one of them. */
async function tonight(one: TestPhone, link: string) {
  const { status, body } = await one.ask('POST', `/api/crews/${link}/room`, {})
  expect(status).toBe(201)
  const stored = await sessions().read(body.sessionId)
  if (!stored) throw new Error('no room')
  return { session: stored.session, seatToken: body.seatToken as string, playerId: body.playerId as string }
}

describe('cards of a crew', () => {
  test('[CREW-50] a member writes twenty at a sitting, and nobody but them reads them', async () => {
    const { link, ada, bob } = await crewOfTwo()
    expect((await writes(ada, link, dares(20))).body).toMatchObject({ kept: 20, refused: [] })
    expect(texts(await cardsOf(ada, link))).toEqual(dares(20))
    expect((await cardsOf(bob, link)).body).toEqual({ mine: [], kept: 20 })
    expect([(await cardsOf(phone(), link)).body.code, (await writes(phone(), link, ['x'])).body.code]).toEqual([
      'not-a-member',
      'not-a-member',
    ])
  })

  test('[CREW-51] a pasted box says of each line that became no card why', async () => {
    const { link, ada } = await crewOfTwo()
    const box = [
      'Never have I ever met a goose',
      '',
      'Say something nice about geese',
      'Sing a love song to a goose',
      'sing a LOVE song to a goose',
      `Sing a love song to ${'geese '.repeat(30)}`,
      'Sing a love song to my fucking goose',
    ]
    const { body } = await writes(ada, link, box)
    expect(body.mine.map(({ kind, text }) => [kind, text])).toEqual([
      ['never', 'Never have I ever met a goose'],
      ['dare', 'Sing a love song to a goose'],
    ])
    expect(body.refused).toEqual([
      { line: 1, why: 'no-beginning' },
      { line: 3, why: 'twice' },
      { line: 4, why: 'too-long' },
      { line: 5, why: 'bad-words' },
    ])
    // As it was copied, it is pasted again
    expect((await writes(ada, link, texts(await cardsOf(ada, link)))).body).toMatchObject({ kept: 2 })
  })

  test('[CREW-51] no card names a member, has an address or a phone number, or calls for violence', async () => {
    const { link, ada } = await crewOfTwo()
    const lines = [
      ['Apologize out loud to Bob’s ex', 'about-somebody'],
      ['Never have I ever kissed ADA', 'about-somebody'],
      ['Never have I ever kissed Bоb', 'about-somebody'],
      ['Never have I ever opened evil.example.com/x', 'has-contact'],
      ['Never have I ever written to ann@example.com', 'has-contact'],
      ['Never have I ever called 555-123-4567', 'has-contact'],
      ['Never have I ever wanted to kill all the jews', 'bad-words'],
      ['Never have I ever drunk bleach', 'bad-words'],
    ] as const
    const { body } = await writes(
      ada,
      link,
      lines.map(([text]) => text),
    )
    expect(body.refused).toEqual(lines.map(([, why], line) => ({ line, why })))
    expect((await writes(ada, link, ['Never have I ever kissed a bobcat'])).body.refused).toEqual([])
  })

  test('[CREW-52] a crew keeps 200, also of two who write at the same time', async () => {
    const { link, ada, bob } = await crewOfTwo()
    expect((await writes(ada, link, dares(190))).body.kept).toBe(190)
    await Promise.all([writes(ada, link, dares(20, 300)), writes(bob, link, dares(20, 600))])
    expect((await cardsOf(ada, link)).body.kept).toBe(CREW_CARDS_MOST)
    const { refused } = (await writes(bob, link, dares(3, 900))).body
    expect(refused.map(({ why }) => why)).toEqual(['full', 'full', 'full'])
  })

  test('[CREW-53] a box holds 12,000 characters', async () => {
    const { link, ada } = await crewOfTwo()
    const box = `${'geese\n'.repeat(2000)}`
    expect((await writes(ada, link, [box.slice(1)])).body.refused).toHaveLength(CREW_CARDS_MOST)
    expect((await writes(ada, link, [box, 'x'])).status).toBe(400)
  })

  test('[CREW-54] its author takes one back, and who leaves takes theirs', async () => {
    const { link, ada, bob, bobId } = await crewOfTwo()
    const mine = (await writes(bob, link, dares(2))).body.mine
    await writes(ada, link, dares(1, 50))
    const id = mine[0]?.id ?? ''
    expect((await ada.ask('DELETE', `/api/crews/${link}/cards/${id}`)).body.code).toBe('not-found')
    expect((await bob.ask('DELETE', `/api/crews/${link}/cards/${id}`)).body).toMatchObject({ kept: 2 })
    const room = await tonight(ada, link)
    expect(room.session.crewCards).toHaveLength(2)
    expect((await bob.ask('DELETE', `/api/crews/${link}/members/${bobId}`)).status).toBe(200)
    expect((await cardsOf(ada, link)).body).toMatchObject({ kept: 1 })
    expect(JSON.stringify(await sessions().read(room.session.id))).not.toContain('goose 1')
  })

  test('[CREW-55] tonight’s room brings them along, in nobody’s view, and those of no other crew', async () => {
    const [one, two] = [await crewOfTwo(), await crewOfTwo()]
    await writes(one.ada, one.link, dares(60))
    await writes(two.ada, two.link, ['Never have I ever met a fish'])
    const { session, playerId } = await tonight(one.bob, one.link)
    expect(session.crewCards).toHaveLength(40)
    expect(new Set(session.crewCards.map(({ by }) => by))).toEqual(new Set([one.adaId]))
    expect(JSON.stringify([view(session), ownSeat(session, playerId)])).not.toContain('goose')
    expect(JSON.stringify(session)).not.toContain('fish')
    // The next night begins with those that stayed at home
    const first = new Set(session.crewCards.map(({ id }) => id))
    await sessions().update(session.id, (found) => accept({ ...found, ended: 'ended' as const }))
    const next = await tonight(one.ada, one.link)
    expect(next.session.crewCards.filter(({ id }) => !first.has(id))).toHaveLength(20)
  })

  test('[CREW-56] one that was played in the crew’s room is kept when its author says so, once', async () => {
    const { link, ada } = await crewOfTwo()
    const { session, seatToken, playerId } = await tonight(ada, link)
    const card = {
      id: 'card-1',
      by: playerId,
      kind: 'dare' as const,
      text: 'Sing a love song to a goose',
      level: 'Mild' as const,
      family: 'objects' as const,
      topics: [],
      isSigned: false,
      isKept: false,
    }
    const put = (change: Partial<Session>) => sessions().update(session.id, (found) => accept({ ...found, ...change }))
    const keeps = (token = seatToken) =>
      ada.ask('POST', '/api/crews/cards', { sessionId: session.id, seatToken: token, card: 'card-1' })
    await put({ cards: [card] })
    expect((await keeps()).body.code).toBe('not-found')
    await put({ cards: [{ ...card, isSigned: true }] })
    expect((await keeps('x'.repeat(43))).body.code).toBe('bad-seat')
    expect((await keeps()).body).toEqual({ kept: 1 })
    expect((await keeps()).body.code).toBe('not-found')
    expect(texts(await cardsOf(ada, link))).toEqual([card.text])
  })

  test('[CREW-57] a deleted account leaves no card in any crew', async () => {
    const crews = await crewOfTwo()
    const { records } = api()
    await records.crews.change('nothing', accept)
    const kept = await records.crews.byLink(crews.link)
    if (!kept) throw new Error('no crew')
    await records.crews.change(kept.id, (found) =>
      accept({
        ...found,
        members: found.members.map((one) => (one.id === crews.adaId ? { ...one, userId: 'ada' } : one)),
      }),
    )
    await writes(crews.ada, crews.link, dares(2))
    await writes(crews.bob, crews.link, dares(1, 70))
    await eraseAccount(records, { id: 'ada', at: 1 }, () => 'new')
    expect((await cardsOf(crews.bob, crews.link)).body).toMatchObject({ kept: 1 })
  })
})
