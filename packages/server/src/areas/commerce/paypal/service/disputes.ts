import type { OpenConnection } from '../../payment-connections/index.ts'
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'
import type { Dispute } from '../rules/disputes.ts'
import { asking, type Paypal } from './client.ts'

const MAX_PAGES = 50

/** The current state of a dispute; undefined if PayPal does not know it. */
export async function readDispute(
  paypal: Paypal,
  connection: OpenConnection,
  id: string,
): Promise<Dispute | undefined> {
  const path = `/v1/customer/disputes/${encodeURIComponent(id)}`
  return (await get(paypal, connection, path)) as Dispute | undefined
}

interface DisputePage {
  readonly items?: readonly { readonly dispute_id?: string }[]
  readonly links?: readonly { readonly rel?: string; readonly href?: string }[]
}

/** The ids of disputes that have changed since the given time. */
export async function listDisputes(
  paypal: Paypal,
  connection: OpenConnection,
  since: Date,
): Promise<string[]> {
  const ids: string[] = []
  let path: string | undefined =
    `/v1/customer/disputes?page_size=50&update_time_after=${encodeURIComponent(since.toISOString())}`
  for (let page = 0; path && page < MAX_PAGES; page += 1) {
    const { items = [], links = [] } = ((await get(paypal, connection, path)) ?? {}) as DisputePage
    ids.push(...items.flatMap(({ dispute_id: id }) => id ?? []))
    const next = links.find(({ rel }) => rel === 'next')?.href
    path = next?.slice(new URL(next).origin.length)
  }
  return ids
}

/** PayPal's library does not cover disputes. */
async function get(paypal: Paypal, connection: OpenConnection, path: string): Promise<unknown> {
  const { status, body } = await asking(() => paypal.call(connection, 'GET', path))
  if (status === 404) return undefined
  if (status === 401 || status === 403) {
    throw new ProviderRefused('key_refused', 'PayPal shows no disputes to these keys')
  }
  if (status >= 400) throw new ProviderUnavailable(`PayPal answered ${status} about disputes`)
  return body
}
