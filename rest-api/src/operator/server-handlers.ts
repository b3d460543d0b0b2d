import { accept, type Game } from '@highjinks/protocol'
import type { WriteAudit } from '../audit-log/audit-log.ts'
import { createMakeLink } from '../auth/link-maker.ts'
import { planWeek } from '../challenges/challenges.ts'
import { weekOf } from '../challenges/week.ts'
import { operatorAddress } from '../mail/emails.ts'
import type { Repositories } from '../repositories.ts'
import type { OperatorHandlers } from '../route.ts'
import type { ProveOperator } from './prove-operator.ts'

interface ServerHandlersDeps {
  readonly records: Pick<Repositories, 'serverSettings' | 'links' | 'challenges'>
  readonly catalogue: readonly Game[]
  readonly now: () => number
  readonly writeAudit: WriteAudit
  readonly prove: ProveOperator
}

const WEEKS = 8
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Handles what concerns the whole server. */
export function serverHandlers({
  records,
  catalogue,
  now,
  writeAudit,
  prove,
}: ServerHandlersDeps): Pick<OperatorHandlers, 'weeks' | 'signUp' | 'operatorLink'> {
  const makeLink = createMakeLink(records.links, now)
  return {
    async weeks() {
      const weeks = Array.from({ length: WEEKS }, async (_, i) => {
        const week = weekOf(now() + i * WEEK_MS)
        // One that is already open doesn't change with the catalog
        const challenge = (await records.challenges.byId(week.id)) ?? planWeek(week, catalogue)
        if (!challenge) return []
        const { id, title, gameId, startsAt, endsAt } = challenge
        const gameName = catalogue.find((game) => game.id === gameId)?.name ?? ''
        return [{ id, title, gameName, startsAt, endsAt }]
      })
      return accept({ weeks: (await Promise.all(weeks)).flat() })
    },

    async signUp({ user, body: { isOpen } }) {
      await writeAudit(user, { what: isOpen ? 'sign-up open' : 'sign-up closed', about: 'house' })
      await records.serverSettings.openSignUp(isOpen)
      return accept({ isOpen })
    },

    async operatorLink(call) {
      const { user, origin } = call
      const proven = await prove(call)
      if (!proven.ok) return proven
      await writeAudit(user, { what: 'operator link', about: 'house' })
      return accept({ link: operatorAddress(origin, await makeLink('operator', null, user)) })
    },
  }
}
