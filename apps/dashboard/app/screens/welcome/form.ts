import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import { asSentence, errorMessage } from '../../shared/failure.tsx'

export interface WelcomeForm {
  readonly name: string
  readonly email: string
  readonly password: string
}
export type WelcomeErrors = { readonly [Key in keyof WelcomeForm | 'form']?: string }

const fields = ['name', 'email', 'password'] as const

/** The one-time token of an invitation, as the address carries it after `#`. */
export const tokenOf = (hash: string): string => decodeURIComponent(hash.replace(/^#/, '')).trim()

export function checkWelcome(form: WelcomeForm, { welcome }: Messages): WelcomeErrors {
  return {
    ...(form.name.trim() === '' ? { name: welcome.needName } : {}),
    ...(/^\S+@\S+\.\S+$/.test(form.email.trim()) ? {} : { email: welcome.badEmail }),
    ...(form.password.length < 8 ? { password: welcome.shortPassword } : {}),
  }
}

export function errorsOfWelcome(error: unknown, messages: Messages): WelcomeErrors {
  if (!(error instanceof VitrineError)) return { form: errorMessage(error, messages) }
  if (error.code === 'INVITATION_NOT_FOUND') return { form: messages.welcome.used }
  const named = fields.flatMap((field) => {
    const match = error.violations.find((violation) => violation.field === field)
    return match ? [[field, asSentence(match.description)] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : { form: errorMessage(error, messages) }
}
