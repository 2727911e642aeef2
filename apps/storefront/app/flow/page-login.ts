import type { ServedLogin } from '@vitrine/react'
import { links } from '../links.ts'
import type { PasskeyRequest } from '../passkeys/passkey-fields.ts'
import type { PromptedFactor } from './sign-in-step.ts'

/** Login state of each page, and the API calls of its steps. */
export type PageLogin = Pick<ServedLogin, 'state' | 'steps'>

const resendFields = { do: 'resend' }

/** Login, registration, and the page on which a signed-in member confirms the password. */
export const credentialsLogin = (
  step: 'login' | 'register',
  action: string = links[step](),
): PageLogin => ({ state: { loginState: 'INITIAL' }, steps: { [step]: { action } } })

export const verifyLogin = (): PageLogin => ({
  state: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: {} },
  steps: {
    verify: { action: links.verify() },
    resend: { action: links.verify(), fields: resendFields },
  },
})

type Challenge = {
  factor: PromptedFactor
  hint: string
  passkeyRequest?: PasskeyRequest | undefined
}

/** A second factor is requested: during sign-in, or by the page that adds the first one. */
export const factorLogin = (
  { factor, hint, passkeyRequest }: Challenge,
  action: string = links.factor(),
): PageLogin => ({
  state: {
    loginState: 'SECOND_FACTOR_REQUIRED',
    data: {
      factors: [],
      factorType: factor,
      ...(hint ? { hint } : {}),
      ...(passkeyRequest ? { passkey: passkeyRequest } : {}),
    },
  },
  steps: {
    answerFactor: { action },
    showPasskey: { action, fields: { do: 'ask' } },
    resend: { action, fields: resendFields },
  },
})

export const choiceLogin = (available: readonly PromptedFactor[]): PageLogin => ({
  state: {
    loginState: 'SECOND_FACTOR_REQUIRED',
    data: { factors: available.map((factorType) => ({ factorType, factorStatus: 'ENABLED' })) },
  },
  steps: { chooseFactor: { action: links.chooseFactor() } },
})
