import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

/** The other live regions, with their reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'ui/announcer/announcer.ts': 'the region',
  'ui/form/field.tsx': 'the error of a field belongs to it',
  'ui/form/slider.tsx': 'the value of a control that somebody is moving',
  'ui/form/stepper.tsx': 'the value of a control that somebody is moving',
  'ui/status/alert.tsx': 'a failure, where what somebody did was to appear',
  'ui/status/try-again.tsx': 'a failure, where what somebody did was to appear',
  'ui/status/what-happened.tsx': 'a failure, where what somebody did was to appear',
  'games/puff-puff-pass-truths/hand/sheet.tsx': 'what somebody just wrote is gone',
  'pages/crew/crew-page.tsx': 'a failure, where the crew was to appear',
  'pages/home/testimonials.tsx': 'a carousel: it speaks while somebody holds it',
}

test('[EAR-4] the client has no other live region', () => {
  const found = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /role=.*'status'|role="(status|log|alert)"|'alert'|aria-live|<output/.test(readFileSync(join(WEB, file), 'utf8')),
    )
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})
