import { expect, it } from 'vitest'
import { onTv } from './tv-styles.ts'

const SHEET = `
@layer base{.nobody-names-me{top:0}}
@layer utilities{
  .lg\\:hidden{&:is([data-tv] *){top:0}}
  .nobody-names-me{top:0}
  .flex,.nobody-names-me{top:0}
  @media (width > 1px){.nobody-names-me{top:0}}
  @media (width > 1px){.lg\\:hidden{top:0}}
  dialog{top:0}
}
.nobody-names-me{top:0}`

it('[LOOK-8] the TV has the utilities it uses, and everything outside the utilities', () => {
  const kept = onTv(SHEET).replaceAll(/\s+/g, '')
  const utilities = /@layerutilities\{(.*)\}\.nobody-names-me/.exec(kept)?.[1]
  expect(utilities).toBe(
    '.lg\\:hidden{&:is([data-tv]*){top:0}}.flex{top:0}@media(width>1px){}@media(width>1px){.lg\\:hidden{top:0}}dialog{top:0}',
  )
  expect(kept.match(/\.nobody-names-me/g)).toHaveLength(2)
})
