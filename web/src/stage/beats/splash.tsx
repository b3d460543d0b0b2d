import type { ReactNode } from 'react'
import { Takeover } from './takeover.tsx'
import './splash.css'

interface SplashProps {
  readonly isOn: boolean
  readonly color: 'gold' | 'sky' | 'curtain'
  readonly children: ReactNode
}

const SPLASH_MS = 900

/** The greatest thing that can be said of a turn: rays from edge to edge, and the word. */
export function Splash({ isOn, color, children }: SplashProps) {
  return (
    <Takeover isOn={isOn} ms={SPLASH_MS} color={color}>
      <span className="splash-rays" />
      <div className="splash-words">{children}</div>
    </Takeover>
  )
}
