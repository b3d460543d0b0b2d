import { cx } from '../look/cx.ts'

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'md' | 'lg'

export interface ButtonLook {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  /** Fills the available width. */
  readonly wide?: boolean
}

const BASE =
  'button relative inline-flex items-center justify-center rounded-control text-center text-balance wrap-normal font-display font-bold no-underline select-none'

const KINDS: Record<ButtonKind, string> = {
  primary:
    'lip border-2 border-rim bg-lime text-ink [--lip:var(--color-lime-deep)] hover:bg-[color-mix(in_oklab,var(--color-lime),white_14%)]',
  secondary: 'lip tappable border-2',
  ghost: 'text-words hover:bg-leaf-800 active:bg-leaf-700',
  danger:
    'lip border-2 border-rim bg-coral text-ink [--lip:var(--color-coral-deep)] hover:bg-[color-mix(in_oklab,var(--color-coral),white_14%)]',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'button-md',
  lg: 'button-lg',
}

/** An empty place for a button to come. */
const OFF =
  'disabled:border-dashed disabled:border-leaf-500 disabled:bg-leaf-900 disabled:text-muted disabled:shadow-none'

/** The chosen one of several. */
export const CHOSEN = 'border-words! bg-lime! text-ink!'

export function buttonLook({ kind = 'primary', size = 'md', wide = false }: ButtonLook): string {
  return cx(BASE, KINDS[kind], SIZES[size], OFF, wide && 'w-full')
}
