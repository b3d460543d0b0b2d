import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly panel: ReactNode
}

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Radix.List
        aria-label={label}
        // Radix moves the focus by script, which browsers treat as keyboard focus even after a mouse click or a tap.
        onPointerDown={({ currentTarget }) => currentTarget.toggleAttribute('data-pointed', true)}
        onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pointed')}
        className="group/tabs relative z-1 -mx-1 mb-5 flex overflow-x-auto sm:gap-1 border-b-2 border-leaf-700 px-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative min-h-key grow px-1.5 pb-1 font-display text-[0.92rem] leading-tight font-bold whitespace-nowrap max-sm:wrap-normal max-sm:whitespace-normal max-small:px-1 max-small:text-[0.8rem] text-muted outline-offset-[-3px] group-data-pointed/tabs:outline-none after:absolute after:inset-x-2 after:-bottom-0.5 after:h-1 after:origin-left after:scale-x-0 after:rounded-full after:bg-good after:transition-transform after:duration-200 after:ease-settle hover:text-words data-[state=active]:text-words data-[state=active]:after:scale-x-100 sm:grow-0 sm:px-5 sm:text-base"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="animate-rise">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
