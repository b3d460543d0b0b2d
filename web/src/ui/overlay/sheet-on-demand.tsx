import { type ComponentProps, Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const Sheet = lazyComponent(() => import('./sheet.tsx').then((file) => file.Sheet))

/** A sheet that loads when it first opens, as it might never. */
export function SheetOnDemand(props: ComponentProps<typeof Sheet>) {
  return useOnceTrue(props.open) ? (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  ) : null
}

/** Returns true from the first time on. */
function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}
