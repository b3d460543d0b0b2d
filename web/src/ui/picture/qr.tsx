import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { cx } from '../look/cx.ts'

const Drawing = lazyComponent(() => import('./qr-drawing.tsx').then((file) => file.QrDrawing))

export interface QrProps {
  readonly value: string
  readonly title?: string
  readonly className?: string
}

/** Dark on paper, as cameras prefer, and as wide as its place. */
export function Qr({ value, title = 'Scan to join', className }: QrProps) {
  return (
    <div className={cx('qr paper aspect-square w-full rounded-control', className)}>
      <Suspense>
        <Drawing value={value} title={title} />
      </Suspense>
    </div>
  )
}
