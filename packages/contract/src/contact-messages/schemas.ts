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

/** A message from a visitor. */
export const NewContactMessage = {
  /** The section of a published page with the form. */
  sectionId: Guid(),
  phone: Omittable(Text(0, 50)),
  ...written,
}

/** A visitor's question about a product. */
export const NewProductQuestion = {
  /** A product that visitors see. */
  productId: Guid(),
  /** The variant of the question; absent: none. */
  variantId: Omittable(Guid()),
  ...written,
}

export const InquiredProduct = Type.Object({
  /** It may be gone. */
  id: Guid(),
  /** Null: none. */
  variantId: Nullable(Guid()),
  /** The product's name at that time. */
  name: Type.String(),
  /** Choices of the variant, such as `Amber, 2 l`; empty without one. */
  choices: Type.String(),
})
export type InquiredProduct = Static<typeof InquiredProduct>

export const ContactMessage = Type.Object({
  id: Guid(),
  name: Type.String(),
  email: Type.String(),
  /** Empty if not given. */
  phone: Type.String(),
  message: Type.String(),
  /** The page with the form, which may have been deleted; null: asked on a product page. */
  pageId: Nullable(Guid()),
  /** The product of the question; null: sent by the form of a page. */
  product: Nullable(InquiredProduct),
  /** The member who was signed in. */
  memberId: Nullable(Guid()),
  /** When staff first read it; null: unread. */
  readDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
})
export type ContactMessage = Static<typeof ContactMessage>
