import { WebhookUrlRefused } from '@vitrine/contract/webhooks'

/** A validated address to store. The resolved IP address is checked before every try. */
export function checkAddress(text: string, mode: 'development' | 'production' | 'test'): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const refuse = (sentence: string) => WebhookUrlRefused({ field: 'url' }, sentence)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw refuse('The address must begin with https:// and name a host')
  }
  if (url.username || url.password) {
    throw refuse('The address must not hold a user name or password; messages are signed instead')
  }
  if (url.protocol === 'http:' && mode === 'production') {
    throw refuse('The address must begin with https://')
  }
  url.hash = ''
  return url.href
}
