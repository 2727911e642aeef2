import { X } from 'lucide-react'
import { useMessages } from './messages.tsx'
import { Link } from './navigation.tsx'

/** An active filter; pressing it removes it. */
export function FilterChip({ name, href }: { readonly name: string; readonly href: string }) {
  const { products } = useMessages()
  return (
    <Link className="chip" href={href} aria-label={products.removeFilter({ filter: name })}>
      {name}
      <X aria-hidden="true" />
    </Link>
  )
}
