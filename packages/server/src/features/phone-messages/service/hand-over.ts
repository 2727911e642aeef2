import type { PhoneKind } from '@vitrine/contract/vocabulary'
import { OutsideFailure, sendOutside } from '../../../platform/fetch-outside.ts'
import type { Filling, PhoneSite, PhoneWorld } from '../model.ts'
import { gatewayOf, isTaken, isWorthAnotherTry, secretNameOf } from '../rules/gateways.ts'
import { renderRequest } from '../rules/render.ts'

const HEAD_LENGTH = 2000
/** As much of an answer is shown. */
const SHOWN_LENGTH = 300

/** What a gateway made of a message. */
export type HandedOver =
  | { readonly kind: 'taken'; readonly status: number; readonly response: string }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly response: string
      readonly isFinal: boolean
    }
  | { readonly kind: 'unreachable'; readonly words: string }

/** Hands a message to the site's gateway: one request, as the settings describe it. */
export async function handOver(
  { sites, limits }: PhoneWorld,
  site: PhoneSite,
  kind: PhoneKind,
  said: Omit<Filling, 'secret'>,
): Promise<HandedOver> {
  const gateway = gatewayOf(site, kind)
  const secret = (await sites.secretOf(site.id, secretNameOf[kind])) ?? ''
  const { url, ...message } = renderRequest(gateway, { ...said, secret })
  try {
    const own = { ...limits, redirects: 0, headLength: HEAD_LENGTH }
    const { status, head } = await sendOutside(url, message, own)
    // A gateway may answer with what it was sent, which is then written beside the message.
    const response = withoutSecrets(head, [secret, said.code])
    if (isTaken(gateway, status, head)) return { kind: 'taken', status, response }
    return { kind: 'refused', status, response, isFinal: !isWorthAnotherTry(status) }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    return { kind: 'unreachable', words: error.message }
  }
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .reduce((left, secret) => left.replaceAll(secret, '•••'), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SHOWN_LENGTH)
