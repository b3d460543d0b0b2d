import { useState } from 'react'
import { type Failure, failureOf } from '../../lib/failure-words.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { goToProvider } from '../account/provider.ts'
import type { UnderWay } from '../account/under-way.ts'
import { GoogleButton } from './google-button.tsx'
import type { Mode } from './modes.ts'

interface OtherSignInProps {
  readonly mode: Mode
  readonly underWay: UnderWay | null
}

/** Below the form: the server's provider, or what is coming soon if it has none. */
export function OtherSignIn({ mode, underWay }: OtherSignInProps) {
  const site = useSite()
  if (site.status === 'loading') {
    // Reserves the place, so that no one presses a button that turns into another one
    return (
      <Button kind="secondary" wide disabled className="invisible">
        …
      </Button>
    )
  }
  const provider = site.status === 'ready' ? site.value.provider : null
  return provider ? <ProviderButton name={provider.name} underWay={underWay} /> : <GoogleButton mode={mode} />
}

function ProviderButton({ name, underWay }: { readonly name: string; readonly underWay: UnderWay | null }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function leave() {
    setBusy(true)
    setFailure(null)
    try {
      await goToProvider('sign in', underWay)
    } catch (fault) {
      setBusy(false)
      setFailure(failureOf(fault, `We couldn’t take you to ${name}.`))
    }
  }
  return (
    <>
      {failure && <FailedAlert title="Not logged in" {...failure} onRetry={() => void leave()} />}
      <Button kind="secondary" wide busy={isBusy} onClick={() => void leave()}>
        <span className="min-w-0 break-words">Continue with {name}</span>
      </Button>
    </>
  )
}
