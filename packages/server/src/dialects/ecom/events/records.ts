import { type TSchema, toWire } from '@vitrine/contract/kit'
import {
  PublishedProfile,
  PublishedRegion,
  PublishedShippingOption,
} from '@vitrine/contract/published-delivery'
import {
  PublishedTaxExemptGroup,
  PublishedTaxGroup,
  PublishedTaxMapping,
  PublishedTaxRegion,
} from '@vitrine/contract/published-taxes'
import type { DeliveryProfile, DeliveryRegion } from '../../../areas/commerce/delivery/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import { encodeDeliveryRegion, encodeOption, encodeProfile } from '../codec/delivery.ts'
import { encodeExemptGroup, encodeGroup, encodeMapping, encodeRegion } from '../codec/taxes.ts'

/** How a kind of record is encoded in events. */
interface RecordForm {
  readonly entityFqdn: string
  readonly schema: TSchema
  // Records of facts are parsed JSON.
  readonly encode: (record: never) => object
  /** Whether the event of a deletion has the record. */
  readonly withDeletedEntity: boolean
}

/** Converts facts of tax and delivery settings, with whole records before and after, to published events. */
export const recordTranslators: Translators = {
  ...translatorsOf('tax_group', {
    entityFqdn: 'wix.billing.v1.tax_group',
    schema: PublishedTaxGroup,
    encode: encodeGroup,
    withDeletedEntity: false,
  }),
  ...translatorsOf('tax_region', {
    entityFqdn: 'wix.billing.v1.tax_region',
    schema: PublishedTaxRegion,
    encode: encodeRegion,
    withDeletedEntity: false,
  }),
  ...translatorsOf('tax_rate', {
    entityFqdn: 'wix.billing.v1.manual_tax_mapping',
    schema: PublishedTaxMapping,
    encode: encodeMapping,
    withDeletedEntity: true,
  }),
  ...translatorsOf('tax_exempt_group', {
    entityFqdn: 'wix.billing.v1.tax_exempt_group',
    schema: PublishedTaxExemptGroup,
    encode: encodeExemptGroup,
    withDeletedEntity: true,
  }),
  ...translatorsOf('shipping_option', {
    entityFqdn: 'wix.ecom.v1.shipping_option',
    schema: PublishedShippingOption,
    encode: encodeOption,
    withDeletedEntity: true,
  }),
  ...withRegions(
    translatorsOf('delivery_profile', {
      entityFqdn: 'wix.ecom.v1.delivery_profile',
      schema: PublishedProfile,
      encode: encodeProfile,
      withDeletedEntity: true,
    }),
  ),
}

function translatorsOf(name: string, form: RecordForm): Translators {
  const { entityFqdn } = form
  const eventsOf = (
    fact: StoredFact,
    slug: string,
    body: Parameters<typeof domainEvent>[1]['body'],
  ) => [domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })]
  return {
    [`${name}.created`]: async (_tx, fact) =>
      eventsOf(fact, 'created', { createdEvent: { entity: write(form, fact.after) } }),
    [`${name}.updated`]: async (_tx, fact) =>
      eventsOf(fact, 'updated', { updatedEvent: { currentEntity: write(form, fact.after) } }),
    [`${name}.deleted`]: async (_tx, fact) =>
      eventsOf(fact, 'deleted', {
        deletedEvent: form.withDeletedEntity ? { deletedEntity: write(form, fact.before) } : {},
      }),
  }
}

function write({ schema, encode }: RecordForm, stored: unknown): object {
  const { createdDate, updatedDate, ...record } = stored as Record<string, string>
  const dates = { createdDate: new Date(createdDate ?? 0), updatedDate: new Date(updatedDate ?? 0) }
  return toWire(schema, encode({ ...record, ...dates } as never)) as object
}

/** Changes of a profile's regions are additional events. */
function withRegions(translators: Translators): Translators {
  const regionsOf = (stored: unknown) => (stored as DeliveryProfile | null)?.regions ?? []
  const events = (fact: StoredFact) =>
    regionEvents(fact, regionsOf(fact.before), regionsOf(fact.after))
  const created = translators['delivery_profile.created']
  const updated = translators['delivery_profile.updated']
  return {
    ...translators,
    'delivery_profile.created': async (tx, fact) => [
      ...((await created?.(tx, fact)) ?? []),
      ...events(fact),
    ],
    'delivery_profile.updated': async (tx, fact) => [
      ...((await updated?.(tx, fact)) ?? []),
      ...events(fact),
    ],
  }
}

function regionEvents(
  fact: StoredFact,
  before: readonly DeliveryRegion[],
  after: readonly DeliveryRegion[],
) {
  const old = new Map(before.map((region) => [region.id, JSON.stringify(region)]))
  const left = new Set(after.map(({ id }) => id))
  const deliveryProfileId = fact.entityId
  const eventOf = (slug: string, body: object) =>
    domainEvent(fact, {
      entityFqdn: 'wix.ecom.v1.delivery_profile',
      slug,
      entityId: fact.entityId,
      body: { actionEvent: { body: { deliveryProfileId, ...body } } },
    })
  return [
    ...after
      .filter((region) => old.get(region.id) !== JSON.stringify(region))
      .map((region) =>
        eventOf(old.has(region.id) ? 'region_updated' : 'region_added', writeRegion(region)),
      ),
    ...before
      .filter(({ id }) => !left.has(id))
      .map(({ id }) => eventOf('region_removed', { deliveryRegionId: id })),
  ]
}

function writeRegion(region: DeliveryRegion): object {
  const { id, ...fields } = toWire(PublishedRegion, encodeDeliveryRegion(region)) as { id: string }
  return { deliveryRegionId: id, ...fields }
}
