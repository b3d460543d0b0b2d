import type { ReactNode } from 'react'
import { Later } from '../../ui/layout/later.tsx'
import { Takeover } from './takeover.tsx'
import './splash.css'

interface SplashProps {
  readonly isOn: boolean
  readonly color: 'gold' | 'sky' | 'curtain'
  readonly children: ReactNode
}

const SPLASH_MS = 900

/** The biggest news of a turn: rays from edge to edge, and the word. */
export function Splash({ isOn, color, children }: SplashProps) {
  return (
    <Takeover isOn={isOn} ms={SPLASH_MS} color={color}>
      {/* The pieces come with its ground. */}
      <Later>
        <span className="splash-rays" />
        <div className="splash-words">{children}</div>
      </Later>
    </Takeover>
  )
}
