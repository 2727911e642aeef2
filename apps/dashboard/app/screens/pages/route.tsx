import { HOME_PAGE_ID } from '@vitrine/contract/pages'
import { Status } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { AddLegalPages } from './legal-dialog.tsx'
import { stateTones } from './publish-section.tsx'
import './pages.css'

/** All pages of the shop. */
export function PagesRoute() {
  const { pages, shell } = useMessages()
  const result = useOperation('pages.listPages', {})
  return (
    <>
      <PageHeader
        title={pages.title}
        actions={
          <>
            <AddLegalPages />
            <IfAllowed call="pages.savePage">
              <Link href={links.page('new')} className="button button-primary">
                {pages.new}
              </Link>
            </IfAllowed>
          </>
        }
      />
      <p className="page-text">{pages.text}</p>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.data ? (
        <ul className="page-list">
          {result.data.pages.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </ul>
      ) : (
        !result.error && <Skeleton rows={4} label={shell.loading} />
      )}
    </>
  )
}

function PageRow({ page }: { readonly page: OutputOf<'pages.listPages'>['pages'][number] }) {
  const { pages } = useMessages()
  const language = useLanguage()
  const { id, slug, title, state, publishDate, updatedDate } = page
  const dateOf = (date: Date | string) => formatDateTime(new Date(date), language)
  return (
    <li>
      <Link href={links.page(id)}>
        {id === HOME_PAGE_ID ? pages.home : <bdi>{title || pages.untitled}</bdi>}
      </Link>
      <Status tone={stateTones[state]}>{pages.states[state]}</Status>
      <span className="mute">
        {[
          slug === null ? '/' : `/pages/${slug}`,
          updatedDate && pages.changed({ date: dateOf(updatedDate) }),
          publishDate && pages.scheduled({ date: dateOf(publishDate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
