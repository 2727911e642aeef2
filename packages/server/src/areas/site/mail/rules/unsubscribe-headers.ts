import type { NewMail } from '../model.ts'

/**
 * Headers for unsubscribing from such mails: by opening the page (RFC 2369), or immediately by a POST to it
 * (RFC 8058, which requires https). None for mails without unsubscribe page.
 */
export function unsubscribeHeaders({
  unsubscribeUrl,
}: Pick<NewMail, 'unsubscribeUrl'>): Record<string, string> {
  if (unsubscribeUrl === null) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    ...(unsubscribeUrl.startsWith('https:') && {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
