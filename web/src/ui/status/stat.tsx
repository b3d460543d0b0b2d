import type { ReactNode } from 'react'

export interface StatProps {
  readonly value: ReactNode
  readonly label: string
  readonly icon?: ReactNode
}

export function Stat({ value, label, icon }: StatProps) {
  return (
    <div className="flex flex-col gap-0.5 [&_svg]:size-6 [&_svg]:text-mark">
      {icon}
      <span className="font-display text-3xl leading-none font-extrabold tabular">{value}</span>
      <span className="text-muted">{label}</span>
    </div>
  )
}
