import { useEffect } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Logo } from '../../ui/picture/logo.tsx'
import { confirmAgain, confirmAge, leaveForElsewhere } from './gate.ts'

interface AgeGateProps {
  readonly onLeave?: () => void
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

/**
 * Covers everything until the user confirms their age. It draws with the first paint and without a library: the page
 * behind it is inert, so nothing else can have the focus, and Escape has nothing to close.
 */
export function AgeGate({ onLeave = leaveForElsewhere }: AgeGateProps) {
  // The user may have pressed it before this script loaded.
  useEffect(confirmAgain, [])
  return (
    <div data-first="gate" className="fixed inset-0 z-50 grid overflow-y-auto overscroll-contain bg-night/92 p-4">
      <div
        ref={focusOn}
        role="dialog"
        aria-modal="true"
        aria-labelledby="age-gate-title"
        aria-describedby="age-gate-text"
        tabIndex={-1}
        className="m-auto flex w-full max-w-lg flex-col gap-5 rounded-card border-2 border-leaf-700 bg-leaf-900 p-6 outline-none short:gap-4 short:p-5 sm:p-8 flat:gap-3 flat:p-5"
      >
        <div className="flex items-center gap-4">
          <Logo markOnly className="h-20 shrink-0 short:h-14 flat:h-12" />
          <div>
            <Heading level={2} size="title" id="age-gate-title" className="short:text-2xl">
              Age Verification
            </Heading>
            <p className="mt-1 text-muted">The bouncer is friendly. The bouncer still asks.</p>
          </div>
        </div>
        <div id="age-gate-text" className="grid gap-3 text-lg short:text-base flat:text-base">
          <p>
            This site has adult and cannabis-related party game content. You must be 21 or older to come in. By
            continuing you confirm that
          </p>
          <ul className="grid list-disc gap-1.5 pl-6 marker:text-lime">
            <li>you are 21 or older,</li>
            <li>you are in a place where adult content is legal,</li>
            <li>
              you accept the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
              <TextLink to="/disclaimer">Legal Disclaimer</TextLink>.
            </li>
          </ul>
        </div>
        <div className="flex flex-col gap-3 flat:flex-row-reverse">
          <Button size="lg" wide data-first="of-age" onClick={confirmAge}>
            I'm 21 or Older
          </Button>
          <Button kind="ghost" wide onClick={onLeave}>
            I'm Under 21
          </Button>
        </div>
      </div>
    </div>
  )
}
