import type { PluginContext } from './context.ts'

/**
 * One text for all languages, or one per language, such as `{ en: 'Points', de: 'Punkte' }`. Plain text, never markup.
 */
export type Text = string | Readonly<Record<string, string>>

export interface Choice {
  readonly value: string
  readonly label: Text
}

interface AnyField {
  /** Name of the field in the operation's request. */
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

/** Blocks for both the dashboard and the storefront. */
export type SectionBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  /** `url` is a path of the site, or an https address. */
  | { readonly kind: 'link'; readonly text: Text; readonly url: string }
  | { readonly kind: 'picture'; readonly url: string; readonly alt: Text }

/** Further blocks, for the dashboard only. */
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
      /** Name of a writing operation of the plug-in; the page is reloaded after it. */
      readonly operation: string
      readonly fields: readonly FormField[]
      readonly submit: Text
    }

/** A page of the dashboard, rendered with its own components. Timeout: ten seconds. */
export interface DashboardPage {
  /** Also the label of the navigation entry. */
  readonly title: Text
  load(call: { readonly context: PluginContext }): Promise<readonly PageBlock[]>
}

/** Sections of the storefront. They are cached with their page, so their content is the same for everybody. */
export interface Sections {
  /** Shown below the description of a product. Timeout: half a second; left out if it fails. */
  readonly productPage?: (call: {
    readonly product: { readonly id: string; readonly slug: string; readonly name: string }
    readonly context: PluginContext
  }) => Promise<readonly SectionBlock[]>
}
