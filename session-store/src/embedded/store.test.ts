import { storeContract } from '../testing/contract/index.ts'
import { prepareEmbedded } from '../testing/embedded-harness.ts'

storeContract('the embedded store keeps the contract', prepareEmbedded)
