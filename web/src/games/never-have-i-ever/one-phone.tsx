import { HiddenCard } from '../one-phone/hidden-card.tsx'
import type { OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { Hands } from './hands.tsx'

/** The statement; and once the hands are counted, who is on which side. */
export function OnePhone({ open, players, onShow }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={() => onShow()} />
  const { prompt, now } = open
  const { mark, picks } = now.turn.answers
  if (picks)
    return <Hands players={players} have={picks.map(({ who }) => who)} called={Number(mark)} on={now.turn.on} />
  const foot = mark === undefined ? 'Read it out. Then call a number.' : `Called: ${mark}. Hands up, all at once.`
  return <PlainCard prompt={prompt} foot={foot} isTold={mark !== undefined} />
}
