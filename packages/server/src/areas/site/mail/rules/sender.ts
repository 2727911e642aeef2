import type { Config } from '../../../../platform/config.ts'
import type { Envelope, MailSite } from '../model.ts'
import { oneLine } from './direction.ts'

/**
 * The sender of a site's mails. Over the installation's own server only the installation's address is
 * authorized (others would be refused as forged), so the site's address becomes the reply address.
 */
export function envelopeOf(
  { settings: { name, mail } }: Pick<MailSite, 'settings'>,
  server: { readonly url: string; readonly isOwn: boolean },
  fallback: Config['mail'],
): Envelope {
  const ownAddress = oneLine(mail?.senderAddress ?? '')
  const sharedSender = splitSender(fallback?.from ?? '')
  if (server.isOwn) {
    const address = ownAddress || userOf(server.url) || sharedSender.address
    return { from: { name: oneLine(mail?.senderName || name, 80), address } }
  }
  const displayName = oneLine(mail?.senderName || sharedSender.name || name, 80)
  return {
    from: { name: displayName, address: sharedSender.address },
    ...(ownAddress ? { replyTo: ownAddress } : {}),
  }
}

/** `Shop <shop@example.com>` or the bare address. */
function splitSender(from: string): { name: string; address: string } {
  const match = /^\s*"?(.*?)"?\s*<([^<>\s]+)>\s*$/.exec(from)
  return match
    ? { name: match[1] ?? '', address: match[2] ?? '' }
    : { name: '', address: from.trim() }
}

/** Most servers are signed in to with an address that may send. */
function userOf(url: string): string {
  const user = URL.canParse(url) ? decodeURIComponent(new URL(url).username) : ''
  return user.includes('@') ? user : ''
}

/** The address of a site: the public address, or its own host when it has another. */
export function addressOf({ domains }: Pick<MailSite, 'domains'>, publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl)
  const [ownAddress] = domains
  return ownAddress === undefined || domains.includes(host)
    ? publicUrl
    : `${protocol}//${ownAddress}`
}
