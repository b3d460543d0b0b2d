import { type ComponentProps, Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const Sheet = lazyComponent(() => import('./sheet.tsx').then((file) => file.Sheet))

/** A sheet that is fetched when it is first opened, for what may never be. */
export function SheetOnDemand(props: ComponentProps<typeof Sheet>) {
  return useOnceTrue(props.open) ? (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  ) : null
}

/** True from the first time on. */
function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}
