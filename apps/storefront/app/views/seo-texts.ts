/** The merchant's texts for search engines; empty when there are none. */
export interface SeoTexts {
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
}

interface Tag {
  readonly type?: unknown
  readonly children?: unknown
  readonly props?: { readonly name?: unknown; readonly content?: unknown } | null
  readonly disabled?: unknown
}

/** `seo` is stored as sent. */
export function seoTextsOf(seo: unknown): SeoTexts {
  const tags = tagsOf(seo).filter(({ disabled }) => disabled !== true)
  const metas = (name: string) =>
    tags
      .filter(({ type, props }) => type === 'meta' && textOf(props?.name).toLowerCase() === name)
      .map(({ props }) => textOf(props?.content).trim())
  const titles = tags.map(({ type, children }) => (type === 'title' ? textOf(children).trim() : ''))
  return {
    title: titles.find(Boolean) ?? '',
    description: metas('description').find(Boolean) ?? '',
    isHidden: metas('robots').some((content) => /\b(noindex|none)\b/i.test(content)),
  }
}

function tagsOf(seo: unknown): readonly Tag[] {
  const tags = (seo as { tags?: unknown } | null | undefined)?.tags
  return Array.isArray(tags) ? tags.filter((one) => typeof one === 'object' && one !== null) : []
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
