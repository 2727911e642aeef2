import type { ServedLogin } from '@vitrine/react'
import { links } from '../links.ts'
import type { AskedPasskey } from '../passkeys/answer-of.ts'
import type { AskedFactor } from './step.ts'

/** Where a sign-in stands on each of its pages, and what takes its steps from there. */
export type LoginOfPage = Pick<ServedLogin, 'state' | 'steps'>

const resent = { do: 'resend' }

/** The two doors, and where somebody who is known proves it again. */
export const doorLogin = (
  step: 'login' | 'register',
  action: string = links[step](),
): LoginOfPage => ({ state: { loginState: 'INITIAL' }, steps: { [step]: { action } } })

export const verifyLogin = (): LoginOfPage => ({
  state: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: {} },
  steps: {
    verify: { action: links.verify() },
    resend: { action: links.verify(), fields: resent },
  },
})

type Challenge = { factor: AskedFactor; hint: string; asked?: AskedPasskey | undefined }

/** A second factor is asked for: at sign-in, or for the first time by the page that adds it. */
export const factorLogin = (
  { factor, hint, asked }: Challenge,
  action: string = links.factor(),
): LoginOfPage => ({
  state: {
    loginState: 'SECOND_FACTOR_REQUIRED',
    data: {
      factors: [],
      factorType: factor,
      ...(hint ? { hint } : {}),
      ...(asked ? { passkey: asked } : {}),
    },
  },
  steps: {
    answerFactor: { action },
    showPasskey: { action, fields: { do: 'ask' } },
    resend: { action, fields: resent },
  },
})

export const choiceLogin = (available: readonly AskedFactor[]): LoginOfPage => ({
  state: {
    loginState: 'SECOND_FACTOR_REQUIRED',
    data: { factors: available.map((factorType) => ({ factorType, factorStatus: 'ENABLED' })) },
  },
  steps: { chooseFactor: { action: links.chooseFactor() } },
})
