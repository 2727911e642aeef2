import { useDate } from '../account/use-date.ts'
import { links } from '../links.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Name } from '../parts/name.tsx'
import type { ArticleView } from './article-view.ts'

type ArticleListProps = {
  articles: readonly ArticleView[]
  /** The heading level of articles, below the heading of the list. */
  heading: 'h2' | 'h3'
  /** The list is in the first viewport, so its first picture is loaded at once. */
  isFirst?: boolean
}

const sizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** Articles with their pictures; the title is the link, and the whole card leads there. */
export function ArticleList({ articles, heading: Heading, isFirst = false }: ArticleListProps) {
  return (
    <ul className="article-list">
      {articles.map((article, at) => (
        <li key={article.slug} className="article-card">
          {article.picture && (
            <FramedPicture
              picture={article.picture}
              sizes={sizes}
              isDecorative
              isFirst={isFirst && at === 0}
            />
          )}
          <Heading className="article-card-title">
            <a href={links.article(article.slug)}>
              <Name lang={article.langs?.title}>{article.title}</Name>
            </a>
          </Heading>
          <ArticleLine article={article} />
          {article.summary !== '' && (
            <p dir="auto" lang={article.langs?.summary}>
              {article.summary}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The date of publication, and the author. */
export function ArticleLine({ article }: { article: Pick<ArticleView, 'author' | 'date'> }) {
  const dateOf = useDate()
  const { author, date } = article
  return (
    <p className="article-line">
      <time dateTime={date}>{dateOf(date)}</time>
      {author !== '' && <Name>{author}</Name>}
    </p>
  )
}
