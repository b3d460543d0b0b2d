import { findCards, readCards, whyNotAside } from '@highjinks/games/put-aside'
import { accept } from '@highjinks/protocol'
import { CARDS_FOUND_MOST } from '@highjinks/protocol/operator'
import type { SessionStore } from '@highjinks/session-store'
import type { WriteAudit } from '../audit-log/audit-log.ts'
import type { OperatorHandlers } from '../route.ts'

interface CardDeps {
  readonly cardsAside: SessionStore['cardsAside']
  readonly writeAudit: WriteAudit
}

type CardName = 'cardsAside' | 'findCards' | 'putCardAside' | 'putCardBack'

/** Sets cards aside at every table right away, and puts them back. */
export function cardHandlers({ cardsAside, writeAudit }: CardDeps): Pick<OperatorHandlers, CardName> {
  return {
    cardsAside: async () => accept({ cards: [...(await readCards([...cardsAside.current()].sort()))] }),

    findCards: async ({ query }) => accept({ cards: [...(await findCards(query.words, CARDS_FOUND_MOST))] }),

    async putCardAside({ user, body: { id } }) {
      const reason = await whyNotAside(id, cardsAside.current())
      if (reason) return accept({ outcome: reason })
      await writeAudit(user, { what: 'card off', about: id })
      return accept({ outcome: (await cardsAside.putAside(id)) ? 'done' : 'too-many' })
    },

    async putCardBack({ user, body: { id } }) {
      if (!cardsAside.current().has(id)) return accept({ outcome: 'unknown' })
      await writeAudit(user, { what: 'card on', about: id })
      await cardsAside.putBack(id)
      return accept({ outcome: 'done' })
    },
  }
}
