import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperationName } from '../../api/client.ts'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Tabs } from '../../scaffold/tabs.tsx'

interface DevelopersFrameProps {
  readonly here: 'clients' | 'keys' | 'webhooks'
  /** How many there are; undefined until the first answer. */
  readonly count: number | undefined
  readonly words: {
    readonly text: string
    readonly new: string
    readonly emptyTitle: string
    readonly emptyText: string
  }
  /** Makes a new one, at another address or in a window here. */
  readonly create: string | (() => void)
  /** The operation that makes it. */
  readonly creates: OperationName
  readonly error?: unknown
  readonly onRetry?: (() => void) | undefined
  /** The list, where it holds anything. */
  readonly children: ReactNode
}

/** The head that clients, keys and webhooks share, and what stands there instead of a list. */
export function DevelopersFrame(props: DevelopersFrameProps) {
  const { here, count, words, create, error } = props
  const { developers, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={developers.title}
        aside={
          count !== undefined && (
            <span className="figure" role="status">
              {count}
            </span>
          )
        }
        actions={
          <>
            <a className="button" href={links.apiDocs()} target="_blank" rel="noreferrer">
              {developers.docs}
            </a>
            <May call={props.creates}>
              <Create create={create} isMain>
                {words.new}
              </Create>
            </May>
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
      <p className="page-text">{words.text}</p>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {count === undefined && !error && <Skeleton rows={4} label={shell.loading} />}
      {count === 0 && (
        <Empty title={words.emptyTitle} text={words.emptyText}>
          <May call={props.creates}>
            <Create create={create}>{words.new}</Create>
          </May>
        </Empty>
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
