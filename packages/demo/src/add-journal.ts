import type { Api } from './api.ts'
import { type DemoArticle, demoArticles } from './catalog/journal.ts'

const DAY_MS = 86_400_000

/** Publishes the articles whose products exist, unless the journal has articles already. */
export async function addJournal(api: Api): Promise<void> {
  const { total } = await api.pages.listArticles({ limit: 1 })
  if (total > 0) return
  for (const article of demoArticles) await addArticle(api, article)
}

async function addArticle(api: Api, article: DemoArticle): Promise<void> {
  const { id, slug, title, summary, author, tags, html } = article
  const products = await productsOf(api, article)
  const [mediaId] = products[0]?.pictureIds ?? []
  if (!mediaId) return
  await api.pages.savePage({
    id,
    revision: 0,
    slug,
    articleDate: new Date(Date.now() - article.daysAgo * DAY_MS),
    draft: {
      title,
      description: '',
      sections: [{ id, story: { html } }],
      article: {
        summary,
        author,
        tags: [...tags],
        picture: { mediaId },
        productIds: products.map((product) => product.id),
      },
      translations: await translationsOf(api, article),
    },
  })
  await api.pages.publishPage({ id, revision: 1 })
}

/** Translations with their paths in the article; none for the shop's own language. */
async function translationsOf(api: Api, { id, translations = {} }: DemoArticle) {
  const { locale } = (await api.sites.getSettings()).settings
  const others = Object.entries(translations).filter(([language]) => !locale.startsWith(language))
  return Object.fromEntries(
    others.map(([language, { title, summary, html }]) => [
      language,
      {
        title: { text: title },
        'article.summary': { text: summary },
        [`sections.${id}.story.html`]: { text: html },
      },
    ]),
  )
}

/** The article's products that exist in this shop. */
async function productsOf(api: Api, { products }: DemoArticle) {
  const found: { readonly id: string; readonly pictureIds: readonly string[] }[] = []
  for (const slug of products) {
    const page = await api.shop.productPage({ slug }).catch(() => undefined)
    if (!page) continue
    const { id, media } = page.product
    found.push({ id, pictureIds: media.map((picture) => picture.id) })
  }
  return found
}
