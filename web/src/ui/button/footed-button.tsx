import { useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface FootedButtonProps extends ButtonProps {
  /** The price or gain below its label; null shows nothing. */
  readonly foot: string | null
}

/** A button that shows its own worth, so that no line beside it has to. */
export function FootedButton({ foot, children, ...button }: FootedButtonProps) {
  const id = useId()
  if (foot === null) return <Button {...button}>{children}</Button>
  return (
    <Button {...button} aria-describedby={id}>
      <span className="grid justify-items-center leading-tight">
        {children}
        <span id={id} aria-hidden="true" className="text-base leading-tight font-semibold">
          {foot}
        </span>
      </span>
    </Button>
  )
}
