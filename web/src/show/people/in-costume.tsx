import type { ReactNode } from 'react'
import type { Pose } from './poses.ts'

const CAPE = (
  <>
    <path
      d="M52 122C20 134 2 168-4 204c16-2 26 2 36 8 12-8 26-8 38 0 12-8 26-8 38 0 10-6 20-10 36-8-6-36-24-70-56-82Z"
      fill="var(--color-coral)"
    />
    <path d="M22 156 14 190M118 156l8 34" strokeWidth="3" />
  </>
)

/** Behind them. */
export const CAPES: Readonly<Partial<Record<Pose, ReactNode>>> = { reigns: CAPE, soars: CAPE }
