import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useHasArrived } from '../../lib/use-has-arrived.ts'
import { Link } from '../../ui/button/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useAccount, userOf } from '../account/account.ts'
import { underWayIn } from '../account/under-way.ts'
import { AuthForm, EMPTY } from './auth-form.tsx'
import { MODES } from './modes.ts'
import { OtherSignIn } from './other-sign-in.tsx'
import { Perks } from './perks.tsx'

export function AuthPage() {
  const account = useAccount((state) => state.account)
  const [search] = useSearchParams()
  // The login page is prerendered.
  const hasArrived = useHasArrived()
  const { state } = useLocation()
  const underWay = underWayIn(state)
  // The input survives a switch between the two forms, except a password, which may be a wrong one from another
  // account.
  const [values, setValues] = useState(EMPTY)
  if (userOf(account)) {
    const back = underWay?.doing === undefined ? null : { doing: underWay.doing }
    return <Navigate to={underWay?.to ?? '/'} state={back} replace />
  }
  if (account.kind === 'checking') {
    return (
      <main className="grid grow place-content-center">
        <Spinner size={48} label="Loading" />
      </main>
    )
  }
  const mode = hasArrived && search.get('mode') === 'register' ? 'register' : 'login'
  const { title, lead, submit, other } = MODES[mode]
  return (
    <Page
      title={submit}
      description="Log in to Highjinks or create an account. It’s free, and you can play without one."
    >
      <main className="mx-auto grid w-full max-w-5xl grow content-center gap-10 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_1.05fr] lg:items-center lg:gap-16 lg:py-14">
        <div className="mx-auto grid w-full max-w-lg gap-5 lg:order-2">
          <div>
            <Heading level={1}>{title}</Heading>
            <p className="mt-1 text-lg text-muted">{lead}</p>
          </div>
          <Card className="grid gap-5 sm:p-7">
            {/* Keyed by the address: a user who types while the page loads keeps the field, and a switch starts a
                new form. */}
            <AuthForm key={search.get('mode')} mode={mode} values={values} onChange={setValues} />
            <p
              aria-hidden="true"
              className="flex items-center gap-3 text-muted before:h-0.5 before:grow before:bg-leaf-700 after:h-0.5 after:grow after:bg-leaf-700"
            >
              or
            </p>
            <OtherSignIn mode={mode} underWay={underWay} />
          </Card>
          <Link
            to={other.mode === 'register' ? '/auth?mode=register' : '/auth'}
            replace
            state={state}
            onClick={() => setValues({ ...values, password: '' })}
            className="group inline-flex min-h-12 items-center justify-center gap-1.5 text-center"
          >
            <span className="text-muted">{other.question}</span>{' '}
            <span className="font-semibold text-lime underline decoration-2 underline-offset-4 group-hover:text-cream">
              {other.answer}
            </span>
          </Link>
        </div>
        <Perks />
      </main>
    </Page>
  )
}
