import { Air, Eye, Mouth } from '../../show/scenery/face.tsx'
import { Leaf, Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { confetti } from './confetti.tsx'
import { transition } from './transition.tsx'

const STEAM = 'M70 46c-14 14 14 24 0 40s10 22 2 34M34 70c-10 12 10 18 0 32'

/** The kitchen at breakfast: tiles, a rail with pans, a shelf with jars, and something burning. */
function Backdrop() {
  return (
    <>
      <div className="absolute inset-0 bg-[linear-gradient(var(--color-leaf-900)_3px,transparent_3px),linear-gradient(90deg,var(--color-leaf-900)_3px,transparent_3px)] bg-size-[4rem_4rem] lg:bg-size-[6rem_6rem]" />
      <Piece viewBox="0 0 440 190" className="-top-2 left-[0.6vw] hidden w-[14.2vw] lg:tv:block">
        <path d="M0 26h440" strokeWidth="9" />
        <Herbs />
        <g className="room-sway">
          <Pan />
        </g>
        <g className="room-sway">
          <path d="M182 26v80" strokeWidth="8" />
          <circle cx="182" cy="128" r="24" fill="var(--color-silver)" />
        </g>
        <g className="room-sway">
          <path d="M268 26v46" strokeWidth="8" />
          <path d="M246 72h44v58c0 12-44 12-44 0Z" fill="var(--color-orange)" />
          <path d="M258 84v36M278 84v36" strokeWidth="5" />
        </g>
      </Piece>
      <Piece viewBox="0 0 300 150" className="bottom-[15vh] left-0 w-44 max-2xl:hidden around:hidden tv:hidden">
        <path d="M30 50h52v78H30ZM24 34h64v16H24Z" fill="var(--color-cream)" />
        <path d="M42 76h28v26H42Z" fill="var(--color-pink)" strokeWidth="5" />
        <path d="M112 128V72c0-14 14-14 14-30h24c0 16 14 16 14 30v56Z" fill="var(--color-amber)" />
        <path d="M112 92h52" strokeWidth="5" />
        <path d="M196 128V86h70v42Z" fill="var(--color-coral)" />
        <Leaf x={231} y={84} scale={0.8} />
        <path d="M0 128h310" strokeWidth="13" />
      </Piece>
      <Piece
        viewBox="16 36 76 96"
        className="room-twinkle top-[30%] left-1 w-10 lg:top-auto lg:bottom-[40vh] lg:left-16 lg:w-16 tv:hidden"
      >
        <path d={STEAM} stroke="var(--color-leaf-800)" strokeWidth="8" />
      </Piece>
      <Piece viewBox="16 36 76 96" className="room-twinkle top-[44%] right-0 w-10 lg:hidden">
        <path d={STEAM} stroke="var(--color-leaf-800)" strokeWidth="8" />
      </Piece>
      {['tv:right-[7.6vw]', 'tv:right-[4.6vw] [animation-delay:-4s]'].map((place) => (
        <Piece
          key={place}
          viewBox="16 36 76 96"
          className={`beside-table room-smoke hidden lg:tv:block tv:top-[44vh] tv:w-[5vw] ${place}`}
        >
          <path d={STEAM} stroke="var(--color-cream)" strokeWidth="9" />
        </Piece>
      ))}
      <div className="absolute inset-x-0 bottom-0 h-[15vh] bg-floor max-lg:hidden" />
    </>
  )
}

function Pan() {
  return (
    <g>
      <path d="M70 26v44" />
      <path d="M30 112a40 40 0 0 0 80 0V92H30Z" fill="var(--color-coral)" />
      <path d="M66 70h8v24h-8Z" fill="var(--color-ink)" />
    </g>
  )
}

/** The end of the rail that smells of herbs. */
function Picture() {
  return (
    <Piece viewBox="8 6 228 172">
      <path d="M16 26h212" strokeWidth="9" />
      <path d="M16 26V12M228 26V12" />
      <Pan />
      <g transform="translate(-206)">
        <Herbs />
      </g>
    </Piece>
  )
}

/** Hung up to dry: oregano, officially. */
function Herbs() {
  return (
    <g className="room-sway">
      <path d="M376 26v46" />
      {[-26, 26, 0].map((turn) => (
        <Leaf key={turn} x={376} y={80} turn={180 + turn} scale={1.15} />
      ))}
      <path d="M358 66h36v20h-36Z" fill="var(--color-coral)" />
    </g>
  )
}

function Slice({ mood, isLong }: { readonly mood: RoomMood; readonly isLong: boolean }) {
  return (
    <g className="room-body">
      <path d="M100 216V116c-28-14-30-62 12-72 34-10 84-10 116 0 40 12 38 58 12 72v100Z" fill="var(--crust)" />
      <path
        d="M118 213V104c-22-8-24-38 4-44 30-8 66-8 96 0 28 8 26 36 4 44v109Z"
        fill="var(--color-amber)"
        stroke="none"
      />
      <Eye x={144} y={113} r={18} isSmug mood={mood} look={[0.5, 0]} />
      <Eye x={194} y={113} r={18} isSmug mood={mood} look={[0.5, 0]} />
      {mood === 'idle' && <path d="M126 84l30 4M212 78l-30 10" />}
      <Nose isLong={isLong} />
      <Mouth x={167} y={184} mood={mood} idle="M-21-2c14 10 34 8 44-4" />
      <ellipse cx="130" cy="152" rx="11" ry="7" fill="var(--color-coral)" stroke="none" />
    </g>
  )
}

/** It grows with every fib. */
function Nose({ isLong }: { readonly isLong: boolean }) {
  return (
    <g transform={isLong ? undefined : 'translate(92 70) scale(0.5)'}>
      <path d="M184 138 350 112c14-2 24 6 25 16s-6 19-20 20l-170 14c-18 0-20-22-1-24Z" fill="var(--color-orange)" />
      <path d="M232 134l10 16M268 128l10 18M304 123l10 17M338 118l8 16" strokeWidth="5" />
      <path d="M362 112c2-10 0-18-4-26" strokeWidth="5" />
      <Leaf x={358} y={88} turn={-4} scale={0.5} isSmall />
    </g>
  )
}

function Bird({ mood }: { readonly mood: RoomMood }) {
  return (
    <g transform={`translate(296 ${mood === 'shocked' ? 78 : 98})`} strokeWidth="5">
      <path
        d="M-24 2c0-16 12-24 26-22 12 2 18 10 16 22 8 0 12 4 16 12-10 4-16 4-22 2-6 8-12 10-18 10-12 0-18-10-18-24Z"
        fill="var(--color-coral)"
      />
      <path d="M-24 0l-13 5 14 5Z" fill="var(--color-amber)" />
      <Eye x={-8} y={-6} r={7} isDot mood={mood === 'asleep' ? mood : 'idle'} />
      <path d="M-6 24v6M6 22v6" strokeWidth="4" />
    </g>
  )
}

function Toaster() {
  return (
    <>
      <path
        d="M64 210h212c18 0 26 10 26 24v32c0 12-8 18-20 18H58c-12 0-20-6-20-18v-32c0-14 8-24 26-24Z"
        fill="var(--color-silver)"
      />
      <path d="M86 210h168" strokeWidth="12" />
      <path d="M302 228h18v20" />
      <circle cx="320" cy="252" r="9" fill="var(--color-coral)" />
      <path d="M62 232v26" stroke="var(--color-cream)" strokeWidth="8" />
      <circle cx="170" cy="250" r="13" fill="var(--color-cream)" />
      <path d="M170 250l6-7" strokeWidth="5" />
      <path d="M70 286v8M270 286v8" />
    </>
  )
}

const VIEW = { face: '78 30 190 190', alone: '30 30 354 268', all: '30 30 354 268' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]}>
      <Slice mood={mood} isLong={crop !== 'face' && mood !== 'asleep'} />
      {crop !== 'face' && (
        <>
          {mood !== 'asleep' && <Bird mood={mood} />}
          <Toaster />
          <Air x={56} y={96} mood={mood} />
        </>
      )}
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
