import type { Tx } from '../../../platform/tx.ts'
import { readSetupGuide, type SetupGuideDeps } from './service.ts'

export type SetupGuideFeature = ReturnType<typeof createSetupGuide>

/** The setup steps of a new shop. */
export const createSetupGuide = (deps: SetupGuideDeps) => ({
  read: (tx: Tx) => readSetupGuide(tx, deps),
})
