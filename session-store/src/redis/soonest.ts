import type { Link } from './link.ts'

/** Returns the members of these sorted sets whose time has come, the most overdue first. */
export async function membersDue(link: Link, sets: readonly string[], now: number, limit: number): Promise<string[]> {
  const answers = await Promise.all(
    sets.map((set) => link.ask((redis) => redis.zrangebyscore(set, '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit))),
  )
  const found = answers.flatMap((flat) =>
    flat.flatMap((member, i) => (i % 2 === 0 ? [{ member, at: Number(flat[i + 1]) }] : [])),
  )
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ member }) => member)
}
