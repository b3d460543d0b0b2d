import { accept, type Game, refuse, type Step, type UserEntry } from '@highjinks/protocol'
import type { Users } from '../accounts/users.ts'
import type { History } from '../history/history.ts'
import type { Handlers } from '../route.ts'
import { type Challenges, isActive, openCurrent, type WeeklyChallenge } from './challenges.ts'
import type { Entries, Entry } from './entries.ts'
import { presentChallenge, presentEntry, presentRow } from './present.ts'

const PAGE = 100

export interface ChallengeDeps {
  readonly challenges: Challenges
  readonly entries: Entries
  readonly history: Pick<History, 'count'>
  readonly users: Pick<Users, 'byIds'>
  readonly catalogue: readonly Game[]
  readonly now: () => number
}

type ChallengeName = 'currentChallenge' | 'leaderboard' | 'userEntry' | 'joinChallenge' | 'submitScore'

export function challengeHandlers(deps: ChallengeDeps): Pick<Handlers, ChallengeName> {
  const { challenges, entries, users, history, catalogue, now } = deps

  const ranked = async (entry: Entry): Promise<UserEntry> => presentEntry(entry, await entries.rank(entry))

  /** Returns the challenge if it's open now. */
  async function running(id: string): Promise<Step<WeeklyChallenge>> {
    const challenge = await challenges.byId(id)
    if (!challenge) return refuse('challenge-not-found')
    return isActive(challenge, now()) ? accept(challenge) : refuse('ended')
  }

  return {
    async currentChallenge() {
      const challenge = await openCurrent(deps, now())
      const game = catalogue.find((one) => one.id === challenge?.gameId)
      return accept(challenge && game ? presentChallenge(challenge, game, now()) : null)
    },

    async leaderboard({ query: { challengeId, offset = 0, limit = PAGE } }) {
      if (!(await challenges.byId(challengeId))) return refuse('challenge-not-found')
      const page = await entries.top(challengeId, offset, Math.min(PAGE, Math.max(1, limit)))
      const accounts = new Map((await users.byIds(page.map((entry) => entry.userId))).map((one) => [one.id, one]))
      const sharing = [...accounts.values()].filter(({ settings }) => settings.shareActivity).map(({ id }) => id)
      const played = await history.count(sharing)
      return accept(
        page.map((entry, i) =>
          presentRow(entry, offset + i + 1, accounts.get(entry.userId), played.get(entry.userId) ?? 0),
        ),
      )
    },

    async userEntry({ user, query: { challengeId, userId } }) {
      if (userId !== undefined && userId !== user.id) return refuse('forbidden')
      if (!(await challenges.byId(challengeId))) return refuse('challenge-not-found')
      const entry = await entries.find(challengeId, user.id)
      return accept(entry && (await ranked(entry)))
    },

    async joinChallenge({ user, body }) {
      const challenge = await running(body.challengeId)
      if (!challenge.ok) return challenge
      const { id, maxParticipants } = challenge.state
      const joined = await entries.join({ challengeId: id, userId: user.id, at: now(), most: maxParticipants })
      return joined.ok ? accept(await ranked(joined.state)) : joined
    },

    async submitScore({ user, body }) {
      const challenge = await running(body.challengeId)
      if (!challenge.ok) return challenge
      const result = { score: body.score, verified: false, at: now() }
      const entry = await entries.score(challenge.state.id, user.id, result)
      return entry ? accept(await ranked(entry)) : refuse('not-joined')
    },
  }
}
