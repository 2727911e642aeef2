import { Icon } from '@vitrine/ui/icon'
import ArrowRight from 'lucide-react/icons/arrow-right'

/** Link next to a heading that leads to the full list. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="more-link" href={href}>
      {children}
      <Icon as={ArrowRight} size={16} />
    </a>
  )
}
