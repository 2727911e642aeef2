import { Guid, MapOf, Maybe, Omittable, OneOf, type Static, Text, Type } from '../kit/index.ts'

/** ISO 3166-1 alpha-2, capitals. */
const Country = () => Type.String({ pattern: '^[A-Z]{2}$' })

/** A delivery or billing address. Absent and null fields are empty. */
export const PostalAddress = Type.Object({
  country: Maybe(Country()),
  /** ISO 3166-2 with its country, such as `US-NY`. */
  subdivision: Maybe(Text(0, 50)),
  city: Maybe(Text(0, 50)),
  postalCode: Maybe(Text(0, 50)),
  /** Street and number in one line. */
  addressLine: Maybe(Text(0, 150)),
  addressLine2: Maybe(Text(0, 100)),
  /** Street and number separately, for countries whose address forms do so. */
  streetAddress: Maybe(
    Type.Object({
      number: Maybe(Text(0, 100)),
      name: Maybe(Text(0, 100)),
      apt: Maybe(Text(0, 100)),
    }),
  ),
})
export type PostalAddress = Static<typeof PostalAddress>

export const ContactDetails = Type.Object({
  firstName: Maybe(Text(0, 100)),
  lastName: Maybe(Text(0, 100)),
  phone: Maybe(Text(0, 100)),
  company: Maybe(Text(0, 1000)),
  /** A tax number of the buyer; `type` is needed with Brazilian ones. */
  vatId: Maybe(
    Type.Object({
      id: Text(0, 100),
      type: Maybe(OneOf(['UNSPECIFIED', 'CPF', 'CNPJ'])),
    }),
  ),
})
export type ContactDetails = Static<typeof ContactDetails>

export const AddressWithContact = Type.Object({
  address: Maybe(PostalAddress),
  contactDetails: Maybe(ContactDetails),
})
export type AddressWithContact = Static<typeof AddressWithContact>

/** A delivery option by its id; the carrier is needed only where several have options of one id. */
export const DeliveryChoice = Type.Object({
  code: Text(1, 100),
  carrierId: Maybe(Text(0, 100)),
})
export type DeliveryChoice = Static<typeof DeliveryChoice>

/** How many pieces of one line may be bought at once. */
export const MAX_QUANTITY = 100_000
/** How many lines a cart may have, and how many one call may add. */
export const MAX_LINES = 300
export const MAX_ADDED_LINES = 100
/** Maximum number of codes of a cart. */
export const MAX_CODES = 5

export const Quantity = () => Type.Integer({ minimum: 1, maximum: MAX_QUANTITY })

/** A new line: a product, its variant or choices, and the buyer’s texts. */
export const NewCartLine = Type.Object({
  productId: Guid(),
  /** Absent: the only variant, or the one that `options` choose. */
  variantId: Omittable(Guid()),
  /** Choices of options and modifiers by their names or keys, such as `{"Size": "L"}`. */
  options: Omittable(MapOf(Text(0, 500))),
  /** Texts of the buyer by the titles or keys of the product’s text fields. */
  texts: Omittable(MapOf(Text(0, 5000))),
  /** Absent: a single purchase. */
  subscriptionId: Omittable(Guid()),
  quantity: Quantity(),
})
export type NewCartLine = Static<typeof NewCartLine>
