import { withSubdivision } from '@vitrine/addresses'
import { DeliveryProfileNotFound } from '@vitrine/contract/delivery'
import type { SiteSettings } from '@vitrine/contract/sites'
import { type DeliveryOption, price, type SnapshotLine } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import type { DeliveryPlace, DeliveryProfile, DeliveryRegion } from '../model/delivery.ts'
import { candidatesFor } from '../rules/candidates.ts'
import { regionOf } from '../rules/regions.ts'
import { readDelivery } from './read.ts'

export interface CandidateDeps {
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

/** A line as delivery sees it. */
export interface LineToDeliver {
  readonly id: string
  /** Null for products that name no profile. */
  readonly deliveryProfileId: string | null
}

export interface DeliveryCandidates {
  /** The delivery group of each line, by its id. */
  readonly groups: ReadonlyMap<string, string>
  /** Every option of these groups, with the reason where the destination is offered none. */
  readonly options: readonly DeliveryOption[]
  /** The region of the destination in each group that has one. */
  readonly regions: ReadonlyMap<string, DeliveryRegion>
}

/** The delivery options of lines, in the form of the price engine, in one statement. */
export async function findCandidates(
  tx: Tx,
  deps: CandidateDeps,
  {
    destination: place,
    lines,
  }: {
    readonly destination: DeliveryPlace | undefined
    readonly lines: readonly LineToDeliver[]
  },
): Promise<DeliveryCandidates> {
  const destination = place && withSubdivision(place)
  const { currency } = await deps.settingsOf(tx.siteId)
  const setUp = await readDelivery(tx)
  const groups = new Map(
    lines.map((line) => [line.id, profileOf(setUp.profiles, line.deliveryProfileId).id]),
  )
  const used = setUp.profiles.filter(({ id }) => [...groups.values()].includes(id))
  return {
    groups,
    options: used.flatMap((one) => candidatesFor(setUp, one, destination, currency)),
    regions: new Map(
      used.flatMap((one) => {
        const region = destination && regionOf(one.regions, destination)
        return region ? [[one.id, region] as const] : []
      }),
    ),
  }
}

/** A deleted profile counts as none. */
function profileOf(profiles: readonly DeliveryProfile[], id: string | null): DeliveryProfile {
  const found = profiles.find((one) => one.id === id) ?? profiles.find((one) => one.isDefault)
  if (!found) throw new Error('The site has no default delivery profile')
  return found
}

export interface BasketToTest {
  readonly destination: DeliveryPlace | undefined
  /** The default profile when absent. */
  readonly profileId?: string | undefined
  readonly lines: readonly Pick<SnapshotLine, 'quantity' | 'unitPrice' | 'weight'>[]
}

/** The same as `priceBasket`; refuses a deleted profile. */
export async function testBasket(tx: Tx, deps: CandidateDeps, basket: BasketToTest) {
  const { profileId } = basket
  const priced = await priceBasket(tx, deps, basket)
  const [groupId] = priced.candidates.groups.values()
  if (profileId !== undefined && groupId !== profileId) {
    throw DeliveryProfileNotFound({ id: profileId })
  }
  return priced
}

/**
 * The delivery options of a basket at an address, priced by the engine, with reasons for unavailable ones. A
 * deleted profile counts as none.
 */
export async function priceBasket(tx: Tx, deps: CandidateDeps, basket: BasketToTest) {
  const { currency } = await deps.settingsOf(tx.siteId)
  const { destination, profileId = null } = basket
  const lines = basket.lines.map((line, at) => ({ ...line, id: String(at), shippable: true }))
  const candidates = await findCandidates(tx, deps, {
    destination,
    lines: lines.map(({ id }) => ({ id, deliveryProfileId: profileId })),
  })
  return { currency, candidates, verdicts: verdictsOn(tx, currency, candidates, lines) }
}

/** The engine's verdicts on these options for lines of one profile. */
export function verdictsOn(
  { now }: Tx,
  currency: string,
  candidates: DeliveryCandidates,
  lines: readonly SnapshotLine[],
) {
  const [groupId] = candidates.groups.values()
  const { verdicts } = price({
    currency,
    now: now.toISOString(),
    settings: { pricesIncludeTax: true, roundTaxPer: 'line', roundingMode: 'half-up' },
    lines: lines.map((line) => ({ ...line, ...(groupId ? { deliveryGroupId: groupId } : {}) })),
    promotions: [],
    codes: [],
    delivery: { options: candidates.options, chosen: [] },
    fees: [],
    taxes: [],
    buyer: {},
    tenders: [],
  })
  return verdicts
}
