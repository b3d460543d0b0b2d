import { Air, Eye, Mouth } from '../../show/scenery/face.tsx'
import { Leaf, Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { confetti } from './confetti.tsx'
import { transition } from './transition.tsx'

const STARS = [
  // A laptop has text there, or a window.
  ['top-[25%] around:hidden', 'left-[3%]'],
  ['top-[57%]', 'left-[95%]'],
  ['top-[46%]', 'left-[3%]'],
  ['top-[68%]', 'left-[90%]'],
  ['top-[74%]', 'left-[8%]'],
] as const

/** A window at night: the frame at the edges, stars and a moon behind the panes, the sill below. */
function Backdrop() {
  return (
    <>
      {/* Its bars cross where there's nothing to read: at a table they would run behind every word. */}
      <div className="absolute inset-y-0 left-1/2 w-4 -translate-x-1/2 bg-leaf-900 lg:w-7 around:hidden lg:tv:hidden" />
      <div className="absolute inset-x-0 top-[44%] h-4 bg-leaf-900 lg:h-7 around:mask-[linear-gradient(90deg,#000_12%,transparent_16%,transparent_84%,#000_88%)] lg:tv:mask-[linear-gradient(90deg,#000_16%,transparent_20%,transparent_86%,#000_90%)]" />
      <Piece
        viewBox="0 0 120 120"
        className="beside-table top-[62%] -right-10 w-40 max-lg:opacity-60 [stroke:none] lg:top-[40vh] lg:-right-8 lg:w-40 lg:tv:[stroke:var(--color-ink)] tv:top-[25vh] tv:right-[1.5vw] tv:w-[10vh]"
      >
        <path d="M70 8a52 52 0 1 0 42 74A42 42 0 0 1 70 8Z" fill="var(--color-cream)" />
        <path d="M36 62c4-5 10-5 14 0M44 82c6 5 12 5 17 1" strokeWidth="5" />
      </Piece>
      {STARS.map(([top, left]) => (
        <Piece key={top} viewBox="0 0 60 60" className={`room-twinkle w-5 [stroke:none] lg:w-8 ${top} ${left}`}>
          <path d="m30 4 8 17 18 2-13 13 3 18-16-9-16 9 3-18L4 23l18-2Z" fill="var(--color-cream)" />
        </Piece>
      ))}
      <Piece viewBox="0 0 220 230" className="top-[-1vh] left-[4.2vw] hidden h-[17vh] overflow-visible lg:tv:block">
        <Hanging />
      </Piece>
      <div className="absolute inset-y-0 left-0 w-2 bg-cream" />
      <div className="absolute inset-y-0 right-0 w-2 bg-cream" />
      <div className="absolute inset-x-0 top-0 h-2 bg-cream" />
      <div className="absolute inset-x-0 bottom-0 h-[13vh] bg-floor max-lg:hidden" />
      <Piece
        viewBox="196 160 184 134"
        className="bottom-[3vh] left-4 w-[min(13vw,50vw-38.5rem)] max-2xl:hidden around:hidden tv:hidden"
      >
        <Pot />
      </Piece>
    </>
  )
}

/** Another window, and the things that fall past it. */
function Picture() {
  return (
    <Piece viewBox="0 0 230 236">
      <path d="M22 14h186v190H22Z" fill="var(--color-cream)" />
      <path d="M38 30h154v158H38Z" fill="var(--color-leaf-900)" />
      <path d="M86 46a34 34 0 1 0 22 52A27 27 0 0 1 86 46Z" fill="var(--color-cream)" strokeWidth="5" />
      <g fill="var(--color-cream)" stroke="none">
        <path d="m150 52 5 10 11 1-8 8 2 11-10-6-10 6 2-11-8-8 11-1Z" />
        <path className="room-twinkle" d="m66 128 5 10 11 1-8 8 2 11-10-6-10 6 2-11-8-8 11-1Z" />
      </g>
      <path d="m142 158 30-30" stroke="var(--color-cream)" strokeWidth="5" />
      <path d="m136 150 6 10 12 2-9 8 1 12-10-6-11 5 3-11-8-9 12-1Z" fill="var(--color-amber)" strokeWidth="4" />
      <path d="M115 30v158M38 109h154" strokeWidth="13" />
      <path d="M115 33v152M41 109h148" stroke="var(--color-cream)" strokeWidth="5" />
      <path d="M8 204h214v18H8Z" fill="var(--color-cream)" />
    </Piece>
  )
}

/** It has heard everything, and grows very well on it. */
function Hanging() {
  return (
    <g className="room-hung">
      <path d="M110-10 46 142M110-10l64 152M110-10v90" strokeWidth="5" />
      <Leaf x={110} y={146} scale={1.25} />
      <Leaf x={70} y={150} turn={-58} scale={0.9} />
      <Leaf x={150} y={150} turn={58} scale={0.9} />
      <path d="M40 138h140l-16 66c-16 18-92 18-108 0Z" fill="var(--color-coral)" />
      <path d="M84 168h14M122 168h14M92 190c12 8 24 8 36 0" strokeWidth="5" />
    </g>
  )
}

/** No one knows how it fell. */
function Pot() {
  return (
    <>
      <path d="M236 276c4-20 30-34 60-34 36 0 70 12 76 34Z" fill="var(--soil)" />
      <path d="M262 214l40 10-20 48-46-12Z" fill="var(--color-coral)" />
      <path d="M256 206l52 14-4 16-52-14Z" fill="var(--color-coral)" />
      <path d="M344 276l14-34 30 20-4 14Z" fill="var(--color-coral)" />
      <path d="M224 280l18-12 10 12Z" fill="var(--color-coral)" />
      <path d="M310 250c16-4 26-12 34-26" stroke="var(--stem)" strokeWidth="8" />
      <Leaf x={344} y={228} turn={52} scale={0.92} />
      <path d="M212 290h0M196 282h0M206 274h0" stroke="var(--soil)" strokeWidth="9" />
    </>
  )
}

const TAIL = 'M64 264c-30-4-44-28-30-46 8-12 24-6 22 6-2 8-8 8-10 6'

function Body() {
  return (
    <>
      <path d={TAIL} strokeWidth="22" />
      <path d={TAIL} stroke="var(--color-orange)" strokeWidth="11" />
      <path
        d="M84 268c-24 0-34-22-28-50 6-32 26-46 34-72h80c8 26 28 40 34 72 6 28-4 50-28 50Z"
        fill="var(--color-orange)"
      />
      <path d="M106 268v-42M154 268v-42M130 268v-24" />
      <path d="M110 176c12 10 28 10 40 0" stroke="var(--color-cream)" strokeWidth="14" />
    </>
  )
}

function Cat({ mood, isWhole }: { readonly mood: RoomMood; readonly isWhole: boolean }) {
  return (
    <g className="room-body">
      {isWhole && <Body />}
      <path
        d="M80 92 74 48c-1-8 6-11 12-6l24 22c12-4 28-4 40 0l24-22c6-5 13-2 12 6l-6 44c6 10 8 18 8 26 0 28-26 44-58 44s-58-16-58-44c0-8 2-16 8-26Z"
        fill="var(--color-orange)"
      />
      <path d="M118 64l4 16M130 62v18M142 64l-4 16" strokeWidth="5" />
      <Eye x={106} y={108} r={16} mood={mood} look={[-0.31, -0.44]} />
      <Eye x={154} y={108} r={16} mood={mood} look={[-0.31, -0.44]} />
      <path d="M124 128h12l-6 8Z" fill="var(--color-coral)" strokeWidth="5" />
      <Mouth x={130} y={146} scale={0.85} mood={mood} idle="M0-10c-3 12-19 18-26 5M0-10c3 12 19 18 26 5" />
      <path d="M66 124l-24-6M66 136l-24 4M194 124l24-6M194 136l24 4" strokeWidth="4" />
      <Halo mood={mood} />
      <Air x={222} y={66} mood={mood} />
    </g>
  )
}

/** The worse the conscience, the more it tilts. */
function Halo({ mood }: { readonly mood: RoomMood }) {
  const tilt = { idle: -9, tense: -22, glad: 4, shocked: 24, shrug: 14, asleep: -30 }[mood]
  return (
    <g transform={`rotate(${tilt} 130 60)`}>
      <ellipse cx="130" cy="24" rx="42" ry="12" strokeWidth="15" />
      <ellipse cx="130" cy="24" rx="42" ry="12" stroke="var(--color-lime)" strokeWidth="6" />
    </g>
  )
}

const VIEW = { face: '38 2 184 166', alone: '12 4 230 270', all: '12 4 230 270' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]}>
      <Cat mood={mood} isWhole={crop !== 'face'} />
    </Piece>
  )
}

export const scenery: Scenery = {
  Backdrop,
  Hero,
  Picture,
  confetti,
  instead: { '--color-sky': 'var(--color-coral)' },
  transition,
}
