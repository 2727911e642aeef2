import { FactorNotFound, type factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeFactor } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import { confirmFactor } from './confirm.ts'
import { freshMember, ownerOf } from './owner.ts'
import type { HeldSignIn, SignIns } from './sign-ins.ts'

export const factorHandlers = <Flow extends HeldSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
) =>
  ({
    listFactors: async ({ tx, caller }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      const { rules, holding } = await factors.standing(tx, caller.id)
      return {
        factors: holding.factors.map(encodeFactor),
        recoveryCodesLeft: holding.recoveryCodesLeft,
        allowed: [...rules.allowed],
        isRequired: rules.required === 'always',
      }
    },
    addTotp: async (call) => {
      const wish = { type: 'TOTP', stateToken: call.input.stateToken } as const
      const { person } = await ownerOf(call, factors, signIns, wish)
      const { factor, ...shown } = await factors.addTotp(call.tx, person)
      return { factor: encodeFactor(factor), ...shown }
    },
    confirmTotp: (call) => confirmFactor(call, factors, signIns, 'TOTP'),
    addEmail: async (call) => {
      const wish = { type: 'EMAIL', stateToken: call.input.stateToken } as const
      const { person } = await ownerOf(call, factors, signIns, wish)
      const { factor, hint } = await factors.addEmail(call.tx, person)
      return { factor: encodeFactor(factor), hint }
    },
    confirmEmail: (call) => confirmFactor(call, factors, signIns, 'EMAIL'),
    removeFactor: async (call) => {
      const person = await freshMember(call, signIns)
      await factors.remove(call.tx, person, call.input.factorId)
      await signIns.log(call.tx, changed(person.id), call.request)
      return {}
    },
    renewRecoveryCodes: async (call) => {
      const person = await freshMember(call, signIns)
      const recoveryCodes = await factors.renewRecoveryCodes(call.tx, person)
      await signIns.log(call.tx, changed(person.id), call.request)
      return { recoveryCodes }
    },
    forgetDevices: async ({ tx, caller, request }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      await factors.forgetDevices(tx, caller.id)
      await signIns.log(tx, changed(caller.id), request)
      return {}
    },
    resetMemberFactors: async ({ tx, input, request }) => {
      const person = await signIns.find(tx, input.id)
      if (!person) throw FactorNotFound({ id: input.id })
      await factors.reset(tx, person)
      await signIns.log(tx, changed(person.id), request)
      return {}
    },
  }) satisfies Handlers<typeof factorsService, HandlerContext>

const changed = (identityId: string) => ({ event: 'factors_changed', identityId }) as const
