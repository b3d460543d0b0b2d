import { balcony } from './balcony.ts'
import { embedded } from './embedded.ts'
import { floods } from './floods.ts'
import { frames } from './frames.ts'
import { drain, nodes, redis } from './full-size.ts'
import { hung } from './hung.ts'
import { rolling } from './rolling.ts'
import { run } from './run.ts'
import { simulation } from './simulation.ts'

/** `npm run drill -- <name>` runs a fault drill at full size. `SEED=…` repeats a failed one. */
await run('drill', { simulation, nodes, redis, drain, rolling, embedded, hung, frames, floods, balcony })
