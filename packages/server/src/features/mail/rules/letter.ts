/** A mail as a thing to say, before it is HTML or text. */
export interface Letter {
  readonly subject: string
  readonly title: string
  /** Empty where nobody is greeted. */
  readonly greeting: string
  readonly lines: readonly string[]
  readonly objects: readonly LetterObject[]
  /** The quiet sentence at the end: what to do when it was somebody else. */
  readonly note: string
}

/** What the letter is about: a button, a code, or a label of facts. */
export type LetterObject =
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }

/** What stands around every letter of a site. */
export interface Frame {
  readonly shop: string
  /** Where the site answers. */
  readonly address: string
  readonly logoUrl: string
  /** `#rrggbb`. */
  readonly accent: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** "If the button does not work, open this address:" */
  readonly linkHint: string
  readonly sentBy: string
}
