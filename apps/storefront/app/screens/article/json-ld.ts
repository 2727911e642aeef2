import type { ShopArticle } from '@vitrine/contract/shop'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'

type ArticleData = {
  readonly article: ShopArticle
  readonly description: string
  /** Address of its picture, with or without the host. */
  readonly image: string | undefined
}

/** An article and the way to it as structured data. */
export function articleJsonLd(
  { site, messages }: RequestContext,
  { article, description, image }: ArticleData,
): object[] {
  const url = site.url + links.article(article.slug)
  const { title, author, date, updatedDate, tags } = article
  const publisher = { '@type': 'Organization', name: site.name, url: site.url }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      ...(description && { description }),
      ...(image && { image: image.startsWith('/') ? site.url + image : image }),
      ...(tags.length > 0 && { keywords: tags.join(', ') }),
      author: author ? { '@type': 'Person', name: author } : publisher,
      publisher,
      datePublished: date.toISOString(),
      dateModified: new Date(Math.max(Number(updatedDate), Number(date))).toISOString(),
      mainEntityOfPage: url,
      url,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: messages.journal.title, item: site.url + links.journal() },
        { name: title, item: url },
      ].map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ]
}
