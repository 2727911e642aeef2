import { type ArticleView, viewArticle } from '../../journal/article-view.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { pictureAt } from '../../views/picture.ts'
import { notFoundRoute } from '../not-found/route.ts'
import type { Head, Route } from '../screen.ts'

export type JournalProps = {
  articles: readonly ArticleView[]
  /** The tag that they have; empty for all articles. */
  tag: string
  tags: readonly { tag: string; count: number }[]
  page: number
  pages: number
  /** The address of its feed. */
  feed: string
}

const pageSize = 12

/** The articles of the shop page by page, all or those with a tag. */
export const journalRoute: Route<JournalProps> = {
  load: async (context, { tag = '' }) => {
    const { api, asked, mainLanguage, origin, url } = context
    const page = readPage(url.searchParams.get('page'))
    const paging = { limit: pageSize, offset: (page - 1) * pageSize, ...asked }
    const found = await api.shop.journalPage({ ...paging, ...(tag && { tag }) })
    if (found.articles.length === 0) return notFoundRoute.load(context) as never
    const props: JournalProps = {
      articles: found.articles.map((one) => viewArticle(one, origin, mainLanguage)),
      tag: found.tag ?? '',
      tags: found.tags,
      page,
      pages: Math.ceil(found.total / pageSize),
      feed: links.journalFeed(
        asked.language && found.languages.includes(asked.language) ? asked.language : '',
      ),
    }
    return { kind: 'page', head: headOf(context, props, found.languages), props }
  },
}

const readPage = (asked: string | null) =>
  asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1

function headOf(
  { site, messages }: RequestContext,
  props: JournalProps,
  languages: readonly string[],
): Head {
  const { articles, tag, page, feed } = props
  const title = tag === '' ? messages.journal.title : messages.article.about({ tag })
  const picture = articles.find((one) => one.picture)?.picture
  const canonical = links.journal({ tag, page })
  return {
    title: `${title} – ${site.name}`,
    description: messages.article.description({ shop: site.name }),
    canonical,
    languages,
    feed,
    ...(picture ? { image: pictureAt(picture, 1280) } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        name: title,
        url: site.url + canonical,
        blogPost: articles.map((one) => ({
          '@type': 'BlogPosting',
          headline: one.title,
          url: site.url + links.article(one.slug),
          datePublished: one.date,
        })),
      },
    ],
  }
}
