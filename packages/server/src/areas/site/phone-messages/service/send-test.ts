import { violation } from '@vitrine/contract/kit'
import {
  PhoneGatewayNotSetUp,
  PhoneGatewayRefused,
  PhoneGatewayUnreachable,
} from '@vitrine/contract/mailbox'
import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { PhoneDeps } from '../model.ts'
import { gatewayOf, hasGateway } from '../rules/gateways.ts'
import { languageOf, testMessage } from '../rules/messages.ts'
import { phoneNumber } from '../rules/numbers.ts'
import { sendToGateway } from './send-to-gateway.ts'

export interface TestResult {
  readonly gateway: string
  readonly to: string
  readonly status: number
  readonly response: string
}

/** Digits that open nothing. */
const TEST_CODE = '123456'

/** Sends a message synchronously, and returns the gateway's response. */
export async function sendTest(
  deps: PhoneDeps,
  siteId: string,
  input: {
    readonly kind: PhoneKind
    readonly phone: string
    readonly country?: string | null | undefined
  },
): Promise<TestResult> {
  const site = await deps.sites.get(siteId)
  const { locale } = site.settings
  const to = phoneNumber(input.phone, input.country ?? new Intl.Locale(locale).region)
  if (!to) throw violation('phone', 'FORMAT', 'must be a phone number with its country code')
  if (!hasGateway(site, input.kind)) throw PhoneGatewayNotSetUp({ kind: input.kind })
  const language = languageOf(locale)
  const values = { phone: to, text: testMessage(language), code: TEST_CODE, language }
  const result = await sendToGateway(deps, site, input.kind, values)
  const gateway = hostOf(gatewayOf(site, input.kind).url)
  if (result.kind === 'unreachable') {
    const { failure } = result
    throw PhoneGatewayUnreachable({ gateway, failure }, `${gateway} cannot be reached: ${failure}`)
  }
  const { kind, status, response } = result
  if (kind === 'refused') {
    const message = `${gateway} refused the message with status ${status}`
    throw PhoneGatewayRefused({ gateway, status, response }, message)
  }
  return { gateway, to, status, response }
}

/** Without the path, which may contain a key. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'The address')
