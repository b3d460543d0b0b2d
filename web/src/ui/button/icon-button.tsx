import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action's name, for people who can't see the icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly kind?: 'plain' | 'raised'
}

export function IconButton({ label, icon, kind = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'inline-grid size-key shrink-0 place-items-center rounded-control text-words select-none [&_svg]:size-6',
        'disabled:text-muted disabled:opacity-60',
        kind === 'plain'
          ? 'hover:bg-leaf-800 active:bg-leaf-700'
          : 'lip tappable border-2 disabled:border-leaf-700 disabled:bg-leaf-900 disabled:shadow-none',
        className,
      )}
    >
      {icon}
    </button>
  )
}
