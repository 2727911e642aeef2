import { useState } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { PageEditor } from './editor.tsx'
import { newPage } from './form.ts'

export function PageRoute() {
  const id = useUrlParam('pageId')
  return id === 'new' ? <NewPage /> : <StoredPageEditor id={id} of="page" />
}

function NewPage() {
  const [page] = useState(() => newPage(crypto.randomUUID()))
  return <PageEditor page={page} />
}

interface StoredPageEditorProps {
  readonly id: string
  /** The kind to name while loading. */
  readonly of: 'article' | 'page'
}

/** The editor of a page or an article that is stored. */
export function StoredPageEditor({ id, of }: StoredPageEditorProps) {
  const { pages, journal, shell } = useMessages()
  const texts = of === 'article' ? { ...pages, ...journal.editor } : pages
  const list = of === 'article' ? links.journal() : links.pages()
  const result = useOperation('pages.getPage', { id })
  const page = result.data?.page
  if (page) return <PageEditor key={page.id} page={page} />
  const isGone = errorCodeOf(result.error) === 'PAGE_NOT_FOUND'
  return (
    <>
      <PageHeader title={texts.title} backLink={<Link href={list}>{texts.back}</Link>} />
      {isGone && <EmptyState title={texts.notFound} text={texts.notFoundText} />}
      {result.error && !isGone && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!result.error && <Skeleton rows={8} label={shell.loading} />}
    </>
  )
}
