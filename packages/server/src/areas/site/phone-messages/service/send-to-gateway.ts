import type { PhoneKind } from '@vitrine/contract/vocabulary'
import { SafeFetchError, safeSend } from '../../../../platform/safe-fetch.ts'
import type { PhoneDeps, PhoneSite, TemplateValues } from '../model.ts'
import { gatewayOf, isAccepted, isRetryable, secretNameOf } from '../rules/gateways.ts'
import { renderRequest } from '../rules/render-request.ts'

const HEAD_LENGTH = 2000
/** Maximum length of a shown response. */
const MAX_SHOWN_LENGTH = 300

/** The result of a message at a gateway. */
export type GatewayResult =
  | { readonly kind: 'taken'; readonly status: number; readonly response: string }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly response: string
      readonly isFinal: boolean
    }
  | { readonly kind: 'unreachable'; readonly failure: string }

/** Sends a message to the site's gateway: one request, as the settings describe it. */
export async function sendToGateway(
  { sites, limits }: PhoneDeps,
  site: PhoneSite,
  kind: PhoneKind,
  values: Omit<TemplateValues, 'secret'>,
): Promise<GatewayResult> {
  const gateway = gatewayOf(site, kind)
  const secret = (await sites.secretOf(site.id, secretNameOf[kind])) ?? ''
  const { url, ...message } = renderRequest(gateway, { ...values, secret })
  try {
    const own = { ...limits, redirects: 0, headLength: HEAD_LENGTH }
    const { status, head } = await safeSend(url, message, own)
    // A gateway may echo the request in its response, which is stored with the message.
    const response = withoutSecrets(head, [secret, values.code])
    if (isAccepted(gateway, status, head)) return { kind: 'taken', status, response }
    return { kind: 'refused', status, response, isFinal: !isRetryable(status) }
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error
    return { kind: 'unreachable', failure: error.message }
  }
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .reduce((left, secret) => left.replaceAll(secret, '•••'), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SHOWN_LENGTH)
