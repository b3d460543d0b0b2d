import { type PointerEvent, type ReactNode, useRef } from 'react'

interface ToyProps {
  /** A wheel turns with the finger, dice move along with it. */
  readonly moves: 'round' | 'along'
  readonly hint: string
  readonly onLetGo: () => void
  readonly children: ReactNode
}

interface Grip {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** A thing to grab: it follows the finger, and spins or rolls on release or a tap. */
export function Toy({ moves, hint, onLetGo, children }: ToyProps) {
  const grip = useRef<Grip | null>(null)
  const place = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>): Grip => {
    const box = currentTarget.getBoundingClientRect()
    const angle = Math.atan2(y - box.top - box.height / 2, x - box.left - box.width / 2)
    return { x, y, angle: (angle * 180) / Math.PI }
  }
  function follow(event: PointerEvent<HTMLDivElement>) {
    if (!grip.current) return
    const now = place(event)
    const thing = event.currentTarget.firstElementChild
    if (!(thing instanceof HTMLElement)) return
    thing.style.transform =
      moves === 'round'
        ? `rotate(${now.angle - grip.current.angle}deg)`
        : `translate(${now.x - grip.current.x}px, ${now.y - grip.current.y}px) rotate(${(now.x - grip.current.x) / 6}deg)`
  }
  return (
    <div
      // The button beside it does the same, and says so.
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grip.current = place(event)
      }}
      onPointerMove={follow}
      onPointerUp={() => grip.current && onLetGo()}
      onPointerCancel={(event) => {
        grip.current = null
        if (event.currentTarget.firstElementChild instanceof HTMLElement)
          event.currentTarget.firstElementChild.style.transform = ''
      }}
      className="mx-auto w-full max-w-2xl animate-pop cursor-grab touch-none select-none active:cursor-grabbing"
    >
      <div>{children}</div>
      <p className="mt-2 text-center text-lg text-muted">{hint}</p>
    </div>
  )
}
