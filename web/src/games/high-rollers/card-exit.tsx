import { type CardExit, Moves } from '../attempt/card-exit.tsx'
import { LooseCard } from '../attempt/loose-card.tsx'
import { Skate } from './skate.tsx'

/** On roller skates, and over the edge of the cloud. */
function SkatesOff() {
  return (
    <>
      <path
        d="M20 186c-14-24 4-48 30-42 4-26 44-32 58-10 14-22 50-20 60 4 16-16 44-12 52 8 22-8 44 6 42 26-2 10-8 14-14 14Z"
        fill="var(--color-cream)"
      />
      <path d="M70 160c8-9 22-9 30 0M168 164c8-9 24-9 32 0" stroke="var(--color-leaf-700)" />
      <g transform="translate(60 108) scale(-1 1)">
        <path
          d="M-22 4c0-16 12-24 26-22 12 2 18 12 16 24-2 10-12 16-22 16-12 0-20-6-20-18Z"
          fill="var(--color-sky)"
          strokeWidth="5"
        />
        <path d="M-22 2l-14 4 14 6Z" fill="var(--color-coral)" strokeWidth="5" />
        <circle cx="-6" cy="-4" r="8" fill="var(--color-cream)" strokeWidth="4" />
        <path d="M-9-4h0" strokeWidth="7" />
        <path d="M4 8c8 0 12 2 16 8" strokeWidth="5" />
      </g>
      <Moves from="scale(0)" at={900} lasts={300}>
        <path d="M252 44h34M240 70h34M250 96h30" strokeWidth="7" stroke="var(--color-cream)" />
      </Moves>
      <Moves
        from="translate(-230px, 12px) rotate(-18deg)"
        via="translate(-110px, 10px) rotate(-18deg)"
        at={100}
        lasts={1150}
      >
        <g transform="translate(352 74) rotate(16)">
          <g className="card-exit-bobs halts">
            <path d="M-16 46v24M18 46v24" strokeWidth="9" />
            <Skate x={-16} y={92} />
            <Skate x={32} y={92} />
            <path d="M-38-8c-20-2-30-16-30-36M38-8c20-2 32-14 34-34" strokeWidth="9" />
            <LooseCard face="thrilled" />
          </g>
        </g>
      </Moves>
    </>
  )
}

export const CARD_EXIT: CardExit = {
  picture: <SkatesOff />,
  tone: 'bg-coral',
  lines: [
    '{name} gave the card its skates, and its freedom.',
    '{name} let it roll. And roll. And roll.',
    '{name} folded. The card rolled on without a hand.',
    'The card left {name} on good terms, and on wheels.',
  ],
}
