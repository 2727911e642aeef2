import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { pluginText } from '../../shared/plugin-text.ts'
import { useUrlParam } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { PluginBlocks } from './blocks.tsx'

/** The page that a plug-in describes. */
export function PluginRoute() {
  const name = useUrlParam('pluginName')
  const { plugins: labels, shell } = useMessages()
  const language = useLanguage()
  const result = useOperation('plugins.getPluginPage', { name })
  const title = result.data ? pluginText(result.data.title, language) : labels.title
  return (
    <>
      <PageHeader title={title} backLink={<Link href={links.plugins()}>{labels.all}</Link>} />
      {result.error && (
        <Failure error={result.error} title={labels.failedTitle} onRetry={() => result.refetch()} />
      )}
      {result.isPending && <Skeleton rows={6} label={shell.loading} />}
      {result.data && <PluginBlocks key={name} blocks={result.data.blocks} />}
    </>
  )
}
