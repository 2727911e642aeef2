import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { Gateway, PhoneSite } from '../model.ts'

const names = { SMS: 'smsGateway', CALL: 'callGateway' } as const

export const gatewayOf = ({ settings }: PhoneSite, kind: PhoneKind): Gateway =>
  settings[names[kind]]

/** Demonstration sites send nothing. */
export const hasGateway = (site: PhoneSite, kind: PhoneKind): boolean =>
  site.state !== 'DEMO' && gatewayOf(site, kind).url !== ''

export const secretNameOf = { SMS: 'sms-gateway', CALL: 'call-gateway' } as const

/** Whether a gateway accepted a message; ignores line breaks in its response. */
export const isAccepted = (
  { accepts }: Pick<Gateway, 'accepts'>,
  status: number,
  responseHead: string,
): boolean =>
  status >= 200 && status < 300 && withoutSpaces(responseHead).includes(withoutSpaces(accepts))

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')

/** Whether the same message may be taken later: the gateway is busy, or broken. */
export const isRetryable = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408
