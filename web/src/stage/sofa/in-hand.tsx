import type { ReactNode } from 'react'
import { Limb } from './limb.tsx'
import type { Pose } from './poses.ts'

const INK = 'var(--color-ink)'

/** Of the color of the hand. */
function Finger({ path }: { readonly path: string }) {
  return <Limb path={path} colour="currentColor" thickness={5} />
}

/** What a pose has in its right hand, or in both: nothing is there for any other. Drawn behind the hand. */
export const IN_HAND: Readonly<Partial<Record<Pose, ReactNode>>> = {
  sings: (
    <g transform="translate(90 120) rotate(-42)">
      <path d="M-4 14 -5-12H5L4 14Z" fill={INK} />
      <circle cy="-19" r="9.5" fill="var(--color-silver)" />
      <path d="M-8-22h16M-7-15h14" strokeWidth="2" />
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
  sneaks: <Finger path="M76 118 74 104" />,
  mimics: <path d="M11 92 6 82M19 90v-12M27 92l4-10M113 92l-4-10M121 90v-12M129 92l5-10" fill="none" />,
  mimes: <path d="M2 54v30M138 104v30M-4 62v12M144 112v12" fill="none" strokeWidth="3" />,
}
