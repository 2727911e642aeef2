import { MapOf, Maybe, OneOf, type Static, Text, Type } from '../kit/index.ts'

const short = () => Maybe(Text(0, 200))

/** A postal address in identity operations. */
export const IdentityAddress = Type.Object({
  addressLine: short(),
  addressLine2: short(),
  city: short(),
  /** ISO 3166-2. */
  subdivision: short(),
  /** ISO 3166-1, two letters. */
  country: short(),
  postalCode: short(),
  formattedAddress: Maybe(Text(0, 1000)),
  streetAddress: Maybe(
    Type.Object({
      number: short(),
      name: short(),
      apt: short(),
      formattedAddressLine: Maybe(Text(0, 500)),
    }),
  ),
})

/** Exactly one of the values is present. */
export const CustomValue = Type.Object({
  strValue: Type.Optional(Text(0, 4000)),
  numValue: Type.Optional(Type.Number()),
  dateValue: Type.Optional(Text(1, 40)),
  boolValue: Type.Optional(Type.Boolean()),
  listValue: Type.Optional(Type.Object({ value: Type.Array(Type.Unknown(), { maxItems: 100 }) })),
  mapValue: Type.Optional(Type.Object({ value: MapOf(Type.Unknown()) })),
})

/** Profile of a registration. Everything is optional. */
export const IdentityProfile = Type.Object({
  firstName: Maybe(Text(0, 100)),
  lastName: Maybe(Text(0, 100)),
  nickname: Maybe(Text(0, 255)),
  /** Address of a picture. */
  picture: Maybe(Text(0, 2048)),
  language: Maybe(Text(0, 35)),
  privacyStatus: Maybe(OneOf(['UNDEFINED', 'PUBLIC', 'PRIVATE'])),
  labels: Maybe(Type.Array(Text(1, 255), { maxItems: 2000 })),
  emails: Maybe(Type.Array(Text(1, 254), { maxItems: 50 })),
  phones: Maybe(Type.Array(Text(1, 50), { maxItems: 50 })),
  secondaryEmails: Maybe(
    Type.Array(
      Type.Object({
        email: Text(1, 254),
        tag: Maybe(OneOf(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])),
      }),
      { maxItems: 50 },
    ),
  ),
  phonesV2: Maybe(
    Type.Array(
      Type.Object({
        countryCode: Maybe(Text(0, 10)),
        phone: Text(1, 50),
        tag: Maybe(OneOf(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'])),
      }),
      { maxItems: 50 },
    ),
  ),
  addresses: Maybe(
    Type.Array(
      Type.Object({
        address: IdentityAddress,
        tag: Maybe(OneOf(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'])),
      }),
      { maxItems: 50 },
    ),
  ),
  customFields: Maybe(
    Type.Array(Type.Object({ name: Text(1, 255), value: CustomValue }), { maxItems: 100 }),
  ),
  company: Maybe(Text(0, 1000)),
  position: Maybe(Text(0, 1000)),
  /** Calendar day, `YYYY-MM-DD`. */
  birthdate: Maybe(Text(0, 100)),
  slug: Maybe(Text(0, 255)),
  subscription: Maybe(Type.Boolean()),
  vatId: Maybe(Text(0, 1000)),
})
export type IdentityProfile = Static<typeof IdentityProfile>
