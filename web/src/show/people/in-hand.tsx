import type { ReactNode } from 'react'
import { Limb } from './limb.tsx'
import type { Pose } from './poses.ts'

const INK = 'var(--color-ink)'

/** Has the color of the hand. */
function Finger({ path }: { readonly path: string }) {
  return <Limb path={path} colour="currentColor" thickness={5} />
}

/** Objects for a pose's right hand or both hands, drawn behind the hand. */
export const IN_HAND: Readonly<Partial<Record<Pose, ReactNode>>> = {
  sings: (
    <g transform="translate(90 120) rotate(-42)">
      <path d="M-4 14 -5-12H5L4 14Z" fill={INK} />
      <circle cy="-19" r="9.5" fill="var(--color-silver)" />
      <path d="M-8-22h16M-7-15h14" strokeWidth="2" />
    </g>
  ),
  shouts: (
    <g transform="translate(100 96) rotate(-24)">
      <path d="M-10-8 50-30V26L-10 8Z" fill="var(--color-cream)" />
      <path d="M50-34c14 0 14 64 0 64s-14-64 0-64Z" fill="var(--color-coral)" />
      <path d="M2 10 6 30H20L18 14" fill={INK} />
    </g>
  ),
  sells: (
    <g transform="translate(128 96)">
      <path d="M-12-2v-22c0-4 4-4 4-8v-6H8v6c0 4 4 4 4 8v22Z" fill="var(--color-teal)" />
      <path d="M-12-20h24v12h-24Z" fill="var(--color-cream)" strokeWidth="2.5" />
      <path d="M-10-44H10v8h-20Z" fill="var(--color-coral)" />
    </g>
  ),
  argues: <Finger path="M123 76V60" />,
  calls: (
    <g transform="translate(106 92) rotate(10)" fill={INK}>
      <rect x="-9" y="-19" width="18" height="34" rx="5" />
    </g>
  ),
  gives: (
    <g transform="translate(70 146)">
      <path d="M-22-12h44V22h-44Z" fill="var(--color-coral)" />
      <path d="M-26-20h52v10h-52Z" fill="var(--color-coral)" />
      <path d="M-5-20H5V22H-5Z" fill="var(--color-cream)" strokeWidth="2.5" />
      <path d="M0-20c-14 0-16-14-8-14 6 0 8 8 8 14 0-6 2-14 8-14 8 0 6 14-8 14Z" fill="var(--color-cream)" />
    </g>
  ),
  accepts: (
    <g transform="translate(66 166) rotate(-66) scale(0.9)">
      <path
        d="M-22-16C-34-20-36-34-26-40M22-16c12-4 14-18 4-24M0-30v-30M-10-26-18-52M10-26 18-52"
        fill="none"
        stroke="var(--color-leaf)"
        strokeWidth="5"
      />
      <path d="M-7 24-22-20 0-30 22-20 7 24Z" fill="var(--color-lilac)" />
      <path d="M-8 4H8" stroke="var(--color-cream)" strokeWidth="7" />
      <g fill="var(--color-cream)">
        <circle cx="-26" cy="-36" r="10" />
        <circle cx="26" cy="-36" r="10" />
        <circle cy="-58" r="11" />
      </g>
      <g fill="var(--color-pink)">
        <circle cx="-13" cy="-44" r="10" />
        <circle cx="13" cy="-44" r="10" />
      </g>
      <circle cy="-30" r="10" fill="var(--color-amber)" />
    </g>
  ),
  sneaks: <Finger path="M76 118 74 104" />,
  mimics: <path d="M11 92 6 82M19 90v-12M27 92l4-10M113 92l-4-10M121 90v-12M129 92l5-10" fill="none" />,
  pumps: <path d="M98 40 92 32M119 34V22M140 40l7-8" fill="none" strokeWidth="4" />,
  dabs: <Limb path="M97 104C76 98 48 88 26 80" colour="currentColor" />,
  shreds: (
    <g transform="translate(84 135) rotate(31)">
      <path d="M-20-5h-62v10h62Z" fill="var(--color-cream)" />
      <path d="M-82-9h-14v18h14Z" fill="var(--color-coral)" />
      <path
        d="M-22 0c0-16 14-22 24-14 6 4 10 2 16-2 12-6 26 0 26 16S30 22 18 16c-6-4-10-6-16-2-10 8-24 2-24-14Z"
        fill="var(--color-lilac)"
      />
      <circle cx="2" r="6" fill={INK} />
    </g>
  ),
  moonwalks: (
    <g transform="translate(114 50) rotate(22)">
      <path d="M-19 6c0-24 4-28 12-24 5 2 9 2 14 0 8-4 12 0 12 24Z" fill={INK} />
      <path d="M-18 2h36" stroke="var(--color-cream)" strokeWidth="5" />
      <path d="M-31 9h62" strokeWidth="8" />
    </g>
  ),
  flexes: <path d="M0 92-6 84M14 86 12 75M140 92l6-8M126 86l2-11" fill="none" strokeWidth="4" />,
  hearts: <path d="M70 152C40 132 50 106 70 122C90 106 100 132 70 152Z" fill="var(--color-coral)" />,
  reigns: (
    <g transform="translate(124 96) rotate(8)">
      <path d="M0 34V-20" strokeWidth="13" />
      <path d="M0 34V-20" stroke="var(--color-amber)" strokeWidth="6" />
      <circle cy="-28" r="12" fill="var(--color-lime)" />
    </g>
  ),
  hoists: (
    <g transform="translate(132 46)">
      <path d="M-19-18c-14-2-16 18 2 20M19-18c14-2 16 18-2 20" fill="none" strokeWidth="5" />
      <path d="M-20-26h40c0 24-6 38-16 40v8h8v9h-24v-9h8v-8c-10-2-16-16-16-40Z" fill="var(--color-amber)" />
      <path d="M-9-18c0 12 2 18 6 22" fill="none" stroke="var(--color-cream)" strokeWidth="5" />
    </g>
  ),
  hides: <Limb path="M29 103C32 97 44 94 54 91M111 109C108 108 98 107 90 106" colour="currentColor" />,
  whistles: (
    <g transform="translate(128 62)">
      <path d="M-4 14V-14l20-5v26" fill="none" strokeWidth="5" />
      <ellipse cx="-10" cy="15" rx="7" ry="5.5" fill={INK} />
      <ellipse cx="10" cy="8" rx="7" ry="5.5" fill={INK} />
    </g>
  ),
  facepalms: <Limb path="M112 95C106 86 96 78 86 73" colour="currentColor" />,
  mimes: <path d="M2 54v30M138 104v30M-4 62v12M144 112v12" fill="none" strokeWidth="3" />,
}
