import { Guid, Maybe, OneOf, Text, Timestamp, Type } from '../kit/index.ts'
import { jurisdictionTypes, RateFraction } from '../taxes/index.ts'

/** A revision, as text of a whole number. */
export const RevisionText = () => Type.String({ pattern: '^\\d{1,18}$' })

const dates = { createdDate: Timestamp(), updatedDate: Timestamp() }
const stored = { id: Guid(), revision: RevisionText(), ...dates }
const changed = { id: Guid(), revision: RevisionText() }
const Country = () => Type.String({ pattern: '^[A-Z]{2}$' })

export const PublishedTaxGroup = Type.Object({ ...stored, name: Text(1, 200) })
export const NewTaxGroup = Type.Object({ name: Text(1, 200) })
export const ChangedTaxGroup = Type.Object({ ...changed, name: Maybe(Text(1, 200)) })

const regionFields = {
  country: Country(),
  /** Empty or `*` for the whole country. */
  subdivision: Maybe(Text(0, 50)),
  /** The calculator: manual rates, or published ones; `listTaxCalculators` names both. */
  appId: Guid(),
  taxIncludedInPrice: Maybe(Type.Boolean()),
}
export const PublishedTaxRegion = Type.Object({ ...stored, ...regionFields })
export const NewTaxRegion = Type.Object(regionFields)
export const ChangedTaxRegion = Type.Object({
  ...changed,
  ...Type.Partial(Type.Object(regionFields)).properties,
})

const mappingFields = {
  taxGroupId: Guid(),
  taxRegionId: Guid(),
  taxRate: RateFraction(),
  taxName: Maybe(Text(0, 200)),
  taxType: Maybe(Text(0, 200)),
  jurisdiction: Maybe(Text(0, 200)),
  jurisdictionType: Maybe(OneOf(jurisdictionTypes)),
  description: Maybe(Text(0, 1000)),
  exemptRates: Maybe(
    Type.Array(Type.Object({ taxExemptGroupId: Guid(), taxRate: RateFraction() }), {
      maxItems: 50,
    }),
  ),
}
export const PublishedTaxMapping = Type.Object({ ...stored, ...mappingFields })
export const NewTaxMapping = Type.Object(mappingFields)
export const ChangedTaxMapping = Type.Object({
  ...changed,
  ...Type.Partial(Type.Object(mappingFields)).properties,
})

export const PublishedTaxSettings = Type.Object({ taxIncludedInItemPrices: Type.Boolean() })

/** Metadata of a page read by cursor. */
export const ListPage = Type.Object({
  count: Type.Integer(),
  cursors: Type.Object({
    next: Type.Optional(Type.String()),
    prev: Type.Optional(Type.String()),
  }),
  hasNext: Type.Boolean(),
})
