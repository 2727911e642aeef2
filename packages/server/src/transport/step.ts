import type { Call } from './call.ts'
import type { PipelineDeps } from './deps.ts'

/** A step does its part and calls the next one; what follows `next` runs on the way back up. */
export type Step = (call: Call, deps: PipelineDeps, next: () => Promise<void>) => Promise<void>
