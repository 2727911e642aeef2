import { FactorNotFound, type factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { FactorsFeature } from '../index.ts'
import { encodeAccountFactors } from './account-factors.ts'
import { factorsChangedEntry } from './log-entries.ts'
import { recentlyProvedMember } from './owner.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

type Service = Handlers<typeof factorsService, HandlerContext>
type RemovalOperation =
  | 'removeFactor'
  | 'renewRecoveryCodes'
  | 'forgetDevices'
  | 'getMemberFactors'
  | 'resetMemberFactors'
  | 'stopMemberReset'
  | 'stopReset'

export const removalHandlers = <Flow extends PendingSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
) =>
  ({
    removeFactor: async (call) => {
      const person = await recentlyProvedMember(call, signIns)
      await factors.remove(call.tx, person, call.input.factorId)
      await signIns.log(call.tx, factorsChangedEntry(person.id), call.request)
      return {}
    },
    renewRecoveryCodes: async (call) => {
      const person = await recentlyProvedMember(call, signIns)
      const recoveryCodes = await factors.renewRecoveryCodes(call.tx, person)
      await signIns.log(call.tx, factorsChangedEntry(person.id), call.request)
      return { recoveryCodes }
    },
    forgetDevices: async ({ tx, caller, request }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      await factors.removeDevices(tx, caller.id)
      await signIns.log(tx, factorsChangedEntry(caller.id), request)
      return {}
    },
    getMemberFactors: ({ tx, input }) => encodeAccountFactors(tx, factors, input.id),
    resetMemberFactors: async ({ tx, input, request }) => {
      const person = await signIns.find(tx, input.id)
      if (!person) throw FactorNotFound({ id: input.id })
      const reset = await factors.askForReset(tx, person)
      await signIns.log(tx, factorsChangedEntry(person.id), request)
      return reset ? { reset } : {}
    },
    stopMemberReset: async ({ tx, input }) => {
      await factors.stopReset(tx, { identityId: input.id })
      return {}
    },
    stopReset: async ({ tx, caller, input: { token } }) => {
      if (!token && caller.kind !== 'member') throw PermissionDenied()
      await factors.stopReset(
        tx,
        token ? { token } : { identityId: caller.kind === 'member' ? caller.id : '' },
      )
      return {}
    },
  }) satisfies Pick<Service, RemovalOperation>
