import type { Handlers } from '@vitrine/contract/kit'
import type { signOnPolicy as signOnPolicyService } from '@vitrine/contract/sign-on-policy'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { IdentityFeature } from '../index.ts'

export const signOnPolicyHandlers = (identity: IdentityFeature) =>
  ({
    getSignOnPolicy: async ({ tx }) => ({ signOnPolicy: await identity.readPolicy(tx) }),
    updateSignOnPolicy: async ({ tx, input }) => ({
      signOnPolicy: await identity.changePolicy(tx, input.signOnPolicy),
    }),
  }) satisfies Handlers<typeof signOnPolicyService, HandlerContext>
