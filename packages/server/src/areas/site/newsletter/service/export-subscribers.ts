import { escapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewsletterDeps, StoredSubscriber, SubscriberFilter } from '../model.ts'
import { stateOf } from '../rules/subscriber.ts'
import { listSubscribers } from '../store.ts'
import { unsubscribePathOf } from './links.ts'

const MAX_ROWS = 200_000
const columns = [
  'Email',
  'Language',
  'State',
  'Requested',
  'Confirmed',
  'Unsubscribed',
  'Consent',
  'Unsubscribe link',
  'Source',
]

/** The subscribers as CSV, each with an unsubscribe link; `siteUrl` is the base URL of the shop's pages. */
export async function exportSubscribers(
  tx: Tx,
  { platform }: Pick<NewsletterDeps, 'platform'>,
  filter: Pick<SubscriberFilter, 'state' | 'search'>,
  siteUrl: string,
) {
  const { subscribers } = await listSubscribers(tx, { ...filter, limit: MAX_ROWS, offset: 0 })
  const rowOf = (one: StoredSubscriber) =>
    writeCsvRow(
      [
        one.email,
        one.language,
        stateOf(one),
        one.requestedDate.toISOString(),
        one.confirmedDate?.toISOString() ?? '',
        one.unsubscribedDate?.toISOString() ?? '',
        one.consentText,
        new URL(unsubscribePathOf(tx, platform, one), siteUrl).href,
        one.source,
      ].map(escapeFormula),
    )
  return {
    fileName: 'newsletter.csv',
    contentType: 'text/csv; charset=utf-8',
    text: [writeCsvHeader(columns), ...subscribers.map(rowOf)].join(''),
  }
}
