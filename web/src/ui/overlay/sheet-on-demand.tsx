import { type ComponentProps, lazy, Suspense, useState } from 'react'

const Sheet = lazy(() => import('./sheet.tsx').then((file) => ({ default: file.Sheet })))

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
