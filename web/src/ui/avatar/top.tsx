import type { ReactNode } from 'react'
import type { Face } from './face.ts'

function shapes(colour: string): Record<Face['top'], ReactNode> {
  return {
    none: null,
    sprout: (
      <path
        d="M50 30V17M50 19c-3-9-11-12-18-10 1 8 8 13 18 10ZM50 17c2-8 10-12 17-10 0 8-7 13-17 10Z"
        fill="var(--color-lime)"
      />
    ),
    beanie: (
      <>
        <path d="M46.7 15a6 6 0 1 1 6.6 0M24 39c0-16 11-24 26-24s26 8 26 24Z" fill={colour} />
        <rect x="20" y="34" width="60" height="11" rx="5.5" fill={colour} />
      </>
    ),
    curls: (
      <path
        d="M22 46c-8-3-8-14 0-16-2-9 7-15 14-11 3-8 16-10 20-3 8-4 17 3 15 11 9 1 11 13 4 18-4 3-9 1-11-3-5 4-12 3-14-2-5 4-12 3-14-2-3 6-9 8-14 8Z"
        fill={colour}
      />
    ),
    spikes: <path d="M22 45 20 22l11 9 5-18 11 14 8-17 7 17 12-10-1 16 9 1-6 13c-13-12-40-13-54-2Z" fill={colour} />,
    party: (
      <>
        <path d="M33 36 53 5l15 30c-10 6-25 6-35 1ZM46 16l12 6M39 26l24 8" fill={colour} />
        <circle cx="53" cy="6" r="5" fill="var(--color-cream)" />
      </>
    ),
    phones: (
      <>
        <path d="M20 56C18 32 31 18 50 18s32 14 30 38" fill="none" strokeWidth="6" />
        <path
          d="M12 54a6 6 0 0 1 6-6h1a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6ZM75 54a6 6 0 0 1 6-6h1a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6Z"
          fill={colour}
        />
      </>
    ),
    bucket: (
      <>
        <path d="M29 36 34 15c9-4 23-4 32 0l5 21Z" fill={colour} />
        <path d="M29 33c-8 2-14 6-16 12 22-6 52-6 74 0-2-6-8-10-16-12-13-3-29-3-42 0Z" fill={colour} />
      </>
    ),
    bun: (
      <>
        <circle cx="50" cy="14" r="10" fill={colour} />
        <path d="M20 50c-1-19 12-29 30-29s31 10 30 29c-5-2-9-6-11-11-14 4-30 3-38-2-1 6-5 10-11 13Z" fill={colour} />
      </>
    ),
    mop: (
      <path
        d="M16 60c-4-27 10-42 34-42s38 15 34 42c-6-1-9-6-9-12-9 2-18-1-22-6-5 5-14 8-23 6-1 6-7 11-14 12Z"
        fill={colour}
      />
    ),
  }
}

export function Top({ shape, colour }: { readonly shape: Face['top']; readonly colour: string }) {
  return shapes(colour)[shape]
}
