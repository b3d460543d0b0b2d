import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { saidNow } from '../announcer/announcer.ts'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

export interface CopyButtonProps extends ButtonLook {
  readonly text: string
  readonly label?: string
  readonly copiedLabel?: string
  /** The duration of the copied indicator: 3000 in the share dialog, 2000 in the lobby. */
  readonly copiedMs: number
  readonly iconOnly?: boolean
  readonly onCopied?: () => void
  readonly onFailed?: () => void
  readonly className?: string
  /** Shown in place of the label, which is still read out. */
  readonly children?: ReactNode
}

export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  copiedMs,
  iconOnly = false,
  onCopied,
  onFailed,
  kind = 'secondary',
  className,
  children,
  ...look
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies, copiedMs])

  async function copy() {
    if (!(await copyText(text))) return onFailed?.()
    setCopies((count) => count + 1)
    onCopied?.()
  }

  const copied = copies > 0
  const icon = copied ? <Check aria-hidden="true" className="animate-pop" /> : <Copy aria-hidden="true" />
  const press = () => void copy()
  const says = copied ? copiedLabel : label
  return (
    <>
      {iconOnly ? (
        <IconButton kind="raised" label={says} icon={icon} onClick={press} className={className} />
      ) : (
        <Button kind={kind} {...look} onClick={press} className={className}>
          {children ? (
            <>
              <span className="sr-only">{says}</span> {children}
              {icon}
            </>
          ) : (
            <>
              {icon}
              {says}
            </>
          )}
        </Button>
      )}
      <span ref={saidNow} className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </>
  )
}
