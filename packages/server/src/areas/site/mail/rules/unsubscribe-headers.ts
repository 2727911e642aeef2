import type { NewMail } from '../model.ts'

/**
 * How mail programs end mails of this kind: by opening the page (RFC 2369), or at once by a POST to it (RFC 8058,
 * which asks for https). None for mails that cannot be ended.
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
