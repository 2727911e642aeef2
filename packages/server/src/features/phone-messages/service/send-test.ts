import { violation } from '@vitrine/contract/kit'
import {
  PhoneGatewayNotSetUp,
  PhoneGatewayRefused,
  PhoneGatewayUnreachable,
} from '@vitrine/contract/mailbox'
import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { PhoneWorld } from '../model.ts'
import { gatewayOf, hasGateway } from '../rules/gateways.ts'
import { phoneNumber } from '../rules/numbers.ts'
import { languageOf, testWords } from '../rules/words.ts'
import { handOver } from './hand-over.ts'

export interface TestResult {
  readonly gateway: string
  readonly to: string
  readonly status: number
  readonly response: string
}

/** Digits that open nothing. */
const TEST_CODE = '123456'

/** Sends a message while the caller waits, and tells what the gateway said. */
export async function sendTest(
  world: PhoneWorld,
  siteId: string,
  wish: {
    readonly kind: PhoneKind
    readonly phone: string
    readonly country?: string | null | undefined
  },
): Promise<TestResult> {
  const site = await world.sites.get(siteId)
  const { locale } = site.settings
  const to = phoneNumber(wish.phone, wish.country ?? new Intl.Locale(locale).region)
  if (!to) throw violation('phone', 'FORMAT', 'must be a phone number with its country code')
  if (!hasGateway(site, wish.kind)) throw PhoneGatewayNotSetUp({ kind: wish.kind })
  const language = languageOf(locale)
  const said = { phone: to, text: testWords(language), code: TEST_CODE, language }
  const outcome = await handOver(world, site, wish.kind, said)
  const gateway = hostOf(gatewayOf(site, wish.kind).url)
  if (outcome.kind === 'unreachable') {
    const { words: failure } = outcome
    throw PhoneGatewayUnreachable({ gateway, failure }, `${gateway} cannot be reached: ${failure}`)
  }
  const { kind, status, response } = outcome
  if (kind === 'refused') {
    const sentence = `${gateway} refused the message with status ${status}`
    throw PhoneGatewayRefused({ gateway, status, response }, sentence)
  }
  return { gateway, to, status, response }
}

/** Without the path, in which a key may stand. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'The address')
