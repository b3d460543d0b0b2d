import { type CardExit, Moves } from '../attempt/card-exit.tsx'
import { LooseCard } from '../attempt/loose-card.tsx'

const TENT = 'M0 0C-8-34-34-54-62-60c-28 6-54 26-62 60Z'

/** A tent of the fair, its right foot at the given point. */
function Tent({ at, color }: { readonly at: string; readonly color: string }) {
  return (
    <g transform={at}>
      <path d="M-62-60v-26l24 9-24 9" fill="var(--color-lime)" strokeWidth="5" />
      <path d={TENT} fill="var(--color-cream)" />
      <path
        d="M-62-60c-12 14-20 36-22 60h44c-2-24-10-46-22-60ZM-62-60C-96-48-116-28-124 0h18c4-26 22-48 44-60ZM-62-60C-28-48-8-28 0 0h-18c-4-26-22-48-44-60Z"
        fill={color}
        strokeWidth="5"
      />
    </g>
  )
}

/** Away over the fair, on a bunch of balloons. */
function FliesOff() {
  return (
    <>
      <Tent at="translate(158 184) scale(1 0.95)" color="var(--color-coral)" />
      <Tent at="translate(452 184) scale(0.94 0.78)" color="var(--color-teal)" />
      <Moves from="translate(-40px, 190px) rotate(-8deg)" at={150} lasts={1500}>
        <g className="card-exit-bobs halts">
          <path d="M214 52 236 92 244 52M286 54 240 92" strokeWidth="4" />
          <path d="M196 2c18 0 30 13 30 30 0 16-14 28-29 28s-31-12-31-28S178 2 196 2Z" fill="var(--color-lime)" />
          <path d="M290 4c18 0 31 13 31 30s-14 28-30 28-30-12-30-29S273 4 290 4Z" fill="var(--color-amber)" />
          <path d="M243-14c20 0 34 15 34 34S262 54 244 54s-35-14-35-33 15-35 34-35Z" fill="var(--color-sky)" />
          <path d="M226 16c0-8 4-13 10-16" stroke="var(--color-cream)" />
          <g transform="translate(240 134) rotate(-7) scale(0.92)">
            <path d="M0-46v-8M-38 4c-16 2-26 12-32 22M38 2c20-2 30-14 32-32" strokeWidth="8" />
            <LooseCard face="cool" />
          </g>
        </g>
      </Moves>
    </>
  )
}

/** Out of its safe, on wings of its own; its resident watches it go. */
function PotFliesOff() {
  return (
    <>
      <path d="M70 178v10M166 178v10" strokeWidth="13" />
      <path
        d="M60 56h116c8 0 12 4 12 12v98c0 8-4 12-12 12H60c-8 0-12-4-12-12V68c0-8 4-12 12-12Z"
        fill="var(--color-lilac)"
      />
      <path d="M76 74h84c5 0 8 3 8 8v72c0 5-3 8-8 8H76c-5 0-8-3-8-8V82c0-5 3-8 8-8Z" fill="var(--color-ink)" />
      <circle cx="100" cy="112" r="15" fill="var(--color-cream)" strokeWidth="5" />
      <circle cx="138" cy="112" r="15" fill="var(--color-cream)" strokeWidth="5" />
      <path d="M106 106h0M144 106h0" strokeWidth="13" />
      <path d="M112 140c5-5 10-5 15 0" stroke="var(--color-cream)" strokeWidth="5" />
      <Moves from="translate(34px, 0) scale(0.2, 1)" at={0} lasts={420}>
        <path d="M48 62 6 48c-5-1-8 1-8 6v118c0 5 3 8 8 7l42-9Z" fill="var(--color-lilac)" />
        <circle cx="24" cy="114" r="13" fill="var(--color-amber)" strokeWidth="5" />
        <path d="M24 101v26M11 114h26" strokeWidth="4" />
      </Moves>
      <Moves from="translate(-200px, 60px) rotate(-14deg) scale(0.5)" at={150} lasts={1400}>
        <g className="card-exit-bobs halts">
          <path
            d="M292 66c-24-48-70-56-84-40-10 12 2 20 8 20-8 8 0 20 10 18-6 10 4 20 14 16 4 12 28 10 48-2Z"
            fill="var(--color-cream)"
          />
          <path
            d="M376 66c24-48 70-56 84-40 10 12-2 20-8 20 8 8 0 20-10 18 6 10-4 20-14 16-4 12-28 10-48-2Z"
            fill="var(--color-cream)"
          />
          <path
            d="M310 34c-38 22-54 62-42 84 8 14 38 18 66 18s58-4 66-18c12-22-4-62-42-84l12-24c-18 10-54 10-72 0Z"
            fill="var(--color-amber)"
          />
          <path d="M306 36c18 7 38 7 56 0" stroke="var(--color-coral)" strokeWidth="9" />
          <path d="M308 78c5-8 14-8 19 0M341 78c5-8 14-8 19 0M318 94c10 12 22 12 32 0" strokeWidth="5" />
        </g>
      </Moves>
      <Moves from="translate(0, -60px)" at={1300} lasts={400}>
        <path d="M270 142h0M316 166h0" strokeWidth="28" />
        <path d="M270 142h0M316 166h0" strokeWidth="16" stroke="var(--color-amber)" />
      </Moves>
    </>
  )
}

export const CARD_EXIT: CardExit = {
  picture: <FliesOff />,
  tone: 'bg-sky',
  lines: [
    '{name} cut the string. Bye, card.',
    '{name} would rather keep the mystery.',
    'Up, up and away, said {name}.',
    '{name} let it go. It was lighter than it looked.',
  ],
}

/** The pot's content stays there. */
export const POT_EXIT: CardExit = {
  picture: <PotFliesOff />,
  tone: 'bg-amber',
  lines: [
    'The jackpot grew wings. {name} held the door.',
    '{name} waved it goodbye: all of it.',
    '{name} let the whole pot fly. It didn’t look back.',
    'Easy come, easy go, said {name}.',
  ],
}
