import { Air, Eye } from '../../show/scenery/face.tsx'
import { Fringe } from '../../show/scenery/fringe.tsx'
import { Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { confetti } from './confetti.tsx'
import { transition } from './transition.tsx'

/** The theater of the cover: red curtains, gold ropes, a pink border, a spot on the boards. */
function Backdrop() {
  return (
    <>
      <div className="absolute inset-0 bg-[conic-gradient(from_150deg_at_50%_-45%,var(--color-leaf-700)_0_8deg,transparent_8deg_52deg,var(--color-leaf-700)_52deg)] lg:bg-[conic-gradient(from_140deg_at_50%_-60%,var(--color-leaf-700)_0_12deg,transparent_12deg_68deg,var(--color-leaf-700)_68deg)]" />
      <div className="absolute inset-x-0 bottom-0 h-[15vh] bg-floor max-lg:hidden" />
      <Piece viewBox="0 0 400 60" isStretched className="bottom-[3vh] left-[18%] h-[18vh] w-[64%] max-lg:hidden">
        <ellipse cx="200" cy="30" rx="198" ry="29" fill="var(--color-cream)" stroke="none" opacity="0.75" />
      </Piece>
      <Curtain className="left-0" />
      <Curtain className="right-0 -scale-x-100" />
      <Piece viewBox="0 0 260 240" className="top-[3vh] left-[1vw] hidden h-[17vh] lg:tv:block">
        <path d="M92-20v40M178-20v60" strokeWidth="5" />
        <Masks />
      </Piece>
      <Fringe
        fills={['var(--color-coral)', 'var(--color-coral)']}
        className="-translate-y-3 scale-75 max-lg:w-[134%] lg:w-full lg:-translate-y-6 lg:scale-100 tv:-translate-y-3"
      />
    </>
  )
}

/** Comedy, who has had a cookie, and tragedy, who has had the last one. */
function Masks() {
  return (
    <g className="room-hung">
      <g transform="rotate(8 178 120)">
        <path d="M128 40c34 10 66 10 100 0 8 70-8 124-50 132-42-8-58-62-50-132Z" fill="var(--color-lilac)" />
        <path d="M148 92c8-8 18-8 24-2M186 90c8-6 18-6 24 2M158 146c10-14 30-14 40 0" />
      </g>
      <g transform="rotate(-7 92 120)">
        <path d="M36 22c38 12 74 12 112 0 8 80-10 140-56 150C46 162 28 102 36 22Z" fill="var(--color-lime)" />
        <path d="M56 78h28c0 18-28 18-28 0ZM100 78h28c0 18-28 18-28 0Z" fill="var(--color-coral)" strokeWidth="5" />
        <path d="M60 116c18 10 46 10 64 0-4 26-18 36-32 36s-28-10-32-36Z" fill="var(--color-curtain)" />
      </g>
    </g>
  )
}

function Picture() {
  return (
    <Piece viewBox="24 -34 210 212">
      <circle cx="135" cy="-24" r="5" fill="var(--color-ink)" stroke="none" />
      <path d="M92 24 135-24 178 40" strokeWidth="5" />
      <Masks />
    </Piece>
  )
}

function Curtain({ className }: { readonly className: string }) {
  return (
    <Piece
      viewBox="0 0 92 320"
      isStretched
      className={`-top-2 h-[calc(100%+1rem)] w-3 max-lg:[stroke:none] 2xl:w-[clamp(1.5rem,50vw-40.5rem,8vw)] lg:tv:w-[13vw] ${className}`}
    >
      <g strokeWidth="inherit">
        <path
          d="M-10-10h98c6 70-10 130-44 166 14 50 10 100-8 174H-10Z"
          fill="var(--color-curtain)"
          vectorEffect="non-scaling-stroke"
        />
        <g vectorEffect="non-scaling-stroke">
          <path d="M28-10c4 60-4 110-24 150M60-10c4 60-8 110-32 150M20 180c6 40 4 80-4 140" strokeWidth="2.5" />
        </g>
        <path
          d="M-10 148c20 10 40 12 62 6"
          stroke="var(--color-amber)"
          strokeWidth="9"
          className="max-2xl:hidden lg:tv:inline"
        />
      </g>
    </Piece>
  )
}

const JAW: Readonly<Record<RoomMood, number>> = { idle: 0, tense: -5, glad: 9, shocked: 16, shrug: 4, asleep: -7 }

/** The sock that would be a dragon king. Its mouth is its whole face. */
function Puppet({ mood }: { readonly mood: RoomMood }) {
  const isDown = mood === 'asleep'
  return (
    <g className="room-body">
      <g transform={isDown ? 'rotate(9 110 280)' : undefined}>
        <path
          d="M84 310c4-44 4-92 4-126-2-46 22-76 62-78 34-2 60 14 70 34 6 12 0 22-12 24l-46 6c22 0 38 4 44 14 6 12-2 24-16 24h-38c-6 20-8 58-6 102Z"
          fill="var(--color-sky)"
        />
        {JAW[mood] > 0 ? (
          <path d={`M134 170c20 2 46-2 70-7-2 ${JAW[mood] * 2}-34 ${JAW[mood] * 2}-70 7Z`} fill="var(--color-coral)" />
        ) : (
          <path d="M162 170c-14 2-24 2-34 0" />
        )}
        <Eye x={146} y={122} r={15} mood={mood} look={[0.34, 0.15]} />
        <Eye x={178} y={120} r={13} mood={mood} look={[0.38, 0.15]} />
        <path d="M110 112 98 72l22 14 12-26 18 24 20-18-2 24" fill="var(--color-amber)" />
        <path d="M104 116c18-16 42-22 70-22" />
        <path d="M95 200c16 5 32 6 47 4" stroke="var(--color-cream)" strokeWidth="9" />
        <path d="M95 217c16 5 30 6 45 4" stroke="var(--color-coral)" strokeWidth="9" />
        <Air x={232} y={92} mood={mood} />
      </g>
      <path
        d="M74 262c-8-10 0-22 12-20 2-12 18-14 24-4 8-10 22-8 26 2 10-8 24 0 22 12 10 4 8 20-4 22-4 8-18 10-24 2-8 8-22 6-26-2-10 6-24 2-30-12Z"
        fill="var(--color-cream)"
      />
    </g>
  )
}

function Cookie() {
  return (
    <g>
      <path d="M226 226h92l-10 16h-72ZM240 242h64v106h-64Z" fill="var(--color-cream)" />
      <g transform="translate(0 12)">
        <path
          d="M272 142c9 0 15 2 20 5-2 7 3 14 11 13-1 8 4 13 10 13 1 3 1 6 1 9 0 21-19 36-42 36s-41-16-41-38 18-38 41-38Z"
          fill="var(--color-amber)"
        />
        <g fill="var(--color-ink)" stroke="none">
          <circle cx="256" cy="170" r="5" />
          <circle cx="272" cy="158" r="4" />
          <circle cx="250" cy="192" r="5" />
          <circle cx="294" cy="196" r="5" />
          <circle cx="276" cy="204" r="4" />
        </g>
      </g>
    </g>
  )
}

const VIEW = { face: '70 52 176 180', alone: '44 52 280 272', all: '38 52 296 300' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]} className={crop === 'face' ? 'overflow-hidden!' : ''}>
      {crop !== 'face' && <Cookie />}
      <Puppet mood={mood} />
      {crop !== 'face' && <path d="M52 288h132v60H52Z" fill="var(--color-curtain)" />}
      {crop !== 'face' && <path d="M46 282h144" stroke="var(--color-amber)" strokeWidth="12" />}
    </Piece>
  )
}

export const scenery: Scenery = {
  Backdrop,
  Hero,
  Picture,
  confetti,
  instead: { '--color-amber': 'var(--color-lime)' },
  transition,
}
