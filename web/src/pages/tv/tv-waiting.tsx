import { Smartphone, Tv } from 'lucide-react'
import { useLinkOrigin } from '../../lib/site.ts'
import { useMark } from '../../lib/use-mark.ts'
import { Link } from '../../ui/button/link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Logo } from '../../ui/picture/logo.tsx'
import { Qr } from '../../ui/picture/qr.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { HouseSign } from './house-sign.tsx'
import { usePairing } from './pairing.ts'
import './canvas.css'
import './tv-lobby.css'
import './tv-waiting.css'
import { said } from '../../ui/announcer/announcer.ts'

/** A TV without a room: how to connect one. `code`: null until the server has sent one. */
export function TvWaiting({ code }: { readonly code: string | null }) {
  const isCutOff = usePairing((state) => state.isCutOff)
  const origin = useLinkOrigin()
  const { host } = new URL(origin)
  useMark('on-tv')
  return (
    <Page title="This is the TV" description="The host’s room will show up here.">
      <div data-tv className="tv">
        {isCutOff && (
          <div className="tv-hold">
            <Alert tone="warn" title="Hold on">
              The connection dropped. This TV will reconnect on its own.
            </Alert>
          </div>
        )}
        <main data-lobby className="tv-lobby tv-waiting">
          <div className="tv-invitation paper">
            <p className="text-4xl">Scan or type these letters</p>
            {code === null ? (
              <div className="tv-invitation-qr grid aspect-square place-content-center">
                <Spinner size={64} label="Getting a code" />
              </div>
            ) : (
              <>
                <div className="tv-invitation-qr">
                  <Qr value={`${origin}/tv/${code}`} title="Scan to put a room on this TV" className="p-1" />
                </div>
                <Code code={code} />
              </>
            )}
          </div>
          <div className="tv-bill">
            <Logo className="h-20" />
            <HouseSign />
            <Heading level={1} className="mt-1 leading-tight text-balance">
              Put your party on this TV
            </Heading>
            <ol className="tv-waiting-steps">
              <li>
                <Smartphone aria-hidden="true" />
                <span>
                  On your phone, host a game at <strong>{host}</strong>
                </span>
              </li>
              <li>
                <Tv aria-hidden="true" />
                <span>
                  Tap <strong>TV</strong> and type these letters
                </span>
              </li>
            </ol>
            <p className="text-2xl leading-tight font-semibold text-balance text-muted" ref={said}>
              {code === null ? 'One moment.' : 'Waiting for a room. The code changes every ten minutes.'}
            </p>
          </div>
        </main>
      </div>
      <nav aria-label="For a phone">
        <Link to="/join" className="tv-join">
          Join on this phone
        </Link>
      </nav>
    </Page>
  )
}
