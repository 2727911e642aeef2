import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PhoneDeps, PhoneMessageRequest, PhoneSite } from '../model.ts'
import { hasGateway } from '../rules/gateways.ts'
import { languageOf, renderMessage } from '../rules/messages.ts'
import { insertMessage } from '../store.ts'

/** The gateway is retried after seconds, then half-minutes; a code expires after ten minutes. */
const MAX_ATTEMPTS = 5
const RETENTION_DAYS = 14

/** Stores a message in the transaction of its cause; a job sends it after the commit. */
export async function writeMessage(
  { platform, sites }: PhoneDeps,
  tx: Tx,
  { kind, identityId, to, code, minutes, ...rest }: PhoneMessageRequest,
): Promise<void> {
  const site = await sites.get(tx.siteId)
  const language = languageOf(rest.language, site.settings.locale)
  const address = addressOf(site, platform.config.publicUrl)
  const text = renderMessage(kind, language, { shop: site.settings.name, code, minutes, address })
  const id = newId()
  const hasOwnGateway = hasGateway(site, kind)
  const { clock, jobs } = platform
  await insertMessage(tx, {
    id,
    identityId,
    kind,
    to,
    text,
    code,
    language,
    state: hasOwnGateway ? 'WAITING' : 'KEPT',
    usefulUntil: clock.after(tx.now, { minutes }),
    expires: clock.after(tx.now, { days: RETENTION_DAYS }),
  })
  if (!hasOwnGateway) return
  await jobs.add(tx, 'phone.send', { siteId: tx.siteId, id }, { maxAttempts: MAX_ATTEMPTS })
}

/** The address of the site: the public address, or its own host when it has another. */
function addressOf({ domains }: PhoneSite, publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl)
  const [own] = domains
  return own === undefined || domains.includes(host) ? publicUrl : `${protocol}//${own}`
}
