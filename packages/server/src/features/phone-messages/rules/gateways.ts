import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { Gateway, PhoneSite } from '../model.ts'

const names = { SMS: 'smsGateway', CALL: 'callGateway' } as const

export const gatewayOf = ({ settings }: PhoneSite, kind: PhoneKind): Gateway =>
  settings[names[kind]]

/** A demonstration writes to nobody. */
export const hasGateway = (site: PhoneSite, kind: PhoneKind): boolean =>
  site.state !== 'DEMO' && gatewayOf(site, kind).url !== ''

export const secretNameOf = { SMS: 'sms-gateway', CALL: 'call-gateway' } as const

/** Whether a gateway took a message; how it sets its answer in lines does not matter. */
export const isTaken = (
  { accepts }: Pick<Gateway, 'accepts'>,
  status: number,
  head: string,
): boolean => status >= 200 && status < 300 && dense(head).includes(dense(accepts))

const dense = (text: string): string => text.replaceAll(/\s+/g, '')

/** Whether the same message may be taken later: the gateway is busy, or broken. */
export const isWorthAnotherTry = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408
