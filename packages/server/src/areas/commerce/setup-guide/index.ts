import type { Tx } from '../../../platform/tx.ts'
import { readSetupGuide, type SetupGuideDeps } from './service.ts'

export type SetupGuideFeature = ReturnType<typeof createSetupGuide>

/** What a new shop needs until it is open. */
export const createSetupGuide = (deps: SetupGuideDeps) => ({
  read: (tx: Tx) => readSetupGuide(tx, deps),
})
