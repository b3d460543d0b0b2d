import { Leaf } from '../../show/scenery/piece.tsx'
import { type CardExit, Moves } from '../attempt/card-exit.tsx'
import { COOL } from '../attempt/loose-card.tsx'

const CREST = 'c12-22 28-22 40 0'
const WAVE = `${CREST}c12 14 28 14 40 0`

/** Rolled up, corked and off to sea: the cover's bottle, with the card aboard. */
function BottlePost() {
  return (
    <>
      <path d={`M60 150${WAVE.repeat(4)}${CREST}V180H60Z`} fill="var(--color-lilac)" />
      <Moves from="translate(-90px, 6px) rotate(-8deg)" at={700} lasts={1400}>
        <g transform="translate(232 102) rotate(-10) scale(1.08)">
          <g className="card-exit-bobs halts">
            <path
              d="M-98-44H-8C24-44 26-21 50-21H92V21H50C26 21 24 44-8 44H-98c-9 0-14-5-14-14v-60c0-9 5-14 14-14Z"
              fill="var(--color-teal)"
            />
            <Moves from="translate(230px, -60px) rotate(40deg)" via="translate(150px, 0)" at={0} lasts={620}>
              <path
                d="M-90-29h86c8 0 12 13 12 29s-4 29-12 29h-86c-8 0-11-13-11-29s3-29 11-29Z"
                fill="var(--color-cream)"
              />
              <path d="M-4-29c-8 0-12 12-12 29s4 29 12 29M2-10c-7-2-9 6-7 12" strokeWidth="5" />
              <g transform="translate(-55 2)">{COOL}</g>
            </Moves>
            <path d="M-98-35H-46M-34-35h6" stroke="var(--color-cream)" strokeWidth="7" />
            <Moves from="translate(110px, -30px) rotate(80deg)" at={560} lasts={320}>
              <path d="M84-15h22l6-8h16V23H112l-6-8H84Z" fill="var(--color-amber)" />
              <g transform="translate(120 -22) rotate(22)">
                <Leaf x={0} y={0} scale={0.66} />
              </g>
            </Moves>
          </g>
        </g>
      </Moves>
      <path d={`M20 162${WAVE.repeat(5)}${CREST}V188H20Z`} fill="var(--color-sky)" />
    </>
  )
}

export const CARD_EXIT: CardExit = {
  picture: <BottlePost />,
  tone: 'bg-teal',
  lines: [
    '{name} sent it on by bottle post.',
    '{name} put a cork in it.',
    '{name} let it sail. Bon voyage, card.',
    'It’s at sea now. {name} waved from the dock.',
  ],
}
