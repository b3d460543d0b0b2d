import { Air, Eye, Mouth } from '../../show/scenery/face.tsx'
import { Leaf, Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { Bottle } from './bottle.tsx'
import { confetti } from './confetti.tsx'
import { transition } from './transition.tsx'

/** A parlor after dinner: striped paper, someone's ancestors, the round table. */
function Backdrop() {
  return (
    <>
      <div className="absolute inset-0 bg-[repeating-linear-gradient(90deg,transparent_0_3rem,color-mix(in_oklab,var(--color-leaf-900)_48%,transparent)_3rem_6rem)] lg:bg-size-[200%_100%]" />
      <Piece viewBox="0 0 200 200" className="top-[38vh] -right-10 w-40 max-2xl:hidden around:hidden tv:hidden">
        <circle cx="100" cy="100" r="86" fill="var(--color-amber)" />
        <circle cx="100" cy="100" r="62" fill="var(--color-cream)" />
        <path d="M100 56v44l30 18" />
        <path d="M100 46v4M154 100h-4M100 154v-4M46 100h4" />
      </Piece>
      <Piece viewBox="0 0 400 104" isStretched className="-left-[20%] bottom-0 h-[26vh] w-[140%] max-lg:hidden">
        <ellipse cx="200" cy="104" rx="200" ry="100" fill="var(--color-floor)" stroke="none" />
        <ellipse
          cx="200"
          cy="108"
          rx="168"
          ry="80"
          className="fill-[color-mix(in_oklab,var(--color-floor)_75%,var(--color-night))]"
          stroke="none"
        />
      </Piece>
      <Piece
        viewBox="0 0 220 260"
        className="beside-table bottom-[15vh] left-3 h-[20vh] max-2xl:hidden around:hidden lg:tv:block tv:top-[27vh] tv:right-[2.2vw] tv:bottom-auto tv:left-auto tv:h-[25vh] tv:overflow-visible"
      >
        <Ancestor />
      </Piece>
    </>
  )
}

/** On a nail of its own. */
function Picture() {
  return (
    <Piece viewBox="4 -26 212 280">
      <path d="M64 18 110-20 156 18" strokeWidth="4" />
      <circle cx="110" cy="-20" r="5" fill="var(--color-ink)" stroke="none" />
      <Ancestor />
    </Piece>
  )
}

/** Great-uncle Bud, who smelled like that too. */
function Ancestor() {
  return (
    <g className="room-hung">
      <path d="M16 18h188v224H16Z" fill="var(--color-amber)" />
      <path d="M40 42h140v176H40Z" fill="var(--color-leaf-800)" />
      <path d="M70 218c0-40 14-58 40-58s40 18 40 58" fill="var(--color-teal)" />
      <circle cx="110" cy="118" r="40" fill="var(--color-cream)" />
      <path d="M66 98c8-38 80-38 88 0Z" fill="var(--color-ink)" />
      <path d="M92 140c10 7 26 7 36 0" />
      <g fill="var(--color-coral)" strokeWidth="5">
        <path d="M84 112h18c0 12-18 12-18 0ZM118 112h18c0 12-18 12-18 0Z" />
      </g>
      <Leaf x={110} y={78} scale={0.62} />
      <Leaf x={142} y={206} scale={0.4} turn={24} isSmall />
    </g>
  )
}

function Plant({ mood }: { readonly mood: RoomMood }) {
  const isUp = mood === 'shocked' || mood === 'tense'
  return (
    <g className="room-body">
      <path d="M316 176C312 150 314 128 318 108" stroke="var(--stem)" strokeWidth="9" />
      <Leaf x={318} y={112} scale={mood === 'asleep' ? 0.95 : 1.12} turn={mood === 'asleep' ? 24 : 0} />
      <path
        d="M314 164c-18-6-38-20-42-48 24 2 40 18 44 44ZM318 160c6-22 20-38 46-40-4 28-22 42-44 46Z"
        fill="var(--color-lime)"
        transform={isUp ? 'translate(0 -6)' : undefined}
      />
      <path d="M272 188h92l-12 78h-68Z" fill="var(--color-amber)" />
      <path d="M264 166h108v26H264Z" fill="var(--color-amber)" />
      <Eye x={300} y={216} r={12} mood={mood} look={[-0.35, 0.15]} />
      <Eye x={334} y={216} r={12} mood={mood} look={[-0.35, 0.15]} />
      <Mouth x={317} y={243} mood={mood} idle="M-13 0c5-6 9-6 13 0s8 6 13-1" />
      <Air x={386} y={146} mood={mood} />
    </g>
  )
}

const VIEW = { face: '226 32 184 242', alone: '248 36 150 236', all: '20 30 384 246' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]}>
      {crop === 'all' && (
        <g transform="translate(142 196) rotate(-9)">
          <Bottle mood={mood} />
        </g>
      )}
      <Plant mood={mood} />
    </Piece>
  )
}

export const scenery: Scenery = {
  Backdrop,
  Hero,
  Picture,
  confetti,
  instead: { '--color-coral': 'var(--color-sky)' },
  transition,
}
