import { Stamp } from '../attempt/ruling.tsx'
import { HiddenCard } from '../one-phone/hidden-card.tsx'
import type { OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'

/** The card's text is the beginnings, which need the room. */
const WITH_STARTERS = 'max-sm:[--text-prompt:1.375rem]'

/** Three stories to tell, and once everyone has voted, the lie. */
export function OnePhone({ open, onShow }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={() => onShow()} />
  const { prompt, now } = open
  if (prompt.kind !== 'statements') return <PlainCard prompt={prompt} />
  const { mark, picks } = now.turn.answers
  if (picks) return <Stamp tone="coral" words={`The ${mark}!`} foot="That was the lie." />
  const { starters } = prompt
  return (
    <PlainCard
      prompt={prompt}
      isTold={mark !== undefined}
      foot={mark === undefined ? <Beginnings starters={starters} /> : 'Tell all three with a straight face.'}
      className={mark === undefined && starters.length > 0 ? WITH_STARTERS : undefined}
    />
  )
}

function Beginnings({ starters }: { readonly starters: readonly string[] }) {
  return (
    <>
      {starters.length > 0 && (
        <ul className="mb-3 grid gap-1 font-display text-lg font-bold max-sm:gap-2 max-sm:text-base max-sm:leading-tight">
          {starters.map((starter) => (
            <li key={starter}>{starter}</li>
          ))}
        </ul>
      )}
      Decide which one will be the lie, then tell all three.
    </>
  )
}
