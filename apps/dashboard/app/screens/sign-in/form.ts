import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import { errorMessage } from '../../shared/failure.tsx'

export interface SignInForm {
  readonly email: string
  readonly password: string
}
export type SignInErrors = { readonly [Key in keyof SignInForm | 'form']?: string }

/** Missing fields, checked before the request. */
export function checkSignIn({ email, password }: SignInForm, { signIn }: Messages): SignInErrors {
  return {
    ...(email.trim() === '' ? { email: signIn.needEmail } : {}),
    ...(password === '' ? { password: signIn.needPassword } : {}),
  }
}

/** The server's error at the field it refers to. */
export function errorsOfSignIn(error: unknown, messages: Messages): SignInErrors {
  const code = error instanceof VitrineError ? error.code : undefined
  if (code === 'SIGN_IN_REFUSED') return { password: messages.signIn.refused }
  const throttled = code === 'SIGN_IN_THROTTLED' || code === 'RESOURCE_EXHAUSTED'
  return { form: throttled ? messages.signIn.throttled : errorMessage(error, messages) }
}
