import type { Call } from './call.ts'
import type { World } from './world.ts'

/** A step does its part and calls the next one; what follows `next` runs on the way back up. */
export type Step = (call: Call, world: World, next: () => Promise<void>) => Promise<void>
