import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { SheetOnDemand } from '../../ui/overlay/sheet-on-demand.tsx'
import { ByHand } from './by-hand.tsx'
import { type InstallMethod, install, rememberAsked } from './installing.ts'

export function Offer({ method }: { readonly method: Exclude<InstallMethod, 'none'> }) {
  const [isDone, setDone] = useState(false)
  const [isExplained, setExplained] = useState(false)
  useEffect(rememberAsked, [])
  function answer(isWanted: boolean) {
    setDone(true)
    if (!isWanted) return
    if (method === 'asks') void install()
    else setExplained(true)
  }
  return (
    <>
      {!isDone && (
        <section
          aria-label="Install Highjinks"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border-2 border-leaf-700 bg-leaf-900 px-4 py-3"
        >
          <img src="/favicon.svg" alt="" className="size-10 shrink-0" />
          <p className="min-w-0 flex-1 basis-40 leading-snug">
            <strong className="font-display">For next time.</strong> Highjinks on your home screen, one tap away.
          </p>
          <div className="flex gap-2">
            <Button kind="secondary" onClick={() => answer(true)}>
              {method === 'asks' ? 'Install' : 'Show Me How'}
            </Button>
            <Button kind="ghost" onClick={() => answer(false)}>
              No Thanks
            </Button>
          </div>
        </section>
      )}
      <SheetOnDemand
        open={isExplained}
        onOpenChange={setExplained}
        title="Highjinks on your home screen"
        actions={<Button onClick={() => setExplained(false)}>Got It</Button>}
      >
        <ByHand />
      </SheetOnDemand>
    </>
  )
}
