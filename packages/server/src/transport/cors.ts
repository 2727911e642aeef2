/** Calls come from other sites' pages and carry no cookies, so any origin may ask. */
export const corsHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-wix-request-id, x-wix-consistent',
}

export const preflightHeaders: Record<string, string> = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, x-wix-linguist, x-wix-currency, client-binding',
  'access-control-max-age': '86400',
}
