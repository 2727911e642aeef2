/** The content of a mail, before it is HTML or plain text. */
export interface Email {
  readonly subject: string
  readonly title: string
  /** Empty without a greeting. */
  readonly greeting: string
  readonly lines: readonly string[]
  readonly blocks: readonly EmailBlock[]
  /** The notice at the end: what to do when it was not you. */
  readonly note: string
  /** The page to unsubscribe from such mails; a POST to it unsubscribes immediately. */
  readonly unsubscribeUrl?: string
}

/** Something that was chosen, with its picture. */
export interface EmailItem {
  readonly name: string
  /** Such as `2 × · €18.00`. */
  readonly details: string
  /** Address of a picture; absent where there is none. */
  readonly picture?: string
}

/** The main blocks of the mail: a button, a code, a list of facts or of things, a link of less weight. */
export type EmailBlock =
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'items'; readonly items: readonly EmailItem[] }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }

/** Header and footer of every mail of a site. */
export interface EmailFrame {
  readonly shop: string
  /** Base URL of the site. */
  readonly address: string
  readonly logoUrl: string
  /** `#rrggbb`. */
  readonly accent: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** "If the button does not work, open this address:" */
  readonly linkHint: string
  readonly sentBy: string
  /** Pages such as the imprint. */
  readonly legalLinks: readonly LegalLink[]
}

/** A page below every mail to shoppers, such as the imprint. */
export interface LegalLink {
  readonly label: string
  /** Absolute. */
  readonly address: string
}
