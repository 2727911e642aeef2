import type { Plugin, PluginDelivery } from '@vitrine/contract/plugins'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { pluginText } from '../../shared/plugin-text.ts'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'

const POLL_MS = 5_000

interface ProblemsProps {
  readonly plugin: Plugin
  readonly now: Date
}

/** Unhandled facts of a plug-in, with their errors. */
export function Problems({ plugin, now }: ProblemsProps) {
  const { plugins: labels } = useMessages()
  const title = pluginText(plugin.title, useLanguage())
  const result = useOperation(
    'plugins.listPluginDeliveries',
    { name: plugin.name },
    { refetchInterval: () => POLL_MS },
  )
  const deliveries = result.data?.deliveries ?? []
  const { problemColumns: columns } = labels
  return (
    <Section title={labels.problems({ name: title })}>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {deliveries.length > 0 && (
        <table className="list">
          <thead>
            <tr>
              <th scope="col">{columns.fact}</th>
              <th scope="col" className="figure">
                {columns.tries}
              </th>
              <th scope="col">{columns.reason}</th>
              <th scope="col">{columns.when}</th>
              <th scope="col">
                <span className="visually-hidden">{labels.retry}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((one) => (
              <Problem key={one.id} name={plugin.name} delivery={one} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

interface ProblemProps {
  readonly name: string
  readonly delivery: PluginDelivery
  readonly now: Date
}

function Problem({ name, delivery, now }: ProblemProps) {
  const messages = useMessages()
  const { plugins: labels } = messages
  const showToast = useToast()
  const isAllowed = useIsAllowed('plugins.retryPluginDelivery')
  const retry = useAction('plugins.retryPluginDelivery', {
    invalidates: ['plugins.listPlugins', 'plugins.listPluginDeliveries'],
  })
  const onRetry = () =>
    retry.mutate(
      { name, id: delivery.id },
      {
        onSuccess: () => showToast({ text: labels.retried }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <tr>
      <td className="cell-name">{delivery.fact}</td>
      <td className="figure">{delivery.attempts}</td>
      <td>{delivery.failure}</td>
      <td className="mute">
        <RelativeTime moment={delivery.updatedDate} now={now} />
      </td>
      <td>
        {delivery.state === 'FAILED' && isAllowed && (
          <button
            type="button"
            className="button"
            aria-label={labels.retryOf({ fact: delivery.fact })}
            disabled={retry.isPending}
            onClick={onRetry}
          >
            {labels.retry}
          </button>
        )}
      </td>
    </tr>
  )
}
