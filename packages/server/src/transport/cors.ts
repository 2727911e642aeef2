import type { PipelineResponse } from './pipeline-messages.ts'

/** Calls come from pages of other origins and carry no cookies, so any origin is allowed. */
export const corsHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-wix-request-id, x-wix-consistent',
}

/** Pages and their files are read by no other origin. */
export const pageHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every response of an operation; pages may not be read by other origins. */
export const commonHeadersFor = (headers: PipelineResponse['headers']): Record<string, string> =>
  String(headers['content-type']).startsWith('text/html') ? pageHeaders : corsHeaders

export const preflightHeaders: Record<string, string> = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, x-wix-linguist, x-wix-currency, client-binding',
  'access-control-max-age': '86400',
}
