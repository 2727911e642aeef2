import type { FullLabel } from '../catalog/index.ts'
import { domainEvent, type KeptFact, type Translator, type Translators } from '../events/index.ts'
import { encodeBrand, encodeRibbon } from './codec/label.ts'

const brand = 'wix.stores.catalog.v3.brand'
const ribbon = 'wix.stores.catalog.v3.ribbon'

const created =
  (entityFqdn: string, encode: (entity: never) => object): Translator =>
  async (_tx, fact) =>
    one(fact, entityFqdn, 'created', { createdEvent: { entity: encode(fact.after as never) } })

const updated =
  (entityFqdn: string, encode: (entity: never) => object): Translator =>
  async (_tx, fact) =>
    one(fact, entityFqdn, 'updated', {
      updatedEvent: { currentEntity: encode(fact.after as never) },
    })

const deleted =
  (entityFqdn: string, encode?: (entity: never) => object): Translator =>
  async (_tx, fact) => {
    const entity = encode && { deletedEntity: encode(fact.before as never) }
    return one(fact, entityFqdn, 'deleted', { deletedEvent: { ...entity } })
  }

const one = (
  fact: KeptFact,
  entityFqdn: string,
  slug: string,
  body: Parameters<typeof domainEvent>[1]['body'],
) => [domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })]

const brandOf = (label: FullLabel) => encodeBrand({ label })
const ribbonOf = (label: FullLabel) => encodeRibbon({ label })

/** What the ledger knows of the catalog, in the third dialect's events (catalog contract §19.3). */
export const catalogV3Translators: Translators = {
  'brand.created': created(brand, brandOf),
  'brand.changed': updated(brand, brandOf),
  'brand.deleted': deleted(brand),
  'ribbon.created': created(ribbon, ribbonOf),
  'ribbon.changed': updated(ribbon, ribbonOf),
  'ribbon.deleted': deleted(ribbon, ribbonOf),
}
