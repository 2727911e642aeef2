import type { factors as factorsService } from '@vitrine/contract/factors'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeFactor } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import { confirmFactor } from './confirm.ts'
import { changed } from './log-entries.ts'
import { freshMember, ownerOf } from './owner.ts'
import type { HeldSignIn, SignIns } from './sign-ins.ts'

type Service = Handlers<typeof factorsService, HandlerContext>
type Adding = Exclude<
  Extract<keyof Service, `add${string}` | `confirm${string}`>,
  `${string}Passkey`
>

export const addingHandlers = <Flow extends HeldSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
) =>
  ({
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
    addPhone: async (call) => {
      const { factorType: kind, stateToken, phone, country } = call.input
      const { person } = await ownerOf(call, factors, signIns, { type: kind, stateToken })
      const { network } = call.request
      const wish = { kind, phone, country, network }
      const { factor, hint } = await factors.addPhone(call.tx, person, wish)
      return { factor: encodeFactor(factor, factors.hintOf(factor)), hint }
    },
    confirmPhone: (call) => confirmFactor(call, factors, signIns, call.input.factorType),
    addPush: async (call) => {
      const person = await freshMember(call, signIns)
      const { factor, recoveryCodes } = await factors.addPush(call.tx, person)
      await signIns.log(call.tx, changed(person.id), call.request)
      return { factor: encodeFactor(factor), recoveryCodes }
    },
  }) satisfies Pick<Service, Adding>
