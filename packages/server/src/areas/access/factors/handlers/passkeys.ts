import type { factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import { encodePasskey } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import { factorsChangedEntry } from './log-entries.ts'
import { ownerOf, recentlyProvedMember } from './owner.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

type Service = Handlers<typeof factorsService, HandlerContext>
type PasskeyOperation = Extract<keyof Service, `${string}Passkey` | `${string}Passkeys`>

const type = 'WEBAUTHN'

export const passkeyHandlers = <Flow extends PendingSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
) =>
  ({
    listPasskeys: async ({ tx, caller }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      return { passkeys: (await factors.listPasskeys(tx, caller.id)).map(encodePasskey) }
    },
    beginPasskey: async (call) => {
      const factorRequest = { type, stateToken: call.input.stateToken } as const
      const { person } = await ownerOf(call, factors, signIns, factorRequest)
      const { challengeId, options } = await factors.beginPasskey(call.tx, person, call.request)
      return { challengeId, publicKeyCredentialCreationOptionsJson: JSON.stringify(options) }
    },
    addPasskey: async (call) => {
      const { stateToken, name, ...answer } = call.input
      const { person, flow } = await ownerOf(call, factors, signIns, { type, stateToken })
      const newPasskey = await factors.provePasskey(call.tx, person, answer)
      return call.transaction(async (tx) => {
        const added = await factors.addPasskey(tx, person, { passkey: newPasskey, name })
        await signIns.log(tx, factorsChangedEntry(person.id), call.request)
        const result = { ...added, passkey: encodePasskey(added.passkey) }
        if (!flow) return result
        const step = await signIns.advance(tx, flow, 'second_factor', { request: call.request })
        return { ...result, reply: signIns.encodeSignIn(step) }
      })
    },
    renamePasskey: async ({ tx, caller, input: { passkeyId: id, name } }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      return { passkey: encodePasskey(await factors.renamePasskey(tx, caller, { id, name })) }
    },
    removePasskey: async (call) => {
      const person = await recentlyProvedMember(call, signIns)
      await factors.removePasskey(call.tx, person, call.input.passkeyId)
      await signIns.log(call.tx, factorsChangedEntry(person.id), call.request)
      return {}
    },
  }) satisfies Pick<Service, PasskeyOperation>
