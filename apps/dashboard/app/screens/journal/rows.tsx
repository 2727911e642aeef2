import { type ArticleState, articleStates } from '@vitrine/contract/pages'
import { Status, type StatusTone } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { reads } from '../pages/page-reads.ts'
import { useUndoableDeletion } from '../pages/use-undoable-deletion.ts'
import '../pages/pages.css'

type Article = OutputOf<'pages.listArticles'>['articles'][number]

const tones: Record<ArticleState, StatusTone> = {
  DRAFT: 'quiet',
  SCHEDULED: 'warn',
  PUBLISHED: 'good',
  CHANGED: 'warn',
}

const stateOf = ({ publishDate, state }: Article): ArticleState =>
  publishDate ? 'SCHEDULED' : (articleStates.find((one) => one === state) ?? 'DRAFT')

/** Articles as a table. */
export function ArticleRows({ articles }: { readonly articles: readonly Article[] }) {
  const { columns } = useMessages().journal
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.author}</th>
            <th scope="col">{columns.tags}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ArticleRow({ article }: { readonly article: Article }) {
  const { journal: texts } = useMessages()
  const language = useLanguage()
  const { id, title, author, tags, publishDate, articleDate } = article
  const date = publishDate ?? articleDate
  const state = stateOf(article)
  return (
    <tr>
      <th scope="row">
        <Link href={links.article(id)} data-row-link="">
          <bdi>{title || texts.editor.untitled}</bdi>
        </Link>
      </th>
      <td className="mute" data-word={texts.columns.author}>
        <bdi>{author}</bdi>
      </td>
      <td className="mute" data-word={texts.columns.tags}>
        <bdi>{tags.join(', ')}</bdi>
      </td>
      <td className="mute" data-word={texts.columns.date}>
        {date && formatDateTime(new Date(date), language)}
      </td>
      <td>
        <Status tone={tones[state]}>{texts.states[state]}</Status>
      </td>
      <td>
        <RowActions id={id} name={title || texts.editor.untitled} />
      </td>
    </tr>
  )
}

function RowActions({ id, name }: { readonly id: string; readonly name: string }) {
  const { pages, journal: texts } = useMessages()
  const action = useAction('pages.deletePage', { invalidates: reads })
  const remove = useUndoableDeletion({ ...pages, ...texts.editor })
  return (
    <IfAllowed call="pages.savePage">
      <div className="page-publish">
        <Link href={links.article('new', id)} aria-label={texts.duplicateNamed({ name })}>
          {texts.duplicate}
        </Link>
        <button
          type="button"
          className="link-button"
          aria-label={texts.deleteNamed({ name })}
          disabled={action.isPending}
          onClick={() => void remove({ id, name }, () => action.mutateAsync({ id }))}
        >
          {texts.deleteOne}
        </button>
      </div>
    </IfAllowed>
  )
}
