import { Menu, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useUser } from '../../pages/account/account.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Logo } from '../../ui/picture/logo.tsx'

const Face = lazyComponent(() => import('../../ui/avatar/avatar.tsx').then((file) => file.Avatar))

interface HeaderProps {
  readonly kind: 'whole' | 'lobby'
  readonly onMenu: () => void
}

export function Header({ kind, onMenu }: HeaderProps) {
  const { pathname } = useLocation()
  const user = useUser()
  const isJoining = pathname.startsWith('/join')
  return (
    <header className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-1 bg-night px-2 lg:relative lg:gap-3 lg:bg-transparent lg:px-5">
      <IconButton label="Open menu" icon={<Menu aria-hidden="true" />} onClick={onMenu} className="lg:hidden" />
      <Link to="/" className="min-w-0 rounded-control p-1.5">
        <Logo className="h-7 object-contain object-left phone:h-8 sm:h-9" />
      </Link>
      <span className="grow" />
      {kind === 'whole' && !isJoining && (
        <ButtonLink to="/join" className="mb-1 shrink-0 lg:hidden" aria-label="Join Game">
          Join
        </ButtonLink>
      )}
      <Link
        to="/profile"
        className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-2 font-semibold hover:bg-leaf-800"
      >
        {user ? (
          <Suspense fallback={<span className="size-9" />}>
            <Face seed={user.username} size={36} />
          </Suspense>
        ) : (
          <UserRound aria-hidden="true" className="size-6" />
        )}
        <span className="max-lg:sr-only">Profile</span>
      </Link>
    </header>
  )
}
