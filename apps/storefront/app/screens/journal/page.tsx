import { Pagination } from '@vitrine/ui/pagination'
import { ArticleList } from '../../journal/article-list.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { JournalProps } from './route.ts'

/** The articles of the shop, the newest first. */
export function JournalPage({ articles, tag, tags, page, pages, feed }: JournalProps) {
  const { journal, article } = useMessages()
  return (
    <div className="v-wrap">
      <header className="page-head">
        <h1 className="page-head-title">
          <bdi>{tag === '' ? journal.title : article.about({ tag })}</bdi>
        </h1>
        {tags.length > 0 && <Tags tags={tags} current={tag} />}
      </header>
      <ArticleList articles={articles} heading="h2" isFirst />
      <Pagination
        page={page}
        pages={pages}
        href={(to) => links.journal({ tag, page: to })}
        label={article.pages}
      />
      <p className="article-feed">
        <a href={feed}>{article.feed}</a>
      </p>
    </div>
  )
}

type TagsProps = Pick<JournalProps, 'tags'> & { current: string }

function Tags({ tags, current }: TagsProps) {
  const { journal, article } = useMessages()
  const here = (tag: string) =>
    tag.toLowerCase() === current.toLowerCase() ? ('page' as const) : undefined
  return (
    <nav aria-label={article.topics}>
      <ul className="article-tags">
        <li>
          <a href={links.journal()} aria-current={here('')}>
            {journal.all}
          </a>
        </li>
        {tags.map(({ tag }) => (
          <li key={tag}>
            <a href={links.journal({ tag })} aria-current={here(tag)}>
              <Name>{tag}</Name>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
