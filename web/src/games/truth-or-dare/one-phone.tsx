import type { OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainOnePhone } from '../one-phone/plain-card.tsx'
import { TwoCards } from '../one-phone/two-cards.tsx'

const CARDS: Readonly<Record<string, { readonly label: string; readonly tint: string }>> = {
  truth: { label: 'Truth', tint: '[--accent:var(--color-sky)]' },
  dare: { label: 'Dare', tint: '[--accent:var(--color-coral)]' },
}

/** Two cards face down, then the chosen one. */
export function OnePhone(props: OnePhoneProps) {
  const { open, kinds, onShow } = props
  if (!open && kinds.length > 1)
    return <TwoCards cards={kinds.map((kind) => CARDS[kind] ?? { label: kind })} onChoose={onShow} />
  return (
    <div className={open ? CARDS[open.prompt.kind]?.tint : undefined}>
      <PlainOnePhone {...props} />
    </div>
  )
}
