import { Users, X } from 'lucide-react'
import { ownCrew } from '../../session/crew/own-crew.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Logo } from '../../ui/picture/logo.tsx'
import { NavEntry } from './nav-link.tsx'
import { Navigation } from './navigation.tsx'

/** Opens the browser's own modal, which holds the focus, hides the page from screen readers, and closes on Escape. */
function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes it through the browser instead of removing it, so that the focus returns to the opener. */
function close({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.closest('dialog')?.close()
}

/** The sidebar on a phone. A press beside it closes it, and so does navigation. */
export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const crew = ownCrew.get()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press beside it; keys have Escape and the close button
    <dialog
      ref={showModal}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close(event)
      }}
      className="m-0 h-dvh max-h-none w-[min(20rem,86vw)] bg-leaf-900 overscroll-contain text-cream transition-transform duration-300 ease-settle backdrop:bg-night/80 starting:-translate-x-full"
    >
      <div className="flex min-h-full flex-col gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between pl-2">
          <Logo className="h-8" />
          <IconButton label="Close menu" icon={<X aria-hidden="true" />} onClick={close} />
        </div>
        {crew && <NavEntry to={`/c/${crew.link}`} label={`Your crew: ${crew.name}`} Icon={Users} isFolded={false} />}
        <Navigation />
      </div>
    </dialog>
  )
}
