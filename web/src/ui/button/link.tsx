import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useMatch } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
  readonly replace?: boolean | undefined
  readonly state?: unknown
}

/** A link within the product, without the router library's extras for frameworks that prefetch pages. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  readonly to: string
}

/** A link that tells screen readers when it is the current page. */
export function NavLink(props: NavLinkProps) {
  return <Link aria-current={useMatch(props.to) ? 'page' : undefined} {...props} />
}
