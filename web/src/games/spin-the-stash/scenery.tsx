import { Air, Eye, Mouth } from '../../show/scenery/face.tsx'
import { Fringe } from '../../show/scenery/fringe.tsx'
import { Leaf, Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { confetti } from './confetti.tsx'
import { transition } from './transition.tsx'
import './crank.css'
import './windfall.css'

const GONDOLAS = [0, 45, 90, 135, 180, 225, 270, 315]
const WEDGES = ['cream', 'amber', 'teal', 'cream', 'coral', 'lilac', 'cream', 'sky']

/** The fairground: rays of a big top, an awning, the big wheel against the sky. */
function Backdrop() {
  return (
    <>
      <div className="absolute inset-0 bg-[repeating-conic-gradient(from_-4.5deg_at_50%_108%,color-mix(in_oklab,var(--color-leaf-900)_60%,transparent)_0_9deg,transparent_9deg_18deg)]" />
      <div className="jackpot-ground" />
      <Piece
        viewBox="-130 -130 260 300"
        className="-right-28 bottom-44 h-80 opacity-50 lg:right-auto lg:bottom-[13vh] lg:-left-[12vw] lg:h-[54vh]"
      >
        <g stroke="var(--color-leaf-700)">
          <path d="M0 0-54 166M0 0 54 166" strokeWidth="10" />
          <circle r="104" strokeWidth="9" />
          <circle r="84" strokeWidth="4" />
          {GONDOLAS.map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path d="M0 0v-104" strokeWidth="5" />
              <circle cy="-104" r="17" fill="var(--color-leaf-700)" stroke="none" />
            </g>
          ))}
          <circle r="16" fill="var(--color-leaf-700)" />
        </g>
      </Piece>
      <Fringe
        fills={['var(--color-cream)', 'var(--color-leaf-700)']}
        className="-translate-y-3 scale-75 max-lg:w-[134%] lg:w-full lg:-translate-y-6 lg:scale-100 tv:-translate-y-3"
      />
      <Piece
        viewBox="0 -26 200 286"
        className="beside-table fair-balloon room-float bottom-[10vh] left-4 h-[18vh] max-2xl:hidden around:hidden lg:tv:block tv:top-[25vh] tv:right-[3vw] tv:bottom-auto tv:left-auto tv:h-[29vh]"
      >
        <Balloon />
      </Piece>
      <div className="absolute inset-x-0 bottom-0 h-[13vh] bg-floor max-lg:hidden" />
      <Piece viewBox="0 0 400 20" isStretched className="inset-x-0 bottom-[13vh] h-4 w-full max-lg:hidden">
        <path
          d="M0 20c20-26 30-26 50 0 20-26 30-26 50 0 20-26 30-26 50 0 20-26 30-26 50 0 20-26 30-26 50 0 20-26 30-26 50 0 20-26 30-26 50 0 20-26 30-26 50 0Z"
          fill="var(--color-floor)"
          stroke="none"
        />
      </Piece>
    </>
  )
}

/** Someone has let go of it. */
function Balloon() {
  return (
    <>
      <path d="M100 150c-40 40-10 60-4 110" strokeWidth="4" />
      <path
        d="M100 150c30-70 62-66 62-104a62 62 0 0 0-124 0c0 38 32 34 62 104Z"
        fill="var(--color-sky)"
        transform="rotate(-10 100 150)"
      />
      <path d="M76 20c-14 8-18 18-18 30" stroke="var(--color-cream)" transform="rotate(-10 100 150)" />
      <path d="M96 148l-10 14h22Z" fill="var(--color-sky)" />
      <Leaf x={92} y={82} scale={0.66} turn={-10} />
    </>
  )
}

function Picture() {
  return (
    <Piece viewBox="28 -26 144 296" className="room-float">
      <Balloon />
    </Piece>
  )
}

/** A wedge of the wheel, an eighth of it. */
const WEDGE = 'M0 0V-100A100 100 0 0 1 70.7-70.7Z'

function DizzyWheel() {
  return (
    <g transform="translate(118 152)">
      <path d="M-36 60-66 130h132L36 60Z" fill="var(--color-lilac)" />
      <circle r="106" fill="var(--color-lilac)" />
      <g transform="rotate(9) scale(0.9)">
        {WEDGES.map((color, i) => (
          <path key={GONDOLAS[i]} d={WEDGE} transform={`rotate(${i * 45})`} fill={`var(--color-${color})`} />
        ))}
      </g>
      <circle r="36" fill="var(--color-cream)" />
      <path
        d="M-15-6c3 0 4 4 0 5-6 1-8-6-3-10 7-5 15 1 13 10-2 10-15 12-21 4M15-6c3 0 4 4 0 5-6 1-8-6-3-10 7-5 15 1 13 10-2 10-15 12-21 4"
        strokeWidth="4"
      />
      <path d="M-16 18c6-6 10-6 15 0s10 6 17-2" strokeWidth="5" />
      <path d="M-22-124h44c5 0 7 4 5 8L5-82c-2 4-8 4-10 0l-22-34c-2-4 0-8 5-8Z" fill="var(--color-lime)" />
    </g>
  )
}

/** It gives the wheel a little push. */
function Arm() {
  return (
    <>
      <path
        d="M322 214c-40 14-72 12-104-6-12-7-24-4-30 6-7 12-3 25 10 33 40 24 84 26 124 12Z"
        fill="var(--color-orange)"
      />
      <path
        d="M189 224c7-2 12 0 17 4M195 240c5-4 11-5 16-3M268 219c-4 12-4 26 0 40M294 216c-4 12-4 28 0 44"
        strokeWidth="5"
      />
    </>
  )
}

/** Candy floss, while someone else turns the wheel. */
function Floss() {
  return (
    <g className="cat-floss">
      <path d="M199 268 214 176" strokeWidth="15" />
      <path d="M199 268 214 176" stroke="var(--color-cream)" strokeWidth="6" />
      <path
        d="M196 172c-22-2-30-26-14-38-8-22 12-38 30-30 8-20 38-18 42 2 20-4 32 18 20 32 12 14 2 34-18 34-14 12-46 12-60 0Z"
        fill="var(--color-lilac)"
      />
      <path d="M198 148c-4-16 14-26 26-16M240 118c12 0 16 14 8 22M222 158c10 6 22 2 26-6" strokeWidth="5" />
    </g>
  )
}

/** It turns a TV's wheel, by a rod to its axle. */
function Crank() {
  return (
    <g className="cat-crank">
      <path d="M-120 60 198 224v-20" strokeWidth="20" />
      <path d="M-120 60 198 224v-20" stroke="var(--color-lilac)" strokeWidth="9" />
      <path d="M198 216v-34" stroke="var(--color-ink)" strokeWidth="27" />
      <path d="M198 216v-34" stroke="var(--color-lime)" strokeWidth="16" />
    </g>
  )
}

/** Around the stick. */
function Paw() {
  return (
    <path
      d="M180 208c4-9 16-11 22-6 9-2 16 5 14 13 4 8-3 16-11 15-6 6-17 4-21-3-8-2-10-12-4-19Z"
      fill="var(--color-orange)"
      strokeWidth="5"
    />
  )
}

interface CatProps {
  readonly mood: RoomMood
  readonly isWhole: boolean
  /** Without the wheel it holds something else. */
  readonly isAlone: boolean
}

function Cat({ mood, isWhole, isAlone }: CatProps) {
  return (
    <g className="room-body">
      {isWhole && <path d="M262 282c-10-84 18-136 62-136s72 52 64 136Z" fill="var(--color-orange)" />}
      <path
        d="M274 92 268 46c-1-8 6-11 12-6l24 22c12-4 28-4 40 0l24-22c6-5 13-2 12 6l-6 46c6 10 8 18 8 26 0 28-26 44-58 44s-58-16-58-44c0-8 2-16 8-26Z"
        fill="var(--color-orange)"
      />
      <path d="M312 64l4 16M324 62v18M336 64l-4 16" strokeWidth="5" />
      <Eye x={303} y={108} r={15} isSmug mood={mood} look={[-0.35, 0]} />
      <Eye x={345} y={108} r={15} isSmug mood={mood} look={[-0.35, 0]} />
      <path d="M318 128h12l-6 8Z" fill="var(--color-coral)" strokeWidth="5" />
      <Mouth x={324} y={146} scale={0.85} mood={mood} idle="M0-9c-3 12-20 14-28 4M0-9c3 12 20 14 28 4" />
      <path d="M262 124l-24-6M262 136l-24 4M386 124l20-6M386 136l20 4" strokeWidth="4" />
      {isAlone && <Floss />}
      {isAlone && <Crank />}
      {isWhole && <Arm />}
      {isAlone && <Paw />}
      <Air x={404} y={70} mood={mood} />
    </g>
  )
}

const VIEW = { face: '240 28 168 140', alone: '168 28 256 262', all: '8 20 406 266' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]}>
      {crop === 'all' && <DizzyWheel />}
      <Cat mood={mood} isWhole={crop !== 'face'} isAlone={crop === 'alone'} />
    </Piece>
  )
}

export const scenery: Scenery = {
  Backdrop,
  Hero,
  Picture,
  confetti,
  instead: { '--color-pink': 'var(--color-sky)' },
  transition,
}
