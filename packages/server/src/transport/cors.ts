import type { WireReply } from './message.ts'

/** Calls come from other sites' pages and carry no cookies, so any origin may ask. */
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

/** What every answer of an operation carries: one that is a page is no other origin's to read. */
export const headersOfReply = (headers: WireReply['headers']): Record<string, string> =>
  String(headers['content-type']).startsWith('text/html') ? pageHeaders : corsHeaders

export const preflightHeaders: Record<string, string> = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, x-wix-linguist, x-wix-currency, client-binding',
  'access-control-max-age': '86400',
}
