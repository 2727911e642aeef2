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
  /** The one that is asked for, or the only one there is, when absent. */
  readonly factorType?: CodeFactor
  /** Spares this device the second factor as long as the site allows. */
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
     * Looks whether somebody has approved the sign-in where they are signed in (PUSH): the same state
     * again while nobody has. Ask every few seconds; a denial and the end of the wait are thrown.
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

    /** Chooses one of several factors; a code is sent, an approval asked for. */
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
  // Recovery codes stand in for a lost device: nobody means them without saying so.
  const usual = factors.filter((factor) => factor.factorType !== 'RECOVERY_CODE')
  const only = usual.length === 1 ? usual[0]?.factorType : undefined
  const type = factorType ?? only
  if (type && type in fields) return type as CodeFactor
  throw loginFailure('MISSING_FACTOR_TYPE', 'Say which second factor the code is of: factorType')
}
