import { LIVE_LAYOUTS } from '../log.ts'
import { storeContract } from '../testing/contract/index.ts'
import { prepareEmbedded } from '../testing/embedded-harness.ts'

for (const layout of LIVE_LAYOUTS)
  storeContract(`the embedded store keeps the contract, in layout ${layout}`, () => prepareEmbedded(layout))
