import type { Product } from '@vitrine/contract/catalog-v1'

/** The merchant's texts for search engines; empty when there are none. */
export interface SeoTexts {
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
}

export function seoTextsOf(seo: Product['seoData']): SeoTexts {
  const tags = (seo?.tags ?? []).filter(({ disabled }) => disabled !== true)
  const metas = (name: string) =>
    tags
      .filter(({ type, props }) => type === 'meta' && textOf(props?.name).toLowerCase() === name)
      .map(({ props }) => textOf(props?.content).trim())
  const title = tags.find(({ type, children }) => type === 'title' && children?.trim())
  return {
    title: title?.children?.trim() ?? '',
    description: metas('description').find(Boolean) ?? '',
    isHidden: metas('robots').some((content) => /\b(noindex|none)\b/i.test(content)),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
