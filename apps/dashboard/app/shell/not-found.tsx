import { links } from '../links.ts'
import { useMessages } from '../scaffold/messages.tsx'
import { Link } from '../scaffold/navigation.tsx'
import { PageHeader } from '../scaffold/page-header.tsx'

export function NotFound() {
  const { shell, places } = useMessages()
  return (
    <main className="content">
      <PageHeader title={shell.notFound} />
      <p>{shell.notFoundText}</p>
      <p className="empty-ways">
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
