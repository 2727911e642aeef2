import {
  Email,
  Guid,
  Nullable,
  Omittable,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Messages that an address, and a member, can send to a shop in 24 hours. */
export const MAX_MESSAGES_A_DAY = 10

const written = {
  name: Text(1, 100),
  email: Email(),
  message: Text(1, 5000),
  /** A field that people do not see. Where something is in it, nothing is stored. */
  website: Omittable(Text(0, 200)),
}

/** What a visitor sends. */
export const NewContactMessage = {
  /** The section of a published page with the form. */
  sectionId: Guid(),
  phone: Omittable(Text(0, 50)),
  ...written,
}

/** What a visitor asks about a product. */
export const NewProductQuestion = {
  /** A product that visitors see. */
  productId: Guid(),
  /** One of its variants; absent: none is meant. */
  variantId: Omittable(Guid()),
  ...written,
}

export const AskedProduct = Type.Object({
  /** It may be gone. */
  id: Guid(),
  /** Null: none was meant. */
  variantId: Nullable(Guid()),
  /** As it was called then. */
  name: Type.String(),
  /** Of the variant, such as `Amber, 2 l`; empty without one. */
  choices: Type.String(),
})
export type AskedProduct = Static<typeof AskedProduct>

export const ContactMessage = Type.Object({
  id: Guid(),
  name: Type.String(),
  email: Type.String(),
  /** Empty: none was given. */
  phone: Type.String(),
  message: Type.String(),
  /** The page with the form, which may be gone; null: it was asked on the page of a product. */
  pageId: Nullable(Guid()),
  /** What was asked about; null: it came by the form of a page. */
  product: Nullable(AskedProduct),
  /** The member who was signed in. */
  memberId: Nullable(Guid()),
  /** When somebody of the shop read it first; null: nobody has. */
  readDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
})
export type ContactMessage = Static<typeof ContactMessage>
