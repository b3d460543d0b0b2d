import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { buttonLook } from '../ui/button/button-look.ts'
import { Art } from '../ui/picture/art.tsx'
import { EmptyState } from '../ui/status/empty-state.tsx'
import { tellEarly } from './early.ts'
import { isPieceMissing } from './piece-missing.ts'
import { tellOfCrash } from './watch-crashes.ts'

interface ErrorBoundaryState {
  readonly fault: unknown
}

/** Catches what a page throws: explains it and offers a way on. React requires a class. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { fault: null }

  static getDerivedStateFromError(fault: unknown): ErrorBoundaryState {
    return { fault: fault ?? new Error('nothing was thrown') }
  }

  override componentDidCatch(fault: unknown): void {
    // The page that held presses are for isn't coming, so presses go to what shows here.
    tellEarly()
    tellOfCrash(fault)
  }

  override render() {
    if (this.state.fault === null) return this.props.children
    return isPieceMissing(this.state.fault) ? <PieceMissing /> : <SomethingBroke />
  }
}

const reload = <Button onClick={() => window.location.reload()}>Reload</Button>
/** A plain link: after a fault, a fresh start is worth more than a quick one. */
const home = (
  <a href="/" className={buttonLook({ kind: 'secondary' })}>
    Back to Home
  </a>
)

function PieceMissing() {
  return (
    <main className="grid grow place-content-center">
      <EmptyState level={1} title="That page didn’t load" art={<Art name="cut-off" />} action={reload}>
        The connection dropped, or there’s a newer Highjinks. Reload to get back in.
      </EmptyState>
    </main>
  )
}

function SomethingBroke() {
  return (
    <main className="grid grow place-content-center">
      <EmptyState
        level={1}
        title="Something broke"
        art={<Art name="nothing-yet" />}
        action={
          <>
            {reload}
            {home}
          </>
        }
      >
        It’s us, not you. Reload the page. Your seat is safe.
      </EmptyState>
    </main>
  )
}
