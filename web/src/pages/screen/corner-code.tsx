import { Qr } from '../../ui/qr.tsx'

/** Latecomers are normal: the way in never leaves the screen. */
export function CornerCode({ code }: { readonly code: string }) {
  return (
    <footer className="mt-auto flex items-center justify-end gap-4">
      <p className="text-right text-muted">
        Join at {window.location.host}/join
        <strong className="block font-display text-3xl tracking-widest text-cream">{code}</strong>
      </p>
      <div className="w-28 shrink-0">
        <Qr value={`${window.location.origin}/join/${code}`} title="Scan to join" />
      </div>
    </footer>
  )
}
