import { authentication } from '@vitrine/contract/authentication'
import { callsOf } from '../client.ts'
import { loginFailure } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import type { LoginProgress } from './login-progress.ts'
import { type LoginState, unknownState } from './login-state.ts'
import type { SecondFactorDemand } from './second-factor-demand.ts'

/** Factors that are answered with a code, and where the wire wants it. */
const fields = {
  TOTP: 'totpData',
  EMAIL: 'emailData',
  SMS: 'smsData',
  CALL: 'callData',
  RECOVERY_CODE: 'recoveryCodeData',
} as const
export type CodeFactor = keyof typeof fields

export interface SecondFactorInput {
  readonly code: string
  /** By default the required factor, or the only one available. */
  readonly factorType?: CodeFactor
  /** Lets this device skip the second factor for as long as the site allows. */
  readonly rememberThisDevice?: boolean
}

/** The second factor of a sign-in, with the option `secondFactor`. */
export function createSecondFactor(connection: Connection, auth: Auth, progress: LoginProgress) {
  const { verifyFactor, challengeFactor } = callsOf(connection, auth, authentication)
  return {
    /** Answers the second factor. Wrong codes are thrown. Elsewhere it fails with 'Unknown _state'. */
    processSecondFactor: async (
      { code, factorType, rememberThisDevice }: SecondFactorInput,
      state: LoginState = progress.current(),
    ): Promise<LoginState> => {
      if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return unknownState()
      const type = factorType ?? factorOf(state.data)
      const answer = {
        factorType: type,
        stateToken: state.data.stateToken,
        [fields[type]]: { code },
        ...(rememberThisDevice ? { rememberThisDevice } : {}),
      }
      return progress.follow(verifyFactor(answer))
    },

    /**
     * Checks whether the sign-in was approved in another session (PUSH); returns the same state while the
     * approval is pending. Call it every few seconds; throws on denial and timeout.
     */
    processApproval: async (
      { rememberThisDevice }: Pick<SecondFactorInput, 'rememberThisDevice'> = {},
      state: LoginState = progress.current(),
    ): Promise<LoginState> => {
      if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return unknownState()
      const { stateToken, transactionId } = state.data
      if (!transactionId) {
        throw loginFailure('MISSING_FACTOR_TYPE', 'No approval is waited for: choose PUSH first')
      }
      const answer = {
        factorType: 'PUSH' as const,
        stateToken,
        pushData: { transactionId },
        ...(rememberThisDevice ? { rememberThisDevice } : {}),
      }
      return progress.follow(verifyFactor(answer))
    },

    /** Answers with a passkey: the credential of `showPasskey`. Each question is good for one answer. */
    processPasskey: async (
      {
        credential,
        rememberThisDevice,
      }: { readonly credential: string } & Pick<SecondFactorInput, 'rememberThisDevice'>,
      state: LoginState = progress.current(),
    ): Promise<LoginState> => {
      if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return unknownState()
      const { stateToken, passkey } = state.data
      if (!passkey) {
        throw loginFailure('MISSING_FACTOR_TYPE', 'No passkey is asked for: choose WEBAUTHN first')
      }
      const answer = {
        factorType: 'WEBAUTHN' as const,
        stateToken,
        webauthnData: { challengeId: passkey.challengeId, credential },
        ...(rememberThisDevice ? { rememberThisDevice } : {}),
      }
      return progress.follow(verifyFactor(answer))
    },

    /** Chooses one of several factors; sends its code or requests its approval. */
    chooseSecondFactor: async (
      factorType: CodeFactor | 'PUSH' | 'WEBAUTHN',
      state: LoginState = progress.current(),
    ): Promise<LoginState> => {
      if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return unknownState()
      const { stateToken } = state.data
      return progress.follow(challengeFactor({ factorType, stateToken }))
    },
  }
}

function factorOf({ factorType, factors }: SecondFactorDemand): CodeFactor {
  // Recovery codes replace a lost device, so they are only used when chosen explicitly.
  const usual = factors.filter((factor) => factor.factorType !== 'RECOVERY_CODE')
  const only = usual.length === 1 ? usual[0]?.factorType : undefined
  const type = factorType ?? only
  if (type && type in fields) return type as CodeFactor
  throw loginFailure('MISSING_FACTOR_TYPE', 'Say which second factor the code is of: factorType')
}
