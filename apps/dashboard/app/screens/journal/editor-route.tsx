import { useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useUrlParam, useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { PageEditor } from '../pages/editor.tsx'
import { StoredPageEditor } from '../pages/editor-route.tsx'
import { newArticle, type StoredPage } from '../pages/form.ts'

export function ArticleRoute() {
  const id = useUrlParam('articleId')
  const { from } = useUrlSearch()
  if (id !== 'new') return <StoredPageEditor id={id} of="article" />
  return from ? <CopiedArticle from={from} /> : <NewArticle />
}

/** An article that begins as a copy of another; nothing is stored until it is saved. */
function CopiedArticle({ from }: { readonly from: string }) {
  const { shell } = useMessages()
  const result = useOperation('pages.getPage', { id: from })
  const page = result.data?.page
  if (page) return <NewArticle key={from} copied={page} />
  return result.error ? (
    <Failure error={result.error} onRetry={() => result.refetch()} />
  ) : (
    <Skeleton rows={8} label={shell.loading} />
  )
}

function NewArticle({ copied }: { readonly copied?: StoredPage }) {
  const [page] = useState(() => newArticle(crypto.randomUUID(), copied?.draft))
  return <PageEditor page={page} />
}
