import type { Product } from '@vitrine/contract/catalog-v1'

/** What its merchant wrote for search engines; empty where nothing was. */
export interface SearchTexts {
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
}

export function searchTexts(seo: Product['seoData']): SearchTexts {
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
