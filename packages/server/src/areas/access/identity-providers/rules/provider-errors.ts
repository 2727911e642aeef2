import {
  type ProviderFinding,
  ProviderRefused,
  ProviderResponseInvalid,
  ProviderUnreachable,
} from '@vitrine/contract/identity-providers'
import { ApplicationError } from '@vitrine/contract/kit'
import * as oauth from 'oauth4webapi'
import { AddressRefused, SafeFetchError } from '../../../../platform/safe-fetch.ts'

/** What went wrong while reading a provider's metadata. */
export function findingOf(error: unknown, address: string): ProviderFinding {
  if (error instanceof AddressRefused) {
    return { problem: 'address_refused', address, detail: error.message }
  }
  if (error instanceof SafeFetchError) {
    return { problem: 'unreachable', address, detail: error.message }
  }
  if (!(error instanceof oauth.OperationProcessingError)) throw error
  switch (error.code) {
    case oauth.JSON_ATTRIBUTE_COMPARISON:
      return { problem: 'other_issuer', address, ...foundIn(error.cause) }
    case oauth.RESPONSE_IS_NOT_JSON:
    case oauth.PARSE_ERROR:
      return { problem: 'not_json', address }
    case oauth.RESPONSE_IS_NOT_CONFORM:
      return { problem: 'not_found', address }
    default:
      return { problem: 'other', address, detail: error.message }
  }
}

function foundIn(cause: unknown): { found?: string } {
  const body = (cause as { body?: { issuer?: unknown } } | undefined)?.body
  return typeof body?.issuer === 'string' ? { found: body.issuer.slice(0, 300) } : {}
}

/** The error of a sign-in for a problem at its provider; rethrows unexpected errors. */
export function refusalOf(error: unknown): Error {
  if (error instanceof ApplicationError) return error
  if (error instanceof SafeFetchError) {
    return ProviderUnreachable({ problem: 'unreachable', detail: error.message })
  }
  if (error instanceof oauth.AuthorizationResponseError)
    return ProviderRefused({ error: error.error })
  if (error instanceof oauth.ResponseBodyError) {
    return ProviderUnreachable({ problem: 'other', detail: error.error })
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    return ProviderUnreachable({ problem: 'other', detail: `It answers ${error.status}` })
  }
  if (error instanceof oauth.UnsupportedOperationError) {
    return ProviderResponseInvalid({ problem: 'signature' })
  }
  if (error instanceof oauth.OperationProcessingError) {
    return ProviderResponseInvalid({ problem: problemOf(error) })
  }
  throw error
}

/** The invalid part in one word: a claim, `time`, `signature` or `answer`. */
function problemOf({ code, cause }: oauth.OperationProcessingError): string {
  if (code === oauth.JWT_TIMESTAMP_CHECK) return 'time'
  if (code === oauth.KEY_SELECTION) return 'signature'
  const claim = (cause as { claim?: unknown } | undefined)?.claim
  if (code === oauth.JWT_CLAIM_COMPARISON && typeof claim === 'string') return claim
  return 'answer'
}
