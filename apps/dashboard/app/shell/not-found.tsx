import { links } from '../links.ts'
import { useMessages } from '../shared/messages.tsx'
import { Link } from '../shared/navigation.tsx'
import { PageHeader } from '../shared/page-header.tsx'

export function NotFound() {
  const { shell, navigation: places } = useMessages()
  return (
    <main className="content">
      <PageHeader title={shell.notFound} />
      <p>{shell.notFoundText}</p>
      <p className="empty-actions">
        <Link className="button" href={links.home()}>
          {places.home}
        </Link>
        <Link className="button" href={links.products()}>
          {places.products}
        </Link>
      </p>
    </main>
  )
}
