import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { SearchForm } from '../../parts/search-form.tsx'

export function LostPage() {
  const words = useWords()
  return (
    <div className="v-wrap">
      <Empty
        level={1}
        title={words.t('lost.title')}
        actions={
          <>
            <ButtonLink href={links.home()}>{words.t('lost.home')}</ButtonLink>
            <ButtonLink href={links.allProducts()}>{words.t('lost.all')}</ButtonLink>
          </>
        }
      >
        {words.t('lost.why')}
      </Empty>
      <div className="lost-search">
        <SearchForm words="" />
      </div>
    </div>
  )
}
