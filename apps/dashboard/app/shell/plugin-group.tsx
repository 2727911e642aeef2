import { Blocks } from 'lucide-react'
import { links } from '../links.ts'
import { useLanguage } from '../shared/language.tsx'
import { useMessages } from '../shared/messages.tsx'
import { Link } from '../shared/navigation.tsx'
import { pluginText } from '../shared/plugin-text.ts'
import { useOperation } from '../shared/use-operation.ts'
import { WaitingCount } from './waiting-count.tsx'

/** The pages of plug-ins; nothing where there are no plug-ins. */
export function PluginGroup({ currentPath }: { readonly currentPath: string }) {
  const { plugins: labels } = useMessages()
  const language = useLanguage()
  const all = useOperation('plugins.listPlugins', {}).data?.plugins ?? []
  if (all.length === 0) return null
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  const pages = all.flatMap(({ name, page }) =>
    page ? [{ href: links.plugin(name), text: pluginText(page, language) }] : [],
  )
  const currentOf = (href: string) => (currentPath === href ? 'page' : undefined)
  return (
    <div className="sidebar-group">
      <p>{labels.title}</p>
      {pages.map(({ href, text }) => (
        <Link key={href} href={href} aria-current={currentOf(href)}>
          <Blocks aria-hidden="true" />
          {text}
        </Link>
      ))}
      <Link href={links.plugins()} aria-current={currentOf(links.plugins())}>
        <Blocks aria-hidden="true" />
        {labels.all}
        <WaitingCount count={failed} label={labels.failed({ n: failed })} />
      </Link>
    </div>
  )
}
