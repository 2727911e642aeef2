import type { ResponseMode } from '@vitrine/contract/oauth'
import { loginFailure } from '../errors/vitrine-error.ts'

/** The parameters that the authorization page returned. */
export interface CallbackParameters {
  readonly code: string
  readonly state: string
  readonly error?: string
  readonly errorDescription?: string
}

/**
 * Reads the parameters from the page's address, or a given one: from the fragment, or in mode `query` from
 * the query.
 */
export function parseFromUrl(
  url: string = globalThis.location?.href ?? '',
  responseMode: ResponseMode = 'fragment',
): CallbackParameters {
  const mark = responseMode === 'query' ? /^[^?#]*\?([^#]*)/ : /^[^#]*#(.*)/
  return readParameters(Object.fromEntries(new URLSearchParams(mark.exec(url)?.[1] ?? '')))
}

/** Reads the answer's parameters, whatever carried them. */
export function readParameters(parameters: Readonly<Record<string, unknown>>): CallbackParameters {
  const { code, state, error, error_description: errorDescription } = parameters
  return {
    code: typeof code === 'string' ? code : '',
    state: typeof state === 'string' ? state : '',
    ...(typeof error === 'string' ? { error } : {}),
    ...(typeof errorDescription === 'string' ? { errorDescription } : {}),
  }
}

/** Specification §5: both code and state, and the state of this flow. */
export function checkCallback(code: string, state: string, expectedState: string): void {
  if (!code || !state) throw loginFailure('MISSING_CODE_OR_STATE', 'Missing code or _state')
  if (state !== expectedState) throw loginFailure('INVALID_STATE', 'Invalid _state')
}
