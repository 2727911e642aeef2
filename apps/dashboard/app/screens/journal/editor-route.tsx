import { useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useUrlParam, useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { PageEditor } from '../pages/editor.tsx'
import { StoredPageEditor } from '../pages/editor-route.tsx'
import { newArticle, type StoredPage, slugOf } from '../pages/form.ts'

export function ArticleRoute() {
  const id = useUrlParam('articleId')
  const { from } = useUrlSearch()
  if (id !== 'new') return <StoredPageEditor id={id} of="article" />
  return from ? <CopiedArticle key={from} from={from} /> : <NewArticle />
}

/** An article that begins as a copy of another; nothing is stored until it is saved. */
function CopiedArticle({ from }: { readonly from: string }) {
  const { shell } = useMessages()
  const [page, setPage] = useState<StoredPage>()
  const original = useOperation('pages.getPage', { id: from })
  const draft = original.data?.page.draft
  const similar = useOperation(
    'pages.listArticles',
    { q: slugOf(draft?.title ?? ''), limit: 100 },
    { enabled: draft !== undefined },
  )
  // What is cached may lack an earlier copy.
  const articles = similar.isFetching ? undefined : similar.data?.articles
  if (!page && draft && articles) {
    const taken = articles.map(({ slug }) => slug)
    setPage(newArticle(crypto.randomUUID(), draft, taken))
  }
  if (page) return <PageEditor page={page} />
  const failed = [original, similar].find(({ error }) => error)
  return failed ? (
    <Failure error={failed.error} onRetry={() => failed.refetch()} />
  ) : (
    <Skeleton rows={8} label={shell.loading} />
  )
}

function NewArticle() {
  const [page] = useState(() => newArticle(crypto.randomUUID()))
  return <PageEditor page={page} />
}
