import { links } from '../../links.ts'
import { useNavigation } from '../../shared/navigation.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { ReviewsPage } from './page.tsx'
import { ReviewPanel } from './panel.tsx'
import { readReviewsSearch, reviewsQuery } from './search.ts'
import { useMoves } from './use-moves.ts'

export function ReviewsRoute() {
  const search = readReviewsSearch(useUrlSearch())
  const result = useOperation('productReviews.queryReviews', reviewsQuery(search), {
    keepPrevious: true,
  })
  const { go } = useNavigation()
  const close = () => go(links.reviews({ ...search, open: '' }))
  const moves = useMoves(close)
  const paging = result.data?.pagingMetadata
  return (
    <>
      <ReviewsPage
        search={search}
        rows={result.data?.reviews}
        total={paging?.total ?? 0}
        cursors={paging?.cursors ?? {}}
        now={new Date()}
        stale={result.isPlaceholderData}
        error={result.error}
        onRetry={() => result.refetch()}
      />
      {search.open !== '' && (
        <ReviewPanel key={search.open} id={search.open} moves={moves} onClose={close} />
      )}
    </>
  )
}
