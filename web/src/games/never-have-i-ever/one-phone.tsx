import { HiddenCard } from '../one-phone/hidden-card.tsx'
import type { OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { Hands } from './hands.tsx'

/** The statement; and once the hands are counted, who is on which side. */
export function OnePhone({ open, players, onShow }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={() => onShow()} />
  const { prompt, now } = open
  const { on, others, answers } = now.turn
  const { mark, picks } = answers
  // A player who left has no hand to raise.
  const here = players.filter(({ id }) => id === on || others.includes(id))
  if (picks) return <Hands players={here} have={picks.map(({ who }) => who)} called={Number(mark)} on={on} />
  const foot = mark === undefined ? 'Read it out. Then call a number.' : `Called: ${mark}. Hands up, all at once.`
  return <PlainCard prompt={prompt} foot={foot} isTold={mark !== undefined} />
}
