/** A message from a contact form. */
export interface ContactMessageMail {
  readonly sender: string
  readonly email: string
  readonly phone?: string
  readonly message: string
  readonly address: string
}

/** A question about a product. */
export interface ProductQuestionMail extends Omit<ContactMessageMail, 'phone'> {
  /** Its name, with the choices of the variant if one was given. */
  readonly product: string
}

/** Data of a scheduled import. */
export interface ImportMail {
  /** The name of the scheduled import. */
  readonly title: string
  /** The page of the imports in the dashboard. */
  readonly address: string
  /** The name of the reader. */
  readonly name?: string
}
