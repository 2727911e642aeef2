import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Order, PhoneSite, PhoneWorld } from '../model.ts'
import { hasGateway } from '../rules/gateways.ts'
import { languageOf, wordsOf } from '../rules/words.ts'
import { insertMessage } from '../store.ts'

/** The gateway is asked again after seconds, then half-minutes; a code is worth nothing after ten minutes. */
const MAX_ATTEMPTS = 5
const KEPT_DAYS = 14

/** Writes a message in the transaction of what it belongs to; a job hands it over after the commit. */
export async function writeMessage(
  { platform, sites }: PhoneWorld,
  tx: Tx,
  { kind, identityId, to, code, minutes, ...order }: Order,
): Promise<void> {
  const site = await sites.get(tx.siteId)
  const language = languageOf(order.language, site.settings.locale)
  const address = addressOf(site, platform.config.publicUrl)
  const text = wordsOf(kind, language, { shop: site.settings.name, code, minutes, address })
  const id = newId()
  const goesOut = hasGateway(site, kind)
  const { clock, jobs } = platform
  await insertMessage(tx, {
    ...{ id, identityId, kind, to, text, code, language },
    state: goesOut ? 'WAITING' : 'KEPT',
    usefulUntil: clock.after(tx.now, { minutes }),
    expires: clock.after(tx.now, { days: KEPT_DAYS }),
  })
  if (!goesOut) return
  await jobs.add(tx, 'phone.send', { siteId: tx.siteId, id }, { maxAttempts: MAX_ATTEMPTS })
}

/** Where the site answers: the public address, or its own host when it has one elsewhere. */
function addressOf({ domains }: PhoneSite, publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl)
  const [own] = domains
  return own === undefined || domains.includes(host) ? publicUrl : `${protocol}//${own}`
}
