import type { factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { FactorsFeature } from '../index.ts'
import { encodeAccountFactors } from './account-factors.ts'
import { addingHandlers } from './add-factors.ts'
import { approvalHandlers, type WatchAccount } from './approvals.ts'
import { passkeyHandlers } from './passkeys.ts'
import { removalHandlers } from './remove-factors.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

export const factorHandlers = <Flow extends PendingSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
  watchAccount: WatchAccount,
) =>
  ({
    listFactors: async ({ tx, caller }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      const { rules } = await factors.readFactorState(tx, caller.id)
      return {
        ...(await encodeAccountFactors(tx, factors, caller.id)),
        allowed: [...rules.allowed],
        isRequired: rules.required === 'always',
      }
    },
    ...addingHandlers(factors, signIns),
    ...removalHandlers(factors, signIns),
    ...passkeyHandlers(factors, signIns),
    ...approvalHandlers(factors, signIns, watchAccount),
  }) satisfies Handlers<typeof factorsService, HandlerContext>
