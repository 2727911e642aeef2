import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { SearchForm } from '../../parts/search-form.tsx'

export function NotFoundPage() {
  const messages = useMessages()
  return (
    <div className="v-wrap">
      <Empty
        level={1}
        title={messages.notFound.title}
        actions={
          <>
            <ButtonLink href={links.home()}>{messages.notFound.home}</ButtonLink>
            <ButtonLink href={links.allProducts()}>{messages.notFound.all}</ButtonLink>
          </>
        }
      >
        {messages.notFound.why}
      </Empty>
      <div className="not-found-search">
        <SearchForm words="" />
      </div>
    </div>
  )
}
