import type { Messages } from '../../messages/index.ts'
import type { FormState } from '../../shared/use-form.ts'
import { oneOf, type SettingsForm, secret, text } from './spec.ts'

export const methods = ['POST', 'PUT', 'GET'] as const

const webAddress = (typed: string, { phoneSettings }: Messages) =>
  typed === '' || /^https?:\/\/[^\s/]+/.test(typed.trim()) ? undefined : phoneSettings.badUrl

/** The settings of both gateways, by path. */
export const phoneSpec = {
  smsUrl: text('smsGateway.url', webAddress),
  smsMethod: oneOf('smsGateway.method', methods),
  smsHeaders: text('smsGateway.headers'),
  smsBody: text('smsGateway.body'),
  smsAccepts: text('smsGateway.accepts'),
  smsSecret: secret('smsGateway.secret'),
  callUrl: text('callGateway.url', webAddress),
  callMethod: oneOf('callGateway.method', methods),
  callHeaders: text('callGateway.headers'),
  callBody: text('callGateway.body'),
  callAccepts: text('callGateway.accepts'),
  callSecret: secret('callGateway.secret'),
}
export type PhoneForm = SettingsForm<typeof phoneSpec>
export type PhoneState = FormState<PhoneForm>
