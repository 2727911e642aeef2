import type { factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodePasskey } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import { changed } from './log-entries.ts'
import { freshMember, ownerOf } from './owner.ts'
import type { HeldSignIn, SignIns } from './sign-ins.ts'

type Service = Handlers<typeof factorsService, HandlerContext>
type OfPasskeys = Extract<keyof Service, `${string}Passkey` | `${string}Passkeys`>

const type = 'WEBAUTHN'

export const passkeyHandlers = <Flow extends HeldSignIn, Step>(
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
) =>
  ({
    listPasskeys: async ({ tx, caller }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      return { passkeys: (await factors.listPasskeys(tx, caller.id)).map(encodePasskey) }
    },
    beginPasskey: async (call) => {
      const wish = { type, stateToken: call.input.stateToken } as const
      const { person } = await ownerOf(call, factors, signIns, wish)
      const { challengeId, options } = await factors.beginPasskey(call.tx, person, call.request)
      return { challengeId, publicKeyCredentialCreationOptionsJson: JSON.stringify(options) }
    },
    addPasskey: async (call) => {
      const { stateToken, name, ...answer } = call.input
      const { person, flow } = await ownerOf(call, factors, signIns, { type, stateToken })
      const made = await factors.provePasskey(call.tx, person, answer)
      return call.transaction(async (tx) => {
        const added = await factors.addPasskey(tx, person, { passkey: made, name })
        await signIns.log(tx, changed(person.id), call.request)
        const kept = { ...added, passkey: encodePasskey(added.passkey) }
        if (!flow) return kept
        const step = await signIns.advance(tx, flow, 'second_factor', { request: call.request })
        return { ...kept, reply: signIns.encodeSignIn(step) }
      })
    },
    renamePasskey: async ({ tx, caller, input: { passkeyId: id, name } }) => {
      if (caller.kind !== 'member') throw PermissionDenied()
      return { passkey: encodePasskey(await factors.renamePasskey(tx, caller, { id, name })) }
    },
    removePasskey: async (call) => {
      const person = await freshMember(call, signIns)
      await factors.removePasskey(call.tx, person, call.input.passkeyId)
      await signIns.log(call.tx, changed(person.id), call.request)
      return {}
    },
  }) satisfies Pick<Service, OfPasskeys>
