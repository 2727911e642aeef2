import type { factors as factorsService } from '@vitrine/contract/factors'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import { encodeFactor } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import { confirmFactor } from './confirm.ts'
import { factorsChangedEntry } from './log-entries.ts'
import { ownerOf, recentlyProvedMember } from './owner.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

type Service = Handlers<typeof factorsService, HandlerContext>
type AddingOperation = Exclude<
  Extract<keyof Service, `add${string}` | `confirm${string}`>,
  `${string}Passkey`
>

export const addingHandlers = <Flow extends PendingSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
) =>
  ({
    addTotp: async (call) => {
      const factorRequest = { type: 'TOTP', stateToken: call.input.stateToken } as const
      const { person } = await ownerOf(call, factors, signIns, factorRequest)
      const { factor, ...setup } = await factors.addTotp(call.tx, person)
      return { factor: encodeFactor(factor), ...setup }
    },
    confirmTotp: (call) => confirmFactor(call, factors, signIns, 'TOTP'),
    addEmail: async (call) => {
      const factorRequest = { type: 'EMAIL', stateToken: call.input.stateToken } as const
      const { person } = await ownerOf(call, factors, signIns, factorRequest)
      const { factor, hint } = await factors.addEmail(call.tx, person)
      return { factor: encodeFactor(factor), hint }
    },
    confirmEmail: (call) => confirmFactor(call, factors, signIns, 'EMAIL'),
    addPhone: async (call) => {
      const { factorType: kind, stateToken, phone, country } = call.input
      const { person } = await ownerOf(call, factors, signIns, { type: kind, stateToken })
      const { network } = call.request
      const factorRequest = { kind, phone, country, network }
      const { factor, hint } = await factors.addPhone(call.tx, person, factorRequest)
      return { factor: encodeFactor(factor, factors.hintOf(factor)), hint }
    },
    confirmPhone: (call) => confirmFactor(call, factors, signIns, call.input.factorType),
    addPush: async (call) => {
      const person = await recentlyProvedMember(call, signIns)
      const { factor, recoveryCodes } = await factors.addPush(call.tx, person)
      await signIns.log(call.tx, factorsChangedEntry(person.id), call.request)
      return { factor: encodeFactor(factor), recoveryCodes }
    },
  }) satisfies Pick<Service, AddingOperation>
