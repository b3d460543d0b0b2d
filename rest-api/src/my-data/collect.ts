import type { Game, MyData } from '@highjinks/protocol'
import type { Account } from '../accounts/users.ts'
import { presentUser } from '../auth/present.ts'
import type { Crew } from '../crews/crew.ts'
import type { Bookmark, PlayedGame } from '../history/history.ts'
import { presentGame } from '../history/present.ts'
import type { Repositories } from '../repositories.ts'

const PAGE = 200

/** Collects everything stored about an account except its password, for its owner. */
export async function collectMyData(
  records: Repositories,
  account: Account,
  { now, catalogue }: { readonly now: number; readonly catalogue: readonly Game[] },
): Promise<MyData> {
  const time = (at: number) => new Date(at).toISOString()
  const [signIns, links, tickets, hearts, entries, reports, crews, games] = await Promise.all([
    records.places.times(account.id),
    records.links.of(account.id),
    records.tickets.of(account.id),
    records.favorites.of(account.id),
    records.entries.of(account.id),
    records.reports.by(account.id),
    records.crews.of(account.id),
    allGames(records, account.id),
  ])
  return {
    collectedAt: time(now),
    account: presentUser(account),
    signIns: signIns.map(time),
    links: links.map(({ purpose, until }) => ({ purpose, until: time(until) })),
    provider: account.providerKey === null ? null : { whom: account.providerKey, since: time(account.providerAt ?? 0) },
    visits: tickets.map(({ until }) => ({ until: time(until) })),
    favorites: hearts.map(({ gameId, addedAt }) => ({ gameId, addedAt: time(addedAt) })),
    history: games.map((game) => presentGame(game, catalogue)),
    challenges: entries.map(({ challengeId, joinedAt, best }) => ({
      challengeId,
      joinedAt: time(joinedAt),
      score: best.score,
      verified: best.verified,
    })),
    crews: await Promise.all(crews.map((crew) => crewShown(records, crew, account.id, time))).then((all) => all.flat()),
    reports: reports.map(({ at, kind, text, reason }) => ({ at: time(at), kind, text, reason })),
  }
}

async function crewShown(
  { crewCards }: Repositories,
  { id, name, link, members }: Crew,
  userId: string,
  time: (at: number) => string,
): Promise<MyData['crews']> {
  const own = members.find((one) => one.userId === userId)
  if (!own) return []
  const cards = await crewCards.of(id, own.id)
  return [{ name, link, asName: own.name, since: time(own.since), cards: cards.map(({ text }) => text) }]
}

async function allGames({ history }: Repositories, userId: string): Promise<readonly PlayedGame[]> {
  const games: PlayedGame[] = []
  for (;;) {
    const last: Bookmark | null = games.at(-1) ?? null
    const page = await history.of(userId, last, PAGE)
    games.push(...page)
    if (page.length < PAGE) return games
  }
}
