import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../look/cx.ts'
import { TOAST_MS, type ToastShown, useToasts } from './toast-store.ts'

const EDGES = { plain: 'border-leaf-500', good: 'border-good', bad: 'border-bad' } as const

function ToastCard({ toast, onGone }: { readonly toast: ToastShown; readonly onGone: () => void }) {
  const tone = toast.tone ?? 'plain'
  return (
    <Radix.Root
      type={tone === 'bad' ? 'foreground' : 'background'}
      duration={toast.ms ?? TOAST_MS}
      onOpenChange={(open) => {
        if (!open) onGone()
      }}
      className={cx(
        'flex items-start gap-3 rounded-card border-2 bg-leaf-800 py-3 pr-2 pl-4 shadow-[0_0.75rem_2rem_oklch(0_0_0/0.5)]',
        'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:animate-toast-out',
        EDGES[tone],
      )}
    >
      {tone === 'good' && <CircleCheck aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-good" />}
      {tone === 'bad' && <CircleAlert aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-bad" />}
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className="font-display text-lg leading-snug font-bold">{toast.title}</Radix.Title>
        {toast.text && <Radix.Description className="text-muted">{toast.text}</Radix.Description>}
        {toast.why && <p className="text-sm text-muted">{toast.why}</p>}
        {toast.action && (
          <Radix.Action asChild altText={toast.action.label}>
            <Button kind="secondary" onClick={toast.action.onPress} className="mt-2 mb-1">
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" icon={<X />} />
      </Radix.Close>
    </Radix.Root>
  )
}

/** `ToastLayer` announces toasts, so what Radix would announce goes where nobody hears it. */
const unheard = document.createElement('div')

/**
 * `ToastLayer` loads this with the first toast. It is at the top, because buttons are at the bottom or in the middle,
 * and to the left of the buttons on a phone on its side.
 */
export function ToastViewport() {
  const shown = useToasts((state) => state.shown)
  const dismiss = useToasts((state) => state.dismiss)
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50} announcerContainer={unheard}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={() => dismiss(toast.id)} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-0 z-60 m-0 flex list-none flex-col gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none md:left-auto md:w-full md:max-w-[420px] flat:left-0! flat:w-[56vw]!"
      />
    </Radix.Provider>
  )
}
