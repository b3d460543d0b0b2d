import { BALCONY_PAY, type BalconyView, balconyPlays, type SessionView } from '@highjinks/protocol'

/** Its answer, once its outcome is out. */
export function saidWords({ said, percent }: NonNullable<BalconyView['told']>): string {
  return `The balcony said ${said}, ${percent}%.`
}

export function timesRight({ right, of }: Pick<BalconyView, 'right' | 'of'>): string {
  return `${right} of ${of} times right`
}

/** On a spectator's own phone, at the end: their guesses of tonight beside the balcony's. */
export function ownWords(own: Pick<BalconyView, 'right' | 'of'>, balcony: Pick<BalconyView, 'right' | 'of'>): string {
  if (own.of === 0) return ''
  const isBest = balcony.of > 0 && own.right / own.of > balcony.right / balcony.of
  return `You: right ${own.right} of ${own.of}.${isBest ? ' You’re the best seat up here.' : ''}`
}

/** Before its answer shows, nothing about it does: neither the answer nor what it pays. */
export function untilTold(balcony: BalconyView, isTold: boolean): BalconyView {
  const { told, score, right, of } = balcony
  if (isTold || !told) return balcony
  const paid = told.isRight ? 1 : 0
  return { score: score - paid * BALCONY_PAY, right: right - paid, of: of - 1, told: null }
}

/** Everyone who is here, and no bots or TVs. */
export function peopleHere({ players, watchers, tvs }: SessionView): number {
  return players.filter(({ isBot }) => !isBot).length + watchers - tvs
}

/** Whether it would play along in the next game. */
export function playsAlong(view: SessionView): boolean {
  return balconyPlays(view.session.settings.balcony, peopleHere(view))
}
