import { embedded } from './drills/embedded.ts'
import { floods } from './drills/floods.ts'
import { frames } from './drills/frames.ts'
import { drain, nodes, redis } from './drills/full-size.ts'
import { hung } from './drills/hung.ts'
import { rolling } from './drills/rolling.ts'
import { simulation } from './drills/simulation.ts'
import { run } from './run.ts'

/** `npm run drill -- <name>`: a fault drill at full size. `SEED=…` runs a failed one again. */
await run('drill', { simulation, nodes, redis, drain, rolling, embedded, hung, frames, floods })
