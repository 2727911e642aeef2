import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { SearchForm } from '../../parts/search-form.tsx'

export function NotFoundPage() {
  const words = useWords()
  return (
    <div className="v-wrap">
      <Empty
        level={1}
        title={words.t('notFound.title')}
        actions={
          <>
            <ButtonLink href={links.home()}>{words.t('notFound.home')}</ButtonLink>
            <ButtonLink href={links.allProducts()}>{words.t('notFound.all')}</ButtonLink>
          </>
        }
      >
        {words.t('notFound.why')}
      </Empty>
      <div className="not-found-search">
        <SearchForm words="" />
      </div>
    </div>
  )
}
