import type { AuthenticationReply } from '@vitrine/contract/authentication'
import type { Passkey } from '@vitrine/contract/factors'
import type { Static } from '@vitrine/contract/kit'
import {
  type Authenticator,
  createAuthenticator,
  type ForgedFields,
  type Member,
} from '@vitrine/testkit'
import { type FactorShop, openFactorShop } from './factors.test.fixture.ts'

type Api = Member['api']

interface Owner extends Member {
  readonly device: Authenticator
  readonly recoveryCodes: readonly string[]
}

/** The request of a second factor to the device. */
interface PasskeyChallenge {
  readonly stateToken: string
  readonly challengeId: string
  readonly asked: string
}

interface AddedPasskey {
  readonly passkey: Static<typeof Passkey>
  readonly recoveryCodes: readonly string[]
}

export const device = (
  options: { kind?: 'ES256' | 'EdDSA' | 'RS256'; isCounting?: boolean } = {},
): Authenticator => createAuthenticator({ origin: 'http://shop.test', ...options })

export interface PasskeyShop extends FactorShop, ReturnType<typeof peopleWithPasskeys> {}

/** A shop whose people have passkeys. */
export async function openPasskeyShop(): Promise<PasskeyShop> {
  const at = await openFactorShop()
  return { ...at, ...peopleWithPasskeys(at) }
}

function peopleWithPasskeys(at: FactorShop) {
  /** Makes a passkey and gives it to the account. */
  async function add(
    api: Api,
    on: Authenticator,
    name = 'Laptop',
    forged: ForgedFields = {},
  ): Promise<AddedPasskey> {
    const { challengeId, publicKeyCredentialCreationOptionsJson: asked } =
      await api.factors.beginPasskey({})
    return api.factors.addPasskey({ challengeId, credential: on.create(asked, forged), name })
  }

  /** A member with a passkey on a device. */
  async function owner(on: Authenticator = device()): Promise<Owner> {
    const person = await at.shop.people.member()
    const { recoveryCodes } = await add(person.api, on)
    return { ...person, device: on, recoveryCodes }
  }

  async function start(api: Api = at.visitor()) {
    const asked = await api.authentication.startPasskeySignIn({})
    return { challengeId: asked.challengeId, asked: asked.publicKeyCredentialRequestOptionsJson }
  }

  /** Signs in with whatever passkey the device has. */
  async function enter(
    on: Authenticator,
    forged: Parameters<Authenticator['get']>[1] = {},
  ): Promise<AuthenticationReply> {
    const { challengeId, asked } = await start()
    const { authentication } = at.visitor()
    return authentication.signInWithPasskey({ challengeId, credential: on.get(asked, forged) })
  }

  const answer = (
    { stateToken, challengeId }: PasskeyChallenge,
    credential: string,
  ): Promise<AuthenticationReply> =>
    at.visitor().authentication.verifyFactor({
      factorType: 'WEBAUTHN',
      stateToken,
      webauthnData: { challengeId, credential },
    })

  async function logOf(identityId?: string) {
    const whose = identityId ? { identityId } : {}
    const { entries } = await at.merchant().accounts.listLog({ limit: 5, ...whose })
    return entries.map(({ event, reason }) => [event, reason])
  }

  return { add, owner, start, enter, answer, logOf }
}

export function challengeOf(reply: AuthenticationReply): PasskeyChallenge {
  const { webauthnData } = reply.mfaChallengeData?.verificationChallengeData ?? {}
  const { challengeId = '', publicKeyCredentialRequestOptionsJson: asked = '{}' } =
    webauthnData ?? {}
  return { stateToken: reply.stateToken ?? '', challengeId, asked }
}
