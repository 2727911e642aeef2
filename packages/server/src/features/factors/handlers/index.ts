import type { factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { FactorsFeature } from '../index.ts'
import { addingHandlers } from './adding.ts'
import { approvalHandlers, type WatchAccount } from './approvals.ts'
import { losingHandlers } from './losing.ts'
import { passkeyHandlers } from './passkeys.ts'
import { holdingOf } from './reading.ts'
import type { HeldSignIn, SignIns } from './sign-ins.ts'

export const factorHandlers = <Flow extends HeldSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
  watchAccount: WatchAccount,
) =>
  ({
    listFactors: async ({ tx, caller }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      const { rules } = await factors.standing(tx, caller.id)
      return {
        ...(await holdingOf(tx, factors, caller.id)),
        allowed: [...rules.allowed],
        isRequired: rules.required === 'always',
      }
    },
    ...addingHandlers(factors, signIns),
    ...losingHandlers(factors, signIns),
    ...passkeyHandlers(factors, signIns),
    ...approvalHandlers(factors, signIns, watchAccount),
  }) satisfies Handlers<typeof factorsService, HandlerContext>
