import type { PluginBlock, Texts } from '@vitrine/contract/plugins'

/** A block of a plug-in in the language of the reader. */
export type PluginBlockView =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link' | 'picture'; readonly text: string; readonly url: string }

/** The plug-in blocks for visitors; the others are for the dashboard. */
export const viewPluginBlocks = (
  blocks: readonly PluginBlock[],
  locale: string,
): PluginBlockView[] => blocks.flatMap((block) => viewOf(block, locale))

function viewOf(
  { kind, text = {}, items = [], url }: PluginBlock,
  locale: string,
): PluginBlockView[] {
  const words = wordsIn(text, locale)
  switch (kind) {
    case 'HEADING':
      return [{ kind: 'heading', text: words }]
    case 'PARAGRAPH':
      return [{ kind: 'paragraph', text: words }]
    case 'LIST':
      return [{ kind: 'list', items: items.map((one) => wordsIn(one, locale)) }]
    case 'LINK':
      return url ? [{ kind: 'link', text: words, url }] : []
    case 'PICTURE':
      return url ? [{ kind: 'picture', text: words, url }] : []
    default:
      return []
  }
}

/** In the language of the reader, such as `de-AT`; else in English, else in the first there is. */
export function wordsIn(texts: Texts, locale: string): string {
  const [base = ''] = locale.split('-')
  return texts[locale] ?? texts[base] ?? texts.en ?? Object.values(texts)[0] ?? ''
}
