import { Type } from '../kit/index.ts'

/** A whole answer for a browser: a page or a redirect. */
export interface HtmlPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | null
}
export const HtmlPage = Type.Unsafe<HtmlPage>({ description: 'A page or a redirect' })
