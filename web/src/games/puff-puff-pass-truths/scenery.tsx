import type { ReactNode } from 'react'
import { Air, Eye, Mouth } from '../../show/scenery/face.tsx'
import { Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { confetti } from './confetti.tsx'
import { transition } from './transition.tsx'

const PUFF =
  'M-52 34c-26 0-34-34-10-44-8-28 26-46 44-26 12-22 48-20 54 6 26-6 42 24 24 42 8 22-22 36-38 22-14 16-44 14-52 0-6 4-14 4-22 0Z'
const BANK = 'M0 120V44c60-40 120-40 200-6s140 26 200-8 140-34 200 4 130 30 200-4v90Z'

/** Over the head of a player who fibs, larger as it rises. */
const SMOKE = [
  'right-[8.4vw] top-[50vh] w-[3.4vw]',
  'right-[6vw] top-[39vh] w-[5.4vw] [animation-delay:-3s]',
  'right-[2.6vw] top-[25vh] w-[8vw] [animation-delay:-6s]',
] as const

/** Fog in the park: a lamp with its cone of light, and banks of it drifting by. On a phone the lamp is above it. */
function Backdrop() {
  return (
    <>
      <Piece
        viewBox="0 0 400 600"
        isStretched
        className="top-0 -left-[46%] h-[80%] w-full lg:top-[14vh] lg:-left-[7vw] tv:-left-[12vw] lg:h-[74vh] lg:w-[34vw]"
      >
        <path d="M186 0h28l150 600H36Z" fill="var(--color-leaf-800)" stroke="none" />
      </Piece>
      <Piece
        viewBox="-110 -70 220 140"
        className="room-drift top-[22%] -right-24 w-56 lg:top-[10vh] lg:right-[6vw] lg:w-80"
      >
        <path d={PUFF} fill="var(--color-leaf-900)" stroke="none" />
      </Piece>
      <Piece
        viewBox="-110 -70 220 140"
        className="room-drift top-[58%] -left-28 w-60 lg:top-[52vh] lg:left-[24vw] lg:w-96 tv:hidden"
      >
        <path d={PUFF} fill="var(--color-leaf-900)" stroke="none" />
      </Piece>
      {SMOKE.map((place) => (
        <Piece key={place} viewBox="-110 -70 220 140" className={`beside-table room-smoke hidden lg:tv:block ${place}`}>
          <path d={PUFF} fill="var(--color-cream)" />
        </Piece>
      ))}
      <Piece
        viewBox="0 0 120 800"
        className="top-[7vh] left-8 h-[86vh] max-2xl:hidden around:hidden lg:tv:block tv:left-[3vw]"
      >
        <path d="M60 112v690" strokeWidth="26" />
        <path d="M60 112v690" strokeWidth="13" stroke="var(--color-coral)" />
        <Lantern />
      </Piece>
      <Piece viewBox="0 0 800 120" isStretched className="room-drift -bottom-2 -left-[4%] h-64 w-[108%] lg:h-[25vh]">
        <path d={BANK} fill="var(--color-leaf-900)" stroke="none" />
      </Piece>
      <Piece viewBox="0 0 800 120" isStretched className="bottom-0 left-0 h-[16vh] w-full -scale-x-100 max-lg:hidden">
        <path d={BANK} fill="var(--color-floor)" stroke="none" />
      </Piece>
    </>
  )
}

function Lantern() {
  return (
    <>
      <path d="M26 40h68l-12 76H38Z" fill="var(--color-amber)" />
      <path d="M14 40h92L74 10H46Z" fill="var(--color-coral)" />
      <path d="M34 116h52" strokeWidth="12" />
      <path d="M50 62v30M70 58v36" stroke="var(--color-cream)" strokeWidth="6" />
    </>
  )
}

/** From a branch that the fog has eaten. */
function Picture() {
  return (
    <Piece viewBox="-50 -44 220 176" className="room-sway">
      <path d="M60 10v-22" strokeWidth="5" />
      <circle cx="60" cy="-22" r="10" strokeWidth="5" />
      <Lantern />
    </Piece>
  )
}

interface PuffProps {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill: string
  readonly children: ReactNode
}

function Puff({ x, y, scale, fill, children }: PuffProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className="room-body">
        <path d="M-20 34v28h-10M20 34v28h10" />
        <path d={PUFF} fill={fill} />
        {children}
      </g>
    </g>
  )
}

/** The one with the false nose: brows, glasses, mustache, and eyes that look for the exit. */
function Fibber({ mood }: { readonly mood: RoomMood }) {
  return (
    <Puff x={320} y={200} scale={1.1} fill="var(--color-silver)">
      <path
        d="M-44-22c10-8 22-8 30-2M44-24c-10-8-22-8-30-2"
        strokeWidth="9"
        transform={mood === 'shocked' ? 'translate(0 -12)' : undefined}
      />
      <circle cx="-24" cy="-4" r="18" fill="var(--color-cream)" />
      <circle cx="24" cy="-4" r="18" fill="var(--color-cream)" />
      <Lens x={-24} mood={mood} />
      <Lens x={24} mood={mood} />
      <path d="M-6-6h12" />
      <path d="M-8-2c-4 12-10 22 8 22s12-10 8-22Z" fill="var(--color-pink)" />
      <path
        d="M0 24c10-8 28-6 40 8-14 6-30 4-40-4-10 8-26 10-40 4 12-14 30-16 40-8Z"
        fill="var(--color-ink)"
        transform={mood === 'shocked' ? 'rotate(-14 0 24)' : undefined}
      />
      <Air x={72} y={-58} mood={mood === 'idle' ? 'tense' : mood} />
    </Puff>
  )
}

/** A lens has no lid, only the eye's direction. */
function Lens({ x, mood }: { readonly x: number; readonly mood: RoomMood }) {
  if (mood === 'asleep') return <path d={`M${x - 10}-4q10 8 20 0`} strokeWidth="5" />
  if (mood === 'glad') return <path d={`M${x - 10}-1q10-13 20 0`} strokeWidth="5" />
  const look = { idle: 7, tense: -7, shocked: 0, shrug: 3 }[mood]
  return (
    <circle
      className="room-blink"
      cx={x + look}
      cy="-3"
      r={mood === 'shocked' ? 4 : 6}
      fill="var(--color-ink)"
      stroke="none"
    />
  )
}

const VIEW = { face: '236 140 176 140', alone: '236 126 182 152', all: '4 126 410 152' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]}>
      {crop === 'all' && (
        <>
          <Puff x={80} y={208} scale={0.95} fill="var(--color-cream)">
            <Eye x={-18} y={-4} r={12} isDot mood={mood} />
            <Eye x={14} y={-4} r={12} isDot mood={mood} />
            <Mouth x={-1} y={14} scale={0.9} mood={mood} idle="M-16-2c8 10 22 10 30 0" />
          </Puff>
          <Puff x={200} y={196} scale={1.02} fill="var(--color-cream)">
            <Eye x={-19} y={-4} r={10} mood={mood === 'idle' ? 'glad' : mood} />
            <Eye x={15} y={-4} r={10} mood={mood === 'idle' ? 'glad' : mood} />
            <Mouth x={-2} y={14} mood={mood === 'idle' ? 'glad' : mood} idle="" />
          </Puff>
        </>
      )}
      <Fibber mood={mood} />
    </Piece>
  )
}

export const scenery: Scenery = { Backdrop, Hero, Picture, confetti, transition }
