import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperationName } from '../../api/client.ts'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Tabs } from '../../shared/tabs.tsx'

interface DevelopersFrameProps {
  readonly here: 'clients' | 'keys' | 'webhooks'
  /** Undefined while loading. */
  readonly count: number | undefined
  readonly labels: {
    readonly text: string
    readonly new: string
    readonly emptyTitle: string
    readonly emptyText: string
  }
  /** URL of the form, or opens the dialog. */
  readonly create: string | (() => void)
  /** Operation that creates one; decides whether the button is shown. */
  readonly createOperation: OperationName
  readonly error?: unknown
  readonly onRetry?: (() => void) | undefined
  /** The list, when it is not empty. */
  readonly children: ReactNode
}

/** Layout shared by clients, keys and webhooks, with their empty state. */
export function DevelopersFrame(props: DevelopersFrameProps) {
  const { here, count, labels, create, error } = props
  const { developers, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={developers.title}
        count={count}
        actions={
          <>
            <a className="button" href={links.apiDocs()} target="_blank" rel="noreferrer">
              {developers.docs}
            </a>
            <IfAllowed call={props.createOperation}>
              <Create create={create} isMain>
                {labels.new}
              </Create>
            </IfAllowed>
          </>
        }
      />
      <Tabs
        label={developers.title}
        tabs={[
          { label: developers.tabs.clients, href: links.developers(), here: here === 'clients' },
          { label: developers.tabs.keys, href: links.keys(), here: here === 'keys' },
          { label: developers.tabs.webhooks, href: links.webhooks(), here: here === 'webhooks' },
        ]}
      />
      <p className="page-text">{labels.text}</p>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {count === undefined && !error && <Skeleton rows={4} label={shell.loading} />}
      {count === 0 && (
        <EmptyState title={labels.emptyTitle} text={labels.emptyText}>
          <IfAllowed call={props.createOperation}>
            <Create create={create}>{labels.new}</Create>
          </IfAllowed>
        </EmptyState>
      )}
      {count ? props.children : null}
    </>
  )
}

interface CreateProps extends Pick<DevelopersFrameProps, 'create'> {
  readonly isMain?: boolean
  readonly children: string
}

function Create({ create, isMain = false, children }: CreateProps) {
  const className = isMain ? 'button button-primary' : 'button'
  const content = (
    <>
      {isMain && <Plus aria-hidden="true" />}
      {children}
    </>
  )
  return typeof create === 'string' ? (
    <Link className={className} href={create}>
      {content}
    </Link>
  ) : (
    <button type="button" className={className} onClick={create}>
      {content}
    </button>
  )
}
