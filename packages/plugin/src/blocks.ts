import type { PluginContext } from './context.ts'

/** One text for all languages, or one for each, such as `{ en: 'Points', de: 'Punkte' }`. Plain: never markup. */
export type Text = string | Readonly<Record<string, string>>

export interface Choice {
  readonly value: string
  readonly label: Text
}

interface AnyField {
  /** The field of the operation's request. */
  readonly name: string
  readonly label: Text
  readonly help?: Text
  readonly required?: boolean
}

export type FormField =
  | (AnyField & { readonly type: 'text' | 'email'; readonly value?: string })
  | (AnyField & { readonly type: 'number'; readonly value?: number })
  | (AnyField & { readonly type: 'checkbox'; readonly value?: boolean })
  | (AnyField & {
      readonly type: 'choice'
      readonly choices: readonly Choice[]
      readonly value?: string
    })

/** What both the dashboard and the storefront show. */
export type SectionBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  /** `url` is a path of the site, or an https address. */
  | { readonly kind: 'link'; readonly text: Text; readonly url: string }
  | { readonly kind: 'picture'; readonly url: string; readonly alt: Text }

/** What the dashboard shows besides. */
export type PageBlock =
  | SectionBlock
  | {
      readonly kind: 'table'
      readonly caption: Text
      readonly columns: readonly Text[]
      readonly rows: readonly (readonly Text[])[]
    }
  | {
      readonly kind: 'form'
      readonly caption?: Text
      /** The name of an operation of the plug-in that writes; the page is loaded again after it. */
      readonly operation: string
      readonly fields: readonly FormField[]
      readonly submit: Text
    }

/** A page of the dashboard, drawn with its own components; it may take ten seconds. */
export interface DashboardPage {
  /** Also the entry in the navigation. */
  readonly title: Text
  load(call: { readonly context: PluginContext }): Promise<readonly PageBlock[]>
}

/** Sections of the storefront. They are cached with their page, so they show everybody the same. */
export interface Sections {
  /** Below the description of a product; it may take half a second, and is left out when it fails. */
  readonly productPage?: (call: {
    readonly product: { readonly id: string; readonly slug: string; readonly name: string }
    readonly context: PluginContext
  }) => Promise<readonly SectionBlock[]>
}
