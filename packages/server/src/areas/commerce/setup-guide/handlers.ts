import type { Handlers } from '@vitrine/contract/kit'
import type { setupGuide as setupGuideService } from '@vitrine/contract/setup-guide'
import type { HandlerContext } from '../../../transport/call.ts'
import type { SetupGuideFeature } from './index.ts'

export const setupGuideHandlers = (setupGuide: SetupGuideFeature) =>
  ({
    getSetupGuide: ({ tx }) => setupGuide.read(tx),
  }) satisfies Handlers<typeof setupGuideService, HandlerContext>
